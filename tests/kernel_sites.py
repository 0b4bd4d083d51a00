# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a vmlinux is going to patch: the alternatives whose replacements call clear_page*(), read without booting."""

import bisect
import re
import struct
import subprocess
from pathlib import Path

CALL = 0xE8


class Image:
    """Sections and symbols of a vmlinux."""

    def __init__(self, path: Path):
        self.data = path.read_bytes()
        self.sections = {}
        for line in _output("readelf", "-SW", path).splitlines():
            found = re.match(r"\s*\[\s*\d+\]\s+(\S+)\s+\S+\s+([0-9a-f]+)\s+([0-9a-f]+)\s+([0-9a-f]+)", line)
            if found:
                self.sections[found[1]] = tuple(int(text, 16) for text in found.groups()[1:])
        names = (line.split() for line in _output("nm", path).splitlines())
        self.symbols = sorted((int(n[0], 16), n[2]) for n in names if len(n) == 3 and n[1] in "tTwW")

    def read(self, address: int, length: int) -> bytes:
        for start, offset, size in self.sections.values():
            if start and start <= address < start + size:
                return self.data[offset + address - start : offset + address - start + length]
        return b""

    def name(self, address: int) -> str:
        """function+0xoffset of an address; the plain name at its start."""
        index = bisect.bisect_right(self.symbols, (address, "\uffff")) - 1
        start, name = self.symbols[index]
        return name if start == address else f"{name}+{address - start:#x}"

    def called(self, address: int) -> str | None:
        code = self.read(address, 5)
        if len(code) < 5 or code[0] != CALL:
            return None
        return self.name(address + 5 + struct.unpack("<i", code[1:])[0])


def sites(vmlinux: Path) -> dict[str, list[str]]:
    """Where clear_page_uncached() was inlined: function+0xoffset -> the functions that may be called there."""
    image = Image(vmlinux)
    start, offset, size = image.sections[".altinstructions"]
    found: dict[str, list[str]] = {}
    layout = _layout(image, size)
    for at in range(0, size, layout.size):
        instruction, replacement = layout.unpack_from(image.data, offset + at)[:2]
        callee = image.called(start + at + 4 + replacement)
        if callee and re.match(r"clear_pages?_\w+$", callee):
            found.setdefault(image.name(start + at + instruction), []).append(callee)
    return {site: callees for site, callees in found.items() if any(name.endswith("_nt") for name in callees)}


def _layout(image: Image, size: int) -> struct.Struct:
    """struct alt_instr: flags of 16 bits or of 32, told apart by what makes every entry point into the text."""
    start, offset, _ = image.sections[".altinstructions"]
    text, _, length = image.sections[".text"]
    for layout in (struct.Struct("<iiIBB"), struct.Struct("<iiHBB")):
        if size % layout.size == 0:
            first = [start + at + layout.unpack_from(image.data, offset + at)[0] for at in range(0, min(size, 40 * layout.size), layout.size)]
            if sum(text <= address < text + length for address in first) > len(first) // 2:
                return layout
    raise ValueError("struct alt_instr of this kernel has a layout that is not known here")


def _output(*command) -> str:
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True).stdout
