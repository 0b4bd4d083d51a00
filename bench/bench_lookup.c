// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Nanoseconds per ntq_lookup() in the table it was built with: every row's identity, in a scattered order.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "nt_quirk.h"

#define NTQ_ROW(vendor, family, model, lo, ...) { family, NTQ_VENDOR_##vendor, model, lo },

static const struct {
	uint16_t family;
	uint8_t vendor, model, stepping;
} known[] = {
#include "nt_table.h"
};

int main(void)
{
	const size_t count = sizeof(known) / sizeof(known[0]), rounds = 4000000;
	struct timespec begin, end;
	size_t found = 0, at = 0;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	for (size_t i = 0; i < rounds; i++) {
		struct ntq_cpu cpu = { 0 };

		at = (at * 5 + 7) % count;
		cpu.vendor = known[at].vendor;
		cpu.family = known[at].family;
		cpu.model = known[at].model;
		cpu.stepping = known[at].stepping;
		found += ntq_lookup(&cpu) != NULL;
	}
	clock_gettime(CLOCK_MONOTONIC, &end);
	if (found != rounds) {
		fprintf(stderr, "bench_lookup: %zu of %zu found\n", found, rounds);
		return 1;
	}
	printf("%zu %.1f\n", count, ((end.tv_sec - begin.tv_sec) * 1e9 + (end.tv_nsec - begin.tv_nsec)) / rounds);
	return 0;
}
