// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* check_identity.c: parse, print, decode and CPUID reading; the identities are those of tests/identities.txt. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nt_quirk.h"
#include "suite.h"

/* ---- tests/identities.txt ---- */

static void check_identity(unsigned line, const char *text, const char *expected)
{
	char message[NTQ_MESSAGE_SIZE], shown[NTQ_CPU_TEXT_SIZE];
	struct ntq_cpu cpu, again;
	const char *fragment = strncmp(expected, "error: ", 7) ? NULL : expected + 7;
	int status = ntq_parse_cpu(text, &cpu, message, sizeof(message));

	if (fragment) {
		ck_assert_msg(status == -1, "line %u: '%s' was taken", line, text);
		ck_assert_msg(strstr(message, fragment) != NULL, "line %u: '%s': %s", line, text, message);
		return;
	}
	ck_assert_msg(status == 0, "line %u: '%s': %s", line, text, message);
	ck_assert_uint_lt(ntq_format_cpu(&cpu, shown, sizeof(shown)), sizeof(shown));
	ck_assert_msg(!strcmp(shown, expected), "line %u: '%s' became %s", line, text, shown);
	ck_assert_msg(!ntq_parse_cpu(shown, &again, message, sizeof(message)), "line %u: %s: %s", line, shown, message);
	ck_assert_mem_eq(&cpu, &again, sizeof(cpu));
}

START_TEST(every_identity)
{
	FILE *file = fopen(NTQ_TESTS_DIR "/identities.txt", "r");
	char *line = NULL;
	size_t size = 0;
	unsigned number = 0, cases = 0;

	ck_assert_msg(file != NULL, "cannot read " NTQ_TESTS_DIR "/identities.txt");
	while (getline(&line, &size, file) > 0) {
		char *tab = strchr(line, '\t');

		number++;
		line[strcspn(line, "\n")] = '\0';
		if (line[0] == '#' || !line[0])
			continue;
		ck_assert_msg(tab != NULL, "line %u has no tab", number);
		*tab = '\0';
		check_identity(number, line, tab + 1);
		cases++;
	}
	free(line);
	fclose(file);
	ck_assert_uint_gt(cases, 300);
}
END_TEST

START_TEST(failure_leaves_the_answer_alone)
{
	struct ntq_cpu cpu, before;
	char message[8];

	memset(&cpu, 0x5a, sizeof(cpu));
	before = cpu;
	ck_assert_int_eq(ntq_parse_cpu("6:79:99", &cpu, message, sizeof(message)), -1);
	ck_assert_mem_eq(&cpu, &before, sizeof(cpu));
	ck_assert_str_eq(message, "impossi");
	ck_assert_int_eq(ntq_parse_cpu("6:79:99", &cpu, NULL, 0), -1);
}
END_TEST

START_TEST(signatures_survive_the_round_trip)
{
	for (uint32_t eax = 0; eax < 0x10000; eax++) {
		struct ntq_cpu cpu = { .stepping = 0 };
		uint32_t spread = (eax & 0xFFF) | (eax >> 12) << 16 | 0x00A00000;

		ntq_decode_signature(spread, &cpu);
		if (cpu.family < 0xF)
			spread &= 0xFFFFF;
		if (cpu.family < 6)
			spread &= 0xFFF;
		ck_assert_uint_eq(ntq_encode_signature(&cpu), spread);
	}
}
END_TEST

START_TEST(vendors)
{
	ck_assert_int_eq(ntq_parse_vendor("amd"), NTQ_VENDOR_AMD);
	ck_assert_int_eq(ntq_parse_vendor("  Shanghai  "), NTQ_VENDOR_ZHAOXIN);
	ck_assert_int_eq(ntq_parse_vendor("Intel(R)"), -1);
	ck_assert_int_eq(ntq_parse_vendor(""), -1);
	ck_assert_str_eq(ntq_vendor_name(NTQ_VENDOR_ZHAOXIN), "  Shanghai  ");
	ck_assert_str_eq(ntq_vendor_name(NTQ_VENDOR_OTHER), "other");
	ck_assert_str_eq(ntq_vendor_name(77), "other");
	ck_assert_str_eq(ntq_vendor_name(NTQ_VENDOR_ANY), "*");
}
END_TEST

/* ---- CPUID ---- */

