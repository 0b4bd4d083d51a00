// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* probe.c: what the compiled selector makes of the CPU this runs on, for tests/test_matrix.py to run under emulation. */

/*
 * First line: vendor number, family, model, stepping, core type, feature bits, l1d, l2 and LLC as read. Then a line for
 * every set of features this identity might have: bits, flags, threshold, hot arm, then arm and limit of each tier.
 * At the end the arms are used, as the features of this CPU allow and with each of them masked; "ran" is the last line.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nt_quirk_internal.h"

#define SIZE ((size_t)200 << 10)

static const uint32_t optional[] = { NTQ_FEATURE_ERMS,	  NTQ_FEATURE_FSRM,   NTQ_FEATURE_AVX2,
				     NTQ_FEATURE_AVX512F, NTQ_FEATURE_CLZERO, NTQ_FEATURE_HYPERVISOR };

#define N_OPTIONAL (sizeof(optional) / sizeof(optional[0]))

static void print(uint32_t bits, const struct ntq_selection *selection)
{
	printf("%u\t%u\t%" PRIu64 "\t%s", bits, selection->flags, selection->threshold,
	       ntq_arm_info(selection->hot)->name);
	for (unsigned i = 0; i < selection->n_tiers; i++)
		printf("\t%s\t%" PRIu64, ntq_arm_info(selection->tiers[i].arm)->name, selection->tiers[i].limit);
	putchar('\n');
}

/* Clear as a selection says, below and above every limit that it has. */
static void use(const struct ntq_selection *selection)
{
	static unsigned char memory[SIZE + 2];

	ntq_publish(selection);
	for (size_t len = 1; len <= SIZE; len = len * 7 + 3) {
		for (unsigned hot = 0; hot < 2; hot++) {
			memset(memory, 0xA5, len + 2);
			(hot ? ntq_clear_hot : ntq_clear)(memory + 1, len);
			if (memory[0] != 0xA5 || memory[len + 1] != 0xA5 || memory[1] || memcmp(memory + 1, memory + 2, len - 1))
				exit(1);
		}
	}
}

int main(void)
{
	static const char *const overrides[] = { "threshold=64K", "threshold=64K,mask=erms", "threshold=64K,mask=clzero",
						 "threshold=64K,mask=avx2", "threshold=64K,mask=avx512f", "threshold=4096,table=off" };
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_caches caches;
	struct ntq_selection selection;

	ntq_read_cpu(&cpu, &features, &caches);
	printf("%u\t%u\t%u\t%u\t%u\t%u\t%" PRIu64 "\t%" PRIu64 "\t%" PRIu64 "\n", cpu.vendor, cpu.family, cpu.model,
	       cpu.stepping, cpu.core_type, features.bits, caches.l1d, caches.l2, caches.llc);
	for (uint32_t set = 0; set < 1u << N_OPTIONAL; set++) {
		struct ntq_features some = { NTQ_FEATURE_SSE2 };

		for (unsigned i = 0; i < N_OPTIONAL; i++)
			some.bits |= set >> i & 1 ? optional[i] : 0;
		ntq_select(&cpu, &some, &caches, NULL, &selection);
		print(some.bits, &selection);
	}
	for (unsigned i = 0; i < sizeof(overrides) / sizeof(overrides[0]); i++) {
		ntq_select(&cpu, &features, &caches, overrides[i], &selection);
		use(&selection);
	}
	puts("ran");
	return 0;
}
