// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk_json.c: answers for programs; docs/nt-quirk.1 describes the keys. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "nt_quirk_tool.h"

/* ---- a writer: every value is a member, with a key, or an element, without ---- */

static unsigned depth;
static bool first = true;

/* The bytes of the UTF-8 character at text, 0 if it is none. */
static unsigned utf8_length(const unsigned char *text)
{
	static const struct {
		unsigned char lead, lead_end, second, second_end, length;
	} forms[] = {
		{ 0xC2, 0xDF, 0x80, 0xBF, 2 }, { 0xE0, 0xE0, 0xA0, 0xBF, 3 }, { 0xE1, 0xEC, 0x80, 0xBF, 3 },
		{ 0xED, 0xED, 0x80, 0x9F, 3 }, { 0xEE, 0xEF, 0x80, 0xBF, 3 }, { 0xF0, 0xF0, 0x90, 0xBF, 4 },
		{ 0xF1, 0xF3, 0x80, 0xBF, 4 }, { 0xF4, 0xF4, 0x80, 0x8F, 4 },
	};

	if (*text < 0x80)
		return 1;
	for (unsigned i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		if (*text < forms[i].lead || *text > forms[i].lead_end)
			continue;
		if (text[1] < forms[i].second || text[1] > forms[i].second_end)
			return 0;
		for (unsigned more = 2; more < forms[i].length; more++)
			if ((text[more] & 0xC0) != 0x80)
				return 0;
		return forms[i].length;
	}
	return 0;
}

static void quote(const char *string)
{
	const unsigned char *text = (const unsigned char *)string;

	putchar('"');
	while (*text) {
		unsigned length = utf8_length(text);

		if (!length)
			fputs("\\ufffd", stdout);
		else if (*text == '"' || *text == '\\')
			printf("\\%c", *text);
		else if (*text < ' ' || *text == 0x7F)
			printf("\\u%04x", *text);
		else
			fwrite(text, 1, length, stdout);
		text += length ? length : 1;
	}
	putchar('"');
}

static void next(const char *key)
{
	if (!first)
		putchar(',');
	if (depth)
		printf("\n%*s", 2 * depth, "");
	if (key) {
		quote(key);
		fputs(": ", stdout);
	}
	first = false;
}

static void begin(const char *key, char bracket)
{
	next(key);
	putchar(bracket);
	depth++;
	first = true;
}

static void end(char bracket)
{
	depth--;
	if (!first)
		printf("\n%*s", 2 * depth, "");
	putchar(bracket);
	first = false;
}

static void put_string(const char *key, const char *string)
{
	next(key);
	if (string)
		quote(string);
	else
		fputs("null", stdout);
}

static void put_number(const char *key, uint64_t number)
{
	next(key);
	printf("%" PRIu64, number);
}

static void put_number_unless(const char *key, uint64_t number, uint64_t none)
{
	if (number == none)
		put_string(key, NULL);
	else
		put_number(key, number);
}

/* A number that is text already. */
static void put_digits(const char *key, const char *digits)
{
	next(key);
	fputs(digits, stdout);
}

static void put_bool(const char *key, bool value)
{
	next(key);
	fputs(value ? "true" : "false", stdout);
}

static void put_strings(const char *key, const char *const *strings)
{
	begin(key, '[');
	while (*strings)
		put_string(NULL, *strings++);
	end(']');
}

/* ---- the parts of an answer ---- */

