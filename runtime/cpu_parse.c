// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* cpu_parse.c: parse and print identities; the twin of gen/identity.py, held to tests/identities.txt. */
#include <stdbool.h>
#include <string.h>

#include "nt_quirk.h"

#define MAX_TEXT 64
#define MAX_FAMILY (0xF + 0xFF)
#define SATURATED ((uint64_t)1 << 40)

/* A stretch of the text being parsed. */
struct word {
	const char *at;
	size_t len;
};

/* Text under construction, cut at its end and always terminated. */
struct text {
	char *at;
	size_t size;
	size_t len;
};

static const struct {
	const char *string;
	const char *aliases[2];
} vendors[] = {
	[NTQ_VENDOR_INTEL] = { "GenuineIntel", { "intel" } },
	[NTQ_VENDOR_AMD] = { "AuthenticAMD", { "amd" } },
	[NTQ_VENDOR_HYGON] = { "HygonGenuine", { "hygon" } },
	[NTQ_VENDOR_CENTAUR] = { "CentaurHauls", { "centaur", "via" } },
	[NTQ_VENDOR_ZHAOXIN] = { "  Shanghai  ", { "zhaoxin", "shanghai" } },
};

#define N_VENDORS (sizeof(vendors) / sizeof(vendors[0]))

/* ---- text ---- */

static void text_begin(struct text *text, char *at, size_t size)
{
	text->at = at;
	text->size = size;
	text->len = 0;
	if (size)
		at[0] = '\0';
}

static void text_char(struct text *text, char c)
{
	if (text->len + 1 < text->size) {
		text->at[text->len] = c;
		text->at[text->len + 1] = '\0';
	}
	text->len++;
}

static void text_add(struct text *text, const char *more)
{
	while (*more)
		text_char(text, *more++);
}

static void text_number(struct text *text, unsigned value, unsigned base)
{
	if (value >= base)
		text_number(text, value / base, base);
	text_char(text, "0123456789ABCDEF"[value % base]);
}

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

static struct word word_of(const char *text)
{
	return (struct word){ text, strlen(text) };
}

/* Equal but for the case of ASCII letters. */
static bool same(struct word a, struct word b)
{
	if (a.len != b.len)
		return false;
	for (size_t i = 0; i < a.len; i++)
		if (lower(a.at[i]) != lower(b.at[i]))
			return false;
	return true;
}

static struct word strip(struct word word)
{
	while (word.len && word.at[0] == ' ')
		word.at++, word.len--;
	while (word.len && word.at[word.len - 1] == ' ')
		word.len--;
	return word;
}

/* The value of a hexadecimal digit, or 16. */
static unsigned digit(char c)
{
	c = lower(c);
	if (c >= '0' && c <= '9')
		return c - '0';
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
}

/* ---- vendors ---- */

static int find_vendor(struct word word)
{
	word = strip(word);
	for (unsigned v = NTQ_VENDOR_OTHER + 1; v < N_VENDORS; v++) {
		if (same(word, strip(word_of(vendors[v].string))))
			return v;
		for (unsigned i = 0; i < 2 && vendors[v].aliases[i]; i++)
			if (same(word, word_of(vendors[v].aliases[i])))
				return v;
	}
	return -1;
}

int ntq_parse_vendor(const char *text)
{
	return find_vendor(word_of(text));
}

const char *ntq_vendor_name(unsigned vendor)
{
	if (vendor == NTQ_VENDOR_ANY)
		return "*";
	return vendor > NTQ_VENDOR_OTHER && vendor < N_VENDORS ? vendors[vendor].string : "other";
}

/* ---- parsing ---- */

/* The state of one parse: the parts between the separators, the answer so far, the reason of a failure. */
struct parse {
	struct word parts[5];
	unsigned count;
	char separator;
	bool named;
	struct ntq_cpu cpu;
	struct text *message;
};

static bool fail(struct parse *parse, const char *what, const char *why)
{
	text_add(parse->message, what);
	text_add(parse->message, why);
	return false;
}

