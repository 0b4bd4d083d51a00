/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* export.h: nothing is exported in userspace. */
#define EXPORT_SYMBOL_GPL(name)
