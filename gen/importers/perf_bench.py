# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""`perf bench mem memset` in every form that it prints: each file is one run, each function one arm."""

from __future__ import annotations

import re
from decimal import Decimal
from pathlib import Path

import units
import verdict
from importers import facts, shapes
from importers.facts import Refused

TOOL = "perf bench mem memset"

#: tools/perf/bench/mem-functions.c and its memset arms. memset_orig() is a loop of 8-byte stores.
FUNCTIONS = {"default": "libc", "x86-64-unrolled": "loop", "x86-64-stosq": "stosq", "x86-64-stosb": "stosb", "x86-64-movnt": "movnti"}

#: print_bps(): powers of 1024; one of its formats has a stray d. --format=simple has bytes per second and no unit.
SCALE = {"GB": 1, "MB": 1 << 10, "KB": 1 << 20, "bytes": 1 << 30, "": 1 << 30}
_RATE = re.compile(r" *(?P<figure>[0-9.,]+|-?inf|-?nan)d? (?P<unit>GB|MB|KB|bytes)/sec(?:/thread)?(?: \( *\+- *[0-9.]+% *\))?")
_SIMPLE = re.compile(r"(?P<figure>[0-9.,]+|-?inf|-?nan)(?P<unit>)")
_IGNORED = re.compile(r"(# Running .*|# Copying .*|#? *)")

#: gettimeofday() counts microseconds: what took fewer than a thousand of them is mostly rounding.
LEAST_TICKS = 1000

Runs = dict[tuple[str, int], list[str]]


def _take(path: Path, runs: Runs, options) -> None:
    arm, extent = None, None
    if options.extent:
        extent = shapes.parse_size(options.extent.replace(" ", ""))
    for count, line in enumerate(facts.read(path), 1):
        where = f"{path}:{count}"
        function = re.match(r"# function '([^']*)'", line)
        size = re.fullmatch(r"# Copying ([0-9]+[KMGT]?B) bytes \.\.\.", line)
        rate = _RATE.fullmatch(line) or _SIMPLE.fullmatch(line)
        if function:
            arm = FUNCTIONS.get(function[1])
            if arm is None:
                raise Refused(f"{where}: function {function[1]} is no arm that is known here")
        elif size:
            extent = shapes.parse_size(size[1])
        elif rate:
            if arm is None:
                raise Refused(f"{where}: a figure before any function")
            if extent is None:
                raise Refused(f"{where}: this form does not print the size: say --extent")
            runs.setdefault((arm, extent), []).append(_gib(rate, extent, options, where))
        elif "cycles/byte" in line or "cycles counter" in line:
            raise Refused(f"{where}: cycles per byte are no rate: run it without --cycles")
        elif line.startswith("Unknown function"):
            raise Refused(f"{where}: this perf lacks the function: {line}")
        elif not _IGNORED.fullmatch(line):
            raise Refused(f"{where}: not understood: {line[:60]!r}")


def _gib(rate: re.Match, extent: int, options, where: str) -> str:
    """The rate in GiB/s, with six decimals as perf prints them."""
    figure = Decimal(facts.number(rate["figure"], where)) / SCALE[rate["unit"]]
    if not figure:
        raise Refused(f"{where}: a rate of zero: the clock or the tool did not work")
    loops = int(facts.number(options.loops or "1", "--loops"))
    ticks = Decimal(extent * loops) / (figure * (1 << 30)) * 10**6
    if ticks < LEAST_TICKS:
        raise Refused(f"{where}: ran for {ticks:.0f} ticks of a clock of microseconds: under {LEAST_TICKS} a figure is rounding; "
                      "use a larger -s or -l (and say --loops)")  # fmt: skip
    return f"{figure:.6f}"


def convert(paths: list[Path], options) -> dict:
    """One record of all files: several runs of one function and size are its samples."""
    runs: Runs = {}
    for path in paths:
        _take(path, runs, options)
    if not runs:
        raise Refused(f"{paths[0]}: holds no figure of perf bench")
    rows = []
    for (arm, extent), samples in sorted(runs.items(), key=lambda item: item[0][1]):
        shown = units.show_size(extent)
        mean, stdev = verdict.summary(list(map(float, samples)))
        row = {"arm": arm, "extent": shown, "chunk": shown, "page": None, "threads": 1, "runs": len(samples),
               "mean": f"{mean:.6f}"}  # fmt: skip
        if stdev is not None:
            row["stdev"] = f"{100 * stdev / mean:.2f}%"
        rows.append({**row, "samples": samples})
    return facts.record(options, "memset", "GiB/s", TOOL + (f" -l {options.loops}" if options.loops else ""), rows)
