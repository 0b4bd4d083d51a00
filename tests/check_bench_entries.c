// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_bench_entries.c: TLB entries from CPUID, as nt-bench reads them. */
#include <check.h>
#include <stdlib.h>

#include "../tools/nt_bench.h"

static unsigned entries_in(uint32_t leaf, uint32_t eax, uint32_t ebx, uint32_t ecx, uint32_t edx)
{
	struct ntq_cpuid_leaf answer = { .leaf = leaf, .eax = eax, .ebx = ebx, .ecx = ecx, .edx = edx };

	return tlb_entries(&answer, 1);
}

/* As Ivy Bridge, Haswell and Core 2 answer; a CPU that has leaf 0x18 names nothing here. */
START_TEST(descriptors)
{
	ck_assert_uint_eq(entries_in(2, 0x76035A01, 0x00F0B2FF, 0, 0x00CA0000), 512);
	ck_assert_uint_eq(entries_in(2, 0x76036301, 0x00F0B5FF, 0, 0x00C10000), 1024);
	ck_assert_uint_eq(entries_in(2, 0x05B0B101, 0x005657F0, 0, 0x2CB43049), 256);
	ck_assert_uint_eq(entries_in(2, 0x00FEFF01, 0x000000F0, 0, 0), 0);
}
END_TEST

/* A register with its highest bit set, and the count in the lowest byte of EAX, are no descriptors. */
START_TEST(no_descriptors)
{
	ck_assert_uint_eq(entries_in(2, 0x000000C1, 0, 0, 0), 0);
	ck_assert_uint_eq(entries_in(2, 1, 0x800000C1, 0, 0), 0);
	ck_assert_uint_eq(entries_in(2, 1, 0x000000C1, 0, 0), 1024);
}
END_TEST

/* Ways times sets; of data, loads or both kinds; with pages of 4 KiB. */
START_TEST(parameters)
{
	ck_assert_uint_eq(entries_in(0x18, 0, 0x00080007, 128, 0x43), 1024);
	ck_assert_uint_eq(entries_in(0x18, 0, 0x00100001, 4, 0x24), 64);
	ck_assert_uint_eq(entries_in(0x18, 0, 0x00080001, 16, 0x22), 0);
	ck_assert_uint_eq(entries_in(0x18, 0, 0x0008000E, 128, 0x43), 0);
}
END_TEST

START_TEST(amd)
{
	ck_assert_uint_eq(entries_in(0x80000006, 0x48002200, 0x68004200, 0, 0), 2048);
	ck_assert_uint_eq(entries_in(0x80000006, 0, 0x6C004200, 0, 0), 3072);
	ck_assert_uint_eq(entries_in(0x80000005, 0, 0xFF40FF40, 0, 0), 64);
}
END_TEST

START_TEST(the_largest_of_all)
{
	const struct ntq_cpuid_leaf leaves[] = {
		{ .leaf = 1, .ebx = 0xFFFFFFFF }, { .leaf = 0x80000006, .ebx = 0x68004200 }, { .leaf = 0x80000005, .ebx = 0xFF40FF40 }
	};

	ck_assert_uint_eq(tlb_entries(leaves, 3), 2048);
	ck_assert_uint_eq(tlb_entries(leaves, 1), 0);
	ck_assert_uint_eq(tlb_entries(NULL, 0), 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("TLB entries");
	TCase *all = tcase_create("all");
	SRunner *runner;
	int failed;

	tcase_add_test(all, descriptors);
	tcase_add_test(all, no_descriptors);
	tcase_add_test(all, parameters);
	tcase_add_test(all, amd);
	tcase_add_test(all, the_largest_of_all);
	suite_add_tcase(suite, all);
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_NORMAL);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