#define GENUINE 0x756E6547, 0x6C65746E, 0x49656E69
#define AUTHENTIC 0x68747541, 0x444D4163, 0x69746E65

static struct ntq_cpu cpu;
static struct ntq_features features;
static struct ntq_caches caches;

static void decode(const struct ntq_cpuid_leaf *leaves, size_t count, uint64_t xcr0)
{
	struct ntq_cpuid cpuid = { leaves, count, xcr0 };

	memset(&cpu, 0xff, sizeof(cpu));
	ntq_decode_cpuid(&cpuid, &cpu, &features, &caches);
}

#define DECODE(leaves, xcr0) decode(leaves, sizeof(leaves) / sizeof(leaves[0]), xcr0)

START_TEST(a_whole_cpu)
{
	/* Rome: 16 MiB of L3, CLZERO, neither ERMS nor AVX-512. */
	const struct ntq_cpuid_leaf rome[] = {
		{ 0, 0, 0x10, AUTHENTIC },
		{ 1, 0, 0x00830F10, 0x00400800, 0x7EF8320B, 0x178BFBFF },
		{ 7, 0, 0, 0x219C91A9, 0x00400004, 0 },
		{ 0x80000000, 0, 0x80000020, AUTHENTIC },
		{ 0x80000008, 0, 0x3030, 0x1, 0, 0 },
		{ 0x8000001D, 0, 0x00004121, 0x01C0003F, 0x3F, 0 },
		{ 0x8000001D, 1, 0x00004122, 0x01C0003F, 0x3F, 0 },
		{ 0x8000001D, 2, 0x00004143, 0x01C0003F, 0x3FF, 2 },
		{ 0x8000001D, 3, 0x0001C163, 0x03C0003F, 0x3FFF, 1 },
	};
	char text[NTQ_CPU_TEXT_SIZE];

	DECODE(rome, 7);
	ntq_format_cpu(&cpu, text, sizeof(text));
	ck_assert_str_eq(text, "AuthenticAMD:23:49:0");
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_SSE2 | NTQ_FEATURE_AVX2 | NTQ_FEATURE_CLZERO);
	ck_assert_uint_eq(caches.l1d, 32 << 10);
	ck_assert_uint_eq(caches.l2, 512 << 10);
	ck_assert_uint_eq(caches.llc, 16 << 20);
}
END_TEST

START_TEST(a_leaf_above_the_maximum_does_not_count)
{
	struct ntq_cpuid_leaf leaves[] = {
		{ 0, 0, 0x6, GENUINE },
		{ 1, 0, 0x000906A3, 0x800, 0, 1 << 26 },
		{ 7, 0, 0, 1 << 9, 0, 1 << 4 },
		{ 0x1A, 0, 0x40000001, 0, 0, 0 },
		{ 0x80000000, 0, 0x80000007, GENUINE },
		{ 0x80000008, 0, 0, 1, 0, 0 },
	};

	DECODE(leaves, 0);
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_SSE2);
	ck_assert_uint_eq(cpu.core_type, NTQ_CORE_ANY);
	leaves[0].eax = 0x20;
	leaves[4].eax = 0x80000008;
	DECODE(leaves, 0);
	ck_assert_uint_eq(features.bits,
			  NTQ_FEATURE_SSE2 | NTQ_FEATURE_ERMS | NTQ_FEATURE_FSRM | NTQ_FEATURE_CLZERO);
	ck_assert_uint_eq(cpu.core_type, NTQ_CORE_CORE);
	leaves[3].eax = 0x20000001;
	DECODE(leaves, 0);
	ck_assert_uint_eq(cpu.core_type, NTQ_CORE_ATOM);
}
END_TEST

START_TEST(vector_features_need_the_os)
{
	struct ntq_cpuid_leaf leaves[] = {
		{ 0, 0, 0x7, GENUINE },
		{ 1, 0, 0x000606A6, 0x800, 1u << 27, 0 },
		{ 7, 0, 0, 1 << 5 | 1 << 16, 0, 0 },
	};

	DECODE(leaves, 0xE7);
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_AVX2 | NTQ_FEATURE_AVX512F);
	DECODE(leaves, 0x7);
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_AVX2);
	DECODE(leaves, 0x3);
	ck_assert_uint_eq(features.bits, 0);
	leaves[1].ecx = 0;
	DECODE(leaves, 0xE7);
	ck_assert_uint_eq(features.bits, 0);
}
END_TEST

