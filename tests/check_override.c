// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_override.c: NT_QUIRK=, which beats feature bits, table and default, and the first call that reads it. */
#include <string.h>

#include "select_case.h"

/* ---- the rung above all ---- */

START_TEST(override_arm)
{
	choose("intel:6:85:7", ERMS, "arm=movnti");
	ck_assert_str_eq(tiers(), "movnti");
	ck_assert_uint_eq(got.hot, NTQ_ARM_movnti);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_ARM_FORCED);
	choose("intel:6:79:1", 0, "arm=stosb");
	ck_assert_str_eq(tiers(), "stosb");
	choose("intel:6:79:1", 0, "arm=stosb,arm=loop");
	ck_assert_str_eq(tiers(), "loop");
}
END_TEST

START_TEST(an_arm_that_would_fault_is_refused)
{
	choose("intel:6:79:1", ERMS, "arm=clzero");
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <134217728 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE | NTQ_ARM_REFUSED);
	choose("amd:25:1:1", ERMS | CLZERO, "arm=clzero,mask=clzero");
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
}
END_TEST

START_TEST(override_threshold)
{
	choose("intel:6:79:1", ERMS, "threshold=1MiB");
	ck_assert_str_eq(tiers(), "sse2 <1048576 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FORCED);
	choose("intel:6:79:1", ERMS, "threshold=123456");
	ck_assert_uint_eq(got.threshold, 123456);
	choose("intel:6:79:1", ERMS, "threshold=64K,threshold=2G");
	ck_assert_uint_eq(got.threshold, (uint64_t)2 << 30);
	choose("intel:6:79:1", ERMS, "threshold=99999999999999999999");
	ck_assert_uint_eq(got.threshold, UINT64_MAX);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb");
	choose("intel:6:79:1", 0, "threshold=0");
	ck_assert_uint_eq(got.threshold, 4096);
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FORCED | NTQ_THRESHOLD_CLAMPED);
	choose("intel:6:79:1", ERMS, "threshold=17179869184GiB");
	ck_assert_uint_eq(got.threshold, UINT64_MAX);
}
END_TEST

START_TEST(override_mask_and_table)
{
	choose("amd:25:250:1", ERMS | CLZERO, "mask=erms,mask=clzero");
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosq <25165824 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_FEATURES_MASKED);
	choose("intel:6:79:1", ERMS, "mask=sse2");
	ck_assert_str_eq(tiers(), "stosb");
	choose("intel:6:85:7", ERMS, "table=off");
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <25165824 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_TABLE_OFF);
	ck_assert_ptr_null(got.row);
}
END_TEST

static const char *const meaningless[] = {
	"good", "good,", ",", "GOOD", "arm", "arm=", "arm=STOSB", "ARM=stosb", "arm=stosb ", " arm=stosb", "arm=stos",
	"arm=stosbb", "arm==stosb", "threshold=", "threshold=x", "threshold=-1", "threshold=1 MiB", "threshold=1MB",
	"threshold=1k", "threshold=MiB", "threshold=0x1000", "mask=", "mask=ERMS", "mask=erm", "mask=all", "table=on",
	"table=", "table=offf", "stosb", "arm=none", "arm=stosb;threshold=1M",
};

/* C21: exact tokens; what is not one changes nothing and is reported. */
START_TEST(meaningless_tokens)
{
	char with[64];

	choose("intel:6:79:1", ERMS, meaningless[_i]);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <134217728 movntdq");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE | NTQ_OVERRIDE_UNKNOWN);
	snprintf(with, sizeof(with), "%s,arm=loop", meaningless[_i]);
	choose("intel:6:79:1", ERMS, with);
	ck_assert_str_eq(tiers(), "loop");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE | NTQ_ARM_FORCED | NTQ_OVERRIDE_UNKNOWN);
}
END_TEST

START_TEST(an_empty_override_is_none)
{
	choose("intel:6:79:1", ERMS, "");
	ck_assert_uint_eq(got.flags, NTQ_FROM_TABLE | NTQ_THRESHOLD_FROM_TABLE);
	ck_assert_str_eq(tiers(), "sse2 <1048576 stosb <134217728 movntdq");
}
END_TEST

/* ---- this process ---- */

static char early[100];
static int early_result = -1;

/* Before main, and before any constructor of the library could have run: it has none. */
__attribute__((constructor(101))) static void clear_in_a_constructor(void)
{
	memset(early, 1, sizeof(early));
	ntq_clear(early + 1, sizeof(early) - 2);
	early_result = early[0] == 1 && early[1] == 0 && early[98] == 0 && early[99] == 1;
}

START_TEST(a_constructor_may_clear)
{
	ck_assert_int_eq(early_result, 1);
}
END_TEST

static uint8_t resolved_arm(const char *override)
{
	char byte = 1;

	memset(&ntq_selected, 0, sizeof(ntq_selected));
	ck_assert_int_eq(setenv("NT_QUIRK", override, 1), 0);
	ntq_clear(&byte, 1);
	ck_assert_int_eq(byte, 0);
	ntq_explain(&got);
	return ntq_selected.arm[NTQ_TIERS - 1];
}

START_TEST(the_first_call_obeys_the_environment)
{
	ck_assert_uint_eq(resolved_arm("arm=loop"), NTQ_ARM_loop);
	ck_assert(got.flags & NTQ_ARM_FORCED);
	ck_assert_uint_eq(ntq_selected.limit[0] | ntq_selected.limit[1], 0);
	/* A threshold below any private cache: two tiers, whatever CPU this is. */
	ck_assert_uint_eq(resolved_arm("mask=avx2,table=off,threshold=4K"), NTQ_ARM_movntdq);
	ck_assert_uint_eq(ntq_selected.limit[0], 0);
	ck_assert_uint_eq(ntq_selected.limit[1], 4096);
}
END_TEST

START_TEST(publishing_three_tiers)
{
	got.n_tiers = 3;
	got.hot = NTQ_ARM_stosq;
	got.tiers[0] = (struct ntq_tier){ 10, NTQ_ARM_loop };
	got.tiers[1] = (struct ntq_tier){ 20, NTQ_ARM_stosb };
	got.tiers[2] = (struct ntq_tier){ UINT64_MAX, NTQ_ARM_movnti };
	ntq_publish(&got);
	ck_assert_uint_eq(ntq_selected.limit[0], 10);
	ck_assert_uint_eq(ntq_selected.limit[1], 20);
	ck_assert_uint_eq(ntq_selected.arm[0], NTQ_ARM_loop);
	ck_assert_uint_eq(ntq_selected.arm[1], NTQ_ARM_stosb);
	ck_assert_uint_eq(ntq_selected.arm[2], NTQ_ARM_movnti);
	ck_assert_uint_eq(ntq_selected.hot, NTQ_ARM_stosq);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("override");
	TCase *tests = tcase_create("override");

	tcase_add_test(tests, override_arm);
	tcase_add_test(tests, an_arm_that_would_fault_is_refused);
	tcase_add_test(tests, override_threshold);
	tcase_add_test(tests, override_mask_and_table);
	tcase_add_test(tests, an_empty_override_is_none);
	tcase_add_test(tests, a_constructor_may_clear);
	tcase_add_test(tests, the_first_call_obeys_the_environment);
	tcase_add_test(tests, publishing_three_tiers);
	tcase_add_loop_test(tests, meaningless_tokens, 0, sizeof(meaningless) / sizeof(meaningless[0]));
	suite_add_tcase(suite, tests);
	return run_suite(suite);
}
