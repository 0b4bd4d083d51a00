/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* select_case.h: a small table, and selections from it as text. */
#ifndef SELECT_CASE_H
#define SELECT_CASE_H

#include <stdio.h>

#include "nt_quirk_internal.h"
#include "suite.h"

#define MIB NTQ_MIB
#define ERMS NTQ_FEATURE_ERMS
#define CLZERO NTQ_FEATURE_CLZERO
#define FSRM NTQ_FEATURE_FSRM
#define AVX2 NTQ_FEATURE_AVX2
#define AVX512F NTQ_FEATURE_AVX512F
#define GUEST NTQ_FEATURE_HYPERVISOR
#define STATED NTQ_FEATURES_STATED

#define VECTOR_ROW(vendor, family, model, lo, hi, core, nt, nt_vector, threshold, clzero, features) \
	{ threshold, family, NTQ_VENDOR_##vendor, model, lo, hi, NTQ_CORE_##core, NTQ_##nt, NTQ_##nt_vector, NTQ_##clzero, features }
#define ROW(vendor, family, model, lo, hi, core, nt, threshold, clzero, features) \
	VECTOR_ROW(vendor, family, model, lo, hi, core, nt, UNKNOWN, threshold, clzero, features)

static const struct ntq_row rows[] = {
	ROW(INTEL, 6, 79, 0, 15, ANY, GOOD, 128 << 20, UNKNOWN, ERMS | AVX2 | STATED),
	ROW(INTEL, 6, 85, 5, 7, ANY, BAD, 0, UNKNOWN, ERMS | AVX2 | AVX512F | STATED),
	ROW(INTEL, 6, 85, 0, 15, ANY, NEUTRAL, 0, UNKNOWN, ERMS | AVX2 | AVX512F | STATED),
	ROW(INTEL, 6, 134, 0, 15, ANY, BAD, 0, UNKNOWN, ERMS | STATED),
	ROW(INTEL, 6, 151, 0, 15, CORE, GOOD, 64 << 20, UNKNOWN, ERMS | FSRM | AVX2 | STATED),
	ROW(INTEL, 6, 151, 0, 15, ATOM, BAD, 0, UNKNOWN, ERMS | FSRM | AVX2 | STATED),
	ROW(INTEL, 6, 151, 0, 15, ANY, BAD, 0, UNKNOWN, ERMS | FSRM | AVX2 | STATED),
	ROW(AMD, 15, 107, 0, 15, ANY, BAD, 0, UNKNOWN, STATED),
	ROW(AMD, 23, 1, 0, 15, ANY, BAD, 0, UNKNOWN, 0),
	ROW(AMD, 23, 49, 0, 15, ANY, GOOD, 1000, BAD, AVX2 | CLZERO | STATED),
	ROW(AMD, 25, 1, 0, 15, ANY, BAD, 0, GOOD, ERMS | FSRM | AVX2 | CLZERO | STATED),
	VECTOR_ROW(AMD, 26, 4, 0, 15, ANY, BAD, GOOD, 0, GOOD, ERMS | AVX2 | CLZERO | STATED),
	VECTOR_ROW(AMD, 26, 5, 0, 15, ANY, GOOD, BAD, 0, UNKNOWN, ERMS | AVX2 | CLZERO | STATED),
	VECTOR_ROW(AMD, 26, 6, 0, 15, ANY, BAD, NEUTRAL, 0, GOOD, ERMS | AVX2 | CLZERO | STATED),
};

static const struct ntq_table table = { rows, sizeof(rows) / sizeof(rows[0]) };
static const struct ntq_caches server = { 32 << 10, 1 << 20, 24 << 20 };
static struct ntq_selection got;

/* The selection as text: "stosb <33554432 movnti". */
static inline const char *tiers(void)
{
	static char text[128];
	size_t at = 0;

	for (unsigned i = 0; i < got.n_tiers; i++) {
		at += sprintf(text + at, "%s", ntq_arm_info(got.tiers[i].arm)->name);
		if (i + 1 < got.n_tiers)
			at += sprintf(text + at, " <%llu ", (unsigned long long)got.tiers[i].limit);
	}
	ck_assert_uint_eq(got.tiers[got.n_tiers - 1].limit, UINT64_MAX);
	return text;
}

static inline struct ntq_cpu cpu_of(const char *id)
{
	struct ntq_cpu cpu;
	char message[NTQ_MESSAGE_SIZE];

	ck_assert_msg(!ntq_parse_cpu(id, &cpu, message, sizeof(message)), "%s: %s", id, message);
	return cpu;
}

static inline void choose_with(const char *id, uint32_t bits, const struct ntq_caches *caches, const char *override)
{
	struct ntq_cpu cpu = cpu_of(id);
	struct ntq_features features = { bits | NTQ_FEATURE_SSE2 };

	ntq_select_in(&table, &cpu, &features, caches, override, &got);
}

static inline void choose(const char *id, uint32_t bits, const char *override)
{
	choose_with(id, bits, &server, override);
}

#endif
