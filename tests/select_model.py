# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The selection of runtime/nt_select.c a second time, written from docs/nt_quirk.3 and the generated table."""

import re
from typing import NamedTuple

from support import ROOT

KIB, MIB = 1 << 10, 1 << 20
UNLIMITED = (1 << 64) - 1
VENDORS = ["OTHER", "INTEL", "AMD", "HYGON", "CENTAUR", "ZHAOXIN"]
FEATURES = {"SSE2": 1, "ERMS": 2, "FSRM": 4, "AVX2": 8, "AVX512F": 16, "CLZERO": 32, "HYPERVISOR": 64}

FROM_TABLE, UNTRUSTED, THRESHOLD_FROM_TABLE, LLC_UNKNOWN, LLC_CLAMPED = 1, 2, 1 << 8, 1 << 10, 1 << 11


class Row(NamedTuple):
    vendor: str
    family: int
    model: int
    low: int
    high: int
    core: str
    nt: str
    nt_vector: str
    threshold: int
    clzero: str
    features: frozenset | None  # None: not stated


class Selection(NamedTuple):
    flags: int
    threshold: int
    hot: str
    tiers: list[tuple[str, int]]


def rows() -> list[Row]:
    found = []
    for line in (ROOT / "generated/user/nt_table.h").read_text().splitlines():
        match = re.match(r"NTQ_ROW\(([^)]*)\)", line)
        if match:
            vendor, family, model, low, high, core, nt, nt_vector, threshold, clzero, features = (field.strip() for field in match[1].split(","))
            names = frozenset(re.findall(r"NTQ_FEATURE_(\w+)", features)) if "STATED" in features else None
            found.append(Row(vendor, int(family), int(model), int(low), int(high), core, nt, nt_vector, int(threshold), clzero, names))
    return found


def find(table: list[Row], vendor: str, family: int, model: int, stepping: int) -> Row | None:
    """Of the rows for every core type the one with the fewest steppings."""
    fitting = [row for row in table if (row.vendor, row.family, row.model, row.core) == (vendor, family, model, "ANY") and row.low <= stepping <= row.high]
    return min(fitting, key=lambda row: row.high - row.low, default=None)


def clamped(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


def select(row: Row | None, has: set[str], l1d: int, l2: int, llc: int) -> Selection:
    flags = 0
    if row and row.features is not None and has - row.features - {"SSE2", "HYPERVISOR"}:
        row, flags = None, UNTRUSTED
    nt, nt_vector, clzero = (row.nt, row.nt_vector, row.clzero) if row else ("UNKNOWN", "UNKNOWN", "UNKNOWN")
    flags |= FROM_TABLE if row else 0
    if row and row.threshold:
        threshold, flags = row.threshold, flags | THRESHOLD_FROM_TABLE
    elif llc:
        threshold = clamped(llc, MIB, (64 if "HYPERVISOR" in has else 512) * MIB)
        flags |= LLC_CLAMPED if threshold != llc else 0
    else:
        threshold, flags = 32 * MIB, flags | LLC_UNKNOWN
    private = clamped(l2 or l1d, 16 * KIB, 16 * MIB) if l2 or l1d else 256 * KIB

    cached = "stosb" if "ERMS" in has else "stosq"
    near = "avx512" if {"AVX512F", "FSRM"} <= has else "avx2" if "AVX2" in has else "sse2"
    if "CLZERO" in has and clzero == "GOOD" and nt_vector != "GOOD":
        far = "clzero"
    elif (nt if nt_vector == "UNKNOWN" else nt_vector) != "BAD":
        far = "vmovntdq256" if "AVX2" in has else "movntdq"
    else:
        far = "clzero" if "CLZERO" in has and clzero != "BAD" else cached
    tiers: list[tuple[str, int]] = []
    for arm, limit in ((near, min(private, threshold)), (cached, threshold), (far, UNLIMITED)):
        if tiers and limit <= tiers[-1][1]:
            continue
        if tiers and tiers[-1][0] == arm:
            tiers.pop()
        tiers.append((arm, limit))
    return Selection(flags, threshold, cached, tiers)
