// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db 8ca9b63be739 and templates/nt_dispatch.S.j2 c6c53966577d; do not edit, run `make gen`.

/*
 * void ntq_clear(void *dst, size_t len): zero the bytes by the arm of the first tier whose limit is above len.
 *
 * in:	     %rdi dst, %rsi len
 * clobbers: %rax, %rdx, flags; the rest is the arm's
 * ordering: the arm's: fenced where it is weakly ordered
 *
 * ntq_selected (struct ntq_tiers, runtime/nt_quirk_internal.h): 2 limits of 8 bytes, then 3 arms of one,
 * indices into ntq_arm_entry. Zeroes mean unresolved and lead to ntq_resolve().
 */

#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif

.macro GO tier
	movzbl	ntq_selected + 16 + \tier(%rip), %eax
	leaq	ntq_arm_entry(%rip), %rdx
	jmp	*(%rdx, %rax, 8)
.endm

	.hidden	ntq_selected
	.hidden	ntq_arm_entry

	.text
	.p2align 5
	.globl	ntq_clear
	.type	ntq_clear, @function
ntq_clear:
	.cfi_startproc
	_CET_ENDBR
	cmpq	%rsi, ntq_selected + 0(%rip)
	ja	.Ltier0
	cmpq	%rsi, ntq_selected + 8(%rip)
	ja	.Ltier1
	GO	2
.Ltier0:
	GO	0
.Ltier1:
	GO	1
	.cfi_endproc
	.size	ntq_clear, . - ntq_clear

	.section .note.GNU-stack, "", @progbits
