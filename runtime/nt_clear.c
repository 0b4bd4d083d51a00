// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_clear.c: the arms by number, the first call that decides between them, and the calls built on ntq_clear(). */
#include <stdlib.h>
#include <string.h>

#include "nt_quirk_internal.h"

/* ---- the arms ---- */

#pragma GCC visibility push(hidden)
#define NTQ_ARM(name, symbol, needs, where, purpose) void symbol(void *dst, size_t len);
#include "clear_variants.def"
#undef NTQ_ARM
#pragma GCC visibility pop

void (*const ntq_arm_entry[NTQ_ARMS])(void *dst, size_t len) = {
	[NTQ_ARM_NONE] = ntq_resolve,
#define NTQ_ARM(name, symbol, needs, where, purpose) [NTQ_ARM_##name] = symbol,
#include "clear_variants.def"
#undef NTQ_ARM
};

static const struct ntq_arm_info arms[NTQ_ARMS] = {
#define NTQ_ARM(name, symbol, needs, where, purpose) \
	[NTQ_ARM_##name] = { #name, symbol, needs, NTQ_WHERE_##where, purpose },
#include "clear_variants.def"
#undef NTQ_ARM
};

const struct ntq_arm_info *ntq_arm_info(unsigned arm)
{
	return arm > NTQ_ARM_NONE && arm < NTQ_ARMS ? &arms[arm] : NULL;
}

enum ntq_arm ntq_arm_find(const char *name, size_t len)
{
	for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++)
		if (strlen(arms[arm].name) == len && !memcmp(arms[arm].name, name, len))
			return arm;
	return NTQ_ARM_NONE;
}

/* ---- the first call ---- */

struct ntq_tiers ntq_selected;

/* The offsets that templates/nt_dispatch.S.j2 counts on. */
_Static_assert(offsetof(struct ntq_tiers, arm) == 8 * (NTQ_TIERS - 1), "limits, then arms");
_Static_assert(offsetof(struct ntq_tiers, hot) == 8 * (NTQ_TIERS - 1) + NTQ_TIERS, "then the arm of ntq_clear_hot()");
_Static_assert(sizeof(ntq_selected.arm[0]) == 1 && NTQ_ARMS <= 255, "an arm is a byte");

/* The last tier of a selection is always the last of the dispatch; what it has in front and we have not stays empty. */
void ntq_publish(const struct ntq_selection *selection)
{
	unsigned missing = NTQ_TIERS - selection->n_tiers;

	__atomic_store_n(&ntq_selected.hot, selection->hot, __ATOMIC_RELAXED);
	for (unsigned i = NTQ_TIERS; i-- > 0;) {
		unsigned from = i < missing ? 0 : i - missing;

		__atomic_store_n(&ntq_selected.arm[i], selection->tiers[from].arm, __ATOMIC_RELAXED);
	}
	for (unsigned i = 0; i < NTQ_TIERS - 1; i++) {
		uint64_t limit = i < missing ? 0 : selection->tiers[i - missing].limit;

		__atomic_store_n(&ntq_selected.limit[i], limit, __ATOMIC_RELEASE);
	}
}

void ntq_explain(struct ntq_selection *out)
{
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_caches caches;

	ntq_read_cpu(&cpu, &features, &caches);
	cpu.core_type = NTQ_CORE_ANY;
	ntq_select(&cpu, &features, &caches, secure_getenv("NT_QUIRK"), out);
}

static void resolve(void)
{
	struct ntq_selection selection;

	ntq_explain(&selection);
	ntq_publish(&selection);
}

void ntq_resolve(void *dst, size_t len)
{
	resolve();
	ntq_clear(dst, len);
}

void ntq_resolve_hot(void *dst, size_t len)
{
	resolve();
	ntq_clear_hot(dst, len);
}

/* ---- calls built on ntq_clear() ---- */

void *ntq_memset(void *dst, int c, size_t len)
{
	if ((unsigned char)c)
		return memset(dst, c, len);
	ntq_clear(dst, len);
	return dst;
}

void ntq_clear_pages(void *dst, size_t count)
{
	ntq_clear(dst, count * NTQ_PAGE_SIZE);
}
