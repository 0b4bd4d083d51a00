// SPDX-License-Identifier: GPL-2.0
#include <linux/highmem.h>

static void clear_gigantic_page(struct folio *folio, unsigned long addr_hint,
				unsigned int nr_pages)
{
	unsigned long addr = ALIGN_DOWN(addr_hint, folio_size(folio));
	int i;

	for (i = 0; i < nr_pages; i++) {
		cond_resched();
		clear_user_highpage(folio_page(folio, i), addr + i * PAGE_SIZE);
	}
}

static int clear_subpage(unsigned long addr, int idx, void *arg)
{
	struct folio *folio = arg;

	clear_user_highpage(folio_page(folio, idx), addr);
	return 0;
}

void folio_zero_user(struct folio *folio, unsigned long addr_hint)
{
	unsigned int i, nr_pages = folio_nr_pages(folio);

	if (nr_pages > MAX_ORDER_NR_PAGES) {
		clear_gigantic_page(folio, addr_hint, nr_pages);
		return;
	}
	for (i = 0; i < nr_pages; i++)
		clear_subpage(addr_hint + i * PAGE_SIZE, i, folio);
}
