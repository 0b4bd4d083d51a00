# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What the output of a tool does not say and a record needs: asked for by name, never invented."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import identity
import load
import units
from importers import shapes

UNKNOWN = "unknown"

#: Facts that decide how far a record can be believed: each has to be stated, if only as unknown.
NEEDED = {
    "cpu": "the CPU with its vendor and stepping, as in intel:6:79:1 or intel:0x406f1",
    "microcode": "its revision as /proc/cpuinfo prints it, or unknown",
    "l3": "one instance of the last-level cache as one core sees it, as in '25 MiB'; none, or unknown",
    "virtual": "yes in a guest, no on a machine",
    "date": "when it ran, as in 2020-10-14",
    "ref": "where the output can be read: a Message-ID, or an address with a revision; may be repeated",
}
#: What ran, where the output does not say that either.
RAN = {
    "arm": "perf-stat: the arm that cleared",
    "extent": "bytes cleared in all, as in '1 GiB'",
    "chunk": "bytes per call",
    "page": "size of the pages, as in '4 KiB', or unknown",
    "loops": "perf bench -l (default 1)",
    "workload": "perf-stat: memset or pagefault",
}
#: Facts that stay null where they are not stated.
OPTIONAL = ("cpu-name", "machine", "memory", "l2", "nodes", "cores-per-node", "threads-per-core", "governor", "turbo", "kernel")


class Refused(Exception):
    """Why there is no record; the message names the file or the fact."""


def add_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("facts", "what the output does not say; `unknown` where nobody knows")
    for name, what in NEEDED.items():
        group.add_argument(f"--{name}", metavar=name.upper(), help=what, action="append" if name == "ref" else "store")
    for name in OPTIONAL:
        group.add_argument(f"--{name}", metavar=name.upper())
    group = parser.add_argument_group("what ran", "where the output does not say that either")
    for name, what in RAN.items():
        group.add_argument(f"--{name}", metavar=name.upper(), help=what)


def read(path: Path) -> list[str]:
    """The lines of an output, which may hold tabs."""
    try:
        return load.read_text(path, str(path), tabs=True).split("\n")
    except load.Refused as refused:
        raise Refused(str(refused)) from None


def number(text: str, where: str) -> str:
    """A plain decimal number as it was printed; a decimal comma is refused, whatever it may have meant."""
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?", text):
        return text
    if re.fullmatch(r"[0-9.]*,[0-9.,]*", text):
        raise Refused(f"{where}: {text}: a comma in a number; run the tool with LC_ALL=C, nobody can tell 1.234,5 from 1,234.5")
    raise Refused(f"{where}: {text}: is no figure that a clock can give")


def size(text: str, option: str) -> str:
    try:
        return units.show_size(shapes.parse_size(text))
    except ValueError as error:
        raise Refused(f"--{option}: {error}: write it as in 16MiB") from None


def needed(options, *names: str) -> None:
    """Refuse with everything that is missing in one message."""
    missing = [name for name in names if getattr(options, name.replace("-", "_")) is None]
    if missing:
        lines = [f"  --{name}: {(NEEDED | RAN)[name]}" for name in missing]
        raise Refused("the output does not say, so these have to be given:\n" + "\n".join(lines))


def merge(options, found: dict[str, str]) -> None:
    """Facts that the output states; an option that says something else is a contradiction."""
    for name, value in found.items():
        key = name.replace("-", "_")
        given = getattr(options, key)
        if given not in (None, value) and given != [value]:
            raise Refused(f"--{name} {given}: but the output says {value}")
        setattr(options, key, [value] if name == "ref" else value)


def _given(value: str | None) -> str | None:
    return None if value == UNKNOWN else value


def _cpu(options) -> dict:
    try:
        cpu = identity.parse(options.cpu)
    except identity.IdentityError as error:
        raise Refused(f"--cpu {options.cpu}: {error}") from None
    if cpu.vendor is None:
        raise Refused(f"--cpu {options.cpu}: whose? write intel:{cpu.family}:{cpu.model} or amd:...")
    data = {"vendor": cpu.vendor, "family": cpu.family, "model": cpu.model, "stepping": cpu.stepping, "signature": None, "name": _given(options.cpu_name)}
    if cpu.core_type:
        data["core_type"] = cpu.core_type
    return data


def _truth(value: str | None, option: str) -> bool | None:
    if value not in (None, UNKNOWN, "yes", "no"):
        raise Refused(f"--{option} {value}: yes or no")
    return {None: None, UNKNOWN: None, "yes": True, "no": False}[value]


def _count(value: str | None, option: str) -> int | None:
    value = _given(value)
    if value is not None and not re.fullmatch(r"[0-9]{1,5}", value):
        raise Refused(f"--{option} {value}: a whole number")
    return None if value is None else int(value)


def record(options, workload: str, unit: str, tool: str, rows: list[dict]) -> dict:
    """A record of these rows and of the facts that were given. Raises Refused with all that are missing."""
    needed(options, *NEEDED)
    virtual = _truth(options.virtual, "virtual")
    if virtual is None:
        raise Refused("--virtual: yes or no")
    machine = {
        "name": _given(options.machine),
        "memory": options.memory and size(options.memory, "memory"),
        "nodes": _count(options.nodes, "nodes"),
        "cores_per_node": _count(options.cores_per_node, "cores-per-node"),
        "threads_per_core": _count(options.threads_per_core, "threads-per-core"),
        "l3": "none" if options.l3 == "none" else _given(options.l3) and size(options.l3, "l3"),
        "virtual": virtual,
    }
    if _given(options.l2):
        machine["l2"] = size(options.l2, "l2")
    return {
        "schema": 1,
        "cpu": _cpu(options),
        "machine": machine,
        "state": {"microcode": _given(options.microcode), "governor": _given(options.governor), "turbo": _truth(options.turbo, "turbo"), "kernel": _given(options.kernel)},
        "source": {"kind": "published", "ref": options.ref, "date": options.date, "tool": tool},
        "workload": workload,
        "unit": unit,
        "results": rows,
    }  # fmt: skip


def path(data: dict, form: str) -> str:
    """measurements/<cpu>/<date>-<machine>-<form>.yaml"""
    cpu = data["cpu"]
    slug = re.sub(r"[^a-z0-9]+", "-", f"{data['machine']['name'] or 'machine'} {form}".lower()).strip("-")
    stepping = "x" if cpu["stepping"] is None else cpu["stepping"]
    return f"measurements/{cpu['vendor'].strip()}-{cpu['family']}-{cpu['model']}-{stepping}/{data['source']['date']}-{slug}.yaml"