static bool fail_syntax(struct parse *parse)
{
	return fail(parse, "expected [VENDOR:]FAMILY:MODEL[:STEPPING]", " or [VENDOR:]0xSIGNATURE");
}

static bool has_0x(struct word word)
{
	return word.len >= 2 && word.at[0] == '0' && lower(word.at[1]) == 'x';
}

static bool parse_number(struct parse *parse, struct word word, const char *what, bool hexadecimal, uint64_t *value)
{
	unsigned base = hexadecimal ? 16 : 10;
	const char *why = hexadecimal ? " is not a hexadecimal number" : " is not a decimal or 0x number";

	if (!hexadecimal && has_0x(word)) {
		base = 16;
		word.at += 2;
		word.len -= 2;
	}
	if (!word.len)
		return fail(parse, what, why);
	*value = 0;
	for (size_t i = 0; i < word.len; i++) {
		if (digit(word.at[i]) >= base)
			return fail(parse, what, why);
		*value = *value * base + digit(word.at[i]);
		if (*value > SATURATED)
			*value = SATURATED;
	}
	return true;
}

/* Split the body at its separator, the first of ":-_" in it; what is beyond five parts stays in the last. */
static void split(struct parse *parse, struct word body)
{
	const char *end = body.at + body.len;

	parse->separator = ':';
	for (const char *c = body.at; c < end; c++) {
		if (*c == ':' || *c == '-' || *c == '_') {
			parse->separator = *c;
			break;
		}
	}
	parse->count = 0;
	for (;;) {
		const char *next = memchr(body.at, parse->separator, body.len);
		struct word part = { body.at, next ? (size_t)(next - body.at) : body.len };

		parse->parts[parse->count++] = part;
		if (!next || parse->count == 5)
			return;
		body.at = next + 1;
		body.len = end - body.at;
	}
}

/* Take the vendor off the front of the parts, if they begin with one. */
static bool parse_vendor(struct parse *parse)
{
	struct word word = strip(parse->parts[0]);
	int vendor = same(word, word_of("*")) ? NTQ_VENDOR_ANY : find_vendor(word);
	bool hexadecimal = true;

	parse->named = vendor >= 0;
	parse->cpu.vendor = parse->named ? vendor : NTQ_VENDOR_ANY;
	if (parse->named) {
		parse->count--;
		memmove(parse->parts, parse->parts + 1, parse->count * sizeof(parse->parts[0]));
		return true;
	}
	for (size_t i = 0; i < word.len; i++)
		hexadecimal = hexadecimal && digit(word.at[i]) < 16;
	if (word.len && lower(word.at[0]) >= 'a' && lower(word.at[0]) <= 'z' && !hexadecimal)
		return fail(parse, "unknown vendor; ", "known are intel, amd, hygon, centaur, zhaoxin");
	return true;
}

/* Refuse what no CPUID can say, and families that come from writing the two fields side by side. */
static bool check(struct parse *parse, uint64_t family, uint64_t model, uint64_t stepping)
{
	unsigned last_model = family >= 6 ? 255 : 15;
	struct text *message = parse->message;

	if (family > MAX_FAMILY)
		return fail(parse, "impossible family: ", "0 to 270");
	if (model > last_model) {
		text_add(message, "impossible model: 0 to ");
		text_number(message, last_model, 10);
		text_add(message, " in family ");
		text_number(message, family, 10);
		return false;
	}
	if (stepping > 15 && stepping != NTQ_STEPPING_ANY)
		return fail(parse, "impossible stepping: ", "0 to 15");
	if (family > 0x1F && (family & 0xF) == 0xF) {
		text_add(message, "impossible family ");
		text_number(message, family, 10);
		text_add(message, ": extended family 0x");
		text_number(message, family >> 4, 16);
		text_add(message, " and base family 0xF are added, not written side by side; probably ");
		text_number(message, 0xF + (family >> 4), 10);
		text_char(message, ':');
		text_number(message, model, 10);
		if (stepping != NTQ_STEPPING_ANY) {
			text_char(message, ':');
			text_number(message, stepping, 10);
		}
		return fail(parse, " is", " meant");
	}
	return true;
}

