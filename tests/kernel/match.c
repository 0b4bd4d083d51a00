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
