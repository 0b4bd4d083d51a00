# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a change of the database does: verdicts that flip, thresholds that move, kernel rows, known signatures."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import kernel_plan
import kernel_table
from signatures import Answers
from database import Database
from model import WHOLE, Decision
from units import show_size


@dataclass(frozen=True)
class Change:
    """One difference: what (verdict, threshold, signature, kernel row, CPU), of which, before and after."""

    what: str
    of: str
    before: str | int | None
    after: str | int | None
    flip: bool = False

    def __str__(self) -> str:
        if self.before is None or self.after is None:
            return f"{'+' if self.before is None else '-'} {self.what} {self.of}: {self.after if self.before is None else self.before}"
        return f"{'!' if self.flip else '~'} {self.what} {self.of}: {self.before} -> {self.after}"


State = tuple[Database, list[Decision]]


def changes(before: State, after: State) -> list[Change]:
    """Every difference, in a fixed order. flip: an answer that was given is another one now, or is gone."""
    old, new = ({d.cpu.label(): d for d in decisions} for _, decisions in (before, after))
    found = [Change("CPU", label, None, new[label].cpu.name) for label in sorted(new.keys() - old.keys())]
    found += [Change("CPU", label, old[label].cpu.name, None) for label in sorted(old.keys() - new.keys())]
    found += _verdicts(before, after)
    rows = [_kernel_rows(*state) for state in (before, after)]
    found += [Change("kernel row", row, None, "added") for row in sorted(rows[1] - rows[0])]
    found += [Change("kernel row", row, "removed", None) for row in sorted(rows[0] - rows[1])]
    return found + _signatures(before, after)


ABSENT = "not in the database"


def _said(decision: Decision | None, kind: str, chunk: int) -> str:
    return decision.at(kind, chunk).word if decision and kind in decision.verdicts else ABSENT


def _flips(one: str, two: str) -> bool:
    """A CPU that comes without a verdict, or goes without one, takes no answer from anybody."""
    return one != two and {one, two} != {"unknown", ABSENT}


def _verdicts(before: State, after: State) -> list[Change]:
    """Stepping by stepping, so that an edited range shows what it gives and takes; equal neighbours are one line."""
    answers = [Answers(decisions) for _, decisions in (before, after)]
    models = {(d.cpu.vendor, d.cpu.family, d.cpu.model, d.cpu.core_type) for _, state in (before, after) for d in state}
    kinds = sorted({kind.name for database, _ in (before, after) for kind in database.kinds})
    found = []
    for vendor, family, model, core in sorted(models, key=lambda item: (*item[:3], item[3] or "")):
        pairs = [tuple(known.at(vendor, family, model, stepping, core) for known in answers) for stepping in range(16)]
        label = f"{vendor}:{family}:{model}"
        for kind in kinds:
            found += _of_kind(label, f"/{core}" if core else "", kind, pairs, after[0])
    return found


def _of_kind(label: str, core: str, kind: str, pairs: list[tuple], database: Database) -> list[Change]:
    """The answer for whole extents, and those for the kernels' chunks where they change in another way."""
    found, start = [], 0
    for stepping in range(1, 17):
        if stepping < 16 and pairs[stepping] == pairs[start]:
            continue
        span = "" if (start, stepping) == (0, 16) else f":{start}" if stepping == start + 1 else f":{start}-{stepping - 1}"
        old, new = pairs[start]
        words = _said(old, kind, WHOLE), _said(new, kind, WHOLE)
        name = f"{label}{span}{core} {kind}"
        if _flips(*words):
            found.append(Change("verdict", name, *words, flip=True))
        elif old and new and kind in old.verdicts and kind in new.verdicts and old.at(kind).threshold != new.at(kind).threshold:
            found.append(Change("threshold", name, old.at(kind).threshold, new.at(kind).threshold))
        for chunk in sorted(set(database.targets.values())):
            at = _said(old, kind, chunk), _said(new, kind, chunk)
            if _flips(*at) and at != words:
                found.append(Change("verdict", f"{name} at chunk {show_size(chunk)}", *at, flip=True))
        start = stepping
    return found


def _kernel_rows(database: Database, decisions: list[Decision]) -> set[str]:
    """The rows of both policies, by what one call of a kernel clears."""
    flags = next(kind.flags for kind in database.kinds if kind.name == "nt")
    found = set()
    for policy, word in kernel_table.POLICIES.items():
        for name, asked in {"a page": (database.targets["kernel_page"],), "a range": (database.targets["kernel_range"], kernel_table.GIGANTIC)}.items():
            for row in kernel_table.rows(kernel_plan.ordered(decisions), word, asked):
                found.add(f"{flags[policy.replace('-', '_')]}, {name} a call: {row.cpu.codename} {row.label()}")
    return found


def _signatures(before: State, after: State) -> list[Change]:
    """C35: one edited range can take the answer away from CPUs that nobody thought of."""
    found = []
    answers = [Answers(decisions) for _, decisions in (before, after)]
    kinds = sorted(kind.name for kind in after[0].kinds)
    for vendor, eax, name in after[0].signatures:
        one, two = (known.of(vendor, eax) for known in answers)
        flipped = [kind for kind in kinds if _flips(_said(one, kind, WHOLE), _said(two, kind, WHOLE))]
        shown = f"{vendor.strip()} 0x{eax:08x}" + (f" {name}" if name else "")
        for kind in flipped:
            said = [f"{_said(d, kind, WHOLE)} ({d.cpu.label()})" if d else ABSENT for d in (one, two)]
            found.append(Change("signature", f"{shown}: {kind}", *said, flip=True))
    return found


def as_text(found: list[Change]) -> str:
    flips = sum(change.flip for change in found)
    lines = [str(change) for change in found]
    return "\n".join([*lines, f"{len(found)} changes, {flips} of them flip an answer" if found else "no answer changes"])


def as_json(found: list[Change]) -> str:
    return json.dumps({"changes": [asdict(change) for change in found], "flips": sum(c.flip for c in found)}, indent=1)