static void put_cpu(const struct answer *answer, const struct ntq_entry *listed)
{
	const struct ntq_entry *entry = answer->entry;
	const struct subject *subject = answer->subject;
	const struct ntq_cpu *cpu = &subject->cpu;
	bool one = !listed || listed->stepping_lo == listed->stepping_hi;
	char signature[16] = "";

	if (one && cpu->stepping != NTQ_STEPPING_ANY)
		snprintf(signature, sizeof(signature), "0x%08x", ntq_encode_signature(cpu));
	begin("cpu", '{');
	if (cpu->vendor == NTQ_VENDOR_OTHER || cpu->vendor == NTQ_VENDOR_ANY)
		put_string("vendor", subject->vendor[0] ? subject->vendor : NULL);
	else
		put_string("vendor", ntq_vendor_name(cpu->vendor));
	put_number("family", cpu->family);
	put_number("model", cpu->model);
	put_number_unless("stepping", one ? cpu->stepping : NTQ_STEPPING_ANY, NTQ_STEPPING_ANY);
	put_string("signature", signature[0] ? signature : NULL);
	put_string("core_type", core_type_name(cpu->core_type));
	put_string("codename", entry ? entry->codename : NULL);
	put_string("name", entry ? entry->name : NULL);
	begin("steppings", '[');
	if (entry) {
		put_number(NULL, entry->stepping_lo);
		put_number(NULL, entry->stepping_hi);
	}
	end(']');
	put_bool("virtual", subject->features.bits & NTQ_FEATURE_HYPERVISOR);
	put_bool("trusted", !(answer->selection.flags & NTQ_UNTRUSTED));
	end('}');
}

static void put_verdict(const struct ntq_answer *verdict, bool why)
{
	begin(verdict->quirk, '{');
	if (verdict->meaning)
		put_digits("value", verdict->verdict);
	else
		put_string("verdict", verdict->verdict);
	put_string("reason", verdict->reason);
	put_string("basis", verdict->basis);
	if (verdict->meaning) {
		put_string("meaning", *verdict->meaning ? verdict->meaning : NULL);
	} else {
		put_number_unless("threshold_bytes", verdict->threshold, 0);
		put_number_unless("bracket_low_bytes", verdict->bracket_low, 0);
	}
	put_strings("records", verdict->records);
	if (why)
		put_string("why", verdict->why);
	end('}');
}

static void put_selection(const struct ntq_selection *selection)
{
	begin("select", '{');
	begin("tiers", '[');
	for (unsigned i = 0; i < selection->n_tiers; i++) {
		begin(NULL, '{');
		put_number_unless("up_to", selection->tiers[i].limit, UINT64_MAX);
		put_string("arm", ntq_arm_info(selection->tiers[i].arm)->name);
		end('}');
	}
	end(']');
	end('}');
}

/* The members of an answer, without the braces around them. */
static void put_answer(const struct question *question, const struct subject *subject, const struct ntq_entry *listed)
{
	const char *notes[MAX_NOTES + 1];
	struct answer answer;

	find_answer(question, subject, &answer);
	put_cpu(&answer, listed);
	put_bool("known", answer.entry);
	put_number_unless("chunk", question->chunk, UINT64_MAX);
	begin("quirks", '{');
	for (unsigned i = 0; i < ntq_n_unmeasured; i++)
		put_verdict(verdict_at(answer.entry, i, question->chunk), question->why);
	end('}');
	if (question->why && answer.entry)
		put_strings("claims", answer.entry->claims);
	put_selection(&answer.selection);
	notes[find_notes(&answer, notes)] = NULL;
	put_strings("notes", notes);
}

/* ---- what the command prints ---- */

void print_json(const struct question *question)
{
	begin(NULL, '{');
	put_answer(question, &question->subjects[0], NULL);
	begin("cores", '[');
	for (unsigned i = 1; i < question->n_subjects; i++) {
		begin(NULL, '{');
		put_answer(question, &question->subjects[i], NULL);
		end('}');
	}
	end(']');
	put_string("db", ntq_db_hash());
	end('}');
	putchar('\n');
}

void list_json(uint64_t chunk, unsigned vendor)
{
	begin(NULL, '[');
	for (unsigned i = 0; i < ntq_n_entries; i++) {
		struct question question = { .chunk = chunk };

		if (vendor != NTQ_VENDOR_ANY && vendor != ntq_entries[i].vendor)
			continue;
		ask_entry(&ntq_entries[i], &question);
		begin(NULL, '{');
		put_answer(&question, &question.subjects[0], &ntq_entries[i]);
		put_string("db", ntq_db_hash());
		end('}');
	}
	end(']');
	putchar('\n');
}
