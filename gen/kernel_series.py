# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Decisions + a kernel tree -> a patch series that `git am` takes there.

    write_series    the series, into OUT; on a tree that carries it already, one patch that updates the table
    plain           the same table for the newest dialect, to be read in generated/kernel/

The rooms: kernel_tree reads the tree, kernel_table makes the rows, kernel_arms the assembly, kernel_evidence the
words behind the rows, kernel_edit patches in a temporary copy. This file knows the order and the anchors.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import kernel_evidence as evidence
from kernel_arms import render_arms
from kernel_edit import GENERATOR, Workspace, format_series, publish
from kernel_table import (GIGANTIC, Policy, Row, kernel_verdicts, policy, render_feature, render_table, rows)
from kernel_tree import (CPUFEATURES, HIGHMEM, MEMORY, NT_QUIRKS, PAGE_64, Bit, Dialect, KernelError, Tree,
                         flag_bit, free_bit, read_dialect)
from model import Decision
from render import environment
from units import show_size

MAKEFILE = "arch/x86/kernel/cpu/Makefile"
COMMON = "arch/x86/kernel/cpu/common.c"
CPU_H = "arch/x86/kernel/cpu/cpu.h"
LIB_MAKEFILE = "arch/x86/lib/Makefile"
ARMS = "arch/x86/lib/clear_nt.S"

#: With HUGE=1: small enough for what is left of a 2 MiB page around the faulting address.
HUGE_MINIMUM = {False: 2 << 20, True: 512 << 10}


@dataclass(frozen=True)
class Options:
    """How the series is wanted: POLICY, FLAG, HUGE, ONLY, SIGNOFF of the command line, and the database's hash."""

    policy: str = "opt-out"
    flag: str | None = None
    huge: bool = False
    only: str | None = None
    signoff: bool = False
    database: str = "unknown"


@dataclass(frozen=True)
class Plan:
    """Everything decided before the first edit."""

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
    def minimum(self) -> int:
        """The extent from which the kernel is to leave the caches alone: the largest crossover of a good CPU."""
        if self.options.huge:
            return HUGE_MINIMUM[self.dialect.ranged]
        measured = [v.threshold for d in self.decisions for v in kernel_verdicts(d, self.dialect.ranged)
                    if v.word == "good" and v.threshold]
        return max(measured, default=GIGANTIC)


def render(template: str, /, **values) -> str:
    return environment().get_template(f"kernel/{template}").render(**values)


def message(template: str, plan: Plan, **values) -> str:
    """A commit message: the template's words, its paragraphs filled, the Signed-off-by if it was asked for."""
    text = render(f"{template}.txt.j2", policy=plan.policy, name=plan.name, **values)
    subject, *paragraphs = [part.strip("\n") for part in re.split(r"\n(?:[ \t]*\n)+", text.strip("\n"))]
    filled = ["\n".join(evidence.wrap(part)) if re.match(r"[^\s\[]", part) and not part.startswith("Link: ") else part
              for part in paragraphs]
    if plan.options.signoff:
        trailer = "Signed-off-by: %s <%s>" % signer(plan.tree)
        if filled[-1].startswith("Link: "):
            filled[-1] += f"\n{trailer}"
        else:
            filled.append(trailer)
    return "\n\n".join([subject, *filled]) + "\n"


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


def rule_lines(plan: Plan) -> list[str]:
    word, arm = plan.policy.word, "one page" if not plan.dialect.ranged else "one page up to 1 GiB"
    return evidence.wrap(
        f"Listed is what measurements call {word} where one call clears {arm}: compared beyond the last level cache, "
        "by Welch's test over the runs, with a least effect. A CPU nobody has measured is not listed.")


def evidence_rows(plan: Plan, table: list[Row]) -> list[dict]:
    return [{"lines": evidence.row_lines(row, plan.dialect.ranged)} for row in table]


def choices(plan: Plan) -> tuple[str, list[dict[str, str]]]:
    """(first choice, later ones with their condition): the last one whose condition holds is called."""
    name, flag = plan.name, f"X86_FEATURE_{plan.policy.flag}"
    bad, nt = plan.policy.word == "bad", {"callee": f"{plan.name}_nt"}
    clzero = {"callee": f"{name}_clzero", "condition": "X86_FEATURE_CLZERO"}
    if not plan.dialect.alt_not:  # an opt-out the other way round, two alternatives at most
        if bad:
            return f"{name}_nt", [{"callee": "clear_page_rep", "condition": flag}, clzero]
        return "clear_page_rep", [{**nt, "condition": flag}, clzero]
    nt["condition"] = f"ALT_NOT({flag})" if bad else flag
    erms = [] if plan.dialect.ranged else [{"callee": "clear_page_erms", "condition": "X86_FEATURE_ERMS"}]
    return "clear_page_rep", [*erms, nt, clzero]


