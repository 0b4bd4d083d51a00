/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* nt_quirk_tool.h: what the parts of the nt-quirk command share. */
#ifndef NT_QUIRK_TOOL_H
#define NT_QUIRK_TOOL_H

#include <stdbool.h>
#include <stdint.h>

#include "nt_explain.h"
#include "nt_quirk.h"

/* Exit statuses; scripts rely on them. */
enum status {
	ANSWERED = 0,			/* from the database */
	BAD_INPUT = 1,
	USAGE = 2,
	NOT_IN_DATABASE = 3,		/* the default is printed */
	AMBIGUOUS = 4
};

/* One CPU, or one core type of it, that an answer is wanted for. */
struct subject {
	struct ntq_cpu cpu;
	struct ntq_features features;
	struct ntq_caches caches;
	char vendor[13];		/* CPUID's own bytes where the database does not know the vendor, "" otherwise */
};

#define MAX_SUBJECTS 3

struct question {
	struct subject subjects[MAX_SUBJECTS];	/* the CPU as a whole, then each core type of a hybrid one */
	unsigned n_subjects;
	uint64_t chunk;			/* bytes, UINT64_MAX: whole extents */
	const char *override;		/* NT_QUIRK of this process, NULL for other machines */
	bool assumed;			/* nobody told the features */
	bool why;
};

struct answer {
	const struct question *question;
	const struct subject *subject;
	const struct ntq_entry *entry;	/* NULL: not in the database, or not asked because the identity is not believed */
	struct ntq_selection selection;
};

/* nt_quirk.c */

/* "nt-quirk: ..." on standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Untrusted text for a message: short and printable. The third call from now reuses the memory. */
const char *shown(const char *text);

/* nt_quirk_input.c: fill the subjects from a file, "-" for standard input; false after complaining. */
bool read_cpuinfo(const char *path, struct question *question);
bool read_cpuid_dump(const char *path, struct question *question);

/* nt_quirk_find.c */

/* Decide the vendor of a bare identity, and add the core types of a hybrid CPU. text is what the user wrote. */
enum status resolve(struct question *question, const char *text);

void find_answer(const struct question *question, const struct subject *subject, struct answer *answer);

/* What the entry (NULL: none) says of number `quirk` of ntq_unmeasured at this chunk. */
const struct ntq_answer *verdict_at(const struct ntq_entry *entry, unsigned quirk, uint64_t chunk);

/* A question about one entry of the database, for --list. */
void ask_entry(const struct ntq_entry *entry, struct question *question);

/* vendor:family:model[:steppings][/core type], as the reports call an entry. */
#define LABEL_SIZE 48
const char *entry_label(const struct ntq_entry *entry, char text[LABEL_SIZE]);

/* "core", "atom", or NULL. */
const char *core_type_name(unsigned core_type);

/* The remarks an answer needs, at most MAX_NOTES; returns how many. */
#define MAX_NOTES 16
unsigned find_notes(const struct answer *answer, const char *notes[MAX_NOTES]);

/* nt_quirk_text.c, nt_quirk_json.c, nt_quirk_tunables.c: to standard output */
void print_text(const struct question *question);
void print_json(const struct question *question);
void print_tunables(const struct question *question);
void list_text(uint64_t chunk, unsigned vendor);
void list_json(uint64_t chunk, unsigned vendor);

#endif
