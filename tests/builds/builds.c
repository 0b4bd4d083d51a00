// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* builds.c: what a program may do with the library at awkward times, for tests/test_builds.py to build in many ways. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nt_quirk.h"

#define SIZE ((size_t)3 << 20)

static unsigned char *memory;
static volatile sig_atomic_t in_handler = -1;
static int in_constructor = -1;

static void fail(const char *what)
{
	fprintf(stderr, "builds: %s\n", what);
	exit(1);
}

/* Clear all but the first and the last byte of a range; whether that is what happened. */
static int clears(void (*clear)(void *dst, size_t len), unsigned char *at, size_t len)
{
	memset(at, 0xA5, len);
	clear(at + 1, len - 2);
	for (size_t i = 1; i < len - 1; i++)
		if (at[i])
			return 0;
	return at[0] == 0xA5 && at[len - 1] == 0xA5;
}

__attribute__((constructor(101))) static void constructor(void)
{
	static unsigned char early[10000];

	in_constructor = clears(ntq_clear, early, sizeof(early));
}

static void handler(int number)
{
	static unsigned char bytes[10000];

	(void)number;
	in_handler = clears(ntq_clear, bytes, sizeof(bytes)) && clears(ntq_clear_hot, bytes, sizeof(bytes));
}

/* After fork, in the child, on memory that is still shared with the parent. */
static void fork_and_clear(void)
{
	int status;
	pid_t child = fork();

	if (!child)
		_exit(clears(ntq_clear, memory, SIZE) ? 0 : 1);
	if (child < 0 || waitpid(child, &status, 0) != child || status)
		fail("fork");
}

int main(void)
{
	struct ntq_selection selection;

	memory = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (memory == MAP_FAILED)
		fail("no memory");
	if (in_constructor != 1)
		fail("constructor");
	signal(SIGUSR1, handler);
	raise(SIGUSR1);
	if (in_handler != 1)
		fail("signal handler");
	fork_and_clear();
	for (size_t len = 2; len <= SIZE; len = len * 3 + 1)
		if (!clears(ntq_clear, memory + len % 61, len - len % 61 > 2 ? len - len % 61 : 2) ||
		    !clears(ntq_clear_hot, memory, len))
			fail("clear");
	memset(memory, 1, 8192);
	ntq_clear_pages(memory, 1);
	if (memory[4095] || memory[4096] != 1 || ntq_memset(memory, 7, 4096) != memory || memory[4095] != 7)
		fail("pages and values");
	ntq_explain(&selection);
	printf("%s\n", ntq_arm_info(selection.tiers[selection.n_tiers - 1].arm)->name);
	return 0;
}
