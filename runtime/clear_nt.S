/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* clear_nt.S: the routines that clear memory, for the kernel and for userspace alike. */

/*
 * The loops are macros, so both worlds run the same instructions:
 *
 *   STORE_LINES insn, CLZERO_LINES
 *	in:	  %rdi first line (a multiple of 64), %rcx lines (> 0), %rax 0
 *	out:	  %rdi behind the last line, %rcx 0, %rax 0
 *	clobbers: flags
 *	ordering: MOVNTI and CLZERO are weakly ordered: SFENCE before anybody
 *		  else may see the memory
 *
 * Kernel: this file is arch/x86/lib/clear_nt.S, built by "lib-y += clear_nt.o"
 * on v5.17 to v6.14 trees (tried: 6.1, 6.12). It may be copied as it is; the
 * patch series leaves out what is inside "#ifndef __KERNEL__", which stands at
 * the outermost level with neither #else nor nesting. Prototypes:
 *
 *	void clear_page_nt(void *page);		for "call" in an ALTERNATIVE of
 *	void clear_page_clzero(void *page);	clear_page_rep(): same clobbers
 *	clear_pages_nt, clear_pages_clzero:	%rdi, %rcx bytes, %rax 0, as the
 *						"rep stosb" of clear_pages()
 *
 * Userspace: void ntq_clear_<arm>(void *dst, size_t len) as clear_variants.def
 * lists them: any length, any alignment, fenced where weakly ordered. They use
 * no stack, assume the direction flag clear as the ABI has it, and clobber
 * nothing but %rax, %rcx, %rsi, %rdi and flags. The symbols are hidden.
 */

#ifdef __KERNEL__
#include <linux/linkage.h>
#include <linux/export.h>
#ifndef EXPORT_SYMBOL_GPL
#include <asm/export.h>		/* before v6.6 */
#endif
#endif

#ifndef __KERNEL__
#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif
#endif

#define LINE_SHIFT 6

.macro STORE_LINES insn
	.p2align 4
.Lline\@:
	\insn	%rax, 0x00(%rdi)
	\insn	%rax, 0x08(%rdi)
	\insn	%rax, 0x10(%rdi)
	\insn	%rax, 0x18(%rdi)
	\insn	%rax, 0x20(%rdi)
	\insn	%rax, 0x28(%rdi)
	\insn	%rax, 0x30(%rdi)
	\insn	%rax, 0x38(%rdi)
	addq	$(1 << LINE_SHIFT), %rdi
	decq	%rcx
	jnz	.Lline\@
.endm

/* CLZERO takes the address of its line in %rax. */
.macro CLZERO_LINES
	movq	%rdi, %rax
	.p2align 4
.Lline\@:
	clzero
	addq	$(1 << LINE_SHIFT), %rax
	decq	%rcx
	jnz	.Lline\@
	movq	%rax, %rdi
	xorl	%eax, %eax
.endm

#ifdef __KERNEL__
/*
 * Clear whole pages without leaving them in the cache.
 * %rdi	- first page
 * %rcx	- bytes, a multiple of the page size, > 0
 * %rax	- 0, and 0 on return
 */
SYM_FUNC_START(clear_pages_nt)
	shrq	$LINE_SHIFT, %rcx
	STORE_LINES movnti
	sfence
	RET
SYM_FUNC_END(clear_pages_nt)
EXPORT_SYMBOL_GPL(clear_pages_nt)

SYM_FUNC_START(clear_pages_clzero)
	shrq	$LINE_SHIFT, %rcx
	CLZERO_LINES
	sfence
	RET
SYM_FUNC_END(clear_pages_clzero)
EXPORT_SYMBOL_GPL(clear_pages_clzero)

/*
 * Clear one page likewise.
 * %rdi	- page
 * Clobbers %rax and %rcx.
 */
SYM_FUNC_START(clear_page_nt)
	xorl	%eax, %eax
	movl	$4096, %ecx
	jmp	clear_pages_nt
SYM_FUNC_END(clear_page_nt)
EXPORT_SYMBOL_GPL(clear_page_nt)

SYM_FUNC_START(clear_page_clzero)
	xorl	%eax, %eax
	movl	$4096, %ecx
	jmp	clear_pages_clzero
SYM_FUNC_END(clear_page_clzero)
EXPORT_SYMBOL_GPL(clear_page_clzero)
#endif

#ifndef __KERNEL__
.macro ARM name
	.p2align 5
	.globl	\name
	.hidden	\name
	.type	\name, @function
\name:
	.cfi_startproc
	_CET_ENDBR
.endm

.macro END_ARM name
	ret
	.cfi_endproc
	.size	\name, . - \name
.endm

/* Bytes up to the first line, whole lines by the macro `lines`, the bytes left over; fenced. */
.macro CLEAR_BY_LINES lines:vararg
	xorl	%eax, %eax
	movl	%edi, %ecx
	negl	%ecx
	andl	$63, %ecx
	cmpq	%rcx, %rsi
	cmovbq	%rsi, %rcx
	subq	%rcx, %rsi
	rep stosb
	movq	%rsi, %rcx
	shrq	$LINE_SHIFT, %rcx
	jz	.Lrest\@
	\lines
.Lrest\@:
	movl	%esi, %ecx
	andl	$63, %ecx
	rep stosb
	sfence
.endm

	.text

/* Cached. Fast where the CPU announces ERMS; right everywhere. */
ARM ntq_clear_stosb
	xorl	%eax, %eax
	movq	%rsi, %rcx
	rep stosb
END_ARM ntq_clear_stosb

/* Cached. The last eight bytes first, overlapping, so that no byte loop follows. */
ARM ntq_clear_stosq
	xorl	%eax, %eax
	movq	%rsi, %rcx
	cmpq	$8, %rsi
	jb	.Lfew
	movq	%rax, -8(%rdi, %rsi)
	shrq	$3, %rcx
	rep stosq
	ret
.Lfew:
	rep stosb
END_ARM ntq_clear_stosq

/* Non-temporal, weakly ordered, fenced. */
ARM ntq_clear_movnti
	CLEAR_BY_LINES STORE_LINES movnti
END_ARM ntq_clear_movnti

/* Non-temporal, weakly ordered, fenced; for CPUs with CLZERO and lines of 64 bytes. */
ARM ntq_clear_clzero
	CLEAR_BY_LINES CLZERO_LINES
END_ARM ntq_clear_clzero

/* Cached. Plain eight-byte stores: what a compiler's loop would do, the yardstick of the others. */
ARM ntq_clear_loop
	xorl	%eax, %eax
	movq	%rsi, %rcx
	shrq	$LINE_SHIFT, %rcx
	jz	.Lwords
	STORE_LINES movq
.Lwords:
	andl	$63, %esi
	subl	$8, %esi
	jb	.Lbytes
.Lword:
	movq	%rax, (%rdi)
	addq	$8, %rdi
	subl	$8, %esi
	jae	.Lword
.Lbytes:
	addl	$8, %esi
	jz	.Ldone
.Lbyte:
	movb	%al, (%rdi)
	incq	%rdi
	decl	%esi
	jnz	.Lbyte
.Ldone:
END_ARM ntq_clear_loop

	.section .note.GNU-stack, "", @progbits
#endif
