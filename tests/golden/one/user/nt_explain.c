// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db HASH and templates/nt_explain.c.j2 HASH; do not edit, run `make gen`.
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

static const char *const records_GenuineIntel_6_79_0[] = {
	"GenuineIntel-6-79-1/2026-01-01-a",
	NULL
};
static const char *const records_GenuineIntel_6_79_1[] = {
	"GenuineIntel-6-79-1/2026-01-01-a",
	NULL
};
/* GenuineIntel:6:79 */
static const struct ntq_answer answers_GenuineIntel_6_79[] = {
	{
		"nt", 1073741823u, "good",
		"movnti +80.0 % against stosb at 1 GiB, measured at chunk 1 GiB",
		"inferred", 1073741824u, 0u, records_GenuineIntel_6_79_0,
		"GenuineIntel-6-79-1/2026-01-01-a\012"
		"  memset, CPU not named, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movnti 9.00 1%        stosb 5.00 1%        +80.0% 7e-11 win",
		NULL
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +80.0 % against stosb at 1 GiB",
		"measured", 1073741824u, 0u, records_GenuineIntel_6_79_1,
		"GenuineIntel-6-79-1/2026-01-01-a\012"
		"  memset, CPU not named, microcode unstated\012"
		" extent  chunk   candidate, GiB/s      baseline, GiB/s        diff p\012"
		" 1 GiB   whole   movnti 9.00 1%        stosb 5.00 1%        +80.0% 7e-11 win",
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

const struct ntq_entry ntq_entries[] = {
	{
		NTQ_VENDOR_INTEL, 6, 79, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_X", "Broadwell-EP",
		none, answers_GenuineIntel_6_79, 5
	},
};
const unsigned ntq_n_entries = 1;
