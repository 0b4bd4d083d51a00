# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What each page says: the site's facts, then one function per page that returns what its template shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import signatures
import decide
import emit
import explain
import identity
import kernel_series
import kernel_table
from database import Database
from kernel_plan import Options, ordered
from model import Cpu, Decision, Record, Verdict
from report import draw, evidence
from report.answers import Answer
from report.panels import Panel
from units import show_size


@dataclass
class Site:
    """The facts of all pages. figures: by digest, every panel that a page shows."""

    database: Database
    decisions: list[Decision]
    answers: dict[tuple, Answer]
    figures: dict[str, Panel] = field(default_factory=dict)

    def __post_init__(self):
        self.records = decide.by_cpu(self.database.cpus, self.database.records)
        self.kernel = [KernelTable(self, name) for name in kernel_table.POLICIES]

    def figure(self, panel: Panel) -> str:
        """The file of a figure, which will be drawn."""
        digest = draw.digest(panel)
        self.figures[digest] = panel
        return f"figures/{digest}.svg"


class KernelTable:
    """The kernel's table for the newest dialect under one policy."""

    def __init__(self, site: Site, name: str):
        dialect = kernel_series.newest(site.decisions)
        options = Options.of(site.database)
        self.policy = kernel_table.policy(name, None, options.flags)
        self.chunks = kernel_table.chunks(dialect, options.targets)
        table = kernel_table.rows(ordered(site.decisions), self.policy.word, self.chunks)
        self._rows = [(row, kernel_table.row_text(row, dialect)) for row in table]

    def of(self, cpu: Cpu) -> list[str]:
        """The rows that an entry gives, whichever core type it is."""
        return [text for row, text in self._rows if _whole(row.cpu) == _whole(cpu)]


def _whole(cpu: Cpu) -> tuple:
    return (cpu.vendor, cpu.family, cpu.model, cpu.steppings)


def file_name(cpu: Cpu) -> str:
    """Of numbers and words that the schema lists, so a path of one part."""
    low, high = cpu.steppings
    parts = [cpu.vendor.strip(), cpu.family, cpu.model, *([low] if low == high else [low, high] if cpu.width < 16 else [])]
    return "-".join(map(str, parts + [cpu.core_type] * bool(cpu.core_type))) + ".html"


def record_id(record: Record) -> str:
    return "record-" + record.name.replace("/", ".")


def from_size(verdict: Verdict) -> str:
    """From what extent on the candidate wins; at most, where no smaller one was measured."""
    if not verdict.threshold:
        return ""
    below = verdict.bracket and verdict.bracket[0]
    return show_size(verdict.threshold) if below else f"\u2264 {show_size(verdict.threshold)}"


def status(decision: Decision | None, kind: str = "nt") -> str:
    """The word of an entry; unmeasured where no record speaks of it, absent where there is no entry."""
    if decision is None:
        return "absent"
    verdict = decision.at(kind)
    return verdict.word if verdict.records else "unmeasured"


# -- The pages ------------------------------------------------------------------------------------------------------


def index(site: Site) -> dict:
    rows = []
    for decision in site.decisions:
        claims = explain.claims_of(decision, site.database.claims)
        rows.append({
            "d": decision,
            "href": f"cpu/{file_name(decision.cpu)}",
            "status": status(decision),
            "strength": evidence.strength(decision, "nt"),
            "measured": any(v.records for found in decision.verdicts.values() for _, v in found),
            "standing": Counter(standing for _, standing in claims),
            "claims": Counter((claim.quirk, claim.says) for claim, _ in claims),
            "flags": [table.policy.flag for table in site.kernel if table.policy.name == "opt-out" and table.of(decision.cpu)],
        })  # fmt: skip
    others = [kind for kind in site.database.kinds if kind.name != "nt"]
    nt = next(kind for kind in site.database.kinds if kind.name == "nt")
    return {"rows": rows, "nt": nt, "others": others, "summary": emit.summary(site.database, site.decisions), "hash": site.database.hash}


def claims(site: Site) -> dict:
    """Where published claims contradict the records, and each other."""
    found = [(d, claim, standing) for d in site.decisions for claim, standing in explain.claims_of(d, site.database.claims)]
    who = {name: Counter() for name in sorted({claim.who for claim in site.database.claims})}
    for _, claim, standing in found:
        who[claim.who][standing] += 1
    return {
        "against": [(d, claim, d.at(claim.quirk)) for d, claim, standing in found if standing == "contradicts"],
        "disputes": [(d, quirk, said, d.at(quirk)) for d in site.decisions for quirk, said in explain.disputes(d, site.database.claims)],
        "conflicts": [(d, kind, up_to, v) for d in site.decisions for kind, pairs in d.verdicts.items()
                      for up_to, v in pairs if v.reason.startswith("conflicting")],
        "who": who,
    }  # fmt: skip


def coverage(site: Site) -> dict:
    """The signatures of real CPUs by vendor and family, each with the entry that answers for it, and those wanted most."""
    seen = signatures.seen(site.database, site.decisions)
    families: dict[tuple, list] = {}
    for item in seen:
        family, model, stepping = identity.decode(item.eax)
        families.setdefault((item.vendor, family), []).append((model, stepping, item, status(item.decision)))
    return {
        "families": {key: sorted(cells, key=lambda cell: (*cell[:2], cell[2].eax)) for key, cells in sorted(families.items())},
        "standings": [(name, number, signatures.STANDINGS[name]) for name, number in signatures.counts(seen).items()],
        "wanted": signatures.wanted(seen),
    }
