/* SPDX-License-Identifier: GPL-2.0 */
#ifndef LINUX_MOD_DEVICETABLE_H
#define LINUX_MOD_DEVICETABLE_H

#include <linux/types.h>

#define X86_FAMILY_ANY		0
#define X86_MODEL_ANY		0
#define X86_STEPPING_ANY	0
#define X86_FEATURE_ANY		0

struct x86_cpu_id {
	u16 vendor;
	u16 family;
	u16 model;
	u16 steppings;
	u16 feature;
	u16 flags;
	unsigned long driver_data;
};

#endif
