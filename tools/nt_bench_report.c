// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_report.c: at the end, for people: what the record shows, and what it cannot. No statistic decides here. */
#include <string.h>

#include "nt_bench.h"

static double mean(const struct point *point)
{
	double sum = 0;

	for (unsigned i = 0; i < point->n; i++)
		sum += point->samples[i].rate;
	return sum / point->n;
}

static bool same_group(const struct point *a, const struct point *b)
{
	return a->extent == b->extent && a->chunk == b->chunk && a->page == b->page && a->threads == b->threads;
}

/* One line per group with the arms that a kernel can use. */
static void print_means(FILE *out, const struct plan *plan)
{
	char text[SIZE_TEXT];

	fputs("GiB/s     chunk    page     threads", out);
	for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++)
		if (ntq_arm_info(arm)->where == NTQ_WHERE_KERNEL)
			fprintf(out, " %7s", ntq_arm_info(arm)->name);
	fputc('\n', out);
	for (unsigned i = 0; i < plan->n; i++) {
		const struct point *point = &plan->points[i];

		if (i && same_group(point, point - 1))
			continue;
		fprintf(out, "%-10s", size_text(point->extent, text));
		fprintf(out, "%-9s", point->chunk == point->extent ? "whole" : size_text(point->chunk, text));
		fprintf(out, "%-8s %7u", size_text(point->page, text), point->threads);
		for (unsigned arm = NTQ_ARM_NONE + 1; arm < NTQ_ARMS; arm++) {
			const struct point *found = point;

			if (ntq_arm_info(arm)->where != NTQ_WHERE_KERNEL)
				continue;
			while (found < plan->points + plan->n && same_group(found, point) && found->arm != arm)
				found++;
			if (found < plan->points + plan->n && same_group(found, point))
				fprintf(out, " %7.2f", mean(found));
			else
				fprintf(out, " %7s", "-");
		}
		fputc('\n', out);
	}
}

void print_noise(FILE *out, const struct plan *plan)
{
	unsigned all = 0, stolen = 0, preempted = 0, drifted = 0;

	for (unsigned i = 0; i < plan->n; i++) {
		for (unsigned j = 0; j < plan->points[i].n; j++) {
			unsigned noise = plan->points[i].samples[j].noise;

			all++;
			stolen += !!(noise & STOLEN);
			preempted += !!(noise & PREEMPTED);
			drifted += !!(noise & DRIFTED);
		}
	}
	fprintf(out, "%u samples in %u rounds", all, plan->rounds);
	if (stolen + preempted + drifted)
		fprintf(out, "; flagged and kept: %u while the hypervisor took time, %u preempted, %u with another clock rate",
			stolen, preempted, drifted);
	fputs(".\n", out);
}

static void print_cpu(FILE *out, const struct machine *machine)
{
	char text[NTQ_CPU_TEXT_SIZE];

	ntq_format_cpu(&machine->cpu, text, sizeof(text));
	if (!ntq_identity_trusted(&machine->cpu, &machine->features))
		fprintf(out, "- Whose it is: %s contradicts its own feature bits, a hypervisor has invented it.\n", text);
	else if (!ntq_lookup(&machine->cpu))
		fprintf(out, "- %s is not in the database yet: the record needs a line in db/cpus.yaml, see CONTRIBUTING.md.\n", text);
}

static void print_limits(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan)
{
	bool beyond = false, large_pages = false;
	char text[SIZE_TEXT];

	for (unsigned i = 0; i < plan->n; i++) {
		beyond |= machine->l3 && plan->points[i].extent > machine->l3;
		large_pages |= plan->points[i].page > 4 * KIB;
	}
	fputs("It cannot show:\n", out);
	print_cpu(out, machine);
	if (machine->guest)
		fputs("- What this CPU does without a hypervisor: a guest's record never sets a kernel's verdict.\n", out);
	if (!machine->l3)
		fputs("- Which extents lie beyond the last-level cache: its size is unknown.\n", out);
	else if (!beyond)
		fprintf(out, "- A verdict: nothing was larger than the last-level cache, %s. More memory is needed.\n",
			size_text(machine->l3, text));
	if (!*machine->microcode)
		fputs("- A dependency on the microcode: its revision is unknown.\n", out);
	if (strcmp(machine->governor, "performance"))
		fprintf(out, "- The highest rates, perhaps: the governor is %s.\n", *machine->governor ? machine->governor : "unknown");
	if (!large_pages)
		fputs("- What larger pages do: only pages of 4 KiB could be had.\n", out);
	if (plan->dropped)
		fputs("- The points that were left out to end in time: --time N gives more.\n", out);
	if (options->workload == PAGEFAULT)
		fputs("- Another arm than the one this kernel clears with, which its flags tell (--arm, --chunk correct that).\n", out);
	fputs("- Other machines, other days. gen_quirks.py judge FILE says which verdict follows.\n", out);
}

void report(FILE *out, const struct options *options, const struct machine *machine, const struct plan *plan)
{
	print_means(out, plan);
	print_noise(out, plan);
	print_limits(out, options, machine, plan);
}
