// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db 9935fca6cdfa and templates/nt_explain.c.j2 76329c7cb93f; do not edit, run `make gen`.
//
// The words behind nt_table.h, row by row in the same order, for the query command.

#include <stddef.h>
#include <stdint.h>

#include "nt_explain.h"
#include "nt_quirk.h"

static const char *const none[] = { NULL };

const struct ntq_answer ntq_unmeasured[] = {
	{ "nt", UINT64_MAX, "unknown", "unmeasured", "default", 0, 0, none, "" },
	{ "clzero", UINT64_MAX, "unknown", "unmeasured", "default", 0, 0, none, "" },
};
const unsigned ntq_n_unmeasured = 2;

static const char *const records_31_0[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault",
	NULL
};
static const char *const records_31_1[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault",
	NULL
};
static const char *const records_31_2[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2",
	NULL
};
static const char *const records_31_3[] = {
	"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2",
	NULL
};
/* GenuineIntel:6:79 */
static const struct ntq_answer answers_31[] = {
	{
		"nt", 4095u, "good",
		"movnti +216.7 % against stosb at 128 GiB, measured at chunk 4 KiB",
		"inferred", 137438953472u, 0u, records_31_0,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault\012"
		"  pagefault, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  128 GiB 4 KiB   movnti 11.78 0.022%  stosb 3.72 4.9%     +216.7% 6e-08 win",
	},
	{
		"nt", 4096u, "good",
		"movnti +216.7 % against stosb at 128 GiB",
		"measured", 137438953472u, 0u, records_31_1,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2-pagefault\012"
		"  pagefault, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  128 GiB 4 KiB   movnti 11.78 0.022%  stosb 3.72 4.9%     +216.7% 6e-08 win",
	},
	{
		"nt", 134217727u, "good",
		"movnti +117.2 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 134217728u, 16777216u, records_31_2,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2\012"
		"  memset, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 11.83 0.21%   stosb 17.35 10%      -31.8% 0.009 lose\012"
		"    not counted: within the LLC (25 MiB)\012"
		"  128 MiB whole   movnti 11.72 0.49%   stosb 5.31 0.15%    +120.7% 3e-09 win\012"
		"  1 GiB   whole   movnti 11.78 0.034%  stosb 5.42 0.15%    +117.3% 7e-21 win\012"
		"  4 GiB   whole   movnti 11.77 0.071%  stosb 5.42 0.41%    +117.2% 6e-13 win",
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +117.2 % against stosb at 4 GiB",
		"measured", 134217728u, 16777216u, records_31_3,
		"GenuineIntel-6-79-1/2020-10-14-oracle-x6-2\012"
		"  memset, Intel Xeon E5-2630 v4, microcode 0xb00002e\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 11.83 0.21%   stosb 17.35 10%      -31.8% 0.009 lose\012"
		"    not counted: within the LLC (25 MiB)\012"
		"  128 MiB whole   movnti 11.72 0.49%   stosb 5.31 0.15%    +120.7% 3e-09 win\012"
		"  1 GiB   whole   movnti 11.78 0.034%  stosb 5.42 0.15%    +117.3% 7e-21 win\012"
		"  4 GiB   whole   movnti 11.77 0.071%  stosb 5.42 0.41%    +117.2% 6e-13 win",
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
	},
};

