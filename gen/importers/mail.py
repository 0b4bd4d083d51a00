# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The table of a kernel mail, as in the series of 2020: a row per size, a column of "BW ( +- spread)" per arm, and the
lines above it that name the machine."""

from __future__ import annotations

import re
from decimal import Decimal
from pathlib import Path

import units
from importers import facts, perf_bench, shapes
from importers.facts import Refused

_HEAD = re.compile(r"\s*(?:(?:x86-64-\w+|[a-z]\w+)\s+\((?P<runs>[0-9]+) runs\)\s*)+(?:speedup|delta)?\s*")
_COLUMN = re.compile(r"(x86-64-\w+|[a-z]\w+)\s+\(([0-9]+) runs\)")
_ROW = re.compile(r"\s*(?P<size>[0-9]+[KMGT]B)\s+(?P<rest>[0-9].*)")
_FIGURE = re.compile(r"(?P<rate>[0-9.,]+) GB/s(?:ec)? +\( *\+- *(?P<spread>[0-9.,]+)%\)")
_DELTA = re.compile(r"(?P<delta>[-+][0-9.]+) ?%\s*$")

#: What such a mail says of the machine, by the words in front of it.
_FACTS = {
    "machine": r"System:\s*(.+)",
    "memory": r"Memory:\s*([0-9]+ ?[KMGT]i?B)\b.*",
    "microcode": r"Microcode:\s*(0x[0-9a-f]+)",
    "governor": r"scaling_governor:\s*(\S+)",
    "l3": r"L3 size:\s*([0-9]+ ?[KMG]i?B)",
    "turbo": r"intel_pstate/no_turbo:\s*([01])",
    "ref": r"(?i:message-id):\s*<([^<>\s]+)>",
}
_SHAPE = re.compile(r"CPU:\s*(\d+) nodes \* (\d+) cores/node \* (\d+) threads/core")
_CPU = re.compile(r"\s*(?P<name>(?P<vendor>Intel|AMD)\b.*?) \((?:.*, ?)?(?P<identity>[0-9]+:[0-9]+:[0-9]+)\)\s*")
_DATE = re.compile(r"(?i:date):\s*\w{3},\s+(\d{1,2}) (\w{3}) (\d{4}) .*")
_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def _facts(lines: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines:
        text = line.strip()
        for name, pattern in _FACTS.items():
            match = re.fullmatch(pattern, text)
            if match:
                found[name] = {"0": "yes", "1": "no"}[match[1]] if name == "turbo" else match[1]
        shape, cpu, date = _SHAPE.fullmatch(text), _CPU.fullmatch(text), _DATE.fullmatch(text)
        if shape:
            found.update({"nodes": shape[1], "cores-per-node": shape[2], "threads-per-core": shape[3]})
        if cpu:
            found.update({"cpu": f"{cpu['vendor'].lower()}:{cpu['identity']}", "cpu-name": cpu["name"]})
        if date:
            found["date"] = f"{date[3]}-{_MONTHS.index(date[2]) + 1:02}-{int(date[1]):02}"
    return found


def _columns(lines: list[str], path: Path) -> tuple[int, list[tuple[str, int]]]:
    """Where the table begins, and (arm, runs) of its columns."""
    for count, line in enumerate(lines):
        if _HEAD.fullmatch(line):
            columns = []
            for name, runs in _COLUMN.findall(line):
                arm = perf_bench.FUNCTIONS.get(name) or shapes.ARMS.get(name, (None,))[0]
                if arm is None:
                    raise Refused(f"{path}:{count + 1}: column {name} is no arm that is known here")
                columns.append((arm, int(runs)))
            return count, columns
    raise Refused(f"{path}: holds no table with columns such as: x86-64-stosb (5 runs)")


def _note(size: str, figures: list[re.Match], printed: str) -> str | None:
    """The remark if a printed difference cannot follow from the printed, rounded figures."""
    one, two = (Decimal(figure["rate"]) for figure in figures)
    digit = Decimal("0.01")
    low, high = 100 * ((two - digit) / (one + digit) - 1), 100 * ((two + digit) / (one - digit) - 1)
    if low <= Decimal(printed) <= high:
        return None
    return (f"The difference printed for {size} ({Decimal(printed):+} %) does not follow from its two figures, "
            f"which give {100 * (two / one - 1):+.1f} %.")  # fmt: skip


def convert(paths: list[Path], options) -> dict:
    if len(paths) > 1:
        raise Refused("mail: one mail is one record")
    path, lines = paths[0], facts.read(paths[0])
    begin, columns = _columns(lines, path)
    facts.merge(options, _facts(lines))
    rows, notes = [], []
    for count, line in enumerate(lines[begin + 1 :], begin + 2):
        match = _ROW.fullmatch(line)
        if not match:
            if rows and line.strip():
                break
            continue
        figures = list(_FIGURE.finditer(match["rest"]))
        if len(figures) != len(columns):
            raise Refused(f"{path}:{count}: {len(figures)} figures in {len(columns)} columns: {line.strip()[:60]!r}")
        extent = units.show_size(shapes.parse_size(match["size"]))
        for (arm, runs), figure in zip(columns, figures):
            rows.append({"arm": arm, "extent": extent, "chunk": extent, "page": None, "threads": 1, "runs": runs,
                         "mean": facts.number(figure["rate"], f"{path}:{count}"),
                         "pstdev": facts.number(figure["spread"], f"{path}:{count}") + "%"})  # fmt: skip
        delta = _DELTA.search(match["rest"])
        if delta and len(figures) == 2:
            notes.append(_note(match["size"], figures, delta["delta"]))
    if not rows:
        raise Refused(f"{path}: the table has no rows of the form: 16MB  17.35 GB/s ( +- 9.27%) ...")
    command = next((found[1] for line in lines for found in [re.search(r"'(perf bench mem memset[^']*)'", line)] if found), None)
    data = facts.record(options, "memset", "GiB/s", command or "perf bench mem memset", rows)
    if any(notes):
        data["note"] = " ".join(filter(None, notes))
    return data
