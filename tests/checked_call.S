/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* checked_call.S: the call itself: known values in, what has changed out. */

#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif

/* Bytes of pattern above the call, and below its return address; a multiple of 16, and of the red zone. */
#define PATTERN 112
#define FILL 0x5AA5C33C0FF06996

#define KNOWN_RBX 0x1BADB002DEADBEE1
#define KNOWN_RBP 0x2BADB002DEADBEE2
#define KNOWN_R12 0x3BADB002DEADBEE3
#define KNOWN_R13 0x4BADB002DEADBEE4
#define KNOWN_R14 0x5BADB002DEADBEE5
#define KNOWN_R15 0x6BADB002DEADBEE6
#define JUNK 0xFEDCBA9876543210

/* The state components that a routine has to leave as it found them: upper halves, mask registers, zmm16 to 31. */
#define UPPER 0xE4

	.local	target, outer_rsp, inner_rsp, mxcsr, mxcsr_after, x87cw, x87cw_after
	.comm	target, 8, 8
	.comm	outer_rsp, 8, 8
	.comm	inner_rsp, 8, 8
	.comm	mxcsr, 4, 4
	.comm	mxcsr_after, 4, 4
	.comm	x87cw, 2, 2
	.comm	x87cw_after, 2, 2
	.local	initial
	.comm	initial, 4096, 64	/* an XSAVE area that says: everything as after reset */

/* Set the violation bit in %eax if the flags say "not equal". */
.macro UNLESS_EQUAL bit
	je	.Lequal\@
	orl	$(1 << \bit), %eax
.Lequal\@:
.endm

.macro CHECK_REGISTER register, value, bit
	movabsq	$\value, %r10
	cmpq	%r10, \register
	UNLESS_EQUAL \bit
.endm

/* Look at PATTERN bytes of the stack from the given offset to %rsp on. */
.macro CHECK_STACK offset, bit
	leaq	\offset(%rsp), %rdi
	movl	$(PATTERN / 8), %ecx
.Lnext\@:
	cmpq	%r10, (%rdi)
	jne	.Ldone\@
	addq	$8, %rdi
	subl	$1, %ecx
	jnz	.Lnext\@
.Ldone\@:
	testl	%ecx, %ecx
	UNLESS_EQUAL \bit
.endm

	.text
	.globl	checked_call
	.type	checked_call, @function
checked_call:
	.cfi_startproc
	_CET_ENDBR
	pushq	%rbx
	pushq	%rbp
	pushq	%r12
	pushq	%r13
	pushq	%r14
	pushq	%r15
	movq	%rdi, target(%rip)
	movq	%rsp, outer_rsp(%rip)
	stmxcsr	mxcsr(%rip)
	fnstcw	x87cw(%rip)

	/* The frame, the slot of the return address, the red zone of the routine. */
	movabsq	$FILL, %rax
	subq	$(PATTERN + 8), %rsp
	leaq	-8-PATTERN(%rsp), %rdi
	movl	$((PATTERN + 8 + PATTERN) / 8), %ecx
	cld
	rep stosq
	movq	%rsp, inner_rsp(%rip)

	movq	%rsi, %rdi
	movq	%rdx, %rsi
	cmpl	$0, can_see_upper(%rip)
	je	.Lno_upper
	movl	mxcsr(%rip), %eax
	movl	%eax, initial + 24(%rip)
	movl	$UPPER, %eax
	xorl	%edx, %edx
	xrstor	initial(%rip)
.Lno_upper:
	movabsq	$KNOWN_RBX, %rbx
	movabsq	$KNOWN_RBP, %rbp
	movabsq	$KNOWN_R12, %r12
	movabsq	$KNOWN_R13, %r13
	movabsq	$KNOWN_R14, %r14
	movabsq	$KNOWN_R15, %r15
	movabsq	$JUNK, %rax
	movq	%rax, %rcx
	movq	%rax, %rdx
	movq	%rax, %r8
	movq	%rax, %r9
	movq	%rax, %r10
	movq	%rax, %r11
	call	*target(%rip)

	xorl	%eax, %eax
	cmpq	inner_rsp(%rip), %rsp
	UNLESS_EQUAL 6
	movq	inner_rsp(%rip), %rsp
	pushfq
	popq	%r10
	cld
	testl	$0x400, %r10d
	UNLESS_EQUAL 7
	CHECK_REGISTER %rbx, KNOWN_RBX, 0
	CHECK_REGISTER %rbp, KNOWN_RBP, 1
	CHECK_REGISTER %r12, KNOWN_R12, 2
	CHECK_REGISTER %r13, KNOWN_R13, 3
	CHECK_REGISTER %r14, KNOWN_R14, 4
	CHECK_REGISTER %r15, KNOWN_R15, 5
	/* The exception flags of MXCSR are the routine's to raise. */
	stmxcsr	mxcsr_after(%rip)
	movl	mxcsr_after(%rip), %r10d
	xorl	mxcsr(%rip), %r10d
	testl	$0xFFC0, %r10d
	UNLESS_EQUAL 8
	fnstcw	x87cw_after(%rip)
	movzwl	x87cw_after(%rip), %r10d
	cmpw	x87cw(%rip), %r10w
	UNLESS_EQUAL 9
	movabsq	$FILL, %r10
	CHECK_STACK 0, 10
	CHECK_STACK -8-PATTERN, 11
	cmpl	$0, can_see_upper(%rip)
	je	.Lupper_done
	movl	%eax, %r10d
	movl	$1, %ecx
	xgetbv
	testl	$UPPER, %eax
	movl	%r10d, %eax
	UNLESS_EQUAL 12
	vzeroall
.Lupper_done:

	ldmxcsr	mxcsr(%rip)
	fldcw	x87cw(%rip)
	movq	outer_rsp(%rip), %rsp
	popq	%r15
	popq	%r14
	popq	%r13
	popq	%r12
	popq	%rbp
	popq	%rbx
	ret
	.cfi_endproc
	.size	checked_call, . - checked_call

	.section .note.GNU-stack, "", @progbits
