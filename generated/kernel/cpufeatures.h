/* SPDX-License-Identifier: GPL-2.0 */
/* Generated from the nt-quirk database 724b9bfd5082; do not edit. The bit is one example: a series takes one free in its tree. */
#define X86_FEATURE_NT_BAD		(21*32+30) /* "nt_bad" Non-temporal stores are slow */
