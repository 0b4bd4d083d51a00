/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* clear_user.S: the routines that only userspace can use: vector stores, cached and not, and libc's memset. */

/*
 * void ntq_clear_<arm>(void *dst, size_t len), as clear_variants.def lists them.
 *
 * in:	     %rdi dst, %rsi len: any length, any alignment
 * clobbers: %rax, %rdx, %rsi, %rdi, flags and vector register 0, whose upper part is clean again on return; no stack
 * ordering: fenced where the stores are weakly ordered
 *
 * Ends are stored unaligned and overlap with what is between, so nothing is cleared byte by byte.
 */

#ifdef __CET__
#include <cet.h>
#else
#define _CET_ENDBR
#endif

.macro ARM name
	.p2align 6
	.globl	\name
	.hidden	\name
	.type	\name, @function
\name:
	.cfi_startproc
	_CET_ENDBR
.endm

.macro END_ARM name
	.cfi_endproc
	.size	\name, . - \name
.endm

/*
 * The three widths. ZERO, STORE (unaligned), ALIGNED, NT: one register; LEAVE: return.
 */
.macro ZERO16
	pxor	%xmm0, %xmm0
.endm
.macro STORE16 to:vararg
	movups	%xmm0, \to
.endm
.macro ALIGNED16 to:vararg
	movaps	%xmm0, \to
.endm
.macro NT16 to:vararg
	movntdq	%xmm0, \to
.endm
.macro LEAVE16
	ret
.endm

.macro ZERO32
	vpxor	%xmm0, %xmm0, %xmm0
.endm
.macro STORE32 to:vararg
	vmovdqu	%ymm0, \to
.endm
.macro ALIGNED32 to:vararg
	vmovdqa	%ymm0, \to
.endm
.macro NT32 to:vararg
	vmovntdq %ymm0, \to
.endm
.macro LEAVE32
	vzeroupper
	ret
.endm

.macro ZERO64
	vpxor	%xmm0, %xmm0, %xmm0
.endm
.macro STORE64 to:vararg
	vmovdqu64 %zmm0, \to
.endm
.macro ALIGNED64 to:vararg
	vmovdqa64 %zmm0, \to
.endm
.macro NT64 to:vararg
	vmovntdq %zmm0, \to
.endm
.macro LEAVE64
	vzeroupper
	ret
.endm

/* Both ends of [rdi, rdi + rsi), `width` bytes each, if it has that many; then done. */
.macro BOTH_ENDS width, store, leave
	cmpq	$\width, %rsi
	jb	.Lless\@
	\store	(%rdi)
	\store	-\width(%rdi, %rsi)
	\leave
.Lless\@:
.endm

/* Fewer bytes than a register of `vector` bytes has; done. */
.macro CLEAR_SHORT vector
.if \vector > 32
	BOTH_ENDS 32, STORE32, LEAVE32
.endif
.if \vector > 16
	cmpq	$16, %rsi
	jb	.Lwords\@
	vmovdqu	%xmm0, (%rdi)
	vmovdqu	%xmm0, -16(%rdi, %rsi)
	ret
.endif
.Lwords\@:
	xorl	%eax, %eax
	cmpl	$8, %esi
	jb	.Lhalves\@
	movq	%rax, (%rdi)
	movq	%rax, -8(%rdi, %rsi)
	ret
.Lhalves\@:
	cmpl	$4, %esi
	jb	.Lbytes\@
	movl	%eax, (%rdi)
	movl	%eax, -4(%rdi, %rsi)
	ret
.Lbytes\@:
	testl	%esi, %esi
	jz	.Lnone\@
	movb	%al, (%rdi)
	movb	%al, -1(%rdi, %rsi)
	shrl	%esi
	movb	%al, (%rdi, %rsi)
.Lnone\@:
	ret
.endm

