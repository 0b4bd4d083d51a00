// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_select.c: feature bits -> table -> default, rung by rung; check_override.c has the first rung. */
#include <string.h>

#include "select_case.h"

/* ---- the table ---- */

static unsigned row_of(const char *id)
{
	struct ntq_cpu cpu = cpu_of(id);
	const struct ntq_row *row = ntq_lookup_in(&table, &cpu);

	return row ? row - rows : 99;
}

START_TEST(lookup)
{
	ck_assert_uint_eq(row_of("intel:6:79:1"), 0);
	ck_assert_uint_eq(row_of("intel:6:79"), 0);
	ck_assert_uint_eq(row_of("amd:6:79:1"), 99);
	ck_assert_uint_eq(row_of("intel:6:78:1"), 99);
	ck_assert_uint_eq(row_of("intel:6:86:1"), 99);
	ck_assert_uint_eq(row_of("intel:7:79:1"), 99);
	ck_assert_uint_eq(row_of("6:79:1"), 99);
	ck_assert_uint_eq(row_of("amd:25:1:1"), 10);
	ck_assert_uint_eq(row_of("amd:25:2:1"), 99);
}
END_TEST

START_TEST(the_most_specific_row_wins)
{
	ck_assert_uint_eq(row_of("intel:6:85:5"), 1);
	ck_assert_uint_eq(row_of("intel:6:85:7"), 1);
	ck_assert_uint_eq(row_of("intel:6:85:4"), 2);
	ck_assert_uint_eq(row_of("intel:6:85:8"), 2);
	ck_assert_uint_eq(row_of("intel:6:85"), 2);
	ck_assert_uint_eq(row_of("intel:6:151:2/core"), 4);
	ck_assert_uint_eq(row_of("intel:6:151:2/atom"), 5);
	ck_assert_uint_eq(row_of("intel:6:151:2"), 6);
}
END_TEST

START_TEST(an_empty_table)
{
	const struct ntq_table empty = { rows, 0 };
	struct ntq_cpu cpu = cpu_of("intel:6:79:1");

	ck_assert_ptr_null(ntq_lookup_in(&empty, &cpu));
}
END_TEST

START_TEST(the_generated_table_is_sorted_and_found)
{
	for (size_t i = 0; i < ntq_table.count; i++) {
		const struct ntq_row *row = &ntq_table.rows[i], *last = row - 1;
		struct ntq_cpu cpu = { row->family, row->vendor, row->model, row->stepping_lo, row->core_type };

		ck_assert_ptr_nonnull(ntq_lookup(&cpu));
		ck_assert_uint_eq(ntq_lookup(&cpu)->model, row->model);
		ck_assert(row->vendor > NTQ_VENDOR_OTHER && row->vendor <= NTQ_VENDOR_ZHAOXIN);
		if (i && last->vendor == row->vendor)
			ck_assert(last->family < row->family ||
				  (last->family == row->family && last->model <= row->model));
		else if (i)
			ck_assert_uint_lt(last->vendor, row->vendor);
	}
	ck_assert_uint_eq(strspn(ntq_db_hash(), "0123456789abcdef"), 12);
}
END_TEST

/* ---- rung 4: the default ---- */