def add_feature(work: Workspace, plan: Plan, bit: Bit) -> None:
    """The feature bit's line behind the last one of its word, comments that span lines included."""
    line = re.compile(rf"^#define\s+X86_FEATURE_\w+\s+\(\s*{bit.word}\s*\*\s*32\s*\+\s*\d+\s*\)[^\n]*\n", re.M)
    text = work.text(CPUFEATURES)
    last = list(line.finditer(text))[-1]
    at = last.end()
    if last[0].count("/*") > last[0].count("*/"):
        at = text.index("\n", text.index("*/", at)) + 1
    work.put(CPUFEATURES, text[:at] + render_feature(bit, plan.policy) + text[at:])


def patch_table(work: Workspace, plan: Plan) -> None:
    bit = free_bit(plan.tree)
    add_feature(work, plan, bit)
    work.put(NT_QUIRKS, render_table(plan.table, plan.dialect, plan.policy, plan.options.database, tested=False))
    work.after(MAKEFILE, r"^obj-y\s*\+=\s*match\.o\n", "obj-y\t\t\t+= nt_quirks.o\n", "obj-y += match.o")
    work.after(CPU_H, r"^(extern )?void get_cpu_cap\(struct cpuinfo_x86 \*c\);\n",
               render("cpu.h.j2"), "the prototype of get_cpu_cap()")
    work.after(COMMON, r"^\tif \(this_cpu->c_init\)\n\t\tthis_cpu->c_init\(c\);\n", render("common.c.j2"),
               "the call of c_init() in identify_cpu()", within=r"^(static )?void identify_cpu\(struct cpuinfo_x86 \*c\)\n\{")
    work.commit(message("1-table", plan, rows=evidence_rows(plan, plan.table), rule=rule_lines(plan),
                        links=evidence.links([row.decision for row in plan.table], plan.dialect.ranged)))


def patch_arms(work: Workspace, plan: Plan) -> None:
    work.put(ARMS, render_arms(plan.dialect))
    work.after(LIB_MAKEFILE, r"^\s*lib-y\s*\+=\s*clear_page_64\.o[^\n]*\n", "\tlib-y += clear_nt.o\n",
               "lib-y += clear_page_64.o")
    work.commit(message("2-arms", plan))


def shown_bytes(size: int) -> str:
    """A size as C writes it here: 128 MiB is 128UL << 20."""
    shift = 30 if size % (1 << 30) == 0 else 20 if size % (1 << 20) == 0 else 10
    return f"{size >> shift}UL << {shift}"


def patch_uncached(work: Workspace, plan: Plan) -> None:
    first, later = choices(plan)
    template = "clear_pages.h.j2" if plan.dialect.ranged else "page_64.h.j2"
    text = render(template, first=first, choices=later, typed=plan.dialect.typed, kmsan=plan.dialect.kmsan,
                  minimum=shown_bytes(plan.minimum))
    work.before(PAGE_64, r"^void copy_page\(void \*to, void \*from\);\n", text, "the prototype of copy_page()")
    condition = "unless the CPU is" if plan.policy.word == "bad" else "if the CPU is"
    work.commit(message("3-uncached", plan, condition=condition))


