# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The cover letter: what the series does, for whom it was measured to pay off, and what it costs."""

from __future__ import annotations

import json
from pathlib import Path

import kernel_evidence as evidence
from kernel_patches import render, rule_lines
from kernel_plan import Plan
from kernel_table import kernel_verdicts
from units import show_size

#: Written by `tests/kernel_check.py cost`: what its kernels were seen to cost, and with which table.
COST = Path(__file__).resolve().parent.parent / "tests" / "kernel" / "cost.json"


def letter(plan: Plan) -> str:
    """The text of the cover letter; its first line is the subject."""
    measured = [d for d in plan.decisions if any(v.word != "unknown" for v in kernel_verdicts(d, plan.chunks))]
    own = [d for d in measured if evidence.own_arm(d, plan.chunks)]
    cpus = [{"lines": evidence.decision_lines(d, evidence.decision_label(d), plan.chunks)} for d in own]
    others = [line for d in measured if d not in own for line in evidence.summary_lines(d, plan.chunks)]
    text = render("0-cover.txt.j2", policy=plan.policy, name=plan.name, minimum=show_size(plan.minimum), cpus=cpus,
                  others=others, listed=len(plan.table), measured=len(measured), known=len(plan.decisions),
                  rule=rule_lines(plan), costs=cost_lines(plan), links=evidence.links(own, plan.chunks))
    return evidence.fill(text)


def costed(plan: Plan) -> dict:
    """The table whose cost is stated: what cost.json has to say of it, for comparison."""
    return {"policy": plan.policy.name, "huge": plan.options.huge, "rows": [f"{row.cpu.vendor.strip()} {row.label()}" for row in plan.table]}


def cost_lines(plan: Plan) -> list[str]:
    """One line for each kernel that was measured; says so where that was another table than this one."""
    if not COST.is_file():
        return ["  not measured for this series: python3 tests/kernel_check.py cost"]
    found = json.loads(COST.read_text("ascii"))
    table = found["table"]
    lines = [f"  {kernel:<9} {cost['text']:+5d} bytes {cost['calls']:8d} {cost['match_ns']:6d} ns"
             for kernel, cost in sorted(found["kernels"].items())]
    if table != costed(plan):
        lines.append(f"  measured with another table: policy {table['policy']}, {len(table['rows'])} rows")
    return lines
