/* SPDX-License-Identifier: GPL-2.0 */
#define __ALIGN .p2align 4
#ifdef SLS
#define RET ret; int3
#else
#define RET ret
#endif
