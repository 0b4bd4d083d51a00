/* SPDX-License-Identifier: GPL-2.0 */
#ifndef ARCH_X86_CPU_H
#define ARCH_X86_CPU_H

#include <asm/processor.h>

struct cpu_dev {
	void (*c_init)(struct cpuinfo_x86 *c);
};

extern void get_cpu_cap(struct cpuinfo_x86 *c);
extern void identify_boot_cpu(void);

#endif
