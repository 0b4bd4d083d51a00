// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_values.c: workloads about a value of the kernel: which one it runs with, which points, one sample, a report. */
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "nt_bench.h"

bool about_values(const struct options *options)
{
	return options->workload == TLBFLUSH || options->workload == EBIZZY;
}

long pages_of(int value, unsigned entries)
{
	return value < 0 ? 0 : entries >> value;
}

/* ---- the value that the kernel runs with ---- */

/* The value for which this is the ceiling; false if there is none. */
static bool value_of(const struct machine *machine, int *value)
{
	const struct ceiling *ceiling = &machine->ceiling;

	for (*value = LEAST_VALUE; *value <= MOST_VALUE; ++*value)
		if (ceiling->is_shift ? ceiling->old == *value :
		    machine->tlb_entries && ceiling->old == pages_of(*value, machine->tlb_entries))
			return true;
	return false;
}

/* What is stated has to agree with what can be seen. */
static bool check_stated(const struct machine *machine, int stated)
{
	const struct ceiling *ceiling = &machine->ceiling;
	int value;

	if (ceiling->error || (!ceiling->is_shift && !machine->tlb_entries))
		return true;
	if (value_of(machine, &value) && value == stated)
		return true;
	if (ceiling->is_shift)
		complain("--value %d: but %s is %ld", stated, ceiling->path, ceiling->old);
	else
		complain("--value %d: that is %ld pages of this TLB (%u entries), but %s is %ld: write %ld there first, or use --sweep", stated,
			 pages_of(stated, machine->tlb_entries), machine->tlb_entries, ceiling->path, ceiling->old,
			 pages_of(stated, machine->tlb_entries));
	return false;
}

static bool running_value(const struct options *options, const struct machine *machine, int *value)
{
	static const char remedy[] = "state it with --value N (TLB entries >> N are flushed one by one, -1: none)";
	const struct ceiling *ceiling = &machine->ceiling;

	if (options->values.n > 1) {
		complain("--value with more than one needs --sweep: the kernel runs with one of them");
		return false;
	}
	if (options->values.n) {
		*value = (int)options->values.values[0];
		return check_stated(machine, *value);
	}
	if (!ceiling->error && value_of(machine, value))
		return true;
	if (ceiling->error)
		complain("%s: %s: the value that this kernel runs with is unknown; as root with debugfs it can be read, or %s",
			 ceiling->path, strerror(ceiling->error), remedy);
	else if (!machine->tlb_entries && !ceiling->is_shift)
		complain("%s is %ld pages, but CPUID does not say how many entries the TLB has: %s", ceiling->path, ceiling->old, remedy);
	else
		complain("%s is %ld, which is no value from %d to %d of this TLB (%u entries): write one there (%ld is the value 6), or use --sweep",
			 ceiling->path, ceiling->old, LEAST_VALUE, MOST_VALUE, machine->tlb_entries, pages_of(6, machine->tlb_entries));
	return false;
}

/* ---- the plan ---- */

/* The ceilings that differ where ranges have up to 512 pages: none, and from 8 pages. */
static void values_to_sweep(const struct options *options, const struct machine *machine, struct list *values)
{
	*values = options->values;
	if (values->n)
		return;
	values->values[values->n++] = (uint64_t)-1;
	for (int value = 0; value <= MOST_VALUE && values->n < MAX_LIST; value++)
		if (pages_of(value, machine->tlb_entries) >= 8 && pages_of(value + 1, machine->tlb_entries) < 512)
			values->values[values->n++] = value;
}

static bool choose_values(const struct options *options, const struct machine *machine, struct list *values)
{
	const struct ceiling *ceiling = &machine->ceiling;
	int value;

	if (!options->sweep) {
		*values = (struct list){ .n = 1 };
		if (!running_value(options, machine, &value))
			return false;
		values->values[0] = value;
		return true;
	}
	if (ceiling->error) {
		complain("%s: %s: there is nothing to sweep; it needs debugfs (mount -t debugfs none /sys/kernel/debug), root, and no lockdown",
			 ceiling->path, strerror(ceiling->error));
		return false;
	}
	if (!machine->tlb_entries && !ceiling->is_shift) {
		complain("CPUID does not say how many entries the TLB has: no ceiling can be made of a value");
		return false;
	}
	values_to_sweep(options, machine, values);
	return true;
}

