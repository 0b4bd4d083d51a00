# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""tlb_flushall_shift for a kernel tree: the switch of Linux 3.6 to 3.16, or the one ceiling of later kernels.

A tree says itself which it is: intel_tlb_flushall_shift_set() in cpu/intel.c, or tlb_single_page_flush_ceiling in
mm/tlb.c. Only CPUs with evidence are named; without any there is no patch.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import explain
import kernel_evidence as evidence
from kernel_edit import GENERATOR, Workspace, format_series, publish
from kernel_patches import render
from kernel_plan import Options, ordered, signer
from kernel_table import Row, row_text
from kernel_tree import Dialect, KernelError, Tree, intel_names, read_match
from model import Decision, Verdict

KIND = "tlb_flushall_shift"
INTEL = "arch/x86/kernel/cpu/intel.c"
TLB = "arch/x86/mm/tlb.c"
SWITCH = r"^static void (?:__cpuinit )?intel_tlb_flushall_shift_set\(struct cpuinfo_x86 \*c\)\n\{"
GROUP = re.compile(r"((?:^\tcase 0x[0-9a-f]+:[^\n]*\n)+)(^\t\ttlb_flushall_shift = (-?\d+);\n\t\tbreak;\n)", re.M)


@dataclass(frozen=True)
class Value:
    """One CPU and the value that its records say is best."""

    decision: Decision
    verdict: Verdict

    @property
    def shift(self) -> int:
        return int(self.verdict.word)

    @property
    def key(self) -> str:
        """As the switch of Linux 3.6 spells a model: family and model, one byte each."""
        return f"0x{self.decision.cpu.family << 8 | self.decision.cpu.model:x}"

    @property
    def pages(self) -> int:
        """The largest range that is invalidated page by page."""
        entries = self.decision.cpu.tlb_4k_entries
        if entries is None:
            raise KernelError(f"{self.decision.cpu.source}: {self.decision.cpu.label()} has a {KIND} but no tlb_4k_entries; "
                              "add them to its line with a source")
        return entries >> self.shift if self.shift >= 0 else 0


def values(decisions: list[Decision]) -> list[Value]:
    """Every CPU with evidence; a value is one of the whole model and of all of its core types."""
    found = [Value(d, d.at(KIND)) for d in ordered(decisions) if KIND in d.verdicts]
    return [v for v in found if v.verdict.kernel_word != "unknown"]


def lines(value: Value) -> list[str]:
    """The evidence of one CPU for a commit message."""
    cpu = value.decision.cpu
    text = evidence.wrap(f"{cpu.codename}, {evidence.decision_label(value.decision)} ({cpu.name}): {value.shift}, "
                         f"{value.verdict.reason}", indent=evidence.INDENT * 2, first=evidence.INDENT)
    for record, comparisons in value.verdict.evidence:
        table = [f"{evidence.INDENT}{line}" for line in explain.value_table(record, comparisons)]
        text += ["", *evidence.machine_lines(record), "", *table]
    return text


def links(found: list[Value]) -> list[str]:
    refs = {ref for value in found for record in value.verdict.records for ref in record.origin["ref"]}
    return sorted(evidence.link(ref) for ref in refs)


def patch_switch(work: Workspace, found: list[Value]) -> None:
    """The value of each model in the switch; a model that shares its lines with others gets lines of its own."""
    for value in found:
        if value.decision.cpu.vendor != "GenuineIntel":
            raise KernelError(f"{work.tree.path / INTEL}: looked for a table of {value.decision.cpu.label()}; this kernel has one for Intel only")
        start = work.find(INTEL, SWITCH, "intel_tlb_flushall_shift_set()", None).start()
        text = work.text(INTEL)
        end = text.index("\n}\n", start)
        work.put(INTEL, text[:start] + _set_case(text[start:end], value, str(work.tree.path / INTEL)) + text[end:])


