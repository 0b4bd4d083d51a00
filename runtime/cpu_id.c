// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* cpu_id.c: which CPU this is and what it can do: the raw answers of CPUID, and whether they fit together. */
#include <cpuid.h>
#include <string.h>

#include "nt_quirk_internal.h"

#define EXTENDED 0x80000000u

#define CACHE_LEAF 4u
#define CACHE_LEAF_AMD 0x8000001Du
#define MAX_CACHES 8

#define XCR0_AVX 0x06u
#define XCR0_AVX512 0xE6u

enum reg { EAX, EBX, ECX, EDX };

/* Every feature by its name in /proc/cpuinfo: the CPUID bit, and what the OS must save for it. */
static const struct {
	const char *name;
	uint32_t bit;
	uint32_t leaf;
	uint8_t reg, shift;
	uint8_t xcr0;
} features_known[] = {
	{ "sse2", NTQ_FEATURE_SSE2, 1, EDX, 26, 0 },
	{ "hypervisor", NTQ_FEATURE_HYPERVISOR, 1, ECX, 31, 0 },
	{ "avx2", NTQ_FEATURE_AVX2, 7, EBX, 5, XCR0_AVX },
	{ "erms", NTQ_FEATURE_ERMS, 7, EBX, 9, 0 },
	{ "avx512f", NTQ_FEATURE_AVX512F, 7, EBX, 16, XCR0_AVX512 },
	{ "fsrm", NTQ_FEATURE_FSRM, 7, EDX, 4, 0 },
	{ "clzero", NTQ_FEATURE_CLZERO, EXTENDED + 8, EBX, 0, 0 },
};

#define N_FEATURES (sizeof(features_known) / sizeof(features_known[0]))

uint32_t ntq_feature_find(const char *name, size_t len)
{
	for (size_t i = 0; i < N_FEATURES; i++)
		if (strlen(features_known[i].name) == len && !memcmp(features_known[i].name, name, len))
			return features_known[i].bit;
	return 0;
}

void ntq_decode_signature(uint32_t eax, struct ntq_cpu *cpu)
{
	cpu->family = eax >> 8 & 0xF;
	cpu->model = eax >> 4 & 0xF;
	cpu->stepping = eax & 0xF;
	if (cpu->family == 0xF)
		cpu->family += eax >> 20 & 0xFF;
	if (cpu->family >= 6)
		cpu->model |= (eax >> 16 & 0xF) << 4;
}

uint32_t ntq_encode_signature(const struct ntq_cpu *cpu)
{
	uint32_t base = cpu->family < 0xF ? cpu->family : 0xF;
	uint32_t stepping = cpu->stepping == NTQ_STEPPING_ANY ? 0 : cpu->stepping;

	return (cpu->family - base) << 20 | (uint32_t)(cpu->model >> 4) << 16 | base << 8 |
	       (uint32_t)(cpu->model & 0xF) << 4 | stepping;
}

/* ---- raw answers ---- */

static const struct ntq_cpuid_leaf *find(const struct ntq_cpuid *cpuid, uint32_t leaf, uint32_t subleaf)
{
	static const struct ntq_cpuid_leaf zero;

	for (size_t i = 0; i < cpuid->count; i++)
		if (cpuid->leaves[i].leaf == leaf && cpuid->leaves[i].subleaf == subleaf)
			return &cpuid->leaves[i];
	return &zero;
}

/* One register of a leaf, zero if the leaf lies above the maximum that its range announces. */
static uint32_t get(const struct ntq_cpuid *cpuid, uint32_t leaf, uint32_t subleaf, enum reg reg)
{
	uint32_t range = leaf & EXTENDED;
	const struct ntq_cpuid_leaf *found;

	if (leaf > find(cpuid, range, 0)->eax)
		return 0;
	found = find(cpuid, leaf, subleaf);
	switch (reg) {
	case EAX: return found->eax;
	case EBX: return found->ebx;
	case ECX: return found->ecx;
	case EDX: return found->edx;
	}
	return 0;
}

static uint8_t decode_vendor(const struct ntq_cpuid *cpuid)
{
	uint32_t registers[3] = { get(cpuid, 0, 0, EBX), get(cpuid, 0, 0, EDX), get(cpuid, 0, 0, ECX) };

	for (unsigned vendor = NTQ_VENDOR_INTEL; vendor <= NTQ_VENDOR_ZHAOXIN; vendor++)
		if (!memcmp(registers, ntq_vendor_name(vendor), sizeof(registers)))
			return vendor;
	return NTQ_VENDOR_OTHER;
}

static uint8_t decode_core_type(const struct ntq_cpuid *cpuid)
{
	uint32_t type = get(cpuid, 0x1A, 0, EAX) >> 24;

	return type == NTQ_CORE_ATOM || type == NTQ_CORE_CORE ? type : NTQ_CORE_ANY;
}

static uint32_t decode_features(const struct ntq_cpuid *cpuid)
{
	bool osxsave = get(cpuid, 1, 0, ECX) >> 27 & 1;
	uint64_t xcr0 = osxsave ? cpuid->xcr0 : 0;
	uint32_t line = (get(cpuid, 1, 0, EBX) >> 8 & 0xFF) * 8;
	uint32_t bits = 0;

	for (size_t i = 0; i < N_FEATURES; i++) {
		uint32_t reg = get(cpuid, features_known[i].leaf, 0, features_known[i].reg);

		if (reg >> features_known[i].shift & 1 && (xcr0 & features_known[i].xcr0) == features_known[i].xcr0)
			bits |= features_known[i].bit;
	}
	return line == 64 ? bits : bits & ~(uint32_t)NTQ_FEATURE_CLZERO;
}

