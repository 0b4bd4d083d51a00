// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_plan.c: which arms at which points, bounded by the memory and the time there is. */
#include <stdlib.h>

#include "nt_bench.h"

/* Points that are compared with each other: every arm at one extent, chunk, page and number of threads. */
struct group {
	uint64_t extent, chunk, page;
	unsigned threads;
	bool user_arms;			/* also the arms that no kernel can use */
};

#define WHOLE UINT64_MAX
#define MAIN_PAGE 0			/* 2 MiB if it can be had, else 4 KiB */
#define ALL_CPUS 0

/* The most important first: what takes too long is dropped from the end. */
static const struct group whole_plan[] = {
	{ GIB, WHOLE, MAIN_PAGE, 1, true }, { GIB, WHOLE, 4 * KIB, 1, true }, { 128 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 16 * MIB, WHOLE, MAIN_PAGE, 1, true },
	{ 4 * GIB, WHOLE, MAIN_PAGE, 1, true }, { 2 * MIB, WHOLE, MAIN_PAGE, 1, false },
	{ GIB, 4 * KIB, MAIN_PAGE, 1, false }, { GIB, 2 * MIB, MAIN_PAGE, 1, false }, { 256 * MIB, WHOLE, MAIN_PAGE, 1, false },
	{ 64 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 32 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 512 * MIB, WHOLE, MAIN_PAGE, 1, false },
	{ 8 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 2 * GIB, WHOLE, MAIN_PAGE, 1, false }, { 128 * MIB, 4 * KIB, MAIN_PAGE, 1, false },
	{ 128 * MIB, 2 * MIB, MAIN_PAGE, 1, false }, { 128 * MIB, WHOLE, 4 * KIB, 1, true }, { GIB, 4 * KIB, 4 * KIB, 1, false },
	{ 16 * MIB, WHOLE, 4 * KIB, 1, false }, { GIB, WHOLE, GIB, 1, false }, { GIB, WHOLE, MAIN_PAGE, ALL_CPUS, false },
	{ 128 * MIB, WHOLE, MAIN_PAGE, ALL_CPUS, false },
};

static const struct group quick_plan[] = {
	{ GIB, WHOLE, MAIN_PAGE, 1, false }, { 128 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 256 * MIB, WHOLE, MAIN_PAGE, 1, false },
	{ 16 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 512 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 2 * MIB, WHOLE, MAIN_PAGE, 1, false },
	{ GIB, 4 * KIB, MAIN_PAGE, 1, false },
};

/* Beyond the last-level cache of most. */
static const struct group verify_plan[] = {
	{ GIB, WHOLE, MAIN_PAGE, 1, false }, { 256 * MIB, WHOLE, MAIN_PAGE, 1, false }, { 128 * MIB, WHOLE, MAIN_PAGE, 1, false },
};

/* The kernel clears: one chunk and one arm, whatever is asked for. */
static const struct group fault_plan[] = {
	{ GIB, 4 * KIB, 4 * KIB, 1, false }, { GIB, 4 * KIB, 2 * MIB, 1, false }, { 4 * GIB, 4 * KIB, GIB, 1, false },
	{ GIB, 4 * KIB, GIB, 1, false }, { 128 * MIB, 4 * KIB, 4 * KIB, 1, false }, { 128 * MIB, 4 * KIB, 2 * MIB, 1, false },
};


static bool arm_wanted(const struct options *options, const struct machine *machine, const struct group *group, unsigned arm)
{
	const struct ntq_arm_info *info = ntq_arm_info(arm);

	if (options->workload == PAGEFAULT)
		return options->arms.n ? arm == options->arms.values[0] : arm == kernel_arm();
	if (info->needs & ~machine->features.bits)
		return false;
	for (unsigned i = 0; i < options->arms.n; i++)
		if (options->arms.values[i] == arm)
			return true;
	return !options->arms.n && (info->where == NTQ_WHERE_KERNEL || group->user_arms);
}

static bool page_possible(uint64_t page, const struct machine *machine)
{
	struct memory memory;
	bool ok = get_memory(&memory, page, page, true, machine);

	drop_memory(&memory);
	return ok;
}

static bool known(const struct plan *plan, const struct group *group)
{
	for (unsigned i = 0; i < plan->n; i++)
		if (plan->points[i].extent == group->extent && plan->points[i].chunk == group->chunk &&
		    plan->points[i].page == group->page && plan->points[i].threads == group->threads)
			return true;
	return false;
}

