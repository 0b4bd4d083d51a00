// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_dispatch.c: the generated ntq_clear() alone, its tiers and arms replaced by ones that report. */
#include <stdlib.h>
#include <string.h>

#include "checked_call.h"
#include "nt_quirk_internal.h"
#include "suite.h"

/* Which entry ran, and with what. */
static struct {
	int entry;
	void *dst;
	size_t len;
} seen;

#define REPORT(n)                                \
	static void entry_##n(void *dst, size_t len) \
	{                                        \
		seen.entry = n;                  \
		seen.dst = dst;                  \
		seen.len = len;                  \
	}

REPORT(0)
REPORT(1)
REPORT(2)
REPORT(3)

struct ntq_tiers ntq_selected;
void (*const ntq_arm_entry[NTQ_ARMS])(void *dst, size_t len) = { entry_0, entry_1, entry_2, entry_3 };

/* The resolver of ntq_clear_hot() is not in the table. */
void ntq_resolve_hot(void *dst, size_t len)
{
	entry_0(dst, len);
}

static void expect_of(clear_fn *fn, int entry, size_t len)
{
	char byte;

	seen.entry = -1;
	ck_assert_uint_eq(checked_call(fn, &byte, len) & ~(uint32_t)WRONG_STACK, 0);
	ck_assert_msg(seen.entry == entry, "%zu bytes went to %d, not %d", len, seen.entry, entry);
	ck_assert_ptr_eq(seen.dst, &byte);
	ck_assert_uint_eq(seen.len, len);
}

static void expect(int entry, size_t len)
{
	expect_of(ntq_clear, entry, len);
}

START_TEST(unresolved_goes_to_the_resolver)
{
	memset(&ntq_selected, 0, sizeof(ntq_selected));
	expect(0, 0);
	expect(0, 1);
	expect(0, SIZE_MAX);
	expect_of(ntq_clear_hot, 0, 0);
	expect_of(ntq_clear_hot, 0, SIZE_MAX);
}
END_TEST

START_TEST(three_tiers)
{
	ntq_selected = (struct ntq_tiers){ { 1000, (uint64_t)1 << 40 }, { 1, 2, 3 }, 2 };
	expect(1, 0);
	expect(1, 999);
	expect(2, 1000);
	expect(2, ((uint64_t)1 << 40) - 1);
	expect(3, (uint64_t)1 << 40);
	expect(3, SIZE_MAX);
}
END_TEST

START_TEST(two_tiers)
{
	ntq_selected = (struct ntq_tiers){ { 0, 4096 }, { 1, 1, 2 }, 1 };
	expect(1, 0);
	expect(1, 4095);
	expect(2, 4096);
}
END_TEST

/* The first tier is the same, then there is one arm, whatever the others are. */
START_TEST(hot)
{
	ntq_selected = (struct ntq_tiers){ { 1000, 4096 }, { 1, 2, 2 }, 3 };
	expect_of(ntq_clear_hot, 1, 0);
	expect_of(ntq_clear_hot, 1, 999);
	expect_of(ntq_clear_hot, 3, 1000);
	expect_of(ntq_clear_hot, 3, SIZE_MAX);
	ntq_selected = (struct ntq_tiers){ { 0, 4096 }, { 1, 1, 2 }, 3 };
	expect_of(ntq_clear_hot, 3, 0);
	expect_of(ntq_clear_hot, 3, 4096);
}
END_TEST

/* What another thread may see half way through ntq_publish(): arms without limits. */
START_TEST(half_published)
{
	ntq_selected = (struct ntq_tiers){ { 0, 0 }, { 0, 0, 3 }, 2 };
	expect(3, 0);
	expect(3, 5000);
	ntq_selected = (struct ntq_tiers){ { 1000, 0 }, { 1, 2, 3 }, 2 };
	expect(1, 999);
	expect(3, 1000);
	ntq_selected = (struct ntq_tiers){ { 0, 0 }, { 0, 0, 0 }, 3 };
	expect(0, 0);
	expect_of(ntq_clear_hot, 3, 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("dispatch");
	TCase *dispatch = tcase_create("dispatch");

	tcase_add_test(dispatch, unresolved_goes_to_the_resolver);
	tcase_add_test(dispatch, three_tiers);
	tcase_add_test(dispatch, two_tiers);
	tcase_add_test(dispatch, hot);
	tcase_add_test(dispatch, half_published);
	suite_add_tcase(suite, dispatch);
	return run_suite(suite);
}
