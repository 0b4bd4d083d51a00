/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* linkage.h: how the kernel begins and ends an assembly function. */
#include <asm/linkage.h>

#define SYM_FUNC_START(name) .globl name; .type name, @function; __ALIGN; name:
#define SYM_FUNC_END(name) .size name, . - name

.section .note.GNU-stack, "", @progbits
.text
