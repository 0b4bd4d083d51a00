/* SPDX-License-Identifier: GPL-2.0 */
#ifndef _ASM_X86_PAGE_64_H
#define _ASM_X86_PAGE_64_H

#include <asm/alternative.h>
#include <asm/cpufeatures.h>
#include <asm/page_types.h>

#include <linux/kmsan-checks.h>

void __clear_pages_unrolled(void *page);
KCFI_REFERENCE(__clear_pages_unrolled);

static inline void clear_pages(void *addr, unsigned int npages)
{
	u64 len = npages * PAGE_SIZE;

	kmsan_unpoison_memory(addr, len);
	asm_inline volatile(ALTERNATIVE_2("call __clear_pages_unrolled",
			    "shrq $3, %%rcx; rep stosq", X86_FEATURE_REP_GOOD,
			    "rep stosb", X86_FEATURE_ERMS)
			    : ASM_CALL_CONSTRAINT, "+c" (len), "+D" (addr)
			    : "a" (0)
			    : "cc", "memory");
}
#define clear_pages clear_pages

void copy_page(void *to, void *from);
KCFI_REFERENCE(copy_page);

#endif
