// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk_text.c: answers for people, in under 80 columns. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "nt_quirk_tool.h"

#define WIDTH 79
#define INDENT 13

/* ---- words and sizes ---- */

/* Columns of the len bytes of UTF-8. */
static size_t columns(const char *text, size_t len)
{
	size_t n = 0;

	for (size_t i = 0; i < len; i++)
		n += (text[i] & 0xC0) != 0x80;
	return n;
}

/* How many bytes fill at most `room` columns. */
static size_t bytes_for(const char *text, size_t len, size_t room)
{
	size_t bytes = len;

	while (columns(text, bytes) > room)
		bytes--;
	return bytes;
}

/* "label  text", wrapped between words, and within one that is longer than a line. */
static void field(const char *label, const char *text)
{
	const size_t room = WIDTH - INDENT;
	size_t at = 0;

	printf("%-*s%s", INDENT, label, strlen(label) < INDENT ? "" : " ");
	while (*(text += strspn(text, " \n"))) {
		size_t len = strcspn(text, " \n");

		if (at && at + 1 + columns(text, len) > room) {
			printf("\n%*s", INDENT, "");
			at = 0;
		}
		if (at) {
			putchar(' ');
			at++;
		}
		len = bytes_for(text, len, room);
		fwrite(text, 1, len, stdout);
		at += columns(text, len);
		text += len;
	}
	putchar('\n');
}

#define SIZE_TEXT 32

static const char *size_text(uint64_t bytes, char text[SIZE_TEXT])
{
	static const char *const units[] = { "bytes", "KiB", "MiB", "GiB", "TiB" };
	unsigned unit = 0;

	while (unit < 4 && bytes && bytes % 1024 == 0) {
		bytes /= 1024;
		unit++;
	}
	snprintf(text, SIZE_TEXT, "%" PRIu64 " %s", bytes, units[unit]);
	return text;
}

/* ---- the parts of an answer ---- */

static void print_name(const struct answer *answer)
{
	const struct ntq_cpu *cpu = &answer->subject->cpu;
	char text[256];

	if (cpu->stepping != NTQ_STEPPING_ANY)
		snprintf(text, sizeof(text), "family 0x%x, model 0x%x, stepping 0x%x, signature 0x%08x", cpu->family,
			 cpu->model, cpu->stepping, ntq_encode_signature(cpu));
	else
		snprintf(text, sizeof(text), "family 0x%x, model 0x%x", cpu->family, cpu->model);
	field("hexadecimal", text);
	if (answer->subject->vendor[0])
		field("vendor", shown(answer->subject->vendor));
	if (answer->entry)
		snprintf(text, sizeof(text), "%s, %s", answer->entry->codename, answer->entry->name);
	else
		snprintf(text, sizeof(text), "%s",
			 answer->selection.flags & NTQ_UNTRUSTED ? "not believed" : "not in the database");
	field("name", text);
}

static void print_verdict(const struct ntq_answer *verdict, bool why)
{
	char threshold[SIZE_TEXT], below[SIZE_TEXT], text[2 * SIZE_TEXT + 32];

	putchar('\n');
	field(verdict->quirk, verdict->verdict);
	field("  reason", verdict->reason);
	field("  basis", verdict->basis);
	if (verdict->meaning && *verdict->meaning)
		field("  meaning", verdict->meaning);
	if (verdict->threshold) {
		snprintf(text, sizeof(text), "%s", size_text(verdict->threshold, threshold));
		if (verdict->bracket_low)
			snprintf(text, sizeof(text), "%s, at %s not yet", threshold,
				 size_text(verdict->bracket_low, below));
		field("  threshold", text);
	}
	for (const char *const *record = verdict->records; *record; record++)
		field(record == verdict->records ? "  records" : "", *record);
	if (why && *verdict->why)
		printf("\n%s\n", verdict->why);
}

static void print_claims(const char *const *claims)
{
	for (unsigned i = 0; claims[i]; i++) {
		if (!i)
			putchar('\n');
		field(i ? "" : "claims", claims[i]);
	}
}

