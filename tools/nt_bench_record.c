// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_record.c: the text of a record; db/schema/record.json says what it holds, gen/dump.py how it looks. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "nt_bench.h"

/* ---- cells of a mapping in one line ---- */

static void put_optional_text(FILE *out, const char *key, const char *text)
{
	fprintf(out, "%s: ", key);
	if (*text)
		put_text(out, text);
	else
		fputs("null", out);
}

static void put_optional_count(FILE *out, const char *key, unsigned count)
{
	if (count)
		fprintf(out, "%s: %u", key, count);
	else
		fprintf(out, "%s: null", key);
}

static void put_optional_size(FILE *out, const char *key, uint64_t size)
{
	char text[SIZE_TEXT];

	fprintf(out, "%s: %s", key, size ? size_text(size, text) : "null");
}

static const char *truth(int value)
{
	return value < 0 ? "null" : value ? "true" : "false";
}

/* ---- who, where, how ---- */

static void put_cpu(FILE *out, const struct machine *machine)
{
	const struct ntq_cpu *cpu = &machine->cpu;

	fputs("cpu: {vendor: ", out);
	put_text(out, machine->vendor);
	fprintf(out, ", family: %u, model: %u, stepping: %u, signature: \"0x%08x\", ", cpu->family, cpu->model, cpu->stepping,
		ntq_encode_signature(cpu));
	if (machine->hybrid && cpu->core_type)
		fprintf(out, "core_type: %s, ", cpu->core_type == NTQ_CORE_CORE ? "core" : "atom");
	put_optional_text(out, "name", machine->cpu_name);
	fputs("}\n", out);
}

static void put_machine(FILE *out, const struct machine *machine)
{
	fputs("machine: {", out);
	put_optional_text(out, "name", machine->name);
	put_optional_size(out, ", memory", machine->memory);
	put_optional_count(out, ", nodes", machine->nodes);
	put_optional_count(out, ", cores_per_node", machine->cores_per_node);
	put_optional_count(out, ", threads_per_core", machine->threads_per_core);
	if (machine->l2)
		put_optional_size(out, ", l2", machine->l2);
	if (machine->no_l3 && !machine->guest)
		fputs(", l3: none", out);
	else
		put_optional_size(out, ", l3", machine->l3);
	if (machine->tlb_entries)
		fprintf(out, ", tlb_4k_entries: %u", machine->tlb_entries);
	fprintf(out, ", virtual: %s}\n", truth(machine->guest));
}

static void put_state(FILE *out, const struct machine *machine)
{
	fputs("state: {", out);
	put_optional_text(out, "microcode", machine->microcode);
	put_optional_text(out, ", governor", machine->governor);
	fprintf(out, ", turbo: %s", truth(machine->turbo));
	put_optional_text(out, ", kernel", machine->kernel);
	fputs("}\n", out);
}

static void put_source(FILE *out, const struct options *options)
{
	char date[16];
	time_t now = time(NULL);
	struct tm utc;

	strftime(date, sizeof(date), "%Y-%m-%d", gmtime_r(&now, &utc));
	fprintf(out, "source: {kind: measured, ref: [this record], date: \"%s\", tool: nt-bench %s", date, NTQ_VERSION);
	fprintf(out, "}\nworkload: %s\n", workload_names[options->workload]);
	if (about_values(options))
		fprintf(out, "quirk: tlb_flushall_shift\nunit: %s\n", options->workload == EBIZZY ? "records/s" : "ns");
	else
		fputs("unit: GiB/s\n", out);
}

static void put_harness(FILE *out, const struct options *options, const struct machine *machine)
{
	fputs("harness: {name: nt-bench, version: ", out);
	put_text(out, NTQ_VERSION);
	fputs(", hash: ", out);
	put_text(out, harness_hash);
	fprintf(out, ", seed: \"0x%016llx\", order: random, ", (unsigned long long)options->seed);
	fprintf(out, "clock: CLOCK_MONOTONIC_RAW, sample_ms: %u, cpu: %u, ", (unsigned)(SAMPLE_NS / 1000000), machine->cpu_number);
	if (machine->node < 0)
		fputs("node: null, ", out);
	else
		fprintf(out, "node: %d, ", machine->node);
	fprintf(out, "offset: %u, ", (unsigned)options->offset);
	fprintf(out, "filled: %s, ", options->workload == MEMSET ? "\"0xff\"" : "null");
	put_optional_text(out, "hypervisor", machine->hypervisor);
	put_optional_text(out, ", thp", machine->thp);
	fputs("}\ncpuid:\n", out);
}

