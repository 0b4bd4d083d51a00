// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_machine.c: which CPU and machine this is, and in what state. What nobody tells stays unknown. */
#include <cpuid.h>
#include <ctype.h>
#include <errno.h>
#include <numa.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>

#include "nt_bench.h"

#define EXTENDED 0x80000000u
#define MAX_TLBS 8
#define HYPERVISOR_LEAF 0x40000000u

/* Printable ASCII with single blanks, and none at the ends: what a record may hold. */
static void tidy(char *text)
{
	size_t out = 0;

	for (size_t in = 0; text[in]; in++) {
		char c = text[in] > ' ' && text[in] <= '~' ? text[in] : ' ';

		if (c != ' ' || (out && text[out - 1] != ' '))
			text[out++] = c;
	}
	while (out && text[out - 1] == ' ')
		out--;
	text[out] = '\0';
}

char *read_line(const char *path, char text[TEXT_SIZE])
{
	FILE *file = fopen(path, "re");

	*text = '\0';
	if (file) {
		if (!fgets(text, TEXT_SIZE, file))
			*text = '\0';
		fclose(file);
	}
	tidy(text);
	return text;
}

/* ---- the CPU ---- */

static bool is_zero(const struct ntq_cpuid_leaf *leaf)
{
	return !(leaf->eax | leaf->ebx | leaf->ecx | leaf->edx);
}

/* One answer of CPUID; all zeroes above the maximum of its range. */
static struct ntq_cpuid_leaf ask(uint32_t number, uint32_t subleaf)
{
	struct ntq_cpuid_leaf leaf = { .leaf = number, .subleaf = subleaf };
	uint32_t range = number & ~0xFFFFu, max, b, c, d;

	__cpuid(range, max, b, c, d);
	if (number <= max || number == range)
		__cpuid_count(number, subleaf, leaf.eax, leaf.ebx, leaf.ecx, leaf.edx);
	return leaf;
}

static void keep(struct machine *machine, uint32_t number, uint32_t subleaf)
{
	struct ntq_cpuid_leaf leaf = ask(number, subleaf);

	if (!is_zero(&leaf) && machine->n_leaves < MAX_LEAVES)
		machine->leaves[machine->n_leaves++] = leaf;
}

/* The leaves that identity and features come from; none of them is a serial number. */
static void read_leaves(struct machine *machine)
{
	keep(machine, 0, 0);
	keep(machine, 1, 0);
	keep(machine, 2, 0);
	keep(machine, 7, 0);
	keep(machine, 7, 1);
	for (uint32_t i = 0; i <= ask(0x18, 0).eax && i < MAX_TLBS; i++)
		keep(machine, 0x18, i);
	keep(machine, 0x1A, 0);
	if (machine->guest)
		keep(machine, HYPERVISOR_LEAF, 0);
	for (uint32_t leaf = EXTENDED; leaf <= EXTENDED + 8; leaf++)
		keep(machine, leaf, 0);
}

static void read_cpu(struct machine *machine)
{
	struct ntq_cpuid_leaf leaf = ask(0, 0);
	struct ntq_caches caches;

	memcpy(machine->vendor, &leaf.ebx, 4);
	memcpy(machine->vendor + 4, &leaf.edx, 4);
	memcpy(machine->vendor + 8, &leaf.ecx, 4);
	ntq_read_cpu(&machine->cpu, &machine->features, &caches);
	machine->guest = machine->features.bits & NTQ_FEATURE_HYPERVISOR;
	machine->hybrid = ask(7, 0).edx >> 15 & 1;
	if (machine->guest) {
		leaf = ask(HYPERVISOR_LEAF, 0);
		memcpy(machine->hypervisor, &leaf.ebx, 4);
		memcpy(machine->hypervisor + 4, &leaf.ecx, 4);
		memcpy(machine->hypervisor + 8, &leaf.edx, 4);
		tidy(machine->hypervisor);
	}
	for (uint32_t i = 0; i < 3; i++) {
		leaf = ask(EXTENDED + 2 + i, 0);
		memcpy(machine->cpu_name + 16 * i, &leaf.eax, 16);
	}
	tidy(machine->cpu_name);
	read_leaves(machine);
}

/*
 * /proc/cpuinfo prints it; a guest sees what the hypervisor says. These are what KVM and Hyper-V say when nobody
 * told them.
 */
static void read_microcode(struct machine *machine)
{
	static const char *const invented[] = { "0x1000065", "0x1", "0xffffffff" };
	char line[4096];
	FILE *file = fopen("/proc/cpuinfo", "re");

	while (file && fgets(line, sizeof(line), file)) {
		const char *value = strchr(line, ':');

		if (strncmp(line, "microcode", 9) || !value)
			continue;
		snprintf(machine->microcode, TEXT_SIZE, "%.20s", value + 1);
		tidy(machine->microcode);
		break;
	}
	if (file)
		fclose(file);
	for (unsigned i = 0; machine->guest && i < 3; i++)
		if (!strcmp(machine->microcode, invented[i]))
			*machine->microcode = '\0';
}

