// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_entries.c: how many pages of 4 KiB the last-level data TLB holds, as CPUID says it. */
#include "nt_bench.h"


/* Descriptors of leaf 2 that are of data or shared TLBs with pages of 4 KiB (Intel SDM, volume 2, CPUID, table 3-12). */
static const struct { unsigned char descriptor; unsigned short entries; } descriptors[] = {
	{ 0x03, 64 }, { 0x57, 16 }, { 0x59, 16 }, { 0x5B, 64 }, { 0x5C, 128 }, { 0x5D, 256 }, { 0x6B, 256 }, { 0xA0, 32 },
	{ 0xB3, 128 }, { 0xB4, 256 }, { 0xBA, 64 }, { 0xC0, 8 }, { 0xC1, 1024 }, { 0xC3, 1536 }, { 0xCA, 512 },
};

/* The largest of the descriptors in one register of leaf 2; one with its highest bit set holds none. */
static unsigned by_descriptors(uint32_t value, bool low_byte)
{
	unsigned most = 0;

	if (value >> 31)
		return 0;
	for (unsigned shift = low_byte ? 0 : 8; shift < 32; shift += 8)
		for (unsigned i = 0; i < N_OF(descriptors); i++)
			if ((value >> shift & 0xFF) == descriptors[i].descriptor && descriptors[i].entries > most)
				most = descriptors[i].entries;
	return most;
}

/* Leaf 0x18: one TLB a subleaf; those for data, for loads, and shared ones count if they take pages of 4 KiB. */
static unsigned by_parameters(const struct ntq_cpuid_leaf *leaf)
{
	unsigned type = leaf->edx & 0x1F;

	return (leaf->ebx & 1) && (type == 1 || type == 3 || type == 4) ? (leaf->ebx >> 16) * leaf->ecx : 0;
}

static unsigned entries_of(const struct ntq_cpuid_leaf *leaf)
{
	unsigned most = 0, found;

	switch (leaf->leaf) {
	case 2:
		for (unsigned i = 0; i < 4; i++) {
			found = by_descriptors((const uint32_t[]){ leaf->eax, leaf->ebx, leaf->ecx, leaf->edx }[i], i);
			most = found > most ? found : most;
		}
		return most;
	case 0x18:
		return by_parameters(leaf);
	case 0x80000005:
		return leaf->ebx >> 16 & 0xFF;
	case 0x80000006:
		return leaf->ebx >> 16 & 0xFFF;
	default:
		return 0;
	}
}

unsigned tlb_entries(const struct ntq_cpuid_leaf *leaves, unsigned n)
{
	unsigned most = 0;

	for (unsigned i = 0; i < n; i++) {
		unsigned found = entries_of(&leaves[i]);

		most = found > most ? found : most;
	}
	return most;
}
