# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Records to verdicts: the only place with a statistic in it. Every number of the policy comes from db/quirks.yaml.

A verdict is a function of the CPU and of the chunk. For each record the candidate arm is compared with the best
baseline arm at every measured point; a point counts beyond the last-level cache; a difference counts if it is
significant by Welch's test, corrected for the number of comparisons in the record, and at least `least_effect`.
Different machines are never averaged: each record gives a word of its own, and the words have to agree.
"""

from __future__ import annotations

import dataclasses
import math
from collections import defaultdict

from model import WHOLE, Comparison, Cpu, CpuIndex, Decision, Kind, Record, Row, Verdict
from units import show_size


class Unresolved(Exception):
    """Evidence that a maintainer has to look at before anything is generated; str() names all of it."""


# -- Statistics ---------------------------------------------------------------------------------------------------


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function I_x(a, b), by Lentz's continued fraction (NIST DLMF 8.17.22)."""
    if x <= 0.0 or x >= 1.0:
        return min(max(x, 0.0), 1.0)
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - incomplete_beta(b, a, 1.0 - x)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    tiny = 1e-300
    c, d = 1.0, 1.0 / max(1.0 - (a + b) * x / (a + 1.0), tiny)
    result = d
    for m in range(1, 500):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1.0 + term * d
            d = 1.0 / (d if abs(d) > tiny else tiny)
            c = 1.0 + term / c
            c = c if abs(c) > tiny else tiny
            result *= c * d
        if abs(c * d - 1.0) < 1e-15:
            break
    return front * result / a


def student_tail(t: float, df: float) -> float:
    """P(T > t) for Student's t with df degrees of freedom, df > 0."""
    if t * t < df:
        half = 0.5 - 0.5 * incomplete_beta(0.5, df / 2.0, t * t / (df + t * t))
    else:
        half = 0.5 * incomplete_beta(df / 2.0, 0.5, df / (df + t * t))
    return half if t >= 0 else 1.0 - half


def welch(difference: float, spread1: float, runs1: int, spread2: float, runs2: int) -> tuple[float, float]:
    """Welch's t and degrees of freedom for a difference of two means with sample standard deviations > 0."""
    var1, var2 = spread1**2 / runs1, spread2**2 / runs2
    df = (var1 + var2) ** 2 / (var1**2 / (runs1 - 1) + var2**2 / (runs2 - 1))
    return difference / math.sqrt(var1 + var2), df


def mean_bounds(row: Row) -> tuple[float, float]:
    """Where the mean lies if the source printed the best of its runs: Samuelson's inequality, s(n-1)/sqrt(n)."""
    if not row.best or not row.spread or not row.runs:
        return row.mean, row.mean
    return row.mean - row.spread * (row.runs - 1) / math.sqrt(row.runs), row.mean


# -- One point ----------------------------------------------------------------------------------------------------


def compare(candidate: Row, baseline: Row, comparisons: int, kind: Kind) -> tuple[str, float, float | None]:
    """(win | lose | tie | unsure, effect, p) of candidate against baseline among so many comparisons."""
    effect = candidate.mean / baseline.mean - 1.0
    c_low, c_high = mean_bounds(candidate)
    b_low, b_high = mean_bounds(baseline)
    difference = c_low - b_high if c_low > b_high else min(c_high - b_low, 0.0)
    base = b_high if difference > 0 else b_low
    large = abs(difference) / base
    direction = "win" if difference > 0 else "lose"
    if any(row.spread is None or not row.runs or row.runs < 2 for row in (candidate, baseline)):
        return (direction if large >= kind.single_run_effect else "unsure"), effect, None

    spreads = [max(row.spread, kind.least_spread * row.mean) for row in (candidate, baseline)]

    def tail(shift: float) -> float:
        t, df = welch(shift, spreads[0], candidate.runs, spreads[1], baseline.runs)
        return min(1.0, comparisons * student_tail(t, df))

    p = min(1.0, 2.0 * tail(abs(difference)))
    margin = kind.least_effect * base
    if p < kind.significance and large >= kind.least_effect:
        return direction, effect, p
    # Two one-sided tests: the difference is smaller than the least effect, whichever way.
    equal = max(tail(margin - (c_high - b_low)), tail(margin + (c_low - b_high)))
    return ("tie" if equal < kind.significance else "unsure"), effect, p


def _best(rows: dict[str, Row], *choices: tuple[str, ...]) -> Row | None:
    """The fastest arm of the first group that was measured at all."""
    for arms in choices:
        found = [rows[arm] for arm in arms if arm in rows]
        if found:
            return max(found, key=lambda row: (row.mean, row.arm))
    return None


