/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* nt_quirk.h: the public interface of libntquirk: clear memory as this CPU does it best, and ask why. */
#ifndef NT_QUIRK_H
#define NT_QUIRK_H

#include <stddef.h>
#include <stdint.h>

/*
 * Nothing here prints, exits, allocates or sets errno. Everything may be called from any thread, before
 * constructors have run, in a signal handler and after fork.
 */

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* ---- clearing ---- */

/*
 * Zero len bytes (any length, any alignment) at dst. When it returns, the zeroes are ordered before every later
 * store, as after an ordinary memset: weakly ordered arms fence. The first call decides how; see ntq_explain().
 */
void ntq_clear(void *dst, size_t len);

/*
 * The same for memory that will be read soon: the zeroes stay in the caches as far as they fit, whatever len is. What
 * ntq_clear() writes past the caches has to be fetched from memory again.
 */
void ntq_clear_hot(void *dst, size_t len);

/*
 * memset(): the len bytes at dst become c; returns dst. Only c == 0 goes to ntq_clear(): the database says how to
 * clear, and nothing of other values, which are left to the C library.
 */
void *ntq_memset(void *dst, int c, size_t len);

/* Zero count pages of NTQ_PAGE_SIZE bytes at dst; count * NTQ_PAGE_SIZE must not exceed SIZE_MAX. */
#define NTQ_PAGE_SIZE ((size_t)4096)
void ntq_clear_pages(void *dst, size_t count);

/* ---- identities ---- */

/* By CPUID leaf 0: GenuineIntel, AuthenticAMD, HygonGenuine, CentaurHauls, "  Shanghai  "; OTHER is any other. */
enum ntq_vendor {
	NTQ_VENDOR_OTHER,
	NTQ_VENDOR_INTEL,
	NTQ_VENDOR_AMD,
	NTQ_VENDOR_HYGON,
	NTQ_VENDOR_CENTAUR,
	NTQ_VENDOR_ZHAOXIN,
	NTQ_VENDOR_ANY = 255		/* a text named none; no CPU has it */
};

/* By CPUID leaf 0x1A EAX[31:24]; ANY where it is not a hybrid CPU, or any core of one is meant. */
enum ntq_core {
	NTQ_CORE_ANY = 0,
	NTQ_CORE_ATOM = 0x20,
	NTQ_CORE_CORE = 0x40
};

#define NTQ_STEPPING_ANY 255		/* a text named none; no CPU has it */

struct ntq_cpu {
	uint16_t family;		/* 0 to 270, decoded as Linux decodes leaf 1 EAX */
	uint8_t vendor;			/* enum ntq_vendor */
	uint8_t model;			/* 0 to 255 */
	uint8_t stepping;		/* 0 to 15, or NTQ_STEPPING_ANY */
	uint8_t core_type;		/* enum ntq_core */
};

/* Fill family, model and stepping from CPUID leaf 1 EAX; vendor and core_type are left alone. */
void ntq_decode_signature(uint32_t eax, struct ntq_cpu *cpu);

/* The leaf 1 EAX of cpu, without processor type bits; NTQ_STEPPING_ANY counts as 0. */
uint32_t ntq_encode_signature(const struct ntq_cpu *cpu);

/*
 * Parse an identity in any spelling that gen/identity.py documents: 6:79:1 intel:6:0x4f:1 0x406f1 06-4f-01
 * GenuineIntel-6-4F-1 06_4FH 6:151:2/atom. Returns 0, or -1 with cpu untouched and the reason, which does not
 * repeat the text, in message (size bytes, always terminated; NTQ_MESSAGE_SIZE is enough; NULL if size is 0).
 */
#define NTQ_MESSAGE_SIZE 192
int ntq_parse_cpu(const char *text, struct ntq_cpu *cpu, char *message, size_t size);

/*
 * The canonical text, vendor:family:model:stepping[/core type], "*" for what is not known, "other" for an unknown
 * vendor. Returns the length as snprintf() does; NTQ_CPU_TEXT_SIZE is enough.
 */
#define NTQ_CPU_TEXT_SIZE 40
int ntq_format_cpu(const struct ntq_cpu *cpu, char *text, size_t size);

/* A vendor by CPUID string or alias (intel amd hygon centaur via zhaoxin), any case; -1 if it is none. */
int ntq_parse_vendor(const char *text);

