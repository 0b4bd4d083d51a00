# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Two records, or two folders of records, side by side: what changed, and what is noise.

A difference is a change by the very test that decides verdicts (verdict.compare), with the numbers of the first
boolean kind of db/quirks.yaml. Several records of one side become one row whose spread is the one between records.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import verdict
from model import Kind, Record, Row
from units import show_size

WORDS = {"win": "faster", "lose": "slower", "tie": "same", "unsure": "noise"}


@dataclass(frozen=True)
class Change:
    """One arm at one point of one CPU; before or after is None where only the other side has it."""

    of: str
    before: Row | None
    after: Row | None
    word: str
    effect: float | None = None
    p: float | None = None


def _points(records: list[Record]) -> dict[tuple, Row]:
    rows: dict[tuple, list[Row]] = defaultdict(list)
    for record in records:
        if record.quirk:
            continue
        cpu = f"{record.vendor.strip()}:{record.family}:{record.model}:{'*' if record.stepping is None else record.stepping}"
        cpu += f"/{record.core_type}" if record.core_type else ""
        for row in record.rows:
            key = (f"{cpu}, {record.workload}", row.threads, row.page or 0, row.chunk == row.extent, row.chunk, row.extent, row.arm)
            rows[key].append(row)
    return {key: verdict.together(found) for key, found in rows.items()}


def changes(before: list[Record], after: list[Record], kind: Kind) -> list[Change]:
    """Every point of either side where arms were compared, in a fixed order."""
    old, new = _points(before), _points(after)
    shared = len(old.keys() & new.keys())
    found = []
    for key in sorted(old.keys() | new.keys()):
        one, two = old.get(key), new.get(key)
        if one is None or two is None:
            found.append(Change(key[0], one, two, "only before" if one else "only after"))
            continue
        outcome, effect, p = verdict.compare(two, one, shared, kind)
        found.append(Change(key[0], one, two, WORDS[outcome], effect, p))
    return found


def states(before: list[Record], after: list[Record]) -> list[str]:
    """What else differs between the sides: microcode, kernel, governor, turbo, machine, harness."""
    lines = []
    for name in ("microcode", "kernel", "governor", "turbo"):
        sides = [sorted({str(record.state.get(name)) for record in side}) for side in (before, after)]
        if sides[0] != sides[1]:
            lines.append(f"{name}: {', '.join(sides[0])} -> {', '.join(sides[1])}")
    return lines


def _figure(row: Row | None) -> str:
    if row is None:
        return "-"
    return f"{row.mean:.2f}" + ("" if row.spread is None else f" ( +- {100 * row.spread / row.mean:.2f}% )")


def as_text(found: list[Change]) -> list[str]:
    if not found:
        return []
    out, title = [], None
    for change in found:
        if change.of != title:
            title = change.of
            out += ["", title, f"  {'GiB/s':<12}{'extent':<9}{'chunk':<9}{'page':<7}{'thr':>3}  {'before':<22}{'after':<22}{'diff':>8}  p"]
        row = change.before or change.after
        chunk = "whole" if row.chunk == row.extent else show_size(row.chunk)
        place = f"{row.arm:<12}{show_size(row.extent):<9}{chunk:<9}{show_size(row.page) if row.page else '-':<7}{row.threads:>3}"
        diff = "" if change.effect is None else f"{100 * change.effect:+.1f}%"
        p = "" if change.effect is None else "-" if change.p is None else f"{change.p:.0e}" if change.p < 0.001 else f"{change.p:.3f}"
        out.append(f"  {place}  {_figure(change.before):<22}{_figure(change.after):<22}{diff:>8}  {p:<6} {change.word}".rstrip())
    count = {word: sum(change.word == word for change in found) for word in ("faster", "slower", "same", "noise")}
    return [*out, "", ", ".join(f"{number} {word}" for word, number in count.items())]


def _side(row: Row | None) -> dict | None:
    return None if row is None else {"mean": row.mean, "spread": row.spread, "runs": row.runs}


def as_data(found: list[Change]) -> list[dict]:
    rows = []
    for change in found:
        row = change.before or change.after
        rows.append({
            "of": change.of, "arm": row.arm, "extent": row.extent, "chunk": row.chunk,
            "page": row.page, "threads": row.threads, "before": _side(change.before), "after": _side(change.after),
            "effect": change.effect, "p": change.p, "word": change.word,
        })  # fmt: skip
    return rows
