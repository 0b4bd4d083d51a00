// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* bench_clear.c: GiB/s of ntq_clear(), libc's memset and every arm at one size, round by round, in random order. */

/*
 * usage: bench_clear SIZE THREADS ROUNDS MILLISECONDS
 *
 * Every thread clears SIZE bytes of its own, again and again for about MILLISECONDS; that is one sample. A round takes
 * one sample of each candidate in a new order, so that what disturbs the machine disturbs all. Time is that which the
 * thread had a processor, which other programs cannot lengthen by taking turns. First the arm that ntq_clear() uses,
 * then a line per sample: round, candidate, GiB/s of all threads together.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#include "nt_quirk.h"

#define MAX_THREADS 64
#define ALIGN ((size_t)2 << 20)

typedef void clear_fn(void *dst, size_t len);

static struct {
	clear_fn *fn;
	size_t size, calls;
	unsigned threads;
	uint8_t *memory[MAX_THREADS];
	double seconds[MAX_THREADS];
	pthread_barrier_t begin, end;
} work;

static void clear_libc(void *dst, size_t len)
{
	void *(*volatile call)(void *, int, size_t) = memset;

	call(dst, 0, len);
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return t.tv_sec + t.tv_nsec / 1e9;
}

static void clear(unsigned thread)
{
	clear_fn *fn = work.fn;
	size_t size = work.size;
	uint8_t *memory = work.memory[thread];
	double begin = now();

	for (size_t i = work.calls; i > 0; i--)
		fn(memory, size);
	work.seconds[thread] = now() - begin;
}

static void *helper(void *thread)
{
	for (;;) {
		pthread_barrier_wait(&work.begin);
		clear((uintptr_t)thread);
		pthread_barrier_wait(&work.end);
	}
	return NULL;
}

/* `calls` calls in every thread: GiB/s of all. */
static double sample(clear_fn *fn, size_t calls)
{
	double sum = 0;

	work.fn = fn;
	work.calls = calls;
	pthread_barrier_wait(&work.begin);
	clear(0);
	pthread_barrier_wait(&work.end);
	for (unsigned i = 0; i < work.threads; i++)
		sum += 1 / work.seconds[i];
	return sum * work.size * calls / ((size_t)1 << 30);
}

static void start(size_t size, unsigned threads)
{
	pthread_t id;

	work.size = size;
	work.threads = threads;
	pthread_barrier_init(&work.begin, NULL, threads);
	pthread_barrier_init(&work.end, NULL, threads);
	for (uintptr_t i = 0; i < threads; i++) {
		uint8_t *memory = mmap(NULL, size + ALIGN, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		if (memory == MAP_FAILED) {
			perror("bench_clear: no memory");
			exit(1);
		}
		work.memory[i] = memory + (-(uintptr_t)memory & (ALIGN - 1));
		memset(work.memory[i], 1, size);
		if (i && pthread_create(&id, NULL, helper, (void *)i)) {
			fputs("bench_clear: no thread\n", stderr);
			exit(1);
		}
	}
}

static unsigned random_below(unsigned limit)
{
	static uint64_t state = 0x9E3779B97F4A7C15;

	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state % limit;
}

static const char *our_arm(size_t size)
{
	struct ntq_selection selection;
	unsigned tier = 0;

	ntq_explain(&selection);
	while (size >= selection.tiers[tier].limit)
		tier++;
	return ntq_arm_info(selection.tiers[tier].arm)->name;
}

struct candidate {
	const char *name;
	clear_fn *fn;
};

static unsigned list_candidates(struct candidate out[NTQ_ARMS + 1])
{
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_caches caches;
	unsigned count = 2;

	ntq_read_cpu(&cpu, &features, &caches);
	out[0] = (struct candidate){ "ours", ntq_clear };
	out[1] = (struct candidate){ "libc", clear_libc };
	for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++) {
		const struct ntq_arm_info *info = ntq_arm_info(arm);

		if (!(info->needs & ~features.bits) && arm != NTQ_ARM_libc)
			out[count++] = (struct candidate){ info->name, info->clear };
	}
	return count;
}

int main(int argc, char **argv)
{
	struct candidate candidates[NTQ_ARMS + 1];
	unsigned count = list_candidates(candidates), rounds, threads;
	size_t size, calls = 1;
	double seconds;

	if (argc != 5 || !(size = strtoull(argv[1], NULL, 10)) || !(threads = strtoul(argv[2], NULL, 10)) ||
	    threads > MAX_THREADS) {
		fputs("usage: bench_clear SIZE THREADS ROUNDS MILLISECONDS\n", stderr);
		return 2;
	}
	rounds = strtoul(argv[3], NULL, 10);
	seconds = strtod(argv[4], NULL) / 1000;
	start(size, threads);
	for (sample(clear_libc, calls); work.seconds[0] < seconds; sample(clear_libc, calls))
		calls = work.seconds[0] < seconds / 8 ? 4 * calls : calls * seconds / work.seconds[0] + 1;
	printf("arm\t%s\n", our_arm(size));
	for (unsigned round = 0; round < rounds; round++) {
		for (unsigned left = count; left > 0; left--) {
			unsigned at = random_below(left);
			struct candidate chosen = candidates[at];

			candidates[at] = candidates[left - 1];
			candidates[left - 1] = chosen;
			printf("%u\t%s\t%.3f\n", round, chosen.name, sample(chosen.fn, calls));
		}
	}
	return 0;
}