static const char *const records_33_0[] = {
	"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2",
	NULL
};
static const char *const records_33_1[] = {
	"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2",
	NULL
};
/* GenuineIntel:6:85:5-7 */
static const struct ntq_answer answers_33[] = {
	{
		"nt", 134217727u, "bad",
		"movnti -3.8 % against stosb at 4 GiB, measured at chunk 128 MiB",
		"inferred", 0u, 0u, records_33_0,
		"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2\012"
		"  memset, Intel Xeon Platinum 8270CL, microcode 0x5002f01\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 6.25 0.46%    stosb 20.38 2.9%     -69.3% 3e-06 lose\012"
		"    not counted: within the LLC (36 MiB)\012"
		"  128 MiB whole   movnti 6.31 0.53%    stosb 6.52 0.16%      -3.2% 2e-04 lose\012"
		"  1 GiB   whole   movnti 6.24 0.011%   stosb 6.48 0.35%      -3.7% 5e-05 lose\012"
		"  4 GiB   whole   movnti 6.27 0.43%    stosb 6.52 0.012%     -3.8% 1e-04 lose",
	},
	{
		"nt", UINT64_MAX, "bad",
		"movnti -3.8 % against stosb at 4 GiB",
		"measured", 0u, 0u, records_33_1,
		"GenuineIntel-6-85-7/2020-10-14-oracle-x8-2\012"
		"  memset, Intel Xeon Platinum 8270CL, microcode 0x5002f01\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 6.25 0.46%    stosb 20.38 2.9%     -69.3% 3e-06 lose\012"
		"    not counted: within the LLC (36 MiB)\012"
		"  128 MiB whole   movnti 6.31 0.53%    stosb 6.52 0.16%      -3.2% 2e-04 lose\012"
		"  1 GiB   whole   movnti 6.24 0.011%   stosb 6.48 0.35%      -3.7% 5e-05 lose\012"
		"  4 GiB   whole   movnti 6.27 0.43%    stosb 6.52 0.012%     -3.8% 1e-04 lose",
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
	},
};

static const char *const records_113_0[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault",
	NULL
};
static const char *const records_113_1[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault",
	NULL
};
static const char *const records_113_2[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c",
	NULL
};
static const char *const records_113_3[] = {
	"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c",
	NULL
};
/* AuthenticAMD:23:49 */
static const struct ntq_answer answers_113[] = {
	{
		"nt", 4095u, "good",
		"movnti +43.8 % against stosq at 128 GiB, measured at chunk 4 KiB",
		"inferred", 137438953472u, 0u, records_113_0,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault\012"
		"  pagefault, AMD EPYC 7742, microcode 0x8301038\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  128 GiB 4 KiB   movnti 16.29 0.067%  stosq 11.33 0.98%    +43.8% 5e-08 win",
	},
	{
		"nt", 4096u, "good",
		"movnti +43.8 % against stosq at 128 GiB",
		"measured", 137438953472u, 0u, records_113_1,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c-pagefault\012"
		"  pagefault, AMD EPYC 7742, microcode 0x8301038\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  128 GiB 4 KiB   movnti 16.29 0.067%  stosq 11.33 0.98%    +43.8% 5e-08 win",
	},
	{
		"nt", 134217727u, "good",
		"movnti +38.6 % against stosq at 4 GiB, measured at chunk 128 MiB",
		"inferred", 1073741824u, 134217728u, records_113_2,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c\012"
		"  memset, AMD EPYC 7742, microcode 0x8301038\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 14.56 22%     stosq 15.39 10%       -5.4% 1.000 unsure\012"
		"    not counted: within the LLC (16 MiB)\012"
		"  128 MiB whole   movnti 14.49 15%     stosq 11.04 5.4%     +31.3% 0.081 unsure\012"
		"  1 GiB   whole   movnti 16.54 0.045%  stosq 11.86 0.93%    +39.5% 3e-07 win\012"
		"  4 GiB   whole   movnti 16.49 0.15%   stosq 11.90 0.62%    +38.6% 3e-09 win",
	},
	{
		"nt", UINT64_MAX, "good",
		"movnti +38.6 % against stosq at 4 GiB",
		"measured", 1073741824u, 134217728u, records_113_3,
		"AuthenticAMD-23-49-0/2020-10-14-oracle-e2-2c\012"
		"  memset, AMD EPYC 7742, microcode 0x8301038\012"
		"  extent  chunk   candidate, GiB/s     baseline, GiB/s        diff p\012"
		"  16 MiB  whole   movnti 14.56 22%     stosq 15.39 10%       -5.4% 1.000 unsure\012"
		"    not counted: within the LLC (16 MiB)\012"
		"  128 MiB whole   movnti 14.49 15%     stosq 11.04 5.4%     +31.3% 0.081 unsure\012"
		"  1 GiB   whole   movnti 16.54 0.045%  stosq 11.86 0.93%    +39.5% 3e-07 win\012"
		"  4 GiB   whole   movnti 16.49 0.15%   stosq 11.90 0.62%    +38.6% 3e-09 win",
	},
	{
		"clzero", UINT64_MAX, "unknown",
		"unmeasured",
		"default", 0u, 0u, none,
		"",
	},
};

