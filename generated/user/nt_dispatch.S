// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db 724b9bfd5082 and templates/nt_dispatch.S.j2 c86eeade8bba; do not edit, run `make gen`.

/*
 * void ntq_clear(void *dst, size_t len): zero the bytes by the arm of the first tier whose limit is above len.
 * void ntq_clear_hot(void *dst, size_t len): the same, but by the one arm kept for it beyond the first tier.
 *
 * in:	     %rdi dst, %rsi len
 * clobbers: %rax, %rdx, flags; the rest is the arm's
 * ordering: the arm's: fenced where it is weakly ordered
 *
 * ntq_selected (struct ntq_tiers, runtime/nt_quirk_internal.h): 2 limits of 8 bytes, then 3 arms of one
 * and the one of ntq_clear_hot(), indices into ntq_arm_entry. Zeroes mean unresolved and lead to ntq_resolve().
 *
 * The indices are data, the table they point into is constant: nothing that is jumped through is ever writable. As
 * fast as a pointer per tier on a sealed page or as an ifunc per tier (make bench), which cannot be a static library.
 */

#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif

.macro GO arm
	movzbl	ntq_selected + \arm(%rip), %eax
	leaq	ntq_arm_entry(%rip), %rdx
	jmp	*(%rdx, %rax, 8)
.endm

.macro ROUTINE name
	.p2align 5
	.globl	\name
	.type	\name, @function
\name:
	.cfi_startproc
	_CET_ENDBR
.endm

.macro END_ROUTINE name
	.cfi_endproc
	.size	\name, . - \name
.endm

	.hidden	ntq_selected
	.hidden	ntq_arm_entry
	.hidden	ntq_resolve_hot

	.text
ROUTINE ntq_clear
	cmpq	%rsi, ntq_selected + 0(%rip)
	ja	.Ltier0
	cmpq	%rsi, ntq_selected + 8(%rip)
	ja	.Ltier1
	GO	18
.Ltier0:
	GO	16
.Ltier1:
	GO	17
END_ROUTINE ntq_clear

ROUTINE ntq_clear_hot
	cmpq	%rsi, ntq_selected(%rip)
	ja	.Ltier0
	cmpb	$0, ntq_selected + 19(%rip)
	je	ntq_resolve_hot
	GO	19
END_ROUTINE ntq_clear_hot

	.section .note.GNU-stack, "", @progbits
