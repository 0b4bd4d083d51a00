/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* page_types.h: page size, and what page_64.h takes from elsewhere. */
#include <linux/types.h>

#define PAGE_SIZE		4096UL
#define KCFI_REFERENCE(fn)	static const void *const kcfi_##fn __attribute__((used)) = fn

register unsigned long current_stack_pointer __asm__("rsp");