static void put_cpuid(FILE *out, const struct machine *machine)
{
	struct cells rows[MAX_LEAVES] = { 0 };

	for (unsigned i = 0; i < machine->n_leaves; i++) {
		const struct ntq_cpuid_leaf *leaf = &machine->leaves[i];

		add_cell(&rows[i], "leaf: \"0x%08x\"", leaf->leaf);
		add_cell(&rows[i], "subleaf: %u", leaf->subleaf);
		add_cell(&rows[i], "eax: \"0x%08x\"", leaf->eax);
		add_cell(&rows[i], "ebx: \"0x%08x\"", leaf->ebx);
		add_cell(&rows[i], "ecx: \"0x%08x\"", leaf->ecx);
		add_cell(&rows[i], "edx: \"0x%08x\"", leaf->edx);
	}
	put_table(out, rows, machine->n_leaves, 6);
}

/* ---- the rows ---- */

static void add_point(struct cells *row, const struct point *point)
{
	char text[SIZE_TEXT];

	if (point->arm == NTQ_ARM_NONE) {
		add_cell(row, "value: %d", point->value);
		if (point->ceiling >= 0)
			add_cell(row, "ceiling: %ld", point->ceiling);
		add_cell(row, "threads: %u", point->threads);
		return;
	}
	add_cell(row, "arm: %s", ntq_arm_info(point->arm)->name);
	add_cell(row, "extent: %s", size_text(point->extent, text));
	add_cell(row, "chunk: %s", size_text(point->chunk, text));
	add_cell(row, "page: %s", size_text(point->page, text));
	add_cell(row, "threads: %u", point->threads);
}

/* As it will be read again. */
static double printed(double rate)
{
	return round(rate * 1e4) / 1e4;
}

static double mean_of(const struct point *point)
{
	double sum = 0;

	for (unsigned i = 0; i < point->n; i++)
		sum += printed(point->samples[i].rate);
	return sum / point->n;
}

static double stdev_of(const struct point *point)
{
	double mean = mean_of(point), sum = 0;

	for (unsigned i = 0; i < point->n; i++)
		sum += pow(printed(point->samples[i].rate) - mean, 2);
	return sqrt(sum / (point->n - 1));
}

static void add_samples(struct cells *row, const struct point *point)
{
	char *text = NULL;
	size_t size;
	FILE *list = open_memstream(&text, &size);

	for (unsigned i = 0; list && i < point->n; i++)
		fprintf(list, i ? ", %.4f" : "%.4f", point->samples[i].rate);
	if (!list || fclose(list) || !text)
		out_of_memory();
	add_cell(row, "samples: [%s]", text);
	free(text);
}

/* The numbers, from 1, of the samples that this noise spoiled. */
static void add_noise(struct cells *row, const struct point *point, unsigned noise, const char *key)
{
	char *text = NULL;
	size_t size;
	FILE *list = open_memstream(&text, &size);
	unsigned n = 0;

	for (unsigned i = 0; list && i < point->n; i++)
		if (point->samples[i].noise & noise)
			fprintf(list, n++ ? ", %u" : "%u", i + 1);
	if (!list || fclose(list) || !text)
		out_of_memory();
	if (n)
		add_cell(row, "%s: [%s]", key, text);
	free(text);
}

static void put_results(FILE *out, const struct plan *plan)
{
	struct cells *rows = calloc(plan->n, sizeof(*rows));
	unsigned columns = 0;

	if (!rows)
		out_of_memory();
	fputs("results:\n", out);
	for (unsigned i = 0; i < plan->n; i++) {
		const struct point *point = &plan->points[i];

		add_point(&rows[i], point);
		add_cell(&rows[i], "runs: %u", point->n);
		add_cell(&rows[i], "mean: %.4f", mean_of(point));
		columns = rows[i].n;
		if (point->n > 1)
			add_cell(&rows[i], "stdev: %.2f%%", 100 * stdev_of(point) / mean_of(point));
		add_samples(&rows[i], point);
		add_noise(&rows[i], point, STOLEN, "stolen");
		add_noise(&rows[i], point, PREEMPTED, "preempted");
		add_noise(&rows[i], point, DRIFTED, "drifted");
	}
	put_table(out, rows, plan->n, columns);
	free(rows);
}

static void put_counters(FILE *out, const struct plan *plan)
{
	struct cells *rows = calloc(plan->n, sizeof(*rows));

	if (!rows)
		out_of_memory();
	fputs("counters:\n", out);
	for (unsigned i = 0; i < plan->n; i++) {
		const struct point *point = &plan->points[i];

		add_point(&rows[i], point);
		for (unsigned j = 0; j < N_COUNTERS; j++) {
			if (point->counters[j] < 0)
				add_cell(&rows[i], "%s: null", counter_names[j]);
			else
				add_cell(&rows[i], "%s: %.0f", counter_names[j], point->counters[j] / point->passes);
		}
	}
	put_table(out, rows, plan->n, rows[0].n);
	free(rows);
}

void print_record(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan)
{
	fputs("# SPDX-License-Identifier: CC0-1.0\nschema: 1\n", out);
	put_cpu(out, machine);
	put_machine(out, machine);
	put_state(out, machine);
	put_source(out, options);
	put_harness(out, options, machine);
	put_cpuid(out, machine);
	if (options->workload == PAGEFAULT)
		put_counters(out, plan);
	put_results(out, plan);
}
