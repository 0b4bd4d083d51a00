/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* mm.h: struct page and its relatives, just enough for memory.c and highmem.h of the small trees. */
#ifndef STUB_MM_H
#define STUB_MM_H

#include <asm/page_64.h>

#define MAX_ORDER_NR_PAGES	1024
#define min(a, b)		((a) < (b) ? (a) : (b))
#define ALIGN_DOWN(x, a)	((x) & ~((a) - 1))

struct page {
	char *memory;
	unsigned int count;
};

struct folio {
	struct page page;
};

static inline void cond_resched(void) { }
static inline void *page_address(struct page *page) { return page->memory; }
static inline void *kmap_local_page(struct page *page) { return page->memory; }
static inline void kunmap_local(void *address) { (void)address; }
static inline void *kmap_atomic(struct page *page) { return page->memory; }
static inline void kunmap_atomic(void *address) { (void)address; }
static inline struct page *nth_page(struct page *page, int n) { return page + n; }
static inline struct page *mem_map_next(struct page *p, struct page *base, int n) { (void)p; return base + n; }
static inline unsigned int compound_nr(struct page *page) { return page->count; }
static inline struct folio *page_folio(struct page *page) { return (struct folio *)page; }
static inline struct page *folio_page(struct folio *folio, int n) { return &folio->page + n; }
static inline unsigned int folio_nr_pages(struct folio *folio) { return folio->page.count; }
static inline unsigned long folio_size(struct folio *folio) { return folio->page.count * PAGE_SIZE; }

#ifndef clear_pages
#define clear_user_page(address, vaddr, page) ((void)(vaddr), (void)(page), clear_page(address))
#else
#define clear_user_page(address, vaddr, page) ((void)(vaddr), (void)(page), clear_pages(address, 1))
#endif

void clear_huge_page(struct page *page, unsigned long addr, unsigned int pages);
void folio_zero_user(struct folio *folio, unsigned long addr_hint);

#endif
