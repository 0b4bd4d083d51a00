// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_quirk_input.c: read the CPUs of another machine from its /proc/cpuinfo or its raw CPUID answers. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nt_quirk_tool.h"

/* More than 8192 processors' worth of either format is not what it says it is. */
#define MAX_FILE ((size_t)60 << 20)

/* ---- files ---- */

static char *read_stream(FILE *file, const char *path)
{
	size_t size = 1 << 16, len = 0;
	char *text = malloc(size);

	while (text && (len += fread(text + len, 1, size - 1 - len, file)) == size - 1 && len < MAX_FILE) {
		char *grown = realloc(text, size *= 2);

		if (!grown)
			free(text);
		text = grown;
	}
	if (!text)
		complain("%s: out of memory", shown(path));
	else if (ferror(file))
		complain("%s: %s", shown(path), strerror(errno));
	else if (!len)
		complain("%s: the file is empty", shown(path));
	else if (len >= MAX_FILE)
		complain("%s: larger than %zu MiB, which no machine's is", shown(path), MAX_FILE >> 20);
	else if (memchr(text, '\0', len))
		complain("%s: this is binary, not text", shown(path));
	else {
		text[len] = '\0';
		return text;
	}
	free(text);
	return NULL;
}

/* The whole file as one string to be freed, or NULL after complaining. */
static char *read_file(const char *path)
{
	FILE *file = strcmp(path, "-") ? fopen(path, "r") : stdin;
	char *text;

	if (!file) {
		complain("%s: %s", shown(path), strerror(errno));
		return NULL;
	}
	text = read_stream(file, path);
	if (file != stdin)
		fclose(file);
	return text;
}

/* Cut the next line off *rest; NULL at the end. */
static char *next_line(char **rest)
{
	char *line = *rest, *end;

	if (!*line)
		return NULL;
	end = line + strcspn(line, "\n");
	*rest = *end ? end + 1 : end;
	if (end > line && end[-1] == '\r')
		end--;
	*end = '\0';
	return line;
}

/* ---- processors ---- */

static void meet(struct subject *all, const struct subject *one)
{
	all->features.bits &= one->features.bits;
	if (one->caches.l1d < all->caches.l1d)
		all->caches.l1d = one->caches.l1d;
	if (one->caches.l2 < all->caches.l2)
		all->caches.l2 = one->caches.l2;
	if (one->caches.llc < all->caches.llc)
		all->caches.llc = one->caches.llc;
}

/*
 * Take in the next processor. While the first subject stands for all of them, and has what all of them have, the
 * others are the core types met.
 */
static bool add_processor(struct question *question, const struct subject *one, const char *path)
{
	struct subject *all = &question->subjects[0];
	struct ntq_cpu whole = one->cpu;
	unsigned i;

	whole.core_type = NTQ_CORE_ANY;
	if (!question->n_subjects) {
		*all = *one;
		all->cpu = whole;
		question->n_subjects = 1;
	}
	if (memcmp(&all->cpu, &whole, sizeof(whole)) || strcmp(all->vendor, one->vendor)) {
		char first[NTQ_CPU_TEXT_SIZE], other[NTQ_CPU_TEXT_SIZE];

		ntq_format_cpu(&all->cpu, first, sizeof(first));
		ntq_format_cpu(&whole, other, sizeof(other));
		complain("%s: has different CPUs, %s and %s; ask for each with --cpu", shown(path), first, other);
		return false;
	}
	meet(all, one);
	if (one->cpu.core_type == NTQ_CORE_ANY)
		return true;
	for (i = 1; i < question->n_subjects; i++)
		if (question->subjects[i].cpu.core_type == one->cpu.core_type) {
			meet(&question->subjects[i], one);
			return true;
		}
	question->subjects[question->n_subjects++] = *one;
	return true;
}

/* All processors are in. With one core type alone there is no whole to tell from it. */
static bool end_processors(struct question *question, const char *path, const char *expected)
{
	if (!question->n_subjects) {
		complain("%s: %s", shown(path), expected);
		return false;
	}
	if (question->n_subjects == 2) {
		question->subjects[0] = question->subjects[1];
		question->n_subjects = 1;
	}
	return true;
}

