# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a change of the database does: verdicts that flip, thresholds that move, kernel rows, known signatures."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import kernel_series
from coverage import Answers
from database import Database
from model import Decision
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
    """Every difference, in a fixed order. flip: an answer that was given is another one now."""
    old, new = ({d.cpu.label(): d for d in decisions} for _, decisions in (before, after))
    found = [Change("CPU", label, None, new[label].cpu.name) for label in sorted(new.keys() - old.keys())]
    found += [Change("CPU", label, old[label].cpu.name, None) for label in sorted(old.keys() - new.keys())]
    for label in sorted(old.keys() & new.keys()):
        found += _verdicts(label, old[label], new[label], after[0])
    rows = [_kernel_rows(*state) for state in (before, after)]
    found += [Change("kernel row", row, None, "added") for row in sorted(rows[1] - rows[0])]
    found += [Change("kernel row", row, "removed", None) for row in sorted(rows[0] - rows[1])]
    return found + _signatures(before, after)


def _verdicts(label: str, old: Decision, new: Decision, database: Database) -> list[Change]:
    """The answer for whole extents, and those for the kernels' chunks where they change in another way."""
    found = []
    for kind in sorted(old.verdicts.keys() & new.verdicts.keys()):
        whole = old.at(kind), new.at(kind)
        words = whole[0].word, whole[1].word
        if words[0] != words[1]:
            found.append(Change("verdict", f"{label} {kind}", *words, flip=True))
        elif whole[0].threshold != whole[1].threshold:
            found.append(Change("threshold", f"{label} {kind}", whole[0].threshold, whole[1].threshold))
        for chunk in sorted(set(database.targets.values())):
            at = old.at(kind, chunk).word, new.at(kind, chunk).word
            if at[0] != at[1] and at != words:
                found.append(Change("verdict", f"{label} {kind} at chunk {show_size(chunk)}", *at, flip=True))
    return found


def _kernel_rows(database: Database, decisions: list[Decision]) -> set[str]:
    text = kernel_series.plain(decisions, kernel_series.Options.of(database))["nt_quirks.c"].decode("ascii")
    return {line.strip().rstrip(",") for line in text.split("\n") if line.strip().startswith("X86_MATCH")}


def _signatures(before: State, after: State) -> list[Change]:
    """C35: one edited range can take the answer away from CPUs that nobody thought of."""
    found = []
    answers = [Answers(decisions) for _, decisions in (before, after)]
    for vendor, eax, name in after[0].signatures:
        one, two = (known.of(vendor, eax) for known in answers)
        said = [f"{d.at('nt').word} ({d.cpu.label()})" if d else "not in the database" for d in (one, two)]
        if said[0] != said[1]:
            shown = f"{vendor.strip()} 0x{eax:08x}" + (f" {name}" if name else "")
            flip = bool(one and two and one.at("nt").word != two.at("nt").word) or bool(one and not two)
            found.append(Change("signature", shown, *said, flip=flip))
    return found


def as_text(found: list[Change]) -> str:
    flips = sum(change.flip for change in found)
    lines = [str(change) for change in found]
    return "\n".join([*lines, f"{len(found)} changes, {flips} of them flip an answer" if found else "no answer changes"])


def as_json(found: list[Change]) -> str:
    return json.dumps({"changes": [asdict(change) for change in found], "flips": sum(c.flip for c in found)}, indent=1)
