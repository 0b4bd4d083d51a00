/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* string.h: memchr_inv(), which userspace lacks. */
#include <string.h>

static inline void *memchr_inv(const void *start, int c, size_t bytes)
{
	for (const unsigned char *p = start; bytes--; p++)
		if (*p != (unsigned char)c)
			return (void *)p;
	return NULL;
}
