// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_select.c: which arm for which size: override -> feature bits -> table -> default. */
#include <stdbool.h>

#include "nt_db.h"
#include "nt_quirk_internal.h"

/* What the choice of arms may use. A quirk takes one of these away; no later step sees a model. */
enum capability {
	FAST_STRINGS = 1 << 0,		/* rep stosb is worth choosing */
	NON_TEMPORAL = 1 << 1,		/* so are non-temporal stores */
	LINE_ZERO = 1 << 2,		/* so is clzero */
	LINE_ZERO_FIRST = 1 << 3,	/* even before non-temporal stores */
	STORES_16 = 1 << 4,		/* so are stores of this many bytes */
	STORES_32 = 1 << 5,
	STORES_64 = 1 << 6
};

/* ---- the table ---- */

#define NTQ_ROW(vendor, family, model, lo, hi, core, nt, nt_vector, threshold, clzero, features) \
	{ threshold, family, NTQ_VENDOR_##vendor, model, lo, hi, NTQ_CORE_##core, NTQ_##nt, NTQ_##nt_vector, NTQ_##clzero, features },

/* The row at the end, of no CPU, keeps an empty database a valid array. */
static const struct ntq_row rows[] = {
#include "nt_table.h"
	{ .vendor = NTQ_VENDOR_ANY }
};

const struct ntq_table ntq_table = { rows, sizeof(rows) / sizeof(rows[0]) - 1 };

const char *ntq_db_hash(void)
{
	return NTQ_DB_HASH;
}

static uint32_t key(uint8_t vendor, uint16_t family, uint8_t model)
{
	return (uint32_t)vendor << 24 | (uint32_t)family << 8 | model;
}

static bool covers(const struct ntq_row *row, const struct ntq_cpu *cpu)
{
	if (row->core_type != NTQ_CORE_ANY && row->core_type != cpu->core_type)
		return false;
	if (cpu->stepping == NTQ_STEPPING_ANY)
		return row->stepping_lo == 0 && row->stepping_hi == 15;
	return row->stepping_lo <= cpu->stepping && cpu->stepping <= row->stepping_hi;
}

const struct ntq_row *ntq_lookup_in(const struct ntq_table *table, const struct ntq_cpu *cpu)
{
	uint32_t wanted = key(cpu->vendor, cpu->family, cpu->model);
	size_t low = 0, high = table->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct ntq_row *row = &table->rows[middle];

		if (key(row->vendor, row->family, row->model) < wanted)
			low = middle + 1;
		else
			high = middle;
	}
	for (; low < table->count; low++) {
		const struct ntq_row *row = &table->rows[low];

		if (key(row->vendor, row->family, row->model) != wanted)
			return NULL;
		if (covers(row, cpu))
			return row;
	}
	return NULL;
}

const struct ntq_row *ntq_lookup(const struct ntq_cpu *cpu)
{
	return ntq_lookup_in(&ntq_table, cpu);
}

/* ---- the choice ---- */

static uint64_t clamp(uint64_t value, uint64_t low, uint64_t high)
{
	return value < low ? low : value > high ? high : value;
}

static uint64_t private_size(const struct ntq_caches *caches)
{
	uint64_t size = caches->l2 ? caches->l2 : caches->l1d;

	return size ? clamp(size, NTQ_PRIVATE_MIN, NTQ_PRIVATE_MAX) : NTQ_PRIVATE_DEFAULT;
}

static uint64_t llc_size(const struct ntq_caches *caches, bool guest, uint32_t *flags)
{
	uint64_t size = clamp(caches->llc, NTQ_LLC_MIN, guest ? NTQ_LLC_MAX_GUEST : NTQ_LLC_MAX);

	if (!caches->llc) {
		*flags |= NTQ_LLC_UNKNOWN;
		return NTQ_LLC_DEFAULT;
	}
	if (size != caches->llc)
		*flags |= NTQ_LLC_CLAMPED;
	return size;
}

/* Where the far tier begins: as asked for, else as measured, else at the size of the last-level cache. */
static uint64_t far_threshold(const struct ntq_override *override, const struct ntq_row *row,
			      const struct ntq_caches *caches, bool guest, uint32_t *flags)
{
	uint64_t threshold;

	if (override->flags & NTQ_THRESHOLD_FORCED) {
		threshold = override->threshold;
	} else if (row && row->nt_threshold) {
		threshold = row->nt_threshold;
		*flags |= NTQ_THRESHOLD_FROM_TABLE;
	} else {
		return llc_size(caches, guest, flags);
	}
	if (threshold < NTQ_THRESHOLD_MIN) {
		*flags |= NTQ_THRESHOLD_CLAMPED;
		return NTQ_THRESHOLD_MIN;
	}
	return threshold;
}

