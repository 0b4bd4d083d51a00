/* SPDX-License-Identifier: GPL-2.0-only */
#include <linux/linkage.h>
#include <linux/cfi_types.h>
#include <linux/export.h>

SYM_TYPED_FUNC_START(__clear_pages_unrolled)
	shrq	$3, %rcx
	rep stosq
	RET
SYM_FUNC_END(__clear_pages_unrolled)
EXPORT_SYMBOL_GPL(__clear_pages_unrolled)
