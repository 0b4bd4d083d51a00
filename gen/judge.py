# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A new record against the database: does it agree with what is decided, or contradict it?

Only opposite words contradict: good where the database says bad, or bad where it says good. Each of them wants a
significant difference of at least the least effect at half of the points, so that noise cannot turn one into the
other. neutral lies within the least effect of both and decides nothing. A value contradicts another one that the record
has measured, too.
"""

from __future__ import annotations

from dataclasses import dataclass

import compare_values
import explain
import verdict
from model import WHOLE, Decision, Kind, Record, Verdict, unmeasured
from signatures import Answers
from units import show_size

AGREES, CONTRADICTS, INCONCLUSIVE = 0, 4, 5
NAMES = {AGREES: "agrees", CONTRADICTS: "contradicts", INCONCLUSIVE: "inconclusive"}


@dataclass(frozen=True)
class Answer:
    """One kind at one chunk: the record's word and the database's."""

    kind: str
    chunk: int
    mine: Verdict
    theirs: Verdict
    opposite: bool
    """What the database says is what this record speaks against."""

    @property
    def status(self) -> int:
        words = {self.mine.word, self.theirs.word}
        if "unknown" in words:
            return INCONCLUSIVE
        return AGREES if len(words) == 1 else CONTRADICTS if self.opposite else INCONCLUSIVE


def answers(record: Record, decision: Decision | None, kinds: list[Kind]) -> list[Answer]:
    found = []
    for kind in kinds:
        for chunk, mine in sorted(verdict.judge(record, kind).items(), reverse=True):
            theirs = decision.at(kind.name, chunk) if decision else unmeasured(kind.name)
            opposite = {mine.word, theirs.word} == {"good", "bad"}
            if kind.type == "integer":
                opposite = theirs.word in {str(row.value) for row in record.rows}
            found.append(Answer(kind.name, chunk, mine, theirs, opposite))
    return found


def decision_for(record: Record, decisions: list[Decision]) -> Decision | None:
    """What is decided for this very CPU: of a hybrid one, for the core type that was measured."""
    if record.stepping is None:
        return None
    return Answers(decisions).at(record.vendor, record.family, record.model, record.stepping, record.core_type)


def overall(found: list[Answer]) -> int:
    """One contradiction contradicts; else one agreement agrees."""
    statuses = {answer.status for answer in found}
    return next((status for status in (CONTRADICTS, AGREES) if status in statuses), INCONCLUSIVE)


def as_text(record: Record, found: list[Answer], kinds: list[Kind], database: str) -> str:
    lines = []
    for answer in found:
        at = ", whole extents" if answer.chunk == WHOLE else f", chunks of {show_size(answer.chunk)}"
        at = "" if record.quirk else at
        lines.append(f"{NAMES[answer.status]}: {answer.kind}{at}: here {answer.mine.word}, in the database {answer.theirs.word}")
        lines.append(f"  here         {answer.mine.reason}")
        basis = "no record" if answer.theirs.basis == "default" else f"{answer.theirs.basis}: {answer.theirs.reason}"
        lines.append(f"  the database {basis}")
        lines += compare_values.as_text([record], [], kinds) if record.quirk else [explain.why(answer.mine)]
    status = overall(found)
    guest = "; a guest's word alone never changes a kernel's" if record.virtual and status == CONTRADICTS else ""
    return "\n".join([*lines, f"{NAMES[status]} (database {database}){guest}"])
