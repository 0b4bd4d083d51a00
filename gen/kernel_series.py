# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Decisions + a kernel tree -> a patch series that `git am` takes there.

  write_series         the series, into OUT; on a tree that carries it already, one patch that updates the table
  plain                the same table for the newest dialect, to be read in generated/kernel/

  kernel_tree.py       reads the tree: what it defines, a free feature bit
  kernel_plan.py       decides: options, policy, table, threshold
  kernel_table.py      decisions -> rows, in the words of the tree
  kernel_arms.py       runtime/clear_nt.S -> arch/x86/lib/clear_nt.S
  kernel_evidence.py   the words behind a row
  kernel_patches.py    the patches of the series, one function each
  kernel_update.py     the one patch for a tree that carries the series
  kernel_cover.py      the cover letter
  kernel_edit.py       edits in memory -> a series, in a temporary git repository
"""

from __future__ import annotations

from pathlib import Path

import kernel_cover
import kernel_patches as patches
import kernel_update
from kernel_edit import GENERATOR, Workspace, format_series, publish
from kernel_plan import Options, Plan, carries, make_plan, ordered, signer
from kernel_table import chunks, policy, render_feature, render_table, rows
from kernel_tree import CPUFEATURES, Bit, Dialect, KernelError, Tree, flag_bit
from model import Decision


def build(plan: Plan) -> Workspace:
    """The series as edits."""
    work = Workspace(plan.tree)
    if carries(plan.tree):
        kernel_update.patch(work, plan)
        return work
    if flag_bit(plan.tree, plan.policy.flag):
        raise KernelError(f"{plan.tree.path / CPUFEATURES}: X86_FEATURE_{plan.policy.flag} is there already and is not "
                          "of this series; choose another name with FLAG=")
    patches.patch_table(work, plan)
    if plan.options.only is None:
        patches.patch_arms(work, plan)
        patches.patch_uncached(work, plan)
        patches.patch_mm(work, plan)
        patches.patch_perf(work, plan)
        patches.patch_kunit(work, plan)
    return work


def write_series(decisions: list[Decision], kdir: Path, out: Path | None, options: Options) -> list[Path]:
    """Write the series for the tree at kdir into out (build/patches/<version>/ if None).

    Returns the paths written, none if the tree says already what the database says. Raises KernelError with a
    message that says what to mend; then nothing has been written.
    """
    if options.only not in (None, "table"):
        raise KernelError(f"ONLY={options.only}: looked for table")
    tree = Tree(kdir)
    out = Path("build") / "patches" / tree.version() if out is None else out
    if out.resolve().is_relative_to(tree.path.resolve()):
        raise KernelError(f"{out}: is inside the kernel tree, which is never modified; choose another OUT")
    plan = make_plan(decisions, tree, options)
    work = build(plan)
    if not work.patches:
        return []
    tree.check_clean(work.touched())
    author = signer(tree) if options.signoff else GENERATOR
    cover = kernel_cover.letter(plan) if len(work.patches) > 1 else None
    return publish(out, format_series(work, author, cover))


def newest(decisions: list[Decision]) -> Dialect:
    """What the newest kernels define, taking the database's codenames for theirs."""
    intel = {d.cpu.codename: (f"INTEL_{d.cpu.codename}", d.cpu.family, d.cpu.model)
             for d in decisions if d.cpu.vendor == "GenuineIntel"}
    return Dialect(match="steps", intel=intel)


def plain(decisions: list[Decision], options: Options) -> dict[str, bytes]:
    """The table and the feature line for the newest dialect: file name below generated/kernel/ -> bytes."""
    which = policy(options.policy or "opt-out", options.flag, options.flags)
    dialect = newest(decisions)
    table = rows(ordered(decisions), which.word, chunks(dialect, options.targets))
    return {
        "nt_quirks.c": render_table(table, dialect, which, options.database, tested=False).encode("ascii"),
        "cpufeatures.h": patches.render("plain_feature.h.j2", database=options.database,
                                line=render_feature(Bit(21, 30), which)).encode("ascii"),
    }
