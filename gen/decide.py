# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Records to decisions: what several records say of one CPU together, by chunk, and of a hybrid part as a whole.

Different machines are never averaged: each record has a word of its own (verdict.py), and the words have to agree.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict

from model import WHOLE, Cpu, CpuIndex, Decision, Kind, Record, Verdict, unmeasured
from units import show_size
from verdict import judge


class Unresolved(Exception):
    """Evidence that a maintainer has to look at before anything is generated; str() names all of it."""


def combine(verdicts: list[Verdict], kind: Kind) -> Verdict:
    """One verdict from the words of several records; guests speak only where no machine does."""
    machines = [v for v in verdicts if not v.records[0].virtual]
    basis = "measured" if machines else "virtual"
    verdicts = machines or verdicts
    evidence = tuple(item for v in verdicts for item in v.evidence)
    known = [v for v in verdicts if v.word != "unknown"]
    words = sorted({v.word for v in known})
    if len(words) > 1:
        named = "; ".join(f"{v.records[0].name} ({v.records[0].microcode or 'microcode unstated'}): {v.word}" for v in known)
        return Verdict(kind.name, "unknown", f"conflicting: {named}", basis, evidence=evidence)
    if not known:
        return Verdict(kind.name, "unknown", verdicts[0].reason, basis, evidence=evidence)
    strongest = _strongest(known)
    reason = strongest.reason + (f" ({len(known)} records agree)" if len(known) > 1 else "")
    return Verdict(kind.name, words[0], reason, basis, strongest.threshold, strongest.bracket, evidence=evidence)


def _strongest(known: list[Verdict]) -> Verdict:
    """Whose threshold counts: the largest that has a smaller extent beside it which does not win, else the smallest."""
    bracketed = [v for v in known if v.bracket and v.bracket[0]]
    if bracketed:
        return max(bracketed, key=lambda v: (v.threshold, v.records[0].path))
    return min(known, key=lambda v: (v.threshold or 0, v.records[0].path))


def microcode_conflicts(verdict: Verdict, word_of: dict[str, str]) -> set[str]:
    """The microcodes among conflicting records, if the words differ by microcode."""
    codes = {r.microcode for r in verdict.records if r.microcode and word_of[r.path] != "unknown"}
    return codes if len(codes) > 1 else set()


CAUTION = ("bad", "neutral", "good")


def _settle(verdict: Verdict, cpu: Cpu, kind: Kind, word_of: dict[str, str]) -> Verdict:
    """A conflict as its pin has it; without one it stands, unless it depends on the microcode."""
    pin = kind.pins.get(cpu.label())
    if pin is None:
        if microcode_conflicts(verdict, word_of):
            raise Unresolved(
                f"{cpu.label()}: {kind.name} depends on the microcode: {verdict.reason.removeprefix('conflicting: ')}\n"
                f"  measure again, or pin the conservative answer under {kind.name}.pins in db/quirks.yaml with a reason"
            )
        return verdict
    word, reason, source = pin
    words = set(word_of.values()) - {"unknown"}
    allowed = words if kind.type == "integer" else {min(words, key=CAUTION.index)}
    if word not in allowed:
        raise Unresolved(f"{source}: pin: {cpu.label()} is pinned {word} for {kind.name}; the conservative answer to "
                         f"{verdict.reason} is {' or '.join(sorted(allowed))}")  # fmt: skip
    return Verdict(kind.name, word, reason, "pinned", verdict.threshold, verdict.bracket, evidence=verdict.evidence)


def _unused_pin(cpu: Cpu, kind: Kind, verdicts: list[Verdict]) -> None:
    """A pin settles records that contradict each other and nothing else."""
    if cpu.label() not in kind.pins:
        return
    word, _, source = kind.pins[cpu.label()]
    said = "; ".join(f"{v.word} ({v.records[0].name}: {v.reason})" for v in verdicts) or "nothing: there is no record"
    raise Unresolved(f"{source}: pin: {cpu.label()} is pinned {word} for {kind.name}, but its records do not contradict each other; they say {said}")


def decide_kind(cpu: Cpu, records: list[Record], kind: Kind) -> tuple[tuple[int, Verdict], ...]:
    """The verdicts of one kind by chunk, as Decision.verdicts holds them."""
    by_chunk: dict[int, list[Verdict]] = defaultdict(list)
    for record in records:
        for chunk, found in judge(record, kind).items():
            by_chunk[chunk].append(found)
    if not by_chunk:
        _unused_pin(cpu, kind, [])
        return ((WHOLE, unmeasured(kind.name)),)
    anchors = []  # (lowest chunk, highest chunk, verdict)
    for chunk in sorted(by_chunk):
        verdict = combine(by_chunk[chunk], kind)
        if verdict.reason.startswith("conflicting: "):
            verdict = _settle(verdict, cpu, kind, {v.records[0].path: v.word for v in by_chunk[chunk] if v.records[0] in verdict.records})
        low = chunk
        if chunk == WHOLE and kind.type == "boolean":
            extents = [c.extent for _, curve in verdict.evidence for c in curve if c.counted]
            low = max([min(extents, default=WHOLE - 1), *(high + 1 for _, high, _ in anchors)])
        elif chunk == WHOLE:
            low = 0
        anchors.append((low, chunk, verdict))
    if not any(verdict.basis == "pinned" for _, _, verdict in anchors):
        _unused_pin(cpu, kind, [verdict for _, _, verdict in anchors])
    return _between(anchors, kind)


