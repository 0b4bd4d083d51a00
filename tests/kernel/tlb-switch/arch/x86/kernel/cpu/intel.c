// SPDX-License-Identifier: GPL-2.0
/* What the patch of the switch needs of cpu/intel.c, as kernels of 2012 to 2014 have it. */
struct cpuinfo_x86 {
	unsigned char x86, x86_model;
};

short tlb_flushall_shift = -1;

static void intel_tlb_flushall_shift_set(struct cpuinfo_x86 *c)
{
	switch ((c->x86 << 8) + c->x86_model) {
	case 0x60f: /* two models that never flush page by page */
	case 0x617:
		tlb_flushall_shift = -1;
		break;
	case 0x62a: /* SandyBridge */
	case 0x62d:
		tlb_flushall_shift = 5;
		break;
	case 0x63a: /* Ivybridge */
		tlb_flushall_shift = 1;
		break;
	default:
		tlb_flushall_shift = 6;
	}
}

int shift_of(unsigned char family, unsigned char model)
{
	struct cpuinfo_x86 c = { family, model };

	intel_tlb_flushall_shift_set(&c);
	return tlb_flushall_shift;
}
