// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* checked_call.c: guarded buffers, and the check of what a routine did to one. */
#include <cpuid.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "checked_call.h"

#define PAGE 4096

/* How far around the range bytes are filled and looked at. */
#define MARGIN 512

static const struct {
	uint32_t bit;
	const char *text;
} violations[] = {
	{ WRONG_RBX, "rbx was not preserved" },
	{ WRONG_RBP, "rbp was not preserved" },
	{ WRONG_R12, "r12 was not preserved" },
	{ WRONG_R13, "r13 was not preserved" },
	{ WRONG_R14, "r14 was not preserved" },
	{ WRONG_R15, "r15 was not preserved" },
	{ WRONG_RSP, "rsp is not back" },
	{ WRONG_DF, "the direction flag was left set" },
	{ WRONG_MXCSR, "the control bits of mxcsr changed" },
	{ WRONG_X87CW, "the x87 control word changed" },
	{ WRONG_FRAME, "the caller's stack frame was written" },
	{ WRONG_STACK, "the stack was used" },
	{ WRONG_UPPER, "upper vector state was left in use" },
};

int can_see_upper;

#define UPPER 0xE4u			/* upper halves, mask registers, zmm16 to 31 */

/* XSAVE and XGETBV(1) are there, and it tells a clean state from another: emulators say that all is in use. */
__attribute__((constructor)) static void look_for_upper_state(void)
{
	static _Alignas(64) const uint8_t initial[4096] = { [24] = 0x80, [25] = 0x1F };
	uint32_t eax, ebx, ecx, edx;

	if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & bit_OSXSAVE) || !(ecx & bit_AVX))
		return;
	if (!__get_cpuid_count(0xD, 1, &eax, &ebx, &ecx, &edx) || !(eax & 4))
		return;
	__asm__ volatile("xrstor %2\n\txgetbv" : "=a"(eax), "=d"(edx) : "m"(initial), "a"(UPPER), "c"(1), "d"(0));
	can_see_upper = !(eax & UPPER);
}

struct arena arena_new(size_t size)
{
	struct arena arena = { .size = size };
	uint8_t *all = mmap(NULL, size + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (all == MAP_FAILED || mprotect(all + PAGE, size, PROT_READ | PROT_WRITE)) {
		perror("checked_call: no memory for an arena");
		abort();
	}
	arena.data = all + PAGE;
	return arena;
}

/* ---- faults ---- */

static sigjmp_buf before_call;

static void on_fault(int signal)
{
	siglongjmp(before_call, signal);
}

/* checked_call(), but a fault becomes its signal's number in *fault instead. */
static uint32_t call_and_catch(clear_fn *fn, void *dst, size_t len, int *fault)
{
	static const int signals[] = { SIGSEGV, SIGBUS, SIGILL };
	struct sigaction old[3], catch = { .sa_handler = on_fault };
	uint32_t wrong = 0;

	for (unsigned i = 0; i < 3; i++)
		sigaction(signals[i], &catch, &old[i]);
	*fault = sigsetjmp(before_call, 1);
	if (!*fault)
		wrong = checked_call(fn, dst, len);
	for (unsigned i = 0; i < 3; i++)
		sigaction(signals[i], &old[i], NULL);
	return wrong;
}

/* ---- bytes ---- */

/* Junk: never zero, and of another period than any store is wide. */
static uint8_t junk(size_t at)
{
	return 1 + at % 251;
}

static void fill(uint8_t *data, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		data[i] = junk(i);
}

/* The first byte in [from, to) that is not junk, or to. */
static size_t first_touched(const uint8_t *data, size_t from, size_t to)
{
	while (from < to && data[from] == junk(from))
		from++;
	return from;
}

static size_t first_not_zero(const uint8_t *data, size_t from, size_t to)
{
	while (from < to && !data[from])
		from++;
	return from;
}

static const char *check_bytes(const uint8_t *data, size_t low, size_t from, size_t to, size_t high)
{
	static char text[80];
	size_t at;

	if ((at = first_touched(data, low, from)) < from)
		snprintf(text, sizeof(text), "wrote %zu bytes before the range", from - at);
	else if ((at = first_not_zero(data, from, to)) < to)
		snprintf(text, sizeof(text), "byte %zu of %zu is not zero", at - from, to - from);
	else if ((at = first_touched(data, to, high)) < high)
		snprintf(text, sizeof(text), "wrote %zu bytes behind the range", at - to + 1);
	else
		return NULL;
	return text;
}

const char *checked_clear(clear_fn *fn, const struct arena *arena, size_t offset, size_t len, uint32_t allowed)
{
	size_t low = offset > MARGIN ? offset - MARGIN : 0;
	size_t high = arena->size - offset - len > MARGIN ? offset + len + MARGIN : arena->size;
	uint32_t wrong;
	int fault;

	fill(arena->data, low, high);
	wrong = call_and_catch(fn, arena->data + offset, len, &fault) & ~allowed;
	if (fault == SIGILL)
		return "illegal instruction";
	if (fault)
		return "touched a guard page";
	for (unsigned i = 0; i < sizeof(violations) / sizeof(violations[0]); i++)
		if (wrong & violations[i].bit)
			return violations[i].text;
	return check_bytes(arena->data, low, offset, offset + len, high);
}
