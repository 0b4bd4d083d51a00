/* SPDX-License-Identifier: GPL-2.0 */
/* Nothing is patched here: TAKE says at build time which of the instructions is assembled. */
#ifndef _ASM_X86_ALTERNATIVE_H
#define _ASM_X86_ALTERNATIVE_H

#define ASM_CALL_CONSTRAINT "+r" (current_stack_pointer)
#define asm_inline asm

#define ALT_TAKE_0(a, b, c, d) a
#define ALT_TAKE_1(a, b, c, d) b
#define ALT_TAKE_2(a, b, c, d) c
#define ALT_TAKE_3(a, b, c, d) d
#define ALT_TAKE__(n, a, b, c, d) ALT_TAKE_##n(a, b, c, d)
#define ALT_TAKE(n, a, b, c, d) ALT_TAKE__(n, a, b, c, d)

#define ALTERNATIVE(old, new1, feature1) ALT_TAKE(TAKE, old, new1, new1, new1)
#define ALTERNATIVE_2(old, new1, feature1, new2, feature2) ALT_TAKE(TAKE, old, new1, new2, new2)

#define ALT_NOT(feature) ((1 << 16) | (feature))
#define ALTERNATIVE_3(old, new1, feature1, new2, feature2, new3, feature3) ALT_TAKE(TAKE, old, new1, new2, new3)

#endif
