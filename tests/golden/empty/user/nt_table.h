// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db HASH and templates/nt_table.h.j2 HASH; do not edit, run `make gen`.
//
// One line per CPU, sorted by vendor, family and model; of several lines that match, the first is the most specific.
// NTQ_ROW(vendor, family, model, lowest stepping, highest stepping, core type,
//         words for non-temporal stores and for those of vectors, their threshold in bytes or 0, word for CLZERO,
//         the features it has when nothing masks them, or 0 where no source states them)

