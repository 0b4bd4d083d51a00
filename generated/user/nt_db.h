// SPDX-License-Identifier: GPL-2.0-only OR MIT
// Generated from db 724b9bfd5082 and templates/nt_db.h.j2 ca27667c15e0; do not edit, run `make gen`.
#ifndef NT_DB_H
#define NT_DB_H

/* Over every byte of db/, so that a program can say which facts it was built from. */
#define NTQ_DB_HASH "724b9bfd5082"

/* Rows of nt_table.h. */
#define NTQ_ROWS 124

/* 1: non-temporal stores are used where the database has no verdict; 0: they are not. */
#define NTQ_DEFAULT_NT 1

#endif
