# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Of the CPUs that were seen somewhere (db/signatures.tsv): which have a verdict, which are wanted most."""

from __future__ import annotations

from dataclasses import dataclass

import identity
from database import Database
from model import CpuIndex, Decision

#: How the answer for a signature came about, and what that means; in the order of reports.
STANDINGS = {
    "measured": "a verdict, with a record of that very stepping",
    "inferred": "a verdict from other steppings of the same entry",
    "undecided": "records, but no verdict: they are inconclusive or contradict each other",
    "unmeasured": "an entry without a record",
    "not in the database": "no entry",
}


class Answers:
    """Which decision speaks for a signature: the narrowest entry's, on hybrid parts the merged one."""

    def __init__(self, decisions: list[Decision]):
        self._decisions = {d.cpu: d for d in decisions}
        self._index = CpuIndex(list(self._decisions))

    def of(self, vendor: str, eax: int) -> Decision | None:
        return self.at(vendor, *identity.decode(eax), None)

    def at(self, vendor: str, family: int, model: int, stepping: int, core_type: str | None) -> Decision | None:
        home = (cpu for cpu in self._index.covering(vendor, family, model, stepping) if cpu.core_type == core_type)
        return next((self._decisions[cpu] for cpu in home), None)


@dataclass(frozen=True)
class Seen:
    """One signature, the decision that speaks for it, and how that stands: one of STANDINGS."""

    vendor: str
    eax: int
    brand: str
    decision: Decision | None
    standing: str


def seen(database: Database, decisions: list[Decision], kind: str = "nt") -> list[Seen]:
    """Every known signature in the order of the list."""
    answers = Answers(decisions)
    found = []
    for vendor, eax, brand in database.signatures:
        decision = answers.of(vendor, eax)
        found.append(Seen(vendor, eax, brand, decision, _standing(decision, identity.decode(eax)[2], kind)))
    return found


def _standing(decision: Decision | None, stepping: int, kind: str) -> str:
    if decision is None:
        return "not in the database"
    verdict = decision.at(kind)
    if not verdict.names:
        return "unmeasured"
    if verdict.word == "unknown":
        return "undecided"
    return "measured" if stepping in verdict.steppings else "inferred"


def counts(found: list[Seen]) -> dict[str, int]:
    return {standing: sum(1 for item in found if item.standing == standing) for standing in STANDINGS}


def wanted(found: list[Seen]) -> list[tuple[Decision, list[Seen]]]:
    """What a measurement would decide: entries without a verdict whose CPU says that its rep stosb is fast.

    With the signatures of each that were seen, in the order of the list.
    """
    by_cpu: dict = {}
    for item in found:
        if item.standing in ("undecided", "unmeasured") and "erms" in (item.decision.cpu.features or ()):
            by_cpu.setdefault(item.decision.cpu, (item.decision, []))[1].append(item)
    return list(by_cpu.values())
