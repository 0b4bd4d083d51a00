// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk_tunables.c: the answer as a GLIBC_TUNABLES= line, with which glibc's memset does as libntquirk would. */

/*
 * What glibc takes (sysdeps/x86/dl-cacheinfo.h of 2.33 and later; `ld.so --list-tunables`):
 *	x86_non_temporal_threshold		0x4040 to SIZE_MAX >> 4: copies
 *	x86_memset_non_temporal_threshold	the same: memset(), since 2.40; before, its memset() has no such stores
 *	x86_rep_stosb_threshold			1 and more: memset() from which on it is rep stosb, with ERMS
 * A value out of bounds is ignored as a whole, and so is a name that this glibc does not know.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "nt_quirk_internal.h"
#include "nt_quirk_tool.h"

#define NON_TEMPORAL_MIN ((uint64_t)0x4040)
#define NON_TEMPORAL_MAX (UINT64_MAX >> 4)

/* glibc stores vectors past the caches; it has no clzero, so that the word on vectors decides where we take that. */
static bool stores_vectors(const struct ntq_selection *selection)
{
	uint8_t arm = selection->tiers[selection->n_tiers - 1].arm;

	return arm == NTQ_ARM_clzero ? ntq_vector_word(selection) != NTQ_BAD : arm != NTQ_ARM_stosb && arm != NTQ_ARM_stosq;
}

/* From what size on this selection stores past the caches: never, if none of its arms does. */
static uint64_t non_temporal_threshold(const struct ntq_selection *selection)
{
	unsigned last = selection->n_tiers - 1;
	uint64_t from = last ? selection->tiers[last - 1].limit : 0;

	if (selection->flags & NTQ_ARM_FORCED || !stores_vectors(selection))
		return NON_TEMPORAL_MAX;
	return from < NON_TEMPORAL_MIN ? NON_TEMPORAL_MIN : from > NON_TEMPORAL_MAX ? NON_TEMPORAL_MAX : from;
}

/* From what size on it uses rep stosb; 0: it does not. */
static uint64_t stosb_threshold(const struct ntq_selection *selection)
{
	for (unsigned i = 0; i < selection->n_tiers; i++)
		if (selection->tiers[i].arm == NTQ_ARM_stosb)
			return i ? selection->tiers[i - 1].limit : 1;
	return 0;
}

/* Whether the C library that runs here is a glibc without the tunable of memset(). */
static const char *glibc_before_2_40(void)
{
#ifdef __GLIBC__
	const char *version = gnu_get_libc_version();
	char *end;
	unsigned long major = strtoul(version, &end, 10), minor = *end == '.' ? strtoul(end + 1, NULL, 10) : 0;

	return major < 2 || (major == 2 && minor < 40) ? version : NULL;
#else
	return NULL;
#endif
}

void print_tunables(const struct question *question)
{
	struct answer answer;
	uint64_t non_temporal, stosb;
	const char *old = glibc_before_2_40();

	find_answer(question, &question->subjects[0], &answer);
	non_temporal = non_temporal_threshold(&answer.selection);
	stosb = stosb_threshold(&answer.selection);
	printf("GLIBC_TUNABLES=glibc.cpu.x86_non_temporal_threshold=0x%" PRIx64
	       ":glibc.cpu.x86_memset_non_temporal_threshold=0x%" PRIx64,
	       non_temporal, non_temporal);
	if (stosb)
		printf(":glibc.cpu.x86_rep_stosb_threshold=0x%" PRIx64, stosb);
	putchar('\n');
	if (old)
		complain("the glibc %s of this machine has no x86_memset_non_temporal_threshold, which came with 2.40: there "
			 "memset() never stores past the caches",
			 old);
}
