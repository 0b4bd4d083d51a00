// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_counters.c: the hardware's counters of what the kernel does, where there are any. */
#include <errno.h>
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "nt_bench.h"

const char *const counter_names[N_COUNTERS] = {
	"cycles", "instructions", "cache_references", "cache_misses", "branches", "branch_misses", "bus_cycles",
	"l1d_loads", "l1d_load_misses", "llc_loads", "llc_load_misses", "llc_stores", "llc_store_misses",
	"dtlb_loads", "dtlb_load_misses", "dtlb_stores", "dtlb_store_misses",
};

#define CACHE(cache, operation, result) \
	{ PERF_TYPE_HW_CACHE, PERF_COUNT_HW_CACHE_##cache | PERF_COUNT_HW_CACHE_OP_##operation << 8 | \
			      PERF_COUNT_HW_CACHE_RESULT_##result << 16 }

static const struct { uint32_t type; uint64_t config; } events[N_COUNTERS] = {
	{ PERF_TYPE_HARDWARE, PERF_COUNT_HW_CPU_CYCLES }, { PERF_TYPE_HARDWARE, PERF_COUNT_HW_INSTRUCTIONS },
	{ PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_REFERENCES }, { PERF_TYPE_HARDWARE, PERF_COUNT_HW_CACHE_MISSES },
	{ PERF_TYPE_HARDWARE, PERF_COUNT_HW_BRANCH_INSTRUCTIONS }, { PERF_TYPE_HARDWARE, PERF_COUNT_HW_BRANCH_MISSES },
	{ PERF_TYPE_HARDWARE, PERF_COUNT_HW_BUS_CYCLES },
	CACHE(L1D, READ, ACCESS), CACHE(L1D, READ, MISS), CACHE(LL, READ, ACCESS), CACHE(LL, READ, MISS),
	CACHE(LL, WRITE, ACCESS), CACHE(LL, WRITE, MISS), CACHE(DTLB, READ, ACCESS), CACHE(DTLB, READ, MISS),
	CACHE(DTLB, WRITE, ACCESS), CACHE(DTLB, WRITE, MISS),
};

void open_counters(struct counters *counters)
{
	static bool said;
	int error = 0;

	for (unsigned i = 0; i < N_COUNTERS; i++) {
		struct perf_event_attr attributes = {
			.type = events[i].type, .size = sizeof(attributes), .config = events[i].config, .disabled = 1,
			.exclude_user = 1, .exclude_hv = 1,
			.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING
		};

		counters->fds[i] = syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
		error = counters->fds[i] < 0 ? errno : error;
	}
	if (error && !said)
		complain("some or all counters of the kernel's work stay null: %s%s", strerror(error),
			 error == EACCES || error == EPERM ? "; sysctl kernel.perf_event_paranoid=1 allows them" : "");
	said = true;
}

static void control(const struct counters *counters, unsigned long request)
{
	for (unsigned i = 0; i < N_COUNTERS; i++)
		if (counters->fds[i] >= 0)
			ioctl(counters->fds[i], request, 0);
}

void start_counters(const struct counters *counters)
{
	control(counters, PERF_EVENT_IOC_RESET);
	control(counters, PERF_EVENT_IOC_ENABLE);
}

void stop_counters(const struct counters *counters, double counts[N_COUNTERS])
{
	control(counters, PERF_EVENT_IOC_DISABLE);
	for (unsigned i = 0; i < N_COUNTERS; i++) {
		uint64_t values[3];	/* count, time enabled, time running */

		counts[i] = -1;
		if (counters->fds[i] >= 0 && read(counters->fds[i], values, sizeof(values)) == sizeof(values) && values[2])
			counts[i] = (double)values[0] * values[1] / values[2];
	}
}

void close_counters(struct counters *counters)
{
	for (unsigned i = 0; i < N_COUNTERS; i++)
		if (counters->fds[i] >= 0)
			close(counters->fds[i]);
}