def compare_record(record: Record, kind: Kind) -> tuple[Comparison, ...]:
    """Every point of the record that has a candidate and a baseline, by chunk and extent."""
    if record.workload not in kind.workloads:
        return ()
    points: dict[tuple, dict[str, Row]] = defaultdict(dict)
    for row in record.rows:
        points[(row.chunk, row.extent, row.page or 0, row.threads)][row.arm] = row
    pairs, total = [], 0
    for key in sorted(points):
        rows = points[key]
        candidate = _best(rows, kind.candidates, kind.candidate_proxies)
        baseline = _best(rows, kind.baselines, kind.baseline_proxies + kind.opaque)
        if candidate and baseline and set(rows) & {*kind.baselines, *kind.baseline_proxies}:
            pairs.append((candidate, baseline))
            total += len(rows) - 1
    llc = record.llc or (kind.unstated_llc if record.llc is None else kind.no_l3_llc)
    return tuple(_comparison(candidate, baseline, total, llc, record, kind) for candidate, baseline in pairs)


def _comparison(candidate: Row, baseline: Row, total: int, llc: int, record: Record, kind: Kind) -> Comparison:
    outcome, effect, p = compare(candidate, baseline, total, kind)
    why = "no spread: needs %.0f %%" % (100 * kind.single_run_effect) if p is None else ""
    if baseline.arm in kind.opaque and outcome != "win":
        outcome, why = "unsure", f"how {baseline.arm} stores is unknown"
    counted = candidate.extent > llc and candidate.threads <= kind.threads
    if candidate.extent <= llc:
        why = f"within the LLC ({show_size(llc)})" if record.llc else f"LLC unstated, under {show_size(llc)}"
    elif candidate.threads > kind.threads:
        why = f"{candidate.threads} threads"
    return Comparison(
        candidate.extent, candidate.chunk, candidate.page, candidate.threads,
        candidate, baseline, effect, p, outcome, counted, why,
    )  # fmt: skip


# -- One record: a word per chunk -----------------------------------------------------------------------------------


def _curves(comparisons: tuple[Comparison, ...]) -> dict[int, tuple[Comparison, ...]]:
    """By chunk; points that hand over the whole extent at once are one curve, whatever their extent."""
    curves: dict[int, list[Comparison]] = defaultdict(list)
    for item in comparisons:
        curves[WHOLE if item.chunk == item.extent else item.chunk].append(item)
    return {chunk: tuple(sorted(items, key=lambda item: item.extent)) for chunk, items in curves.items()}


def judge_curve(record: Record, curve: tuple[Comparison, ...], kind: Kind) -> Verdict:
    """The word of one record at one chunk, from its points by rising extent."""
    evidence = ((record, curve),)
    counted = [item for item in curve if item.counted]
    if not counted:
        return Verdict(kind.name, "unknown", f"inconclusive: {curve[-1].why}", "measured", evidence=evidence)
    outcomes = [item.outcome for item in counted]
    last = counted[-1]
    shown = f"{last.candidate.arm} {100 * last.effect:+.1f} % against {last.baseline.arm} at {show_size(last.extent)}"
    beyond = outcomes[_rises_from(outcomes) :]
    if beyond and 2 * beyond.count("win") >= len(beyond):
        threshold, bracket = _crossover(curve)
        return Verdict(kind.name, "good", shown, "measured", threshold, bracket, evidence=evidence)
    if {"lose"} <= set(outcomes) <= {"lose", "unsure"} and 2 * outcomes.count("lose") >= len(outcomes):
        return Verdict(kind.name, "bad", shown, "measured", evidence=evidence)
    if set(outcomes) == {"tie"}:
        reason = f"{shown}: less than {100 * kind.least_effect:g} %"
        return Verdict(kind.name, "neutral", reason, "measured", evidence=evidence)
    if {"win", "lose"} <= set(outcomes):
        reason = "not monotonic beyond the LLC"
    else:
        reason = f"{shown}, {last.why or f'p {last.p:.2g}'}"
    return Verdict(kind.name, "unknown", f"inconclusive: {reason}", "measured", evidence=evidence)


def _rises_from(outcomes: list[str]) -> int:
    """Where by rising extent the candidate begins to win for good: the first win that no lose or tie follows."""
    against = max((n for n, outcome in enumerate(outcomes) if outcome in ("lose", "tie")), default=-1)
    return next((n for n, outcome in enumerate(outcomes) if outcome == "win" and n > against), len(outcomes))


def _crossover(curve: tuple[Comparison, ...]) -> tuple[int, tuple[int | None, int]]:
    """The smallest measured extent from which the candidate wins and no larger one disagrees, and its bracket."""
    start = _rises_from([item.outcome for item in curve])
    return curve[start].extent, (curve[start - 1].extent if start else None, curve[start].extent)


