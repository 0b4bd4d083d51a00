/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* types.h: what the kernel's headers give to generated code, for compiling it in userspace. */
#ifndef STUB_TYPES_H
#define STUB_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

#define BIT(n)			(1UL << (n))
#define GENMASK(high, low)	((BIT((high) + 1) - 1) & ~(BIT(low) - 1))
#define ARRAY_SIZE(array)	((int)(sizeof(array) / sizeof((array)[0])))

#endif
