// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* clear.c: run a small tree's clearing of an extent and see that all of it and nothing else is zero. */
#include <linux/highmem.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PAGES 2048

size_t kmsan_unpoisoned;

static struct page pages[PAGES];

void copy_page(void *to, void *from)
{
	memcpy(to, from, PAGE_SIZE);
}

int main(void)
{
	char *memory = aligned_alloc(PAGE_SIZE, (PAGES + 2) * PAGE_SIZE);

	memset(memory, 0xa5, (PAGES + 2) * PAGE_SIZE);
	for (int i = 0; i < PAGES; i++)
		pages[i] = (struct page){ .memory = memory + (i + 1) * PAGE_SIZE, .count = PAGES };
#ifdef FOLIO
	folio_zero_user((struct folio *)pages, 0);
#else
	clear_huge_page(pages, 0, PAGES);
#endif
	for (size_t i = 0; i < (PAGES + 2) * PAGE_SIZE; i++) {
		int inside = i >= PAGE_SIZE && i < (PAGES + 1) * PAGE_SIZE;

		if ((unsigned char)memory[i] != (inside ? 0 : 0xa5)) {
			printf("byte %zu is %#x\n", i, memory[i]);
			return 1;
		}
	}
	printf("%zu bytes told to KMSAN\n", kmsan_unpoisoned);
	free(memory);
	return 0;
}
