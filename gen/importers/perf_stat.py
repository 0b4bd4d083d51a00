# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""perf stat, for people and with -x, of a command that clears so many bytes: its time gives the rate, its counters stay."""

from __future__ import annotations

import re
from decimal import Decimal
from pathlib import Path

import dump
import verdict
from importers import facts, shapes
from importers.facts import Refused

#: perf's names of the events that a record has a place for.
EVENTS = {
    "cycles": "cycles", "cpu-cycles": "cycles", "instructions": "instructions", "cache-references": "cache_references",
    "cache-misses": "cache_misses", "branches": "branches", "branch-instructions": "branches", "branch-misses": "branch_misses",
    "bus-cycles": "bus_cycles", "L1-dcache-loads": "l1d_loads", "L1-dcache-load-misses": "l1d_load_misses", "LLC-loads": "llc_loads",
    "LLC-load-misses": "llc_load_misses", "LLC-stores": "llc_stores", "LLC-store-misses": "llc_store_misses",
    "dTLB-loads": "dtlb_loads", "dTLB-load-misses": "dtlb_load_misses", "dTLB-stores": "dtlb_stores", "dTLB-store-misses": "dtlb_store_misses",
}  # fmt: skip
_ABSENT = ("<not supported>", "<not counted>")
_EVENT = re.compile(r" *(?P<count><not supported>|<not counted>|[0-9.,]+) +(?:(?:msec|ns) +)?(?P<event>[A-Za-z][\w.:/-]*)(?: .*)?")
_TIME = re.compile(r" *(?P<time>[0-9.,]+)(?: \+- [0-9.,]+)? seconds time elapsed *(?:\( \+- *(?P<error>[0-9.,]+)% \))?.*")
_TITLE = re.compile(r" Performance counter stats for '(?P<command>[^']*)'(?: \((?P<runs>[0-9]+) runs\))?:")


class Run:
    """What one file says: seconds, its standard error in percent, the number of runs, the counts."""

    def __init__(self) -> None:
        self.seconds: str | None = None
        self.error: str | None = None
        self.runs = 1
        self.counters: dict[str, str | None] = {}

    def count(self, event: str, text: str, where: str) -> None:
        name = EVENTS.get(event.split(":")[0])
        if name:
            self.counters[name] = None if text in _ABSENT else _whole(text, where)


def _whole(text: str, where: str) -> str:
    """A count; people get it in groups of three digits."""
    if re.fullmatch(r"[0-9]{1,3}(,[0-9]{3})+", text):
        return text.replace(",", "")
    return facts.number(text, where)


def _text(lines: list[str], path: Path) -> Run:
    run = Run()
    for count, line in enumerate(lines, 1):
        where = f"{path}:{count}"
        title, time, event = _TITLE.fullmatch(line), _TIME.fullmatch(line), _EVENT.fullmatch(line)
        if title:
            run.runs = int(title["runs"] or 1)
        elif time:
            run.seconds = facts.number(time["time"], where)
            run.error = time["error"] and facts.number(time["error"], where)
        elif re.fullmatch(r" *[0-9.,]+(?: \+- [0-9.,]+)? seconds (user|sys).*|\s*|#.*", line):
            continue
        elif event:
            run.count(event["event"], event["count"], where)
        else:
            raise Refused(f"{where}: not understood: {line[:60]!r}")
    if run.seconds is None:
        raise Refused(f"{path}: no time elapsed is printed, so there is no rate")
    return run


def _csv(lines: list[str], path: Path, options) -> Run:
    """count, unit, event, [error,] time it ran, percent of it: -r puts its error behind the event."""
    run = Run()
    for count, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields, where = line.split(","), f"{path}:{count}"
        if len(fields) < 5 or not fields[2]:
            raise Refused(f"{where}: not a line of perf stat -x, : {line[:60]!r}")
        error = fields[3].rstrip("%") if fields[3].endswith("%") else None
        if fields[2].split(":")[0] == "duration_time":
            run.seconds = str(Decimal(facts.number(fields[0], where)) / 10**9)
            run.error = error
        else:
            run.count(fields[2], fields[0], where)
    if run.seconds is None:
        raise Refused(f"{path}: no duration_time, so there is no rate: perf stat -e duration_time,... -x,")
    if run.error is not None:
        raise Refused(f"{path}: made with -r, and -x does not say of how many runs: use the form for people")
    return run


def convert(paths: list[Path], options) -> dict:
    """One row. Files of one run each are its samples; a file of several runs stands alone."""
    facts.needed(options, *facts.NEEDED, "arm", "extent", "page")
    runs = []
    for path in paths:
        lines = facts.read(path)
        separated = any(line.count(",") >= 4 and "  " not in line for line in lines)
        runs.append(_csv(lines, path, options) if separated else _text(lines, path))
    if len(runs) > 1 and any(run.runs > 1 for run in runs):
        raise Refused(f"{paths[0]}: several files of several runs: one file, or one run in each")
    workload = options.workload or "pagefault"
    extent = shapes.parse_size(options.extent.replace(" ", ""))
    rates = [Decimal(extent) / (1 << 30) / Decimal(run.seconds) for run in runs if Decimal(run.seconds) > 0]
    if len(rates) < len(runs):
        raise Refused("a time of zero: the clock did not move")
    samples = [f"{rate:.4f}" for rate in rates]
    mean, stdev = verdict.summary(list(map(float, samples)))
    point = {"arm": options.arm, "extent": facts.size(options.extent, "extent"), "chunk": facts.size(options.chunk or "4KiB", "chunk"),
             "page": None if options.page == facts.UNKNOWN else facts.size(options.page, "page"), "threads": 1}  # fmt: skip
    row = {**point, "runs": runs[0].runs if len(runs) == 1 else len(runs), "mean": f"{mean:.4f}"}
    if stdev is not None:
        row.update({"stdev": f"{100 * stdev / mean:.2f}%", "samples": samples})
    elif runs[0].error and runs[0].runs > 1:
        row["stderr"] = f"{runs[0].error}%"
    data = facts.record(options, workload, "GiB/s", "perf stat", [row])
    if len(runs) == 1 and runs[0].counters:
        data["counters"] = [{**point, **{name: runs[0].counters.get(name) for name in dump.COUNTERS}}]
    return data
