/* SPDX-License-Identifier: GPL-2.0 */
#define INTEL_FAM6_BROADWELL_X		0x4F
#define INTEL_FAM6_SKYLAKE_X		0x55
