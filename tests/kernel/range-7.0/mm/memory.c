// SPDX-License-Identifier: GPL-2.0
#include <linux/highmem.h>

static void clear_contig_highpages(struct page *page, unsigned long addr,
				   unsigned int nr_pages)
{
	unsigned int i, count;
	const unsigned int unit = 8192;

	for (i = 0; i < nr_pages; i += count) {
		cond_resched();

		count = min(unit, nr_pages - i);
		clear_user_highpages(page + i, addr + i * PAGE_SIZE, count);
	}
}

void folio_zero_user(struct folio *folio, unsigned long addr_hint)
{
	clear_contig_highpages(folio_page(folio, 0), addr_hint, folio_nr_pages(folio));
}
