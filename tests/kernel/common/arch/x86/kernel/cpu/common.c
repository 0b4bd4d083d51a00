// SPDX-License-Identifier: GPL-2.0
#include <linux/cpufeature.h>

#include "cpu.h"

static const struct cpu_dev default_cpu;
static const struct cpu_dev *this_cpu = &default_cpu;
struct cpuinfo_x86 boot_cpu_data;

void get_cpu_cap(struct cpuinfo_x86 *c)
{
	c->x86_capability[0] = 1;
}

static void early_identify_cpu(struct cpuinfo_x86 *c)
{
	if (this_cpu->c_init)
		this_cpu->c_init(c);
}

static void identify_cpu(struct cpuinfo_x86 *c)
{
	get_cpu_cap(c);

	if (this_cpu->c_init)
		this_cpu->c_init(c);

	c->initialized = 1;
}

void identify_boot_cpu(void)
{
	early_identify_cpu(&boot_cpu_data);
	identify_cpu(&boot_cpu_data);
}
