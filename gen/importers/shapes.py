# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a published benchmark did: its arms in this project's words, its unit, and what a printed size means."""

from __future__ import annotations

import re
from dataclasses import dataclass

PAGEWISE = 4096

#: How a chunk follows from the workload: the size itself, one 4 KiB page after the other, or the whole unit at once.
SIZE, PAGE, UNIT = "size", "page", "unit"

#: The source's name of an arm: (arm of a record, what one call gets). clear_page_*() takes one 4 KiB page,
#: clear_pages_*() the unit that the kernel clears at once; REP STOS is STOSB on parts with ERMS.
ARMS = {
    "stosb": ("stosb", SIZE),
    "rep_stosb": ("stosb", SIZE),
    "stosq": ("stosq", SIZE),
    "movnt": ("movnti", SIZE),
    "movnti": ("movnti", SIZE),
    "clzero": ("clzero", SIZE),
    "libc_memset": ("libc", SIZE),
    "sse2_store": ("sse2", SIZE),
    "sse2_movntdq": ("movntdq", SIZE),
    "clear_page_erms": ("stosb", PAGE),
    "clear_page_rep": ("stosq", PAGE),
    "clear_page_nt": ("movnti", PAGE),
    "clear_page_movnt": ("movnti", PAGE),
    "clear_page_clzero": ("clzero", PAGE),
    "clear_pages_erms": ("stosb", UNIT),
    "clear_pages_movnt": ("movnti", UNIT),
    "clear_pages_clzero": ("clzero", UNIT),
    "page_at_a_time": ("stosb", PAGE),
    "whole_extent_rep_stos": ("stosb", UNIT),
    "sequential_write_64": ("loop", SIZE),
    "sequential_write_128": ("sse2", SIZE),
    "bypassing_write_128": ("movntdq", SIZE),
    "write_memory_loop": ("loop", SIZE),
    "write_memory_rep_stosq": ("stosq", SIZE),
    "write_memory_sse": ("sse2", SIZE),
    "write_memory_nontemporal_sse": ("movntdq", SIZE),
    "write_memory_nontemporal_avx": ("vmovntdq256", SIZE),
    "write_memory_memset": ("libc", SIZE),
}

#: Sizes as sources write them. perf, QEMU and the kernel count in powers of two whatever the letter.
_SIZE = re.compile(r"([0-9]+) ?([KMGT]?)i?B?")


def parse_size(text: str) -> int:
    """Bytes of 16MB, 4K, 32MiB, 256 GB, 3 TB or 3072K, all of them powers of two."""
    match = _SIZE.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is no size")
    return int(match[1]) << {"": 0, "K": 10, "M": 20, "G": 30, "T": 40}[match[2]]


@dataclass(frozen=True)
class Shape:
    """One kind of published workload.

    pattern finds it in the entry's workload text; its groups `extent`, `page` and `runs`, where present, are those
    parts of the text. A size is then the chunk if the extent is given, else extent and chunk in one. spread is the
    key of a printed spread, scale turns the collected GB/s into `unit`, remark goes into the record's note. best says
    that the figures are the best of their runs and that no spread of them is printed.
    """

    pattern: re.Pattern
    workload: str
    unit: str
    tool: str
    suffix: str = ""
    spread: str = "stdev"
    scale: int = 1
    runs: int | None = None
    page: int | None = None
    best: bool = False
    remark: str | None = None


def _shape(pattern: str, *args, **kwargs) -> Shape:
    return Shape(re.compile(pattern), *args, **kwargs)


BANDWIDTH = "The tool times one loop over the size and prints one figure; its MB are 2^20 bytes."
DEMO = "The tool prints the best of its runs over an array of 1 GiB, in GiB/s, and no spread (awreece/memory-bandwidth-demo main.c, 1339383735337)."
NO_SPREAD = "Each figure is the best of the tool's runs; no spread is given."
QEMU = "How many threads touched the memory is not stated; it is taken for 1."