/* Cached: two registers at each end, four at a time between. */
.macro CLEAR_CACHED vector
	ZERO\vector
	cmpq	$\vector, %rsi
	jb	.Lshort\@
	STORE\vector (%rdi)
	STORE\vector -\vector(%rdi, %rsi)
	cmpq	$(2 * \vector), %rsi
	jbe	.Ldone\@
	STORE\vector \vector(%rdi)
	STORE\vector -2 * \vector(%rdi, %rsi)
	cmpq	$(4 * \vector), %rsi
	jbe	.Ldone\@
	leaq	-4 * \vector(%rdi, %rsi), %rdx
	addq	$\vector, %rdi
	andq	$-\vector, %rdi
	cmpq	%rdx, %rdi
	jae	.Lrest\@
	.p2align 4
.Lloop\@:
	ALIGNED\vector (%rdi)
	ALIGNED\vector \vector(%rdi)
	ALIGNED\vector 2 * \vector(%rdi)
	ALIGNED\vector 3 * \vector(%rdi)
	addq	$(4 * \vector), %rdi
	cmpq	%rdx, %rdi
	jb	.Lloop\@
.Lrest\@:
	STORE\vector (%rdx)
	STORE\vector \vector(%rdx)
.Ldone\@:
	LEAVE\vector
.Lshort\@:
	CLEAR_SHORT \vector
.endm

/* 64 bytes from an offset to a register on. */
.macro STORE_LINE vector, offset, base
	STORE\vector \offset(\base)
.if \vector < 64
	STORE\vector \offset + \vector(\base)
.endif
.if \vector < 32
	STORE\vector \offset + 32(\base)
	STORE\vector \offset + 48(\base)
.endif
.endm

/* How far ahead the translation of an address is asked for, by a prefetch: the stores themselves wait for theirs. */
#define AHEAD 8192

/*
 * Non-temporal: the lines that are not whole are cached, and stored first; a few lines are all cached. A page at a
 * time, because of the translations: of memory in 4 KiB pages, that is worth half the speed.
 */
.macro CLEAR_NON_TEMPORAL vector, few
	cmpq	$256, %rsi
	jb	\few
	ZERO\vector
	leaq	(%rdi, %rsi), %rdx
	testb	$63, %dl
	jz	.Lno_tail\@
	STORE_LINE \vector, -64, %rdx
	andq	$-64, %rdx
.Lno_tail\@:
	testb	$63, %dil
	jz	.Lpage\@
	STORE_LINE \vector, 0, %rdi
	addq	$64, %rdi
	andq	$-64, %rdi
.Lpage\@:
	prefetchnta AHEAD(%rdi)
	leaq	4096(%rdi), %rax
	cmpq	%rdx, %rax
	cmovaq	%rdx, %rax
	.p2align 4
.Lline\@:
	NT\vector (%rdi)
.if \vector < 64
	NT\vector \vector(%rdi)
.endif
.if \vector < 32
	NT\vector 32(%rdi)
	NT\vector 48(%rdi)
.endif
	addq	$64, %rdi
	cmpq	%rax, %rdi
	jb	.Lline\@
	cmpq	%rdx, %rdi
	jb	.Lpage\@
	sfence
	LEAVE\vector
.endm

	.text

/* Cached. */
ARM ntq_clear_sse2
	CLEAR_CACHED 16
END_ARM ntq_clear_sse2

ARM ntq_clear_avx2
	CLEAR_CACHED 32
END_ARM ntq_clear_avx2

ARM ntq_clear_avx512
	CLEAR_CACHED 64
END_ARM ntq_clear_avx512

/* Non-temporal, weakly ordered, fenced. */
ARM ntq_clear_movntdq
	CLEAR_NON_TEMPORAL 16, ntq_clear_sse2
END_ARM ntq_clear_movntdq

ARM ntq_clear_vmovntdq256
	CLEAR_NON_TEMPORAL 32, ntq_clear_avx2
END_ARM ntq_clear_vmovntdq256

ARM ntq_clear_vmovntdq512
	CLEAR_NON_TEMPORAL 64, ntq_clear_avx512
END_ARM ntq_clear_vmovntdq512

/* Whatever the C library's memset does: its clobbers, its stack. Not through a PLT, which may call the linker. */
ARM ntq_clear_libc
	movq	%rsi, %rdx
	xorl	%esi, %esi
	jmp	*memset@GOTPCREL(%rip)
END_ARM ntq_clear_libc

	.section .note.GNU-stack, "", @progbits
