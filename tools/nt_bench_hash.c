// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* nt_bench_hash.c: which harness measured. The Makefile hashes its sources and those of the arms. */
#include "nt_bench.h"

const char harness_hash[] = NTQ_HARNESS_HASH;
