// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* match.c: x86_match_cpu() for the small trees, written from its description: zero is a wildcard, first match wins. */
#include <linux/cpufeature.h>

#include <asm/cpu_device_id.h>

struct cpuinfo_x86 boot_cpu_data = { .x86 = 6, .x86_model = 1 };

static bool is_last(const struct x86_cpu_id *row)
{
	return !(row->vendor | row->family | row->model | row->steppings | row->feature);
}

const struct x86_cpu_id *x86_match_cpu(const struct x86_cpu_id *match)
{
	const struct cpuinfo_x86 *c = &boot_cpu_data;

	for (; !is_last(match); match++)
		if (match->vendor == c->x86_vendor && match->family == c->x86 && match->model == c->x86_model &&
		    (!match->steppings || match->steppings & BIT(c->x86_stepping)))
			return match;
	return NULL;
}

#ifdef LOOKUPS
#include <stdio.h>
#include <time.h>

#include "cpu.h"

/* How long one CPU takes to look into the table, in nanoseconds. */
int main(void)
{
	struct timespec begin, end;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	for (int i = 0; i < LOOKUPS; i++)
		nt_quirks_init(&boot_cpu_data);
	clock_gettime(CLOCK_MONOTONIC, &end);
	printf("%.0f\n", ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / LOOKUPS);
	return 0;
}
#endif
