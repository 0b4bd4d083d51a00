// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db 724b9bfd5082 and templates/nt_explain.c.j2 fb825abdff4c; do not edit, run `make gen`.
//
// The words behind nt_table.h, row by row in the same order, for the query command.

#include <stddef.h>
#include <stdint.h>

#include "nt_explain.h"
#include "nt_quirk.h"

static const char *const none[] = { NULL };

const struct ntq_answer ntq_unmeasured[] = {
	{
		"nt", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};
const unsigned ntq_n_unmeasured = 4;

static const char *const claims_GenuineIntel_6_15[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is -1: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is -1: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_22[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is -1: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is -1: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_23[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is -1: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is -1: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_26[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_26_0[] = {
	"GenuineIntel-6-26-5/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_26_1[] = {
	"GenuineIntel-6-26-5/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_26_3[] = {
	"GenuineIntel-6-26-5/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_26_4[] = {
	"GenuineIntel-6-26-5/2014-03-08-hamelot",
	NULL
};
/* GenuineIntel:6:26 */
static const struct ntq_answer answers_GenuineIntel_6_26[] = {
	{
		"nt", 1073741823u, "unknown",
		"inconclusive: movntdq -14.0 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_26_0,
		"GenuineIntel-6-26-5/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5520, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 6.70          stosq 7.79           -14.0% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "unknown",
		"inconclusive: movntdq -14.0 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_26_1,
		"GenuineIntel-6-26-5/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5520, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 6.70          stosq 7.79           -14.0% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 1073741823u, "unknown",
		"inconclusive: movntdq -14.0 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_26_3,
		"GenuineIntel-6-26-5/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5520, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 6.70          stosq 7.79           -14.0% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"inconclusive: movntdq -14.0 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_26_4,
		"GenuineIntel-6-26-5/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5520, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 6.70          stosq 7.79           -14.0% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_28[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_28_0[] = {
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0",
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1",
	NULL
};
static const char *const records_GenuineIntel_6_28_1[] = {
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0",
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1",
	NULL
};
static const char *const records_GenuineIntel_6_28_3[] = {
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0",
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1",
	NULL
};
static const char *const records_GenuineIntel_6_28_4[] = {
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0",
	"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1",
	NULL
};
/* GenuineIntel:6:28 */
static const struct ntq_answer answers_GenuineIntel_6_28[] = {
	{
		"nt", 33554431u, "unknown",
		"inconclusive: movntdq -0.4 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_28_0,
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.6%     libc 2.64 0.2%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown\012"
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.3%     libc 2.64 0.3%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt", UINT64_MAX, "unknown",
		"inconclusive: movntdq -0.4 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_28_1,
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.6%     libc 2.64 0.2%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown\012"
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.3%     libc 2.64 0.3%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "unknown",
		"inconclusive: movntdq -0.4 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_28_3,
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.6%     libc 2.64 0.2%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown\012"
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.3%     libc 2.64 0.3%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"inconclusive: movntdq -0.4 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_28_4,
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu0\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.6%     libc 2.64 0.2%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown\012"
		"GenuineIntel-6-28-2/2022-07-29-sbc-bench-461n-cpu1\012"
		"  memset, Intel(R) Atom(TM) CPU N270 @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 2.63 1.3%     libc 2.64 0.3%        -0.4% 1.000 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_29[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is -1: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is -1: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_30[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_31[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_37[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_38[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_39[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_42[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 5: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_44[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_45[] = {
	"glibc says nt is good: CONTRADICTS the records (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 5: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	NULL
};
static const char *const records_GenuineIntel_6_45_0[] = {
	"GenuineIntel-6-45-7/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_45_1[] = {
	"GenuineIntel-6-45-7/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_45_3[] = {
	"GenuineIntel-6-45-7/2014-03-08-hamelot",
	NULL
};
static const char *const records_GenuineIntel_6_45_4[] = {
	"GenuineIntel-6-45-7/2014-03-08-hamelot",
	NULL
};
/* GenuineIntel:6:45 */
static const struct ntq_answer answers_GenuineIntel_6_45[] = {
	{
		"nt", 1073741823u, "bad",
		"movntdq -34.4 % against loop at 1 GiB, measured at chunk 1 GiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_45_0,
		"GenuineIntel-6-45-7/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2630, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 5.54          loop 8.44            -34.4% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"movntdq -34.4 % against loop at 1 GiB",
		"measured", 0u, 0u, records_GenuineIntel_6_45_1,
		"GenuineIntel-6-45-7/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2630, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 5.54          loop 8.44            -34.4% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 1073741823u, "unknown",
		"inconclusive: movntdq -18.4 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_45_3,
		"GenuineIntel-6-45-7/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2630, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 5.54          stosq 6.79           -18.4% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"inconclusive: movntdq -18.4 % against stosq at 1 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_GenuineIntel_6_45_4,
		"GenuineIntel-6-45-7/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2630, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movntdq 5.54          stosq 6.79           -18.4% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_46[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_47[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 6: no measurement (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_53[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_54[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_54_0[] = {
	"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8",
	NULL
};
static const char *const records_GenuineIntel_6_54_1[] = {
	"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8",
	NULL
};
static const char *const records_GenuineIntel_6_54_3[] = {
	"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8",
	NULL
};
static const char *const records_GenuineIntel_6_54_4[] = {
	"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8",
	NULL
};
/* GenuineIntel:6:54 */
static const struct ntq_answer answers_GenuineIntel_6_54[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +141.4 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_54_0,
		"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8\012"
		"  memset, Intel(R) Atom(TM) CPU N2800 @ 1.86GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.52 0.1%     libc 1.46 0.2%      +141.4% 1e-08 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +141.4 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_54_1,
		"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8\012"
		"  memset, Intel(R) Atom(TM) CPU N2800 @ 1.86GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.52 0.1%     libc 1.46 0.2%      +141.4% 1e-08 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +141.4 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_54_3,
		"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8\012"
		"  memset, Intel(R) Atom(TM) CPU N2800 @ 1.86GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.52 0.1%     libc 1.46 0.2%      +141.4% 1e-08 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +141.4 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_54_4,
		"GenuineIntel-6-54-1/2023-02-08-sbc-bench-4nt8\012"
		"  memset, Intel(R) Atom(TM) CPU N2800 @ 1.86GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.52 0.1%     libc 1.46 0.2%      +141.4% 1e-08 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_55[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_55_0[] = {
	"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb",
	"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv",
	"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec",
	"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54",
	"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s",
	"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd",
	"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq",
	NULL
};
static const char *const records_GenuineIntel_6_55_1[] = {
	"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb",
	"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv",
	"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec",
	"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54",
	"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s",
	"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd",
	"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq",
	NULL
};
static const char *const records_GenuineIntel_6_55_3[] = {
	"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb",
	"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv",
	"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec",
	"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54",
	"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s",
	"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd",
	"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq",
	NULL
};
static const char *const records_GenuineIntel_6_55_4[] = {
	"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb",
	"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv",
	"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec",
	"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54",
	"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s",
	"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd",
	"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq",
	NULL
};
/* GenuineIntel:6:55 */
static const struct ntq_answer answers_GenuineIntel_6_55[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +53.0 % against sse2 at 32 MiB (7 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_55_0,
		"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.85 0.1%     sse2 3.17 0.3%       +53.0% 1e-16 win\012"
		"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.1%     sse2 3.16 0.1%       +53.8% 3e-09 win\012"
		"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec\012"
		"  memset, Intel(R) Celeron(R) CPU N2830 @ 2.16GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.95 0.2%     stosb 3.28 1.3%      +50.8% 3e-04 win\012"
		"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54\012"
		"  memset, Intel(R) Atom(TM) CPU Z3735F @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.67 0.2%     stosb 2.59 0.8%      +80.5% 4e-06 win\012"
		"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s\012"
		"  memset, Intel(R) Celeron(R) CPU N2807 @ 1.58GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.4%     stosb 2.90 0.3%      +67.7% 4e-06 win\012"
		"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd\012"
		"  memset, Intel(R) Atom(TM) CPU E3826 @ 1.46GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.91 5.3%     sse2 2.57 0.1%       +51.9% 2e-06 win\012"
		"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq\012"
		"  memset, Intel(R) Atom(TM) CPU E3825 @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.90 0.1%     sse2 2.69 0.1%       +44.8% 3e-09 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +53.0 % against sse2 at 32 MiB (7 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_55_1,
		"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.85 0.1%     sse2 3.17 0.3%       +53.0% 1e-16 win\012"
		"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.1%     sse2 3.16 0.1%       +53.8% 3e-09 win\012"
		"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec\012"
		"  memset, Intel(R) Celeron(R) CPU N2830 @ 2.16GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.95 0.2%     stosb 3.28 1.3%      +50.8% 3e-04 win\012"
		"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54\012"
		"  memset, Intel(R) Atom(TM) CPU Z3735F @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.67 0.2%     stosb 2.59 0.8%      +80.5% 4e-06 win\012"
		"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s\012"
		"  memset, Intel(R) Celeron(R) CPU N2807 @ 1.58GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.4%     stosb 2.90 0.3%      +67.7% 4e-06 win\012"
		"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd\012"
		"  memset, Intel(R) Atom(TM) CPU E3826 @ 1.46GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.91 5.3%     sse2 2.57 0.1%       +51.9% 2e-06 win\012"
		"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq\012"
		"  memset, Intel(R) Atom(TM) CPU E3825 @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.90 0.1%     sse2 2.69 0.1%       +44.8% 3e-09 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +53.0 % against sse2 at 32 MiB (7 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_55_3,
		"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.85 0.1%     sse2 3.17 0.3%       +53.0% 1e-16 win\012"
		"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.1%     sse2 3.16 0.1%       +53.8% 3e-09 win\012"
		"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec\012"
		"  memset, Intel(R) Celeron(R) CPU N2830 @ 2.16GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.95 0.2%     stosb 3.28 1.3%      +50.8% 3e-04 win\012"
		"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54\012"
		"  memset, Intel(R) Atom(TM) CPU Z3735F @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.67 0.2%     stosb 2.59 0.8%      +80.5% 4e-06 win\012"
		"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s\012"
		"  memset, Intel(R) Celeron(R) CPU N2807 @ 1.58GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.4%     stosb 2.90 0.3%      +67.7% 4e-06 win\012"
		"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd\012"
		"  memset, Intel(R) Atom(TM) CPU E3826 @ 1.46GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.91 5.3%     sse2 2.57 0.1%       +51.9% 2e-06 win\012"
		"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq\012"
		"  memset, Intel(R) Atom(TM) CPU E3825 @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.90 0.1%     sse2 2.69 0.1%       +44.8% 3e-09 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +53.0 % against sse2 at 32 MiB (7 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_55_4,
		"GenuineIntel-6-55-8/2022-07-06-sbc-bench-41kb\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.85 0.1%     sse2 3.17 0.3%       +53.0% 1e-16 win\012"
		"GenuineIntel-6-55-8/2022-12-04-sbc-bench-4hkv\012"
		"  memset, Intel(R) Celeron(R) CPU J1900 @ 1.99GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.1%     sse2 3.16 0.1%       +53.8% 3e-09 win\012"
		"GenuineIntel-6-55-8/2023-03-02-sbc-bench-4pec\012"
		"  memset, Intel(R) Celeron(R) CPU N2830 @ 2.16GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.95 0.2%     stosb 3.28 1.3%      +50.8% 3e-04 win\012"
		"GenuineIntel-6-55-8/2023-03-17-sbc-bench-4r54\012"
		"  memset, Intel(R) Atom(TM) CPU Z3735F @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.67 0.2%     stosb 2.59 0.8%      +80.5% 4e-06 win\012"
		"GenuineIntel-6-55-8/2023-06-25-sbc-bench-4z3s\012"
		"  memset, Intel(R) Celeron(R) CPU N2807 @ 1.58GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.86 0.4%     stosb 2.90 0.3%      +67.7% 4e-06 win\012"
		"GenuineIntel-6-55-9/2022-07-15-sbc-bench-44pd\012"
		"  memset, Intel(R) Atom(TM) CPU E3826 @ 1.46GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.91 5.3%     sse2 2.57 0.1%       +51.9% 2e-06 win\012"
		"GenuineIntel-6-55-9/2023-01-08-sbc-bench-4kfq\012"
		"  memset, Intel(R) Atom(TM) CPU E3825 @ 1.33GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 3.90 0.1%     sse2 2.69 0.1%       +44.8% 3e-09 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_58[] = {
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 1: CONTRADICTS the records (c4211f42d3e66875298a5e26a75109878c80f15b)",
	"glibc says nt is good: CONTRADICTS the records (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 2: agrees (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	NULL
};
static const char *const records_GenuineIntel_6_58_0[] = {
	"GenuineIntel-6-58-9/2013-05-18-codearcana",
	NULL
};
static const char *const records_GenuineIntel_6_58_1[] = {
	"GenuineIntel-6-58-9/2013-05-18-codearcana",
	NULL
};
static const char *const records_GenuineIntel_6_58_3[] = {
	"GenuineIntel-6-58-9/2013-05-18-codearcana",
	NULL
};
static const char *const records_GenuineIntel_6_58_4[] = {
	"GenuineIntel-6-58-9/2013-05-18-codearcana",
	NULL
};
static const char *const records_GenuineIntel_6_58_5[] = {
	"GenuineIntel-6-58-x/2014-01-i3-3240-ebizzy",
	"GenuineIntel-6-58-x/2014-01-i3-3240-tlbflush",
	"GenuineIntel-6-58-x/2014-01-i7-3770-ebizzy",
	"GenuineIntel-6-58-x/2014-01-i7-3770-tlbflush",
	NULL
};
/* GenuineIntel:6:58 */
static const struct ntq_answer answers_GenuineIntel_6_58[] = {
	{
		"nt", 1073741823u, "bad",
		"vmovntdq256 -38.6 % against stosq at 1 GiB, measured at chunk 1 GiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_58_0,
		"GenuineIntel-6-58-9/2013-05-18-codearcana\012"
		"  memset, Intel(R) Core(TM) i7-3720QM, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 12.65     stosq 20.60          -38.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"vmovntdq256 -38.6 % against stosq at 1 GiB",
		"measured", 0u, 0u, records_GenuineIntel_6_58_1,
		"GenuineIntel-6-58-9/2013-05-18-codearcana\012"
		"  memset, Intel(R) Core(TM) i7-3720QM, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 12.65     stosq 20.60          -38.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 1073741823u, "bad",
		"vmovntdq256 -38.6 % against stosq at 1 GiB, measured at chunk 1 GiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_58_3,
		"GenuineIntel-6-58-9/2013-05-18-codearcana\012"
		"  memset, Intel(R) Core(TM) i7-3720QM, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 12.65     stosq 20.60          -38.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "bad",
		"vmovntdq256 -38.6 % against stosq at 1 GiB",
		"measured", 0u, 0u, records_GenuineIntel_6_58_4,
		"GenuineIntel-6-58-9/2013-05-18-codearcana\012"
		"  memset, Intel(R) Core(TM) i7-3720QM, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 12.65     stosq 20.60          -38.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "2",
		"2 is +7.6 % better than 1 over 8 points, p 0.00018 (2 records agree)",
		"measured", 0u, 0u, records_GenuineIntel_6_58_5,
		"GenuineIntel-6-58-x/2014-01-i3-3240-ebizzy\012"
		"  ebizzy, Intel(R) Core(TM) i3-3240 CPU @ 3.40GHz, microcode unstated\012"
		"  threads   value        mean   value        mean     diff  records/s\012"
		"  1             2     6789.09       1     6395.44   +6.16%\012"
		"  2             2     8052.16       1     7012.85  +14.82%\012"
		"  3             2     6973.74       1     6403.04   +8.91%\012"
		"  4             2     6582.33       1     6135.32   +7.29%\012"
		"  5             2     6526.68       1     6095.69   +7.07%\012"
		"  6             2     6416.64       1     6114.33   +4.94%\012"
		"  7             2     6448.51       1     6085.10   +5.97%\012"
		"  8             2     6462.97       1     6120.62   +5.59%\012"
		"GenuineIntel-6-58-x/2014-01-i3-3240-tlbflush\012"
		"  tlbflush, Intel(R) Core(TM) i3-3240 CPU @ 3.40GHz, microcode unstated\012"
		"  threads   value        mean   value        mean     diff  ns\012"
		"  1             2       10.50       1       10.50   +0.00%\012"
		"  2             2       17.18       1       17.59   -2.33%\012"
		"  3             2       21.74       1       22.98   -5.40%\012"
		"  5             2       46.23       1       47.13   -1.91%\012"
		"  8             2       42.56       1       43.30   -1.71%\012"
		"GenuineIntel-6-58-x/2014-01-i7-3770-ebizzy\012"
		"  ebizzy, Intel(R) Core(TM) i7-3770 CPU @ 3.40GHz, microcode unstated\012"
		"  threads   value        mean   value        mean     diff  records/s\012"
		"  1             2     7787.02       1     7336.65   +6.14%\012"
		"  2             2     9484.13       1     8218.41  +15.40%\012"
		"  3             2     8922.01       1     7973.62  +11.89%\012"
		"  4             2     8567.03       1     7798.33   +9.86%\012"
		"  5             2     8214.23       1     7158.72  +14.74%\012"
		"  6             2     7952.45       1     6852.27  +16.06%\012"
		"  7             2     7536.35       1     6774.65  +11.24%\012"
		"  8             2     6894.05       1     6510.50   +5.89%\012"
		"  12            2     6661.29       1     6182.90   +7.74%\012"
		"  16            2     6608.69       1     6100.09   +8.34%\012"
		"GenuineIntel-6-58-x/2014-01-i7-3770-tlbflush\012"
		"  tlbflush, Intel(R) Core(TM) i7-3770 CPU @ 3.40GHz, microcode unstated\012"
		"  threads   value        mean   value        mean     diff  ns\012"
		"  1             2        9.36       1        9.45   -0.95%\012"
		"  2             2        9.70       1        9.37   +3.52%\012"
		"  3             2        9.29       1        9.36   -0.75%\012"
		"  5             2       15.04       1       14.49   +3.80%\012"
		"  8             2       38.73       1       41.08   -5.72%\012"
		"  13            2       31.24       1       32.04   -2.50%\012"
		"  16            2       39.04       1       40.05   -2.52%",
		"up to 128 pages one by one: 512 entries >> 2"
	},
};

static const char *const claims_GenuineIntel_6_60[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_60_0[] = {
	"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3",
	NULL
};
static const char *const records_GenuineIntel_6_60_1[] = {
	"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3",
	NULL
};
static const char *const records_GenuineIntel_6_60_3[] = {
	"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3",
	NULL
};
static const char *const records_GenuineIntel_6_60_4[] = {
	"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3",
	NULL
};
/* GenuineIntel:6:60 */
static const struct ntq_answer answers_GenuineIntel_6_60[] = {
	{
		"nt", 9437183u, "good",
		"movntdq +89.4 % against loop at 128 MiB, measured at chunk 9 MiB",
		"inferred", 12582912u, 10485760u, records_GenuineIntel_6_60_0,
		"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3\012"
		"  memset, Intel(R) Xeon(R) CPU E3-1240 v3 @ 3.40GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 MiB   whole   movntdq 18.37         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 5 MiB   whole   movntdq 18.36         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 6 MiB   whole   movntdq 18.36         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 7 MiB   whole   movntdq 18.36         loop 20.16            -8.9% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 8 MiB   whole   movntdq 18.36         loop 19.92            -7.8% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 9 MiB   whole   movntdq 18.36         loop 17.26            +6.4% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 10 MiB  whole   movntdq 18.36         loop 15.71           +16.8% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 12 MiB  whole   movntdq 18.36         loop 13.57           +35.3% -     win\012"
		"    no spread: needs 25 %\012"
		" 14 MiB  whole   movntdq 18.36         loop 12.20           +50.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 15 MiB  whole   movntdq 18.36         loop 11.73           +56.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 16 MiB  whole   movntdq 18.36         loop 11.40           +61.0% -     win\012"
		"    no spread: needs 25 %\012"
		" 20 MiB  whole   movntdq 18.35         loop 10.59           +73.4% -     win\012"
		"    no spread: needs 25 %\012"
		" 21 MiB  whole   movntdq 18.35         loop 10.44           +75.8% -     win\012"
		"    no spread: needs 25 %\012"
		" 32 MiB  whole   movntdq 18.34         loop 9.99            +83.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 18.33         loop 9.84            +86.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 18.31         loop 9.75            +87.7% -     win\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 18.31         loop 9.73            +88.1% -     win\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 18.28         loop 9.73            +87.9% -     win\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 18.25         loop 9.64            +89.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +89.4 % against loop at 128 MiB",
		"measured", 12582912u, 10485760u, records_GenuineIntel_6_60_1,
		"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3\012"
		"  memset, Intel(R) Xeon(R) CPU E3-1240 v3 @ 3.40GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 MiB   whole   movntdq 18.37         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 5 MiB   whole   movntdq 18.36         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 6 MiB   whole   movntdq 18.36         loop 20.18            -9.0% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 7 MiB   whole   movntdq 18.36         loop 20.16            -8.9% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 8 MiB   whole   movntdq 18.36         loop 19.92            -7.8% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 9 MiB   whole   movntdq 18.36         loop 17.26            +6.4% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 10 MiB  whole   movntdq 18.36         loop 15.71           +16.8% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 12 MiB  whole   movntdq 18.36         loop 13.57           +35.3% -     win\012"
		"    no spread: needs 25 %\012"
		" 14 MiB  whole   movntdq 18.36         loop 12.20           +50.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 15 MiB  whole   movntdq 18.36         loop 11.73           +56.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 16 MiB  whole   movntdq 18.36         loop 11.40           +61.0% -     win\012"
		"    no spread: needs 25 %\012"
		" 20 MiB  whole   movntdq 18.35         loop 10.59           +73.4% -     win\012"
		"    no spread: needs 25 %\012"
		" 21 MiB  whole   movntdq 18.35         loop 10.44           +75.8% -     win\012"
		"    no spread: needs 25 %\012"
		" 32 MiB  whole   movntdq 18.34         loop 9.99            +83.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 18.33         loop 9.84            +86.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 18.31         loop 9.75            +87.7% -     win\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 18.31         loop 9.73            +88.1% -     win\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 18.28         loop 9.73            +87.9% -     win\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 18.25         loop 9.64            +89.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 9437183u, "good",
		"movntdq +89.4 % against loop at 128 MiB, measured at chunk 9 MiB",
		"inferred", 12582912u, 10485760u, records_GenuineIntel_6_60_3,
		"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3\012"
		"  memset, Intel(R) Xeon(R) CPU E3-1240 v3 @ 3.40GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 MiB   whole   movntdq 18.37         sse2 24.80           -26.0% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 5 MiB   whole   movntdq 18.36         sse2 24.76           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 6 MiB   whole   movntdq 18.36         sse2 24.74           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 7 MiB   whole   movntdq 18.36         sse2 24.74           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 8 MiB   whole   movntdq 18.36         sse2 24.14           -23.9% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 9 MiB   whole   movntdq 18.36         sse2 19.16            -4.2% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 10 MiB  whole   movntdq 18.36         sse2 16.68           +10.1% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 12 MiB  whole   movntdq 18.36         sse2 13.93           +31.8% -     win\012"
		"    no spread: needs 25 %\012"
		" 14 MiB  whole   movntdq 18.36         sse2 12.61           +45.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 15 MiB  whole   movntdq 18.36         sse2 11.99           +53.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 16 MiB  whole   movntdq 18.36         sse2 11.58           +58.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 20 MiB  whole   movntdq 18.35         loop 10.59           +73.4% -     win\012"
		"    no spread: needs 25 %\012"
		" 21 MiB  whole   movntdq 18.35         sse2 10.51           +74.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 32 MiB  whole   movntdq 18.34         loop 9.99            +83.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 18.33         loop 9.84            +86.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 18.31         loop 9.75            +87.7% -     win\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 18.31         loop 9.73            +88.1% -     win\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 18.28         loop 9.73            +87.9% -     win\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 18.25         loop 9.64            +89.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +89.4 % against loop at 128 MiB",
		"measured", 12582912u, 10485760u, records_GenuineIntel_6_60_4,
		"GenuineIntel-6-60-3/2015-bandwidth-e3-1240-v3\012"
		"  memset, Intel(R) Xeon(R) CPU E3-1240 v3 @ 3.40GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 MiB   whole   movntdq 18.37         sse2 24.80           -26.0% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 5 MiB   whole   movntdq 18.36         sse2 24.76           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 6 MiB   whole   movntdq 18.36         sse2 24.74           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 7 MiB   whole   movntdq 18.36         sse2 24.74           -25.8% -     lose\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 8 MiB   whole   movntdq 18.36         sse2 24.14           -23.9% -     unsure\012"
		"    not counted: within the LLC (8 MiB)\012"
		" 9 MiB   whole   movntdq 18.36         sse2 19.16            -4.2% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 10 MiB  whole   movntdq 18.36         sse2 16.68           +10.1% -     unsure\012"
		"    no spread: needs 25 %\012"
		" 12 MiB  whole   movntdq 18.36         sse2 13.93           +31.8% -     win\012"
		"    no spread: needs 25 %\012"
		" 14 MiB  whole   movntdq 18.36         sse2 12.61           +45.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 15 MiB  whole   movntdq 18.36         sse2 11.99           +53.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 16 MiB  whole   movntdq 18.36         sse2 11.58           +58.5% -     win\012"
		"    no spread: needs 25 %\012"
		" 20 MiB  whole   movntdq 18.35         loop 10.59           +73.4% -     win\012"
		"    no spread: needs 25 %\012"
		" 21 MiB  whole   movntdq 18.35         sse2 10.51           +74.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 32 MiB  whole   movntdq 18.34         loop 9.99            +83.6% -     win\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 18.33         loop 9.84            +86.2% -     win\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 18.31         loop 9.75            +87.7% -     win\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 18.31         loop 9.73            +88.1% -     win\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 18.28         loop 9.73            +87.9% -     win\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 18.25         loop 9.64            +89.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_61[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_62[] = {
	"glibc says nt is good: CONTRADICTS the records (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_62_0[] = {
	"GenuineIntel-6-62-4/2014-03-08-hamelot",
	"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2",
	NULL
};
static const char *const records_GenuineIntel_6_62_1[] = {
	"GenuineIntel-6-62-4/2014-03-08-hamelot",
	"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2",
	NULL
};
static const char *const records_GenuineIntel_6_62_3[] = {
	"GenuineIntel-6-62-4/2014-03-08-hamelot",
	"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2",
	NULL
};
static const char *const records_GenuineIntel_6_62_4[] = {
	"GenuineIntel-6-62-4/2014-03-08-hamelot",
	"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2",
	NULL
};
/* GenuineIntel:6:62 */
static const struct ntq_answer answers_GenuineIntel_6_62[] = {
	{
		"nt", 33554431u, "bad",
		"vmovntdq256 -34.4 % against loop at 1 GiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_62_0,
		"GenuineIntel-6-62-4/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2690 v2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 5.10      loop 7.78            -34.4% -     lose\012"
		"    no spread: needs 25 %\012"
		"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2\012"
		"  memset, Intel(R) Xeon(R) CPU E7-8857 v2 @ 3.00GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 10 MiB  whole   movntdq 1.38          loop 16.93           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 12 MiB  whole   movntdq 1.38          loop 16.92           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 14 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 15 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 16 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 20 MiB  whole   movntdq 1.38          loop 16.88           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 21 MiB  whole   movntdq 1.38          loop 16.88           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 32 MiB  whole   movntdq 1.38          loop 3.20            -57.0% -     lose\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 1.37          loop 2.44            -43.8% -     lose\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 1.37          loop 2.37            -42.4% -     lose\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 1.37          loop 2.38            -42.5% -     lose\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 1.36          loop 2.35            -42.3% -     lose\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 1.35          loop 2.34            -42.3% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"vmovntdq256 -34.4 % against loop at 1 GiB (2 records agree)",
		"measured", 0u, 0u, records_GenuineIntel_6_62_1,
		"GenuineIntel-6-62-4/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2690 v2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 5.10      loop 7.78            -34.4% -     lose\012"
		"    no spread: needs 25 %\012"
		"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2\012"
		"  memset, Intel(R) Xeon(R) CPU E7-8857 v2 @ 3.00GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 10 MiB  whole   movntdq 1.38          loop 16.93           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 12 MiB  whole   movntdq 1.38          loop 16.92           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 14 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 15 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 16 MiB  whole   movntdq 1.38          loop 16.91           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 20 MiB  whole   movntdq 1.38          loop 16.88           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 21 MiB  whole   movntdq 1.38          loop 16.88           -91.8% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 32 MiB  whole   movntdq 1.38          loop 3.20            -57.0% -     lose\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 1.37          loop 2.44            -43.8% -     lose\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 1.37          loop 2.37            -42.4% -     lose\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 1.37          loop 2.38            -42.5% -     lose\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 1.36          loop 2.35            -42.3% -     lose\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 1.35          loop 2.34            -42.3% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "bad",
		"movntdq -42.3 % against loop at 128 MiB, measured at chunk 32 MiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_62_3,
		"GenuineIntel-6-62-4/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2690 v2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 5.10      stosq 5.90           -13.6% -     unsure\012"
		"    no spread: needs 25 %\012"
		"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2\012"
		"  memset, Intel(R) Xeon(R) CPU E7-8857 v2 @ 3.00GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 10 MiB  whole   movntdq 1.38          sse2 18.14           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 12 MiB  whole   movntdq 1.38          sse2 18.14           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 14 MiB  whole   movntdq 1.38          sse2 18.13           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 15 MiB  whole   movntdq 1.38          sse2 18.12           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 16 MiB  whole   movntdq 1.38          sse2 18.12           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 20 MiB  whole   movntdq 1.38          sse2 18.10           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 21 MiB  whole   movntdq 1.38          sse2 18.09           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 32 MiB  whole   movntdq 1.38          sse2 3.20            -57.0% -     lose\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 1.37          loop 2.44            -43.8% -     lose\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 1.37          loop 2.37            -42.4% -     lose\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 1.37          loop 2.38            -42.5% -     lose\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 1.36          loop 2.35            -42.3% -     lose\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 1.35          loop 2.34            -42.3% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "bad",
		"movntdq -42.3 % against loop at 128 MiB",
		"measured", 0u, 0u, records_GenuineIntel_6_62_4,
		"GenuineIntel-6-62-4/2014-03-08-hamelot\012"
		"  memset, Intel(R) Xeon(R) CPU E5-2690 v2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 5.10      stosq 5.90           -13.6% -     unsure\012"
		"    no spread: needs 25 %\012"
		"GenuineIntel-6-62-7/2015-04-bandwidth-e7-8857-v2\012"
		"  memset, Intel(R) Xeon(R) CPU E7-8857 v2 @ 3.00GH, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 10 MiB  whole   movntdq 1.38          sse2 18.14           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 12 MiB  whole   movntdq 1.38          sse2 18.14           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 14 MiB  whole   movntdq 1.38          sse2 18.13           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 15 MiB  whole   movntdq 1.38          sse2 18.12           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 16 MiB  whole   movntdq 1.38          sse2 18.12           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 20 MiB  whole   movntdq 1.38          sse2 18.10           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 21 MiB  whole   movntdq 1.38          sse2 18.09           -92.4% -     lose\012"
		"    not counted: within the LLC (30 MiB)\012"
		" 32 MiB  whole   movntdq 1.38          sse2 3.20            -57.0% -     lose\012"
		"    no spread: needs 25 %\012"
		" 48 MiB  whole   movntdq 1.37          loop 2.44            -43.8% -     lose\012"
		"    no spread: needs 25 %\012"
		" 64 MiB  whole   movntdq 1.37          loop 2.37            -42.4% -     lose\012"
		"    no spread: needs 25 %\012"
		" 72 MiB  whole   movntdq 1.37          loop 2.38            -42.5% -     lose\012"
		"    no spread: needs 25 %\012"
		" 96 MiB  whole   movntdq 1.36          loop 2.35            -42.3% -     lose\012"
		"    no spread: needs 25 %\012"
		" 128 MiB whole   movntdq 1.35          loop 2.34            -42.3% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_63[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_63_0[] = {
	"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode",
	NULL
};
static const char *const records_GenuineIntel_6_63_1[] = {
	"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode",
	NULL
};
static const char *const records_GenuineIntel_6_63_3[] = {
	"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode",
	NULL
};
static const char *const records_GenuineIntel_6_63_4[] = {
	"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode",
	NULL
};
/* GenuineIntel:6:63 */
static const struct ntq_answer answers_GenuineIntel_6_63[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +54.5 % against sse2 at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_63_0,
		"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode\012"
		"  memset, Intel Xeon CPU E5-2670 v3 @ 2.30GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.71         sse2 10.82           +54.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +54.5 % against sse2 at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_63_1,
		"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode\012"
		"  memset, Intel Xeon CPU E5-2670 v3 @ 2.30GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.71         sse2 10.82           +54.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +54.5 % against sse2 at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_63_3,
		"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode\012"
		"  memset, Intel Xeon CPU E5-2670 v3 @ 2.30GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.71         sse2 10.82           +54.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +54.5 % against sse2 at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_63_4,
		"GenuineIntel-6-63-2/2025-11-10-fdu-lnnode\012"
		"  memset, Intel Xeon CPU E5-2670 v3 @ 2.30GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.71         sse2 10.82           +54.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_69[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_70[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_71[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_74[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_76[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_76_0[] = {
	"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd",
	"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx",
	"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o",
	"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc",
	"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb",
	NULL
};
static const char *const records_GenuineIntel_6_76_1[] = {
	"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd",
	"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx",
	"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o",
	"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc",
	"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb",
	NULL
};
static const char *const records_GenuineIntel_6_76_3[] = {
	"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd",
	"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx",
	"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o",
	"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc",
	"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb",
	NULL
};
static const char *const records_GenuineIntel_6_76_4[] = {
	"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd",
	"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx",
	"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o",
	"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc",
	"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb",
	NULL
};
/* GenuineIntel:6:76 */
static const struct ntq_answer answers_GenuineIntel_6_76[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +113.2 % against libc at 32 MiB (5 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_76_0,
		"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.72 6%       libc 2.21 0.2%      +113.2% 3e-08 win\012"
		"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx\012"
		"  memset, Intel(R) Atom(TM) x7-Z8700 CPU @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.73 0.1%     sse2 3.33 0.1%       +42.1% 3e-09 win\012"
		"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.48 0.2%     libc 2.22 0.6%      +102.2% 2e-33 win\012"
		"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.09 0.3%     sse2 2.92 0.1%       +40.0% 6e-22 win\012"
		"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.65 0.1%     sse2 2.76 0.1%       +68.7% 5e-09 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +113.2 % against libc at 32 MiB (5 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_76_1,
		"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.72 6%       libc 2.21 0.2%      +113.2% 3e-08 win\012"
		"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx\012"
		"  memset, Intel(R) Atom(TM) x7-Z8700 CPU @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.73 0.1%     sse2 3.33 0.1%       +42.1% 3e-09 win\012"
		"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.48 0.2%     libc 2.22 0.6%      +102.2% 2e-33 win\012"
		"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.09 0.3%     sse2 2.92 0.1%       +40.0% 6e-22 win\012"
		"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.65 0.1%     sse2 2.76 0.1%       +68.7% 5e-09 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +113.2 % against libc at 32 MiB (5 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_76_3,
		"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.72 6%       libc 2.21 0.2%      +113.2% 3e-08 win\012"
		"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx\012"
		"  memset, Intel(R) Atom(TM) x7-Z8700 CPU @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.73 0.1%     sse2 3.33 0.1%       +42.1% 3e-09 win\012"
		"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.48 0.2%     libc 2.22 0.6%      +102.2% 2e-33 win\012"
		"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.09 0.3%     sse2 2.92 0.1%       +40.0% 6e-22 win\012"
		"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.65 0.1%     sse2 2.76 0.1%       +68.7% 5e-09 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +113.2 % against libc at 32 MiB (5 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_76_4,
		"GenuineIntel-6-76-3/2018-08-26-sbc-bench-1lgd\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.72 6%       libc 2.21 0.2%      +113.2% 3e-08 win\012"
		"GenuineIntel-6-76-3/2022-12-15-sbc-bench-4idx\012"
		"  memset, Intel(R) Atom(TM) x7-Z8700 CPU @ 1.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.73 0.1%     sse2 3.33 0.1%       +42.1% 3e-09 win\012"
		"GenuineIntel-6-76-3/2022-12-20-sbc-bench-4j4o\012"
		"  memset, Intel(R) Atom(TM) x5-Z8300 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.48 0.2%     libc 2.22 0.6%      +102.2% 2e-33 win\012"
		"GenuineIntel-6-76-4/2019-04-27-sbc-bench-1hnc\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.09 0.3%     sse2 2.92 0.1%       +40.0% 6e-22 win\012"
		"GenuineIntel-6-76-4/2020-12-23-sbc-bench-2jdb\012"
		"  memset, Intel(R) Atom(TM) x5-Z8350 CPU @ 1.44GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 4.65 0.1%     sse2 2.76 0.1%       +68.7% 5e-09 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_77[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_78[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series MOVNT_SLOW of 2022 says nt is bad: no measurement (20220606203725.1313715-17-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const claims_GenuineIntel_6_79[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series NT_GOOD of 2020 says nt is good: agrees (20201014083300.19077-8-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const records_GenuineIntel_6_79_0[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault",
	NULL
};
static const char *const records_GenuineIntel_6_79_1[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault",
	NULL
};
static const char *const records_GenuineIntel_6_79_2[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2",
	NULL
};
static const char *const records_GenuineIntel_6_79_3[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2",
	NULL
};
/* GenuineIntel:6:79 */
static const struct ntq_answer answers_GenuineIntel_6_79[] = {
	{
		"nt", 4095u, "good",
		"movnti +216.7 % against stosb at 128 GiB, measured at chunk 4 KiB",
		"inferred", 137438953472u, 0u, records_GenuineIntel_6_79_0,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault\012"
		"  pagefault, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 GiB 4 KiB   movnti 11.78 0.022%   stosb 3.72 4.9%     +216.7% 6e-08 win",
		NULL
	},
	{
		"nt", 4096u, "good",
		"movnti +216.7 % against stosb at 128 GiB",
		"measured", 137438953472u, 0u, records_GenuineIntel_6_79_1,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault\012"
		"  pagefault, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 GiB 4 KiB   movnti 11.78 0.022%   stosb 3.72 4.9%     +216.7% 6e-08 win",
		NULL
	},
	{
		"nt", 134217727u, "good",
		"movnti +117.2 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 134217728u, 16777216u, records_GenuineIntel_6_79_2,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2\012"
		"  memset, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 11.83 0.21%    stosb 17.35 10%      -31.8% 0.009 lose\012"
		"    not counted: within the LLC (25 MiB)\012"
		" 128 MiB whole   movnti 11.72 0.49%    stosb 5.31 0.15%    +120.7% 3e-09 win\012"
		" 1 GiB   whole   movnti 11.78 0.034%   stosb 5.42 0.15%    +117.3% 7e-21 win\012"
		" 4 GiB   whole   movnti 11.77 0.071%   stosb 5.42 0.41%    +117.2% 6e-13 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +117.2 % against stosb at 4 GiB",
		"measured", 134217728u, 16777216u, records_GenuineIntel_6_79_3,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2\012"
		"  memset, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 11.83 0.21%    stosb 17.35 10%      -31.8% 0.009 lose\012"
		"    not counted: within the LLC (25 MiB)\012"
		" 128 MiB whole   movnti 11.72 0.49%    stosb 5.31 0.15%    +120.7% 3e-09 win\012"
		" 1 GiB   whole   movnti 11.78 0.034%   stosb 5.42 0.15%    +117.3% 7e-21 win\012"
		" 4 GiB   whole   movnti 11.77 0.071%   stosb 5.42 0.41%    +117.2% 6e-13 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_85_10_11[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series MOVNT_SLOW of 2022 says nt is bad: no measurement (20220606203725.1313715-17-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const claims_GenuineIntel_6_85_5_7[] = {
	"glibc says nt is bad: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series MOVNT_SLOW of 2022 says nt is bad: agrees (20220606203725.1313715-17-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const records_GenuineIntel_6_85_5_7_0[] = {
	"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2",
	NULL
};
static const char *const records_GenuineIntel_6_85_5_7_1[] = {
	"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2",
	NULL
};
/* GenuineIntel:6:85:5-7 */
static const struct ntq_answer answers_GenuineIntel_6_85_5_7[] = {
	{
		"nt", 134217727u, "bad",
		"movnti -3.8 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 0u, 0u, records_GenuineIntel_6_85_5_7_0,
		"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2\012"
		"  memset, Intel Xeon Platinum 8270CL, microcode 0x5002f01\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 6.25 0.46%     stosb 20.38 2.9%     -69.3% 3e-06 lose\012"
		"    not counted: within the LLC (36 MiB)\012"
		" 128 MiB whole   movnti 6.31 0.53%     stosb 6.52 0.16%      -3.2% 2e-04 lose\012"
		" 1 GiB   whole   movnti 6.24 0.011%    stosb 6.48 0.35%      -3.7% 5e-05 lose\012"
		" 4 GiB   whole   movnti 6.27 0.43%     stosb 6.52 0.012%     -3.8% 1e-04 lose",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"movnti -3.8 % against stosb at 4 GiB",
		"measured", 0u, 0u, records_GenuineIntel_6_85_5_7_1,
		"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2\012"
		"  memset, Intel Xeon Platinum 8270CL, microcode 0x5002f01\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 6.25 0.46%     stosb 20.38 2.9%     -69.3% 3e-06 lose\012"
		"    not counted: within the LLC (36 MiB)\012"
		" 128 MiB whole   movnti 6.31 0.53%     stosb 6.52 0.16%      -3.2% 2e-04 lose\012"
		" 1 GiB   whole   movnti 6.24 0.011%    stosb 6.48 0.35%      -3.7% 5e-05 lose\012"
		" 4 GiB   whole   movnti 6.27 0.43%     stosb 6.52 0.012%     -3.8% 1e-04 lose",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_85_0_4[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series MOVNT_SLOW of 2022 says nt is bad: no measurement (20220606203725.1313715-17-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const claims_GenuineIntel_6_86[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_87[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_90[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_92[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_92_0[] = {
	"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t",
	"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq",
	"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj",
	NULL
};
static const char *const records_GenuineIntel_6_92_1[] = {
	"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t",
	"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq",
	"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj",
	NULL
};
static const char *const records_GenuineIntel_6_92_3[] = {
	"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t",
	"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq",
	"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj",
	NULL
};
static const char *const records_GenuineIntel_6_92_4[] = {
	"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p",
	"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t",
	"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq",
	"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj",
	NULL
};
/* GenuineIntel:6:92 */
static const struct ntq_answer answers_GenuineIntel_6_92[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +67.6 % against sse2 at 32 MiB (5 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_92_0,
		"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5\012"
		"  memset, Intel(R) Atom(TM) Processor E3950 @ 1.60, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.56 0.1%     sse2 4.51 0.1%       +67.6% 5e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p\012"
		"  memset, Intel(R) Celeron(R) CPU J3455 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 5.73 0.2%     libc 3.77 0.1%       +52.1% 6e-25 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t\012"
		"  memset, Intel(R) Pentium(R) CPU J4205 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.76 0.1%     sse2 4.83 0.1%       +60.8% 4e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq\012"
		"  memset, Intel(R) Pentium(R) CPU N4200 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.92 0.1%     libc 4.65 0.1%       +70.2% 5e-09 win\012"
		"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj\012"
		"  memset, Intel(R) Celeron(R) CPU N3350 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.87 0.1%     stosb 5.36 0.2%      +46.9% 5e-07 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +67.6 % against sse2 at 32 MiB (5 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_92_1,
		"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5\012"
		"  memset, Intel(R) Atom(TM) Processor E3950 @ 1.60, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.56 0.1%     sse2 4.51 0.1%       +67.6% 5e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p\012"
		"  memset, Intel(R) Celeron(R) CPU J3455 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 5.73 0.2%     libc 3.77 0.1%       +52.1% 6e-25 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t\012"
		"  memset, Intel(R) Pentium(R) CPU J4205 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.76 0.1%     sse2 4.83 0.1%       +60.8% 4e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq\012"
		"  memset, Intel(R) Pentium(R) CPU N4200 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.92 0.1%     libc 4.65 0.1%       +70.2% 5e-09 win\012"
		"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj\012"
		"  memset, Intel(R) Celeron(R) CPU N3350 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.87 0.1%     stosb 5.36 0.2%      +46.9% 5e-07 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +67.6 % against sse2 at 32 MiB (5 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_92_3,
		"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5\012"
		"  memset, Intel(R) Atom(TM) Processor E3950 @ 1.60, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.56 0.1%     sse2 4.51 0.1%       +67.6% 5e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p\012"
		"  memset, Intel(R) Celeron(R) CPU J3455 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 5.73 0.2%     libc 3.77 0.1%       +52.1% 6e-25 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t\012"
		"  memset, Intel(R) Pentium(R) CPU J4205 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.76 0.1%     sse2 4.83 0.1%       +60.8% 4e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq\012"
		"  memset, Intel(R) Pentium(R) CPU N4200 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.92 0.1%     libc 4.65 0.1%       +70.2% 5e-09 win\012"
		"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj\012"
		"  memset, Intel(R) Celeron(R) CPU N3350 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.87 0.1%     stosb 5.36 0.2%      +46.9% 5e-07 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +67.6 % against sse2 at 32 MiB (5 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_92_4,
		"GenuineIntel-6-92-10/2022-10-15-sbc-bench-4dd5\012"
		"  memset, Intel(R) Atom(TM) Processor E3950 @ 1.60, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.56 0.1%     sse2 4.51 0.1%       +67.6% 5e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5p\012"
		"  memset, Intel(R) Celeron(R) CPU J3455 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 5.73 0.2%     libc 3.77 0.1%       +52.1% 6e-25 win\012"
		"GenuineIntel-6-92-9/2018-09-06-sbc-bench-1m5t\012"
		"  memset, Intel(R) Pentium(R) CPU J4205 @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.76 0.1%     sse2 4.83 0.1%       +60.8% 4e-09 win\012"
		"GenuineIntel-6-92-9/2018-09-22-sbc-bench-1ngq\012"
		"  memset, Intel(R) Pentium(R) CPU N4200 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.92 0.1%     libc 4.65 0.1%       +70.2% 5e-09 win\012"
		"GenuineIntel-6-92-9/2023-03-24-sbc-bench-4rjj\012"
		"  memset, Intel(R) Celeron(R) CPU N3350 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.87 0.1%     stosb 5.36 0.2%      +46.9% 5e-07 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_94[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series MOVNT_SLOW of 2022 says nt is bad: no measurement (20220606203725.1313715-17-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const claims_GenuineIntel_6_95[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_102[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_106[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_106_0[] = {
	"GenuineIntel-6-106-x/2021-10-20-arora-v2-cover-pagefault",
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_1[] = {
	"GenuineIntel-6-106-x/2021-10-20-arora-v2-cover-pagefault",
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_2[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_3[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_4[] = {
	"GenuineIntel-6-106-6/2022-06-06-oracle-x9-2c-pagefault",
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_5[] = {
	"GenuineIntel-6-106-6/2022-06-06-oracle-x9-2c-pagefault",
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_6[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_7[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_8[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_9[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_10[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_11[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_12[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_13[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_GenuineIntel_6_106_14[] = {
	"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
/* GenuineIntel:6:106 */
static const struct ntq_answer answers_GenuineIntel_6_106[] = {
	{
		"nt", 4095u, "good",
		"movnti +159.5 % against stosb at 4 GiB (2 records agree), measured at chunk 4 KiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_0,
		"GenuineIntel-6-106-x/2021-10-20-arora-v2-cover-pagefault\012"
		"  pagefault, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 200 GiB 4 KiB   movnti 21.55 1.4%     stosb 8.25 0.61%    +161.2% 1e-04 win\012"
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   movnti 22.83          stosb 8.80          +159.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 4096u, "good",
		"movnti +159.5 % against stosb at 4 GiB (2 records agree)",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_1,
		"GenuineIntel-6-106-x/2021-10-20-arora-v2-cover-pagefault\012"
		"  pagefault, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 200 GiB 4 KiB   movnti 21.55 1.4%     stosb 8.25 0.61%    +161.2% 1e-04 win\012"
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   movnti 22.83          stosb 8.80          +159.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 65535u, "good",
		"movnti +105.4 % against stosb at 4 GiB, measured at chunk 64 KiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_2,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  movnti 22.82          stosb 11.11         +105.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 65536u, "good",
		"movnti +105.4 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_3,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  movnti 22.82          stosb 11.11         +105.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 2097151u, "good",
		"movnti +98.5 % against stosb at 4 GiB (2 records agree), measured at chunk 2 MiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_4,
		"GenuineIntel-6-106-6/2022-06-06-oracle-x9-2c-pagefault\012"
		"  pagefault, Intel Xeon Platinum 8358, microcode 0xd0002c1\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 192 GiB 2 MiB   movnti 20.38 4.7%     stosb 11.64 0.8%     +75.0% 3e-05 win\012"
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   movnti 22.84          stosb 11.51          +98.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 2097152u, "good",
		"movnti +98.5 % against stosb at 4 GiB (2 records agree)",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_5,
		"GenuineIntel-6-106-6/2022-06-06-oracle-x9-2c-pagefault\012"
		"  pagefault, Intel Xeon Platinum 8358, microcode 0xd0002c1\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 192 GiB 2 MiB   movnti 20.38 4.7%     stosb 11.64 0.8%     +75.0% 3e-05 win\012"
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   movnti 22.84          stosb 11.51          +98.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 8388607u, "good",
		"movnti +98.3 % against stosb at 4 GiB, measured at chunk 8 MiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_6,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   movnti 22.84          stosb 11.52          +98.3% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 8388608u, "good",
		"movnti +98.3 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_7,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   movnti 22.84          stosb 11.52          +98.3% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 33554431u, "good",
		"movnti +98.3 % against stosb at 4 GiB, measured at chunk 32 MiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_8,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  movnti 22.84          stosb 11.52          +98.3% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 33554432u, "good",
		"movnti +98.3 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_9,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  movnti 22.84          stosb 11.52          +98.3% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 134217727u, "good",
		"movnti +98.2 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_10,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB movnti 22.84          stosb 11.52          +98.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 134217728u, "good",
		"movnti +98.2 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_11,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB movnti 22.84          stosb 11.52          +98.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 1073741823u, "good",
		"movnti +98.5 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_12,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 22.87          stosb 11.52          +98.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 1073741824u, "good",
		"movnti +98.5 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_GenuineIntel_6_106_13,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 22.87          stosb 11.52          +98.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +98.5 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 4294967296u, 0u, records_GenuineIntel_6_106_14,
		"GenuineIntel-6-106-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, Intel Icelake, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 22.87          stosb 11.52          +98.5% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_108[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_117[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_122_8[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_122_8_0[] = {
	"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau",
	"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb",
	NULL
};
static const char *const records_GenuineIntel_6_122_8_1[] = {
	"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau",
	"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb",
	NULL
};
static const char *const records_GenuineIntel_6_122_8_3[] = {
	"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau",
	"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb",
	NULL
};
static const char *const records_GenuineIntel_6_122_8_4[] = {
	"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau",
	"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb",
	NULL
};
/* GenuineIntel:6:122:8 */
static const struct ntq_answer answers_GenuineIntel_6_122_8[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +59.3 % against sse2 at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_122_8_0,
		"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau\012"
		"  memset, Intel(R) Celeron(R) J4125 CPU @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.85 0.2%     sse2 5.55 0.4%       +59.3% 2e-34 win\012"
		"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb\012"
		"  memset, Intel(R) Celeron(R) N4020 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.90 0.3%     stosb 4.83 4.3%      +84.1% 0.002 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +59.3 % against sse2 at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_122_8_1,
		"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau\012"
		"  memset, Intel(R) Celeron(R) J4125 CPU @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.85 0.2%     sse2 5.55 0.4%       +59.3% 2e-34 win\012"
		"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb\012"
		"  memset, Intel(R) Celeron(R) N4020 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.90 0.3%     stosb 4.83 4.3%      +84.1% 0.002 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +59.3 % against sse2 at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_122_8_3,
		"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau\012"
		"  memset, Intel(R) Celeron(R) J4125 CPU @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.85 0.2%     sse2 5.55 0.4%       +59.3% 2e-34 win\012"
		"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb\012"
		"  memset, Intel(R) Celeron(R) N4020 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.90 0.3%     stosb 4.83 4.3%      +84.1% 0.002 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +59.3 % against sse2 at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_122_8_4,
		"GenuineIntel-6-122-8/2022-11-29-sbc-bench-4hau\012"
		"  memset, Intel(R) Celeron(R) J4125 CPU @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.85 0.2%     sse2 5.55 0.4%       +59.3% 2e-34 win\012"
		"GenuineIntel-6-122-8/2023-05-13-sbc-bench-4vnb\012"
		"  memset, Intel(R) Celeron(R) N4020 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.90 0.3%     stosb 4.83 4.3%      +84.1% 0.002 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_122[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_122_0[] = {
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal",
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0",
	"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts",
	"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re",
	NULL
};
static const char *const records_GenuineIntel_6_122_1[] = {
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal",
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0",
	"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts",
	"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re",
	NULL
};
static const char *const records_GenuineIntel_6_122_3[] = {
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal",
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0",
	"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts",
	"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re",
	NULL
};
static const char *const records_GenuineIntel_6_122_4[] = {
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal",
	"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0",
	"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts",
	"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re",
	NULL
};
/* GenuineIntel:6:122 */
static const struct ntq_answer answers_GenuineIntel_6_122[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +17.1 % against sse2 at 32 MiB (4 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_122_0,
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.08 0.2%     sse2 6.90 0.1%       +17.1% 2e-16 win\012"
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.09 0.2%     sse2 7.12 0.1%       +13.6% 3e-15 win\012"
		"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts\012"
		"  memset, Intel(R) Celeron(R) N4100 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.82 0.3%     sse2 4.88 0.1%       +60.0% 5e-23 win\012"
		"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re\012"
		"  memset, Intel(R) Pentium(R) Silver J5005 CPU @ 1, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.64 0.1%     sse2 6.65 0.1%       +30.0% 4e-09 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +17.1 % against sse2 at 32 MiB (4 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_122_1,
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.08 0.2%     sse2 6.90 0.1%       +17.1% 2e-16 win\012"
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.09 0.2%     sse2 7.12 0.1%       +13.6% 3e-15 win\012"
		"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts\012"
		"  memset, Intel(R) Celeron(R) N4100 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.82 0.3%     sse2 4.88 0.1%       +60.0% 5e-23 win\012"
		"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re\012"
		"  memset, Intel(R) Pentium(R) Silver J5005 CPU @ 1, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.64 0.1%     sse2 6.65 0.1%       +30.0% 4e-09 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +17.1 % against sse2 at 32 MiB (4 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_122_3,
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.08 0.2%     sse2 6.90 0.1%       +17.1% 2e-16 win\012"
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.09 0.2%     sse2 7.12 0.1%       +13.6% 3e-15 win\012"
		"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts\012"
		"  memset, Intel(R) Celeron(R) N4100 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.82 0.3%     sse2 4.88 0.1%       +60.0% 5e-23 win\012"
		"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re\012"
		"  memset, Intel(R) Pentium(R) Silver J5005 CPU @ 1, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.64 0.1%     sse2 6.65 0.1%       +30.0% 4e-09 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +17.1 % against sse2 at 32 MiB (4 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_122_4,
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qal\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.08 0.2%     sse2 6.90 0.1%       +17.1% 2e-16 win\012"
		"GenuineIntel-6-122-1/2018-10-27-sbc-bench-1qb0\012"
		"  memset, Intel(R) Celeron(R) J4105 CPU @ 1.50GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.09 0.2%     sse2 7.12 0.1%       +13.6% 3e-15 win\012"
		"GenuineIntel-6-122-1/2018-11-30-sbc-bench-1uts\012"
		"  memset, Intel(R) Celeron(R) N4100 CPU @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 7.82 0.3%     sse2 4.88 0.1%       +60.0% 5e-23 win\012"
		"GenuineIntel-6-122-1/2019-11-11-sbc-bench-21re\012"
		"  memset, Intel(R) Pentium(R) Silver J5005 CPU @ 1, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 8.64 0.1%     sse2 6.65 0.1%       +30.0% 4e-09 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_125[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_126[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_133[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_134[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_138_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_138_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_138[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_140[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_140_0[] = {
	"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7",
	NULL
};
static const char *const records_GenuineIntel_6_140_1[] = {
	"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7",
	NULL
};
static const char *const records_GenuineIntel_6_140_3[] = {
	"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7",
	NULL
};
static const char *const records_GenuineIntel_6_140_4[] = {
	"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7",
	NULL
};
/* GenuineIntel:6:140 */
static const struct ntq_answer answers_GenuineIntel_6_140[] = {
	{
		"nt", 33554431u, "unknown",
		"inconclusive: movntdq -7.5 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_140_0,
		"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7\012"
		"  memset, 11th Gen Intel(R) Core(TM) i7-1165G7 @ 2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.03 0.1%    libc 18.42 0.6%       -7.5% 7e-11 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt", UINT64_MAX, "unknown",
		"inconclusive: movntdq -7.5 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_140_1,
		"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7\012"
		"  memset, 11th Gen Intel(R) Core(TM) i7-1165G7 @ 2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.03 0.1%    libc 18.42 0.6%       -7.5% 7e-11 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "unknown",
		"inconclusive: movntdq -7.5 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_140_3,
		"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7\012"
		"  memset, 11th Gen Intel(R) Core(TM) i7-1165G7 @ 2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.03 0.1%    libc 18.42 0.6%       -7.5% 7e-11 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"inconclusive: movntdq -7.5 % against libc at 32 MiB, how libc stores is unknown",
		"measured", 0u, 0u, records_GenuineIntel_6_140_4,
		"GenuineIntel-6-140-1/2023-02-07-igorkha-i7-1165g7\012"
		"  memset, 11th Gen Intel(R) Core(TM) i7-1165G7 @ 2, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.03 0.1%    libc 18.42 0.6%       -7.5% 7e-11 unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_141[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_142[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_143[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_150[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_151_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_151_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_151[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_154_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_154_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_154[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_156[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_156_0[] = {
	"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud",
	"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu",
	"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq",
	"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7",
	"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i",
	"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc",
	"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5",
	NULL
};
static const char *const records_GenuineIntel_6_156_1[] = {
	"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud",
	"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu",
	"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq",
	"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7",
	"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i",
	"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc",
	"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5",
	NULL
};
static const char *const records_GenuineIntel_6_156_3[] = {
	"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud",
	"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu",
	"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq",
	"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7",
	"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i",
	"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc",
	"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5",
	NULL
};
static const char *const records_GenuineIntel_6_156_4[] = {
	"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud",
	"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu",
	"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq",
	"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7",
	"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i",
	"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc",
	"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5",
	NULL
};
/* GenuineIntel:6:156 */
static const struct ntq_answer answers_GenuineIntel_6_156[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +83.1 % against libc at 32 MiB (6 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_156_0,
		"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    libc 7.56 0.1%       +83.1% 8e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu\012"
		"  memset, Intel(R) Celeron(R) N4500 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.83 0.1%    sse2 7.79 0.1%       +77.5% 7e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    sse2 7.56 0.4%       +83.0% 3e-19 win\012"
		"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7\012"
		"  memset, Intel(R) Celeron(R) N5105 @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.33 0.1%    sse2 8.68 0.1%       +65.1% 5e-09 win\012"
		"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.14 0.3%    sse2 10.53 0.6%      +53.3% 3e-30 win\012"
		"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.32 0.1%    stosb 9.57 0.1%      +70.5% 1e-04 win\012"
		"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5\012"
		"  memset, Intel Celeron N5105, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.35         libc 14.33            +0.1% -     unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +83.1 % against libc at 32 MiB (6 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_156_1,
		"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    libc 7.56 0.1%       +83.1% 8e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu\012"
		"  memset, Intel(R) Celeron(R) N4500 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.83 0.1%    sse2 7.79 0.1%       +77.5% 7e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    sse2 7.56 0.4%       +83.0% 3e-19 win\012"
		"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7\012"
		"  memset, Intel(R) Celeron(R) N5105 @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.33 0.1%    sse2 8.68 0.1%       +65.1% 5e-09 win\012"
		"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.14 0.3%    sse2 10.53 0.6%      +53.3% 3e-30 win\012"
		"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.32 0.1%    stosb 9.57 0.1%      +70.5% 1e-04 win\012"
		"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5\012"
		"  memset, Intel Celeron N5105, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.35         libc 14.33            +0.1% -     unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +83.1 % against libc at 32 MiB (6 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_156_3,
		"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    libc 7.56 0.1%       +83.1% 8e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu\012"
		"  memset, Intel(R) Celeron(R) N4500 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.83 0.1%    sse2 7.79 0.1%       +77.5% 7e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    sse2 7.56 0.4%       +83.0% 3e-19 win\012"
		"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7\012"
		"  memset, Intel(R) Celeron(R) N5105 @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.33 0.1%    sse2 8.68 0.1%       +65.1% 5e-09 win\012"
		"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.14 0.3%    sse2 10.53 0.6%      +53.3% 3e-30 win\012"
		"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.32 0.1%    stosb 9.57 0.1%      +70.5% 1e-04 win\012"
		"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5\012"
		"  memset, Intel Celeron N5105, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.35         libc 14.33            +0.1% -     unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +83.1 % against libc at 32 MiB (6 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_156_4,
		"GenuineIntel-6-156-0/2021-12-12-sbc-bench-3hud\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    libc 7.56 0.1%       +83.1% 8e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-13-sbc-bench-3huu\012"
		"  memset, Intel(R) Celeron(R) N4500 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.83 0.1%    sse2 7.79 0.1%       +77.5% 7e-09 win\012"
		"GenuineIntel-6-156-0/2021-12-14-sbc-bench-3ilq\012"
		"  memset, Intel(R) Celeron(R) N5100 @ 1.10GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.84 0.1%    sse2 7.56 0.4%       +83.0% 3e-19 win\012"
		"GenuineIntel-6-156-0/2022-02-21-sbc-bench-3qf7\012"
		"  memset, Intel(R) Celeron(R) N5105 @ 2.00GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.33 0.1%    sse2 8.68 0.1%       +65.1% 5e-09 win\012"
		"GenuineIntel-6-156-0/2022-11-05-sbc-bench-4f3i\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.14 0.3%    sse2 10.53 0.6%      +53.3% 3e-30 win\012"
		"GenuineIntel-6-156-0/2023-07-25-sbc-bench-4btc\012"
		"  memset, Intel(R) Pentium(R) Silver N6005 @ 2.00G, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.32 0.1%    stosb 9.57 0.1%      +70.5% 1e-04 win\012"
		"GenuineIntel-6-156-0/2026-04-gmktec-nucbox5\012"
		"  memset, Intel Celeron N5105, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 14.35         libc 14.33            +0.1% -     unsure\012"
		"    how libc stores is unknown",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_157[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_158[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_158_0[] = {
	"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw",
	NULL
};
static const char *const records_GenuineIntel_6_158_1[] = {
	"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw",
	NULL
};
static const char *const records_GenuineIntel_6_158_3[] = {
	"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw",
	NULL
};
static const char *const records_GenuineIntel_6_158_4[] = {
	"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw",
	NULL
};
/* GenuineIntel:6:158 */
static const struct ntq_answer answers_GenuineIntel_6_158[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +8.8 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_158_0,
		"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw\012"
		"  memset, Intel(R) Pentium(R) CPU G4600 @ 3.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 33.82 0.1%    libc 31.09 0.1%       +8.8% 1e-07 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +8.8 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_158_1,
		"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw\012"
		"  memset, Intel(R) Pentium(R) CPU G4600 @ 3.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 33.82 0.1%    libc 31.09 0.1%       +8.8% 1e-07 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +8.8 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_158_3,
		"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw\012"
		"  memset, Intel(R) Pentium(R) CPU G4600 @ 3.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 33.82 0.1%    libc 31.09 0.1%       +8.8% 1e-07 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +8.8 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_158_4,
		"GenuineIntel-6-158-9/2020-04-28-sbc-bench-2jvw\012"
		"  memset, Intel(R) Pentium(R) CPU G4600 @ 3.60GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 33.82 0.1%    libc 31.09 0.1%       +8.8% 1e-07 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_165[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_166[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_166_0[] = {
	"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim",
	NULL
};
static const char *const records_GenuineIntel_6_166_1[] = {
	"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim",
	NULL
};
static const char *const records_GenuineIntel_6_166_3[] = {
	"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim",
	NULL
};
static const char *const records_GenuineIntel_6_166_4[] = {
	"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim",
	NULL
};
/* GenuineIntel:6:166 */
static const struct ntq_answer answers_GenuineIntel_6_166[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +9.5 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_166_0,
		"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim\012"
		"  memset, Intel(R) Celeron(R) CPU 5205U @ 1.90GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.33 0.2%    libc 14.92 0.1%       +9.5% 2e-13 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +9.5 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_166_1,
		"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim\012"
		"  memset, Intel(R) Celeron(R) CPU 5205U @ 1.90GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.33 0.2%    libc 14.92 0.1%       +9.5% 2e-13 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +9.5 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_166_3,
		"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim\012"
		"  memset, Intel(R) Celeron(R) CPU 5205U @ 1.90GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.33 0.2%    libc 14.92 0.1%       +9.5% 2e-13 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +9.5 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_166_4,
		"GenuineIntel-6-166-0/2022-10-28-sbc-bench-4eim\012"
		"  memset, Intel(R) Celeron(R) CPU 5205U @ 1.90GHz, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.33 0.2%    libc 14.92 0.1%       +9.5% 2e-13 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_167[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_170_atom[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_170_atom_0[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_atom_1[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_atom_3[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_atom_4[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
/* GenuineIntel:6:170/atom */
static const struct ntq_answer answers_GenuineIntel_6_170_atom[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +79.7 % against stosb at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_atom_0,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +79.7 % against stosb at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_atom_1,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +79.7 % against stosb at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_atom_3,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +79.7 % against stosb at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_atom_4,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_170_core[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_170_core_0[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_170_core_1[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_170_core_3[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_170_core_4[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	NULL
};
/* GenuineIntel:6:170/core */
static const struct ntq_answer answers_GenuineIntel_6_170_core[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +65.7 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_core_0,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +65.7 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_core_1,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +65.7 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_core_3,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +65.7 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_core_4,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_170[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_170_0[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_1[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_3[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
static const char *const records_GenuineIntel_6_170_4[] = {
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12",
	"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20",
	NULL
};
/* GenuineIntel:6:170 */
static const struct ntq_answer answers_GenuineIntel_6_170[] = {
	{
		"nt", 33554431u, "good",
		"core good, atom good",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_0,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"core good, atom good",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_1,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"core good, atom good",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_170_3,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"core good, atom good",
		"measured", 33554432u, 0u, records_GenuineIntel_6_170_4,
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu0\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 34.70 1.1%    stosb 20.94 0.4%     +65.7% 4e-04 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu12\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 11.40 2.6%     +79.7% 0.001 win\012"
		"GenuineIntel-6-170-4/2024-12-01-sbc-bench-xrri-cpu20\012"
		"  memset, Intel(R) Core(TM) Ultra 9 185H, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 13.47 0.1%    stosb 8.71 0.1%      +54.7% 2e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_172_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_172_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_172[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_173[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_174[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_175[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_181_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_181_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_181[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_182[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_183_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_183_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_183[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_186_atom[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_186_atom_0[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_atom_1[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_atom_3[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_atom_4[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
/* GenuineIntel:6:186/atom */
static const struct ntq_answer answers_GenuineIntel_6_186_atom[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +164.3 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_atom_0,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +164.3 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_atom_1,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +164.3 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_atom_3,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +164.3 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_atom_4,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_186_core[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_186_core_0[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_186_core_1[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_186_core_3[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	NULL
};
static const char *const records_GenuineIntel_6_186_core_4[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	NULL
};
/* GenuineIntel:6:186/core */
static const struct ntq_answer answers_GenuineIntel_6_186_core[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +135.6 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_core_0,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +135.6 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_core_1,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +135.6 % against stosb at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_core_3,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +135.6 % against stosb at 32 MiB",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_core_4,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_186[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_186_0[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_1[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_3[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
static const char *const records_GenuineIntel_6_186_4[] = {
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0",
	"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8",
	NULL
};
/* GenuineIntel:6:186 */
static const struct ntq_answer answers_GenuineIntel_6_186[] = {
	{
		"nt", 33554431u, "good",
		"core good, atom good",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_0,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win\012"
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"core good, atom good",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_1,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win\012"
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"core good, atom good",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_186_3,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win\012"
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"core good, atom good",
		"measured", 33554432u, 0u, records_GenuineIntel_6_186_4,
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu0\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.27 0.1%    stosb 23.04 0.3%    +135.6% 2e-07 win\012"
		"GenuineIntel-6-186-2/2023-08-20-sbc-bench-4e5j-cpu8\012"
		"  memset, 13th Gen Intel(R) Core(TM) i7-1360P, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 19.95 0.1%    stosb 7.55 0.1%     +164.3% 6e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_189_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_189_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_189[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_190[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_GenuineIntel_6_190_0[] = {
	"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr",
	"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm",
	"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq",
	"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco",
	"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7",
	"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb",
	"GenuineIntel-6-190-0/2024-12-05-radxa-x4l",
	"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb",
	NULL
};
static const char *const records_GenuineIntel_6_190_1[] = {
	"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr",
	"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm",
	"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq",
	"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco",
	"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7",
	"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb",
	"GenuineIntel-6-190-0/2024-12-05-radxa-x4l",
	"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb",
	NULL
};
static const char *const records_GenuineIntel_6_190_3[] = {
	"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr",
	"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm",
	"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq",
	"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco",
	"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7",
	"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb",
	"GenuineIntel-6-190-0/2024-12-05-radxa-x4l",
	"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb",
	NULL
};
static const char *const records_GenuineIntel_6_190_4[] = {
	"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr",
	"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm",
	"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq",
	"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco",
	"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7",
	"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb",
	"GenuineIntel-6-190-0/2024-12-05-radxa-x4l",
	"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb",
	NULL
};
/* GenuineIntel:6:190 */
static const struct ntq_answer answers_GenuineIntel_6_190[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +144.6 % against stosb at 32 MiB (8 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_190_0,
		"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 8.38 0.1%     +144.6% 6e-16 win\012"
		"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 11.44 0.1%     +60.5% 9e-05 win\012"
		"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq\012"
		"  memset, Intel(R) N95, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.95 0.1%    stosb 8.13 0.1%     +120.8% 2e-04 win\012"
		"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.68 0.1%    stosb 9.79 0.1%      +80.5% 3e-08 win\012"
		"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 10.46 0.1%     +75.7% 1e-04 win\012"
		"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.59 0.1%    stosb 7.42 0.1%     +123.6% 2e-04 win\012"
		"GenuineIntel-6-190-0/2024-12-05-radxa-x4l\012"
		"  memset, Intel N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.28 0.3%    libc 8.62 0.3%      +112.1% 2e-28 win\012"
		"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb\012"
		"  memset, Intel(R) N150, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.94 0.1%    stosb 7.85 0.1%     +141.3% 3e-04 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +144.6 % against stosb at 32 MiB (8 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_190_1,
		"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 8.38 0.1%     +144.6% 6e-16 win\012"
		"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 11.44 0.1%     +60.5% 9e-05 win\012"
		"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq\012"
		"  memset, Intel(R) N95, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.95 0.1%    stosb 8.13 0.1%     +120.8% 2e-04 win\012"
		"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.68 0.1%    stosb 9.79 0.1%      +80.5% 3e-08 win\012"
		"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 10.46 0.1%     +75.7% 1e-04 win\012"
		"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.59 0.1%    stosb 7.42 0.1%     +123.6% 2e-04 win\012"
		"GenuineIntel-6-190-0/2024-12-05-radxa-x4l\012"
		"  memset, Intel N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.28 0.3%    libc 8.62 0.3%      +112.1% 2e-28 win\012"
		"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb\012"
		"  memset, Intel(R) N150, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.94 0.1%    stosb 7.85 0.1%     +141.3% 3e-04 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +144.6 % against stosb at 32 MiB (8 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_GenuineIntel_6_190_3,
		"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 8.38 0.1%     +144.6% 6e-16 win\012"
		"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 11.44 0.1%     +60.5% 9e-05 win\012"
		"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq\012"
		"  memset, Intel(R) N95, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.95 0.1%    stosb 8.13 0.1%     +120.8% 2e-04 win\012"
		"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.68 0.1%    stosb 9.79 0.1%      +80.5% 3e-08 win\012"
		"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 10.46 0.1%     +75.7% 1e-04 win\012"
		"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.59 0.1%    stosb 7.42 0.1%     +123.6% 2e-04 win\012"
		"GenuineIntel-6-190-0/2024-12-05-radxa-x4l\012"
		"  memset, Intel N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.28 0.3%    libc 8.62 0.3%      +112.1% 2e-28 win\012"
		"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb\012"
		"  memset, Intel(R) N150, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.94 0.1%    stosb 7.85 0.1%     +141.3% 3e-04 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +144.6 % against stosb at 32 MiB (8 records agree)",
		"measured", 33554432u, 0u, records_GenuineIntel_6_190_4,
		"GenuineIntel-6-190-0/2023-03-10-sbc-bench-4qpr\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 20.49 0.1%    stosb 8.38 0.1%     +144.6% 6e-16 win\012"
		"GenuineIntel-6-190-0/2023-05-09-sbc-bench-4vxm\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 11.44 0.1%     +60.5% 9e-05 win\012"
		"GenuineIntel-6-190-0/2023-06-05-sbc-bench-4xwq\012"
		"  memset, Intel(R) N95, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.95 0.1%    stosb 8.13 0.1%     +120.8% 2e-04 win\012"
		"GenuineIntel-6-190-0/2023-08-22-sbc-bench-4eco\012"
		"  memset, Intel(R) Core(TM) i3-N305, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 17.68 0.1%    stosb 9.79 0.1%      +80.5% 3e-08 win\012"
		"GenuineIntel-6-190-0/2024-05-03-sbc-bench-uhzxi7\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.37 0.1%    stosb 10.46 0.1%     +75.7% 1e-04 win\012"
		"GenuineIntel-6-190-0/2024-07-31-sbc-bench-xobb\012"
		"  memset, Intel(R) N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.59 0.1%    stosb 7.42 0.1%     +123.6% 2e-04 win\012"
		"GenuineIntel-6-190-0/2024-12-05-radxa-x4l\012"
		"  memset, Intel N100, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.28 0.3%    libc 8.62 0.3%      +112.1% 2e-28 win\012"
		"GenuineIntel-6-190-0/2025-01-30-sbc-bench-88vb\012"
		"  memset, Intel(R) N150, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 18.94 0.1%    stosb 7.85 0.1%     +141.3% 3e-04 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_GenuineIntel_6_191_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_191_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_191[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_197_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_197_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_197[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_198_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_198_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_198[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_204_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_204_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_204[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_207[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_213_atom[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_213_core[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_213[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_GenuineIntel_6_221[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_AuthenticAMD_16_5[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 4: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_AuthenticAMD_16_5_0[] = {
	"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo",
	NULL
};
static const char *const records_AuthenticAMD_16_5_1[] = {
	"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo",
	NULL
};
static const char *const records_AuthenticAMD_16_5_3[] = {
	"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo",
	NULL
};
static const char *const records_AuthenticAMD_16_5_4[] = {
	"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo",
	NULL
};
/* AuthenticAMD:16:5 */
static const struct ntq_answer answers_AuthenticAMD_16_5[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +80.4 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_16_5_0,
		"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo\012"
		"  memset, AMD Athlon(tm) II X3 420e Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 6.51 0.1%     libc 3.61 0.3%       +80.4% 1e-14 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +80.4 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_AuthenticAMD_16_5_1,
		"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo\012"
		"  memset, AMD Athlon(tm) II X3 420e Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 6.51 0.1%     libc 3.61 0.3%       +80.4% 1e-14 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +80.4 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_16_5_3,
		"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo\012"
		"  memset, AMD Athlon(tm) II X3 420e Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 6.51 0.1%     libc 3.61 0.3%       +80.4% 1e-14 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +80.4 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_AuthenticAMD_16_5_4,
		"AuthenticAMD-16-5-3/2022-11-03-sbc-bench-4eoo\012"
		"  memset, AMD Athlon(tm) II X3 420e Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 6.51 0.1%     libc 3.61 0.3%       +80.4% 1e-14 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_20_2[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 5: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_AuthenticAMD_20_2_0[] = {
	"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl",
	NULL
};
static const char *const records_AuthenticAMD_20_2_1[] = {
	"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl",
	NULL
};
static const char *const records_AuthenticAMD_20_2_3[] = {
	"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl",
	NULL
};
static const char *const records_AuthenticAMD_20_2_4[] = {
	"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl",
	NULL
};
/* AuthenticAMD:20:2 */
static const struct ntq_answer answers_AuthenticAMD_20_2[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +20.3 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_20_2_0,
		"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl\012"
		"  memset, AMD E-450 APU with Radeon(tm) HD Graphic, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 1.95 0.5%     libc 1.62 0.3%       +20.3% 2e-19 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +20.3 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_AuthenticAMD_20_2_1,
		"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl\012"
		"  memset, AMD E-450 APU with Radeon(tm) HD Graphic, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 1.95 0.5%     libc 1.62 0.3%       +20.3% 2e-19 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +20.3 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_20_2_3,
		"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl\012"
		"  memset, AMD E-450 APU with Radeon(tm) HD Graphic, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 1.95 0.5%     libc 1.62 0.3%       +20.3% 2e-19 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +20.3 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_AuthenticAMD_20_2_4,
		"AuthenticAMD-20-2-0/2022-12-02-sbc-bench-4hwl\012"
		"  memset, AMD E-450 APU with Radeon(tm) HD Graphic, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 1.95 0.5%     libc 1.62 0.3%       +20.3% 2e-19 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_21_1[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"Linux 3.6 to 3.13 says tlb_flushall_shift is 5: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_AuthenticAMD_21_1_0[] = {
	"AuthenticAMD-21-1-2/2014-03-08-hamelot",
	NULL
};
static const char *const records_AuthenticAMD_21_1_1[] = {
	"AuthenticAMD-21-1-2/2014-03-08-hamelot",
	NULL
};
static const char *const records_AuthenticAMD_21_1_3[] = {
	"AuthenticAMD-21-1-2/2014-03-08-hamelot",
	NULL
};
static const char *const records_AuthenticAMD_21_1_4[] = {
	"AuthenticAMD-21-1-2/2014-03-08-hamelot",
	NULL
};
/* AuthenticAMD:21:1 */
static const struct ntq_answer answers_AuthenticAMD_21_1[] = {
	{
		"nt", 1073741823u, "good",
		"vmovntdq256 +28.4 % against loop at 1 GiB, measured at chunk 1 GiB",
		"inferred", 1073741824u, 0u, records_AuthenticAMD_21_1_0,
		"AuthenticAMD-21-1-2/2014-03-08-hamelot\012"
		"  memset, AMD Opteron 6274, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 3.39      loop 2.64            +28.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"vmovntdq256 +28.4 % against loop at 1 GiB",
		"measured", 1073741824u, 0u, records_AuthenticAMD_21_1_1,
		"AuthenticAMD-21-1-2/2014-03-08-hamelot\012"
		"  memset, AMD Opteron 6274, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 3.39      loop 2.64            +28.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 1073741823u, "good",
		"vmovntdq256 +36.7 % against stosq at 1 GiB, measured at chunk 1 GiB",
		"inferred", 1073741824u, 0u, records_AuthenticAMD_21_1_3,
		"AuthenticAMD-21-1-2/2014-03-08-hamelot\012"
		"  memset, AMD Opteron 6274, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 3.39      stosq 2.48           +36.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"vmovntdq256 +36.7 % against stosq at 1 GiB",
		"measured", 1073741824u, 0u, records_AuthenticAMD_21_1_4,
		"AuthenticAMD-21-1-2/2014-03-08-hamelot\012"
		"  memset, AMD Opteron 6274, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   vmovntdq256 3.39      stosq 2.48           +36.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_23_24[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series NT_GOOD of 2020 says nt is good: agrees (20201014083300.19077-9-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const records_AuthenticAMD_23_24_0[] = {
	"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq",
	"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd",
	NULL
};
static const char *const records_AuthenticAMD_23_24_1[] = {
	"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq",
	"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd",
	NULL
};
static const char *const records_AuthenticAMD_23_24_3[] = {
	"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq",
	"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd",
	NULL
};
static const char *const records_AuthenticAMD_23_24_4[] = {
	"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq",
	"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd",
	NULL
};
/* AuthenticAMD:23:24 */
static const struct ntq_answer answers_AuthenticAMD_23_24[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +201.7 % against sse2 at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_23_24_0,
		"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq\012"
		"  memset, AMD Ryzen Embedded R1606G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.83 0.1%    sse2 5.58 0.2%      +201.7% 5e-08 win\012"
		"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd\012"
		"  memset, AMD Ryzen Embedded R1505G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 31.33 0.1%    stosb 8.60 0.4%     +264.5% 3e-07 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +201.7 % against sse2 at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_AuthenticAMD_23_24_1,
		"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq\012"
		"  memset, AMD Ryzen Embedded R1606G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.83 0.1%    sse2 5.58 0.2%      +201.7% 5e-08 win\012"
		"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd\012"
		"  memset, AMD Ryzen Embedded R1505G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 31.33 0.1%    stosb 8.60 0.4%     +264.5% 3e-07 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +201.7 % against sse2 at 32 MiB (2 records agree), measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_AuthenticAMD_23_24_3,
		"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq\012"
		"  memset, AMD Ryzen Embedded R1606G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.83 0.1%    sse2 5.58 0.2%      +201.7% 5e-08 win\012"
		"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd\012"
		"  memset, AMD Ryzen Embedded R1505G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 31.33 0.1%    stosb 8.60 0.4%     +264.5% 3e-07 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +201.7 % against sse2 at 32 MiB (2 records agree)",
		"measured", 33554432u, 0u, records_AuthenticAMD_23_24_4,
		"AuthenticAMD-23-24-1/2020-08-11-sbc-bench-2tqq\012"
		"  memset, AMD Ryzen Embedded R1606G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 16.83 0.1%    sse2 5.58 0.2%      +201.7% 5e-08 win\012"
		"AuthenticAMD-23-24-1/2023-10-02-sbc-bench-4hyd\012"
		"  memset, AMD Ryzen Embedded R1505G with Radeon Ve, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 31.33 0.1%    stosb 8.60 0.4%     +264.5% 3e-07 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_23_49[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"kernel series NT_GOOD of 2020 says nt is good: agrees (20201014083300.19077-9-ankur.a.arora@oracle.com)",
	NULL
};
static const char *const records_AuthenticAMD_23_49_0[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault",
	NULL
};
static const char *const records_AuthenticAMD_23_49_1[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault",
	NULL
};
static const char *const records_AuthenticAMD_23_49_2[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c",
	NULL
};
static const char *const records_AuthenticAMD_23_49_3[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c",
	NULL
};
/* AuthenticAMD:23:49 */
static const struct ntq_answer answers_AuthenticAMD_23_49[] = {
	{
		"nt", 4095u, "good",
		"movnti +43.8 % against stosq at 128 GiB, measured at chunk 4 KiB",
		"inferred", 137438953472u, 0u, records_AuthenticAMD_23_49_0,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault\012"
		"  pagefault, AMD EPYC 7742, microcode 0x8301038\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 GiB 4 KiB   movnti 16.29 0.067%   stosq 11.33 0.98%    +43.8% 5e-08 win",
		NULL
	},
	{
		"nt", 4096u, "good",
		"movnti +43.8 % against stosq at 128 GiB",
		"measured", 137438953472u, 0u, records_AuthenticAMD_23_49_1,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault\012"
		"  pagefault, AMD EPYC 7742, microcode 0x8301038\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 GiB 4 KiB   movnti 16.29 0.067%   stosq 11.33 0.98%    +43.8% 5e-08 win",
		NULL
	},
	{
		"nt", 134217727u, "good",
		"movnti +38.6 % against stosq at 4 GiB, measured at chunk 128 MiB",
		"inferred", 1073741824u, 134217728u, records_AuthenticAMD_23_49_2,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c\012"
		"  memset, AMD EPYC 7742, microcode 0x8301038\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 14.56 22%      stosq 15.39 10%       -5.4% 1.000 unsure\012"
		"    not counted: within the LLC (16 MiB)\012"
		" 128 MiB whole   movnti 14.49 15%      stosq 11.04 5.4%     +31.3% 0.081 unsure\012"
		" 1 GiB   whole   movnti 16.54 0.045%   stosq 11.86 0.93%    +39.5% 3e-07 win\012"
		" 4 GiB   whole   movnti 16.49 0.15%    stosq 11.90 0.62%    +38.6% 3e-09 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +38.6 % against stosq at 4 GiB",
		"measured", 1073741824u, 134217728u, records_AuthenticAMD_23_49_3,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c\012"
		"  memset, AMD EPYC 7742, microcode 0x8301038\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movnti 14.56 22%      stosq 15.39 10%       -5.4% 1.000 unsure\012"
		"    not counted: within the LLC (16 MiB)\012"
		" 128 MiB whole   movnti 14.49 15%      stosq 11.04 5.4%     +31.3% 0.081 unsure\012"
		" 1 GiB   whole   movnti 16.54 0.045%   stosq 11.86 0.93%    +39.5% 3e-07 win\012"
		" 4 GiB   whole   movnti 16.49 0.15%    stosq 11.90 0.62%    +38.6% 3e-09 win",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_25_1[] = {
	"glibc says nt is good: CONTRADICTS the records (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	NULL
};
static const char *const records_AuthenticAMD_25_1_0[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_1[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_2[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_3[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_4[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_5[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_6[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_7[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_8[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_9[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_10[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_11[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_12[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_13[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_14[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_15[] = {
	"AuthenticAMD-25-1-x/2021-10-20-arora-v2-cover-pagefault",
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_16[] = {
	"AuthenticAMD-25-1-x/2021-10-20-arora-v2-cover-pagefault",
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_17[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_18[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_19[] = {
	"AuthenticAMD-25-1-1/2022-06-06-oracle-e4-2c-pagefault",
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_20[] = {
	"AuthenticAMD-25-1-1/2022-06-06-oracle-e4-2c-pagefault",
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_21[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_22[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_23[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_24[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_25[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_26[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_27[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_28[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
static const char *const records_AuthenticAMD_25_1_29[] = {
	"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks",
	NULL
};
/* AuthenticAMD:25:1 */
static const struct ntq_answer answers_AuthenticAMD_25_1[] = {
	{
		"nt", 4095u, "good",
		"movnti +36.7 % against stosb at 4 GiB, measured at chunk 4 KiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_0,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   movnti 16.59          stosb 12.14          +36.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 4096u, "good",
		"movnti +36.7 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_1,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   movnti 16.59          stosb 12.14          +36.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 65535u, "unknown",
		"inconclusive: good at chunk 4 KiB, unknown at 64 KiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_2,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   movnti 16.59          stosb 12.14          +36.7% -     win\012"
		"    no spread: needs 25 %\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  movnti 17.28          stosb 14.15          +22.1% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 65536u, "unknown",
		"inconclusive: movnti +22.1 % against stosb at 4 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_3,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  movnti 17.28          stosb 14.15          +22.1% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 2097151u, "unknown",
		"inconclusive: unknown at chunk 64 KiB, good at 2 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_4,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  movnti 17.28          stosb 14.15          +22.1% -     unsure\012"
		"    no spread: needs 25 %\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   movnti 17.30          stosb 13.80          +25.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 2097152u, "good",
		"movnti +25.4 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_5,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   movnti 17.30          stosb 13.80          +25.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 8388607u, "good",
		"movnti +32.9 % against stosb at 4 GiB, measured at chunk 8 MiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_6,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   movnti 17.28          stosb 13.00          +32.9% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 8388608u, "good",
		"movnti +32.9 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_7,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   movnti 17.28          stosb 13.00          +32.9% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 33554431u, "unknown",
		"inconclusive: good at chunk 8 MiB, unknown at 32 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_8,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   movnti 17.28          stosb 13.00          +32.9% -     win\012"
		"    no spread: needs 25 %\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  movnti 17.29          stosb 20.98          -17.6% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 33554432u, "unknown",
		"inconclusive: movnti -17.6 % against stosb at 4 GiB, no spread: needs 25 %",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_9,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  movnti 17.29          stosb 20.98          -17.6% -     unsure\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 134217727u, "unknown",
		"inconclusive: unknown at chunk 32 MiB, bad at 128 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_10,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  movnti 17.29          stosb 20.98          -17.6% -     unsure\012"
		"    no spread: needs 25 %\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB movnti 17.30          stosb 27.30          -36.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 134217728u, "bad",
		"movnti -36.6 % against stosb at 4 GiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_11,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB movnti 17.30          stosb 27.30          -36.6% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 1073741823u, "bad",
		"movnti -48.1 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 0u, 0u, records_AuthenticAMD_25_1_12,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 17.30          stosb 33.35          -48.1% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", 1073741824u, "bad",
		"movnti -48.1 % against stosb at 4 GiB",
		"measured", 0u, 0u, records_AuthenticAMD_25_1_13,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 17.30          stosb 33.35          -48.1% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"movnti -48.1 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 0u, 0u, records_AuthenticAMD_25_1_14,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   movnti 17.30          stosb 33.35          -48.1% -     lose\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 4095u, "good",
		"clzero +249.7 % against stosb at 4 GiB (2 records agree), measured at chunk 4 KiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_15,
		"AuthenticAMD-25-1-x/2021-10-20-arora-v2-cover-pagefault\012"
		"  pagefault, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1550 GiB4 KiB   clzero 29.94 1%       stosb 8.05 0.99%    +271.9% 2e-05 win\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   clzero 42.45          stosb 12.14         +249.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 4096u, "good",
		"clzero +249.7 % against stosb at 4 GiB (2 records agree)",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_16,
		"AuthenticAMD-25-1-x/2021-10-20-arora-v2-cover-pagefault\012"
		"  pagefault, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1550 GiB4 KiB   clzero 29.94 1%       stosb 8.05 0.99%    +271.9% 2e-05 win\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   4 KiB   clzero 42.45          stosb 12.14         +249.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 65535u, "good",
		"clzero +203.0 % against stosb at 4 GiB, measured at chunk 64 KiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_17,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  clzero 42.88          stosb 14.15         +203.0% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 65536u, "good",
		"clzero +203.0 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_18,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   64 KiB  clzero 42.88          stosb 14.15         +203.0% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 2097151u, "good",
		"clzero +163.6 % against stosb at 4 GiB (2 records agree), measured at chunk 2 MiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_19,
		"AuthenticAMD-25-1-1/2022-06-06-oracle-e4-2c-pagefault\012"
		"  pagefault, AMD EPYC 7J13, microcode 0xa00115d\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 192 GiB 2 MiB   clzero 39.10 12%      stosb 16.24 1.1%    +140.7% 4e-04 win\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   clzero 36.38          stosb 13.80         +163.6% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 2097152u, "good",
		"clzero +163.6 % against stosb at 4 GiB (2 records agree)",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_20,
		"AuthenticAMD-25-1-1/2022-06-06-oracle-e4-2c-pagefault\012"
		"  pagefault, AMD EPYC 7J13, microcode 0xa00115d\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 192 GiB 2 MiB   clzero 39.10 12%      stosb 16.24 1.1%    +140.7% 4e-04 win\012"
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   2 MiB   clzero 36.38          stosb 13.80         +163.6% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 8388607u, "good",
		"clzero +229.7 % against stosb at 4 GiB, measured at chunk 8 MiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_21,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   clzero 42.88          stosb 13.00         +229.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 8388608u, "good",
		"clzero +229.7 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_22,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   8 MiB   clzero 42.88          stosb 13.00         +229.7% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 33554431u, "good",
		"clzero +104.1 % against stosb at 4 GiB, measured at chunk 32 MiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_23,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  clzero 42.81          stosb 20.98         +104.1% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 33554432u, "good",
		"clzero +104.1 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_24,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   32 MiB  clzero 42.81          stosb 20.98         +104.1% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 134217727u, "good",
		"clzero +32.8 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_25,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB clzero 36.25          stosb 27.30          +32.8% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 134217728u, "good",
		"clzero +32.8 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_26,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   128 MiB clzero 36.25          stosb 27.30          +32.8% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 1073741823u, "good",
		"clzero +28.4 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_27,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   clzero 42.82          stosb 33.35          +28.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", 1073741824u, "good",
		"clzero +28.4 % against stosb at 4 GiB",
		"measured", 4294967296u, 0u, records_AuthenticAMD_25_1_28,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   clzero 42.82          stosb 33.35          +28.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "good",
		"clzero +28.4 % against stosb at 4 GiB, measured at chunk 1 GiB",
		"inferred", 4294967296u, 0u, records_AuthenticAMD_25_1_29,
		"AuthenticAMD-25-1-x/2022-06-06-arora-v3-cover-chunks\012"
		"  memset, AMD Milan, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 4 GiB   1 GiB   clzero 42.82          stosb 33.35          +28.4% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_26_2[] = {
	"glibc says nt is good: CONTRADICTS the records (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	NULL
};
static const char *const records_AuthenticAMD_26_2_0[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_1[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_2[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_3[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_4[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_5[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_6[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_7[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_8[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_9[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_10[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_11[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_12[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
static const char *const records_AuthenticAMD_26_2_13[] = {
	"AuthenticAMD-26-2-1/2026-11-30-guest",
	"AuthenticAMD-26-2-1/2026-11-30-idle-guest",
	NULL
};
/* AuthenticAMD:26:2 */
static const struct ntq_answer answers_AuthenticAMD_26_2[] = {
	{
		"nt", 4095u, "bad",
		"movnti -22.9 % against loop at 1 GiB (2 records agree), measured at chunk 4 KiB",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_0,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 21.49 6.4%     loop 29.32 4.5%      -26.7% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 21.68 3.3%     loop 26.05 5.5%      -16.8% 4e-04 lose\012"
		" 1 GiB   4 KiB   movnti 22.01 2.7%     loop 28.56 4.6%      -22.9% 3e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 23.33 1.6%     loop 31.20 3.3%      -25.3% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 23.69 1.4%     loop 30.69 2.3%      -22.8% 1e-09 lose\012"
		" 1 GiB   4 KiB   movnti 23.54 1.5%     loop 30.40 5%        -22.6% 4e-05 lose",
		NULL
	},
	{
		"nt", 4096u, "bad",
		"movnti -22.9 % against loop at 1 GiB (2 records agree)",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_1,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 21.49 6.4%     loop 29.32 4.5%      -26.7% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 21.68 3.3%     loop 26.05 5.5%      -16.8% 4e-04 lose\012"
		" 1 GiB   4 KiB   movnti 22.01 2.7%     loop 28.56 4.6%      -22.9% 3e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 23.33 1.6%     loop 31.20 3.3%      -25.3% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 23.69 1.4%     loop 30.69 2.3%      -22.8% 1e-09 lose\012"
		" 1 GiB   4 KiB   movnti 23.54 1.5%     loop 30.40 5%        -22.6% 4e-05 lose",
		NULL
	},
	{
		"nt", 2097151u, "unknown",
		"inconclusive: bad at chunk 4 KiB, good at 2 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_26_2_2,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 21.49 6.4%     loop 29.32 4.5%      -26.7% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 21.68 3.3%     loop 26.05 5.5%      -16.8% 4e-04 lose\012"
		" 1 GiB   4 KiB   movnti 22.01 2.7%     loop 28.56 4.6%      -22.9% 3e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   movnti 23.33 1.6%     loop 31.20 3.3%      -25.3% 1e-07 lose\012"
		" 1 GiB   4 KiB   movnti 23.69 1.4%     loop 30.69 2.3%      -22.8% 1e-09 lose\012"
		" 1 GiB   4 KiB   movnti 23.54 1.5%     loop 30.40 5%        -22.6% 4e-05 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 50.04 4.8%     stosb 42.94 3.8%     +16.5% 4e-04 win\012"
		" 1 GiB   2 MiB   movnti 49.50 6.5%     stosb 40.33 6.3%     +22.7% 7e-04 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 56.58 0.73%    stosb 47.70 3.8%     +18.6% 2e-05 win\012"
		" 1 GiB   2 MiB   movnti 56.10 0.56%    stosb 44.46 3.5%     +26.2% 8e-07 win",
		NULL
	},
	{
		"nt", 2097152u, "good",
		"movnti +22.7 % against stosb at 1 GiB (2 records agree)",
		"virtual", 134217728u, 0u, records_AuthenticAMD_26_2_3,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 50.04 4.8%     stosb 42.94 3.8%     +16.5% 4e-04 win\012"
		" 1 GiB   2 MiB   movnti 49.50 6.5%     stosb 40.33 6.3%     +22.7% 7e-04 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 56.58 0.73%    stosb 47.70 3.8%     +18.6% 2e-05 win\012"
		" 1 GiB   2 MiB   movnti 56.10 0.56%    stosb 44.46 3.5%     +26.2% 8e-07 win",
		NULL
	},
	{
		"nt", 67108863u, "unknown",
		"inconclusive: good at chunk 2 MiB, bad at 64 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_26_2_4,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 50.04 4.8%     stosb 42.94 3.8%     +16.5% 4e-04 win\012"
		" 1 GiB   2 MiB   movnti 49.50 6.5%     stosb 40.33 6.3%     +22.7% 7e-04 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   movnti 56.58 0.73%    stosb 47.70 3.8%     +18.6% 2e-05 win\012"
		" 1 GiB   2 MiB   movnti 56.10 0.56%    stosb 44.46 3.5%     +26.2% 8e-07 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   movnti 32.42 6.1%     stosb 114.47 5.1%    -71.7% 4e-10 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   movnti 45.19 5.3%     stosb 112.39 5.2%    -59.8% 8e-10 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 44.09 11%      stosb 99.41 12%      -55.6% 1e-05 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 46.65 6.1%     stosq 110.46 4.8%    -57.8% 3e-11 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   movnti 52.80 5%       stosb 71.16 5.1%     -25.8% 4e-07 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   movnti 51.43 6.6%     stosb 75.40 4.5%     -31.8% 8e-09 lose\012"
		" 128 MiB whole   movnti 52.43 6.1%     stosq 79.27 5.3%     -33.9% 2e-08 lose\012"
		" 128 MiB whole   movnti 62.28 15%      stosq 67.32 32%       -7.5% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 256 MiB whole   movnti 50.50 5.1%     stosb 82.07 7.3%     -38.5% 2e-06 lose\012"
		" 512 MiB whole   movnti 52.09 5.2%     stosb 78.20 9.3%     -33.4% 1e-04 lose\012"
		" 1 GiB   whole   movnti 29.88 6.5%     stosb 47.71 11%      -37.4% 1e-04 lose\012"
		" 1 GiB   whole   movnti 50.21 5.3%     stosq 77.48 13%      -35.2% 0.002 lose\012"
		" 1 GiB   whole   movnti 70.74 10%      stosb 73.20 9.9%      -3.4% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 2 GiB   whole   movnti 50.84 3.9%     stosq 73.07 6.7%     -30.4% 1e-05 lose\012"
		" 4 GiB   whole   movnti 51.07 3.8%     stosb 75.02 11%      -31.9% 0.002 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   movnti 35.32 0.59%    stosq 123.20 1.6%    -71.3% 7e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   movnti 48.27 2.7%     stosb 122.99 0.7%    -60.8% 2e-21 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 52.18 2.8%     stosq 121.94 1.3%    -57.2% 1e-21 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   movnti 56.32 1.6%     stosb 78.69 1.8%     -28.4% 3e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   movnti 56.35 1.6%     stosq 83.87 3.2%     -32.8% 8e-09 lose\012"
		" 128 MiB whole   movnti 56.07 1.7%     stosq 86.14 2.3%     -34.9% 8e-12 lose\012"
		" 128 MiB whole   movnti 56.49 1.2%     stosq 86.88 1.4%     -35.0% 4e-15 lose\012"
		" 256 MiB whole   movnti 56.41 0.72%    stosq 87.93 2.3%     -35.8% 2e-09 lose\012"
		" 512 MiB whole   movnti 56.26 1.2%     stosb 89.38 1.3%     -37.1% 3e-16 lose\012"
		" 1 GiB   whole   movnti 54.01 3.5%     stosq 86.04 4.1%     -37.2% 1e-09 lose\012"
		" 1 GiB   whole   movnti 56.03 2%       stosq 88.78 3.1%     -36.9% 4e-10 lose\012"
		" 2 GiB   whole   movnti 56.04 1.2%     stosq 81.34 8.2%     -31.1% 3e-04 lose\012"
		" 4 GiB   whole   movnti 55.86 2.1%     stosb 69.25 3.6%     -19.3% 1e-06 lose",
		NULL
	},
	{
		"nt", UINT64_MAX, "bad",
		"movnti -31.9 % against stosb at 4 GiB (2 records agree)",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_5,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   movnti 32.42 6.1%     stosb 114.47 5.1%    -71.7% 4e-10 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   movnti 45.19 5.3%     stosb 112.39 5.2%    -59.8% 8e-10 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 44.09 11%      stosb 99.41 12%      -55.6% 1e-05 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 46.65 6.1%     stosq 110.46 4.8%    -57.8% 3e-11 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   movnti 52.80 5%       stosb 71.16 5.1%     -25.8% 4e-07 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   movnti 51.43 6.6%     stosb 75.40 4.5%     -31.8% 8e-09 lose\012"
		" 128 MiB whole   movnti 52.43 6.1%     stosq 79.27 5.3%     -33.9% 2e-08 lose\012"
		" 128 MiB whole   movnti 62.28 15%      stosq 67.32 32%       -7.5% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 256 MiB whole   movnti 50.50 5.1%     stosb 82.07 7.3%     -38.5% 2e-06 lose\012"
		" 512 MiB whole   movnti 52.09 5.2%     stosb 78.20 9.3%     -33.4% 1e-04 lose\012"
		" 1 GiB   whole   movnti 29.88 6.5%     stosb 47.71 11%      -37.4% 1e-04 lose\012"
		" 1 GiB   whole   movnti 50.21 5.3%     stosq 77.48 13%      -35.2% 0.002 lose\012"
		" 1 GiB   whole   movnti 70.74 10%      stosb 73.20 9.9%      -3.4% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 2 GiB   whole   movnti 50.84 3.9%     stosq 73.07 6.7%     -30.4% 1e-05 lose\012"
		" 4 GiB   whole   movnti 51.07 3.8%     stosb 75.02 11%      -31.9% 0.002 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   movnti 35.32 0.59%    stosq 123.20 1.6%    -71.3% 7e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   movnti 48.27 2.7%     stosb 122.99 0.7%    -60.8% 2e-21 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   movnti 52.18 2.8%     stosq 121.94 1.3%    -57.2% 1e-21 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   movnti 56.32 1.6%     stosb 78.69 1.8%     -28.4% 3e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   movnti 56.35 1.6%     stosq 83.87 3.2%     -32.8% 8e-09 lose\012"
		" 128 MiB whole   movnti 56.07 1.7%     stosq 86.14 2.3%     -34.9% 8e-12 lose\012"
		" 128 MiB whole   movnti 56.49 1.2%     stosq 86.88 1.4%     -35.0% 4e-15 lose\012"
		" 256 MiB whole   movnti 56.41 0.72%    stosq 87.93 2.3%     -35.8% 2e-09 lose\012"
		" 512 MiB whole   movnti 56.26 1.2%     stosb 89.38 1.3%     -37.1% 3e-16 lose\012"
		" 1 GiB   whole   movnti 54.01 3.5%     stosq 86.04 4.1%     -37.2% 1e-09 lose\012"
		" 1 GiB   whole   movnti 56.03 2%       stosq 88.78 3.1%     -36.9% 4e-10 lose\012"
		" 2 GiB   whole   movnti 56.04 1.2%     stosq 81.34 8.2%     -31.1% 3e-04 lose\012"
		" 4 GiB   whole   movnti 55.86 2.1%     stosb 69.25 3.6%     -19.3% 1e-06 lose",
		NULL
	},
	{
		"clzero", 4095u, "bad",
		"clzero -22.5 % against loop at 1 GiB (2 records agree), measured at chunk 4 KiB",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_6,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 22.32 5.2%     loop 29.32 4.5%      -23.9% 3e-07 lose\012"
		" 1 GiB   4 KiB   clzero 22.20 4.5%     loop 26.05 5.5%      -14.8% 0.001 lose\012"
		" 1 GiB   4 KiB   clzero 22.13 2.6%     loop 28.56 4.6%      -22.5% 4e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 24.55 2.2%     loop 31.20 3.3%      -21.3% 7e-08 lose\012"
		" 1 GiB   4 KiB   clzero 24.36 1.2%     loop 30.69 2.3%      -20.6% 5e-09 lose\012"
		" 1 GiB   4 KiB   clzero 24.27 1.7%     loop 30.40 5%        -20.2% 9e-05 lose",
		NULL
	},
	{
		"clzero", 4096u, "bad",
		"clzero -22.5 % against loop at 1 GiB (2 records agree)",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_7,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 22.32 5.2%     loop 29.32 4.5%      -23.9% 3e-07 lose\012"
		" 1 GiB   4 KiB   clzero 22.20 4.5%     loop 26.05 5.5%      -14.8% 0.001 lose\012"
		" 1 GiB   4 KiB   clzero 22.13 2.6%     loop 28.56 4.6%      -22.5% 4e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 24.55 2.2%     loop 31.20 3.3%      -21.3% 7e-08 lose\012"
		" 1 GiB   4 KiB   clzero 24.36 1.2%     loop 30.69 2.3%      -20.6% 5e-09 lose\012"
		" 1 GiB   4 KiB   clzero 24.27 1.7%     loop 30.40 5%        -20.2% 9e-05 lose",
		NULL
	},
	{
		"clzero", 2097151u, "unknown",
		"inconclusive: bad at chunk 4 KiB, good at 2 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_26_2_8,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 22.32 5.2%     loop 29.32 4.5%      -23.9% 3e-07 lose\012"
		" 1 GiB   4 KiB   clzero 22.20 4.5%     loop 26.05 5.5%      -14.8% 0.001 lose\012"
		" 1 GiB   4 KiB   clzero 22.13 2.6%     loop 28.56 4.6%      -22.5% 4e-06 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 4 KiB   clzero 24.55 2.2%     loop 31.20 3.3%      -21.3% 7e-08 lose\012"
		" 1 GiB   4 KiB   clzero 24.36 1.2%     loop 30.69 2.3%      -20.6% 5e-09 lose\012"
		" 1 GiB   4 KiB   clzero 24.27 1.7%     loop 30.40 5%        -20.2% 9e-05 lose\012"
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 79.20 4%       stosb 42.94 3.8%     +84.4% 8e-11 win\012"
		" 1 GiB   2 MiB   clzero 79.97 8.7%     stosb 40.33 6.3%     +98.3% 2e-06 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 87.33 2.2%     stosb 47.70 3.8%     +83.1% 3e-16 win\012"
		" 1 GiB   2 MiB   clzero 89.56 1%       stosb 44.46 3.5%    +101.4% 3e-16 win",
		NULL
	},
	{
		"clzero", 2097152u, "good",
		"clzero +98.3 % against stosb at 1 GiB (2 records agree)",
		"virtual", 134217728u, 0u, records_AuthenticAMD_26_2_9,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 79.20 4%       stosb 42.94 3.8%     +84.4% 8e-11 win\012"
		" 1 GiB   2 MiB   clzero 79.97 8.7%     stosb 40.33 6.3%     +98.3% 2e-06 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 87.33 2.2%     stosb 47.70 3.8%     +83.1% 3e-16 win\012"
		" 1 GiB   2 MiB   clzero 89.56 1%       stosb 44.46 3.5%    +101.4% 3e-16 win",
		NULL
	},
	{
		"clzero", 67108863u, "unknown",
		"inconclusive: good at chunk 2 MiB, unknown at 64 MiB",
		"measured", 0u, 0u, records_AuthenticAMD_26_2_10,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 79.20 4%       stosb 42.94 3.8%     +84.4% 8e-11 win\012"
		" 1 GiB   2 MiB   clzero 79.97 8.7%     stosb 40.33 6.3%     +98.3% 2e-06 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 128 MiB 2 MiB   clzero 87.33 2.2%     stosb 47.70 3.8%     +83.1% 3e-16 win\012"
		" 1 GiB   2 MiB   clzero 89.56 1%       stosb 44.46 3.5%    +101.4% 3e-16 win\012"
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   clzero 32.32 2.6%     stosb 114.47 5.1%    -71.8% 6e-09 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   clzero 46.03 5.1%     stosb 112.39 5.2%    -59.0% 1e-09 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 50.03 6.1%     stosb 99.41 12%      -49.7% 1e-04 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 51.41 6.3%     stosq 110.46 4.8%    -53.5% 2e-11 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   clzero 74.30 6%       stosb 71.16 5.1%      +4.4% 1.000 unsure\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   clzero 75.15 5.8%     stosb 75.40 4.5%      -0.3% 1.000 unsure\012"
		" 128 MiB whole   clzero 80.13 10%      stosq 79.27 5.3%      +1.1% 1.000 unsure\012"
		" 128 MiB whole   clzero 66.78 34%      stosq 67.32 32%       -0.8% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 256 MiB whole   clzero 82.13 5.5%     stosb 82.07 7.3%      +0.1% 1.000 unsure\012"
		" 512 MiB whole   clzero 81.17 7.6%     stosb 78.20 9.3%      +3.8% 1.000 unsure\012"
		" 1 GiB   whole   clzero 54.34 8.2%     stosb 47.71 11%      +13.9% 0.935 unsure\012"
		" 1 GiB   whole   clzero 77.81 4.7%     stosq 77.48 13%       +0.4% 1.000 unsure\012"
		" 1 GiB   whole   clzero 75.56 30%      stosb 73.20 9.9%      +3.2% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 2 GiB   whole   clzero 74.73 11%      stosq 73.07 6.7%      +2.3% 1.000 unsure\012"
		" 4 GiB   whole   clzero 76.79 9.7%     stosb 75.02 11%       +2.4% 1.000 unsure\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   clzero 35.18 1.2%     stosq 123.20 1.6%    -71.4% 1e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   clzero 49.57 1.1%     stosb 122.99 0.7%    -59.7% 2e-23 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 53.63 3.7%     stosq 121.94 1.3%    -56.0% 3e-19 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   clzero 79.65 7.3%     stosb 78.69 1.8%      +1.2% 1.000 unsure\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   clzero 86.11 0.97%    stosq 83.87 3.2%      +2.7% 1.000 unsure\012"
		" 128 MiB whole   clzero 87.31 1.9%     stosq 86.14 2.3%      +1.4% 1.000 unsure\012"
		" 128 MiB whole   clzero 87.83 1.7%     stosq 86.88 1.4%      +1.1% 1.000 unsure\012"
		" 256 MiB whole   clzero 88.94 0.95%    stosq 87.93 2.3%      +1.1% 1.000 unsure\012"
		" 512 MiB whole   clzero 88.50 2.6%     stosb 89.38 1.3%      -1.0% 1.000 unsure\012"
		" 1 GiB   whole   clzero 87.45 4.1%     stosq 86.04 4.1%      +1.6% 1.000 unsure\012"
		" 1 GiB   whole   clzero 86.86 4.5%     stosq 88.78 3.1%      -2.2% 1.000 unsure\012"
		" 2 GiB   whole   clzero 84.53 9.4%     stosq 81.34 8.2%      +3.9% 1.000 unsure\012"
		" 4 GiB   whole   clzero 73.20 3.3%     stosb 69.25 3.6%      +5.7% 0.378 unsure",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"inconclusive: clzero +2.4 % against stosb at 4 GiB, p 1",
		"virtual", 0u, 0u, records_AuthenticAMD_26_2_11,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   clzero 32.32 2.6%     stosb 114.47 5.1%    -71.8% 6e-09 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   clzero 46.03 5.1%     stosb 112.39 5.2%    -59.0% 1e-09 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 50.03 6.1%     stosb 99.41 12%      -49.7% 1e-04 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 51.41 6.3%     stosq 110.46 4.8%    -53.5% 2e-11 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   clzero 74.30 6%       stosb 71.16 5.1%      +4.4% 1.000 unsure\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   clzero 75.15 5.8%     stosb 75.40 4.5%      -0.3% 1.000 unsure\012"
		" 128 MiB whole   clzero 80.13 10%      stosq 79.27 5.3%      +1.1% 1.000 unsure\012"
		" 128 MiB whole   clzero 66.78 34%      stosq 67.32 32%       -0.8% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 256 MiB whole   clzero 82.13 5.5%     stosb 82.07 7.3%      +0.1% 1.000 unsure\012"
		" 512 MiB whole   clzero 81.17 7.6%     stosb 78.20 9.3%      +3.8% 1.000 unsure\012"
		" 1 GiB   whole   clzero 54.34 8.2%     stosb 47.71 11%      +13.9% 0.935 unsure\012"
		" 1 GiB   whole   clzero 77.81 4.7%     stosq 77.48 13%       +0.4% 1.000 unsure\012"
		" 1 GiB   whole   clzero 75.56 30%      stosb 73.20 9.9%      +3.2% 1.000 unsure\012"
		"    not counted: 2 threads\012"
		" 2 GiB   whole   clzero 74.73 11%      stosq 73.07 6.7%      +2.3% 1.000 unsure\012"
		" 4 GiB   whole   clzero 76.79 9.7%     stosb 75.02 11%       +2.4% 1.000 unsure\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 2 MiB   whole   clzero 35.18 1.2%     stosq 123.20 1.6%    -71.4% 1e-13 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 8 MiB   whole   clzero 49.57 1.1%     stosb 122.99 0.7%    -59.7% 2e-23 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 16 MiB  whole   clzero 53.63 3.7%     stosq 121.94 1.3%    -56.0% 3e-19 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 32 MiB  whole   clzero 79.65 7.3%     stosb 78.69 1.8%      +1.2% 1.000 unsure\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 64 MiB  whole   clzero 86.11 0.97%    stosq 83.87 3.2%      +2.7% 1.000 unsure\012"
		" 128 MiB whole   clzero 87.31 1.9%     stosq 86.14 2.3%      +1.4% 1.000 unsure\012"
		" 128 MiB whole   clzero 87.83 1.7%     stosq 86.88 1.4%      +1.1% 1.000 unsure\012"
		" 256 MiB whole   clzero 88.94 0.95%    stosq 87.93 2.3%      +1.1% 1.000 unsure\012"
		" 512 MiB whole   clzero 88.50 2.6%     stosb 89.38 1.3%      -1.0% 1.000 unsure\012"
		" 1 GiB   whole   clzero 87.45 4.1%     stosq 86.04 4.1%      +1.6% 1.000 unsure\012"
		" 1 GiB   whole   clzero 86.86 4.5%     stosq 88.78 3.1%      -2.2% 1.000 unsure\012"
		" 2 GiB   whole   clzero 84.53 9.4%     stosq 81.34 8.2%      +3.9% 1.000 unsure\012"
		" 4 GiB   whole   clzero 73.20 3.3%     stosb 69.25 3.6%      +5.7% 0.378 unsure",
		NULL
	},
	{
		"nt_vector", 134217727u, "good",
		"movntdq +21.6 % against clzero at 4 GiB, measured at chunk 128 MiB",
		"virtual", 4294967296u, 1073741824u, records_AuthenticAMD_26_2_12,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movntdq 50.97 7.5%    stosq 110.46 4.8%    -53.9% 2e-12 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 1 GiB   whole   movntdq 80.34 5.5%    clzero 77.81 4.7%     +3.3% 1.000 unsure\012"
		" 4 GiB   whole   movntdq 83.47 2.7%    clzero 76.79 9.7%     +8.7% 0.942 unsure\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movntdq 53.90 3.4%    stosq 121.94 1.3%    -55.8% 2e-20 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 128 MiB whole   movntdq 87.34 1.9%    clzero 87.31 1.9%     +0.0% 1.000 unsure\012"
		" 1 GiB   whole   vmovntdq256 89.80 1%  clzero 87.45 4.1%     +2.7% 1.000 unsure\012"
		" 1 GiB   whole   vmovntdq512 89.75 0.98%stosq 88.78 3.1%      +1.1% 1.000 unsur\012"
		" 4 GiB   whole   movntdq 89.02 1.7%    clzero 73.20 3.3%    +21.6% 1e-08 win",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +21.6 % against clzero at 4 GiB",
		"virtual", 4294967296u, 1073741824u, records_AuthenticAMD_26_2_13,
		"AuthenticAMD-26-2-1/2026-11-30-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movntdq 50.97 7.5%    stosq 110.46 4.8%    -53.9% 2e-12 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 1 GiB   whole   movntdq 80.34 5.5%    clzero 77.81 4.7%     +3.3% 1.000 unsure\012"
		" 4 GiB   whole   movntdq 83.47 2.7%    clzero 76.79 9.7%     +8.7% 0.942 unsure\012"
		"AuthenticAMD-26-2-1/2026-11-30-idle-guest\012"
		"  memset, AMD EPYC, microcode unstated, guest\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 16 MiB  whole   movntdq 53.90 3.4%    stosq 121.94 1.3%    -55.8% 2e-20 lose\012"
		"    not counted: within the LLC (32 MiB)\012"
		" 128 MiB whole   movntdq 87.34 1.9%    clzero 87.31 1.9%     +0.0% 1.000 unsure\012"
		" 1 GiB   whole   vmovntdq256 89.80 1%  clzero 87.45 4.1%     +2.7% 1.000 unsure\012"
		" 1 GiB   whole   vmovntdq512 89.75 0.98%stosq 88.78 3.1%      +1.1% 1.000 unsur\012"
		" 4 GiB   whole   movntdq 89.02 1.7%    clzero 73.20 3.3%    +21.6% 1e-08 win",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_AuthenticAMD_26_112[] = {
	"Linux 3.14 to 3.16 says tlb_flushall_shift is 6: no measurement (1389278098-27154-6-git-send-email-mgorman@suse.de)",
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_AuthenticAMD_26_112_0[] = {
	"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub",
	NULL
};
static const char *const records_AuthenticAMD_26_112_1[] = {
	"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub",
	NULL
};
static const char *const records_AuthenticAMD_26_112_3[] = {
	"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub",
	NULL
};
static const char *const records_AuthenticAMD_26_112_4[] = {
	"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub",
	NULL
};
/* AuthenticAMD:26:112 */
static const struct ntq_answer answers_AuthenticAMD_26_112[] = {
	{
		"nt", 18446744073709551613u, "unknown",
		"inconclusive: within the LLC (32 MiB)",
		"measured", 0u, 0u, records_AuthenticAMD_26_112_0,
		"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub\012"
		"  memset, AMD RYZEN AI MAX+ 395 w/ Radeon 8060S, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.46 0.4%    stosb 53.87 0.1%      +1.1% 0.305 unsure\012"
		"    not counted: within the LLC (32 MiB)",
		NULL
	},
	{
		"nt", UINT64_MAX, "unknown",
		"inconclusive: within the LLC (32 MiB)",
		"measured", 0u, 0u, records_AuthenticAMD_26_112_1,
		"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub\012"
		"  memset, AMD RYZEN AI MAX+ 395 w/ Radeon 8060S, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.46 0.4%    stosb 53.87 0.1%      +1.1% 0.305 unsure\012"
		"    not counted: within the LLC (32 MiB)",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 18446744073709551613u, "unknown",
		"inconclusive: within the LLC (32 MiB)",
		"measured", 0u, 0u, records_AuthenticAMD_26_112_3,
		"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub\012"
		"  memset, AMD RYZEN AI MAX+ 395 w/ Radeon 8060S, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.46 0.4%    stosb 53.87 0.1%      +1.1% 0.305 unsure\012"
		"    not counted: within the LLC (32 MiB)",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "unknown",
		"inconclusive: within the LLC (32 MiB)",
		"measured", 0u, 0u, records_AuthenticAMD_26_112_4,
		"AuthenticAMD-26-112-0/2025-08-07-sbc-bench-8hub\012"
		"  memset, AMD RYZEN AI MAX+ 395 w/ Radeon 8060S, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 54.46 0.4%    stosb 53.87 0.1%      +1.1% 0.305 unsure\012"
		"    not counted: within the LLC (32 MiB)",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_HygonGenuine_24_0[] = {
	"glibc says nt is good: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_HygonGenuine_24_1[] = {
	"glibc says nt is good: agrees (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const records_HygonGenuine_24_1_0[] = {
	"HygonGenuine-24-1-1/2025-11-10-fdu-bm2",
	NULL
};
static const char *const records_HygonGenuine_24_1_1[] = {
	"HygonGenuine-24-1-1/2025-11-10-fdu-bm2",
	NULL
};
static const char *const records_HygonGenuine_24_1_3[] = {
	"HygonGenuine-24-1-1/2025-11-10-fdu-bm2",
	NULL
};
static const char *const records_HygonGenuine_24_1_4[] = {
	"HygonGenuine-24-1-1/2025-11-10-fdu-bm2",
	NULL
};
/* HygonGenuine:24:1 */
static const struct ntq_answer answers_HygonGenuine_24_1[] = {
	{
		"nt", 33554431u, "good",
		"movntdq +208.2 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_HygonGenuine_24_1_0,
		"HygonGenuine-24-1-1/2025-11-10-fdu-bm2\012"
		"  memset, Hygon C86 7285 32-core Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 30.52         libc 9.90           +208.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movntdq +208.2 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_HygonGenuine_24_1_1,
		"HygonGenuine-24-1-1/2025-11-10-fdu-bm2\012"
		"  memset, Hygon C86 7285 32-core Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 30.52         libc 9.90           +208.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		NULL
	},
	{
		"nt_vector", 33554431u, "good",
		"movntdq +208.2 % against libc at 32 MiB, measured at chunk 32 MiB",
		"inferred", 33554432u, 0u, records_HygonGenuine_24_1_3,
		"HygonGenuine-24-1-1/2025-11-10-fdu-bm2\012"
		"  memset, Hygon C86 7285 32-core Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 30.52         libc 9.90           +208.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"nt_vector", UINT64_MAX, "good",
		"movntdq +208.2 % against libc at 32 MiB",
		"measured", 33554432u, 0u, records_HygonGenuine_24_1_4,
		"HygonGenuine-24-1-1/2025-11-10-fdu-bm2\012"
		"  memset, Hygon C86 7285 32-core Processor, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 32 MiB  whole   movntdq 30.52         libc 9.90           +208.2% -     win\012"
		"    no spread: needs 25 %",
		NULL
	},
	{
		"tlb_flushall_shift", UINT64_MAX, "6",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
		""
	},
};

static const char *const claims_CentaurHauls_6_15[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_CentaurHauls_7_59[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
static const char *const claims_CentaurHauls_7_91[] = {
	"glibc says nt is bad: no measurement (glibc 04e750e75b73957cf1c791535a3f4319534a52fc, sysdeps/x86/cpu-features.c)",
	NULL
};
const struct ntq_entry ntq_entries[] = {
	{
		NTQ_VENDOR_INTEL, 6, 15, 0, 15, NTQ_CORE_ANY,
		"CORE2_MEROM", "Core 2 (Merom, Conroe)",
		claims_GenuineIntel_6_15, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 22, 0, 15, NTQ_CORE_ANY,
		"CORE2_MEROM_L", "Core 2 (Merom-L, Conroe-L)",
		claims_GenuineIntel_6_22, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 23, 0, 15, NTQ_CORE_ANY,
		"CORE2_PENRYN", "Core 2 (Penryn, Wolfdale)",
		claims_GenuineIntel_6_23, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 26, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_EP", "Nehalem-EP (Bloomfield)",
		claims_GenuineIntel_6_26, answers_GenuineIntel_6_26, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 28, 0, 15, NTQ_CORE_ANY,
		"ATOM_BONNELL", "Atom Bonnell (Diamondville, Pineview)",
		claims_GenuineIntel_6_28, answers_GenuineIntel_6_28, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 29, 0, 15, NTQ_CORE_ANY,
		"CORE2_DUNNINGTON", "Xeon Dunnington",
		claims_GenuineIntel_6_29, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 30, 0, 15, NTQ_CORE_ANY,
		"NEHALEM", "Nehalem (Lynnfield)",
		claims_GenuineIntel_6_30, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 31, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_G", "Nehalem (Auburndale, Havendale)",
		claims_GenuineIntel_6_31, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 37, 0, 15, NTQ_CORE_ANY,
		"WESTMERE", "Westmere (Clarkdale)",
		claims_GenuineIntel_6_37, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 38, 0, 15, NTQ_CORE_ANY,
		"ATOM_BONNELL_MID", "Atom Bonnell (Silverthorne, Lincroft)",
		claims_GenuineIntel_6_38, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 39, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL_MID", "Atom Saltwell (Penwell)",
		claims_GenuineIntel_6_39, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 42, 0, 15, NTQ_CORE_ANY,
		"SANDYBRIDGE", "Sandy Bridge",
		claims_GenuineIntel_6_42, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 44, 0, 15, NTQ_CORE_ANY,
		"WESTMERE_EP", "Westmere-EP (Gulftown)",
		claims_GenuineIntel_6_44, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 45, 0, 15, NTQ_CORE_ANY,
		"SANDYBRIDGE_X", "Sandy Bridge-EP",
		claims_GenuineIntel_6_45, answers_GenuineIntel_6_45, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 46, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_EX", "Nehalem-EX (Beckton)",
		claims_GenuineIntel_6_46, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 47, 0, 15, NTQ_CORE_ANY,
		"WESTMERE_EX", "Westmere-EX",
		claims_GenuineIntel_6_47, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 53, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL_TABLET", "Atom Saltwell (Cloverview)",
		claims_GenuineIntel_6_53, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 54, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL", "Atom Saltwell (Cedarview)",
		claims_GenuineIntel_6_54, answers_GenuineIntel_6_54, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 55, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT", "Atom Silvermont (Bay Trail)",
		claims_GenuineIntel_6_55, answers_GenuineIntel_6_55, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 58, 0, 15, NTQ_CORE_ANY,
		"IVYBRIDGE", "Ivy Bridge",
		claims_GenuineIntel_6_58, answers_GenuineIntel_6_58, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 60, 0, 15, NTQ_CORE_ANY,
		"HASWELL", "Haswell",
		claims_GenuineIntel_6_60, answers_GenuineIntel_6_60, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 61, 0, 15, NTQ_CORE_ANY,
		"BROADWELL", "Broadwell",
		claims_GenuineIntel_6_61, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 62, 0, 15, NTQ_CORE_ANY,
		"IVYBRIDGE_X", "Ivy Bridge-EP",
		claims_GenuineIntel_6_62, answers_GenuineIntel_6_62, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 63, 0, 15, NTQ_CORE_ANY,
		"HASWELL_X", "Haswell-EP",
		claims_GenuineIntel_6_63, answers_GenuineIntel_6_63, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 69, 0, 15, NTQ_CORE_ANY,
		"HASWELL_L", "Haswell-ULT",
		claims_GenuineIntel_6_69, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 70, 0, 15, NTQ_CORE_ANY,
		"HASWELL_G", "Haswell with Crystalwell",
		claims_GenuineIntel_6_70, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 71, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_G", "Broadwell with Crystalwell",
		claims_GenuineIntel_6_71, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 74, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT_MID", "Atom Silvermont (Merrifield)",
		claims_GenuineIntel_6_74, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 76, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT", "Atom Airmont (Cherry Trail, Braswell)",
		claims_GenuineIntel_6_76, answers_GenuineIntel_6_76, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 77, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT_D", "Atom Silvermont (Avoton, Rangeley)",
		claims_GenuineIntel_6_77, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 78, 0, 15, NTQ_CORE_ANY,
		"SKYLAKE_L", "Skylake mobile",
		claims_GenuineIntel_6_78, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 79, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_X", "Broadwell-EP",
		claims_GenuineIntel_6_79, answers_GenuineIntel_6_79, 7
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 10, 11, NTQ_CORE_ANY,
		"SKYLAKE_X", "Cooper Lake",
		claims_GenuineIntel_6_85_10_11, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 5, 7, NTQ_CORE_ANY,
		"SKYLAKE_X", "Cascade Lake-SP",
		claims_GenuineIntel_6_85_5_7, answers_GenuineIntel_6_85_5_7, 5
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 0, 4, NTQ_CORE_ANY,
		"SKYLAKE_X", "Skylake-SP",
		claims_GenuineIntel_6_85_0_4, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 86, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_D", "Broadwell-DE (Xeon D)",
		claims_GenuineIntel_6_86, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 87, 0, 15, NTQ_CORE_ANY,
		"XEON_PHI_KNL", "Xeon Phi Knights Landing",
		claims_GenuineIntel_6_87, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 90, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT_MID", "Atom Airmont (Moorefield)",
		claims_GenuineIntel_6_90, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 92, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT", "Atom Goldmont (Apollo Lake)",
		claims_GenuineIntel_6_92, answers_GenuineIntel_6_92, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 94, 0, 15, NTQ_CORE_ANY,
		"SKYLAKE", "Skylake",
		claims_GenuineIntel_6_94, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 95, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT_D", "Atom Goldmont (Denverton)",
		claims_GenuineIntel_6_95, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 102, 0, 15, NTQ_CORE_ANY,
		"CANNONLAKE_L", "Cannon Lake",
		claims_GenuineIntel_6_102, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 106, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_X", "Ice Lake-SP",
		claims_GenuineIntel_6_106, answers_GenuineIntel_6_106, 18
	},
	{
		NTQ_VENDOR_INTEL, 6, 108, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_D", "Ice Lake-D (Xeon D)",
		claims_GenuineIntel_6_108, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 117, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT_NP", "Atom Airmont (Lightning Mountain)",
		claims_GenuineIntel_6_117, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 122, 8, 8, NTQ_CORE_ANY,
		"ATOM_GOLDMONT_PLUS", "Atom Goldmont Plus (Gemini Lake Refresh)",
		claims_GenuineIntel_6_122_8, answers_GenuineIntel_6_122_8, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 122, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT_PLUS", "Atom Goldmont Plus (Gemini Lake)",
		claims_GenuineIntel_6_122, answers_GenuineIntel_6_122, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 125, 0, 15, NTQ_CORE_ANY,
		"ICELAKE", "Ice Lake",
		claims_GenuineIntel_6_125, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 126, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_L", "Ice Lake mobile",
		claims_GenuineIntel_6_126, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 133, 0, 15, NTQ_CORE_ANY,
		"XEON_PHI_KNM", "Xeon Phi Knights Mill",
		claims_GenuineIntel_6_133, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 134, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT_D", "Atom Tremont (Jacobsville)",
		claims_GenuineIntel_6_134, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_ATOM,
		"LAKEFIELD", "Lakefield",
		claims_GenuineIntel_6_138_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_CORE,
		"LAKEFIELD", "Lakefield",
		claims_GenuineIntel_6_138_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_ANY,
		"LAKEFIELD", "Lakefield",
		claims_GenuineIntel_6_138, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 140, 0, 15, NTQ_CORE_ANY,
		"TIGERLAKE_L", "Tiger Lake mobile",
		claims_GenuineIntel_6_140, answers_GenuineIntel_6_140, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 141, 0, 15, NTQ_CORE_ANY,
		"TIGERLAKE", "Tiger Lake",
		claims_GenuineIntel_6_141, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 142, 0, 15, NTQ_CORE_ANY,
		"KABYLAKE_L", "Kaby Lake, Coffee Lake, Whiskey Lake mobile",
		claims_GenuineIntel_6_142, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 143, 0, 15, NTQ_CORE_ANY,
		"SAPPHIRERAPIDS_X", "Sapphire Rapids",
		claims_GenuineIntel_6_143, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 150, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT", "Atom Tremont (Elkhart Lake)",
		claims_GenuineIntel_6_150, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_ATOM,
		"ALDERLAKE", "Alder Lake-S",
		claims_GenuineIntel_6_151_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_CORE,
		"ALDERLAKE", "Alder Lake-S",
		claims_GenuineIntel_6_151_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_ANY,
		"ALDERLAKE", "Alder Lake-S",
		claims_GenuineIntel_6_151, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_ATOM,
		"ALDERLAKE_L", "Alder Lake-P",
		claims_GenuineIntel_6_154_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_CORE,
		"ALDERLAKE_L", "Alder Lake-P",
		claims_GenuineIntel_6_154_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_ANY,
		"ALDERLAKE_L", "Alder Lake-P",
		claims_GenuineIntel_6_154, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 156, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT_L", "Atom Tremont (Jasper Lake)",
		claims_GenuineIntel_6_156, answers_GenuineIntel_6_156, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 157, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_NNPI", "Ice Lake NNP-I",
		claims_GenuineIntel_6_157, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 158, 0, 15, NTQ_CORE_ANY,
		"KABYLAKE", "Kaby Lake, Coffee Lake",
		claims_GenuineIntel_6_158, answers_GenuineIntel_6_158, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 165, 0, 15, NTQ_CORE_ANY,
		"COMETLAKE", "Comet Lake",
		claims_GenuineIntel_6_165, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 166, 0, 15, NTQ_CORE_ANY,
		"COMETLAKE_L", "Comet Lake mobile",
		claims_GenuineIntel_6_166, answers_GenuineIntel_6_166, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 167, 0, 15, NTQ_CORE_ANY,
		"ROCKETLAKE", "Rocket Lake",
		claims_GenuineIntel_6_167, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_ATOM,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		claims_GenuineIntel_6_170_atom, answers_GenuineIntel_6_170_atom, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_CORE,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		claims_GenuineIntel_6_170_core, answers_GenuineIntel_6_170_core, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_ANY,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		claims_GenuineIntel_6_170, answers_GenuineIntel_6_170, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_ATOM,
		"METEORLAKE", "Meteor Lake",
		claims_GenuineIntel_6_172_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_CORE,
		"METEORLAKE", "Meteor Lake",
		claims_GenuineIntel_6_172_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_ANY,
		"METEORLAKE", "Meteor Lake",
		claims_GenuineIntel_6_172, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 173, 0, 15, NTQ_CORE_ANY,
		"GRANITERAPIDS_X", "Granite Rapids",
		claims_GenuineIntel_6_173, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 174, 0, 15, NTQ_CORE_ANY,
		"GRANITERAPIDS_D", "Granite Rapids-D",
		claims_GenuineIntel_6_174, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 175, 0, 15, NTQ_CORE_ANY,
		"ATOM_CRESTMONT_X", "Sierra Forest",
		claims_GenuineIntel_6_175, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE_U", "Arrow Lake-U",
		claims_GenuineIntel_6_181_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE_U", "Arrow Lake-U",
		claims_GenuineIntel_6_181_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE_U", "Arrow Lake-U",
		claims_GenuineIntel_6_181, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 182, 0, 15, NTQ_CORE_ANY,
		"ATOM_CRESTMONT", "Grand Ridge",
		claims_GenuineIntel_6_182, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE", "Raptor Lake-S",
		claims_GenuineIntel_6_183_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE", "Raptor Lake-S",
		claims_GenuineIntel_6_183_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE", "Raptor Lake-S",
		claims_GenuineIntel_6_183, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE_P", "Raptor Lake-P",
		claims_GenuineIntel_6_186_atom, answers_GenuineIntel_6_186_atom, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE_P", "Raptor Lake-P",
		claims_GenuineIntel_6_186_core, answers_GenuineIntel_6_186_core, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE_P", "Raptor Lake-P",
		claims_GenuineIntel_6_186, answers_GenuineIntel_6_186, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_ATOM,
		"LUNARLAKE_M", "Lunar Lake",
		claims_GenuineIntel_6_189_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_CORE,
		"LUNARLAKE_M", "Lunar Lake",
		claims_GenuineIntel_6_189_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_ANY,
		"LUNARLAKE_M", "Lunar Lake",
		claims_GenuineIntel_6_189, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 190, 0, 15, NTQ_CORE_ANY,
		"ATOM_GRACEMONT", "Alder Lake-N, Twin Lake",
		claims_GenuineIntel_6_190, answers_GenuineIntel_6_190, 6
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		claims_GenuineIntel_6_191_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		claims_GenuineIntel_6_191_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		claims_GenuineIntel_6_191, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE_H", "Arrow Lake-H",
		claims_GenuineIntel_6_197_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE_H", "Arrow Lake-H",
		claims_GenuineIntel_6_197_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE_H", "Arrow Lake-H",
		claims_GenuineIntel_6_197, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE", "Arrow Lake-S",
		claims_GenuineIntel_6_198_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE", "Arrow Lake-S",
		claims_GenuineIntel_6_198_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE", "Arrow Lake-S",
		claims_GenuineIntel_6_198, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_ATOM,
		"PANTHERLAKE_L", "Panther Lake",
		claims_GenuineIntel_6_204_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_CORE,
		"PANTHERLAKE_L", "Panther Lake",
		claims_GenuineIntel_6_204_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_ANY,
		"PANTHERLAKE_L", "Panther Lake",
		claims_GenuineIntel_6_204, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 207, 0, 15, NTQ_CORE_ANY,
		"EMERALDRAPIDS_X", "Emerald Rapids",
		claims_GenuineIntel_6_207, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_ATOM,
		"WILDCATLAKE_L", "Wildcat Lake",
		claims_GenuineIntel_6_213_atom, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_CORE,
		"WILDCATLAKE_L", "Wildcat Lake",
		claims_GenuineIntel_6_213_core, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_ANY,
		"WILDCATLAKE_L", "Wildcat Lake",
		claims_GenuineIntel_6_213, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_INTEL, 6, 221, 0, 15, NTQ_CORE_ANY,
		"ATOM_DARKMONT_X", "Clearwater Forest",
		claims_GenuineIntel_6_221, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_AMD, 16, 5, 0, 15, NTQ_CORE_ANY,
		"RANA", "Athlon II X3, X4 (Rana, Propus)",
		claims_AuthenticAMD_16_5, answers_AuthenticAMD_16_5, 6
	},
	{
		NTQ_VENDOR_AMD, 20, 2, 0, 15, NTQ_CORE_ANY,
		"ONTARIO", "Bobcat APU (Zacate, Ontario)",
		claims_AuthenticAMD_20_2, answers_AuthenticAMD_20_2, 6
	},
	{
		NTQ_VENDOR_AMD, 21, 1, 0, 15, NTQ_CORE_ANY,
		"BULLDOZER", "Bulldozer (Opteron 6274)",
		claims_AuthenticAMD_21_1, answers_AuthenticAMD_21_1, 6
	},
	{
		NTQ_VENDOR_AMD, 23, 24, 0, 15, NTQ_CORE_ANY,
		"PICASSO", "Zen+ APU (Picasso)",
		claims_AuthenticAMD_23_24, answers_AuthenticAMD_23_24, 6
	},
	{
		NTQ_VENDOR_AMD, 23, 49, 0, 15, NTQ_CORE_ANY,
		"ROME", "EPYC Rome (Zen 2)",
		claims_AuthenticAMD_23_49, answers_AuthenticAMD_23_49, 7
	},
	{
		NTQ_VENDOR_AMD, 25, 1, 0, 15, NTQ_CORE_ANY,
		"MILAN", "EPYC Milan (Zen 3)",
		claims_AuthenticAMD_25_1, answers_AuthenticAMD_25_1, 32
	},
	{
		NTQ_VENDOR_AMD, 26, 2, 0, 15, NTQ_CORE_ANY,
		"TURIN", "EPYC Turin (Zen 5)",
		claims_AuthenticAMD_26_2, answers_AuthenticAMD_26_2, 15
	},
	{
		NTQ_VENDOR_AMD, 26, 112, 0, 15, NTQ_CORE_ANY,
		"STRIX_HALO", "Ryzen AI Max (Strix Halo)",
		claims_AuthenticAMD_26_112, answers_AuthenticAMD_26_112, 6
	},
	{
		NTQ_VENDOR_HYGON, 24, 0, 0, 15, NTQ_CORE_ANY,
		"DHYANA", "Hygon Dhyana (C86 7185)",
		claims_HygonGenuine_24_0, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_HYGON, 24, 1, 0, 15, NTQ_CORE_ANY,
		"C86_7285", "Hygon C86 7285",
		claims_HygonGenuine_24_1, answers_HygonGenuine_24_1, 6
	},
	{
		NTQ_VENDOR_CENTAUR, 6, 15, 0, 15, NTQ_CORE_ANY,
		"NANO", "VIA Nano",
		claims_CentaurHauls_6_15, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_CENTAUR, 7, 59, 0, 15, NTQ_CORE_ANY,
		"KAIXIAN_KX6000", "Zhaoxin KaiXian KX-6000",
		claims_CentaurHauls_7_59, ntq_unmeasured, 4
	},
	{
		NTQ_VENDOR_CENTAUR, 7, 91, 0, 15, NTQ_CORE_ANY,
		"KAISHENG_KH40000", "Zhaoxin KaiSheng KH-40000",
		claims_CentaurHauls_7_91, ntq_unmeasured, 4
	},
};
const unsigned ntq_n_entries = 124;