START_TEST(clzero_needs_lines_of_64_bytes)
{
	struct ntq_cpuid_leaf leaves[] = {
		{ 0, 0, 1, AUTHENTIC },
		{ 1, 0, 0x00830F10, 0x400, 0, 0 },
		{ 0x80000000, 0, 0x80000008, AUTHENTIC },
		{ 0x80000008, 0, 0, 1, 0, 0 },
	};

	DECODE(leaves, 0);
	ck_assert_uint_eq(features.bits, 0);
	leaves[1].ebx = 0x800;
	DECODE(leaves, 0);
	ck_assert_uint_eq(features.bits, NTQ_FEATURE_CLZERO);
}
END_TEST

/* C13, C15, C17: nothing divides by what CPUID says, and no product is cut to 32 bits. */
START_TEST(odd_caches)
{
	struct ntq_cpuid_leaf leaves[] = {
		{ 0, 0, 4, GENUINE },
		{ 4, 0, 0x21, 0, 0, 0 },
		{ 4, 1, 0x22, 0x01C0003F, 0x3F, 0 },
		{ 4, 2, 0x63, 0xFFC0003F, 0xFFFFFF, 0 },
		{ 4, 3, 0, 0, 0, 0 },
		{ 4, 4, 0x83, 0, 0, 0 },
	};

	DECODE(leaves, 0);
	ck_assert_uint_eq(caches.l1d, 1);
	ck_assert_uint_eq(caches.l2, 0);
	ck_assert_uint_eq(caches.llc, (uint64_t)1 << 40);
	decode(NULL, 0, 0);
	ck_assert_uint_eq(caches.llc, 0);
	ck_assert_uint_eq(cpu.vendor, NTQ_VENDOR_OTHER);
	ck_assert_uint_eq(cpu.family, 0);
}
END_TEST

START_TEST(caches_of_amd_before_zen)
{
	const struct ntq_cpuid_leaf k10[] = {
		{ 0, 0, 5, AUTHENTIC },
		{ 0x80000000, 0, 0x8000001B, AUTHENTIC },
		{ 0x80000005, 0, 0, 0, 64u << 24, 0 },
		{ 0x80000006, 0, 0, 0, 512u << 16, 12u << 18 },
	};

	DECODE(k10, 0);
	ck_assert_uint_eq(caches.l1d, 64 << 10);
	ck_assert_uint_eq(caches.l2, 512 << 10);
	ck_assert_uint_eq(caches.llc, 6 << 20);
}
END_TEST

START_TEST(this_machine_is_a_64_bit_one)
{
	ntq_read_cpu(&cpu, &features, &caches);
	ck_assert_uint_ge(cpu.family, 6);
	ck_assert_uint_lt(cpu.stepping, 16);
	ck_assert(features.bits & NTQ_FEATURE_SSE2);
}
END_TEST

START_TEST(feature_names)
{
	ck_assert_uint_eq(ntq_feature_find("erms", 4), NTQ_FEATURE_ERMS);
	ck_assert_uint_eq(ntq_feature_find("avx512f,", 7), NTQ_FEATURE_AVX512F);
	ck_assert_uint_eq(ntq_feature_find("ERMS", 4), 0);
	ck_assert_uint_eq(ntq_feature_find("erm", 3), 0);
	ck_assert_uint_eq(ntq_feature_find("", 0), 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("identity");
	TCase *text = tcase_create("text"), *cpuid = tcase_create("cpuid");

	tcase_add_test(text, every_identity);
	tcase_add_test(text, failure_leaves_the_answer_alone);
	tcase_add_test(text, signatures_survive_the_round_trip);
	tcase_add_test(text, vendors);
	suite_add_tcase(suite, text);
	tcase_add_test(cpuid, a_whole_cpu);
	tcase_add_test(cpuid, a_leaf_above_the_maximum_does_not_count);
	tcase_add_test(cpuid, vector_features_need_the_os);
	tcase_add_test(cpuid, clzero_needs_lines_of_64_bytes);
	tcase_add_test(cpuid, odd_caches);
	tcase_add_test(cpuid, caches_of_amd_before_zen);
	tcase_add_test(cpuid, this_machine_is_a_64_bit_one);
	tcase_add_test(cpuid, feature_names);
	suite_add_tcase(suite, cpuid);
	return run_suite(suite);
}
