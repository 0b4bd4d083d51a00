// SPDX-License-Identifier: GPL-2.0
#include <linux/highmem.h>

static void clear_gigantic_page(struct page *page,
				unsigned long addr,
				unsigned int pages_per_huge_page)
{
	int i;
	struct page *p = page;

	for (i = 0; i < pages_per_huge_page; i++) {
		p = nth_page(page, i);
		cond_resched();
		clear_user_highpage(p, addr + i * PAGE_SIZE);
	}
}

static void clear_subpage(unsigned long addr, int idx, void *arg)
{
	struct page *page = arg;

	clear_user_highpage(page + idx, addr);
}

void clear_huge_page(struct page *page, unsigned long addr, unsigned int pages)
{
	int i;

	if (pages > MAX_ORDER_NR_PAGES) {
		clear_gigantic_page(page, addr, pages);
		return;
	}
	for (i = 0; i < pages; i++)
		clear_subpage(addr + i * PAGE_SIZE, i, page);
}
