/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* processor.h: the identity of a CPU as far as the table looks at it. */
#ifndef STUB_PROCESSOR_H
#define STUB_PROCESSOR_H

#include <linux/types.h>

#define X86_VENDOR_INTEL	0
#define X86_VENDOR_AMD		2
#define X86_VENDOR_CENTAUR	5
#define X86_VENDOR_HYGON	9
#define X86_VENDOR_ZHAOXIN	10
#define X86_VENDOR_UNKNOWN	0xff

struct cpuinfo_x86 {
	u8 x86;
	u8 x86_vendor;
	u8 x86_model;
	u8 x86_stepping;
	u32 x86_capability[32];
	int initialized;
};

extern struct cpuinfo_x86 boot_cpu_data;

#define set_cpu_cap(c, bit)	((c)->x86_capability[(bit) >> 5] |= BIT((bit) & 31))
#define boot_cpu_has(bit)	(!!(boot_cpu_data.x86_capability[(bit) >> 5] & BIT((bit) & 31)))

#endif
