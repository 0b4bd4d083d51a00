// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench.c: the measuring command: arguments, then measure, verify or compare. */
#include <errno.h>
#include <getopt.h>
#include <locale.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "nt_bench.h"

static const char synopsis[] =
	"usage: nt-bench measure -o FILE|DIR [options]   write a record of this CPU\n"
	"       nt-bench verify [options]                is the database right here?\n"
	"       nt-bench compare A [B]                   two records, or folders of them\n"
	"\n"
	"In a folder the record gets the name that the database wants; - is standard\n"
	"output.\n"
	"\n";

static const char statuses[] =
	"\n"
	"Exit status: 0 done, or the database is right; 1 failed; 2 wrong usage;\n"
	"4 the database is contradicted, and a record was printed; 5 inconclusive.\n";

#define NT_COMMAND(name, help)

enum option_id {
	BEFORE_OPTIONS = 255,
#define NT_OPTION(id, name, argument, values, help) id,
#include "nt_bench_options.def"
#undef NT_OPTION
};

static const struct option long_options[] = {
#define NT_OPTION(id, name, argument, values, help) \
	{ name, sizeof(argument) > 1 ? required_argument : no_argument, NULL, id },
#include "nt_bench_options.def"
#undef NT_OPTION
	{ NULL, 0, NULL, 0 }
};

static void print_help(void)
{
	fputs(synopsis, stdout);
#define NT_OPTION(id, name, argument, values, help) printf("  --%-17s %s\n", name " " argument, help);
#include "nt_bench_options.def"
#undef NT_OPTION
	fputs(statuses, stdout);
}

const char *const workload_names[] = { "memset", "pagefault", "tlbflush", "ebizzy" };

void complain(const char *format, ...)
{
	va_list arguments;

	fputs("nt-bench: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
}

void out_of_memory(void)
{
	complain("out of memory");
	exit(FAILED);
}

const char *shown(const char *text)
{
	static char buffers[3][68];
	static unsigned turn;
	char *buffer = buffers[turn++ % 3];
	size_t i;

	for (i = 0; i < 64 && text[i]; i++)
		buffer[i] = text[i] < ' ' || text[i] > '~' ? '?' : text[i];
	strcpy(buffer + i, text[i] ? "..." : "");
	return i ? buffer : "(empty)";
}

const char *size_text(uint64_t size, char text[SIZE_TEXT])
{
	static const char *const units[] = { "TiB", "GiB", "MiB", "KiB" };

	for (unsigned i = 0; i < 4; i++) {
		uint64_t unit = (uint64_t)1 << (40 - 10 * i);

		if (size && size % unit == 0) {
			snprintf(text, SIZE_TEXT, "%llu %s", (unsigned long long)(size / unit), units[i]);
			return text;
		}
	}
	snprintf(text, SIZE_TEXT, "%llu B", (unsigned long long)size);
	return text;
}

/* ---- arguments ---- */

static bool parse_number(const char *text, uint64_t low, uint64_t high, uint64_t *value)
{
	char *end;

	errno = 0;
	*value = strtoull(text, &end, 0);
	return *text >= '0' && *text <= '9' && !*end && !errno && *value >= low && *value <= high;
}

/* Bytes, or a number with B, K, KiB, M, MiB, G, GiB, after a blank or not. */
static bool parse_size(const char *text, uint64_t *size)
{
	static const struct { const char *name; unsigned shift; } units[] = {
		{ "", 0 }, { "B", 0 }, { "K", 10 }, { "KiB", 10 }, { "M", 20 }, { "MiB", 20 }, { "G", 30 }, { "GiB", 30 }
	};
	size_t digits = strspn(text, "0123456789");
	const char *unit = text + digits + (text[digits] == ' ');

	if (!digits || digits > 12)
		return false;
	*size = strtoull(text, NULL, 10);
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (!strcmp(unit, units[i].name)) {
			*size <<= units[i].shift;
			return *size > 0 && *size <= 1024 * GIB;
		}
	}
	return false;
}

/* One element of a list; a chunk "whole" is UINT64_MAX. */
static bool parse_element(int option, const char *text, uint64_t *value)
{
	switch (option) {
	case ARM:
		*value = ntq_arm_find(text, strlen(text));
		return *value != NTQ_ARM_NONE;
	case THREADS:
		return parse_number(text, 1, MAX_CPUS, value);
	case VALUE:
		*value = (uint64_t)-1;
		return !strcmp(text, "-1") || parse_number(text, 0, MOST_VALUE, value);
	case PAGE:
		return parse_size(text, value) && (*value == 4 * KIB || *value == 2 * MIB || *value == GIB);
	case CHUNK:
		*value = UINT64_MAX;
		return !strcmp(text, "whole") || parse_size(text, value);
	default:
		return parse_size(text, value) && *value >= 4 * KIB && *value % 64 == 0;
	}
}