/* ---- /proc/cpuinfo ---- */

enum field { VENDOR, FAMILY, MODEL, STEPPING, FLAGS, FIELDS };

static const char *const field_names[FIELDS] = { "vendor_id", "cpu family", "model", "stepping", "flags" };

static uint32_t parse_flags(const char *flags)
{
	uint32_t bits = 0;

	while (*(flags += strspn(flags, " \t"))) {
		size_t len = strcspn(flags, " \t");

		bits |= ntq_feature_find(flags, len);
		flags += len;
	}
	return bits;
}

/* The fields of one processor, those of the last one if none is set: then there is nothing to do. */
static bool end_cpuinfo_block(struct question *question, const char *path, const char *fields[FIELDS])
{
	struct subject one = { 0 };
	char identity[64], message[NTQ_MESSAGE_SIZE];
	int vendor;

	if (!fields[VENDOR] && !fields[FAMILY] && !fields[MODEL] && !fields[STEPPING])
		return true;
	for (unsigned i = VENDOR; i <= STEPPING; i++)
		if (!fields[i]) {
			complain("%s: a processor has no line \"%s\"; give the whole /proc/cpuinfo of an x86 machine",
				 shown(path), field_names[i]);
			return false;
		}
	snprintf(identity, sizeof(identity), "%.15s:%.15s:%.15s", fields[FAMILY], fields[MODEL], fields[STEPPING]);
	if (ntq_parse_cpu(identity, &one.cpu, message, sizeof(message)) < 0) {
		complain("%s: %s: %s", shown(path), shown(identity), message);
		return false;
	}
	vendor = ntq_parse_vendor(fields[VENDOR]);
	one.cpu.vendor = vendor < 0 ? NTQ_VENDOR_OTHER : vendor;
	if (vendor < 0)
		snprintf(one.vendor, sizeof(one.vendor), "%s", fields[VENDOR]);
	one.features.bits = fields[FLAGS] ? parse_flags(fields[FLAGS]) : 0;
	memset(fields, 0, FIELDS * sizeof(*fields));
	return add_processor(question, &one, path);
}

/* "name<tabs>: value": set the field if the name is one of ours. */
static void read_cpuinfo_line(char *line, const char *fields[FIELDS])
{
	char *value = strchr(line, ':');
	size_t len;

	if (!value)
		return;
	for (len = value - line; len && strchr(" \t", line[len - 1]); len--)
		;
	value += value[1] == ' ' ? 2 : 1;
	for (unsigned i = 0; i < FIELDS; i++)
		if (strlen(field_names[i]) == len && !memcmp(line, field_names[i], len))
			fields[i] = value;
}

bool read_cpuinfo(const char *path, struct question *question)
{
	const char *fields[FIELDS] = { NULL };
	char *text = read_file(path), *rest = text, *line;
	bool ok = text;

	while (ok && (line = next_line(&rest))) {
		if (!*line || !strncmp(line, "processor", 9))
			ok = end_cpuinfo_block(question, path, fields);
		read_cpuinfo_line(line, fields);
	}
	ok = ok && end_cpuinfo_block(question, path, fields) &&
	     end_processors(question, path, "no processor in it; give the /proc/cpuinfo of an x86 machine");
	free(text);
	return ok;
}

/* ---- raw CPUID answers ---- */

struct dump {
	struct ntq_cpuid_leaf *leaves;	/* of the present processor */
	size_t count, room;
};

static const struct ntq_cpuid_leaf *find_leaf(const struct dump *dump, uint32_t leaf)
{
	for (size_t i = 0; i < dump->count; i++)
		if (dump->leaves[i].leaf == leaf && !dump->leaves[i].subleaf)
			return &dump->leaves[i];
	return NULL;
}