def _between(anchors: list[tuple[int, int, Verdict]], kind: Kind) -> tuple[tuple[int, Verdict], ...]:
    """Fill the chunks that nobody measured: as both neighbours say, or unknown where they differ."""
    pairs: list[tuple[int, Verdict]] = []
    before = None
    for low, high, verdict in anchors:
        nearest = verdict if before is None or before[1].word == verdict.word else None
        if low > (before[0] + 1 if before else 1):
            pairs.append((low - 1, _inferred(nearest, f"measured at chunk {show_size(low)}") if nearest else _disputed(before, low, verdict, kind)))
        pairs.append((high, verdict))
        before = (high, verdict)
    if before[0] != WHOLE:
        pairs.append((WHOLE, _inferred(before[1], f"measured at chunk {show_size(before[0])}")))
    return tuple(pairs)


def _inferred(verdict: Verdict, how: str) -> Verdict:
    if verdict.word == "unknown":
        return verdict
    basis = "inferred" if verdict.basis == "measured" else verdict.basis
    return Verdict(verdict.kind, verdict.word, f"{verdict.reason}, {how}", basis, verdict.threshold, verdict.bracket, evidence=verdict.evidence)


def _disputed(before: tuple[int, Verdict], low: int, verdict: Verdict, kind: Kind) -> Verdict:
    reason = f"inconclusive: {before[1].word} at chunk {show_size(before[0])}, {verdict.word} at {show_size(low)}"
    return Verdict(kind.name, "unknown", reason, "measured", evidence=before[1].evidence + verdict.evidence)


def merge(cpu: Cpu, parts: list[Decision]) -> Decision:
    """One conservative answer for a hybrid part: a thread may move between its core types at any time."""
    verdicts = {}
    for kind in parts[0].verdicts:
        pairs = []
        for chunk in sorted({up_to for part in parts for up_to, _ in part.verdicts[kind]}):
            found = [part.at(kind, chunk) for part in parts]
            pairs.append((chunk, _worst(kind, found, [part.cpu.core_type for part in parts])))
        verdicts[kind] = tuple(pairs)
    return Decision(cpu, verdicts)


def _worst(kind: str, found: list[Verdict], names: list[str]) -> Verdict:
    words = [v.word for v in found]
    word = words[0] if len(set(words)) == 1 else next((w for w in ("bad", "unknown", "neutral") if w in words), "unknown")
    worst = found[words.index(word)] if word in words else found[0]
    if words.count("unknown") == len(words):
        reason = worst.reason
    else:
        each = ", ".join(f"{name} {v.word}" for name, v in zip(names, found))
        reason = f"inconclusive: {each}" if word == "unknown" else each
    threshold = max((v.threshold or 0 for v in found), default=0) or None
    bracket = next((v.bracket for v in found if threshold and v.threshold == threshold), None)
    return Verdict(kind, word, reason, worst.basis, threshold, bracket, evidence=tuple(i for v in found for i in v.evidence))


def by_cpu(cpus: list[Cpu], records: list[Record]) -> dict[Cpu, list[Record]]:
    """Which entry every record speaks of: the narrowest that holds its stepping, of its core type."""
    found: dict[Cpu, list[Record]] = defaultdict(list)
    index = CpuIndex(cpus)
    for record in records:
        home = index.covering(record.vendor, record.family, record.model, record.stepping)
        found[next(cpu for cpu in home if cpu.core_type == record.core_type)].append(record)
    return found


def decide(cpus: list[Cpu], records: list[Record], kinds: list[Kind]) -> list[Decision]:
    """Every CPU's verdicts in the order of cpus, then one merged decision per hybrid part. Raises Unresolved with everything a maintainer must settle."""
    records_of = by_cpu(cpus, records)
    decisions, problems = [], []
    for cpu in cpus:
        verdicts = {}
        for kind in kinds:
            try:
                verdicts[kind.name] = decide_kind(cpu, records_of.get(cpu, []), kind)
            except Unresolved as error:
                problems.append(str(error))
        decisions.append(Decision(cpu, verdicts))
    if problems:
        raise Unresolved("\n".join(problems))
    return decisions + _hybrids(decisions)


def _hybrids(decisions: list[Decision]) -> list[Decision]:
    parts: dict[Cpu, list[Decision]] = defaultdict(list)
    for decision in decisions:
        if decision.cpu.core_type:
            parts[dataclasses.replace(decision.cpu, core_type=None)].append(decision)
    return [merge(cpu, found) for cpu, found in parts.items()]
