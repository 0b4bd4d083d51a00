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

#: Written by `make check-kernel`: what its kernels were seen to cost.
COST = Path(__file__).resolve().parent.parent / "tests" / "kernel" / "cost.json"


def letter(plan: Plan) -> str:
    """The text of the cover letter; its first line is the subject."""
    measured = [d for d in plan.decisions if any(v.word != "unknown" for v in kernel_verdicts(d, plan.chunks))]
    own = [d for d in measured if evidence.own_arm(d, plan.chunks)]
    cpus = [{"lines": evidence.decision_lines(d, evidence.decision_label(d), plan.chunks)} for d in own]
    others = [line for d in measured if d not in own for line in evidence.summary_lines(d, plan.chunks)]
    text = render("0-cover.txt.j2", policy=plan.policy, name=plan.name, minimum=show_size(plan.minimum), cpus=cpus,
                  others=others, listed=len(plan.table), measured=len(measured), known=len(plan.decisions),
                  rule=rule_lines(plan), costs=cost_lines(), links=evidence.links(own, plan.chunks))
    return evidence.fill(text)


def cost_lines() -> list[str]:
    if not COST.is_file():
        return ["  not measured for this series: make check-kernel"]
    return [f"  {kernel:<9} {cost['text']:+5d} bytes {cost['calls']:8d} {cost['match_ns']:6d} ns"
            for kernel, cost in sorted(json.loads(COST.read_text("ascii")).items())]
