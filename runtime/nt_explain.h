/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* nt_explain.h: what the database says of each CPU in words; generated/user/nt_explain.c holds the data. */
#ifndef NT_EXPLAIN_H
#define NT_EXPLAIN_H

#include <stdint.h>

/*
 * One verdict of one quirk. Of the answers for one quirk, the first whose up_to_chunk is not below the chunk asked
 * about applies; the last one has UINT64_MAX and also answers for a caller that hands over the whole extent at once.
 */
struct ntq_answer {
	const char *quirk;		/* "nt", "clzero", "tlb_flushall_shift" */
	uint64_t up_to_chunk;		/* bytes */
	const char *verdict;		/* good, bad, neutral, unknown; of a valued quirk its decimal value */
	const char *reason;		/* a sentence; of an unknown: "unmeasured", "inconclusive: ...", "conflicting: ..." */
	const char *basis;		/* measured, inferred, virtual, pinned, default */
	uint64_t threshold;		/* bytes from which NT wins, 0: none */
	uint64_t bracket_low;		/* the largest measured extent below the threshold, 0: none */
	const char *const *records;	/* names of the records that decided, NULL-terminated */
	const char *why;		/* ready lines of under 80 columns, "" if there is nothing to show */
	const char *meaning;		/* what the value comes to on this CPU, "" if that is not known; NULL: not valued */
};

/* A CPU, or one core type of it. Entries stand in the order of generated/user/nt_table.h, one for each row. */
struct ntq_entry {
	uint8_t vendor;			/* enum ntq_vendor */
	uint16_t family;
	uint8_t model;
	uint8_t stepping_lo;
	uint8_t stepping_hi;
	uint8_t core_type;		/* enum ntq_core */
	const char *codename;		/* the kernel's name where it has one */
	const char *name;		/* what it is sold as */
	const char *const *claims;	/* ready lines, what others say without a measurement; NULL-terminated */
	const struct ntq_answer *answers;
	unsigned n_answers;
};

extern const struct ntq_entry ntq_entries[];
extern const unsigned ntq_n_entries;

/* The answers for a CPU that has no entry, one for each quirk. */
extern const struct ntq_answer ntq_unmeasured[];
extern const unsigned ntq_n_unmeasured;

#endif
