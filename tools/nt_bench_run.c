// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_run.c: rounds over the plan until the time is over: the first group by group, the others in random order. */
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "nt_bench.h"

/* A spread wants so many samples; the plan is cut down until there is time for them. */
#define LEAST_ROUNDS 7

volatile bool interrupted;

static void on_signal(int number)
{
	(void)number;
	interrupted = true;
}

uint64_t next_random(uint64_t *state)
{
	uint64_t z = *state += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

static void shuffle(uint64_t *items, unsigned n, uint64_t *state)
{
	for (unsigned i = n; i > 1; i--) {
		unsigned j = next_random(state) % i;
		uint64_t item = items[i - 1];

		items[i - 1] = items[j];
		items[j] = item;
	}
}

static void progress(const struct plan *plan, unsigned done, uint64_t left)
{
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "\rround %u, %3u of %u, at most %llu s left  ", plan->rounds + 1, done, plan->n,
			(unsigned long long)(left / 1000000000));
}

static bool sample_one(const struct options *options, const struct machine *machine, const struct memory *memory,
		       struct point *point)
{
	uint64_t begin = now_ns();
	bool ok;

	ok = about_values(options) ? value_sample(options, machine, point) :
	     options->workload == PAGEFAULT ? fault_sample(machine, point) :
					      take_sample(machine, memory, options->offset, point);
	point->cost = now_ns() - begin;
	return ok;
}

#define ANY_GROUP UINT_MAX

/* Every point, or one group's, with pages of one size, in memory that is new each time: another set of physical pages. */
static bool run_page(const struct options *options, const struct machine *machine, struct plan *plan, uint64_t page, unsigned group,
		     uint64_t *state, uint64_t deadline, unsigned *done)
{
	uint64_t *order = calloc(plan->n, sizeof(*order)), largest = 0;
	struct memory memory = { 0 };
	unsigned n = 0;
	bool ok = true;

	if (!order)
		out_of_memory();
	for (unsigned i = 0; i < plan->n; i++) {
		if (plan->points[i].page != page || (group != ANY_GROUP && plan->points[i].group != group))
			continue;
		order[n++] = i;
		largest = plan->points[i].extent > largest ? plan->points[i].extent : largest;
	}
	shuffle(order, n, state);
	if (options->workload == MEMSET && !get_memory(&memory, largest + options->offset, page, true, machine))
		n = 0;
	for (unsigned i = 0; ok && i < n && !interrupted; i++) {
		uint64_t now = now_ns();

		ok = sample_one(options, machine, &memory, &plan->points[order[i]]);
		progress(plan, ++*done, deadline > now ? deadline - now : 0);
	}
	drop_memory(&memory);
	free(order);
	return ok && !interrupted;
}

static bool run_round(const struct options *options, const struct machine *machine, struct plan *plan, uint64_t *state,
		      uint64_t deadline)
{
	uint64_t pages[] = { 4 * KIB, 2 * MIB, GIB };
	unsigned done = 0;

	shuffle(pages, 3, state);
	for (unsigned i = 0; i < 3; i++)
		if (!run_page(options, machine, plan, pages[i], ANY_GROUP, state, deadline, &done))
			return false;
	plan->rounds++;
	return true;
}

/* The most important group first, until a round has had its time: what comes later is forgotten. */
static bool first_round(const struct options *options, const struct machine *machine, struct plan *plan, uint64_t *state,
			uint64_t deadline, uint64_t most)
{
	uint64_t begin = now_ns();
	unsigned done = 0, end;

	for (unsigned i = 0; i < plan->n; i = end) {
		unsigned group = plan->points[i].group;

		if (i && !options->samples && now_ns() - begin > most) {
			plan->n = i;
			plan->dropped = true;
			break;
		}
		for (end = i; end < plan->n && plan->points[end].group == group; end++)
			;
		if (!run_page(options, machine, plan, plan->points[i].page, group, state, deadline, &done))
			return false;
	}
	plan->rounds++;
	return true;
}

/* Points of which no sample could be taken leave the plan. */
static void drop_empty(struct plan *plan)
{
	unsigned n = 0;

	for (unsigned i = 0; i < plan->n; i++)
		if (plan->points[i].n)
			plan->points[n++] = plan->points[i];
	plan->n = n;
}

enum status run_plan(const struct options *options, const struct machine *machine, struct plan *plan)
{
	struct sigaction action = { .sa_handler = on_signal, .sa_flags = SA_RESETHAND };
	uint64_t state = options->seed, begin = now_ns();
	uint64_t time = options->seconds * (uint64_t)1000000000, deadline = begin + time;
	unsigned most = options->samples ? options->samples : MAX_SAMPLES;
	bool ok;

	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	do {
		ok = plan->rounds ? run_round(options, machine, plan, &state, deadline) :
				    first_round(options, machine, plan, &state, deadline, time / LEAST_ROUNDS);
		if (!ok)
			break;
		if (plan->rounds == 1)
			drop_empty(plan);
		if (plan->rounds == 1 && !options->samples && plan->n)
			shorten_plan(plan, time / LEAST_ROUNDS);
	} while (plan->n && plan->rounds < most && (options->samples || now_ns() + round_cost(plan) < deadline));
	if (isatty(STDERR_FILENO))
		fputs("\r\033[K", stderr);
	if (interrupted) {
		complain("interrupted: nothing was written");
		return INTERRUPTED;
	}
	if (ok && !plan->n)
		complain("nothing could be measured: the memory is not to be had");
	return ok && plan->n ? DONE : FAILED;
}
