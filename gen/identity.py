# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""CPU identities: decode and encode CPUID leaf 1 EAX, parse every usual spelling, print the canonical one.

The twin of runtime/cpu_parse.c; tests/identities.txt holds both to the same answers and messages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

#: The vendor strings of CPUID leaf 0, each with the names people write for it.
VENDORS = {
    "GenuineIntel": ("intel",),
    "AuthenticAMD": ("amd",),
    "HygonGenuine": ("hygon",),
    "CentaurHauls": ("centaur", "via"),
    "  Shanghai  ": ("zhaoxin", "shanghai"),
}
#: What C code and the kernel call a vendor, in the order of the compiled table.
VENDOR_NAMES = {vendor: aliases[0].upper() for vendor, aliases in VENDORS.items()}
#: Leaf 0x1A EAX[31:24] of a hybrid CPU's cores.
CORE_TYPES = {"atom": 0x20, "core": 0x40}

MAX_TEXT = 64
MAX_FAMILY = 0xF + 0xFF

SYNTAX = "expected [VENDOR:]FAMILY:MODEL[:STEPPING] or [VENDOR:]0xSIGNATURE"
DECIMAL, HEX = "a decimal or 0x number", "a hexadecimal number"


class IdentityError(ValueError):
    """Text that names no CPU; the message says why, without repeating the text."""


@dataclass(frozen=True)
class Identity:
    """One CPU: vendor is None where the text named none, stepping and core_type likewise."""

    vendor: str | None
    family: int
    model: int
    stepping: int | None = None
    core_type: str | None = None

    def show(self) -> str:
        """vendor-or-*:family:model:stepping-or-*[/core_type], numbers decimal; parse() takes it back."""
        stepping = "*" if self.stepping is None else self.stepping
        suffix = f"/{self.core_type}" if self.core_type else ""
        return f"{self.vendor or '*'}:{self.family}:{self.model}:{stepping}{suffix}"


def decode(eax: int) -> tuple[int, int, int]:
    """Family, model and stepping of CPUID leaf 1 EAX as Linux decodes it (arch/x86/lib/cpu.c)."""
    family, model = eax >> 8 & 0xF, eax >> 4 & 0xF
    if family == 0xF:
        family += eax >> 20 & 0xFF
    if family >= 6:
        model |= (eax >> 16 & 0xF) << 4
    return family, model, eax & 0xF


def encode(family: int, model: int, stepping: int) -> int:
    """The leaf 1 EAX of a possible identity; the inverse of decode() but for the processor type bits."""
    base = min(family, 0xF)
    return (family - base) << 20 | (model >> 4) << 16 | base << 8 | (model & 0xF) << 4 | stepping


def parse(text: str) -> Identity:
    """The identity that the text names. Vendor, hexadecimal digits and core type are taken in either case.

    6:79:1  intel:6:0x4f:1      decimal, or hexadecimal with 0x
    0x406f1  amd:0x830f10       CPUID leaf 1 EAX
    06-4f-01                    hexadecimal, as Intel names its microcode files
    GenuineIntel-6-4F-1         family decimal, the rest hexadecimal, as perf writes it
    06_4FH                      hexadecimal, as the SDM writes it
    Each may end in /core or /atom. The stepping may be left out or *, the vendor too.
    """
    if len(text.encode(errors="replace")) > MAX_TEXT:
        raise IdentityError(f"longer than {MAX_TEXT} bytes")
    body, slash, suffix = text.strip(" ").partition("/")
    core_type = suffix.lower() if slash else None
    if slash and core_type not in CORE_TYPES:
        raise IdentityError("the core type is neither core nor atom")
    separator = next((c for c in body if c in ":-_"), ":")
    parts = body.split(separator)
    vendor, named = _vendor(parts[0])
    if named:
        parts = parts[1:]
    if len(parts) == 1 and separator == ":" and parts[0][:2].lower() == "0x":
        return Identity(vendor, *decode(_signature(parts[0])), core_type)
    if not 2 <= len(parts) <= 3:
        raise IdentityError(SYNTAX)
    family, model, stepping = _numbers(parts, separator, named)
    _check(family, model, stepping)
    return Identity(vendor, family, model, stepping, core_type)


def _vendor(word: str) -> tuple[str | None, bool]:
    """The vendor that the first part names, and whether it is a vendor at all and not a number."""
    folded = word.strip(" ").lower()
    if folded == "*":
        return None, True
    for vendor, aliases in VENDORS.items():
        if folded == vendor.strip(" ").lower() or folded in aliases:
            return vendor, True
    if re.match(r"[a-z]", folded) and not re.fullmatch(r"[0-9a-f]+", folded):
        raise IdentityError("unknown vendor; known are intel, amd, hygon, centaur, zhaoxin")
    return None, False


def _signature(word: str) -> int:
    value = _number(word, "signature", hexadecimal=False)
    if value > 0xFFFFFFFF:
        raise IdentityError("a signature has 32 bits")
    return value


def _numbers(parts: list[str], separator: str, named: bool) -> tuple[int, int, int | None]:
    """Family, model and stepping in the base that goes with the separator."""
    if separator == "_":
        parts = [re.sub(r"[hH]$", "", part) for part in parts]
    hexadecimal = separator != ":"
    family = _number(parts[0], "family", hexadecimal and not (named and separator == "-"))
    model = _number(parts[1], "model", hexadecimal)
    stepping = None
    if len(parts) == 3 and parts[2] != "*":
        stepping = _number(parts[2], "stepping", hexadecimal)
    return family, model, stepping


def _number(word: str, what: str, hexadecimal: bool) -> int:
    if hexadecimal:
        if not re.fullmatch(r"[0-9a-fA-F]+", word):
            raise IdentityError(f"{what} is not {HEX}")
        return int(word, 16)
    if re.fullmatch(r"0[xX][0-9a-fA-F]+", word):
        return int(word, 16)
    if not re.fullmatch(r"[0-9]+", word):
        raise IdentityError(f"{what} is not {DECIMAL}")
    return int(word)


def _check(family: int, model: int, stepping: int | None) -> None:
    """Refuse what no CPUID can say, and families that come from writing the two fields side by side.

    0x1F is spared: it is as likely to be AMD's next family 1Fh as a mistake for family 10h.
    """
    if family > MAX_FAMILY:
        raise IdentityError(f"impossible family: 0 to {MAX_FAMILY}")
    last_model = 255 if family >= 6 else 15
    if model > last_model:
        raise IdentityError(f"impossible model: 0 to {last_model} in family {family}")
    if stepping is not None and stepping > 15:
        raise IdentityError("impossible stepping: 0 to 15")
    if family > 0x1F and family & 0xF == 0xF:
        extended = family >> 4
        meant = f"{0xF + extended}:{model}" + ("" if stepping is None else f":{stepping}")
        raise IdentityError(
            f"impossible family {family}: extended family 0x{extended:X} and base family 0xF are added, "
            f"not written side by side; probably {meant} is meant"
        )
