// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_yaml.c: scalars and tables in the canonical form of gen/dump.py. */
#include <ctype.h>
#include <regex.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "nt_bench.h"

/* What some reader of YAML takes for something else than a text. */
static bool is_resolved(const char *text)
{
	static const char pattern[] =
		"^(~|null|true|false|yes|no|on|off|y|n|<<|=|[-+]?0b[01_]+|[-+]?0o?[0-7_]+|[-+]?0x[0-9a-f_]+"
		"|[-+]?[0-9][0-9_]*(:[0-5]?[0-9])*(\\.[0-9_]*)?(e[-+]?[0-9]+)?|[-+]?\\.[0-9][0-9_]*(e[-+]?[0-9]+)?"
		"|[-+]?\\.inf|\\.nan|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}((t| +)[0-9].*)?)$";
	regex_t compiled;
	bool found;

	if (regcomp(&compiled, pattern, REG_EXTENDED | REG_ICASE | REG_NOSUB))
		out_of_memory();
	found = !regexec(&compiled, text, 0, NULL, 0);
	regfree(&compiled);
	return found;
}

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Needs no quotes, inside a flow mapping or outside. */
static bool is_plain(const char *text)
{
	if (!is_word(*text) && (!*text || !strchr("(./<+", *text)))
		return false;
	for (; *text; text++) {
		char next = text[1];

		if (is_word(*text) || strchr("()./<>+*@%=;!'&~^$-", *text))
			continue;
		if ((*text == ' ' && next && next != ' ' && next != '#') || (*text == ':' && (is_word(next) || next == '/')))
			continue;
		return false;
	}
	return true;
}

void put_text(FILE *out, const char *text)
{
	if (is_plain(text) && !is_resolved(text)) {
		fputs(text, out);
		return;
	}
	fputc('"', out);
	for (; *text; text++)
		fprintf(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
	fputc('"', out);
}

void add_cell(struct cells *cells, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	if (cells->n == MAX_CELLS || vasprintf(&cells->text[cells->n++], format, arguments) < 0)
		out_of_memory();
	va_end(arguments);
}

void put_table(FILE *out, struct cells *rows, unsigned n_rows, unsigned columns)
{
	size_t widths[MAX_CELLS] = { 0 };

	for (unsigned i = 0; i < n_rows; i++)
		for (unsigned j = 0; j < columns; j++)
			if (strlen(rows[i].text[j]) > widths[j])
				widths[j] = strlen(rows[i].text[j]);
	for (unsigned i = 0; i < n_rows; i++) {
		fputs("- {", out);
		for (unsigned j = 0; j < rows[i].n; j++) {
			bool last = j + 1 == rows[i].n;
			int padding = j < columns && !last ? widths[j] - strlen(rows[i].text[j]) : 0;

			fprintf(out, "%s%s%*s", rows[i].text[j], last ? "" : ", ", padding, "");
			free(rows[i].text[j]);
		}
		fputs("}\n", out);
	}
}