const struct ntq_entry ntq_entries[] = {
	{
		NTQ_VENDOR_INTEL, 6, 15, 0, 15, NTQ_CORE_ANY,
		"CORE2_MEROM", "Core 2 (Merom, Conroe)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 22, 0, 15, NTQ_CORE_ANY,
		"CORE2_MEROM_L", "Core 2 (Merom-L, Conroe-L)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 23, 0, 15, NTQ_CORE_ANY,
		"CORE2_PENRYN", "Core 2 (Penryn, Wolfdale)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 26, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_EP", "Nehalem-EP (Bloomfield)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 28, 0, 15, NTQ_CORE_ANY,
		"ATOM_BONNELL", "Atom Bonnell (Diamondville, Pineview)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 29, 0, 15, NTQ_CORE_ANY,
		"CORE2_DUNNINGTON", "Xeon Dunnington",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 30, 0, 15, NTQ_CORE_ANY,
		"NEHALEM", "Nehalem (Lynnfield)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 31, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_G", "Nehalem (Auburndale, Havendale)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 37, 0, 15, NTQ_CORE_ANY,
		"WESTMERE", "Westmere (Clarkdale)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 38, 0, 15, NTQ_CORE_ANY,
		"ATOM_BONNELL_MID", "Atom Bonnell (Silverthorne, Lincroft)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 39, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL_MID", "Atom Saltwell (Penwell)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 42, 0, 15, NTQ_CORE_ANY,
		"SANDYBRIDGE", "Sandy Bridge",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 44, 0, 15, NTQ_CORE_ANY,
		"WESTMERE_EP", "Westmere-EP (Gulftown)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 45, 0, 15, NTQ_CORE_ANY,
		"SANDYBRIDGE_X", "Sandy Bridge-EP",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 46, 0, 15, NTQ_CORE_ANY,
		"NEHALEM_EX", "Nehalem-EX (Beckton)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 47, 0, 15, NTQ_CORE_ANY,
		"WESTMERE_EX", "Westmere-EX",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 53, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL_TABLET", "Atom Saltwell (Cloverview)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 54, 0, 15, NTQ_CORE_ANY,
		"ATOM_SALTWELL", "Atom Saltwell (Cedarview)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 55, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT", "Atom Silvermont (Bay Trail)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 58, 0, 15, NTQ_CORE_ANY,
		"IVYBRIDGE", "Ivy Bridge",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 60, 0, 15, NTQ_CORE_ANY,
		"HASWELL", "Haswell",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 61, 0, 15, NTQ_CORE_ANY,
		"BROADWELL", "Broadwell",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 62, 0, 15, NTQ_CORE_ANY,
		"IVYBRIDGE_X", "Ivy Bridge-EP",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 63, 0, 15, NTQ_CORE_ANY,
		"HASWELL_X", "Haswell-EP",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 69, 0, 15, NTQ_CORE_ANY,
		"HASWELL_L", "Haswell-ULT",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 70, 0, 15, NTQ_CORE_ANY,
		"HASWELL_G", "Haswell with Crystalwell",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 71, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_G", "Broadwell with Crystalwell",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 74, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT_MID", "Atom Silvermont (Merrifield)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 76, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT", "Atom Airmont (Cherry Trail, Braswell)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 77, 0, 15, NTQ_CORE_ANY,
		"ATOM_SILVERMONT_D", "Atom Silvermont (Avoton, Rangeley)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 78, 0, 15, NTQ_CORE_ANY,
		"SKYLAKE_L", "Skylake mobile",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 79, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_X", "Broadwell-EP",
		none, answers_31, 5
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 10, 11, NTQ_CORE_ANY,
		"SKYLAKE_X", "Cooper Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 5, 7, NTQ_CORE_ANY,
		"SKYLAKE_X", "Cascade Lake-SP",
		none, answers_33, 3
	},
	{
		NTQ_VENDOR_INTEL, 6, 85, 0, 4, NTQ_CORE_ANY,
		"SKYLAKE_X", "Skylake-SP",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 86, 0, 15, NTQ_CORE_ANY,
		"BROADWELL_D", "Broadwell-DE (Xeon D)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 87, 0, 15, NTQ_CORE_ANY,
		"XEON_PHI_KNL", "Xeon Phi Knights Landing",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 90, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT_MID", "Atom Airmont (Moorefield)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 92, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT", "Atom Goldmont (Apollo Lake)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 94, 0, 15, NTQ_CORE_ANY,
		"SKYLAKE", "Skylake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 95, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT_D", "Atom Goldmont (Denverton)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 102, 0, 15, NTQ_CORE_ANY,
		"CANNONLAKE_L", "Cannon Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 106, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_X", "Ice Lake-SP",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 108, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_D", "Ice Lake-D (Xeon D)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 117, 0, 15, NTQ_CORE_ANY,
		"ATOM_AIRMONT_NP", "Atom Airmont (Lightning Mountain)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 122, 0, 15, NTQ_CORE_ANY,
		"ATOM_GOLDMONT_PLUS", "Atom Goldmont Plus (Gemini Lake)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 125, 0, 15, NTQ_CORE_ANY,
		"ICELAKE", "Ice Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 126, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_L", "Ice Lake mobile",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 133, 0, 15, NTQ_CORE_ANY,
		"XEON_PHI_KNM", "Xeon Phi Knights Mill",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 134, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT_D", "Atom Tremont (Jacobsville)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_ATOM,
		"LAKEFIELD", "Lakefield",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_CORE,
		"LAKEFIELD", "Lakefield",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 138, 0, 15, NTQ_CORE_ANY,
		"LAKEFIELD", "Lakefield",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 140, 0, 15, NTQ_CORE_ANY,
		"TIGERLAKE_L", "Tiger Lake mobile",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 141, 0, 15, NTQ_CORE_ANY,
		"TIGERLAKE", "Tiger Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 142, 0, 15, NTQ_CORE_ANY,
		"KABYLAKE_L", "Kaby Lake, Coffee Lake, Whiskey Lake mobile",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 143, 0, 15, NTQ_CORE_ANY,
		"SAPPHIRERAPIDS_X", "Sapphire Rapids",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 150, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT", "Atom Tremont (Elkhart Lake)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_ATOM,
		"ALDERLAKE", "Alder Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_CORE,
		"ALDERLAKE", "Alder Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 151, 0, 15, NTQ_CORE_ANY,
		"ALDERLAKE", "Alder Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_ATOM,
		"ALDERLAKE_L", "Alder Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_CORE,
		"ALDERLAKE_L", "Alder Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 154, 0, 15, NTQ_CORE_ANY,
		"ALDERLAKE_L", "Alder Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 156, 0, 15, NTQ_CORE_ANY,
		"ATOM_TREMONT_L", "Atom Tremont (Jasper Lake)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 157, 0, 15, NTQ_CORE_ANY,
		"ICELAKE_NNPI", "Ice Lake NNP-I",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 158, 0, 15, NTQ_CORE_ANY,
		"KABYLAKE", "Kaby Lake, Coffee Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 165, 0, 15, NTQ_CORE_ANY,
		"COMETLAKE", "Comet Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 166, 0, 15, NTQ_CORE_ANY,
		"COMETLAKE_L", "Comet Lake mobile",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 167, 0, 15, NTQ_CORE_ANY,
		"ROCKETLAKE", "Rocket Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_ATOM,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_CORE,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 170, 0, 15, NTQ_CORE_ANY,
		"METEORLAKE_L", "Meteor Lake-H, -U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_ATOM,
		"METEORLAKE", "Meteor Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_CORE,
		"METEORLAKE", "Meteor Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 172, 0, 15, NTQ_CORE_ANY,
		"METEORLAKE", "Meteor Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 173, 0, 15, NTQ_CORE_ANY,
		"GRANITERAPIDS_X", "Granite Rapids",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 174, 0, 15, NTQ_CORE_ANY,
		"GRANITERAPIDS_D", "Granite Rapids-D",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 175, 0, 15, NTQ_CORE_ANY,
		"ATOM_CRESTMONT_X", "Sierra Forest",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE_U", "Arrow Lake-U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE_U", "Arrow Lake-U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 181, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE_U", "Arrow Lake-U",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 182, 0, 15, NTQ_CORE_ANY,
		"ATOM_CRESTMONT", "Grand Ridge",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE", "Raptor Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE", "Raptor Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 183, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE", "Raptor Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE_P", "Raptor Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE_P", "Raptor Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 186, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE_P", "Raptor Lake-P",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_ATOM,
		"LUNARLAKE_M", "Lunar Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_CORE,
		"LUNARLAKE_M", "Lunar Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 189, 0, 15, NTQ_CORE_ANY,
		"LUNARLAKE_M", "Lunar Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 190, 0, 15, NTQ_CORE_ANY,
		"ATOM_GRACEMONT", "Alder Lake-N, Twin Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_ATOM,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_CORE,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 191, 0, 15, NTQ_CORE_ANY,
		"RAPTORLAKE_S", "Raptor Lake-S (small die)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE_H", "Arrow Lake-H",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE_H", "Arrow Lake-H",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 197, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE_H", "Arrow Lake-H",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_ATOM,
		"ARROWLAKE", "Arrow Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_CORE,
		"ARROWLAKE", "Arrow Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 198, 0, 15, NTQ_CORE_ANY,
		"ARROWLAKE", "Arrow Lake-S",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_ATOM,
		"PANTHERLAKE_L", "Panther Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_CORE,
		"PANTHERLAKE_L", "Panther Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 204, 0, 15, NTQ_CORE_ANY,
		"PANTHERLAKE_L", "Panther Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 207, 0, 15, NTQ_CORE_ANY,
		"EMERALDRAPIDS_X", "Emerald Rapids",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_ATOM,
		"WILDCATLAKE_L", "Wildcat Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_CORE,
		"WILDCATLAKE_L", "Wildcat Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 213, 0, 15, NTQ_CORE_ANY,
		"WILDCATLAKE_L", "Wildcat Lake",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_INTEL, 6, 221, 0, 15, NTQ_CORE_ANY,
		"ATOM_DARKMONT_X", "Clearwater Forest",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 16, 5, 0, 15, NTQ_CORE_ANY,
		"RANA", "Athlon II X3, X4 (Rana, Propus)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 20, 2, 0, 15, NTQ_CORE_ANY,
		"ONTARIO", "Bobcat APU (Zacate, Ontario)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 23, 24, 0, 15, NTQ_CORE_ANY,
		"PICASSO", "Zen+ APU (Picasso)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 23, 49, 0, 15, NTQ_CORE_ANY,
		"ROME", "EPYC Rome (Zen 2)",
		none, answers_113, 5
	},
	{
		NTQ_VENDOR_AMD, 25, 1, 0, 15, NTQ_CORE_ANY,
		"MILAN", "EPYC Milan (Zen 3)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 26, 2, 0, 15, NTQ_CORE_ANY,
		"TURIN", "EPYC Turin (Zen 5)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_AMD, 26, 112, 0, 15, NTQ_CORE_ANY,
		"STRIX_HALO", "Ryzen AI Max (Strix Halo)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_HYGON, 24, 0, 0, 15, NTQ_CORE_ANY,
		"DHYANA", "Hygon Dhyana (C86 7185)",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_CENTAUR, 6, 15, 0, 15, NTQ_CORE_ANY,
		"NANO", "VIA Nano",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_CENTAUR, 7, 59, 0, 15, NTQ_CORE_ANY,
		"KAIXIAN_KX6000", "Zhaoxin KaiXian KX-6000",
		none, ntq_unmeasured, 2
	},
	{
		NTQ_VENDOR_CENTAUR, 7, 91, 0, 15, NTQ_CORE_ANY,
		"KAISHENG_KH40000", "Zhaoxin KaiSheng KH-40000",
		none, ntq_unmeasured, 2
	},
};
const unsigned ntq_n_entries = 121;
