// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk.c: the query command: arguments, then who is meant, then the answer. */
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nt_quirk_internal.h"
#include "nt_quirk_tool.h"

static const char synopsis[] =
	"usage: nt-quirk [--cpu ID | --signature HEX | --cpuinfo FILE |\n"
	"                 --cpuid-dump FILE | --list]\n"
	"                [--vendor V] [--format text|json|glibc-tunables] [--why]\n"
	"                [--chunk SIZE]\n"
	"\n"
	"Say whether non-temporal stores are good on a CPU, from what size, and why.\n"
	"Without one of the first five options, the CPU is that of this machine.\n"
	"\n";

static const char statuses[] =
	"\n"
	"Exit status: 0 answered from the database, 1 bad input, 2 wrong usage,\n"
	"3 not in the database (the default is printed), 4 ambiguous.\n";

/* What getopt_long() returns, and for the first five what the question is about. */
enum option_id {
	THIS_MACHINE,
	BEFORE_OPTIONS = 255,
#define NT_OPTION(id, name, argument, values, help) id,
#include "nt_quirk_options.def"
#undef NT_OPTION
};

static const struct option long_options[] = {
#define NT_OPTION(id, name, argument, values, help) \
	{ name, sizeof(argument) > 1 ? required_argument : no_argument, NULL, id },
#include "nt_quirk_options.def"
#undef NT_OPTION
	{ NULL, 0, NULL, 0 }
};

enum format { TEXT, JSON, TUNABLES };

struct options {
	enum option_id source;		/* THIS_MACHINE, CPU, ... */
	const char *argument;		/* of the source */
	int vendor;			/* enum ntq_vendor */
	enum format format;
	bool why;
	bool help;
	bool version;
	uint64_t chunk;
};