/* The CPUID string of a vendor, "other" or "*". */
const char *ntq_vendor_name(unsigned vendor);

/* ---- features and caches ---- */

enum ntq_feature {
	NTQ_FEATURE_SSE2 = 1 << 0,
	NTQ_FEATURE_ERMS = 1 << 1,	/* fast rep stosb: the CPU says so */
	NTQ_FEATURE_FSRM = 1 << 2,
	NTQ_FEATURE_AVX2 = 1 << 3,	/* this and the next: and the OS saves the registers */
	NTQ_FEATURE_AVX512F = 1 << 4,
	NTQ_FEATURE_CLZERO = 1 << 5,	/* and lines of 64 bytes */
	NTQ_FEATURE_HYPERVISOR = 1 << 6	/* a guest: the identity may be invented, the L3 size the host's */
};

struct ntq_features {
	uint32_t bits;			/* enum ntq_feature */
};

/* The bit that /proc/cpuinfo calls name (len bytes: erms, fsrm, avx2, avx512f, ...), 0 if it is none of ours. */
uint32_t ntq_feature_find(const char *name, size_t len);

/* The sizes in bytes of one data or unified cache as one core sees it; 0 where the CPU does not say. */
struct ntq_caches {
	uint64_t l1d;
	uint64_t l2;
	uint64_t llc;			/* the last level, which may be l2 */
};

/* One answer of the CPUID instruction. */
struct ntq_cpuid_leaf {
	uint32_t leaf, subleaf, eax, ebx, ecx, edx;
};

/* The answers of one CPU in any order. A leaf that is missing, or above its range's maximum, counts as zeroes. */
struct ntq_cpuid {
	const struct ntq_cpuid_leaf *leaves;
	size_t count;
	uint64_t xcr0;			/* XGETBV(0); for a dump without it, leaf 0xD EAX: all that the CPU could save */
};

/* Identity, features and caches from the raw answers. Pure. */
void ntq_decode_cpuid(const struct ntq_cpuid *cpuid, struct ntq_cpu *cpu, struct ntq_features *features,
		      struct ntq_caches *caches);

/* The same of the CPU that this runs on. On a hybrid CPU the answer is that of the present core. */
void ntq_read_cpu(struct ntq_cpu *cpu, struct ntq_features *features, struct ntq_caches *caches);

/*
 * What such a CPU has when nothing masks it, of what matters here, for questions about a CPU that is not at hand:
 * what the database states, else that which every 64-bit CPU has.
 */
void ntq_expected_features(const struct ntq_cpu *cpu, struct ntq_features *features);

/*
 * 0 if the identity cannot be that of the CPU with these features: the database says that such a CPU lacks one of
 * them. Such an identity gets no verdict.
 */
int ntq_identity_trusted(const struct ntq_cpu *cpu, const struct ntq_features *features);

/* ---- the database ---- */

enum ntq_word { NTQ_UNKNOWN, NTQ_GOOD, NTQ_BAD, NTQ_NEUTRAL };

/* One CPU of the database: verdicts for a caller who clears an extent in one call. */
struct ntq_row {
	uint64_t nt_threshold;		/* bytes from which non-temporal stores won, 0 if not known */
	uint16_t family;
	uint8_t vendor, model;
	uint8_t stepping_lo, stepping_hi;	/* inclusive */
	uint8_t core_type;		/* enum ntq_core; ANY: every core, or the cautious answer for a hybrid */
	uint8_t nt, nt_vector, clzero;	/* enum ntq_word */
	uint32_t features;		/* all that it has when nothing masks them, and NTQ_FEATURES_STATED; or 0 */
};

/* In ntq_row: a source states the features, enum ntq_feature without SSE2 and HYPERVISOR; perhaps that it has none. */
#define NTQ_FEATURES_STATED ((uint32_t)1 << 31)

/*
 * The most specific row for cpu, NULL if the database has none. With NTQ_STEPPING_ANY only a row for all
 * steppings will do, with NTQ_CORE_ANY only one for all core types.
 */
const struct ntq_row *ntq_lookup(const struct ntq_cpu *cpu);

/* The hash of the database inside, 12 hexadecimal digits. */
const char *ntq_db_hash(void);

/* ---- selection ---- */

