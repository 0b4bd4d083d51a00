# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Reading a kernel tree: what it defines (its dialect), a free feature bit, and anchors found by content.

Nothing here knows a version number: a tree is what its files define, so a backport counts as what it is.
The Makefile's version names the default output folder and nothing else.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

CPUFEATURES = "arch/x86/include/asm/cpufeatures.h"
DEVICE_ID = "arch/x86/include/asm/cpu_device_id.h"
INTEL_FAMILY = "arch/x86/include/asm/intel-family.h"
ALTERNATIVE = "arch/x86/include/asm/alternative.h"
PAGE_64 = "arch/x86/include/asm/page_64.h"
CLEAR_PAGE = "arch/x86/lib/clear_page_64.S"
NT_QUIRKS = "arch/x86/kernel/cpu/nt_quirks.c"
HIGHMEM = "include/linux/highmem.h"
MEMORY = "mm/memory.c"

FEATURE = re.compile(r"^#define\s+X86_FEATURE_(\w+)\s+\(\s*(\d+)\s*\*\s*32\s*\+\s*(\d+)\s*\)", re.M)
SECTION = re.compile(r"^/\*.*?\*/", re.M | re.S)


class KernelError(Exception):
    """Something the caller can mend: the tree, an option or the output folder. The message says what."""


class Tree:
    """One kernel source tree, only ever read."""

    def __init__(self, path: Path | str):
        self.path = Path(path)
        if not self.path.is_dir():
            raise KernelError(f"{self.path}: looked for a kernel source tree; this is no directory")
        for name in ("Makefile", "Kbuild", CPUFEATURES):
            if not (self.path / name).is_file():
                raise KernelError(f"{self.path}: looked for {name}; is this the top of a Linux source tree?")
        self._texts: dict[str, str] = {}

    def has(self, name: str) -> bool:
        return (self.path / name).is_file()

    def text(self, name: str) -> str:
        """The file as text, byte for byte recoverable with the same error handler."""
        if name not in self._texts:
            try:
                data = (self.path / name).read_bytes()
            except OSError as error:
                raise KernelError(f"{self.path / name}: {error.strerror}; the series needs this file") from error
            self._texts[name] = data.decode("utf-8", "surrogateescape")
        return self._texts[name]

    def defines(self, name: str, macro: str) -> bool:
        return re.search(rf"^\s*#\s*define\s+{macro}\b", self.text(name), re.M) is not None

    def version(self) -> str:
        """As `make kernelversion` prints it; names the output folder, decides nothing."""
        values = dict(re.findall(r"^(VERSION|PATCHLEVEL|SUBLEVEL|EXTRAVERSION)\s*=[ \t]*(\S*)$", self.text("Makefile"), re.M))
        if not values.get("VERSION"):
            raise KernelError(f"{self.path / 'Makefile'}: looked for VERSION =; is this a Linux source tree?")
        numbers = ".".join(values[k] for k in ("VERSION", "PATCHLEVEL", "SUBLEVEL") if values.get(k))
        return re.sub(r"[^\w.+-]", "_", numbers + values.get("EXTRAVERSION", ""))

    def check_clean(self, names: list[str]) -> None:
        """In a git tree the files to be patched must be committed, or the series will not apply to what is there."""
        if not (self.path / ".git").exists():
            return
        command = ["git", "--no-optional-locks", "-c", "safe.directory=*", "-C", str(self.path), "status",
                   "--porcelain", "--untracked-files=no", "--", *names]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            raise KernelError(f"{self.path}: git status: {done.stderr.strip()}")
        if done.stdout:
            dirty = ", ".join(line[3:] for line in done.stdout.splitlines())
            raise KernelError(f"{self.path}: changes that are not committed in {dirty}; commit or undo them first")


@dataclass(frozen=True)
class Bit:
    """A place in x86_capability[]."""

    word: int
    bit: int


@dataclass(frozen=True)
class Dialect:
    """What the tree offers, each field read from the file named in its comment."""

    match: str
    """cpu_device_id.h: "steps" X86_MATCH_VFM_STEPS, "steppings" X86_MATCH_VFM_STEPPINGS, "long" the base macro."""
    intel: dict[str, tuple[str, int, int]] = field(compare=False)
    """intel-family.h: codename -> (macro, family, model). INTEL_X encodes all of it, INTEL_FAM6_X the model."""
    ranged: bool = True
    """page_64.h: clear_pages(addr, npages) clears extents; otherwise clear_page(page) only."""
    alt_not: bool = True
    """alternative.h: ALT_NOT(feature) and ALTERNATIVE_3 exist."""
    typed: bool = True
    """clear_page_64.S: functions carry kCFI types (SYM_TYPED_FUNC_START)."""
    ret: str = "RET"
    """linkage.h: the return macro that honours return thunks, or a bare ret."""
    export: str = "linux/export.h"
    """clear_page_64.S: the header with EXPORT_SYMBOL for assembly."""
    kmsan: bool = True
    """page_64.h: clear_page() tells KMSAN about what assembly initialises."""


