/* SPDX-License-Identifier: GPL-2.0 */
#define IFM(_fam, _model)	VFM_MAKE(X86_VENDOR_INTEL, _fam, _model)

#define INTEL_BROADWELL_X		IFM(6, 0x4F) /* Broadwell */
#define INTEL_SKYLAKE_X			IFM(6, 0x55) /* Sky Lake and what came after */
