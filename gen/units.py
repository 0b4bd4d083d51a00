# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Sizes and rates: text to numbers and back, every unit explicit."""

from __future__ import annotations

import re

SIZE_UNITS = {"B": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30, "TiB": 1 << 40}

#: Bytes per second in one unit of a record's `unit`. perf bench prints "GB/sec" for GiB/s; a record says GiB/s then.
RATE_UNITS = {"GiB/s": 1 << 30, "MiB/s": 1 << 20, "GB/s": 10**9, "MB/s": 10**6}

#: Units of other workloads, and whether more is better.
MORE_IS_BETTER = {**dict.fromkeys(RATE_UNITS, True), "records/s": True, "ns": False}

_SIZE = re.compile(r"([0-9]+) ?(B|KiB|MiB|GiB|TiB)")


def parse_size(text: str) -> int:
    """Bytes of "16 MiB"; raises ValueError with the remedy. Binary units only."""
    match = _SIZE.fullmatch(text)
    if not match:
        raise ValueError(f"{text[:40]!r} is no size: write a whole number and B, KiB, MiB, GiB or TiB, as in 16 MiB")
    size = int(match[1]) * SIZE_UNITS[match[2]]
    if size >= 1 << 63:
        raise ValueError(f"{text[:40]!r} is more than any machine has")
    return size


def show_size(size: int) -> str:
    """The shortest exact text: 134217728 is "128 MiB"."""
    for unit in ("TiB", "GiB", "MiB", "KiB"):
        if size and size % SIZE_UNITS[unit] == 0:
            return f"{size // SIZE_UNITS[unit]} {unit}"
    return f"{size} B"


def normal(value: float, unit: str) -> float:
    """A rate of bytes in GiB/s, anything else as it is."""
    return value * RATE_UNITS[unit] / RATE_UNITS["GiB/s"] if unit in RATE_UNITS else value
