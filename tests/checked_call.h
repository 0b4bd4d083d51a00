/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* checked_call.h: call a clearing routine and find out everything it does that it must not. */
#ifndef CHECKED_CALL_H
#define CHECKED_CALL_H

#include <stddef.h>
#include <stdint.h>

typedef void clear_fn(void *dst, size_t len);

/* What checked_call() found wrong, one bit each. */
enum violation {
	WRONG_RBX = 1 << 0,
	WRONG_RBP = 1 << 1,
	WRONG_R12 = 1 << 2,
	WRONG_R13 = 1 << 3,
	WRONG_R14 = 1 << 4,
	WRONG_R15 = 1 << 5,
	WRONG_RSP = 1 << 6,
	WRONG_DF = 1 << 7,
	WRONG_MXCSR = 1 << 8,
	WRONG_X87CW = 1 << 9,
	WRONG_FRAME = 1 << 10,		/* the caller's stack frame was written */
	WRONG_STACK = 1 << 11,		/* the stack below the return address was: no arm of ours needs any */
	WRONG_UPPER = 1 << 12		/* upper vector state in use: the SSE code that follows is slow. See can_see_upper */
};

/*
 * Call fn(dst, len) with the callee-saved registers at known values, junk in all others and a pattern on the stack
 * around. Both arguments take whole registers, so there is no upper half to fill with junk. Returns enum violation
 * bits. Not for two threads at once.
 */
uint32_t checked_call(clear_fn *fn, void *dst, size_t len);

/* Whether this CPU says (XGETBV(1)) which state is in use; set before main(). */
extern int can_see_upper;

/* Writable bytes between two pages that cannot be touched. */
struct arena {
	uint8_t *data;
	size_t size;			/* a multiple of the page size */
};

/* Aborts if there is no memory. */
struct arena arena_new(size_t size);

/*
 * Fill the arena's bytes around [offset, offset + len) with junk, call fn on that range, and look at registers,
 * stack, faults and every byte. allowed: violation bits that are none here. Returns NULL or what is wrong.
 *
 * Whether weakly ordered stores are fenced cannot be tested: a store that is late is still seen by its own CPU.
 */
const char *checked_clear(clear_fn *fn, const struct arena *arena, size_t offset, size_t len, uint32_t allowed);

#endif
