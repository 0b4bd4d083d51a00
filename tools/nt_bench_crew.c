// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_crew.c: threads that do the same until they are told to stop, and count what they have done. */
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <time.h>

#include "nt_bench.h"

static void *work(void *argument)
{
	struct worker *worker = argument;

	while (!worker->crew->stop) {
		uint64_t done = worker->crew->work(worker);

		if (!done)
			worker->crew->failed = true;
		worker->done += done;
	}
	return NULL;
}

/* The second CPU first: on the first one is whoever waits for the crew, or disturbs it. */
static bool start_worker(const struct machine *machine, struct worker *worker, unsigned number)
{
	unsigned cpu = machine->cpus[(number + 1) % machine->n_cpus];
	cpu_set_t *set = CPU_ALLOC(cpu + 1);
	size_t size = CPU_ALLOC_SIZE(cpu + 1);
	pthread_attr_t attributes;
	bool ok;

	CPU_ZERO_S(size, set);
	CPU_SET_S(cpu, size, set);
	pthread_attr_init(&attributes);
	pthread_attr_setaffinity_np(&attributes, size, set);
	pthread_attr_setstacksize(&attributes, 256 * KIB);
	ok = !pthread_create(&worker->thread, &attributes, work, worker);
	pthread_attr_destroy(&attributes);
	CPU_FREE(set);
	return ok;
}

bool start_crew(struct crew *crew, const struct machine *machine, unsigned n, uint64_t seed)
{
	crew->workers = aligned_alloc(_Alignof(struct worker), n * sizeof(*crew->workers));
	if (!crew->workers)
		out_of_memory();
	for (crew->n = 0; crew->n < n; crew->n++) {
		struct worker *worker = &crew->workers[crew->n];

		*worker = (struct worker){ .crew = crew, .random = next_random(&seed) };
		if (start_worker(machine, worker, crew->n))
			continue;
		complain("no more than %u threads can be had", crew->n);
		stop_crew(crew);
		return false;
	}
	return true;
}

uint64_t crew_done(const struct crew *crew)
{
	uint64_t done = 0;

	for (unsigned i = 0; i < crew->n; i++)
		done += crew->workers[i].done;
	return done;
}

void stop_crew(struct crew *crew)
{
	crew->stop = true;
	for (unsigned i = 0; i < crew->n; i++)
		pthread_join(crew->workers[i].thread, NULL);
	free(crew->workers);
	crew->workers = NULL;
	crew->n = 0;
}