SHAPES = (
    _shape(r"perf bench mem memset -l 1 \(", "memset", "GiB/s", "perf bench mem memset -l 1", spread="pstdev"),
    _shape(r"perf bench mem memset -k \$chunk -s (?P<extent>\w+) -f x86-64-stosq", "memset", "GiB/s",
           "perf bench mem memset -k CHUNK -s 4GB -f x86-64-stosq", suffix="-stosq", runs=1),
    _shape(r"perf bench mem memset -f x86-64-movnt -l 5", "memset", "GiB/s", "perf bench mem memset -f x86-64-movnt -l 5",
           suffix="-movnt", runs=1),
    _shape(r"perf bench mem memset -f x86-64-movnt", "memset", "GiB/s", "perf bench mem memset -f x86-64-movnt", suffix="-movnt"),
    _shape(r"pf-test 128", "pagefault", "GiB/s", "perf stat -r 5 --all-kernel pf-test 128", suffix="-pagefault",
           spread="stderr", page=1 << 30),
    _shape(r"qemu VM creation, prealloc (?P<page>\w+) pages", "pagefault", "GiB/s", "QEMU with preallocated memory", suffix="-pagefault",
           remark=QEMU),
    _shape(r"qemu VM creation \w+, prealloc (?P<page>\w+) pages", "pagefault", "GB/s", "QEMU with preallocated memory",
           suffix="-pagefault", spread="stderr", remark=QEMU),
    _shape(r"userspace loop over a (?P<extent>\w+) VA extent, page-size (?P<page>\w+)", "memset", "MB/s",
           "a loop in userspace over the extent, chunk by chunk", suffix="-chunks", scale=1000),
    _shape(r"demand fault hugetlb region .*?(?:, (?P<extent>\w+))?(?:, (?P<runs>\d+) runs)?(?:; preempt=.*)?$", "pagefault", "GB/s",
           "faulting in hugetlb pages", suffix="-pagefault"),
    _shape(r"perf bench mem map -p \$pg -f demand -s (?P<extent>\w+) -l (?P<runs>\d+)", "pagefault", "GiB/s",
           "perf bench mem map -p PAGE -f demand -s 64GB -l 5", suffix="-pagefault"),
    _shape(r"tinymembench fill, 1 thread pinned \(tinymembench v0.4.9\)", "memset", "MB/s", "tinymembench v0.4.9", scale=1000),
    _shape(r"tinymembench fill, 1 thread pinned \(tinymembench v0.4.9-nuumio\)", "memset", "MB/s", "tinymembench v0.4.9-nuumio", scale=1000),
    _shape(r"tinymembench v0.4.9 fill", "memset", "MB/s", "tinymembench v0.4.9", scale=1000),
    _shape(r"tinymembench v0.4.10 fill", "memset", "MB/s", "tinymembench v0.4.10", scale=1000, best=True, remark=NO_SPREAD),
    _shape(r"tinymembench v0.4 fill, a table of best runs", "memset", "MB/s", "tinymembench v0.4", scale=1000, best=True,
           remark=NO_SPREAD),
    _shape(r"bandwidth 1.1 \(64 bit\)", "memset", "MiB/s", "bandwidth 1.1", scale=1000, remark=BANDWIDTH),
    _shape(r"memory-bandwidth-demo, 1 thread", "memset", "GiB/s", "memory-bandwidth-demo", best=True, remark=DEMO),
)  # fmt: skip

#: What tinymembench's own source says of its figures; its best run is printed, and the spread is relative to it.
TINYMEMBENCH = {
    "tinymembench v0.4.9": "Each figure is the best of 3 to 10 runs. A spread is printed when it is 0.1 % or more, which takes all "
    "10; without one there were at least 3 (ssvb/tinymembench main.c, 009150a5637d).",
    "tinymembench v0.4.9-nuumio": "Each figure is the best of its runs, whose number is printed; so is a spread of 0.1 % or more "
    "(nuumio/tinymembench main.c, 0fbf1f89c79c).",
}


def shape_of(workload: str) -> tuple[Shape, dict[str, str]] | None:
    """The shape of a workload text and the parts found in it, or None."""
    for shape in SHAPES:
        match = shape.pattern.search(workload)
        if match:
            return shape, {key: value for key, value in match.groupdict().items() if value}
    return None
