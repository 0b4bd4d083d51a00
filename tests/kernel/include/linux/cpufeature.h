/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* cpufeature.h: feature bits by number, as the kernel has them. */
#include <asm/cpufeatures.h>
#include <asm/processor.h>