START_TEST(default_by_features_alone)
{
	choose("intel:6:250:0", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
	ck_assert_uint_eq(got.flags, 0);
	choose("intel:6:250:0", 0, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq <25165824 movntdq");
	choose("amd:25:250:0", ERMS | CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
}
END_TEST

static const struct {
	uint32_t bits;
	const char *near, *hot, *far;
} arms_by_feature[] = {
	{ 0, "sse2", "stosq", "movntdq" },
	{ ERMS, "sse2", "stosb", "movntdq" },
	{ ERMS | NTQ_FEATURE_AVX2, "avx2", "stosb", "vmovntdq256" },
	{ ERMS | NTQ_FEATURE_AVX2 | NTQ_FEATURE_FSRM, "avx2", "stosb", "vmovntdq256" },
	{ ERMS | NTQ_FEATURE_AVX2 | NTQ_FEATURE_AVX512F, "avx2", "stosb", "vmovntdq256" },
	{ ERMS | NTQ_FEATURE_AVX2 | NTQ_FEATURE_AVX512F | NTQ_FEATURE_FSRM, "avx512", "stosb", "vmovntdq256" },
	{ NTQ_FEATURE_AVX2 | CLZERO, "avx2", "stosq", "vmovntdq256" },
};

/* The default of docs/nt_quirk.3, row by row; and what stays cached on request. */
START_TEST(the_arms_of_a_feature)
{
	char wanted[80];

	choose("intel:6:250:0", arms_by_feature[_i].bits, NULL);
	snprintf(wanted, sizeof(wanted), "%s <1048576 %s <25165824 %s", arms_by_feature[_i].near,
		 arms_by_feature[_i].hot, arms_by_feature[_i].far);
	ck_assert_str_eq(tiers(), wanted);
	ck_assert_str_eq(ntq_arm_info(got.hot)->name, arms_by_feature[_i].hot);
}
END_TEST

START_TEST(without_any_vector)
{
	choose("intel:6:250:0", ERMS, "mask=sse2");
	ck_assert_str_eq(tiers(), "stosb");
	choose("intel:6:250:0", CLZERO, "mask=sse2");
	ck_assert_str_eq(tiers(), "stosq <25165824 clzero");
}
END_TEST

/* C22: a CPU newer than the database gets the default and the features it really has. */
START_TEST(a_cpu_newer_than_the_database)
{
	choose("intel:6:250:0", ERMS | NTQ_FEATURE_AVX512F, "");
	ck_assert_ptr_null(got.row);
	ck_assert_uint_eq(got.nt, NTQ_UNKNOWN);
	ck_assert_uint_eq(got.clzero, NTQ_UNKNOWN);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
}
END_TEST

/* ---- rung 3: the table beats the default ---- */

START_TEST(the_table_beats_the_default)
{
	choose("intel:6:79:1", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <134217728 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE);
	ck_assert_ptr_eq(got.row, &rows[0]);
	choose("intel:6:85:7", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
	ck_assert_uint_eq(got.nt, NTQ_BAD);
	choose("intel:6:85:4", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
}
END_TEST

START_TEST(each_word_takes_its_own_capability)
{
	choose("amd:23:1:2", CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq <25165824 clzero");
	choose("amd:23:49:0", CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <4096 movntdq");
	choose("amd:25:1:1", ERMS | CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 clzero");
	choose("amd:25:1:1", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
}
END_TEST

/* What was measured of vectors speaks for them, and before clzero: that was among what they were better than. */
START_TEST(vectors_have_a_word_of_their_own)
{
	choose("amd:26:4:1", ERMS | CLZERO, NULL);
	ck_assert_uint_eq(got.nt_vector, NTQ_GOOD);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
	choose("amd:26:5:1", ERMS | CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 clzero");
	choose("amd:26:5:1", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
	choose("amd:26:6:1", ERMS | CLZERO, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 clzero");
	choose("amd:26:6:1", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
}
END_TEST

START_TEST(a_hybrid_cpu_by_core_type)
{
	choose("intel:6:151:2/core", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <67108864 movntdq");
	choose("intel:6:151:2/atom", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
	choose("intel:6:151:2", ERMS, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
}
END_TEST

/* ---- rung 2: feature bits beat the table ---- */

/* C12: what a hypervisor masks is not used, whoever the CPU says it is. */
START_TEST(feature_bits_beat_the_table)
{
	choose("intel:6:79:1", 0, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq <134217728 movntdq");
	choose("amd:25:1:1", GUEST, NULL);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq");
	ck_assert_uint_eq(got.clzero, NTQ_GOOD);
	choose("amd:23:1:2", GUEST, NULL);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq");
}
END_TEST

/* C10: QEMU's Icelake-Server says it is an Atom, and has AVX2 and AVX-512. */
START_TEST(an_identity_that_is_not_what_it_says)
{
	choose("intel:6:134:0", GUEST | ERMS | AVX2, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	ck_assert_ptr_null(got.row);
	ck_assert_uint_eq(got.nt, NTQ_UNKNOWN);
	ck_assert_str_eq(tiers(), "avx2 <1048576 stosb <25165824 vmovntdq256");
	choose("intel:6:134:0", GUEST | ERMS | AVX512F, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	choose("intel:6:134:4", ERMS | AVX2, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	choose("intel:6:134:4", GUEST | ERMS, NULL);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
}
END_TEST

static const struct {
	const char *id;
	uint32_t too_new;
} anachronisms[] = {
	{ "amd:15:107:1", ERMS },
	{ "amd:15:107:1", AVX2 },
	{ "amd:23:49:0", ERMS },
	{ "amd:23:49:0", FSRM },
	{ "amd:23:49:0", AVX512F },
	{ "amd:25:1:1", AVX512F },
	{ "intel:6:79:1", CLZERO },
	{ "intel:6:79:1", FSRM },
	{ "intel:6:134:4", AVX2 },
	{ "intel:6:151:2", AVX512F },
	{ "intel:6:151:2/atom", AVX512F },
};

START_TEST(a_feature_newer_than_the_cpu)
{
	choose(anachronisms[_i].id, 0, NULL);
	ck_assert(got.flags & NTQ_FROM_TABLE);
	choose(anachronisms[_i].id, anachronisms[_i].too_new, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	ck_assert_ptr_null(got.row);
}
END_TEST

START_TEST(where_nothing_is_stated_nothing_contradicts)
{
	choose("amd:23:1:2", ERMS | FSRM | AVX2 | AVX512F | CLZERO | GUEST, NULL);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE);
	choose("intel:6:250:0", ERMS | FSRM | AVX2 | AVX512F | CLZERO | GUEST, NULL);
	ck_assert_uint_eq(got.flags, 0);
}
END_TEST

/* C11: QEMU's max is a K8 with ERMS. Its kvm64 is a NetBurst, of which the database knows none. */
START_TEST(no_verdict_of_a_k8_for_a_guest)
{
	choose("amd:15:107:1", GUEST | ERMS, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
	choose("amd:15:107:1", ERMS, NULL);
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED);
	choose("intel:15:6:1", GUEST, NULL);
	ck_assert_ptr_null(got.row);
	ck_assert_uint_eq(got.nt, NTQ_UNKNOWN);
	choose("amd:15:107:1", 0, NULL);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq");
}
END_TEST

START_TEST(a_masked_feature_does_not_hide_a_false_identity)
{
	choose("amd:15:107:1", ERMS, "mask=erms");
	ck_assert_uint_eq(got.flags, NTQ_UNTRUSTED | NTQ_FEATURES_MASKED);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq <25165824 movntdq");
}
END_TEST

/* Of every row: what it states is expected and believed, and nothing else is. */
START_TEST(the_generated_table_states_features)
{
	const uint32_t all = ERMS | FSRM | AVX2 | AVX512F | CLZERO;
	unsigned stated = 0;

	for (size_t i = 0; i < ntq_table.count; i++) {
		const struct ntq_row *row = &ntq_table.rows[i];
		struct ntq_cpu cpu = { row->family, row->vendor, row->model, row->stepping_lo, row->core_type };
		struct ntq_features features, more;

		row = ntq_lookup(&cpu);
		ck_assert_uint_eq(row->features & ~(all | STATED), 0);
		ntq_expected_features(&cpu, &features);
		ck_assert_uint_eq(features.bits, NTQ_FEATURE_SSE2 | (row->features & all));
		features.bits |= GUEST;
		ck_assert(ntq_identity_trusted(&cpu, &features));
		stated += !!(row->features & STATED);
		for (uint32_t bit = 1; bit <= all; bit <<= 1) {
			more.bits = bit;
			ck_assert_int_eq(ntq_identity_trusted(&cpu, &more),
					 !(row->features & STATED) || !(bit & all & ~row->features));
		}
	}
	ck_assert_uint_gt(stated, 60);
}
END_TEST

START_TEST(nothing_is_expected_of_a_stranger)
{
	struct ntq_cpu cpu = cpu_of("intel:6:250:0");
	struct ntq_features features;

	ntq_expected_features(&cpu, &features);
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_SSE2);
}
END_TEST

/* ---- thresholds ---- */

static uint64_t threshold_for(const char *id, uint32_t bits, uint64_t llc)
{
	struct ntq_caches caches = { 32 << 10, 1 << 20, llc };

	choose_with(id, bits, &caches, NULL);
	return got.threshold;
}

/* C14: the table's threshold stands against a guest's L3; without one a guest's L3 is believed to 64 MiB. */
START_TEST(the_cache_of_a_guest)
{
	ck_assert_uint_eq(threshold_for("intel:6:79:1", GUEST | ERMS, 508 * MIB), 128 * MIB);
	ck_assert_uint_eq(threshold_for("amd:26:2:1", GUEST | ERMS, 508 * MIB), 64 * MIB);
	ck_assert_uint_eq(got.flags, NTQ_LLC_CLAMPED);
	ck_assert_uint_eq(threshold_for("amd:26:2:1", ERMS, 508 * MIB), 508 * MIB);
	ck_assert_uint_eq(got.flags, 0);
}
END_TEST

/* C15: no cache reported. */
START_TEST(no_cache)
{
	const struct ntq_caches none = { 0, 0, 0 };

	ck_assert_uint_eq(threshold_for("intel:6:250:0", ERMS, 0), 32 * MIB);
	ck_assert_uint_eq(got.flags, NTQ_LLC_UNKNOWN);
	choose_with("intel:6:250:0", ERMS, &none, NULL);
	ck_assert_str_eq(tiers(), "sse2 <262144 stosb <33554432 movntdq");
}
END_TEST

/* C16: too small. C17: a terabyte, and what does not fit 32 bits. */
START_TEST(caches_out_of_bounds)
{
	ck_assert_uint_eq(threshold_for("intel:6:250:0", ERMS, 1), 1 * MIB);
	ck_assert_uint_eq(got.flags, NTQ_LLC_CLAMPED);
	ck_assert_uint_eq(threshold_for("intel:6:250:0", ERMS, (uint64_t)1 << 40), 512 * MIB);
	ck_assert_uint_eq(got.flags, NTQ_LLC_CLAMPED);
	ck_assert_uint_eq(threshold_for("intel:6:250:0", ERMS, UINT64_MAX), 512 * MIB);
	ck_assert_uint_eq(threshold_for("intel:6:250:0", GUEST, ((uint64_t)1 << 32) + MIB), 64 * MIB);
}
END_TEST

START_TEST(thresholds_below_a_page)
{
	choose("amd:23:49:0", 0, NULL);
	ck_assert_uint_eq(got.threshold, 4096);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE | NTQ_THRESHOLD_CLAMPED);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("select");
	TCase *tests = tcase_create("select");

	tcase_add_test(tests, lookup);
	tcase_add_test(tests, the_most_specific_row_wins);
	tcase_add_test(tests, an_empty_table);
	tcase_add_test(tests, the_generated_table_is_sorted_and_found);
	tcase_add_test(tests, default_by_features_alone);
	tcase_add_loop_test(tests, the_arms_of_a_feature, 0, sizeof(arms_by_feature) / sizeof(arms_by_feature[0]));
	tcase_add_test(tests, without_any_vector);
	tcase_add_test(tests, a_cpu_newer_than_the_database);
	tcase_add_test(tests, the_table_beats_the_default);
	tcase_add_test(tests, each_word_takes_its_own_capability);
	tcase_add_test(tests, vectors_have_a_word_of_their_own);
	tcase_add_test(tests, a_hybrid_cpu_by_core_type);
	tcase_add_test(tests, feature_bits_beat_the_table);
	tcase_add_test(tests, an_identity_that_is_not_what_it_says);
	tcase_add_test(tests, no_verdict_of_a_k8_for_a_guest);
	tcase_add_test(tests, a_masked_feature_does_not_hide_a_false_identity);
	tcase_add_test(tests, where_nothing_is_stated_nothing_contradicts);
	tcase_add_test(tests, the_generated_table_states_features);
	tcase_add_test(tests, nothing_is_expected_of_a_stranger);
	tcase_add_test(tests, the_cache_of_a_guest);
	tcase_add_test(tests, no_cache);
	tcase_add_test(tests, caches_out_of_bounds);
	tcase_add_test(tests, thresholds_below_a_page);
	tcase_add_loop_test(tests, a_feature_newer_than_the_cpu, 0, sizeof(anachronisms) / sizeof(anachronisms[0]));
	suite_add_tcase(suite, tests);
	return run_suite(suite);
}
