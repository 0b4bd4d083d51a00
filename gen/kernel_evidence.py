# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The evidence behind a row of the table, as lines for a commit message: at most 75 columns of plain ASCII."""

from __future__ import annotations

import re
import textwrap

from kernel_table import Row, kernel_verdicts
from model import ALL_STEPPINGS, WHOLE, Comparison, Decision, Record, Verdict
from render import ascii_text
from units import show_size

COLUMNS = 75
INDENT = "  "


def wrap(text: str, indent: str = "", first: str | None = None) -> list[str]:
    """Text from the database as lines that no mail or patch tool takes for its own."""
    return textwrap.wrap(ascii_text(text), COLUMNS, initial_indent=indent if first is None else first,
                         subsequent_indent=indent, break_long_words=True, break_on_hyphens=False)


def fill(text: str) -> str:
    """A message as its template gives it: paragraphs of prose filled, tables and links kept, blank lines squeezed."""
    subject, *parts = [part.strip("\n") for part in re.split(r"\n(?:[ \t]*\n)+", text.strip("\n"))]
    prose = re.compile(r"(?!Link: )[^\s\[]")
    return "\n\n".join([subject, *("\n".join(wrap(part)) if prose.match(part) else part for part in parts)]) + "\n"


def said(value: object, missing: str = "not stated") -> str:
    return missing if value is None else str(value)


def _size(value: int | str | None) -> str:
    """Bytes, or what a record says in a word where there are none."""
    return show_size(value) if isinstance(value, int) else said(value)


def _topology(machine: dict) -> str:
    counts = [("nodes", "node{s}"), ("cores_per_node", "core{s}/node"), ("threads_per_core", "thread{s}/core")]
    known = " * ".join(f"{machine[key]} {unit.format(s='s' if machine[key] != 1 else '')}"
                       for key, unit in counts if machine.get(key) is not None)
    return f", {known}" if known else ""


def _turbo(record: Record) -> str:
    return {True: "on", False: "off"}.get(record.state.get("turbo"), "not stated")


def machine_lines(record: Record) -> list[str]:
    """Who measured on what, as the published series of 2020 states it."""
    stepping = "" if record.stepping is None else f":{record.stepping}"
    facts = [
        ("System", said(record.machine.get("name"))),
        ("CPU", f"{said(record.cpu_name)} ({record.family}:{record.model}{stepping}){_topology(record.machine)}"),
        ("Memory", f"{_size(record.machine.get('memory'))}, L3 {_size(record.machine.get('l3'))}"),
        ("Microcode", said(record.microcode)),
        ("Governor", f"{said(record.state.get('governor'))}, turbo {_turbo(record)}"),
        ("Measured", f"{record.workload}, {said(record.origin.get('tool'), 'tool not stated')}, {record.origin.get('date')}"),
    ]
    lines = []
    for label, value in facts:
        lines += wrap(value, indent=INDENT + " " * 11, first=f"{INDENT}{label + ':':<11}")
    return lines


def _rate(row) -> str:
    spread = f" +-{100 * row.spread / row.mean:5.2f}%" if row.spread is not None else " " * 9
    return f"{row.mean:8.2f}{spread}"


def comparison_lines(comparisons: tuple[Comparison, ...]) -> list[str]:
    """The bandwidths side by side; the speed-up is recomputed from them, never copied from a source."""
    lines, heading = [], None
    for point in comparisons:
        setting = (point.baseline.arm, point.candidate.arm, point.page, point.threads)
        if setting != heading:
            heading = setting
            page = "pages not stated" if point.page is None else f"{show_size(point.page)} pages"
            threads = f"{point.threads} thread{'s' if point.threads != 1 else ''}"
            lines += ["", f"{INDENT}GiB/s, {page}, {threads}",
                      f"{INDENT}{'extent':>9} {'chunk':>9} {point.baseline.arm:>17} {point.candidate.arm:>17} {'speedup':>9}"]
        lines.append(f"{INDENT}{show_size(point.extent):>9} {show_size(point.chunk):>9} {_rate(point.baseline)} "
                     f"{_rate(point.candidate)} {100 * point.effect:+8.2f}%{'' if point.counted else ' .'}")
    if any(not point.counted for point in comparisons):
        lines += [f"{INDENT}(. decides nothing, see the rule)"]
    return lines


def decision_lines(decision: Decision, label: str, asked: tuple[int, ...]) -> list[str]:
    """What is said where the kernel asks and where a caller hands over all at once, each record shown once."""
    lines = wrap(f"{decision.cpu.codename}, {label} ({decision.cpu.name}):", indent=INDENT)
    shown: list[str] = []
    verdicts = asked_verdicts(decision, asked)
    if not verdicts:
        lines += wrap(f"unknown, {decision.at('nt', asked[0]).reason}", indent=INDENT * 2, first=INDENT)
    for title, verdict in verdicts:
        lines += wrap(f"{title}: {verdict.word} ({verdict.basis}), {verdict.reason}", indent=INDENT * 2, first=INDENT)
        for record, comparisons in verdict.evidence:
            if record.path not in shown:
                shown.append(record.path)
                lines += ["", *machine_lines(record), *comparison_lines(comparisons), ""]
    return lines


def summary_lines(decision: Decision, asked: tuple[int, ...]) -> list[str]:
    """The verdict at the first chunk asked for, in a sentence."""
    verdict = kernel_verdicts(decision, asked)[0]
    return wrap(f"{decision.cpu.codename}, {decision_label(decision)}: {verdict.word}, {verdict.reason}",
                indent=INDENT * 2, first=INDENT)


def asked_verdicts(decision: Decision, asked: tuple[int, ...]) -> list[tuple[str, Verdict]]:
    found: list[tuple[str, Verdict]] = []
    for chunk in (*asked, WHOLE):
        for verdict in kernel_verdicts(decision, (chunk,)):
            if verdict.word != "unknown" and verdict not in [v for _, v in found]:
                found.append((f"{show_size(chunk)} a call" if chunk != WHOLE else "all in one call", verdict))
    return found


def own_arm(decision: Decision, asked: tuple[int, ...]) -> bool:
    """Measured with the very instruction that the kernel uses, and not with a wider one."""
    return any(point.candidate.arm == "movnti" for _, verdict in asked_verdicts(decision, asked)
               for _, points in verdict.evidence for point in points)


def row_lines(row: Row, asked: tuple[int, ...]) -> list[str]:
    """All of the evidence, or a sentence where it is no measurement of the kernel's instruction."""
    if own_arm(row.decision, asked):
        return decision_lines(row.decision, row.label(), asked)
    return summary_lines(row.decision, asked)


def decision_label(decision: Decision) -> str:
    low, high = decision.cpu.steppings
    text = f"{decision.cpu.family}:{decision.cpu.model}"
    if (low, high) != ALL_STEPPINGS:
        text += f":{low}" if low == high else f":{low}-{high}"
    return text + (f"/{decision.cpu.core_type}" if decision.cpu.core_type else "")


def links(decisions: list[Decision], asked: tuple[int, ...]) -> list[str]:
    """Where the records were published, each once, as Link: lines."""
    found = []
    for decision in decisions:
        for _, verdict in asked_verdicts(decision, asked):
            for record in verdict.records:
                ref = record.origin.get("ref")
                for one in ref if isinstance(ref, list) else [ref]:
                    found.append(link(ascii_text(str(one)))) if one else None
    return sorted(set(found))


def link(ref: str) -> str:
    url = ref if "://" in ref else f"https://lore.kernel.org/r/{ref}"
    return "Link: " + url.replace(" ", "%20")