/* ---- its state ---- */

static void read_state(struct machine *machine)
{
	char path[TEXT_SIZE], text[TEXT_SIZE];
	struct utsname system;

	snprintf(path, sizeof(path), "/sys/devices/system/cpu/cpu%u/cpufreq/scaling_governor", machine->cpu_number);
	read_line(path, machine->governor);
	machine->turbo = -1;
	if (*read_line("/sys/devices/system/cpu/intel_pstate/no_turbo", text))
		machine->turbo = *text == '0';
	else if (*read_line("/sys/devices/system/cpu/cpufreq/boost", text))
		machine->turbo = *text == '1';
	if (!uname(&system))
		snprintf(machine->kernel, TEXT_SIZE, "%.120s", system.release);
	tidy(machine->kernel);
	read_line("/sys/kernel/mm/transparent_hugepage/enabled", text);
	if (strchr(text, '['))
		snprintf(machine->thp, TEXT_SIZE, "%.*s", (int)strcspn(strchr(text, '[') + 1, "]"), strchr(text, '[') + 1);
}

/* What the firmware calls it, if that is a name. */
static void read_name(const struct options *options, struct machine *machine)
{
	char vendor[TEXT_SIZE], product[TEXT_SIZE];

	if (options->machine) {
		snprintf(machine->name, TEXT_SIZE, "%s", options->machine);
	} else {
		read_line("/sys/class/dmi/id/sys_vendor", vendor);
		read_line("/sys/class/dmi/id/product_name", product);
		if (*product && !strstr(product, "O.E.M.") && strcasecmp(product, "System Product Name"))
			snprintf(machine->name, TEXT_SIZE, "%.60s%s%.60s", vendor, *vendor ? " " : "", product);
	}
	tidy(machine->name);
}

/* ---- the CPU to use ---- */

static void show_cpus(const struct bitmask *set, char *text, size_t size)
{
	size_t used = 0;

	*text = '\0';
	for (unsigned i = 0; i < set->size && used + 24 < size; i++) {
		unsigned last = i;

		if (!numa_bitmask_isbitset(set, i))
			continue;
		while (last + 1 < set->size && numa_bitmask_isbitset(set, last + 1))
			last++;
		used += snprintf(text + used, size - used, last > i ? "%s%u-%u" : "%s%u", used ? "," : "", i, last);
		i = last;
	}
}

/* The second CPU that may be used: the first has the most interrupts. The others of its node follow it. */
static bool choose_cpu(const struct options *options, struct machine *machine)
{
	struct bitmask *set = numa_allocate_cpumask();
	unsigned chosen = UINT32_MAX, count = 0;
	char text[200];

	if (numa_sched_getaffinity(0, set) < 0) {
		complain("the CPUs of this process: %s", strerror(errno));
		numa_free_cpumask(set);
		return false;
	}
	show_cpus(set, text, sizeof(text));
	for (unsigned i = 0; i < set->size; i++)
		if (numa_bitmask_isbitset(set, i) && (options->any_cpu ? count++ < 2 : i == options->cpu))
			chosen = i;
	if (chosen == UINT32_MAX) {
		complain("--cpu %u: this process may run on CPU %s", options->cpu, text);
		numa_free_cpumask(set);
		return false;
	}
	machine->cpu_number = machine->cpus[machine->n_cpus++] = chosen;
	machine->node = numa_available() < 0 ? -1 : numa_node_of_cpu(chosen);
	for (unsigned i = 0; i < set->size && machine->n_cpus < MAX_CPUS; i++)
		if (numa_bitmask_isbitset(set, i) && i != chosen &&
		    (machine->node < 0 || numa_node_of_cpu(i) == machine->node))
			machine->cpus[machine->n_cpus++] = i;
	numa_free_cpumask(set);
	return true;
}

static bool bind_cpu(unsigned number)
{
	struct bitmask *one = numa_allocate_cpumask();
	bool ok;

	numa_bitmask_setbit(one, number);
	ok = numa_sched_setaffinity(0, one) >= 0;
	if (!ok)
		complain("CPU %u: cannot run there: %s", number, strerror(errno));
	numa_free_cpumask(one);
	return ok;
}

bool look_around(const struct options *options, struct machine *machine)
{
	*machine = (struct machine){ .node = -1 };
	if (!choose_cpu(options, machine))
		return false;
	find_topology(machine);
	if (!bind_cpu(machine->cpu_number))
		return false;
	read_cpu(machine);
	read_microcode(machine);
	read_state(machine);
	read_name(options, machine);
	machine->usable = usable_memory();
	if (machine->nodes > 1 && machine->node >= 0) {
		long long free = 0;

		numa_set_bind_policy(1);
		if (numa_node_size64(machine->node, &free) > 0 && (uint64_t)free < machine->usable)
			machine->usable = free;
	}
	return true;
}