static bool chosen(const struct options *options, unsigned threads, unsigned cpus)
{
	/* As the change of 2014 had it: every number to 8 and then in smaller steps than twice, or the series of Fibonacci. */
	static const unsigned ebizzy[] = { 3, 5, 6, 7, 12, 24, 48, 96, 192, 384 }, flush[] = { 3, 5, 13, 34, 89, 233 };
	const unsigned *numbers = options->workload == EBIZZY ? ebizzy : flush;
	unsigned n = options->workload == EBIZZY ? sizeof(ebizzy) / sizeof(*ebizzy) : sizeof(flush) / sizeof(*flush);

	for (unsigned i = 0; i < n; i++)
		if (numbers[i] == threads)
			return true;
	return !(threads & (threads - 1)) || threads == 2 * cpus;
}

static void add_points(const struct options *options, const struct machine *machine, struct plan *plan, const struct list *values,
		       unsigned threads, unsigned group)
{
	plan->points = realloc(plan->points, (plan->n + values->n) * sizeof(*plan->points));
	if (!plan->points)
		out_of_memory();
	for (unsigned i = 0; i < values->n; i++) {
		int value = (int)values->values[i];

		plan->points[plan->n++] = (struct point){
			.page = 4 * KIB, .threads = threads, .group = group, .value = value,
			.ceiling = machine->ceiling.error || machine->ceiling.is_shift ? -1 :
				   options->sweep ? pages_of(value, machine->tlb_entries) : machine->ceiling.old
		};
	}
}

bool plan_values(const struct options *options, struct machine *machine, struct plan *plan)
{
	unsigned group = 0;
	struct list values;

	find_ceiling(options, &machine->ceiling);
	machine->tlb_entries = tlb_entries(machine->leaves, machine->n_leaves);
	if (!choose_values(options, machine, &values))
		return false;
	if (options->sweep && values.n < 2) {
		complain("--sweep compares values: two at least");
		return false;
	}
	/* Pages of 2 MiB would make one entry of what is flushed and of what is read. */
	prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
	for (unsigned i = 0; i < options->threads.n; i++)
		add_points(options, machine, plan, &values, options->threads.values[i], group++);
	for (unsigned threads = 1; !options->threads.n && threads <= 2 * machine->n_cpus; threads++)
		if (chosen(options, threads, machine->n_cpus))
			add_points(options, machine, plan, &values, threads, group++);
	return true;
}

/* ---- a sample ---- */

bool value_sample(const struct options *options, const struct machine *machine, struct point *point)
{
	struct sample sample = { .yardstick = measure_yardstick() };
	uint64_t stolen = stolen_ticks(machine->cpus, machine->n_cpus);
	uint64_t seed = options->seed ^ ((uint64_t)point->threads << 32) ^ point->n;

	if (options->sweep && !set_ceiling(&machine->ceiling, point->value, machine->tlb_entries))
		return false;
	sample.rate = options->workload == EBIZZY ? ebizzy_rate(machine, point->threads, seed) :
						    flush_cost(machine, point->threads, seed);
	if (interrupted || sample.rate <= 0)
		return false;
	sample.noise = stolen_ticks(machine->cpus, machine->n_cpus) > stolen ? STOLEN : 0;
	point->samples[point->n++] = sample;
	return true;
}

/* ---- at the end ---- */

void report_values(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan)
{
	print_noise(out, plan);
	fputs("It cannot show:\n", out);
	if (machine->guest)
		fputs("- What this CPU does without a hypervisor, whose own tables of pages make a miss dearer: a guest's record never "
		      "sets a kernel's verdict.\n", out);
	if (machine->ceiling.error)
		fputs("- That the kernel ran with this value: it was stated, not read.\n", out);
	if (!options->sweep)
		fputs("- Which value is better: it needs a record of another one, or --sweep.\n", out);
	if (plan->dropped)
		fputs("- The numbers of threads that were left out to end in time: --time N gives more.\n", out);
	fputs("- What ranges your programs flush: sizes are random, and who reads does nothing else.\n", out);
}
