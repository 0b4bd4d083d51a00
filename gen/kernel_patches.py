# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The patches of the series, one function each: what is put where, and what the message says.

This file knows the anchors, the templates know the text. The order of the functions is the order of the series,
in which every patch builds on its own.
"""

from __future__ import annotations

import re

import kernel_evidence as evidence
from kernel_arms import render_arms, render_perf
from kernel_edit import Workspace
from kernel_plan import TEST, Plan, signer
from kernel_table import Row, render_feature, render_table, render_test
from kernel_tree import CPUFEATURES, HIGHMEM, MEMORY, NT_QUIRKS, PAGE_64, Bit, free_bit
from render import environment
from units import show_size

MAKEFILE = "arch/x86/kernel/cpu/Makefile"
COMMON = "arch/x86/kernel/cpu/common.c"
CPU_H = "arch/x86/kernel/cpu/cpu.h"
KCONFIG = "arch/x86/Kconfig.debug"
LIB_MAKEFILE = "arch/x86/lib/Makefile"
ARMS = "arch/x86/lib/clear_nt.S"
PERF = "tools/perf/bench"


def render(template: str, /, **values) -> str:
    return environment().get_template(f"kernel/{template}").render(**values)


def message(template: str, plan: Plan, **values) -> str:
    """A commit message, with the Signed-off-by if it was asked for."""
    text = evidence.fill(render(f"{template}.txt.j2", policy=plan.policy, name=plan.name, **values))
    if plan.options.signoff:
        text += "" if text.splitlines()[-1].startswith("Link: ") else "\n"
        text += "Signed-off-by: %s <%s>\n" % signer(plan.tree)
    return text


def rule_lines(plan: Plan) -> list[str]:
    word, arm = plan.policy.word, "one page" if not plan.dialect.ranged else "one page up to 1 GiB"
    return evidence.wrap(
        f"Listed is what measurements call {word} where one call clears {arm}: compared beyond the last level cache, "
        "by Welch's test over the runs, with a least effect. A CPU nobody has measured is not listed.")


def evidence_rows(plan: Plan, table: list[Row]) -> list[dict]:
    return [{"lines": evidence.row_lines(row, plan.chunks)} for row in table]


def choices(plan: Plan) -> tuple[str, list[dict[str, str]]]:
    """(first choice, later ones with their condition): the last one whose condition holds is called."""
    name, flag = plan.name, f"X86_FEATURE_{plan.policy.flag}"
    bad, nt = plan.policy.word == "bad", {"callee": f"{plan.name}_nt"}
    clzero = [] if plan.against_clzero() else [{"callee": f"{name}_clzero", "condition": "X86_FEATURE_CLZERO"}]
    if not plan.dialect.alt_not:  # an opt-out the other way round, two alternatives at most
        if bad:
            return f"{name}_nt", [{"callee": "clear_page_rep", "condition": flag}, *clzero]
        return "clear_page_rep", [{**nt, "condition": flag}, *clzero]
    nt["condition"] = f"ALT_NOT({flag})" if bad else flag
    erms = [] if plan.dialect.ranged else [{"callee": "clear_page_erms", "condition": "X86_FEATURE_ERMS"}]
    return "clear_page_rep", [*erms, nt, *clzero]


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
                        links=evidence.links([row.decision for row in plan.table], plan.chunks)))


def patch_arms(work: Workspace, plan: Plan) -> None:
    work.put(ARMS, render_arms(plan.dialect))
    work.after(LIB_MAKEFILE, r"^\s*lib-y\s*\+=\s*clear_page_64\.o[^\n]*\n", "\tlib-y += clear_nt.o\n",
               "lib-y += clear_page_64.o")
    work.commit(message("2-arms", plan))


def shown_bytes(size: int) -> str:
    """A size as C writes it here: 128 MiB is 128UL << 20."""
    shift = 20 if size % (1 << 20) == 0 else 10
    return f"{size >> shift}UL << {shift}"


def patch_uncached(work: Workspace, plan: Plan) -> None:
    first, later = choices(plan)
    template = "clear_pages.h.j2" if plan.dialect.ranged else "page_64.h.j2"
    count = len(later) + plan.dialect.ranged
    macro = f"ALTERNATIVE_{count}" if count > 1 else "ALTERNATIVE"
    text = render(template, macro=macro, pad=aligned(len("\tasm_inline volatile(".expandtabs(8)) + len(macro) + 1), first=first,
                  choices=later, typed=plan.dialect.typed, kmsan=plan.dialect.kmsan, minimum=shown_bytes(plan.minimum))
    work.before(PAGE_64, r"^void copy_page\(void \*to, void \*from\);\n", text, "the prototype of copy_page()")
    condition = "unless the CPU is" if plan.policy.word == "bad" else "if the CPU is"
    otherwise = f"what {plan.name}() does" if plan.dialect.alt_not else "REP STOSQ"
    against = ", ".join(f"{d.cpu.codename} ({evidence.decision_label(d)})" for d in plan.against_clzero())
    work.commit(message("3-uncached", plan, condition=condition, otherwise=otherwise, against=against))


def aligned(column: int) -> str:
    """The white space that reaches a column, as the kernel indents."""
    return "\t" * (column // 8) + " " * (column % 8)


def wrap_call(indent: str, name: str, arguments: str) -> str:
    """name(arguments); within 80 columns, broken at a comma and aligned as the kernel does."""
    parts = [part.strip() for part in re.split(r",(?![^(]*\))", arguments)]
    lines, column = [f"{indent}{name}("], len(indent.expandtabs(8)) + len(name) + 1
    for index, part in enumerate(parts):
        piece = part + (", " if index < len(parts) - 1 else ");")
        if index and len(lines[-1].expandtabs(8)) + len(piece.rstrip()) > 80:
            lines[-1] = lines[-1].rstrip()
            lines.append(aligned(column))
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
        extend_call(work, "clear_contig_highpages", "clear_user_highpages", "folio_nr_pages(page_folio(page))")
    else:
        mapping = work.find(HIGHMEM, r"\b(kmap_local_page|kmap_atomic)\(page\);",
                            "kmap_local_page() or kmap_atomic() in clear_user_highpage()",
                            r"^static inline void clear_user_highpage\(")
        unmap = "kunmap_" + mapping[1].split("_")[1]
        work.before(HIGHMEM, r"^#ifndef (vma_alloc_zeroed_movable_folio|__HAVE_ARCH_ALLOC_ZEROED_USER_HIGHPAGE\w*)\n",
                    render("highmem.h.j2", map=mapping[1], unmap=unmap), "the #ifndef behind clear_user_highpage()")
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
        return evidence.wrap(f"Huge pages are included by choice (HUGE=1): {size} is below what the measurements ask for.")
    crossovers = plan.crossovers()
    if not crossovers:
        return evidence.wrap(f"{size} because no crossover has been measured on a CPU that gains.")
    decision = crossovers[0][1]
    return evidence.wrap(f"{size} is the largest crossover measured on a CPU that gains: on {decision.cpu.codename} "
                         f"({evidence.decision_label(decision)}) smaller extents are better served by the caches.")


def patch_perf(work: Workspace, plan: Plan) -> None:
    work.put(f"{PERF}/mem-memset-x86-64-nt-asm.S", render_perf())
    work.put(f"{PERF}/mem-memset-x86-64-nt.c", render("mem-memset-nt.c.j2"))
    objects = work.find(f"{PERF}/Build", r"^(perf\S*-\$\(CONFIG_X86_64\) \+= )mem-memset-x86-64-asm\.o\n",
                        "mem-memset-x86-64-asm.o", None)
    work.after(f"{PERF}/Build", re.escape(objects[0]),
               f"{objects[1]}mem-memset-x86-64-nt.o\n{objects[1]}mem-memset-x86-64-nt-asm.o\n", "mem-memset-x86-64-asm.o")
    listed = f"{PERF}/mem-memset-x86-64-asm-def.h"
    work.put(listed, work.text(listed) + render("mem-memset-def.h.j2"))
    work.commit(message("5-perf", plan))


def patch_kunit(work: Workspace, plan: Plan) -> None:
    work.put(TEST, render_test(plan.table, plan.decisions, plan.policy, plan.options.database, plan.chunks))
    work.put(NT_QUIRKS, render_table(plan.table, plan.dialect, plan.policy, plan.options.database, tested=True))
    work.before(KCONFIG, r"^choice\n\tprompt \"Choose kernel unwinder\"", render("Kconfig.debug.j2", policy=plan.policy),
                "the choice of the kernel unwinder")
    work.commit(message("6-kunit", plan))