# -- One CPU --------------------------------------------------------------------------------------------------------


def combine(verdicts: list[Verdict], cpu: Cpu, kind: Kind) -> Verdict:
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
    strongest = max(known, key=lambda v: (v.threshold or 0, v.records[0].path))
    reason = strongest.reason + (f" ({len(known)} records agree)" if len(known) > 1 else "")
    return Verdict(kind.name, words[0], reason, basis, strongest.threshold, strongest.bracket, evidence=evidence)


def microcode_conflicts(verdict: Verdict, word_of: dict[str, str]) -> set[str]:
    """The microcodes among conflicting records, if the words differ by microcode."""
    codes = {r.microcode for r in verdict.records if r.microcode and word_of[r.path] != "unknown"}
    return codes if len(codes) > 1 else set()


def _pinned(verdict: Verdict, cpu: Cpu, kind: Kind, word_of: dict[str, str]) -> Verdict:
    pin = kind.pins.get(cpu.label())
    conflict = verdict.reason.startswith("conflicting")
    if pin is None:
        if conflict and microcode_conflicts(verdict, word_of):
            raise Unresolved(
                f"{cpu.label()}: {kind.name} depends on the microcode: {verdict.reason.removeprefix('conflicting: ')}\n"
                f"  measure again, or pin the conservative answer under {kind.name}.pins in db/quirks.yaml with a reason"
            )
        return verdict
    word, reason, source = pin
    if not verdict.evidence:
        raise Unresolved(f"{source}: pin: {cpu.label()} is pinned {word} for {kind.name} without a record")
    if verdict.word not in ("unknown", word):
        raise Unresolved(f"{source}: pin: {cpu.label()} is pinned {word} for {kind.name}, but its records say "
                         f"{verdict.word} ({verdict.records[0].name}: {verdict.reason})")  # fmt: skip
    return Verdict(kind.name, word, reason, "pinned", verdict.threshold, verdict.bracket, evidence=verdict.evidence)


def decide_kind(cpu: Cpu, records: list[Record], kind: Kind) -> tuple[tuple[int, Verdict], ...]:
    """The verdicts of one kind by chunk, as Decision.verdicts holds them."""
    by_chunk: dict[int, list[Verdict]] = defaultdict(list)
    for record in records:
        for chunk, curve in _curves(compare_record(record, kind)).items():
            by_chunk[chunk].append(judge_curve(record, curve, kind))
    if not by_chunk:
        nothing = Verdict(kind.name, "unknown", "unmeasured", "default")
        return ((WHOLE, _pinned(nothing, cpu, kind, {})),)
    anchors = []  # (lowest chunk, highest chunk, verdict)
    for chunk in sorted(by_chunk):
        verdict = combine(by_chunk[chunk], cpu, kind)
        word_of = {v.records[0].path: v.word for v in by_chunk[chunk]}
        verdict = _pinned(verdict, cpu, kind, word_of)
        low = chunk
        if chunk == WHOLE:
            extents = [c.extent for _, curve in verdict.evidence for c in curve if c.counted]
            low = max([min(extents, default=WHOLE - 1), *(high + 1 for _, high, _ in anchors)])
        anchors.append((low, chunk, verdict))
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
    word = next((w for w in ("bad", "unknown", "neutral") if w in words), "good")
    worst = found[words.index(word)]
    if words.count("unknown") == len(words):
        reason = worst.reason
    else:
        each = ", ".join(f"{name} {v.word}" for name, v in zip(names, found))
        reason = f"inconclusive: {each}" if word == "unknown" else each
    threshold = max((v.threshold or 0 for v in found), default=0) or None
    bracket = next((v.bracket for v in found if threshold and v.threshold == threshold), None)
    return Verdict(kind, word, reason, worst.basis, threshold, bracket, evidence=tuple(i for v in found for i in v.evidence))


def decide(cpus: list[Cpu], records: list[Record], kinds: list[Kind]) -> list[Decision]:
    """Every CPU's verdicts in the order of cpus, then one merged decision per hybrid part. Raises Unresolved with everything a maintainer must settle."""
    by_cpu: dict[Cpu, list[Record]] = defaultdict(list)
    index = CpuIndex(cpus)
    for record in records:
        home = index.covering(record.vendor, record.family, record.model, record.stepping)
        by_cpu[next(cpu for cpu in home if cpu.core_type == record.core_type)].append(record)
    decisions, problems = [], []
    for cpu in cpus:
        verdicts = {}
        for kind in kinds:
            try:
                verdicts[kind.name] = decide_kind(cpu, by_cpu[cpu], kind)
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
