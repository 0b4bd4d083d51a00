// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * nt_bench_ebizzy.c: what a busy server does to its TLB: every thread allocates a block, fills it, searches in it, frees it.
 */
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#include "nt_bench.h"

#define PAGE_SIZE (4 * KIB)
#define MOST_PAGES 128
#define PAGE_RECORDS (PAGE_SIZE / sizeof(uint64_t))

/* Times a sample's least time: threads that share a CPU have their turns. */
#define WINDOWS 4

/* Rising keys, of which every block gets a copy. */
static uint64_t keys[MOST_PAGES * PAGE_RECORDS];

static unsigned search(const volatile uint64_t *block, unsigned n, uint64_t key)
{
	unsigned low = 0, high = n;

	while (high - low > 1) {
		unsigned middle = low + (high - low) / 2;

		if (block[middle] <= key)
			low = middle;
		else
			high = middle;
	}
	return low;
}

/* One operation on a block of a random size; 0 if there is no memory, or not what was put there. */
static uint64_t use_block(struct worker *worker)
{
	unsigned pages = 1 + next_random(&worker->random) % MOST_PAGES, n = pages * PAGE_RECORDS;
	unsigned wanted = next_random(&worker->random) % n;
	uint64_t *block = mmap(NULL, pages * PAGE_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	bool found;

	if (block == MAP_FAILED)
		return 0;
	memcpy(block, keys, pages * PAGE_SIZE);
	found = search(block, n, keys[wanted]) == wanted;
	return !munmap(block, pages * PAGE_SIZE) && found;
}

double ebizzy_rate(const struct machine *machine, unsigned threads, uint64_t seed)
{
	const struct timespec window = { .tv_nsec = WINDOWS * SAMPLE_NS };
	struct crew crew = { .work = use_block };
	uint64_t begin, done, ns;

	for (unsigned i = 0; i < MOST_PAGES * PAGE_RECORDS; i++)
		keys[i] = 2 * i;
	if (!start_crew(&crew, machine, threads, seed))
		return 0;
	begin = now_ns();
	done = crew_done(&crew);
	nanosleep(&window, NULL);
	done = crew_done(&crew) - done;
	ns = now_ns() - begin;
	stop_crew(&crew);
	if (crew.failed)
		complain("a block of at most %u KiB in each of %u threads cannot be had", (unsigned)(MOST_PAGES * 4), threads);
	return crew.failed ? 0 : done / (ns * 1e-9);
}
