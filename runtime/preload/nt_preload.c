// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_preload.c: libntquirk-preload.so, which gives unmodified programs the database's memset for large sizes. */

/*
 * LD_PRELOAD=libntquirk-preload.so PROGRAM: memset(p, 0, n) goes to ntq_clear() where the C library's own would have
 * started something larger than a loop; every other memset() stays the C library's. It is reached as __memset_chk(),
 * which is not interposed and needs no dlsym(), which allocates. With NT_QUIRK_LOG set, a line on standard error at
 * exit says how many calls and bytes were taken. For glibc.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "nt_quirk.h"

/* Below, a call through here costs more than it may gain. */
#define LARGE ((size_t)4096)

void *__memset_chk(void *dst, int c, size_t len, size_t room);
void *__wrap_memset(void *dst, int c, size_t len);
void *memset(void *dst, int c, size_t len);

/* Other libraries call memset() before the linker has relocated this one. */
static bool ready;
static bool counting;
static uint64_t calls, bytes;

__attribute__((constructor(101))) static void begin(void)
{
	counting = secure_getenv("NT_QUIRK_LOG") != NULL;
	__atomic_store_n(&ready, true, __ATOMIC_RELEASE);
}

/* What libntquirk itself calls memset(): the arm `libc`, and what the compiler makes of assignments. */
__attribute__((visibility("hidden"))) void *__wrap_memset(void *dst, int c, size_t len)
{
	return __memset_chk(dst, c, len, len);
}

__attribute__((visibility("default"))) void *memset(void *dst, int c, size_t len)
{
	void *at = dst;
	size_t left = len;

	if (__builtin_expect(!__atomic_load_n(&ready, __ATOMIC_ACQUIRE), 0)) {
		__asm__ volatile("rep stosb" : "+D"(at), "+c"(left) : "a"(c) : "memory");
		return dst;
	}
	if (len < LARGE || (unsigned char)c)
		return __memset_chk(dst, c, len, len);
	if (counting) {
		__atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
		__atomic_fetch_add(&bytes, len, __ATOMIC_RELAXED);
	}
	ntq_clear(dst, len);
	return dst;
}

/* ---- the log ---- */

static char *add_text(char *at, const char *text)
{
	while (*text)
		*at++ = *text++;
	return at;
}

static char *add_number(char *at, uint64_t value)
{
	char digits[20];
	unsigned count = 0;

	do
		digits[count++] = '0' + value % 10;
	while (value /= 10);
	while (count)
		*at++ = digits[--count];
	return at;
}

__attribute__((destructor)) static void end(void)
{
	char line[128], *at = line;

	if (!counting)
		return;
	at = add_text(at, "libntquirk-preload: ");
	at = add_number(at, calls);
	at = add_text(at, " calls of memset, ");
	at = add_number(at, bytes);
	at = add_text(at, " bytes\n");
	/* Nobody is left to be told of a failure. */
	if (write(STDERR_FILENO, line, at - line) < 0)
		return;
}
