/* SPDX-License-Identifier: GPL-2.0 */
#define __ALIGN .p2align 4
