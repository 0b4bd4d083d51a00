// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk_find.c: from an identity to the entries of the database and to the answer. */
#include <stdio.h>
#include <string.h>

#include "nt_quirk_internal.h"
#include "nt_quirk_tool.h"

static const struct ntq_entry *entry_of(const struct ntq_row *row)
{
	return row ? &ntq_entries[row - ntq_table.rows] : NULL;
}

const char *core_type_name(unsigned core_type)
{
	switch (core_type) {
	case NTQ_CORE_CORE: return "core";
	case NTQ_CORE_ATOM: return "atom";
	}
	return NULL;
}

const char *entry_label(const struct ntq_entry *entry, char text[LABEL_SIZE])
{
	const char *type = core_type_name(entry->core_type);
	char steppings[12] = "";

	if (entry->stepping_lo == entry->stepping_hi)
		snprintf(steppings, sizeof(steppings), ":%u", entry->stepping_lo);
	else if (entry->stepping_lo != 0 || entry->stepping_hi != 15)
		snprintf(steppings, sizeof(steppings), ":%u-%u", entry->stepping_lo, entry->stepping_hi);
	snprintf(text, LABEL_SIZE, "%s:%u:%u%s%s%s", ntq_vendor_name(entry->vendor), entry->family, entry->model,
		 steppings, type ? "/" : "", type ? type : "");
	return text;
}

/* Could the entry be what is meant? Entries of one core type have a sibling for the whole CPU. */
static bool may_mean(const struct ntq_entry *entry, const struct ntq_cpu *cpu)
{
	bool stepping = cpu->stepping == NTQ_STEPPING_ANY ||
			(entry->stepping_lo <= cpu->stepping && cpu->stepping <= entry->stepping_hi);

	return stepping && (cpu->vendor == NTQ_VENDOR_ANY || entry->vendor == cpu->vendor) &&
	       entry->family == cpu->family && entry->model == cpu->model && entry->core_type == NTQ_CORE_ANY;
}

static enum status complain_ambiguous(const struct ntq_cpu *cpu, const char *text, const char *decides)
{
	char label[LABEL_SIZE];

	complain("%s is ambiguous, %s decides:", shown(text), decides);
	for (unsigned i = 0; i < ntq_n_entries; i++)
		if (may_mean(&ntq_entries[i], cpu))
			fprintf(stderr, "  %-28s %s, %s\n", entry_label(&ntq_entries[i], label), ntq_entries[i].codename,
				ntq_entries[i].name);
	return AMBIGUOUS;
}

/* The core types that the database tells apart, after the CPU as a whole. */
static void add_core_types(struct question *question)
{
	static const uint8_t types[] = { NTQ_CORE_CORE, NTQ_CORE_ATOM };

	for (unsigned i = 0; i < sizeof(types); i++) {
		struct subject subject = question->subjects[0];
		const struct ntq_row *row;

		subject.cpu.core_type = types[i];
		row = ntq_lookup(&subject.cpu);
		if (row && row->core_type == types[i])
			question->subjects[question->n_subjects++] = subject;
	}
}

enum status resolve(struct question *question, const char *text)
{
	struct ntq_cpu *cpu = &question->subjects[0].cpu;
	const struct ntq_entry *first = NULL;

	for (unsigned i = 0; i < ntq_n_entries; i++) {
		if (!may_mean(&ntq_entries[i], cpu))
			continue;
		if (first && ntq_entries[i].vendor != first->vendor)
			return complain_ambiguous(cpu, text, "--vendor");
		if (!first)
			first = &ntq_entries[i];
	}
	if (!first)
		return ANSWERED;
	cpu->vendor = first->vendor;
	if (!ntq_lookup(cpu))
		return complain_ambiguous(cpu, text, "the stepping");
	if (question->n_subjects == 1 && cpu->core_type == NTQ_CORE_ANY)
		add_core_types(question);
	return ANSWERED;
}

void find_answer(const struct question *question, const struct subject *subject, struct answer *answer)
{
	answer->question = question;
	answer->subject = subject;
	ntq_select(&subject->cpu, &subject->features, &subject->caches, question->override, &answer->selection);
	answer->entry = answer->selection.flags & NTQ_UNTRUSTED ? NULL : entry_of(ntq_lookup(&subject->cpu));
}

const struct ntq_answer *verdict_at(const struct ntq_entry *entry, unsigned quirk, uint64_t chunk)
{
	const struct ntq_answer *unmeasured = &ntq_unmeasured[quirk];

	for (unsigned i = 0; entry && i < entry->n_answers; i++)
		if (!strcmp(entry->answers[i].quirk, unmeasured->quirk) && chunk <= entry->answers[i].up_to_chunk)
			return &entry->answers[i];
	return unmeasured;
}

void ask_entry(const struct ntq_entry *entry, struct question *question)
{
	struct subject *subject = &question->subjects[0];
	struct ntq_cpu cpu = { entry->family, entry->vendor, entry->model, entry->stepping_lo, entry->core_type };

	/* A stepping for which no narrower entry stands in the way. */
	while (entry_of(ntq_lookup(&cpu)) != entry && cpu.stepping < entry->stepping_hi)
		cpu.stepping++;
	*subject = (struct subject){ .cpu = cpu };
	ntq_expected_features(&subject->cpu, &subject->features);
	question->n_subjects = 1;
	question->assumed = true;
}

unsigned find_notes(const struct answer *answer, const char *notes[MAX_NOTES])
{
	static const struct {
		uint32_t flag;
		const char *text;
	} flags[] = {
		{ NTQ_UNTRUSTED, "the features contradict the identity, which some emulator invented: "
				 "the database was not asked" },
		{ NTQ_TABLE_OFF, "NT_QUIRK: the library does not ask the database" },
		{ NTQ_ARM_FORCED, "NT_QUIRK: the arm is forced" },
		{ NTQ_ARM_REFUSED, "NT_QUIRK: this CPU cannot run the arm asked for, ignored" },
		{ NTQ_FEATURES_MASKED, "NT_QUIRK: features are masked" },
		{ NTQ_OVERRIDE_UNKNOWN, "NT_QUIRK: tokens that mean nothing are ignored" },
		{ NTQ_THRESHOLD_FORCED, "NT_QUIRK: the threshold is forced" },
		{ NTQ_THRESHOLD_CLAMPED, "the threshold was too small and has been raised" },
		{ NTQ_LLC_UNKNOWN, "the size of the last-level cache is not known: that of a usual server is taken" },
		{ NTQ_LLC_CLAMPED, "the reported last-level cache is out of bounds and not believed" },
	};
	const struct ntq_cpu *cpu = &answer->subject->cpu;
	const struct ntq_row *row = ntq_lookup(cpu);
	unsigned n = 0;

	if (answer->subject->features.bits & NTQ_FEATURE_HYPERVISOR)
		notes[n++] = "under a hypervisor: the identity may be invented";
	if (answer->question->assumed)
		notes[n++] = row && row->features & NTQ_FEATURES_STATED ?
				     "the features are those that such a CPU has when nothing masks them" :
				     "no source states the features of such a CPU: those of every 64-bit CPU are assumed";
	if (cpu->vendor == NTQ_VENDOR_ANY)
		notes[n++] = "the vendor is not known: --vendor names one";
	for (unsigned i = 0; i < sizeof(flags) / sizeof(flags[0]); i++)
		if (answer->selection.flags & flags[i].flag)
			notes[n++] = flags[i].text;
	return n;
}
