# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Decisions -> the rows of the kernel's quirk table, in the words of one tree."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kernel_tree import Bit, Dialect, KernelError
from model import ALL_STEPPINGS, Cpu, Decision, Verdict
from render import environment

VENDORS = {
    "GenuineIntel": "INTEL",
    "AuthenticAMD": "AMD",
    "HygonGenuine": "HYGON",
    "CentaurHauls": "CENTAUR",
    "  Shanghai  ": "ZHAOXIN",
}
POLICIES = {"opt-out": ("NT_BAD", "bad"), "opt-in": ("NT_GOOD", "good")}
FLAG = re.compile(r"[A-Z][A-Z0-9_]{1,22}")

#: How the kernel calls the arms: one page at a time, and as a range.
PAGE = 4 << 10
GIGANTIC = 1 << 30


@dataclass(frozen=True)
class Policy:
    """Which CPUs a table lists and what it sets for them."""

    name: str
    flag: str
    word: str

    @property
    def speed(self) -> str:
        """What its flag says of the stores."""
        return {"bad": "slow", "good": "fast"}[self.word]

    @property
    def shown(self) -> str:
        """The name in /proc/cpuinfo."""
        return self.flag.lower()


def policy(name: str, flag: str | None) -> Policy:
    if name not in POLICIES:
        raise KernelError(f"POLICY={name}: looked for {' or '.join(POLICIES)}")
    default, word = POLICIES[name]
    if flag is not None and not FLAG.fullmatch(flag):
        raise KernelError(f"FLAG={flag}: looked for a name such as {default}: 2 to 23 of A-Z, 0-9 and _")
    return Policy(name, flag or default, word)


@dataclass(frozen=True)
class Row:
    """One line of the table: a run of steppings of one model, and the decision that put it there."""

    decision: Decision
    steppings: tuple[int, int]

    @property
    def cpu(self) -> Cpu:
        return self.decision.cpu

    def label(self) -> str:
        low, high = self.steppings
        text = f"{self.cpu.family}:{self.cpu.model}"
        if self.steppings != ALL_STEPPINGS:
            text += f":{low}" if low == high else f":{low}-{high}"
        return text


def chunks(ranged: bool) -> tuple[int, ...]:
    """What one call clears: a page, or anything up to all of a gigantic page."""
    return (PAGE, GIGANTIC) if ranged else (PAGE,)


def kernel_verdicts(decision: Decision, ranged: bool) -> tuple[Verdict, ...]:
    """The verdicts that count for a kernel which clears like this; a guest's evidence alone never does."""
    found = tuple(dict.fromkeys(decision.at("nt", chunk) for chunk in chunks(ranged)))
    return tuple(v for v in found if v.basis != "virtual")


def listed(decision: Decision, word: str, ranged: bool) -> bool:
    """Bad at any chunk is bad; good must be good at all of them."""
    words = [v.word for v in kernel_verdicts(decision, ranged)]
    return bool(words) and (word in words if word == "bad" else all(w == word for w in words))


def rows(decisions: list[Decision], word: str, ranged: bool) -> list[Row]:
    """The table: disjoint rows, so that the order decides nothing, yet sorted and most specific first.

    For each stepping the most specific entry speaks. Core types of one model become one row: the instructions
    are patched once for the whole system, so what is bad on one type is bad, and good must be good on both.
    """
    models: dict[tuple[str, int, int], list[Decision]] = {}
    for decision in decisions:
        if decision.cpu.vendor not in VENDORS:
            raise KernelError(f"{decision.cpu.source}: vendor {decision.cpu.vendor!r} has no X86_VENDOR_ in the kernel")
        models.setdefault((decision.cpu.vendor, decision.cpu.family, decision.cpu.model), []).append(decision)
    table = []
    for key in sorted(models, key=lambda k: (list(VENDORS).index(k[0]), k[1], k[2])):
        table += _model_rows(models[key], word, ranged)
    return table


