// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db HASH and templates/nt_table.h.j2 HASH; do not edit, run `make gen`.
//
// One line per CPU, sorted by vendor, family and model; of several lines that match, the first is the most specific.
// NTQ_ROW(vendor, family, model, lowest stepping, highest stepping, core type,
//         words for non-temporal stores and for those of vectors, their threshold in bytes or 0, word for CLZERO,
//         the features it has when nothing masks them, or 0 where no source states them)

NTQ_ROW(INTEL, 6, 85, 6, 6, ANY, GOOD, UNKNOWN, 0, UNKNOWN, NTQ_FEATURES_STATED) /* SKYLAKE_X: one of them */
NTQ_ROW(INTEL, 6, 85, 5, 7, ANY, BAD, UNKNOWN, 0, UNKNOWN, 0) /* SKYLAKE_X: Cascade Lake */
NTQ_ROW(INTEL, 6, 85, 0, 15, ANY, UNKNOWN, UNKNOWN, 0, UNKNOWN, 0) /* SKYLAKE_X: any */