/* What an option does not take: its argument, or one word of it. */
static const char *refused;

static bool parse_list(int option, char *text, struct list *list)
{
	char *rest = NULL;

	for (char *word = strtok_r(text, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
		uint64_t value;

		refused = word;
		if (list->n == MAX_LIST || !parse_element(option, word, &value))
			return false;
		for (unsigned i = 0; i < list->n; i++)
			if (list->values[i] == value)
				return false;
		list->values[list->n++] = value;
	}
	return list->n > 0;
}

static struct list *list_of(int option, struct options *options)
{
	switch (option) {
	case ARM:
		return &options->arms;
	case EXTENT:
		return &options->extents;
	case CHUNK:
		return &options->chunks;
	case PAGE:
		return &options->pages;
	case VALUE:
		return &options->values;
	default:
		return &options->threads;
	}
}

#define NTQ_ARM(name, symbol, needs, where, purpose) " " #name
static const char *const wants[] = {
	[WORKLOAD - OUTPUT] = "memset, pagefault, tlbflush or ebizzy",
	[CPU - OUTPUT] = "the number of a CPU",
	[SEED - OUTPUT] = "a number",
	[TIME - OUTPUT] = "1 to 3600 seconds",
	[SAMPLES - OUTPUT] = "1 to 200",
	[OFFSET - OUTPUT] = "0 to 4095 bytes",
	[ARM - OUTPUT] = "different names of arms, with commas, of"
#include "clear_variants.def"
		,
	[EXTENT - OUTPUT] = "different sizes in bytes, KiB, MiB or GiB, of 4 KiB or more in whole cache lines, such as 16MiB,1GiB",
	[CHUNK - OUTPUT] = "sizes such as 4KiB,2MiB, or whole",
	[PAGE - OUTPUT] = "4KiB, 2MiB, 1GiB",
	[THREADS - OUTPUT] = "numbers of threads",
	[VALUE - OUTPUT] = "values of tlb_flushall_shift, -1 to 10",
};
#undef NTQ_ARM

static bool take_option(int option, struct options *options)
{
	uint64_t value = 0;
	bool ok;

	refused = optarg;
	switch (option) {
	case WORKLOAD:
		for (options->workload = MEMSET; options->workload <= EBIZZY; options->workload++)
			if (!strcmp(optarg, workload_names[options->workload]))
				return true;
		return false;
	case CPU:
		ok = parse_number(optarg, 0, UINT32_MAX, &value);
		options->cpu = value;
		options->any_cpu = false;
		return ok;
	case SEED:
		return parse_number(optarg, 0, UINT64_MAX, &options->seed);
	case TIME:
		ok = parse_number(optarg, 1, 3600, &value);
		options->seconds = value;
		return ok;
	case SAMPLES:
		ok = parse_number(optarg, 1, MAX_SAMPLES, &value);
		options->samples = value;
		return ok;
	case OFFSET:
		return parse_number(optarg, 0, 4095, &options->offset);
	default:
		return parse_list(option, optarg, list_of(option, options));
	}
}

static enum status wrong_usage(const char *message)
{
	complain("%s; see nt-bench --help", message);
	return USAGE;
}

/* Options in any order; what is no option stays behind them. */
static enum status parse_arguments(int argc, char **argv, struct options *options)
{
	int option;

	opterr = 0;
	while ((option = getopt_long(argc, argv, ":o:", long_options, NULL)) != -1) {
		if (option == '?' || option == ':') {
			complain("%s: %s; see nt-bench --help", shown(argv[optind - 1]),
				 option == ':' ? "needs an argument" : "no such option");
			return USAGE;
		}
		if (option == 'o' || option == OUTPUT) {
			options->output = optarg;
		} else if (option == NAME) {
			options->machine = optarg;
		} else if (option == QUICK) {
			options->quick = true;
		} else if (option == SWEEP) {
			options->sweep = true;
		} else if (option == DEBUGFS) {
			options->debugfs = optarg;
		} else if (option == HELP) {
			print_help();
			exit(DONE);
		} else if (option == VERSION) {
			printf("nt-bench %s, harness %s, database %s\n", NTQ_VERSION, harness_hash, ntq_db_hash());
			exit(DONE);
		} else if (!take_option(option, options)) {
			complain("--%s %s: expected %s", long_options[option - OUTPUT].name, shown(refused), wants[option - OUTPUT]);
			return USAGE;
		}
	}
	return DONE;
}

/* ---- what to do ---- */

/* Noise ends with more samples, a difference that is too small does not: a third of the time, two, all; then it is left open. */
#define MOST_TRIES 3

/* The mails that the database began with have five runs of each; fewer make no word here. */
#define LEAST_TO_JUDGE 5

static enum status verify(const struct options *options, const struct machine *machine, struct plan *plan)
{
	const struct ntq_row *row = ntq_lookup(&machine->cpu);
	bool decided = row && (row->nt != NTQ_UNKNOWN || row->nt_vector != NTQ_UNKNOWN || row->clzero != NTQ_UNKNOWN);
	struct options part = *options;
	enum status status;

	part.seconds = (options->seconds + MOST_TRIES - 1) / MOST_TRIES;
	for (unsigned tries = 1;; tries++) {
		bool final = tries == MOST_TRIES || !decided;

		status = run_plan(&part, machine, plan);
		if (status != DONE)
			return status;
		if (plan->rounds < LEAST_TO_JUDGE && tries < MOST_TRIES)
			continue;
		if (plan->rounds < LEAST_TO_JUDGE) {
			complain("inconclusive: time for %u rounds, and %u make a word: a higher --time", plan->rounds, LEAST_TO_JUDGE);
			return INCONCLUSIVE;
		}
		flag_drift(plan);
		sort_plan(plan);
		status = judge_record(options, machine, plan, final);
		if (status != INCONCLUSIVE || final)
			return status == FAILED ? INCONCLUSIVE : status;
	}
}

static void warn_if_busy(void)
{
	double load;

	if (getloadavg(&load, 1) == 1 && load > 0.7)
		fprintf(stderr, "The load is %.1f: what else runs here spoils the figures.\n", load);
}

static enum status measure(const struct options *options)
{
	static struct machine machine;
	static struct plan plan;
	struct output output;
	enum status status;

	if (!look_around(options, &machine) ||
	    !(about_values(options) ? plan_values(options, &machine, &plan) : make_plan(options, &machine, &plan)))
		return FAILED;
	if (!options->verify && !find_output(options, &machine, &output))
		return FAILED;
	if (options->sweep && !begin_sweep(&machine.ceiling))
		return FAILED;
	fprintf(stderr, "seed 0x%016llx, CPU %u\n", (unsigned long long)options->seed, machine.cpu_number);
	warn_if_busy();
	if (options->verify)
		return verify(options, &machine, &plan);
	status = run_plan(options, &machine, &plan);
	if (options->sweep && !end_sweep(&machine.ceiling))
		return FAILED;
	if (status != DONE)
		return status;
	flag_drift(&plan);
	sort_plan(&plan);
	status = write_record(options, &machine, &plan, &output);
	if (about_values(options)) {
		report_values(stderr, options, &machine, &plan);
		explain_values(options, &machine, &plan);
	} else {
		report(stderr, options, &machine, &plan);
	}
	return status;
}

int main(int argc, char **argv)
{
	struct options options = { .any_cpu = true };
	enum status status;
	const char *command;

	setlocale(LC_ALL, "C");
	if (getrandom(&options.seed, sizeof(options.seed), 0) != sizeof(options.seed))
		options.seed = now_ns();
	status = parse_arguments(argc, argv, &options);
	if (status != DONE)
		return status;
	command = optind < argc ? argv[optind++] : "";
	if (!strcmp(command, "compare")) {
		if (argc - optind != 1 && argc - optind != 2)
			return wrong_usage("compare takes two records, or two folders of records, or one about values");
		return compare_records(argv + optind);
	}
	options.verify = !strcmp(command, "verify");
	if (!options.verify && strcmp(command, "measure"))
		return wrong_usage(*command ? "the command is measure, verify or compare" : "no command");
	if (optind < argc)
		return wrong_usage("too many arguments");
	if (options.verify && options.samples && options.samples < LEAST_TO_JUDGE) {
		complain("verify makes no word of fewer than %u --samples; see nt-bench --help", LEAST_TO_JUDGE);
		return USAGE;
	}
	if (options.verify && options.output)
		return wrong_usage("verify writes no file: it prints the record to submit");
	if (options.verify && options.workload != MEMSET)
		return wrong_usage("verify measures memset");
	if (about_values(&options) &&
	    (options.quick || options.offset || options.arms.n | options.extents.n | options.chunks.n | options.pages.n))
		return wrong_usage("--quick, --offset, --arm, --extent, --chunk and --page are of memset and pagefault");
	if (!about_values(&options) && (options.sweep || options.debugfs || options.values.n))
		return wrong_usage("--value, --sweep and --debugfs are of tlbflush and ebizzy");
	if (!options.verify && !options.output)
		return wrong_usage("-o says where the record goes: a file, a folder such as db/measurements, or -");
	if (!options.seconds)
		options.seconds = options.verify ? 90 : options.quick ? 30 : 240;
	return measure(&options);
}