static bool parse_numbers(struct parse *parse)
{
	bool hexadecimal = parse->separator != ':';
	bool perf = parse->named && parse->separator == '-';
	uint64_t family, model, stepping = NTQ_STEPPING_ANY;

	if (parse->count < 2 || parse->count > 3)
		return fail_syntax(parse);
	for (unsigned i = 0; i < parse->count && parse->separator == '_'; i++) {
		struct word *part = &parse->parts[i];

		if (part->len && lower(part->at[part->len - 1]) == 'h')
			part->len--;
	}
	if (!parse_number(parse, parse->parts[0], "family", hexadecimal && !perf, &family) ||
	    !parse_number(parse, parse->parts[1], "model", hexadecimal, &model))
		return false;
	if (parse->count == 3 && !same(parse->parts[2], word_of("*"))) {
		if (!parse_number(parse, parse->parts[2], "stepping", hexadecimal, &stepping))
			return false;
		if (stepping == NTQ_STEPPING_ANY)
			stepping = SATURATED;
	}
	if (!check(parse, family, model, stepping))
		return false;
	parse->cpu.family = family;
	parse->cpu.model = model;
	parse->cpu.stepping = stepping;
	return true;
}

static bool parse_core_type(struct parse *parse, struct word *body)
{
	const char *slash = memchr(body->at, '/', body->len);
	struct word suffix;

	parse->cpu.core_type = NTQ_CORE_ANY;
	if (!slash)
		return true;
	suffix.at = slash + 1;
	suffix.len = body->at + body->len - suffix.at;
	body->len = slash - body->at;
	if (same(suffix, word_of("core")))
		parse->cpu.core_type = NTQ_CORE_CORE;
	else if (same(suffix, word_of("atom")))
		parse->cpu.core_type = NTQ_CORE_ATOM;
	else
		return fail(parse, "the core type is ", "neither core nor atom");
	return true;
}

static bool parse_body(struct parse *parse, const char *text)
{
	struct word body = { text, strnlen(text, MAX_TEXT + 1) };
	uint64_t signature;

	if (body.len > MAX_TEXT)
		return fail(parse, "longer than ", "64 bytes");
	body = strip(body);
	if (!parse_core_type(parse, &body))
		return false;
	split(parse, body);
	if (!parse_vendor(parse))
		return false;
	if (parse->count != 1 || parse->separator != ':' || !has_0x(parse->parts[0]))
		return parse_numbers(parse);
	if (!parse_number(parse, parse->parts[0], "signature", false, &signature))
		return false;
	if (signature > UINT32_MAX)
		return fail(parse, "a signature ", "has 32 bits");
	ntq_decode_signature(signature, &parse->cpu);
	return true;
}

int ntq_parse_cpu(const char *text, struct ntq_cpu *cpu, char *message, size_t size)
{
	struct text reason;
	struct parse parse = { .message = &reason };

	text_begin(&reason, message, size);
	if (!parse_body(&parse, text))
		return -1;
	*cpu = parse.cpu;
	return 0;
}

int ntq_format_cpu(const struct ntq_cpu *cpu, char *out, size_t size)
{
	struct text text;

	text_begin(&text, out, size);
	text_add(&text, ntq_vendor_name(cpu->vendor));
	text_char(&text, ':');
	text_number(&text, cpu->family, 10);
	text_char(&text, ':');
	text_number(&text, cpu->model, 10);
	text_char(&text, ':');
	if (cpu->stepping == NTQ_STEPPING_ANY)
		text_char(&text, '*');
	else
		text_number(&text, cpu->stepping, 10);
	if (cpu->core_type == NTQ_CORE_CORE)
		text_add(&text, "/core");
	else if (cpu->core_type == NTQ_CORE_ATOM)
		text_add(&text, "/atom");
	return text.len;
}
