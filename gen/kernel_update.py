# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""How a new measurement reaches a tree that carries the series: the table again, in place, as one small patch."""

from __future__ import annotations

import re

import kernel_evidence as evidence
from kernel_edit import Workspace
from kernel_patches import evidence_rows, message, rule_lines, shown_bytes
from kernel_plan import HUGE, TEST, Plan
from kernel_table import render_table, render_test
from kernel_tree import NT_QUIRKS, PAGE_64
from model import ALL_STEPPINGS, Cpu

ROW = re.compile(r"^\t/\* (\S+ [\d:-]+): .* \*/$", re.M)
ORIGIN = re.compile(r"^ \* Generated from .*\n", re.M)
MINIMUM = re.compile(r"^(#define CLEAR_PAGES?_UNCACHED_MIN\t)\((\d+)UL << (\d+)\)$", re.M)


def patch(work: Workspace, plan: Plan) -> None:
    """Nothing is patched if only the database's hash differs."""
    tree, database = plan.tree, plan.options.database
    old, tested = tree.text(NT_QUIRKS), tree.has(TEST)
    new = render_table(plan.table, plan.dialect, plan.policy, database, tested)
    if ORIGIN.sub("", old) != ORIGIN.sub("", new):
        work.put(NT_QUIRKS, new)
    if tested:
        test = render_test(plan.table, plan.decisions, plan.policy, database, plan.chunks)
        if ORIGIN.sub("", tree.text(TEST)) != ORIGIN.sub("", test):
            work.put(TEST, test)
    minimum = _minimum(work, plan)
    before, after = ROW.findall(old), ROW.findall(new)
    rows = [row for row in plan.table if f"{row.cpu.codename} {row.label()}" not in before]
    changes = [*_changes("Listed from now on", [name for name in after if name not in before]),
               *_changes("No longer listed", [name for name in before if name not in after]), *minimum]
    gone = [d for d in plan.decisions if any(_overlaps(name, d.cpu) for name in before if name not in after)]
    lines = evidence_rows(plan, rows) + [
        {"lines": evidence.decision_lines(d, evidence.decision_label(d), plan.chunks)} for d in gone]
    work.commit(message("update", plan, changes=changes or ["The rows stay, what the tests expect changes."],
                        rows=lines, rule=rule_lines(plan),
                        links=evidence.links([row.decision for row in rows] + gone, plan.chunks)))


def _overlaps(name: str, cpu: Cpu) -> bool:
    """Does CODENAME family:model[:stepping[-stepping]], as a row has it, speak of this entry?"""
    codename, family, model, low, high = re.fullmatch(r"(\S+) (\d+):(\d+)(?::(\d+)(?:-(\d+))?)?", name).groups()
    first, last = (int(low), int(high or low)) if low else ALL_STEPPINGS
    return ((codename, int(family), int(model)) == (cpu.codename, cpu.family, cpu.model)
            and first <= cpu.steppings[1] and cpu.steppings[0] <= last)


def _changes(title: str, names: list[str]) -> list[str]:
    return [f"{title}:", "", *(f"  {name}" for name in names), ""] if names else []


def _minimum(work: Workspace, plan: Plan) -> list[str]:
    """The threshold follows the measurements, unless the tree was made with HUGE=1."""
    found = MINIMUM.search(plan.tree.text(PAGE_64))
    if not found:
        return []
    old = int(found[2]) << int(found[3])
    if old in (HUGE, plan.minimum):
        return []
    work.put(PAGE_64, MINIMUM.sub(rf"\g<1>({shown_bytes(plan.minimum)})", plan.tree.text(PAGE_64)))
    return [f"The caches are left alone from {shown_bytes(plan.minimum)} bytes on, so far {found[2]}UL << {found[3]}.", ""]
