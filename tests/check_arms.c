// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_arms.c: every arm through the checked call, and the checked call through routines that are broken. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "checked_call.h"
#include "nt_quirk_internal.h"
#include "suite.h"

#define LONGEST 4200
#define SMALL_ARENA ((size_t)3 * 4096)
#define LARGE_ARENA ((size_t)8 << 20)

/* What the resolver, which is C, and the C library may do; it is not ours to mend. */
#define C_CODE (WRONG_STACK | WRONG_UPPER)

static const size_t alignments[] = { 0, 1, 7, 8, 15, 31, 33, 63 };

#define N_ALIGNMENTS (sizeof(alignments) / sizeof(alignments[0]))

/* ---- the checker ---- */

clear_fn broken_nothing, broken_rbx, broken_rbp, broken_r12, broken_r13, broken_r14, broken_r15, broken_rsp, broken_df,
	broken_mxcsr, broken_x87cw, broken_frame, broken_stack, broken_upper, broken_short, broken_late, broken_long,
	broken_early, broken_illegal;

static const struct {
	clear_fn *fn;
	const char *found;
} broken[] = {
	{ broken_rbx, "rbx" },
	{ broken_rbp, "rbp" },
	{ broken_r12, "r12" },
	{ broken_r13, "r13" },
	{ broken_r14, "r14" },
	{ broken_r15, "r15" },
	{ broken_rsp, "rsp" },
	{ broken_df, "direction flag" },
	{ broken_mxcsr, "mxcsr" },
	{ broken_x87cw, "x87" },
	{ broken_frame, "frame" },
	{ broken_stack, "stack was used" },
	{ broken_upper, "upper vector state" },
	{ broken_short, "byte 99 of 100 is not zero" },
	{ broken_late, "byte 0 of 100 is not zero" },
	{ broken_long, "wrote 1 bytes behind" },
	{ broken_early, "wrote 1 bytes before" },
	{ broken_illegal, "illegal instruction" },
};

START_TEST(a_fault_is_found)
{
	struct arena arena = arena_new(SMALL_ARENA);
	const char *found;

	if (broken[_i].fn == broken_upper && !can_see_upper)
		return;
	found = checked_clear(broken[_i].fn, &arena, 1000, 100, 0);
	ck_assert_msg(found != NULL, "'%s' was not found", broken[_i].found);
	ck_assert_msg(strstr(found, broken[_i].found) != NULL, "'%s' was reported as '%s'", broken[_i].found, found);
	/* and leaves no trace in the next call */
	ck_assert_ptr_null(checked_clear(broken_nothing, &arena, 1000, 100, 0));
}
END_TEST

START_TEST(guard_pages_are_found)
{
	struct arena arena = arena_new(SMALL_ARENA);

	ck_assert_str_eq(checked_clear(broken_long, &arena, SMALL_ARENA - 100, 100, 0), "touched a guard page");
	ck_assert_str_eq(checked_clear(broken_early, &arena, 0, 100, 0), "touched a guard page");
	ck_assert_ptr_null(checked_clear(broken_nothing, &arena, SMALL_ARENA - 100, 100, 0));
	ck_assert_ptr_null(checked_clear(broken_nothing, &arena, 0, SMALL_ARENA, 0));
}
END_TEST

/* ---- the arms ---- */

/* The arm of a loop test's number, NULL if this CPU cannot run it. */
static const struct ntq_arm_info *runnable(unsigned arm)
{
	const struct ntq_arm_info *info = ntq_arm_info(arm);
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_caches caches;

	ntq_read_cpu(&cpu, &features, &caches);
	return info->needs & ~features.bits ? NULL : info;
}

static void check(const struct ntq_arm_info *arm, const struct arena *arena, size_t offset, size_t len)
{
	uint32_t allowed = strcmp(arm->name, "libc") ? 0 : C_CODE;
	const char *found = checked_clear(arm->clear, arena, offset, len, allowed);

	ck_assert_msg(!found, "%s: %zu bytes at offset %zu: %s", arm->name, len, offset, found);
}

START_TEST(every_length)
{
	const struct ntq_arm_info *arm = runnable(_i);
	struct arena arena = arena_new(SMALL_ARENA);

	for (size_t len = 0; arm && len <= LONGEST; len++) {
		for (size_t i = 0; i < N_ALIGNMENTS; i++)
			check(arm, &arena, alignments[i], len);
		check(arm, &arena, SMALL_ARENA - len, len);
	}
}
END_TEST

