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

const struct ntq_entry ntq_entries[] = {
	{ .codename = NULL } /* an empty database */
};
const unsigned ntq_n_entries = 0;
