// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_sample.c: one timed sample, and what may have spoiled it. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <fcntl.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

#include "nt_bench.h"

/* An untimed pass over so much first: an arm may need a moment to get to its speed. */
#define WARM_UP (32 * MIB)

/*
 * What the memory holds before each timed pass, as perf bench fills it: clearing memory that is zero already is not what
 * anybody wants to know, and some CPUs do not write such lines back.
 */
#define FILL 0xFF

/* A thread that had its CPU for less than this part of the time was preempted. */
#define LEAST_SHARE 0.99

/* A yardstick further than this from its median: the clock of the core is another one. */
#define MOST_DRIFT 0.05

uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC_RAW, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static uint64_t cpu_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (uint64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* ---- clearing ---- */

struct span {
	uint64_t begin, end;		/* ns */
};

/* What one thread clears. */
struct slice {
	void (*clear)(void *dst, size_t len);
	char *at;
	uint64_t size, chunk, passes;
	struct span *spans;		/* one for each pass */
	uint64_t wall, on_cpu;		/* ns in all */
	unsigned cpu;
	pthread_barrier_t *start;	/* NULL: alone */
	pthread_t thread;
};

static void *clear_slice(void *argument)
{
	struct slice *slice = argument;
	uint64_t wall = now_ns(), used = cpu_ns(), waited = 0;

	for (uint64_t pass = 0; pass < slice->passes; pass++) {
		memset(slice->at, FILL, slice->size);
		if (slice->start) {
			uint64_t begin = now_ns();

			pthread_barrier_wait(slice->start);
			waited += now_ns() - begin;
		}
		slice->spans[pass].begin = now_ns();
		for (uint64_t done = 0; done < slice->size; done += slice->chunk)
			slice->clear(slice->at + done, slice->size - done < slice->chunk ? slice->size - done : slice->chunk);
		slice->spans[pass].end = now_ns();
	}
	slice->wall = now_ns() - wall - waited;
	slice->on_cpu = cpu_ns() - used;
	return NULL;
}

static bool start_thread(struct slice *slice)
{
	pthread_attr_t attributes;
	cpu_set_t *set = CPU_ALLOC(slice->cpu + 1);
	size_t size = CPU_ALLOC_SIZE(slice->cpu + 1);
	bool ok;

	CPU_ZERO_S(size, set);
	CPU_SET_S(slice->cpu, size, set);
	pthread_attr_init(&attributes);
	pthread_attr_setaffinity_np(&attributes, size, set);
	ok = !pthread_create(&slice->thread, &attributes, clear_slice, slice);
	pthread_attr_destroy(&attributes);
	CPU_FREE(set);
	return ok;
}

/* All slices at once; those of the other CPUs in threads of their own. */
static void run_slices(struct slice *slices, unsigned n)
{
	pthread_barrier_t start;

	if (n > 1) {
		pthread_barrier_init(&start, NULL, n);
		for (unsigned i = 0; i < n; i++)
			slices[i].start = &start;
		for (unsigned i = 1; i < n; i++) {
			if (!start_thread(&slices[i])) {
				complain("no thread on CPU %u", slices[i].cpu);
				exit(FAILED);
			}
		}
	}
	clear_slice(&slices[0]);
	for (unsigned i = 1; i < n; i++)
		pthread_join(slices[i].thread, NULL);
	if (n > 1)
		pthread_barrier_destroy(&start);
}

/* Between the first begin and the last end of each pass, over all passes. */
static uint64_t sum_spans(const struct slice *slices, unsigned n, uint64_t passes)
{
	uint64_t sum = 0;

	for (uint64_t pass = 0; pass < passes; pass++) {
		uint64_t begin = UINT64_MAX, end = 0;

		for (unsigned i = 0; i < n; i++) {
			const struct span *span = &slices[i].spans[pass];

			begin = span->begin < begin ? span->begin : begin;
			end = span->end > end ? span->end : end;
		}
		sum += end - begin;
	}
	return sum ? sum : 1;
}

/* ns for so many passes over the first `extent` bytes; preempted if a thread was kept from its CPU. */
static uint64_t clear_memory(const struct machine *machine, char *at, const struct point *point, uint64_t extent, uint64_t passes,
			     bool *preempted)
{
	struct slice *slices = calloc(point->threads, sizeof(*slices));
	struct span *spans = calloc(point->threads * passes, sizeof(*spans));
	uint64_t part = (extent / point->threads + 63) & ~(uint64_t)63, ns;

	if (!slices || !spans)
		out_of_memory();
	for (unsigned i = 0; i < point->threads; i++) {
		uint64_t from = i * part < extent ? i * part : extent;
		uint64_t size = extent - from < part ? extent - from : part;

		slices[i] = (struct slice){
			.clear = ntq_arm_info(point->arm)->clear, .at = at + from, .size = size,
			.chunk = point->chunk < size ? point->chunk : size, .passes = passes,
			.spans = spans + i * passes, .cpu = machine->cpus[i]
		};
	}
	run_slices(slices, point->threads);
	*preempted = false;
	for (unsigned i = 0; i < point->threads; i++)
		*preempted |= slices[i].on_cpu < LEAST_SHARE * slices[i].wall;
	ns = sum_spans(slices, point->threads, passes);
	free(slices);
	free(spans);
	return ns;
}

/* ---- noise ---- */

/* /proc/stat counts them for each CPU in the eighth column. */
uint64_t stolen_ticks(const unsigned *cpus, unsigned n)
{
	FILE *file = fopen("/proc/stat", "re");
	unsigned long long steal, total = 0;
	char line[1024];
	unsigned cpu;

	while (file && fgets(line, sizeof(line), file) && !strncmp(line, "cpu", 3)) {
		if (sscanf(line, "cpu%u %*u %*u %*u %*u %*u %*u %*u %llu", &cpu, &steal) != 2)
			continue;
		for (unsigned i = 0; i < n; i++)
			total += cpus[i] == cpu ? steal : 0;
	}
	if (file)
		fclose(file);
	return total;
}

/* A chain of multiplications takes a fixed number of cycles. The shortest of some: an interrupt is no drift. */
double measure_yardstick(void)
{
	uint64_t best = UINT64_MAX, value = 1;

	for (unsigned i = 0; i < 4; i++) {
		uint64_t begin = now_ns(), ns;

		for (unsigned step = 0; step < 100000; step++)
			__asm__ volatile("imul %0, %0" : "+r"(value));
		ns = now_ns() - begin;
		best = ns < best ? ns : best;
	}
	return best;
}

static int by_value(const void *one, const void *two)
{
	double a = *(const double *)one, b = *(const double *)two;

	return (a > b) - (a < b);
}

void flag_drift(struct plan *plan)
{
	size_t n = 0;
	double *all, median;

	for (unsigned i = 0; i < plan->n; i++)
		n += plan->points[i].n;
	all = calloc(n + 1, sizeof(*all));
	if (!all)
		out_of_memory();
	n = 0;
	for (unsigned i = 0; i < plan->n; i++)
		for (unsigned j = 0; j < plan->points[i].n; j++)
			all[n++] = plan->points[i].samples[j].yardstick;
	qsort(all, n, sizeof(*all), by_value);
	median = all[n / 2];
	free(all);
	for (unsigned i = 0; i < plan->n; i++) {
		for (unsigned j = 0; j < plan->points[i].n; j++) {
			struct sample *sample = &plan->points[i].samples[j];

			sample->noise &= ~DRIFTED;
			if (sample->yardstick > median * (1 + MOST_DRIFT) || sample->yardstick < median * (1 - MOST_DRIFT))
				sample->noise |= DRIFTED;
		}
	}
}

/* ---- one sample ---- */

bool take_sample(const struct machine *machine, const struct memory *memory, uint64_t offset, struct point *point)
{
	uint64_t warm = point->extent < WARM_UP ? point->extent : WARM_UP, ns, stolen;
	struct sample sample = { 0 };
	char *at = memory->at + offset;
	bool preempted;

	clear_memory(machine, at, point, warm, 1, &preempted);
	for (;;) {
		sample.yardstick = measure_yardstick();
		stolen = stolen_ticks(machine->cpus, point->threads);
		ns = clear_memory(machine, at, point, point->extent, point->passes, &preempted);
		if (interrupted)
			return false;
		if (ns >= SAMPLE_NS)
			break;
		point->passes = point->passes * 1.05 * SAMPLE_NS / ns + 1;
	}
	sample.noise = stolen_ticks(machine->cpus, point->threads) > stolen ? STOLEN : 0;
	sample.noise |= preempted ? PREEMPTED : 0;
	sample.rate = (double)point->extent * point->passes / GIB / (ns * 1e-9);
	point->samples[point->n++] = sample;
	return true;
}
