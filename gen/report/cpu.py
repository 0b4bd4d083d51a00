# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The page of one CPU: its verdicts, curves, records, claims, and what follows from them."""

from __future__ import annotations

import explain
from model import WHOLE, Comparison, Decision, Kind, Record
from report import answers, evidence, panels
from report.pages import Site, file_name, status


def page(site: Site, decision: Decision) -> dict:
    database = site.database
    own = sorted(site.records.get(decision.cpu, ()), key=lambda record: (record.workload != "memset", record.origin["date"], record.path))
    return {
        "d": decision,
        "status": status(decision),
        "kinds": [_kind(kind, decision) for kind in database.kinds],
        "figures": _figures(site, own),
        "records": [_record(database.kinds, decision, record) for record in own],
        "claims": explain.claims_of(decision, database.claims),
        "disputes": [quirk for quirk, _ in explain.disputes(decision, database.claims)],
        "answer": site.answers.get(answers.key(decision.cpu)),
        "kernel": [(table.policy, table.of(decision.cpu)) for table in site.kernel],
        "asked": [(chunk, decision.at("nt", chunk).kernel_word) for chunk in site.kernel[0].chunks],
        "relatives": [(d, file_name(d.cpu)) for d in site.decisions if d is not decision and _model(d) == _model(decision)],
    }


def _model(decision: Decision) -> tuple:
    return (decision.cpu.vendor, decision.cpu.family, decision.cpu.model)


def _kind(kind: Kind, decision: Decision) -> dict:
    """One quirk: the answer for the whole extent at once, then by chunk as far as it was measured."""
    verdict = decision.at(kind.name)
    word = kind.default if kind.type == "integer" and verdict.word == "unknown" else verdict.word
    return {
        "kind": kind,
        "verdict": verdict,
        "answer": word if verdict.records or kind.type == "integer" else "unmeasured",
        "meaning": explain.meaning(kind, word, decision.cpu),
        "strength": evidence.strength(decision, kind.name),
        "chunks": [(up_to, v) for up_to, v in decision.verdicts[kind.name] if up_to != WHOLE and v.basis != "inferred"],
    }


def _figures(site: Site, records: list[Record]) -> list[dict]:
    found = [(record, panel) for record in records for panel in panels.of_record(record, site.database.kinds)]
    shown = panels.shared([panel for _, panel in found])
    return [
        {"file": site.figure(panel), "alt": panels.words(panel), "remarks": panels.remarks(panel), "panel": panel, "record": record,
         "alone": len(panel.series) < 2}
        for panel, (record, _) in zip(shown, found)
    ]  # fmt: skip


def _record(kinds: list[Kind], decision: Decision, record: Record) -> dict:
    behind = {kind.name: dict((r.path, points) for r, points in evidence.compared(decision, kind.name)) for kind in kinds}
    points: list[tuple[str, Comparison]] = [(name, point) for name, by_path in behind.items() for point in by_path.get(record.path, ())]
    return {"record": record, "words": evidence.words(record, kinds), "points": points}