static void print_selection(const struct ntq_selection *selection)
{
	char limit[SIZE_TEXT], text[96];

	for (unsigned i = 0; i < selection->n_tiers; i++) {
		const struct ntq_tier *tier = &selection->tiers[i];
		const char *arm = ntq_arm_info(tier->arm)->name;

		if (tier->limit != UINT64_MAX)
			snprintf(text, sizeof(text), "%s below %s", arm, size_text(tier->limit, limit));
		else
			snprintf(text, sizeof(text), "%s %s", arm, i ? "from there on" : "for every size");
		field(i ? "" : "select", text);
	}
}

static void print_notes(const struct answer *answer)
{
	const char *notes[MAX_NOTES];
	unsigned n_notes = find_notes(answer, notes);

	for (unsigned i = 0; i < n_notes; i++)
		field(i ? "" : "note", notes[i]);
}

/* Of the core types of a hybrid CPU only what may differ from the CPU as a whole. */
static void print_answer(const struct question *question, unsigned number)
{
	struct answer answer;
	char identity[NTQ_CPU_TEXT_SIZE], chunk[SIZE_TEXT];

	find_answer(question, &question->subjects[number], &answer);
	ntq_format_cpu(&answer.subject->cpu, identity, sizeof(identity));
	printf("%-*s%s\n", INDENT, "cpu", identity);
	if (!number)
		print_name(&answer);
	if (!number && question->chunk != UINT64_MAX)
		field("chunk", size_text(question->chunk, chunk));
	for (unsigned i = 0; i < ntq_n_unmeasured; i++)
		print_verdict(verdict_at(answer.entry, i, question->chunk), question->why);
	if (question->why && answer.entry)
		print_claims(answer.entry->claims);
	putchar('\n');
	print_selection(&answer.selection);
	if (!number)
		print_notes(&answer);
	putchar('\n');
}

/* ---- what the command prints ---- */

void print_text(const struct question *question)
{
	for (unsigned i = 0; i < question->n_subjects; i++)
		print_answer(question, i);
	field("database", ntq_db_hash());
}

#define LABEL_WIDTH 24
#define CODENAME_WIDTH 20
#define WORD_WIDTH 7

static int column_end(unsigned quirk)
{
	return LABEL_WIDTH + CODENAME_WIDTH + (quirk + 1) * (WORD_WIDTH + 1);
}

/* The names of the quirks end where their columns do; those that are too long stand in lines of their own above. */
static void list_head(void)
{
	int at;

	for (unsigned i = 0; i < ntq_n_unmeasured; i++)
		if (strlen(ntq_unmeasured[i].quirk) > WORD_WIDTH)
			printf("%*s\n", column_end(i), ntq_unmeasured[i].quirk);
	at = printf("%-*s%s", LABEL_WIDTH, "cpu", "codename");
	for (unsigned i = 0; i < ntq_n_unmeasured; i++)
		if (strlen(ntq_unmeasured[i].quirk) <= WORD_WIDTH)
			at += printf("%*s", column_end(i) - at, ntq_unmeasured[i].quirk);
	putchar('\n');
}

void list_text(uint64_t chunk, unsigned vendor)
{
	char label[LABEL_SIZE];

	list_head();
	for (unsigned i = 0; i < ntq_n_entries; i++) {
		const struct ntq_entry *entry = &ntq_entries[i];

		if (vendor != NTQ_VENDOR_ANY && vendor != entry->vendor)
			continue;
		printf("%-*s%-*.*s", LABEL_WIDTH, entry_label(entry, label), CODENAME_WIDTH, CODENAME_WIDTH, entry->codename);
		for (unsigned quirk = 0; quirk < ntq_n_unmeasured; quirk++)
			printf(" %*s", WORD_WIDTH, verdict_at(entry, quirk, chunk)->verdict);
		putchar('\n');
	}
}
