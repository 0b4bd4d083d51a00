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

#define __X86_STEPPINGS(mins, maxs)	GENMASK(maxs, mins)
#define X86_MATCH_CPU(_vendor, _family, _model, _steppings, _feature, _type, _data) \
	{ .vendor = _vendor, .family = _family, .model = _model, .steppings = _steppings, \
	  .feature = _feature, .flags = 1, .type = _type, .driver_data = (unsigned long)_data }
#define X86_MATCH_VFM(vfm, data) \
	X86_MATCH_CPU(VFM_VENDOR(vfm), VFM_FAMILY(vfm), VFM_MODEL(vfm), X86_STEPPING_ANY, \
		      X86_FEATURE_ANY, X86_CPU_TYPE_ANY, data)
#define X86_MATCH_VFM_STEPS(vfm, min_step, max_step, data) \
	X86_MATCH_CPU(VFM_VENDOR(vfm), VFM_FAMILY(vfm), VFM_MODEL(vfm), __X86_STEPPINGS(min_step, max_step), \
		      X86_FEATURE_ANY, X86_CPU_TYPE_ANY, data)

const struct x86_cpu_id *x86_match_cpu(const struct x86_cpu_id *match);

#endif