static bool end_dump_block(struct question *question, const char *path, struct dump *dump)
{
	const struct ntq_cpuid_leaf *vendor = find_leaf(dump, 0), *identity = find_leaf(dump, 1);
	const struct ntq_cpuid_leaf *xsave = find_leaf(dump, 0xD);
	struct ntq_cpuid cpuid = { dump->leaves, dump->count, 0 };
	struct subject one = { 0 };

	if (!dump->count)
		return true;
	if (!vendor || !identity) {
		complain("%s: a processor has no leaf 0x%08x; dump all leaves", shown(path), vendor ? 1 : 0);
		return false;
	}
	if (!vendor->ebx || !identity->eax) {
		complain("%s: leaf 0x%08x is all zeroes; this is not the answer of a CPU, make the dump again",
			 shown(path), vendor->ebx ? 1 : 0);
		return false;
	}
	if (xsave)
		cpuid.xcr0 = (uint64_t)xsave->edx << 32 | xsave->eax;
	ntq_decode_cpuid(&cpuid, &one.cpu, &one.features, &one.caches);
	if (one.cpu.vendor == NTQ_VENDOR_OTHER) {
		memcpy(one.vendor, &vendor->ebx, 4);
		memcpy(one.vendor + 4, &vendor->edx, 4);
		memcpy(one.vendor + 8, &vendor->ecx, 4);
	}
	dump->count = 0;
	return add_processor(question, &one, path);
}

static bool add_leaf(struct dump *dump, const struct ntq_cpuid_leaf *leaf)
{
	if (dump->count == dump->room) {
		size_t room = dump->room ? 2 * dump->room : 256;
		struct ntq_cpuid_leaf *grown = realloc(dump->leaves, room * sizeof(*grown));

		if (!grown)
			return false;
		dump->leaves = grown;
		dump->room = room;
	}
	dump->leaves[dump->count++] = *leaf;
	return true;
}

/*
 * A line as `cpuid -r` writes it, or as InstLatx64 and AIDA64 do:
 *	0x00000007 0x00: eax=0x00000000 ebx=0x021cbfbb ecx=0x00000000 edx=0x9c000000
 *	CPUID 00000007: 00000000-021CBFBB-00000000-9C000000 [SL 00]
 * Without [SL] the sub-leaves of a leaf stand in their order.
 */
static bool parse_leaf(const char *line, const struct dump *dump, struct ntq_cpuid_leaf *leaf)
{
	const char *sub;

	if (sscanf(line, " 0x%8x 0x%8x: eax=0x%8x ebx=0x%8x ecx=0x%8x edx=0x%8x", &leaf->leaf, &leaf->subleaf,
		   &leaf->eax, &leaf->ebx, &leaf->ecx, &leaf->edx) == 6)
		return true;
	if (sscanf(line, " CPUID %8x: %8x-%8x-%8x-%8x", &leaf->leaf, &leaf->eax, &leaf->ebx, &leaf->ecx,
		   &leaf->edx) != 5)
		return false;
	sub = strstr(line, "[SL ");
	leaf->subleaf = 0;
	if (sub)
		return sscanf(sub, "[SL %8x]", &leaf->subleaf) == 1;
	for (size_t i = dump->count; i && dump->leaves[i - 1].leaf == leaf->leaf; i--)
		leaf->subleaf++;
	return true;
}

bool read_cpuid_dump(const char *path, struct question *question)
{
	struct dump dump = { NULL, 0, 0 };
	char *text = read_file(path), *rest = text, *line;
	bool ok = text;

	while (ok && (line = next_line(&rest))) {
		struct ntq_cpuid_leaf leaf;

		if (!parse_leaf(line, &dump, &leaf))
			continue;
		if (!leaf.leaf && dump.count)
			ok = end_dump_block(question, path, &dump);
		if (ok && !add_leaf(&dump, &leaf)) {
			complain("%s: out of memory", shown(path));
			ok = false;
		}
	}
	ok = ok && end_dump_block(question, path, &dump) &&
	     end_processors(question, path, "no CPUID answers in it; expected what `cpuid -r` or InstLatx64 writes");
	free(dump.leaves);
	free(text);
	return ok;
}