static uint32_t capabilities(uint32_t features, const struct ntq_selection *words)
{
	uint8_t nt = ntq_vector_word(words), clzero = words->clzero;
	uint32_t able = 0;

	if (features & NTQ_FEATURE_ERMS)
		able |= FAST_STRINGS;
	if (features & NTQ_FEATURE_SSE2)
		able |= STORES_16;
	if (features & NTQ_FEATURE_AVX2)
		able |= STORES_32;
	/* What has AVX-512 without FSRM, Skylake-X to Cooper Lake and Xeon Phi, slows down for 64-byte registers. */
	if (features & NTQ_FEATURE_AVX512F && features & NTQ_FEATURE_FSRM)
		able |= STORES_64;
	if (able & STORES_16 && (nt == NTQ_GOOD || (nt != NTQ_BAD && NTQ_DEFAULT_NT)))
		able |= NON_TEMPORAL;
	if (features & NTQ_FEATURE_CLZERO && clzero != NTQ_BAD)
		able |= LINE_ZERO;
	/* Vectors that are good were good against clzero, too. */
	if (able & LINE_ZERO && clzero == NTQ_GOOD && words->nt_vector != NTQ_GOOD)
		able |= LINE_ZERO_FIRST;
	return able;
}

/* ---- the arms: docs/nt_quirk.3 has the rule in words ---- */

/* Inside the LLC, and of a result that is to stay cached: microcode that knows how to write whole lines. */
static uint8_t cached_arm(uint32_t able)
{
	return able & FAST_STRINGS ? NTQ_ARM_stosb : NTQ_ARM_stosq;
}

/* Inside the private caches, where starting that microcode takes longer than storing. */
static uint8_t near_arm(uint32_t able)
{
	if (able & STORES_64)
		return NTQ_ARM_avx512;
	if (able & STORES_32)
		return NTQ_ARM_avx2;
	return able & STORES_16 ? NTQ_ARM_sse2 : cached_arm(able);
}

/* Beyond the caches. A register of 32 bytes fills a line as fast as memory takes it; a wider one gains nothing. */
static uint8_t far_arm(uint32_t able)
{
	if (able & LINE_ZERO_FIRST)
		return NTQ_ARM_clzero;
	if (able & NON_TEMPORAL)
		return able & STORES_32 ? NTQ_ARM_vmovntdq256 : NTQ_ARM_movntdq;
	return able & LINE_ZERO ? NTQ_ARM_clzero : cached_arm(able);
}

/* One more tier, unless it is empty; one with the arm of its predecessor widens that. */
static void add_tier(struct ntq_selection *out, uint64_t limit, uint8_t arm)
{
	struct ntq_tier *last = out->n_tiers ? &out->tiers[out->n_tiers - 1] : NULL;

	if (last && last->arm == arm)
		last->limit = limit;
	else if (!last || limit > last->limit)
		out->tiers[out->n_tiers++] = (struct ntq_tier){ limit, arm };
}

static void choose_tiers(struct ntq_selection *out, uint32_t able, uint64_t private, uint8_t forced)
{
	uint8_t near = near_arm(able), cached = cached_arm(able), far = far_arm(able);

	if (forced != NTQ_ARM_NONE)
		near = cached = far = forced;
	out->n_tiers = 0;
	out->hot = cached;
	add_tier(out, private < out->threshold ? private : out->threshold, near);
	add_tier(out, out->threshold, cached);
	add_tier(out, UINT64_MAX, far);
}

void ntq_select_in(const struct ntq_table *table, const struct ntq_cpu *cpu, const struct ntq_features *features,
		   const struct ntq_caches *caches, const char *text, struct ntq_selection *out)
{
	bool guest = features->bits & NTQ_FEATURE_HYPERVISOR;
	const struct ntq_row *row = ntq_lookup_in(table, cpu);
	struct ntq_override override;
	uint32_t bits;

	ntq_parse_override(text, &override);
	out->flags = override.flags;
	bits = features->bits & ~override.mask;
	if (override.flags & NTQ_ARM_FORCED && ntq_arm_info(override.arm)->needs & ~bits) {
		out->flags = (out->flags & ~(uint32_t)NTQ_ARM_FORCED) | NTQ_ARM_REFUSED;
		override.arm = NTQ_ARM_NONE;
	}
	if (!ntq_row_fits(row, features))
		out->flags |= NTQ_UNTRUSTED;
	out->row = out->flags & (NTQ_UNTRUSTED | NTQ_TABLE_OFF) ? NULL : row;
	out->flags |= out->row ? NTQ_FROM_TABLE : 0;
	out->nt = out->row ? out->row->nt : NTQ_UNKNOWN;
	out->nt_vector = out->row ? out->row->nt_vector : NTQ_UNKNOWN;
	out->clzero = out->row ? out->row->clzero : NTQ_UNKNOWN;
	out->threshold = far_threshold(&override, out->row, caches, guest, &out->flags);
	choose_tiers(out, capabilities(bits, out), private_size(caches), override.arm);
}

void ntq_select(const struct ntq_cpu *cpu, const struct ntq_features *features, const struct ntq_caches *caches,
		const char *override, struct ntq_selection *out)
{
	ntq_select_in(&ntq_table, cpu, features, caches, override, out);
}