START_TEST(large_lengths)
{
	static const size_t lengths[] = { 65535, 65536, 65537, (1 << 20) + 13, (3 << 20) - 7, LARGE_ARENA - 4096 };
	const struct ntq_arm_info *arm = runnable(_i);
	struct arena arena = arena_new(LARGE_ARENA);

	for (size_t i = 0; arm && i < sizeof(lengths) / sizeof(lengths[0]); i++) {
		check(arm, &arena, alignments[i], lengths[i]);
		check(arm, &arena, LARGE_ARENA - lengths[i], lengths[i]);
	}
	if (arm)
		check(arm, &arena, 0, LARGE_ARENA);
}
END_TEST

/* ---- the calls that applications make ---- */

START_TEST(the_first_call)
{
	struct arena arena = arena_new(SMALL_ARENA);

	memset(&ntq_selected, 0, sizeof(ntq_selected));
	ck_assert_ptr_null(checked_clear(ntq_clear, &arena, 77, 5000, C_CODE));
	ck_assert_uint_ne(ntq_selected.arm[NTQ_TIERS - 1], NTQ_ARM_NONE);
	ck_assert_ptr_null(checked_clear(ntq_clear, &arena, 77, 5000, 0));
	memset(&ntq_selected, 0, sizeof(ntq_selected));
	ck_assert_ptr_null(checked_clear(ntq_clear_hot, &arena, 77, 5000, C_CODE));
	ck_assert_ptr_null(checked_clear(ntq_clear_hot, &arena, 77, 5000, 0));
}
END_TEST

/* Across every tier's limit that fits: ntq_clear() and ntq_clear_hot() clear the same. */
START_TEST(around_the_limits)
{
	struct arena arena = arena_new((size_t)80 << 20);
	struct ntq_selection selection;

	ntq_explain(&selection);
	for (unsigned i = 0; i + 1 < selection.n_tiers; i++) {
		size_t limit = selection.tiers[i].limit;

		ck_assert_uint_lt(limit + 1, arena.size);
		for (size_t len = limit - 1; len <= limit + 1; len++) {
			ck_assert_ptr_null(checked_clear(ntq_clear, &arena, 5, len, C_CODE));
			ck_assert_ptr_null(checked_clear(ntq_clear_hot, &arena, 5, len, C_CODE));
		}
	}
}
END_TEST

static void clear_two_pages(void *dst, size_t len)
{
	ck_assert_uint_eq(len, 2 * NTQ_PAGE_SIZE);
	ntq_clear_pages(dst, 2);
}

START_TEST(pages)
{
	struct arena arena = arena_new(SMALL_ARENA);

	ck_assert_ptr_null(checked_clear(clear_two_pages, &arena, 4096, 8192, C_CODE));
}
END_TEST

START_TEST(set_to_a_value)
{
	uint8_t bytes[] = { 1, 1, 1, 1 };

	ck_assert_ptr_eq(ntq_memset(bytes + 1, 0x1C3, 2), bytes + 1);
	ck_assert_mem_eq(bytes, "\1\xc3\xc3\1", 4);
	ck_assert_ptr_eq(ntq_memset(bytes + 1, 0x100, 2), bytes + 1);
	ck_assert_mem_eq(bytes, "\1\0\0\1", 4);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("arms");
	TCase *checker = tcase_create("checker"), *arms = tcase_create("arms"), *calls = tcase_create("calls");

	for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++)
		if (!runnable(arm))
			printf("%s: not run, this CPU has no such instruction\n", ntq_arm_info(arm)->name);
	if (!can_see_upper)
		printf("upper vector state: not looked at, this CPU does not tell\n");
	tcase_add_loop_test(checker, a_fault_is_found, 0, sizeof(broken) / sizeof(broken[0]));
	tcase_add_test(checker, guard_pages_are_found);
	suite_add_tcase(suite, checker);
	tcase_add_loop_test(arms, every_length, NTQ_ARM_NONE + 1, NTQ_ARMS);
	tcase_add_loop_test(arms, large_lengths, NTQ_ARM_NONE + 1, NTQ_ARMS);
	tcase_set_timeout(arms, 60);
	suite_add_tcase(suite, arms);
	tcase_add_test(calls, the_first_call);
	tcase_add_test(calls, around_the_limits);
	tcase_add_test(calls, pages);
	tcase_add_test(calls, set_to_a_value);
	tcase_set_timeout(calls, 60);
	suite_add_tcase(suite, calls);
	return run_suite(suite);
}
