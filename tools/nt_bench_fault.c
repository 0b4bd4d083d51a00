// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_fault.c: how fast the running kernel clears: touch new memory page by page, as pf-test did in 2020. */
#include <stdlib.h>
#include <string.h>

#include "nt_bench.h"

/* As arch/x86/lib/clear_page_64.S is chosen: by the flags that the kernel shows. --arm tells of a kernel that differs. */
unsigned kernel_arm(void)
{
	enum ntq_arm arm = NTQ_ARM_loop;
	char line[8192];
	FILE *file = fopen("/proc/cpuinfo", "re");

	while (file && fgets(line, sizeof(line), file)) {
		if (strncmp(line, "flags", 5))
			continue;
		line[strcspn(line, "\n")] = ' ';
		if (strstr(line, " rep_good "))
			arm = NTQ_ARM_stosq;
		if (strstr(line, " erms "))
			arm = NTQ_ARM_stosb;
		break;
	}
	if (file)
		fclose(file);
	return arm;
}

static void add_counts(struct point *point, const double counts[N_COUNTERS])
{
	for (unsigned i = 0; i < N_COUNTERS; i++) {
		if (!point->counted)
			point->counters[i] = 0;
		point->counters[i] = counts[i] < 0 || point->counters[i] < 0 ? -1 : point->counters[i] + counts[i];
	}
	point->counted = true;
	point->passes++;
}

/* Time and counts of the first write to each page. False if the memory is not to be had, or not in such pages. */
static bool fault_once(const struct machine *machine, struct point *point, uint64_t *ns)
{
	struct counters counters;
	struct memory memory;
	double counts[N_COUNTERS];
	uint64_t begin;
	bool ok;

	if (!get_memory(&memory, point->extent, point->page, false, machine))
		return false;
	open_counters(&counters);
	start_counters(&counters);
	begin = now_ns();
	for (uint64_t at = 0; at < point->extent; at += point->page)
		((volatile char *)memory.at)[at] = 1;
	*ns += now_ns() - begin;
	stop_counters(&counters, counts);
	close_counters(&counters);
	ok = has_its_pages(&memory) && !interrupted;
	drop_memory(&memory);
	if (ok)
		add_counts(point, counts);
	return ok;
}

bool fault_sample(const struct machine *machine, struct point *point)
{
	struct sample sample = { .yardstick = measure_yardstick() };
	uint64_t ns = 0, stolen = stolen_ticks(machine->cpus, 1), passes = 0;

	do {
		if (!fault_once(machine, point, &ns))
			return !interrupted;
		passes++;
	} while (ns < SAMPLE_NS);
	sample.noise = stolen_ticks(machine->cpus, 1) > stolen ? STOLEN : 0;
	sample.rate = (double)point->extent * passes / GIB / (ns * 1e-9);
	if (point->n < MAX_SAMPLES)
		point->samples[point->n++] = sample;
	return true;
}
