/* SPDX-License-Identifier: GPL-2.0 */
#ifndef _ASM_X86_PAGE_64_H
#define _ASM_X86_PAGE_64_H

#include <asm/alternative.h>
#include <asm/cpufeatures.h>
#include <asm/page_types.h>

#include <linux/kmsan-checks.h>

void clear_page_rep(void *page);
void clear_page_erms(void *page);

static inline void clear_page(void *page)
{
	kmsan_unpoison_memory(page, PAGE_SIZE);
	asm_inline volatile(ALTERNATIVE_2("call clear_page_rep",
			    "call clear_page_rep", X86_FEATURE_REP_GOOD,
			    "call clear_page_erms", X86_FEATURE_ERMS)
			    : "+D" (page), ASM_CALL_CONSTRAINT
			    : : "cc", "memory", "rax", "rcx");
}

void copy_page(void *to, void *from);

#endif
