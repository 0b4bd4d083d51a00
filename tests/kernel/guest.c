// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* guest.c: the only program of the test guest. Says what it sees, one fact a line, and powers off. */
#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/io.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#define EXIT_PORT 0xf4		/* isa-debug-exit: QEMU ends with 2 * value + 1 */
#define HUGE_SHIFT 26		/* MAP_HUGE_SHIFT */

struct symbol {
	uint64_t address;
	char name[64];
};

static struct symbol *symbols;
static size_t n_symbols;

static int by_address(const void *a, const void *b)
{
	uint64_t x = ((const struct symbol *)a)->address, y = ((const struct symbol *)b)->address;

	return (x > y) - (x < y);
}

/* The text symbols, and where the kernel's text begins and ends. */
static void read_symbols(uint64_t *text, uint64_t *etext)
{
	FILE *file = fopen("/proc/kallsyms", "r");
	unsigned long long address;
	char line[512], name[256], type;
	size_t room = 0;

	while (file && fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%llx %c %255s", &address, &type, name) != 3)
			continue;
		if (!strcmp(name, "_text"))
			*text = address;
		if (!strcmp(name, "_etext"))
			*etext = address;
		if (!strchr("tTwW", type))
			continue;
		if (n_symbols == room)
			symbols = realloc(symbols, (room = room ? 2 * room : 8192) * sizeof(*symbols));
		symbols[n_symbols].address = address;
		snprintf(symbols[n_symbols++].name, sizeof(symbols->name), "%.63s", name);
	}
	if (file)
		fclose(file);
	qsort(symbols, n_symbols, sizeof(*symbols), by_address);
}

/* The last symbol at or before an address. */
static const struct symbol *symbol_at(uint64_t address)
{
	size_t low = 0, high = n_symbols;

	while (high - low > 1) {
		size_t middle = (low + high) / 2;

		if (symbols[middle].address <= address)
			low = middle;
		else
			high = middle;
	}
	return &symbols[low];
}

/* The text as it is in memory now, alternatives patched. */
static uint8_t *read_text(uint64_t text, size_t length)
{
	Elf64_Ehdr head;
	Elf64_Phdr part;
	uint8_t *bytes = malloc(length);
	int fd = open("/proc/kcore", O_RDONLY);

	if (fd < 0 || pread(fd, &head, sizeof(head), 0) != sizeof(head))
		return NULL;
	for (int i = 0; i < head.e_phnum; i++) {
		if (pread(fd, &part, sizeof(part), head.e_phoff + i * sizeof(part)) != sizeof(part))
			return NULL;
		if (part.p_type != PT_LOAD || text < part.p_vaddr || text + length > part.p_vaddr + part.p_memsz)
			continue;
		for (size_t got = 0; got < length;) {
			ssize_t n = pread(fd, bytes + got, length - got, part.p_offset + (text - part.p_vaddr) + got);

			if (n <= 0)
				return NULL;
			got += n;
		}
		close(fd);
		return bytes;
	}
	return NULL;
}

/* CALL function+offset target, for each call of a clear_page*() there is. */
static void calls(void)
{
	uint64_t text = 0, etext = 0;
	uint8_t *bytes;

	read_symbols(&text, &etext);
	bytes = etext > text ? read_text(text, etext - text) : NULL;
	if (!bytes) {
		printf("FAILED calls: the kernel's text cannot be read from /proc/kcore\n");
		return;
	}
	for (uint64_t at = 0; at + 5 <= etext - text; at++) {
		const struct symbol *from, *to;
		int32_t distance;

		if (bytes[at] != 0xe8)
			continue;
		memcpy(&distance, bytes + at + 1, sizeof(distance));
		to = symbol_at(text + at + 5 + distance);
		if (to->address != text + at + 5 + distance || strncmp(to->name, "clear_page", 10))
			continue;
		from = symbol_at(text + at);
		printf("CALL %s+0x%llx %s\n", from->name, (unsigned long long)(text + at - from->address), to->name);
	}
	free(bytes);
}

/* CPU number vendor:family:model:stepping flags... */
static void cpus(void)
{
	static char line[65536];
	char vendor[64] = "";
	int cpu = -1, family = -1, model = -1, stepping = -1;
	FILE *file = fopen("/proc/cpuinfo", "r");

	while (file && fgets(line, sizeof(line), file)) {
		sscanf(line, "processor : %d", &cpu);
		if (!strncmp(line, "vendor_id", 9))
			sscanf(strchr(line, ':') + 2, "%63[^\n]", vendor);
		sscanf(line, "cpu family : %d", &family);
		sscanf(line, "model : %d", &model);
		sscanf(line, "stepping : %d", &stepping);
		if (!strncmp(line, "flags", 5))
			printf("CPU %d %s:%d:%d:%d%s", cpu, vendor, family, model, stepping, strchr(line, ':') + 1);
	}
	if (file)
		fclose(file);
}

static void put(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY);

	if (fd < 0 || write(fd, text, strlen(text)) < 0)
		printf("FAILED %s: %m\n", path);
	close(fd);
}

static void clear(const char *name, size_t size, int flags, int advice)
{
	for (int round = 0; round < 2; round++) {
		size_t length = advice ? 2 * size : size;
		char *map = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
		char *start = map;

		if (map == MAP_FAILED) {
			printf("FAILED %s: mmap: %m\n", name);
			return;
		}
		if (advice) {
			start = (char *)(((uintptr_t)map + size - 1) & ~(size - 1));
			madvise(start, size, advice);
		}
		for (size_t i = 0; i < size; i += 8)
			if (*(volatile uint64_t *)(start + i)) {
				printf("FAILED %s: byte %zu is not zero in round %d\n", name, i, round);
				return;
			}
		memset(start, 0xa5, size);
		munmap(map, length);
	}
	printf("ZERO %s\n", name);
}

int main(void)
{
	mkdir("/proc", 0755);
	mkdir("/sys", 0755);
	mount("proc", "/proc", "proc", 0, NULL);
	mount("sysfs", "/sys", "sysfs", 0, NULL);
	setvbuf(stdout, NULL, _IOLBF, 0);
	printf("\nBEGIN\n");
	cpus();
	put("/sys/devices/system/cpu/cpu1/online", "1");
	printf("LATE\n");
	cpus();
	calls();
	put("/proc/sys/vm/nr_hugepages", "4");
	clear("4K", 16 << 20, 0, MADV_NOHUGEPAGE);
	clear("2M", 2 << 20, MAP_HUGETLB | 21 << HUGE_SHIFT, 0);
	clear("2M-THP", 2 << 20, 0, MADV_HUGEPAGE);
	clear("1G", 1 << 30, MAP_HUGETLB | 30 << HUGE_SHIFT, 0);
	printf("END\n");
	fflush(stdout);
	tcdrain(STDOUT_FILENO);	/* QEMU ends at once, whatever the serial line still holds */
	usleep(200000);
	if (!iopl(3))
		outl(0x10, EXIT_PORT);
	reboot(RB_POWER_OFF);
	for (;;)
		pause();
}
