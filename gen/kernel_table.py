# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Decisions -> the rows of the kernel's quirk table, in the words of one tree."""

from __future__ import annotations

import re
from dataclasses import dataclass

from identity import VENDOR_NAMES
from kernel_tree import Bit, Dialect, KernelError
from model import ALL_STEPPINGS, Cpu, Decision, Verdict
from render import environment

POLICIES = {"opt-out": "bad", "opt-in": "good"}
FLAG = re.compile(r"[A-Z][A-Z0-9_]{1,22}")

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


def policy(name: str, flag: str | None, flags: dict[str, str]) -> Policy:
    """flags: the names the database gives the flag, by policy."""
    if name not in POLICIES:
        raise KernelError(f"POLICY={name}: looked for {' or '.join(POLICIES)}")
    if flag is not None and not FLAG.fullmatch(flag):
        raise KernelError(f"FLAG={flag}: looked for a name such as NT_SLOW: 2 to 23 of A-Z, 0-9 and _")
    return Policy(name, flag or flags[name.replace("-", "_")], POLICIES[name])


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


def chunks(dialect: Dialect, targets: dict[str, int]) -> tuple[int, ...]:
    """What one call clears: a page; or, of a range, a batch or all of a gigantic page, as preemption has it."""
    return (targets["kernel_range"], GIGANTIC) if dialect.ranged else (targets["kernel_page"],)


def kernel_verdicts(decision: Decision, asked: tuple[int, ...]) -> tuple[Verdict, ...]:
    """The verdicts that count for a kernel which clears such chunks; a guest's evidence alone never does."""
    found = [decision.at("nt", chunk) for chunk in asked]
    return tuple(v for index, v in enumerate(found) if v not in found[:index] and v.word == v.kernel_word)


def listed(decision: Decision, word: str, asked: tuple[int, ...]) -> bool:
    """Bad at any chunk is bad; good must be good at all of them."""
    words = [decision.at("nt", chunk).kernel_word for chunk in asked]
    return word in words if word == "bad" else all(w == word for w in words)


def rows(decisions: list[Decision], word: str, asked: tuple[int, ...]) -> list[Row]:
    """The table: disjoint rows, so that the order decides nothing, yet sorted and most specific first.

    For each stepping the most specific entry speaks. Core types of one model become one row: the instructions
    are patched once for the whole system, so what is bad on one type is bad, and good must be good on both.
    """
    models: dict[tuple[str, int, int], list[Decision]] = {}
    for decision in decisions:
        if decision.cpu.vendor not in VENDOR_NAMES:
            raise KernelError(f"{decision.cpu.source}: vendor {decision.cpu.vendor!r} has no X86_VENDOR_ in the kernel")
        models.setdefault((decision.cpu.vendor, decision.cpu.family, decision.cpu.model), []).append(decision)
    table = []
    for key in sorted(models, key=lambda k: (list(VENDOR_NAMES).index(k[0]), k[1], k[2])):
        table += _model_rows(models[key], word, asked)
    return table


def _model_rows(decisions: list[Decision], word: str, asked: tuple[int, ...]) -> list[Row]:
    winners: list[Decision | None] = []
    for stepping in range(16):
        covering = [d for d in decisions if d.cpu.steppings[0] <= stepping <= d.cpu.steppings[1]]
        narrowest = min((d.cpu.width for d in covering), default=0)
        speaking = sorted((d for d in covering if d.cpu.width == narrowest), key=lambda d: d.cpu.label())
        matching = [d for d in speaking if listed(d, word, asked)]
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


def row_text(row: Row, dialect: Dialect, data: str = "NULL") -> str:
    """The initialiser of one row, without its comma; data goes along with it."""
    kind, model = model_macro(row.cpu, dialect)
    vendor, family = VENDOR_NAMES[row.cpu.vendor], f"{row.cpu.family:#x}" if row.cpu.family > 9 else str(row.cpu.family)
    low, high = (f"{stepping:#x}" for stepping in row.steppings)
    every = row.steppings == ALL_STEPPINGS
    if dialect.match == "long":
        steppings = "X86_STEPPING_ANY" if every else f"X86_STEPPINGS({low}, {high})"
        return (f"X86_MATCH_VENDOR_FAM_MODEL_STEPPINGS_FEATURE({vendor}, {family}, {model},\n"
                f"\t\t{steppings}, X86_FEATURE_ANY, {data})")
    vfm = model if kind == "vfm" else f"VFM_MAKE(X86_VENDOR_{vendor}, {family}, {model})"
    if every:
        return f"X86_MATCH_VFM({vfm}, {data})"
    if dialect.match == "steps":
        return f"X86_MATCH_VFM_STEPS({vfm}, {low}, {high}, {data})"
    return f"X86_MATCH_VFM_STEPPINGS({vfm},\n\t\t\t\tX86_STEPPINGS({low}, {high}), {data})"


def render_table(table: list[Row], dialect: Dialect, which: Policy, database: str, tested: bool) -> str:
    """nt_quirks.c. tested: the tree has the KUnit suite, which is included at its end."""
    entries = [{"name": row.cpu.name, "codename": row.cpu.codename, "label": row.label(),
                "text": row_text(row, dialect)} for row in table]
    template = environment().get_template("quirks.c.j2")
    return template.render(rows=entries, policy=which, database=database, tested=tested)


def render_test(table: list[Row], decisions: list[Decision], which: Policy, database: str, asked: tuple[int, ...]) -> str:
    """The KUnit suite: per model that was measured or is listed, the steppings that are listed."""
    masks: dict[tuple[str, int, int], int] = {}
    for decision in decisions:
        if any(decision.at("nt", chunk).kernel_word != "unknown" for chunk in asked):
            masks[VENDOR_NAMES[decision.cpu.vendor], decision.cpu.family, decision.cpu.model] = 0
    for row in table:
        low, high = row.steppings
        masks[VENDOR_NAMES[row.cpu.vendor], row.cpu.family, row.cpu.model] |= (2 << high) - (1 << low)
    models = [{"vendor": vendor, "family": family, "model": model, "mask": mask}
              for (vendor, family, model), mask in sorted(masks.items())]
    return environment().get_template("kernel/nt_quirks_test.c.j2").render(models=models, policy=which, database=database)


def render_feature(bit: Bit, which: Policy) -> str:
    """The line of cpufeatures.h, aligned as its neighbours are."""
    start = f"#define X86_FEATURE_{which.flag}"
    tabs = "\t" * max(1, -(-(40 - len(start)) // 8))
    return environment().get_template("cpufeatures.h.j2").render(start=start + tabs, bit=bit, policy=which)