def _model_rows(decisions: list[Decision], word: str, ranged: bool) -> list[Row]:
    winners: list[Decision | None] = []
    for stepping in range(16):
        covering = [d for d in decisions if d.cpu.steppings[0] <= stepping <= d.cpu.steppings[1]]
        narrowest = min((d.cpu.width for d in covering), default=0)
        speaking = sorted((d for d in covering if d.cpu.width == narrowest), key=lambda d: d.cpu.label())
        matching = [d for d in speaking if listed(d, word, ranged)]
        enough = matching and (word == "bad" or len(matching) == len(speaking))
        winners.append(matching[0] if enough else None)
    found, start = [], 0
    for stepping in range(1, 17):
        if stepping == 16 or winners[stepping] is not winners[start]:
            if winners[start] is not None:
                found.append(Row(winners[start], (start, stepping - 1)))
            start = stepping
    return sorted(found, key=lambda r: (r.steppings[1] - r.steppings[0], r.steppings))


def model_macro(cpu: Cpu, dialect: Dialect) -> tuple[str, str]:
    """(kind, text): ("vfm", INTEL_X), ("model", INTEL_FAM6_X) or ("number", 0x31)."""
    if cpu.vendor == "GenuineIntel":
        same = [name for name, (_, family, model) in dialect.intel.items() if (family, model) == (cpu.family, cpu.model)]
        if cpu.codename in dialect.intel and cpu.codename not in same:
            macro, family, model = dialect.intel[cpu.codename]
            raise KernelError(f"{cpu.source}: {cpu.codename} is {cpu.family}:{cpu.model} here and "
                              f"{family}:{model} in the tree ({macro})")
        if same:
            name = cpu.codename if cpu.codename in same else min(same)
            macro = dialect.intel[name][0]
            return ("model" if macro.startswith("INTEL_FAM6_") else "vfm"), macro
    return "number", f"{cpu.model:#x}"


def row_text(row: Row, dialect: Dialect) -> str:
    """The initialiser of one row, without its comma."""
    kind, model = model_macro(row.cpu, dialect)
    vendor, family = VENDORS[row.cpu.vendor], f"{row.cpu.family:#x}" if row.cpu.family > 9 else str(row.cpu.family)
    low, high = (f"{stepping:#x}" for stepping in row.steppings)
    every = row.steppings == ALL_STEPPINGS
    if dialect.match == "long":
        steppings = "X86_STEPPING_ANY" if every else f"X86_STEPPINGS({low}, {high})"
        return (f"X86_MATCH_VENDOR_FAM_MODEL_STEPPINGS_FEATURE({vendor}, {family}, {model},\n"
                f"\t\t{steppings}, X86_FEATURE_ANY, NULL)")
    vfm = model if kind == "vfm" else f"VFM_MAKE(X86_VENDOR_{vendor}, {family}, {model})"
    if every:
        return f"X86_MATCH_VFM({vfm}, NULL)"
    if dialect.match == "steps":
        return f"X86_MATCH_VFM_STEPS({vfm}, {low}, {high}, NULL)"
    return f"X86_MATCH_VFM_STEPPINGS({vfm},\n\t\t\t\tX86_STEPPINGS({low}, {high}), NULL)"


def render_table(table: list[Row], dialect: Dialect, which: Policy, database: str, tested: bool) -> str:
    """nt_quirks.c. tested: the tree has the KUnit suite, which is included at its end."""
    entries = [{"name": row.cpu.name, "codename": row.cpu.codename, "label": row.label(),
                "text": row_text(row, dialect)} for row in table]
    template = environment().get_template("quirks.c.j2")
    return template.render(rows=entries, policy=which, database=database, tested=tested)


def render_feature(bit: Bit, which: Policy) -> str:
    """The line of cpufeatures.h, aligned as its neighbours are."""
    start = f"#define X86_FEATURE_{which.flag}"
    tabs = "\t" * max(1, -(-(40 - len(start)) // 8))
    return environment().get_template("cpufeatures.h.j2").render(start=start + tabs, bit=bit, policy=which)
