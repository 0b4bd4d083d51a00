/* SPDX-License-Identifier: GPL-2.0 */
#include <stddef.h>

#define MEMSET_FN(fn, name, desc) void *fn(void *, int, size_t);
#include "mem-memset-x86-64-asm-def.h"
#undef MEMSET_FN
