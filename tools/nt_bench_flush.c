// SPDX-License-Identifier: GPL-2.0-only OR MIT
/*
 * nt_bench_flush.c: what an access costs while the TLB is being flushed.
 *
 * Some threads read from random pages, one more protects or unmaps ranges of other pages of the same address space. The
 * sizes of the ranges come from eight sections, as in the change of 2014: a random number of pages within one section
 * after the other.
 */
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

#include "nt_bench.h"

#define PAGE_SIZE (4 * KIB)
#define SECTIONS 8
#define SECTION_PAGES 64
#define RANGE_SIZE (SECTIONS * SECTION_PAGES * PAGE_SIZE)

/* As many pages as are read from; a cache line of each, so that these lines stay in the caches. */
#define READ_PAGES 512

/* Accesses between two looks at the clock or the flag. */
#define BATCH 256

struct memories {
	char *read, *range;
};

/* Each address depends on what was read before: nothing overlaps. All that is read is zero. */
static uint64_t read_pages(struct worker *worker)
{
	const char *memory = ((const struct memories *)worker->crew->shared)->read;
	uint64_t random = worker->random;

	for (unsigned i = 0; i < BATCH; i++) {
		unsigned page;

		random = random * 6364136223846793005 + 1442695040888963407;
		page = (random >> 33) % READ_PAGES;
		random += *(const volatile char *)(memory + page * PAGE_SIZE + page % 64 * 64);
	}
	worker->random = random;
	return BATCH;
}

/* Touch so many pages, then take their permission to be written and give it back, or replace them by new ones. */
static bool flush_range(char *range, unsigned pages, bool unmap)
{
	size_t size = pages * PAGE_SIZE;

	for (unsigned page = 0; page < pages; page++)
		((volatile char *)range)[page * PAGE_SIZE] = 1;
	if (unmap)
		return mmap(range, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == range;
	return !mprotect(range, size, PROT_READ) && !mprotect(range, size, PROT_READ | PROT_WRITE);
}

/* The cost of an access in ns, while ranges of this section are flushed for the time of a sample; 0 after complaining. */
static double section_cost(const struct crew *crew, char *range, unsigned section, uint64_t *random)
{
	uint64_t begin = now_ns(), done = crew_done(crew), ns;

	for (unsigned i = 0; (ns = now_ns() - begin) < SAMPLE_NS; i++) {
		unsigned pages = section * SECTION_PAGES + 1 + next_random(random) % SECTION_PAGES;

		if (!flush_range(range, pages, i % 2)) {
			complain("a range of %u pages cannot be protected or unmapped: %s", pages, strerror(errno));
			return 0;
		}
	}
	done = crew_done(crew) - done;
	return (double)ns * crew->n / (done ? done : 1);
}

static bool get_memories(struct memories *memories)
{
	char *all = mmap(NULL, RANGE_SIZE + READ_PAGES * PAGE_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (all == MAP_FAILED) {
		complain("no memory: %s", strerror(errno));
		return false;
	}
	*memories = (struct memories){ .range = all, .read = all + RANGE_SIZE };
	/* Written, or all pages would be the one of zeroes. */
	for (unsigned page = 0; page < READ_PAGES; page++)
		((volatile char *)memories->read)[page * PAGE_SIZE] = 0;
	return true;
}

double flush_cost(const struct machine *machine, unsigned threads, uint64_t seed)
{
	struct memories memories;
	struct crew crew = { .work = read_pages, .shared = &memories };
	double sum = 0;

	if (!get_memories(&memories))
		return 0;
	if (start_crew(&crew, machine, threads, next_random(&seed))) {
		for (unsigned section = 0; section < SECTIONS && !interrupted; section++) {
			double cost = section_cost(&crew, memories.range, section, &seed);

			sum = cost > 0 ? sum + cost : 0;
			if (cost <= 0)
				break;
		}
		stop_crew(&crew);
	}
	munmap(memories.range, RANGE_SIZE + READ_PAGES * PAGE_SIZE);
	return sum / SECTIONS;
}
