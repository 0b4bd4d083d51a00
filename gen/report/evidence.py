# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The records behind a decision, and how strong they are: records, machines, counted points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from model import Comparison, Decision, Kind, Record
from verdict import judge


@dataclass(frozen=True)
class Strength:
    """What a verdict rests on. outcomes: (word, how many of the counted points), the most frequent first."""

    records: int
    machines: str
    counted: int
    outcomes: tuple[tuple[str, int], ...]


def compared(decision: Decision, kind: str) -> list[tuple[Record, tuple[Comparison, ...]]]:
    """Every compared point of every record behind the verdict at any chunk, each once."""
    found: dict[str, tuple[Record, dict[Comparison, None]]] = {}
    for _, verdict in decision.verdicts[kind]:
        for record, points in verdict.evidence:
            found.setdefault(record.path, (record, {}))[1].update(dict.fromkeys(points))
    return [(record, tuple(points)) for _, (record, points) in sorted(found.items())]


def strength(decision: Decision, kind: str) -> Strength:
    behind = compared(decision, kind)
    counted = [point for _, points in behind for point in points if point.counted]
    outcomes = Counter(point.outcome for point in counted if point.outcome)
    return Strength(len(behind), machines([record for record, _ in behind]), len(counted), tuple(outcomes.most_common()))


def machines(records: Iterable[Record]) -> str:
    """How many machines: a record that names none may come from any of the others."""
    names = [record.machine["name"] for record in records]
    named, unnamed = len(set(names) - {None}), names.count(None)
    least, most = named or min(unnamed, 1), named + unnamed
    return str(most) if least == most else f"{least} to {most}"


def words(record: Record, kinds: list[Kind]) -> list[tuple[Kind, int, str, str]]:
    """What the record alone says: (kind, chunk, word, reason) by kind and chunk."""
    return [(kind, chunk, verdict.word, verdict.reason) for kind in kinds for chunk, verdict in sorted(judge(record, kind).items())]
