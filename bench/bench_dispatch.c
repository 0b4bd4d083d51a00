// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* bench_dispatch.c: nanoseconds that a dispatch costs over calling the arm directly, of ours and of other kinds. */

/* Lengths of all tiers take turns, so that branches are not trivially predicted. A line each: kind, nanoseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#include "nt_quirk.h"

#define CALLS 20000
#define ROUNDS 301
#define KINDS 4

typedef void clear_fn(void *dst, size_t len);

clear_fn arm_nothing, by_index, by_offset, by_sealed_pointer, by_ifunc;
extern char sealed[4096];

static clear_fn *resolve(void)
{
	return arm_nothing;
}

clear_fn ifunc_near __attribute__((ifunc("resolve")));
clear_fn ifunc_middle __attribute__((ifunc("resolve")));
clear_fn ifunc_far __attribute__((ifunc("resolve")));

static double time_calls(clear_fn *volatile fn, void *dst, const size_t lengths[8])
{
	struct timespec begin, end;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin);
	for (unsigned i = 0; i < CALLS; i++)
		fn(dst, lengths[i & 7]);
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
	return ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / CALLS;
}

static int compare(const void *a, const void *b)
{
	return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

/* The median over interleaved rounds of what `fn` takes longer than `direct`. */
static double cost(clear_fn *fn, clear_fn *direct, void *dst, const size_t lengths[8])
{
	static double differences[ROUNDS];

	for (unsigned round = 0; round < ROUNDS; round++) {
		double plain = time_calls(direct, dst, lengths);

		differences[round] = time_calls(fn, dst, lengths) - plain;
	}
	qsort(differences, ROUNDS, sizeof(double), compare);
	return differences[ROUNDS / 2];
}

int main(void)
{
	static const size_t any[8] = { 4096, 100, 5 << 20, 64 << 20, 16, 4096, 2 << 20, (size_t)1 << 30 };
	static const size_t small[8] = { 64, 100, 64, 200, 16, 128, 64, 250 };
	static const struct {
		const char *name;
		clear_fn *fn;
	} kinds[KINDS] = {
		{ "index", by_index },
		{ "offset", by_offset },
		{ "sealed pointer", by_sealed_pointer },
		{ "ifunc", by_ifunc },
	};
	static _Alignas(64) char memory[256];
	struct ntq_selection selection;

	if (mprotect(sealed, sizeof(sealed), PROT_READ)) {
		perror("bench_dispatch");
		return 1;
	}
	ntq_explain(&selection);
	ntq_clear(memory, sizeof(memory));
	printf("ntq_clear\t%.3f\n", cost(ntq_clear, ntq_arm_info(selection.tiers[0].arm)->clear, memory, small));
	for (unsigned i = 0; i < KINDS; i++)
		printf("%s\t%.3f\n", kinds[i].name, cost(kinds[i].fn, arm_nothing, NULL, any));
	return 0;
}
