/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* cfi_types.h: functions with a type word in front, for kCFI. */
#define SYM_TYPED_FUNC_START(name) SYM_FUNC_START(name)