def wrap_call(indent: str, name: str, arguments: str) -> str:
    """name(arguments); within 80 columns, broken at a comma and aligned as the kernel does."""
    parts = [part.strip() for part in re.split(r",(?![^(]*\))", arguments)]
    lines, column = [f"{indent}{name}("], len(indent.expandtabs(8)) + len(name) + 1
    for index, part in enumerate(parts):
        piece = part + (", " if index < len(parts) - 1 else ");")
        if index and len(lines[-1].expandtabs(8)) + len(piece.rstrip()) > 80:
            lines[-1] = lines[-1].rstrip()
            lines.append("\t" * (column // 8) + " " * (column % 8))
        lines[-1] += piece
    return "\n".join(lines) + "\n"


def extend_call(work: Workspace, function: str, callee: str, extra: str) -> None:
    """In one function of mm/memory.c: callee(...) becomes callee_extent(..., extra)."""
    start = rf"^(static )?(void|int) {function}\("
    pattern = rf"^(\t+){callee}\(((?:[^;(]|\([^;)]*\))*)\);\n"
    what = f"the call of {callee}() in {function}()"
    found = work.find(MEMORY, pattern, what, start)
    arguments = re.sub(r"\s+", " ", found[2])
    work.replace(MEMORY, pattern, wrap_call(found[1], f"{callee}_extent", f"{arguments}, {extra}"), what, within=start)


def patch_mm(work: Workspace, plan: Plan) -> None:
    if plan.dialect.ranged:
        work.before(HIGHMEM, r"^#ifndef vma_alloc_zeroed_movable_folio\n", render("highmem_pages.h.j2"),
                    "#ifndef vma_alloc_zeroed_movable_folio, behind clear_user_highpages()")
        extend_call(work, "clear_contig_highpages", "clear_user_highpages", "nr_pages")
    else:
        work.before(HIGHMEM, r"^#ifndef (vma_alloc_zeroed_movable_folio|__HAVE_ARCH_ALLOC_ZEROED_USER_HIGHPAGE\w*)\n",
                    render("highmem.h.j2"), "the #ifndef behind clear_user_highpage()")
        counted = work.find(MEMORY, r"unsigned int (\w+)\)\n\{", "clear_gigantic_page() with a number of pages",
                             r"^static void clear_gigantic_page\(")
        extend_call(work, "clear_gigantic_page", "clear_user_highpage", counted[1])
        if plan.options.huge:
            folio = re.search(r"^(?:static )?\w+ clear_subpage\([^{]*\{\n\tstruct folio \*folio = arg;", work.text(MEMORY), re.M)
            extend_call(work, "clear_subpage", "clear_user_highpage",
                        "folio_nr_pages(folio)" if folio else "compound_nr(page)")
    work.commit(message("4-mm", plan, huge=plan.options.huge, minimum=show_size(plan.minimum), reason=minimum_lines(plan)))


def minimum_lines(plan: Plan) -> list[str]:
    size = show_size(plan.minimum)
    if plan.options.huge:
        return evidence.wrap(f"Huge pages are included at the user's wish: {size} is below what the measurements ask for.")
    good = [d for d in plan.decisions for v in kernel_verdicts(d, plan.dialect.ranged)
            if v.word == "good" and v.threshold == plan.minimum]
    if not good:
        return evidence.wrap(f"{size} because no crossover has been measured on a CPU that gains.")
    decision = good[0]
    return evidence.wrap(f"{size} is the largest crossover measured on a CPU that gains: on {decision.cpu.codename} "
                         f"({evidence.decision_label(decision)}) smaller extents are better served by the caches.")


def make_plan(decisions: list[Decision], tree: Tree, options: Options) -> Plan:
    dialect = read_dialect(tree)
    which = policy(options.policy, options.flag)
    ordered = sorted(decisions, key=lambda d: (d.cpu.vendor, d.cpu.family, d.cpu.model, d.cpu.steppings, d.cpu.core_type or ""))
    return Plan(tree, dialect, which, rows(ordered, which.word, dialect.ranged), ordered, options)


def build(plan: Plan) -> Workspace:
    """The series as edits. The order makes every patch build on its own."""
    work = Workspace(plan.tree)
    patch_table(work, plan)
    if plan.options.only != "table":
        patch_arms(work, plan)
        patch_uncached(work, plan)
        patch_mm(work, plan)
    return work


def write_series(decisions: list[Decision], kdir: Path, out: Path | None, options: Options) -> list[Path]:
    """Write the series for the tree at kdir into out (build/patches/<version>/ if None); the paths written.

    Raises KernelError with a message that says what to mend; then nothing has been written.
    """
    if options.only not in (None, "table"):
        raise KernelError(f"ONLY={options.only}: looked for table")
    tree = Tree(kdir)
    out = out or Path("build") / "patches" / tree.version()
    if out.resolve().is_relative_to(tree.path.resolve()):
        raise KernelError(f"{out}: is inside the kernel tree, which is never modified; choose another OUT")
    plan = make_plan(decisions, tree, options)
    if flag_bit(tree, plan.policy.flag):
        raise KernelError(f"{tree.path / CPUFEATURES}: X86_FEATURE_{plan.policy.flag} is there already and is not of "
                          "this series; choose another name with FLAG=")
    work = build(plan)
    tree.check_clean(work.touched())
    author = signer(tree) if options.signoff else GENERATOR
    return publish(out, format_series(work, author, None))


def newest(decisions: list[Decision]) -> Dialect:
    """What the newest kernels define, taking the database's codenames for theirs."""
    intel = {d.cpu.codename: (f"INTEL_{d.cpu.codename}", d.cpu.family, d.cpu.model)
             for d in decisions if d.cpu.vendor == "GenuineIntel"}
    return Dialect(match="steps", intel=intel)


def plain(decisions: list[Decision], options: Options) -> dict[str, bytes]:
    """The table and the feature line for the newest dialect: path in the repository -> bytes."""
    which = policy(options.policy, options.flag)
    dialect = newest(decisions)
    table = rows(decisions, which.word, dialect.ranged)
    return {
        "generated/kernel/nt_quirks.c": render_table(table, dialect, which, options.database, tested=False).encode("ascii"),
        "generated/kernel/cpufeatures.h": render_feature(Bit(21, 30), which).encode("ascii"),
    }
