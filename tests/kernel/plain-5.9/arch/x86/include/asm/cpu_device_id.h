/* SPDX-License-Identifier: GPL-2.0 */
#ifndef _ASM_X86_CPU_DEVICE_ID
#define _ASM_X86_CPU_DEVICE_ID

#include <linux/mod_devicetable.h>
#include <asm/intel-family.h>
#include <asm/processor.h>

#define X86_STEPPINGS(mins, maxs)	GENMASK(maxs, mins)
#define X86_MATCH_VENDOR_FAM_MODEL_STEPPINGS_FEATURE(_vendor, _family, _model, _steppings, _feature, _data) \
	{ .vendor = X86_VENDOR_##_vendor, .family = _family, .model = _model, .steppings = _steppings, \
	  .feature = _feature, .driver_data = (unsigned long)_data }

const struct x86_cpu_id *x86_match_cpu(const struct x86_cpu_id *match);

#endif
