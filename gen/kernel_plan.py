# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Everything a series depends on, decided before its first edit."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass

from database import Database
from kernel_table import GIGANTIC, Policy, Row, chunks, kernel_verdicts, policy, rows
from kernel_tree import NT_QUIRKS, Dialect, KernelError, Tree, read_dialect
from model import Cpu, Decision

HUGE = 2 << 20
TEST = "arch/x86/kernel/cpu/nt_quirks_test.c"


@dataclass(frozen=True)
class Options:
    """How the series is wanted: POLICY, FLAG, HUGE, ONLY, SIGNOFF of the command line, and what the database adds."""

    flags: dict[str, str]
    """The name of the flag by policy, opt_out and opt_in."""
    targets: dict[str, int]
    """What one call of a kernel clears: kernel_page, kernel_range."""
    database: str
    policy: str | None = None
    flag: str | None = None
    huge: bool = False
    only: str | None = None
    signoff: bool = False

    @classmethod
    def of(cls, database: Database, **chosen) -> Options:
        flags = next(kind.flags for kind in database.kinds if kind.name == "nt")
        return cls(flags, database.targets, database.hash, **chosen)


@dataclass(frozen=True)
class Plan:
    """One tree, one database, one policy."""

    tree: Tree
    dialect: Dialect
    policy: Policy
    table: list[Row]
    decisions: list[Decision]
    options: Options

    @property
    def name(self) -> str:
        """What the kernel of this tree calls its clearing function."""
        return "clear_pages" if self.dialect.ranged else "clear_page"

    @property
    def chunks(self) -> tuple[int, ...]:
        return chunks(self.dialect, self.options.targets)

    def crossovers(self) -> list[tuple[int, Decision]]:
        """For each CPU that gains, the smallest extent from which it does, where a smaller one was seen to lose."""
        found = []
        for decision in self.decisions:
            good = [v for v in (*kernel_verdicts(decision, self.chunks), decision.at("nt")) if v.kernel_word == "good"]
            bracketed = [v.threshold for v in good if v.bracket and v.bracket[0] is not None]
            if bracketed:
                found.append((min(bracketed), decision))
        return sorted(found, key=lambda pair: pair[0], reverse=True)

    def against_clzero(self) -> list[Decision]:
        """CPUs that the evidence says to be slower with CLZERO. One is enough: no flag tells them from the others."""
        return [d for d in self.decisions if "clzero" in d.verdicts
                and any(d.at("clzero", chunk).kernel_word == "bad" for chunk in self.chunks)]

    @property
    def minimum(self) -> int:
        """The extent from which the kernel is to leave the caches alone: the largest crossover of a CPU that gains."""
        if self.options.huge:
            return HUGE
        return next((extent for extent, _ in self.crossovers()), GIGANTIC)


def ordered(decisions: list[Decision]) -> list[Decision]:
    """By identity. Where one decision speaks for all core types of a model, those for one type are left out."""
    def model(cpu: Cpu) -> tuple:
        return cpu.vendor, cpu.family, cpu.model, cpu.steppings

    whole = {model(d.cpu) for d in decisions if d.cpu.core_type is None}
    kept = [d for d in decisions if d.cpu.core_type is None or model(d.cpu) not in whole]
    return sorted(kept, key=lambda d: (*model(d.cpu), d.cpu.core_type or ""))


def make_plan(decisions: list[Decision], tree: Tree, options: Options) -> Plan:
    dialect, carried = read_dialect(tree), carries(tree)
    if carried and (options.policy not in (None, carried.name) or options.flag not in (None, carried.flag)):
        raise KernelError(f"{tree.path / NT_QUIRKS}: has policy {carried.name} and X86_FEATURE_{carried.flag}; "
                          "leave out POLICY= and FLAG=, or take the series off the tree first")
    which = carried or policy(options.policy or "opt-out", options.flag, options.flags)
    found = ordered(decisions)
    return Plan(tree, dialect, which, rows(found, which.word, chunks(dialect, options.targets)), found, options)


def carries(tree: Tree) -> Policy | None:
    """The policy of the series that the tree carries already, or None."""
    if not tree.has(NT_QUIRKS):
        return None
    text = tree.text(NT_QUIRKS)
    name = re.search(r"^ \* Generated from the nt-quirk database \w+, policy ([\w-]+)\.", text, re.M)
    flag = re.search(r"set_cpu_cap\(c, X86_FEATURE_(\w+)\);", text)
    if not name or not flag:
        raise KernelError(f"{tree.path / NT_QUIRKS}: looked for 'Generated from the nt-quirk database' and "
                          "set_cpu_cap(c, X86_FEATURE_...); this file is not of this series")
    return policy(name[1], flag[1], {})


def signer(tree: Tree) -> tuple[str, str]:
    """Who signs off: the user of this git, and nobody else."""
    found = []
    for key in ("user.name", "user.email"):
        done = subprocess.run(["git", "-c", "safe.directory=*", "-C", str(tree.path), "config", key],
                              capture_output=True, text=True, check=False)
        value = done.stdout.strip()
        if not value or not value.isascii() or re.search(r"[<>\n]", value):
            raise KernelError(f"SIGNOFF: looked for an ASCII {key} in git's configuration; git config --global {key} ...")
        found.append(value)
    return found[0], found[1]
