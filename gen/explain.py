# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Verdicts as text for people: the table that decided, in under 80 columns, and where claims disagree."""

from __future__ import annotations

from model import Claim, Comparison, Cpu, Decision, Kind, Record, Row, Verdict
from units import MORE_IS_BETTER, show_size

HEAD = f" {'extent':<8}{'chunk':<8}{'candidate, GiB/s':<22}{'baseline, GiB/s':<20}{'diff':>7} p"


VALUED_HEAD = f"  {'threads':<9}{'value':>6}{'mean':>12}{'value':>8}{'mean':>12}{'diff':>9}"


def why(verdict: Verdict) -> str:
    """The compared points of every record behind a verdict; empty if there are none."""
    lines: list[str] = []
    for record, comparisons in verdict.evidence:
        lines += [*_title(record), HEAD if record.quirk is None else f"{VALUED_HEAD}  {record.unit}"]
        for item in comparisons:
            lines += _point(item) if record.quirk is None else [_valued_point(item)]
    return "\n".join(lines)


def _title(record: Record) -> list[str]:
    state = f"microcode {record.microcode or 'unstated'}"
    guest = ", guest" if record.virtual else ""
    return [record.name[:79], f"  {record.workload}, {(record.cpu_name or 'CPU not named')[:40]}, {state}{guest}"[:79]]


def _point(item: Comparison) -> list[str]:
    """One line of figures ending in the outcome; where it was not counted, a second line says why."""
    chunk = "whole" if item.chunk == item.extent else show_size(item.chunk)
    p = "-" if item.p is None else f"{item.p:.0e}" if item.p < 0.001 else f"{item.p:.3f}"
    line = (f" {show_size(item.extent):<8}{chunk:<8}{_rate(item.candidate):<22}{_rate(item.baseline):<20}"
            f"{100 * item.effect:>+6.1f}% {p:<6}{item.outcome}")  # fmt: skip
    remark = item.why if item.counted else f"not counted: {item.why}"
    return [line[:79]] + ([f"    {remark}"[:79]] if remark else [])


def _valued_point(item: Comparison) -> str:
    one, two = item.candidate, item.baseline
    return f"  {item.threads:<9}{one.value:>6}{one.mean:>12.2f}{two.value:>8}{two.mean:>12.2f}{100 * item.effect:>+8.2f}%"


def value_table(record: Record, comparisons: tuple[Comparison, ...]) -> list[str]:
    """By threads, each value's mean and in parentheses what it gains over the first one, as the patch of 2014 has it."""
    gains = {item.candidate.value for item in comparisons}
    others = sorted({item.baseline.value for item in comparisons} | gains)
    means = {(row.threads, row.value): row.mean for row in record.rows}
    sign = 1 if MORE_IS_BETTER[record.unit] else -1
    lines = [f"{record.workload}, {record.unit}", "threads " + "".join(f"{f'value {value}':>20}" for value in others)]
    for threads in sorted({item.threads for item in comparisons}):
        first = means[threads, others[0]]
        cells = [f"{means[threads, v]:>10.2f} ({sign * 100 * (means[threads, v] / first - 1) + 0.0:>6.2f}%)" for v in others]
        lines.append(f"{threads:<8}" + "".join(cells))
    return lines


def _rate(row: Row) -> str:
    spread = "" if row.spread is None else f" {100 * row.spread / row.mean:.2g}%"
    return f"{row.arm} {row.mean:.2f}{spread}"


def meaning(kind: Kind, word: str, cpu: Cpu | None) -> str | None:
    """What the value of an integer kind comes to on this CPU; None for a boolean kind."""
    if kind.type == "boolean":
        return None
    entries = getattr(cpu, kind.shifts, None) if kind.shifts else None
    if entries is None:
        return ""
    if int(word) < 0:
        return "never page by page"
    return f"up to {entries >> int(word)} pages one by one: {entries} entries >> {word}"


def claim_stands(claim: Claim, decision: Decision) -> str:
    """agrees, contradicts, or alone: a claim against what the records say of this CPU."""
    verdict = decision.at(claim.quirk)
    if verdict.word == "unknown":
        return "alone"
    return "agrees" if claim.says == verdict.word else "contradicts"


def claims_of(decision: Decision, claims: list[Claim]) -> list[tuple[Claim, str]]:
    """Every claim that speaks of this CPU and how it stands, the contradicting ones first."""
    found = [(claim, claim_stands(claim, decision)) for claim in claims if claim.speaks_of(decision.cpu) and claim.quirk in decision.verdicts]
    return sorted(found, key=lambda item: (item[1] != "contradicts", item[0].who))


def disputes(decision: Decision, claims: list[Claim]) -> list[tuple[str, list[Claim]]]:
    """Quirks of this CPU about which the claims of others contradict each other."""
    by_quirk: dict[str, list[Claim]] = {}
    for claim, _ in claims_of(decision, claims):
        by_quirk.setdefault(claim.quirk, []).append(claim)
    return [(quirk, found) for quirk, found in by_quirk.items() if len({claim.says for claim in found}) > 1]


STANDING = {"alone": "no measurement", "agrees": "agrees", "contradicts": "CONTRADICTS the records"}


def claim_line(claim: Claim, standing: str) -> str:
    return f"{claim.who} says {claim.quirk} is {claim.says}: {STANDING[standing]} ({claim.ref})"