/* AMD before Zen has no cache leaf of Intel's kind. */
static void decode_old_amd_caches(const struct ntq_cpuid *cpuid, struct ntq_caches *caches)
{
	caches->l1d = (uint64_t)(get(cpuid, EXTENDED + 5, 0, ECX) >> 24) << 10;
	caches->l2 = (uint64_t)(get(cpuid, EXTENDED + 6, 0, ECX) >> 16) << 10;
	caches->llc = (uint64_t)(get(cpuid, EXTENDED + 6, 0, EDX) >> 18) << 19;
	if (!caches->llc)
		caches->llc = caches->l2;
}

static void decode_caches(const struct ntq_cpuid *cpuid, struct ntq_caches *caches)
{
	uint32_t leaf = get(cpuid, CACHE_LEAF, 0, EAX) & 0x1F ? CACHE_LEAF : CACHE_LEAF_AMD;
	unsigned last = 0;

	caches->l1d = caches->l2 = caches->llc = 0;
	for (uint32_t i = 0; i < MAX_CACHES; i++) {
		uint32_t eax = get(cpuid, leaf, i, EAX);
		uint32_t ebx = get(cpuid, leaf, i, EBX);
		unsigned type = eax & 0x1F, level = eax >> 5 & 7;
		uint64_t size = ((uint64_t)(ebx >> 22) + 1) * ((ebx >> 12 & 0x3FF) + 1) * ((ebx & 0xFFF) + 1);

		if (!type)
			break;
		if (type != 1 && type != 3)
			continue;
		size *= (uint64_t)get(cpuid, leaf, i, ECX) + 1;
		if (level == 1)
			caches->l1d = size;
		if (level == 2)
			caches->l2 = size;
		if (level >= last && level >= 2) {
			last = level;
			caches->llc = size;
		}
	}
	if (!caches->l1d)
		decode_old_amd_caches(cpuid, caches);
}

void ntq_decode_cpuid(const struct ntq_cpuid *cpuid, struct ntq_cpu *cpu, struct ntq_features *features,
		      struct ntq_caches *caches)
{
	ntq_decode_signature(get(cpuid, 1, 0, EAX), cpu);
	cpu->vendor = decode_vendor(cpuid);
	cpu->core_type = decode_core_type(cpuid);
	features->bits = decode_features(cpuid);
	decode_caches(cpuid, caches);
}

/* ---- what the database says of an identity ---- */

bool ntq_row_fits(const struct ntq_row *row, const struct ntq_features *features)
{
	const uint32_t everywhere = NTQ_FEATURE_SSE2 | NTQ_FEATURE_HYPERVISOR;

	return !row || !(row->features & NTQ_FEATURES_STATED) || !(features->bits & ~(row->features | everywhere));
}

int ntq_identity_trusted(const struct ntq_cpu *cpu, const struct ntq_features *features)
{
	return ntq_row_fits(ntq_lookup(cpu), features);
}

void ntq_expected_features(const struct ntq_cpu *cpu, struct ntq_features *features)
{
	const struct ntq_row *row = ntq_lookup(cpu);

	features->bits = NTQ_FEATURE_SSE2 | (row ? row->features & ~NTQ_FEATURES_STATED : 0);
}

/* ---- this CPU ---- */

static uint64_t xgetbv(void)
{
	uint32_t eax, edx;

	__asm__ volatile("xgetbv" : "=a"(eax), "=d"(edx) : "c"(0));
	return (uint64_t)edx << 32 | eax;
}

static void read_leaf(struct ntq_cpuid_leaf *out, uint32_t leaf, uint32_t subleaf)
{
	out->leaf = leaf;
	out->subleaf = subleaf;
	__cpuid_count(leaf, subleaf, out->eax, out->ebx, out->ecx, out->edx);
}

void ntq_read_cpu(struct ntq_cpu *cpu, struct ntq_features *features, struct ntq_caches *caches)
{
	static const uint32_t single[] = { 1, 7, 0x1A, EXTENDED + 5, EXTENDED + 6, EXTENDED + 8 };
	static const uint32_t cache_leaves[] = { CACHE_LEAF, CACHE_LEAF_AMD };
	struct ntq_cpuid_leaf leaves[2 + sizeof(single) / sizeof(single[0]) + 2 * MAX_CACHES];
	struct ntq_cpuid cpuid = { leaves, 2, 0 };

	read_leaf(&leaves[0], 0, 0);
	read_leaf(&leaves[1], EXTENDED, 0);
	for (size_t i = 0; i < sizeof(single) / sizeof(single[0]); i++)
		if (single[i] <= leaves[single[i] >= EXTENDED].eax)
			read_leaf(&leaves[cpuid.count++], single[i], 0);
	for (unsigned i = 0; i < 2; i++) {
		if (cache_leaves[i] > leaves[cache_leaves[i] >= EXTENDED].eax)
			continue;
		for (uint32_t j = 0; j < MAX_CACHES; j++) {
			read_leaf(&leaves[cpuid.count], cache_leaves[i], j);
			if (!(leaves[cpuid.count++].eax & 0x1F))
				break;
		}
	}
	if (get(&cpuid, 1, 0, ECX) >> 27 & 1)
		cpuid.xcr0 = xgetbv();
	ntq_decode_cpuid(&cpuid, cpu, features, caches);
}