void complain(const char *format, ...)
{
	va_list arguments;

	fputs("nt-quirk: ", stderr);
	va_start(arguments, format);
	vfprintf(stderr, format, arguments);
	va_end(arguments);
	fputc('\n', stderr);
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

/* ---- arguments ---- */

static enum status wrong_usage(const char *message)
{
	complain("%s; see nt-quirk --help", message);
	return USAGE;
}

/* A size as NT_QUIRK=threshold= takes it, but for a space before the unit. */
static bool parse_chunk(const char *text, uint64_t *chunk)
{
	size_t digits = strspn(text, "0123456789");
	struct ntq_override size;
	char token[64];
	int len = snprintf(token, sizeof(token), "threshold=%.*s%s", (int)digits, text,
			   text + digits + (text[digits] == ' '));

	if (len >= (int)sizeof(token) || strchr(token, ','))
		return false;
	ntq_parse_override(token, &size);
	*chunk = size.threshold;
	return size.flags == NTQ_THRESHOLD_FORCED && size.threshold != 0 && size.threshold != UINT64_MAX;
}

static enum status parse_format(const char *text, enum format *format)
{
	static const char *const names[] = { [TEXT] = "text", [JSON] = "json", [TUNABLES] = "glibc-tunables" };

	for (*format = TEXT; *format <= TUNABLES; ++*format)
		if (!strcmp(text, names[*format]))
			return ANSWERED;
	complain("--format %s: text, json or glibc-tunables", shown(text));
	return USAGE;
}

static enum status take_option(int option, struct options *options)
{
	switch (option) {
	case CPU:
	case SIGNATURE:
	case CPUINFO:
	case CPUID_DUMP:
	case LIST:
		if (options->source)
			return wrong_usage("only one of --cpu, --signature, --cpuinfo, --cpuid-dump and --list");
		options->source = option;
		options->argument = optarg;
		return ANSWERED;
	case VENDOR:
		options->vendor = ntq_parse_vendor(optarg);
		if (options->vendor >= 0)
			return ANSWERED;
		complain("--vendor %s: known are intel, amd, hygon, centaur, zhaoxin", shown(optarg));
		return BAD_INPUT;
	case FORMAT:
		return parse_format(optarg, &options->format);
	case CHUNK:
		if (parse_chunk(optarg, &options->chunk))
			return ANSWERED;
		complain("--chunk %s: a size above 0, in bytes or with K, KiB, M, MiB, G or GiB", shown(optarg));
		return BAD_INPUT;
	case WHY:
		options->why = true;
		break;
	case HELP:
		options->help = true;
		break;
	case VERSION:
		options->version = true;
		break;
	}
	return ANSWERED;
}

static enum status parse_arguments(int argc, char **argv, struct options *options)
{
	enum status status;
	int option;

	*options = (struct options){ .vendor = NTQ_VENDOR_ANY, .chunk = UINT64_MAX };
	opterr = 0;
	while ((option = getopt_long(argc, argv, ":", long_options, NULL)) != -1) {
		if (option == '?' || option == ':') {
			complain("%s: %s; see nt-quirk --help", shown(argv[optind - 1]),
				 option == ':' ? "needs an argument" : "no such option");
			return USAGE;
		}
		status = take_option(option, options);
		if (status != ANSWERED)
			return status;
	}
	if (optind < argc) {
		complain("%s: not an option; an identity goes with --cpu", shown(argv[optind]));
		return USAGE;
	}
	if (options->vendor != NTQ_VENDOR_ANY && options->source != CPU && options->source != SIGNATURE &&
	    options->source != LIST)
		return wrong_usage("--vendor goes with --cpu, --signature or --list");
	if (options->why && options->source == LIST)
		return wrong_usage("--why explains one CPU, not --list");
	if (options->format == TUNABLES && options->source == LIST)
		return wrong_usage("--format glibc-tunables is for one CPU, not --list");
	return ANSWERED;
}

/* ---- the question ---- */

/* A subject that nobody can look at: a vendor, and what such a CPU usually has. */
static enum status ask_identity(const struct options *options, struct question *question)
{
	struct subject *subject = &question->subjects[0];
	enum status status;

	if (options->vendor != NTQ_VENDOR_ANY) {
		if (subject->cpu.vendor != NTQ_VENDOR_ANY && subject->cpu.vendor != options->vendor)
			return wrong_usage("the identity names another vendor than --vendor");
		subject->cpu.vendor = options->vendor;
	}
	question->n_subjects = 1;
	question->assumed = true;
	status = resolve(question, options->argument);
	for (unsigned i = 0; i < question->n_subjects; i++)
		ntq_expected_features(&question->subjects[i].cpu, &question->subjects[i].features);
	return status;
}

static enum status ask_cpu(const struct options *options, struct question *question)
{
	char message[NTQ_MESSAGE_SIZE];

	if (ntq_parse_cpu(options->argument, &question->subjects[0].cpu, message, sizeof(message)) < 0) {
		complain("--cpu %s: %s", shown(options->argument), message);
		return BAD_INPUT;
	}
	return ask_identity(options, question);
}

static enum status ask_signature(const struct options *options, struct question *question)
{
	const char *text = options->argument;
	size_t skip = !strncmp(text, "0x", 2) || !strncmp(text, "0X", 2) ? 2 : 0;
	size_t digits = strspn(text + skip, "0123456789abcdefABCDEF");
	struct ntq_cpu *cpu = &question->subjects[0].cpu;
	uint32_t eax = digits <= 8 ? strtoul(text, NULL, 16) : 0;

	if (!eax || text[skip + digits]) {
		complain("--signature %s: not EAX of CPUID leaf 1, which is like 0x000406f1", shown(text));
		return BAD_INPUT;
	}
	*cpu = (struct ntq_cpu){ .vendor = NTQ_VENDOR_ANY };
	ntq_decode_signature(eax, cpu);
	return ask_identity(options, question);
}

/* Which core of a hybrid CPU this runs on is chance: the question is about the whole. */
static enum status ask_this_machine(struct question *question)
{
	struct subject *subject = &question->subjects[0];

	ntq_read_cpu(&subject->cpu, &subject->features, &subject->caches);
	subject->cpu.core_type = NTQ_CORE_ANY;
	question->n_subjects = 1;
	question->override = secure_getenv("NT_QUIRK");
	return resolve(question, "this CPU");
}

static enum status ask(const struct options *options, struct question *question)
{
	bool ok;

	switch (options->source) {
	case CPU:
		return ask_cpu(options, question);
	case SIGNATURE:
		return ask_signature(options, question);
	case CPUINFO:
		ok = read_cpuinfo(options->argument, question);
		break;
	case CPUID_DUMP:
		ok = read_cpuid_dump(options->argument, question);
		break;
	default:
		return ask_this_machine(question);
	}
	return ok ? resolve(question, options->argument) : BAD_INPUT;
}

/* ---- the answer ---- */

static void print_help(void)
{
	fputs(synopsis, stdout);
#define NT_OPTION(id, name, argument, values, help) printf("  --%-18s %s\n", name " " argument, help);
#include "nt_quirk_options.def"
#undef NT_OPTION
	fputs(statuses, stdout);
}

static enum status print(const struct options *options, const struct question *question)
{
	static void (*const printers[])(const struct question *question) = {
		[TEXT] = print_text,
		[JSON] = print_json,
		[TUNABLES] = print_tunables,
	};
	char text[NTQ_CPU_TEXT_SIZE];
	struct answer answer;

	printers[options->format](question);
	find_answer(question, &question->subjects[0], &answer);
	if (answer.entry)
		return ANSWERED;
	ntq_format_cpu(&answer.subject->cpu, text, sizeof(text));
	complain("%s is %s; this is the default", text,
		 answer.selection.flags & NTQ_UNTRUSTED ? "not believed" : "not in the database");
	return NOT_IN_DATABASE;
}

static enum status answer(const struct options *options)
{
	struct question question = { .chunk = options->chunk, .why = options->why };
	enum status status;

	if (options->help) {
		print_help();
	} else if (options->version) {
		printf("nt-quirk %s, database %s\n", NTQ_VERSION, ntq_db_hash());
	} else if (options->source == LIST) {
		(options->format == JSON ? list_json : list_text)(options->chunk, options->vendor);
	} else {
		status = ask(options, &question);
		return status == ANSWERED ? print(options, &question) : status;
	}
	return ANSWERED;
}

int main(int argc, char **argv)
{
	struct options options;
	enum status status = parse_arguments(argc, argv, &options);

	if (status == ANSWERED)
		status = answer(&options);
	if (ferror(stdout) | fclose(stdout)) {
		complain("standard output: %s", strerror(errno));
		return BAD_INPUT;
	}
	return status;
}
