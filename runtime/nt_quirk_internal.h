/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* nt_quirk_internal.h: what the parts of libntquirk, its commands and its tests share, and nobody else. */
#ifndef NT_QUIRK_INTERNAL_H
#define NT_QUIRK_INTERNAL_H

#include <stdbool.h>

#include "nt_quirk.h"

#pragma GCC visibility push(hidden)

#define NTQ_KIB ((uint64_t)1 << 10)
#define NTQ_MIB ((uint64_t)1 << 20)

/*
 * A last-level cache is believed within these bounds. None reported: a size of today's servers. A guest is told
 * of the host's whole cache, of which it has a share.
 */
#define NTQ_LLC_DEFAULT (32 * NTQ_MIB)
#define NTQ_LLC_MIN (1 * NTQ_MIB)
#define NTQ_LLC_MAX (512 * NTQ_MIB)
#define NTQ_LLC_MAX_GUEST (64 * NTQ_MIB)

/* The same of a core's private cache. */
#define NTQ_PRIVATE_DEFAULT (256 * NTQ_KIB)
#define NTQ_PRIVATE_MIN (16 * NTQ_KIB)
#define NTQ_PRIVATE_MAX (16 * NTQ_MIB)

/* Rows sorted by vendor, family, model; of one model the more specific first. */
struct ntq_table {
	const struct ntq_row *rows;
	size_t count;
};

extern const struct ntq_table ntq_table;

const struct ntq_row *ntq_lookup_in(const struct ntq_table *table, const struct ntq_cpu *cpu);

/* Whether a CPU with these features can be that of the row, which may be NULL: it shows none that the row lacks. */
bool ntq_row_fits(const struct ntq_row *row, const struct ntq_features *features);

void ntq_select_in(const struct ntq_table *table, const struct ntq_cpu *cpu, const struct ntq_features *features,
		   const struct ntq_caches *caches, const char *override, struct ntq_selection *out);

/* The word on non-temporal stores of vectors; without one of their own, that on the kernel's narrow ones speaks for them. */
static inline uint8_t ntq_vector_word(const struct ntq_selection *selection)
{
	return selection->nt_vector == NTQ_UNKNOWN ? selection->nt : selection->nt_vector;
}

/* NT_QUIRK as understood. */
struct ntq_override {
	uint64_t threshold;		/* counts if flags has NTQ_THRESHOLD_FORCED */
	uint32_t mask;			/* enum ntq_feature bits */
	uint32_t flags;			/* NTQ_TABLE_OFF, NTQ_ARM_FORCED, NTQ_THRESHOLD_FORCED, ..._UNKNOWN, ..._MASKED */
	uint8_t arm;			/* counts if flags has NTQ_ARM_FORCED */
};

/* text may be NULL or empty: no override. */
void ntq_parse_override(const char *text, struct ntq_override *out);

/*
 * What the dispatch (templates/nt_dispatch.S.j2) reads. A length below limit[i] goes to arm[i], any other to the
 * last arm. The arms are indices into ntq_arm_entry, which is constant: no function pointer is ever writable.
 *
 * All zero means unresolved, and needs no test of its own: no length is below a limit of zero, and entry zero is
 * ntq_resolve() or ntq_resolve_hot(). Resolving stores the arms from the last to the first, then the limits. Whatever mixture of old and
 * new another thread or a signal handler sees, it names an arm this CPU can run, or the resolver; threads that
 * resolve at once store the same.
 */
struct ntq_tiers {
	uint64_t limit[NTQ_TIERS - 1];
	uint8_t arm[NTQ_TIERS];
	uint8_t hot;			/* the arm of ntq_clear_hot() for a length not below limit[0] */
};

extern struct ntq_tiers ntq_selected;
extern void (*const ntq_arm_entry[NTQ_ARMS])(void *dst, size_t len);

/* Decide, store, clear. */
void ntq_resolve(void *dst, size_t len);
void ntq_resolve_hot(void *dst, size_t len);

/* Store a selection for the dispatch. */
void ntq_publish(const struct ntq_selection *selection);

#pragma GCC visibility pop
#endif
