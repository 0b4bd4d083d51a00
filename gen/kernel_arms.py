# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""runtime/clear_nt.S -> arch/x86/lib/clear_nt.S: the same instructions, in the words of one tree.

What is inside "#ifndef __KERNEL__" is left out, "#ifdef __KERNEL__" is taken off, and the head of the file (its
comments and includes) is the template's. Nothing between is written anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from kernel_tree import Dialect, KernelError
from render import environment

SOURCE = Path(__file__).resolve().parent.parent / "runtime" / "clear_nt.S"
FUNCTION = re.compile(r"^/\*\n(?: \*[^\n]*\n)+ \*/\n(?:SYM_FUNC_START\((\w+)\)\n.*?^EXPORT_SYMBOL_GPL\(\1\)\n\n?)+", re.M | re.S)


def kernel_side(text: str) -> str:
    """The lines a kernel assembles, without the __KERNEL__ guards around them (which have no #else)."""
    kept, guards = [], []
    for line in text.splitlines(keepends=True):
        guard = re.match(r"#\s*if(n?)def __KERNEL__\s*$", line)
        if re.match(r"#\s*if", line):
            guards.append(("user" if guard[1] else "kernel") if guard else "other")
            ends = guards[-1]
        elif re.match(r"#\s*endif", line):
            ends = guards.pop()
        else:
            ends = "other"
        if ends == "other" and "user" not in guards:
            kept.append(line)
    return "".join(kept)


def body(text: str) -> str:
    """From the first definition on: behind the head comments and the includes."""
    kernel = kernel_side(text)
    start = re.search(r"^#define LINE_SHIFT\b", kernel, re.M)
    if not start:
        raise KernelError(f"{SOURCE}: looked for #define LINE_SHIFT, where the instructions begin")
    return re.sub(r"\n{3,}", "\n\n", kernel[start.start() :]).rstrip("\n") + "\n"


def render_arms(dialect: Dialect, source: str | None = None) -> str:
    """arch/x86/lib/clear_nt.S for this tree: with ranges only the ranged functions, without them both."""
    text = body(SOURCE.read_text("ascii") if source is None else source)
    groups = {re.search(r"SYM_FUNC_START\((\w+?)_nt\)", m[0])[1]: m[0] for m in FUNCTION.finditer(text)}
    if set(groups) != {"clear_pages", "clear_page"}:
        raise KernelError(f"{SOURCE}: looked for clear_pages_nt and clear_page_nt with a comment, found {sorted(groups)}")
    if dialect.ranged:
        text = text.replace(groups["clear_page"], "")
    else:
        text = re.sub(r"^EXPORT_SYMBOL_GPL\(clear_pages_\w+\)\n", "", text, flags=re.M)
    if dialect.typed:
        text = text.replace("SYM_FUNC_START(", "SYM_TYPED_FUNC_START(")
    text = re.sub(r"^\tRET$", f"\t{dialect.ret}", text, flags=re.M)
    template = environment().get_template("kernel/clear_nt.S.j2")
    return template.render(body=text.strip("\n"), export=dialect.export, typed=dialect.typed)


def render_perf(source: str | None = None) -> str:
    """The same loops for perf bench: its userspace needs the head and the tail of a region as well."""
    text = SOURCE.read_text("ascii") if source is None else source
    macros = [_macro(text, name) for name in ("STORE_LINES", "CLZERO_LINES", "CLEAR_BY_LINES")]
    shift = re.search(r"^#define LINE_SHIFT .*$", text, re.M)
    template = environment().get_template("kernel/mem-memset-nt-asm.S.j2")
    return template.render(macros="\n\n".join([shift[0], *macros]))


def _macro(text: str, name: str) -> str:
    found = re.search(rf"^(?:/\*[^\n]*\*/\n)?\.macro {name}\b.*?^\.endm$", text, re.M | re.S)
    if not found:
        raise KernelError(f"{SOURCE}: looked for .macro {name}")
    return found[0]