/* Half of the memory at most: the other half is the system's. */
static void add_group(const struct options *options, const struct machine *machine, struct plan *plan, struct group group,
		      unsigned number)
{
	bool possible = group.extent <= machine->usable / 2 && group.chunk && group.threads <= machine->n_cpus;

	if (group.chunk == WHOLE)
		group.chunk = group.extent;
	if (!possible || group.chunk > group.extent || known(plan, &group) || !page_possible(group.page, machine))
		return;
	for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++) {
		if (!arm_wanted(options, machine, &group, arm))
			continue;
		plan->points = realloc(plan->points, (plan->n + 1) * sizeof(*plan->points));
		if (!plan->points)
			out_of_memory();
		plan->points[plan->n++] = (struct point){
			.extent = group.extent, .chunk = group.chunk, .page = group.page, .threads = group.threads,
			.arm = arm, .group = number, .passes = options->workload == MEMSET
		};
	}
}

static uint64_t element(const struct list *list, unsigned i, uint64_t otherwise)
{
	return i < list->n ? list->values[i] : otherwise;
}

/* Every combination of what was asked for, or the tool's plan. */
static void add_groups(const struct options *options, const struct machine *machine, struct plan *plan, uint64_t page)
{
	bool fault = options->workload == PAGEFAULT;
	const struct group *groups = fault ? fault_plan : options->verify ? verify_plan : options->quick ? quick_plan : whole_plan;
	unsigned n = fault ? N_OF(fault_plan) : options->verify ? N_OF(verify_plan) : options->quick ? N_OF(quick_plan) : N_OF(whole_plan);
	unsigned number = 0;

	if (options->extents.n | options->chunks.n | options->pages.n | options->threads.n) {
		for (unsigned i = 0; !i || i < options->extents.n; i++)
			for (unsigned j = 0; !j || j < options->chunks.n; j++)
				for (unsigned k = 0; !k || k < options->pages.n; k++)
					for (unsigned l = 0; !l || l < options->threads.n; l++)
						add_group(options, machine, plan, (struct group){
							element(&options->extents, i, GIB),
							element(&options->chunks, j, fault ? 4 * KIB : WHOLE),
							element(&options->pages, k, page),
							element(&options->threads, l, 1), true }, number++);
		return;
	}
	for (unsigned i = 0; i < n; i++) {
		struct group group = groups[i];

		group.page = group.page == MAIN_PAGE ? page : group.page;
		group.threads = group.threads == ALL_CPUS ? machine->n_cpus : group.threads;
		add_group(options, machine, plan, group, number++);
	}
}

bool make_plan(const struct options *options, const struct machine *machine, struct plan *plan)
{
	char text[SIZE_TEXT];

	for (unsigned i = 0; i < options->arms.n && options->workload == MEMSET; i++) {
		const struct ntq_arm_info *info = ntq_arm_info(options->arms.values[i]);

		if (info->needs & ~machine->features.bits) {
			complain("--arm %s: this CPU does not have what it needs (%s)", info->name, info->purpose);
			return false;
		}
	}
	add_groups(options, machine, plan, page_possible(2 * MIB, machine) ? 2 * MIB : 4 * KIB);
	if (!plan->n)
		complain("nothing to measure: %s of memory may be used, half of that for an extent, and %u CPUs; "
			 "or no chunk fits into an extent, or these pages cannot be had", size_text(machine->usable & ~(MIB - 1), text), machine->n_cpus);
	return plan->n;
}

uint64_t round_cost(const struct plan *plan)
{
	uint64_t total = 0;

	for (unsigned i = 0; i < plan->n; i++)
		total += plan->points[i].cost;
	return total;
}

void shorten_plan(struct plan *plan, uint64_t ns)
{
	while (round_cost(plan) > ns) {
		unsigned last = plan->points[plan->n - 1].group;

		if (last == plan->points[0].group)
			return;
		while (plan->points[plan->n - 1].group == last)
			plan->n--;
		plan->dropped = true;
	}
}

static int by_place(const void *one, const void *two)
{
	const struct point *a = one, *b = two;
	uint64_t left[] = { a->threads, a->page, a->chunk == a->extent ? UINT64_MAX : a->chunk, a->extent, a->arm, a->value - LEAST_VALUE };
	uint64_t right[] = { b->threads, b->page, b->chunk == b->extent ? UINT64_MAX : b->chunk, b->extent, b->arm, b->value - LEAST_VALUE };

	for (unsigned i = 0; i < N_OF(left); i++)
		if (left[i] != right[i])
			return left[i] < right[i] ? -1 : 1;
	return 0;
}

void sort_plan(struct plan *plan)
{
	qsort(plan->points, plan->n, sizeof(*plan->points), by_place);
}
