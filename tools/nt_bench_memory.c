// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_memory.c: memory in pages of one size, on one node, and how much of it there is. */
#include <linux/mman.h>
#include <numa.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "nt_bench.h"

/* ---- how much ---- */

static uint64_t read_bytes(const char *folder, const char *name)
{
	char path[4200], text[TEXT_SIZE];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return *read_line(path, text) >= '0' && *text <= '9' ? strtoull(text, NULL, 10) : UINT64_MAX;
}

/* What is left in a control group and in all above it, by the files of its version. */
static uint64_t left_in_group(const char *root, const char *group, const char *limit, const char *used)
{
	char folder[4096];
	uint64_t left = UINT64_MAX;

	snprintf(folder, sizeof(folder), "%s%s", root, group);
	while (strlen(folder) >= strlen(root)) {
		uint64_t most = read_bytes(folder, limit), now = read_bytes(folder, used);
		char *slash = strrchr(folder, '/');

		if (most != UINT64_MAX && now != UINT64_MAX) {
			uint64_t here = most > now ? most - now : 0;

			left = here < left ? here : left;
		}
		if (!slash || slash == folder)
			break;
		*slash = '\0';
	}
	return left;
}

static uint64_t left_in_groups(void)
{
	FILE *file = fopen("/proc/self/cgroup", "re");
	uint64_t left = UINT64_MAX;
	char line[4096];

	while (file && fgets(line, sizeof(line), file)) {
		char *controllers = strchr(line, ':'), *group = controllers ? strchr(controllers + 1, ':') : NULL;
		uint64_t here = UINT64_MAX;

		if (!group)
			continue;
		*group++ = '\0';
		group[strcspn(group, "\n")] = '\0';
		if (!controllers[1])
			here = left_in_group("/sys/fs/cgroup", group, "memory.max", "memory.current");
		else if (strstr(controllers, "memory"))
			here = left_in_group("/sys/fs/cgroup/memory", group, "memory.limit_in_bytes", "memory.usage_in_bytes");
		left = here < left ? here : left;
	}
	if (file)
		fclose(file);
	return left;
}

uint64_t usable_memory(void)
{
	FILE *file = fopen("/proc/meminfo", "re");
	uint64_t left = left_in_groups(), available = UINT64_MAX;
	unsigned long long kib;
	struct rlimit limit;
	char line[256];

	while (file && fgets(line, sizeof(line), file))
		if (sscanf(line, "MemAvailable: %llu kB", &kib) == 1)
			available = kib * KIB;
	if (file)
		fclose(file);
	left = available < left ? available : left;
	if (!getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < left)
		left = limit.rlim_cur;
	return left == UINT64_MAX ? 0 : left;
}

/* ---- pages ---- */

/* Bytes of a mapping that the kernel has backed with huge pages. */
static uint64_t huge_bytes(const void *at)
{
	FILE *file = fopen("/proc/self/smaps", "re");
	unsigned long long begin, end, kib;
	uint64_t total = 0;
	bool inside = false;
	char line[512];

	while (file && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx-%llx ", &begin, &end) == 2)
			inside = begin <= (uintptr_t)at && (uintptr_t)at < end;
		else if (inside && sscanf(line, "AnonHugePages: %llu kB", &kib) == 1)
			total += kib * KIB;
	}
	if (file)
		fclose(file);
	return total;
}

static bool map(struct memory *memory, size_t size, int flags)
{
	void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);

	memory->at = at == MAP_FAILED ? NULL : at;
	memory->size = size;
	return memory->at;
}

/* A mapping that begins at a multiple of a power of two; what lies before and behind is given back. */
static bool map_aligned(struct memory *memory, size_t size, uint64_t align)
{
	char *begin;

	if (!map(memory, size + align, 0))
		return false;
	begin = memory->at + (-(uintptr_t)memory->at & (align - 1));
	if (begin > memory->at)
		munmap(memory->at, begin - memory->at);
	munmap(begin + size, memory->at + align - begin);
	memory->at = begin;
	memory->size = size;
	return true;
}

static void touch_pages(const struct memory *memory)
{
	for (size_t i = 0; i < memory->size; i += 4 * KIB)
		((volatile char *)memory->at)[i] = 1;
}

static void place(const struct memory *memory, const struct machine *machine)
{
	if (machine->node >= 0)
		numa_tonode_memory(memory->at, memory->size, machine->node);
}

void drop_memory(struct memory *memory)
{
	if (memory->at)
		munmap(memory->at, memory->size);
	*memory = (struct memory){ 0 };
}

bool has_its_pages(const struct memory *memory)
{
	return !memory->transparent || huge_bytes(memory->at) >= memory->size;
}

static bool get_transparent(struct memory *memory, size_t size)
{
	if (!map_aligned(memory, size, 2 * MIB))
		return false;
	memory->transparent = true;
	if (madvise(memory->at, size, MADV_HUGEPAGE) == 0)
		return true;
	drop_memory(memory);
	return false;
}

static bool get_small(struct memory *memory, size_t size)
{
	/* Aligned like the large ones, so that they differ in nothing else. */
	return map_aligned(memory, size, 2 * MIB) && (madvise(memory->at, size, MADV_NOHUGEPAGE), true);
}

static bool finish(struct memory *memory, uint64_t page, bool touch, const struct machine *machine)
{
	memory->page = page;
	place(memory, machine);
	if (touch)
		touch_pages(memory);
	if (!touch || has_its_pages(memory))
		return true;
	drop_memory(memory);
	return false;
}

bool get_memory(struct memory *memory, size_t size, uint64_t page, bool touch, const struct machine *machine)
{
	size = (size + page - 1) & ~(page - 1);
	*memory = (struct memory){ 0 };
	if (page == 4 * KIB)
		return get_small(memory, size) && finish(memory, page, touch, machine);
	if (page == 2 * MIB && get_transparent(memory, size) && finish(memory, page, touch, machine))
		return true;
	*memory = (struct memory){ 0 };
	return map(memory, size, MAP_HUGETLB | (page == GIB ? MAP_HUGE_1GB : MAP_HUGE_2MB)) &&
	       finish(memory, page, touch, machine);
}
