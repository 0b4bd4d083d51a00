#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""docs/evidence.md: what became of every published figure that was looked at; `python3 gen/importers/evidence.py` prints it."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "gen"))

import render  # noqa: E402
from importers import published  # noqa: E402

LISTS = ("lkml.yaml", "sbc-bench.yaml", "other.yaml", "pages.yaml")

HEAD = """<!-- SPDX-License-Identifier: CC0-1.0 -->
<!-- Generated, do not edit. From tests/data/published/ by: python3 gen/importers/evidence.py > docs/evidence.md -->

# Where the published records come from

Every measurement of clearing memory that was found in public places, and what became of it: the record under
`db/measurements/` that holds its figures, or why there is none. The figures as they were collected are in
`tests/data/published/`; `gen_quirks.py import --from published` turns them into the records again.

How the words of the sources were taken:

| source | record |
|---|---|
| `clear_page_erms()`, `clear_page_rep()`, "page at a time" | `stosb`, `stosq`, `stosb` at chunk 4 KiB |
| `clear_pages_erms()`, `clear_pages_movnt()`, `clear_pages_clzero()`, "whole extent" | `stosb`, `movnti`, `clzero`, `stosb` at a chunk of the page, or of the unit that the source names |
| x86-64-stosb, x86-64-stosq, x86-64-movnt of `perf bench mem` | `stosb`, `stosq`, `movnti`; its GB are 2^30 bytes |
| "C 64-bit sequential write", "128-bit", "128-bit bypassing" of zsmith's `bandwidth` | `loop`, `sse2`, `movntdq`; its MB are 2^20 bytes |
| `write_memory_loop`, `_rep_stosq`, `_sse`, `_nontemporal_sse`, `_nontemporal_avx`, `_memset` of memory-bandwidth-demo | `loop`, `stosq`, `sse2`, `movntdq`, `vmovntdq256`, `libc`; GiB/s, its figure is the best run |
| "STOSB fill", "SSE2 fill", "SSE2 nontemporal fill", "memset" of tinymembench | `stosb`, `sse2`, `movntdq`, `libc`; its MB are 10^6 bytes, its figure is the best run |
| size of the page behind the memory, threads, turbo, microcode | null where the source does not say it |

Choices that a reader may want to undo:

- A column headed "pstdev" in the mails of 2020 is recorded as such, although the five raw runs printed for the
  4096 MB rows show that the tool printed the sample standard deviation. The other reading would only be narrower.
- "+-" beside seconds is the standard error where `perf stat` printed it, and is taken for one where the source does
  not say, which is the wider reading.
- A CPU named only by its code name ("Milan", "Icelake") is a record of that model with stepping null.
- No L3 is stated (`l3: none`) where a result file lists the caches and has none. For results that list no caches it
  is taken from another file of the same family, model and stepping; the record's note says so.
- Figures under a CPU's name alone are taken where another source prints family, model and stepping for that name; the
  record's note says which.
- A loss at an extent of no more than twice the L3 is refused where nothing beyond it was measured: what stayed in the
  cache favours the cached arms. A win there is taken, because it comes in spite of that.
- What glibc assumes of vendors that it does not name is no claim about one CPU and is not in `db/claims.yaml`.

## Every entry

| entry | CPU and benchmark | record, or the reason that there is none |
|---|---|---|
"""


def page() -> str:
    """The whole page."""
    lines = []
    used = 0
    for name in LISTS:
        for entry in published.read(ROOT / "tests/data/published" / name):
            used += bool(entry.records)
            outcome = "<br>".join(f"[{_short(path)}](../db/{path})" for path, _ in entry.records)
            lines.append(f"| {entry.number} | {render.markdown(entry.title)} | {outcome or render.markdown(entry.refused)} |\n")
    return HEAD + "".join(lines) + f"\n{len(lines)} entries, {used} of them in records.\n"


def _short(path: str) -> str:
    return path.removeprefix("measurements/").removesuffix(".yaml")


if __name__ == "__main__":
    sys.stdout.write(page())
