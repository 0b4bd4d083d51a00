// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_override.c: what the text of NT_QUIRK= asks for. */
#include <stdbool.h>
#include <string.h>

#include "nt_quirk_internal.h"

/* The text behind a prefix of a token, or NULL if the token begins otherwise. */
static const char *after(const char *token, size_t len, const char *prefix)
{
	size_t n = strlen(prefix);

	return len >= n && !memcmp(token, prefix, n) ? token + n : NULL;
}

static bool is(const char *token, size_t len, const char *word)
{
	return strlen(word) == len && !memcmp(token, word, len);
}

/* Bytes of a size: digits, then nothing or one of K M G KiB MiB GiB. What exceeds 64 bits is UINT64_MAX. */
static bool parse_size(const char *text, size_t len, uint64_t *size)
{
	static const struct {
		const char *name;
		unsigned shift;
	} units[] = { { "", 0 }, { "K", 10 }, { "KiB", 10 }, { "M", 20 }, { "MiB", 20 }, { "G", 30 }, { "GiB", 30 } };
	size_t digits = 0;
	bool over = false;

	*size = 0;
	for (; digits < len && text[digits] >= '0' && text[digits] <= '9'; digits++) {
		over |= __builtin_mul_overflow(*size, 10, size);
		over |= __builtin_add_overflow(*size, (uint64_t)(text[digits] - '0'), size);
	}
	if (!digits)
		return false;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (!is(text + digits, len - digits, units[i].name))
			continue;
		over |= __builtin_mul_overflow(*size, (uint64_t)1 << units[i].shift, size);
		if (over)
			*size = UINT64_MAX;
		return true;
	}
	return false;
}

static bool parse_token(const char *token, size_t len, struct ntq_override *out)
{
	const char *end = token + len, *value;
	uint64_t size;

	if ((value = after(token, len, "arm="))) {
		enum ntq_arm arm = ntq_arm_find(value, end - value);

		if (arm == NTQ_ARM_NONE)
			return false;
		out->arm = arm;
		out->flags |= NTQ_ARM_FORCED;
		return true;
	}
	if ((value = after(token, len, "threshold="))) {
		if (!parse_size(value, end - value, &size))
			return false;
		out->threshold = size;
		out->flags |= NTQ_THRESHOLD_FORCED;
		return true;
	}
	if ((value = after(token, len, "mask="))) {
		uint32_t bit = ntq_feature_find(value, end - value);

		out->mask |= bit;
		out->flags |= bit ? NTQ_FEATURES_MASKED : 0;
		return bit != 0;
	}
	if (is(token, len, "table=off")) {
		out->flags |= NTQ_TABLE_OFF;
		return true;
	}
	return false;
}

void ntq_parse_override(const char *text, struct ntq_override *out)
{
	out->threshold = 0;
	out->mask = 0;
	out->flags = 0;
	out->arm = NTQ_ARM_NONE;
	if (!text || !*text)
		return;
	for (;;) {
		size_t len = strcspn(text, ",");

		if (!parse_token(text, len, out))
			out->flags |= NTQ_OVERRIDE_UNKNOWN;
		if (!text[len])
			return;
		text += len + 1;
	}
}
