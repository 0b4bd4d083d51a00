# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A pull request with data: what it may not do, and what it does, as Markdown in which no text of it is alive.

Nothing of the pull request is executed: its db/ is read by the generator that reviews, which is the base's in CI.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import diff
import history
import judge
import render
from model import WHOLE, Comparison, Record
from units import show_size

WIDTH = 40
MOST_PROBLEMS = 100


@dataclass(frozen=True)
class Effect:
    """What changes, and each new record with its standing against the database before it."""

    changes: list[diff.Change]
    added: list[tuple[Record, list[judge.Answer]]]


def problems_of_form(root: Path, base: str, shown: str) -> list[str]:
    """What is refused before any file is read: links, devices, odd names, and records that were merged and edited since."""
    found = []
    for folder, folders, files in os.walk(root):
        for name in sorted(folders + files):
            path = Path(folder, name)
            if not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9._-]*", name):
                found.append(f"{Path(root.name) / path.relative_to(root)}:0: file: a name of other characters than A-Z a-z 0-9 . _ -")
            elif path.is_symlink() or not (path.is_file() or path.is_dir()):
                found.append(f"{Path(root.name) / path.relative_to(root)}:0: file: is no regular file")
    try:
        return found + [str(problem) for problem in history.edited(root, base, shown)]
    except history.NoHistory as error:
        return found + [str(error)]


def stale(outputs: dict[Path, bytes]) -> list[str]:
    """Files of generated/ that are not what the database makes."""
    return [f"generated/{path.name}:0: generated: is not what the database makes: run make gen and commit generated/"
            for path, data in outputs.items() if path.is_symlink() or not path.is_file() or path.read_bytes() != data]  # fmt: skip


def effect(before: diff.State, after: diff.State) -> Effect:
    known = {record.path for record in before[0].records}
    added = [
        (record, judge.answers(record, judge.decision_for(record, before[1]), after[0].kinds))
        for record in after[0].records if record.path not in known
    ]  # fmt: skip
    return Effect(diff.changes(before, after), added)


def _code(lines: list[str]) -> list[str]:
    """A block in which nothing of the lines means anything."""
    return ["```text", *(render.ascii_text(line).replace("`", "'") for line in lines), "```", ""]


def _bars(item: Comparison, most: float) -> list[str]:
    chunk = "" if item.chunk == item.extent else f" by {show_size(item.chunk)}"
    lines = [f"{show_size(item.extent)}{chunk}" + ("" if item.counted else f" (not counted: {item.why})")]
    for row in (item.baseline, item.candidate):
        bar = "#" * max(1, round(WIDTH * row.mean / most))
        lines.append(f"  {row.arm:<12}{bar:<{WIDTH}} {row.mean:9.2f}")
    return lines


def plot(record: Record, answers: list[judge.Answer]) -> list[str]:
    """Bars of the curve for whole extents, or of the largest chunk, of the first kind that the record speaks of."""
    best = max(answers, key=lambda answer: answer.chunk == WHOLE, default=None)
    curve = best.mine.evidence[0][1] if best and best.mine.evidence else ()
    if not curve:
        return []
    most = max(max(item.candidate.mean, item.baseline.mean) for item in curve)
    return [f"{best.kind}, GiB/s", *(line for item in curve for line in _bars(item, most))]


def _record(record: Record, answers: list[judge.Answer]) -> list[str]:
    lines = [f"### {render.markdown(record.name)}", ""]
    who = f"{record.cpu_name or 'CPU not named'}, microcode {record.microcode or 'unstated'}{', a guest' if record.virtual else ''}"
    lines += [render.markdown(who), ""]
    for answer in answers:
        at = "whole extents" if answer.chunk == WHOLE else f"chunks of {show_size(answer.chunk)}"
        text = f"{judge.NAMES[answer.status]}: {answer.kind}, {at}: {answer.mine.word} ({answer.mine.reason}); before: {answer.theirs.word}"
        lines.append(f"- {render.markdown(text)}")
    bars = plot(record, answers)
    return [*lines, "", *(_code(bars) if bars else [])]


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def as_markdown(problems: list[str], found: Effect | None, remark: str = "") -> str:
    """The text of a job summary."""
    lines = ["# What this does to the database", "", *([remark, ""] if remark else [])]
    if problems:
        shown = problems[:MOST_PROBLEMS]
        more = [f"and {len(problems) - len(shown)} more"] if len(problems) > len(shown) else []
        lines += [f"**It cannot be merged as it is: {_counted(len(problems), 'problem')}.**", "", *_code([*shown, *more])]
    if found:
        flips = sum(change.flip for change in found.changes)
        lines += [f"{_counted(len(found.added), 'new record')}, {_counted(len(found.changes), 'change')}; an answer flips in {flips}.", ""]
        if found.changes:
            lines += _code([str(change) for change in found.changes])
        for record, answers in found.added:
            lines += _record(record, answers)
    return "\n".join(lines).rstrip() + "\n"
