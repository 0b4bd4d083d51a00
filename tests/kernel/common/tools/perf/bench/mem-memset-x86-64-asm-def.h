/* SPDX-License-Identifier: GPL-2.0 */

MEMSET_FN(memset_orig,
	"x86-64-unrolled",
	"eight stores at a time")
