/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* broken.S: clearing routines with one fault each, to show that the checked call finds it. */

/* There is none without a fence: see checked_clear(). */

#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif

.macro BROKEN name
	.globl	\name
	.type	\name, @function
\name:
	_CET_ENDBR
.endm

.macro END name
	ret
	.size	\name, . - \name
.endm

.macro CLEAR
	movq	%rsi, %rcx
	xorl	%eax, %eax
	rep stosb
.endm

	.text

/* Nothing wrong: what every other routine here is but for its fault. */
BROKEN broken_nothing
	CLEAR
END broken_nothing

.macro CLOBBER name, register
BROKEN \name
	CLEAR
	notq	\register
END \name
.endm

CLOBBER broken_rbx, %rbx
CLOBBER broken_rbp, %rbp
CLOBBER broken_r12, %r12
CLOBBER broken_r13, %r13
CLOBBER broken_r14, %r14
CLOBBER broken_r15, %r15

/* Pops eight bytes of its caller's. */
BROKEN broken_rsp
	CLEAR
	ret	$8
END broken_rsp

BROKEN broken_df
	CLEAR
	std
END broken_df

/* Rounds toward zero from here on. */
BROKEN broken_mxcsr
	CLEAR
	stmxcsr	-8(%rsp)
	xorl	$0x6000, -8(%rsp)
	ldmxcsr	-8(%rsp)
END broken_mxcsr

BROKEN broken_x87cw
	CLEAR
	fnstcw	-8(%rsp)
	xorw	$0x0C00, -8(%rsp)
	fldcw	-8(%rsp)
END broken_x87cw

BROKEN broken_frame
	CLEAR
	notq	16(%rsp)
END broken_frame

BROKEN broken_stack
	CLEAR
	notq	-16(%rsp)
END broken_stack

BROKEN broken_upper
	CLEAR
	vpcmpeqd %xmm0, %xmm0, %xmm0
	vinsertf128 $1, %xmm0, %ymm0, %ymm0
END broken_upper

/* The last byte is left. */
BROKEN broken_short
	decq	%rsi
	CLEAR
END broken_short

/* The first byte is left. */
BROKEN broken_late
	incq	%rdi
	decq	%rsi
	CLEAR
END broken_late

/* One byte behind the end too. */
BROKEN broken_long
	incq	%rsi
	CLEAR
END broken_long

/* One byte before the beginning too. */
BROKEN broken_early
	decq	%rdi
	incq	%rsi
	CLEAR
END broken_early

BROKEN broken_illegal
	ud2
END broken_illegal

	.section .note.GNU-stack, "", @progbits
