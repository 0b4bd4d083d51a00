// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* fuzz.c: libFuzzer harness of all that reads text from outside; $FUZZ names the target. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "nt_quirk_internal.h"
#include "nt_quirk_tool.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool good, const char *what)
{
	if (good)
		return;
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

/* The bytes as a string of exactly their size, so that one byte too far is seen. */
static char *string_of(const uint8_t *data, size_t size)
{
	char *text = malloc(size + 1);

	require(text, "out of memory");
	memcpy(text, data, size);
	text[size] = '\0';
	return text;
}

/* ---- what must hold ---- */

/* Families that a signature may have, and that as text are taken for a mistake. */
static bool looks_mistaken(const struct ntq_cpu *cpu)
{
	return cpu->family > 0x1F && (cpu->family & 0xF) == 0xF;
}

/* An identity that is understood survives printing and reading; one that is not changes nothing. */
static void identity(const uint8_t *data, size_t size)
{
	const struct ntq_cpu untouched = { 1, 2, 3, 4, 5 };
	struct ntq_cpu cpu = untouched, again;
	char *text = string_of(data, size), message[NTQ_MESSAGE_SIZE] = "", shown[NTQ_CPU_TEXT_SIZE];

	if (ntq_parse_cpu(text, &cpu, message, sizeof(message)) < 0) {
		require(!memcmp(&cpu, &untouched, sizeof(cpu)), "a failure touched the identity");
		require(*message && strlen(message) < sizeof(message), "a failure without a reason");
		require(ntq_parse_cpu(text, &cpu, NULL, 0) < 0, "the reason decides");
	} else {
		require(ntq_format_cpu(&cpu, shown, sizeof(shown)) < NTQ_CPU_TEXT_SIZE, "a long identity");
		again = cpu;
		require(!ntq_parse_cpu(shown, &again, NULL, 0) != looks_mistaken(&cpu), "cannot read what was printed");
		require(!memcmp(&cpu, &again, sizeof(cpu)), "printing changed the identity");
	}
	ntq_parse_vendor(text);
	free(text);
}

/* Whatever NT_QUIRK says: tiers in order, and no arm that the CPU lacks. */
static void override(const uint8_t *data, size_t size)
{
	static const struct ntq_cpu cpus[] = { { 6, NTQ_VENDOR_INTEL, 79, 1, 0 }, { 26, NTQ_VENDOR_AMD, 2, 1, 0 } };
	static const struct ntq_caches caches = { 48 << 10, 1 << 20, (uint64_t)508 << 20 };
	char *text = string_of(data, size);

	for (uint32_t bits = 0; bits < 128; bits++) {
		struct ntq_features features = { bits };
		struct ntq_selection out;
		uint64_t last = 0;

		ntq_select(&cpus[bits % 2], &features, &caches, text, &out);
		require(out.n_tiers >= 1 && out.n_tiers <= NTQ_TIERS, "the number of tiers");
		for (unsigned i = 0; i < out.n_tiers; i++) {
			const struct ntq_arm_info *arm = ntq_arm_info(out.tiers[i].arm);

			require(arm && !(arm->needs & ~bits), "an arm that would fault");
			require(out.tiers[i].limit > last, "tiers out of order");
			last = out.tiers[i].limit;
		}
		require(last == UINT64_MAX, "sizes without an arm");
	}
	free(text);
}

static void file(const uint8_t *data, size_t size, bool (*read)(const char *path, struct question *question))
{
	static int fd = -1;
	struct question question = { .chunk = UINT64_MAX };
	char path[32];

	if (fd < 0)
		fd = memfd_create("fuzz", 0);
	require(fd >= 0 && !ftruncate(fd, 0) && pwrite(fd, data, size, 0) == (ssize_t)size, "no file");
	snprintf(path, sizeof(path), "/proc/self/fd/%d", fd);
	if (!read(path, &question))
		return;
	require(question.n_subjects >= 1 && question.n_subjects <= MAX_SUBJECTS, "the number of subjects");
	for (unsigned i = 0; i < question.n_subjects; i++) {
		struct answer answer;

		require(memchr(question.subjects[i].vendor, '\0', sizeof(question.subjects[i].vendor)), "a vendor without end");
		find_answer(&question, &question.subjects[i], &answer);
	}
}

static void cpuinfo(const uint8_t *data, size_t size)
{
	file(data, size, read_cpuinfo);
}

static void dump(const uint8_t *data, size_t size)
{
	file(data, size, read_cpuid_dump);
}

/* ---- the targets ---- */

static void (*target)(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	static const struct {
		const char *name;
		void (*run)(const uint8_t *data, size_t size);
	} targets[] = { { "identity", identity }, { "override", override }, { "cpuinfo", cpuinfo }, { "dump", dump } };
	const char *name = getenv("FUZZ");

	(void)argc, (void)argv;
	for (size_t i = 0; name && i < sizeof(targets) / sizeof(targets[0]); i++)
		if (!strcmp(name, targets[i].name))
			target = targets[i].run;
	require(target, "FUZZ is none of identity, override, cpuinfo, dump");
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	target(data, size);
	return 0;
}

/* The readers' complaints would be most of the work. */
void complain(const char *format, ...)
{
	(void)format;
}

const char *shown(const char *text)
{
	return text;
}
