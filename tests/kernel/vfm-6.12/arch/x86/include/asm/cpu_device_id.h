/* SPDX-License-Identifier: GPL-2.0 */
#ifndef _ASM_X86_CPU_DEVICE_ID
#define _ASM_X86_CPU_DEVICE_ID

#include <linux/mod_devicetable.h>
#include <asm/intel-family.h>
#include <asm/processor.h>

#define VFM_MODEL(vfm)		((vfm) & 0xff)
#define VFM_FAMILY(vfm)		(((vfm) >> 8) & 0xff)
#define VFM_VENDOR(vfm)		(((vfm) >> 16) & 0xff)
#define VFM_MAKE(_vendor, _family, _model) (((_vendor) << 16) | ((_family) << 8) | (_model))

#define X86_STEPPINGS(mins, maxs)	GENMASK(maxs, mins)
#define X86_MATCH_VFM_STEPPINGS(vfm, steppings_, data) \
	{ .vendor = VFM_VENDOR(vfm), .family = VFM_FAMILY(vfm), .model = VFM_MODEL(vfm), \
	  .steppings = steppings_, .flags = 1, .driver_data = (unsigned long)data }
#define X86_MATCH_VFM(vfm, data)	X86_MATCH_VFM_STEPPINGS(vfm, X86_STEPPING_ANY, data)

const struct x86_cpu_id *x86_match_cpu(const struct x86_cpu_id *match);

#endif