enum ntq_arm {
	NTQ_ARM_NONE,
#define NTQ_ARM(name, symbol, needs, where, purpose) NTQ_ARM_##name,
#include "clear_variants.def"
#undef NTQ_ARM
	NTQ_ARMS
};

enum ntq_where { NTQ_WHERE_KERNEL, NTQ_WHERE_USER };

struct ntq_arm_info {
	const char *name;
	void (*clear)(void *dst, size_t len);
	uint32_t needs;			/* enum ntq_feature bits; calling it without them faults */
	uint8_t where;			/* enum ntq_where */
	const char *purpose;		/* a few words */
};

/* What clear_variants.def says of an arm; NULL unless NTQ_ARM_NONE < arm < NTQ_ARMS. */
const struct ntq_arm_info *ntq_arm_info(unsigned arm);

/* The arm called name (len bytes, exactly), NTQ_ARM_NONE if there is none. */
enum ntq_arm ntq_arm_find(const char *name, size_t len);

/* Why a selection is what it is. */
enum ntq_flag {
	NTQ_FROM_TABLE = 1 << 0,		/* the database has this CPU */
	NTQ_UNTRUSTED = 1 << 1,			/* identity contradicts features: the database was not asked */
	NTQ_TABLE_OFF = 1 << 2,			/* NT_QUIRK=table=off */
	NTQ_ARM_FORCED = 1 << 3,		/* NT_QUIRK=arm= */
	NTQ_ARM_REFUSED = 1 << 4,		/* the same, but this CPU lacks what it needs: ignored */
	NTQ_FEATURES_MASKED = 1 << 5,		/* NT_QUIRK=mask= */
	NTQ_OVERRIDE_UNKNOWN = 1 << 6,		/* NT_QUIRK= has tokens that mean nothing: ignored */
	NTQ_THRESHOLD_FORCED = 1 << 7,		/* NT_QUIRK=threshold= */
	NTQ_THRESHOLD_FROM_TABLE = 1 << 8,	/* neither this nor the one before: from the last-level cache */
	NTQ_THRESHOLD_CLAMPED = 1 << 9,		/* it was below NTQ_THRESHOLD_MIN */
	NTQ_LLC_UNKNOWN = 1 << 10,		/* the CPU reports no last-level cache: a default was used */
	NTQ_LLC_CLAMPED = 1 << 11		/* it reports one out of bounds */
};

#define NTQ_THRESHOLD_MIN ((uint64_t)4096)

#define NTQ_TIERS 3

/* Clears of less than limit bytes, that no earlier tier takes, go to arm. */
struct ntq_tier {
	uint64_t limit;			/* UINT64_MAX in the last tier: no limit */
	uint8_t arm;			/* enum ntq_arm */
};

struct ntq_selection {
	struct ntq_tier tiers[NTQ_TIERS];
	unsigned n_tiers;		/* 1 to NTQ_TIERS; adjacent tiers differ in arm */
	uint32_t flags;			/* enum ntq_flag */
	uint64_t threshold;		/* bytes; where the far tier begins, if it has an arm of its own */
	const struct ntq_row *row;	/* of the database, or NULL */
	uint8_t nt, nt_vector, clzero;	/* enum ntq_word: the verdicts acted on */
	uint8_t hot;			/* enum ntq_arm: what ntq_clear_hot() uses beyond the first tier */
};

/*
 * Decide for any CPU: override -> feature bits -> table -> default. Pure.
 * override: the text of NT_QUIRK, or NULL: comma-separated, exact, case-sensitive tokens, of which a later one wins:
 *	arm=<name>	 that arm for every size, if the CPU can run it
 *	threshold=<size> begin of the far tier: bytes, or with K, M, G, KiB, MiB, GiB
 *	mask=<feature>	 as if the CPU lacked it; may be repeated
 *	table=off	 do not ask the database
 */
void ntq_select(const struct ntq_cpu *cpu, const struct ntq_features *features, const struct ntq_caches *caches,
		const char *override, struct ntq_selection *out);

/*
 * Decide for this process: this CPU (of a hybrid one: any core) and its environment's NT_QUIRK, which set-user-id
 * programs ignore. This is how the first ntq_clear() decides; a later change of NT_QUIRK shows here alone.
 */
void ntq_explain(struct ntq_selection *out);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif
#endif
