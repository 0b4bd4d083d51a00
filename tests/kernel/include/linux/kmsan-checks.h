/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* kmsan-checks.h: counts what KMSAN would be told. */
#include <stddef.h>

extern size_t kmsan_unpoisoned;

static inline void kmsan_unpoison_memory(const void *address, size_t size)
{
	(void)address;
	kmsan_unpoisoned += size;
}
