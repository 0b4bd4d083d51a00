// SPDX-License-Identifier: GPL-2.0
/* What the patch of the ceiling needs of mm/tlb.c: its includes, the variable, and the initcall to stand before. */
#include <linux/cpufeature.h>

#include <asm/apic.h>
#include <asm/perf_event.h>

unsigned long tlb_single_page_flush_ceiling __read_mostly = 33;

static int __init create_tlb_single_page_flush_ceiling(void)
{
	return 0;
}
late_initcall(create_tlb_single_page_flush_ceiling);
