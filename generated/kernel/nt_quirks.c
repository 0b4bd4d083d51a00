// SPDX-License-Identifier: GPL-2.0
/*
 * CPUs whose non-temporal stores are slow for clearing large regions.
 *
 * Generated from the nt-quirk database 724b9bfd5082, policy opt-out. Do not edit:
 * send a measurement to that database, then 'make gen KDIR=<this tree>'.
 */
#include <linux/cpufeature.h>

#include <asm/cpu_device_id.h>

#include "cpu.h"

static const struct x86_cpu_id nt_quirks[] = {
	/* SKYLAKE_X 6:85:5-7: Cascade Lake-SP */
	X86_MATCH_VFM_STEPS(INTEL_SKYLAKE_X, 0x5, 0x7, NULL),
	/* MILAN 25:1: EPYC Milan (Zen 3) */
	X86_MATCH_VFM(VFM_MAKE(X86_VENDOR_AMD, 0x19, 0x1), NULL),
	{}
};

/*
 * Runs on every CPU as it is identified. boot_cpu_data ends up as the AND over
 * all of them, so the bit has to be set on each, late ones included.
 */
void nt_quirks_init(struct cpuinfo_x86 *c)
{
	if (x86_match_cpu(nt_quirks))
		set_cpu_cap(c, X86_FEATURE_NT_BAD);
}