def _set_case(body: str, value: Value, where: str) -> str:
    label = re.compile(rf"^\tcase {value.key}:[^\n]*\n", re.M)
    comment = None
    for group in GROUP.finditer(body):
        found = label.search(group[1])
        if not found:
            continue
        if int(group[3]) == value.shift:
            return body
        if found[0] == group[1]:
            new = re.sub(r"= -?\d+;", f"= {value.shift};", group[2], count=1)
            return body[: group.start(2)] + new + body[group.end(2) :]
        comment = found[0]
        body = body[: group.start()] + group[1].replace(found[0], "") + group[2] + body[group.end() :]
        break
    if body.count("\n\tdefault:\n") != 1:
        raise KernelError(f"{where}: looked for 'default:' in intel_tlb_flushall_shift_set()")
    case = comment or render("tlb_case.c.j2", key=value.key, cpu=value.decision.cpu)
    return body.replace("\n\tdefault:\n", f"\n{case}\t\ttlb_flushall_shift = {value.shift};\n\t\tbreak;\n\tdefault:\n")


def patch_ceiling(work: Workspace, found: list[Value]) -> None:
    """A table of first values for the ceiling, looked at once before user space runs."""
    dialect = Dialect(match=read_match(work.tree), intel=intel_names(work.tree))
    rows = [{"text": row_text(Row(v.decision, v.decision.cpu.steppings), dialect, data=str(v.pages)), "cpu": v.decision.cpu} for v in found]
    if "tlb_flush_ceilings[]" in work.text(TLB):
        table = render("tlb_ceiling.c.j2", rows=rows).split("\nstatic int __init")[0]
        work.replace(TLB, r"^/\*\n \* Where the balance (?:[^\n]*\n)*?static const struct x86_cpu_id tlb_flush_ceilings\[\](?:[^\n]*\n)*?\};\n",
                     table.lstrip("\n"), "the table tlb_flush_ceilings[]")
        return
    work.after(TLB, r"^#include <asm/apic\.h>\n", "#include <asm/cpu_device_id.h>\n", "#include <asm/apic.h>")
    work.before(TLB, r"^static int __init create_tlb_single_page_flush_ceiling\(void\)\n",
                render("tlb_ceiling.c.j2", rows=rows).lstrip("\n") + "\n", "create_tlb_single_page_flush_ceiling()")


def write_series(decisions: list[Decision], kdir: Path, out: Path | None, options: Options) -> list[Path]:
    """One patch, into out; none if no CPU has evidence or the tree says the same. Raises KernelError."""
    tree = Tree(kdir)
    out = Path("build") / "patches" / f"{tree.version()}-tlb" if out is None else out
    if out.resolve().is_relative_to(tree.path.resolve()):
        raise KernelError(f"{out}: is inside the kernel tree, which is never modified; choose another OUT")
    found, work = values(decisions), Workspace(tree)
    if not found:
        return []
    if tree.has(INTEL) and re.search(SWITCH, tree.text(INTEL), re.M):
        patch_switch(work, found)
        template = "tlb-switch"
    elif tree.has(TLB) and re.search(r"^(?:static )?unsigned long tlb_single_page_flush_ceiling\b", tree.text(TLB), re.M):
        patch_ceiling(work, found)
        template = "tlb-ceiling"
    else:
        raise KernelError(f"{tree.path}: looked for intel_tlb_flushall_shift_set() in {INTEL} and for "
                          f"tlb_single_page_flush_ceiling in {TLB}; this tree fits neither")
    rows = [{"lines": lines(value), "cpu": value.decision.cpu, "value": value} for value in found]
    text = evidence.fill(render(f"{template}.txt.j2", rows=rows, links=links(found)))
    if options.signoff:
        text += "Signed-off-by: %s <%s>\n" % signer(tree)
    if all(tree.has(name) and tree.text(name) == content for name, content in work.pending().items()):
        return []
    work.commit(text)
    tree.check_clean(work.touched())
    return publish(out, format_series(work, signer(tree) if options.signoff else GENERATOR, None))
