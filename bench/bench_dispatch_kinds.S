/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* bench_dispatch_kinds.S: ways to reach the arm of a tier, to be measured against the one that is used. */

/* All compare as ntq_clear() does; they differ in how the arm is named. The arm does nothing. */

.macro ROUTINE name
	.p2align 5
	.globl	\name
	.type	\name, @function
\name:
.endm

.macro DISPATCH name, limits, first, second, third
ROUTINE \name
	cmpq	%rsi, \limits(%rip)
	ja	1f
	cmpq	%rsi, \limits + 8(%rip)
	ja	2f
	\third
1:	\first
2:	\second
.endm

.macro INDEX tier
	movzbl	limits + 16 + \tier(%rip), %eax
	leaq	entries(%rip), %rdx
	jmp	*(%rdx, %rax, 8)
.endm

.macro OFFSET tier
	movzbl	limits + 16 + \tier(%rip), %eax
	leaq	offsets(%rip), %rdx
	movslq	(%rdx, %rax, 4), %rax
	addq	%rdx, %rax
	jmp	*%rax
.endm

	.text
ROUTINE arm_nothing
	ret

/* A byte per tier, an index into constant pointers: what the library does. */
DISPATCH by_index, limits, "INDEX 0", "INDEX 1", "INDEX 2"

/* The same, an index into constant offsets: needs no relocation. */
DISPATCH by_offset, limits, "OFFSET 0", "OFFSET 1", "OFFSET 2"

/* A pointer per tier, on a page that is made read-only once they are known. */
DISPATCH by_sealed_pointer, sealed, "jmp *sealed+16(%rip)", "jmp *sealed+24(%rip)", "jmp *sealed+32(%rip)"

/* A symbol per tier that the dynamic linker resolves (bench_dispatch.c), in the read-only part of the GOT. */
DISPATCH by_ifunc, limits, "jmp *ifunc_near@GOTPCREL(%rip)", "jmp *ifunc_middle@GOTPCREL(%rip)", "jmp *ifunc_far@GOTPCREL(%rip)"

	.data
limits:	.quad	1 << 20, 32 << 20
	.byte	1, 2, 3

	.p2align 12
	.globl	sealed
sealed:	.quad	1 << 20, 32 << 20, arm_nothing, arm_nothing, arm_nothing
	.p2align 12

	.section .data.rel.ro, "aw", @progbits
entries: .quad	arm_nothing, arm_nothing, arm_nothing, arm_nothing

	.section .rodata
offsets: .long	arm_nothing - offsets, arm_nothing - offsets, arm_nothing - offsets, arm_nothing - offsets

	.section .note.GNU-stack, "", @progbits