def comments_stripped(text: str) -> str:
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


def intel_names(tree: Tree) -> dict[str, tuple[str, int, int]]:
    names: dict[str, tuple[str, int, int]] = {}
    text = comments_stripped(tree.text(INTEL_FAMILY))
    for name, model in re.findall(r"^#define\s+INTEL_FAM6_(\w+)\s+(0x[0-9A-Fa-f]+)\s*$", text, re.M):
        names[name] = (f"INTEL_FAM6_{name}", 6, int(model, 16))
    for name, family, model in re.findall(r"^#define\s+INTEL_(\w+)\s+IFM\((\d+),\s*(0x[0-9A-Fa-f]+)\)", text, re.M):
        names[name] = (f"INTEL_{name}", int(family), int(model, 16))
    return names


def read_match(tree: Tree) -> str:
    for macro, name in (("X86_MATCH_VFM_STEPS", "steps"), ("X86_MATCH_VFM_STEPPINGS", "steppings"),
                        ("X86_MATCH_VENDOR_FAM_MODEL_STEPPINGS_FEATURE", "long")):
        if tree.defines(DEVICE_ID, macro):
            return name
    raise KernelError(f"{tree.path / DEVICE_ID}: looked for X86_MATCH_VFM_STEPS, X86_MATCH_VFM_STEPPINGS or "
                      "X86_MATCH_VENDOR_FAM_MODEL_STEPPINGS_FEATURE; this tree fits no dialect")


def read_dialect(tree: Tree) -> Dialect:
    """Detect the dialect; a tree that fits none stops here with what was looked for and where."""
    page = comments_stripped(tree.text(PAGE_64))
    arms = tree.text(CLEAR_PAGE)
    ranged = re.search(r"^static\s+\w*inline\s+void\s+clear_pages\(void \*\w+, unsigned int \w+\)", page, re.M)
    single = re.search(r"^void clear_page_rep\(void \*page\);", page, re.M)
    if not ranged and not single:
        raise KernelError(f"{tree.path / PAGE_64}: looked for clear_pages(void *, unsigned int) or "
                          "clear_page_rep(void *); this tree fits no dialect")
    thunk = any(tree.has(name) and tree.defines(name, "RET")
                for name in ("arch/x86/include/asm/linkage.h", "arch/x86/include/asm/linkage_64.h"))
    if not re.search(r"^SYM_(TYPED_)?FUNC_START\(", arms, re.M):
        raise KernelError(f"{tree.path / CLEAR_PAGE}: looked for SYM_FUNC_START; this tree fits no dialect")
    export = re.search(r"^#include <((?:asm|linux)/export\.h)>", arms, re.M)
    if not export:
        raise KernelError(f"{tree.path / CLEAR_PAGE}: looked for #include <linux/export.h> or <asm/export.h>")
    return Dialect(
        match=read_match(tree),
        intel=intel_names(tree),
        ranged=ranged is not None,
        alt_not=tree.defines(ALTERNATIVE, "ALT_NOT") and tree.defines(ALTERNATIVE, "ALTERNATIVE_3"),
        typed="SYM_TYPED_FUNC_START(" in arms,
        ret="RET" if thunk else "ret",
        export=export[1],
        kmsan="kmsan_unpoison_memory(" in page,
    )


def linux_words(text: str) -> list[int]:
    """The words of x86_capability[] that Linux itself hands out, newest first.

    The others are overwritten from CPUID. Virtualization flags are left to their owners.
    """
    words = []
    for comment in SECTION.finditer(text):
        if not re.search(r"Linux[ -]defined", comment[0]) or "Virtualization" in comment[0]:
            continue
        first = FEATURE.search(text, comment.end())
        if first and int(first[2]) not in words:
            words.append(int(first[2]))
    return sorted(words, reverse=True)


def free_bit(tree: Tree) -> Bit:
    """The highest free bit: kernels hand them out upwards, so that one stays free longest."""
    text = tree.text(CPUFEATURES)
    total = re.search(r"^#define\s+NCAPINTS\s+(\d+)", text, re.M)
    words = linux_words(text)
    if not total or not words:
        raise KernelError(f"{tree.path / CPUFEATURES}: looked for NCAPINTS and a word whose comment says it is Linux defined")
    used = {(int(word), int(bit)) for _, word, bit in FEATURE.findall(text)}
    reserved = (int(total[1]) - 1, 31)  # boot/mkcpustr.c treats the very last bit on its own
    for word in words:
        for bit in range(31, -1, -1):
            if (word, bit) not in used and (word, bit) != reserved:
                return Bit(word, bit)
    listed = ", ".join(str(word) for word in words)
    raise KernelError(f"{tree.path / CPUFEATURES}: no free feature bit in the Linux defined words {listed}")


def flag_bit(tree: Tree, flag: str) -> Bit | None:
    """Where the tree defines X86_FEATURE_<flag> already, or None."""
    for name, word, bit in FEATURE.findall(tree.text(CPUFEATURES)):
        if name == flag:
            return Bit(int(word), int(bit))
    return None
