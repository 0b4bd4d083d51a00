# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The canonical text of db/: one way to write each file, so that load then dump gives the same bytes.

Takes what the loader gives, before or after the schema has typed it: numbers may still be the text that stands in the
file, and then keep their digits.
"""

from __future__ import annotations

import re
import textwrap
from decimal import Decimal

import units

WIDTH = 100
LICENCE = "# SPDX-License-Identifier: CC0-1.0\n"

RECORD_KEYS = ("schema", "cpu", "machine", "state", "source", "workload", "quirk", "unit", "note", "harness", "cpuid", "counters",
               "results")  # fmt: skip
MAPPING_KEYS = {
    "cpu": ("vendor", "family", "model", "stepping", "signature", "core_type", "name"),
    "machine": ("name", "memory", "nodes", "cores_per_node", "threads_per_core", "l2", "l3", "tlb_4k_entries", "virtual"),
    "state": ("microcode", "governor", "turbo", "kernel"),
    "source": ("kind", "ref", "date", "tool"),
    "harness": ("name", "version", "hash", "seed", "order", "clock", "sample_ms", "cpu", "node", "offset", "filled", "hypervisor", "thp"),
}
POINT_KEYS = ("arm", "extent", "chunk", "page", "threads")
COUNTERS = ("cycles", "instructions", "cache_references", "cache_misses", "branches", "branch_misses", "bus_cycles",
            "l1d_loads", "l1d_load_misses", "llc_loads", "llc_load_misses", "llc_stores", "llc_store_misses",
            "dtlb_loads", "dtlb_load_misses", "dtlb_stores", "dtlb_store_misses")  # fmt: skip
TABLE_KEYS = {"cpuid": ("leaf", "subleaf", "eax", "ebx", "ecx", "edx"), "counters": POINT_KEYS + COUNTERS}
ROW_KEYS = ("arm", "value", "ceiling", "extent", "chunk", "page", "threads", "runs", "mean")
NOISE = ("stolen", "preempted", "drifted")
ROW_EXTRAS = ("pstdev", "stdev", "stderr", "statistic", "samples", *NOISE, "note")
CPU_KEYS = ("vendor", "family", "model", "stepping", "codename", "name")
CPU_EXTRAS = ("core_types", "tlb_4k_entries", "source", "features", "features_source", "note")
CLAIM_KEYS = ("who", "quirk", "says", "vendor", "family", "model", "stepping")
CLAIM_EXTRAS = ("ref", "note")

#: Which keys hold a size, and which hold a number or a truth value: the schemas say so, for each kind of file.
SIZES = {"memory", "l2", "l3", "extent", "chunk", "page"}
RECORD_BARE = {"schema", "value", "ceiling", "tlb_4k_entries", "family", "model", "stepping", "nodes", "cores_per_node", "threads_per_core", "virtual",
               "turbo", "threads", "runs", "mean", "samples", *NOISE, "sample_ms", "cpu", "node",
               "offset", "subleaf", *COUNTERS}  # fmt: skip
CPU_BARE = {"schema", "family", "model", "tlb_4k_entries"}
CLAIM_BARE = {"schema"}

#: What a YAML 1.1 or a YAML 1.2 reader takes for something else than a string.
_RESOLVED = re.compile(
    r"""
      ~ | null | true | false | yes | no | on | off | y | n | << | =
    | [-+]? 0b[01_]+
    | [-+]? 0o?[0-7_]+
    | [-+]? 0x[0-9a-f_]+
    | [-+]? [0-9][0-9_]* (?: :[0-5]?[0-9] )* (?: \.[0-9_]* )? (?: e[-+]?[0-9]+ )?
    | [-+]? \.[0-9][0-9_]* (?: e[-+]?[0-9]+ )?
    | [-+]? \.inf | \.nan
    | [0-9]{4}-[0-9]{1,2}-[0-9]{1,2} (?: (?: t | [ \t]+ ) [0-9].* )?
    """,
    re.IGNORECASE | re.VERBOSE,
)
#: Text that needs no quotes, inside and outside a flow mapping, to every reader.
_PLAIN = re.compile(r"[\w(./<+](?:[\w()./<>+*@%=;!'&~^$-]|[ ](?=[^ #])|:(?=[\w/]))*", re.ASCII)
_BARE = re.compile(r"-?[0-9]+(?:\.[0-9]+)?|true|false")
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _quoted(text: str) -> str:
    """A double-quoted scalar; what cannot be printed, or would hide or reorder text, is escaped."""
    out = []
    for char in text:
        code = ord(char)
        if char in _ESCAPES:
            out.append(_ESCAPES[char])
        elif char.isprintable():
            out.append(char)
        else:
            out.append(f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}")
    return '"' + "".join(out) + '"'


def _string(text: str) -> str:
    return text if _PLAIN.fullmatch(text) and not _RESOLVED.fullmatch(text) else _quoted(text)


def _number(value: float) -> str:
    """The shortest digits that read back as the same number, without an exponent."""
    number = Decimal(repr(value))
    if not number.is_finite():
        raise ValueError(f"{value} is not a number that a record can hold")
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _size(value: int | str) -> str:
    try:
        return units.show_size(units.parse_size(value) if isinstance(value, str) else value)
    except ValueError:
        return _string(value)


def _scalar(key: str, value: object, bare: set[str]) -> str:
    """null, true, 6, 17.35, 16 MiB, text; a flow sequence of those."""
    if value is None:
        return "null"
    if isinstance(value, (list, tuple)):
        value = sorted(value) if key == "features" else value
        return "[" + ", ".join(_scalar(key, item, bare) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if key in SIZES:
        return _size(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, str):
        return value if key in bare and _BARE.fullmatch(value) else _string(value)
    raise TypeError(f"{key}: {value!r} has no place in db/")


def _in_order(mapping: dict, keys: tuple[str, ...], where: str) -> list[tuple[str, object]]:
    """The items in canonical order; a key that the order does not know is an error, never lost."""
    unknown = sorted(set(mapping) - set(keys))
    if unknown:
        raise ValueError(f"{where}: unknown key {', '.join(unknown)}")
    return [(key, mapping[key]) for key in keys if key in mapping]


def _cells(mapping: dict, keys: tuple[str, ...], where: str, bare: set[str]) -> list[str]:
    return [f"{key}: {_scalar(key, value, bare)}" for key, value in _in_order(mapping, keys, where)]


def _table(rows: list[dict], keys: tuple[str, ...], extras: tuple[str, ...], where: str, bare: set[str]) -> str:
    """One flow mapping per line; the keys that every row has stand in columns, the rest follows."""
    columns = tuple(key for key in keys if all(key in row for row in rows))
    rest = tuple(key for key in keys + extras if key not in columns)
    lines = [_cells(row, columns + rest, where, bare) for row in rows]
    widths = [max(len(line[i]) for line in lines) + 1 for i in range(len(columns))]
    out = []
    for line in lines:
        padded = [f"{cell},".ljust(width) for cell, width in zip(line, widths)]
        out.append("- {" + " ".join([*padded, ", ".join(line[len(columns) :])]).rstrip(" ,") + "}\n")
    return "".join(out)


def _text(key: str, text: str) -> str:
    """A remark: on one line if it fits, else folded where that cannot change it, else quoted."""
    line = f"{key}: {_string(text)}\n"
    foldable = text.isprintable() and text == " ".join(text.split())
    if len(line) <= WIDTH or not foldable:
        return line
    body = textwrap.wrap(text, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    return f"{key}: >-\n" + "".join(f"  {part}\n" for part in body)


def record(data: dict) -> str:
    """The canonical text of one record (a file under db/measurements/)."""
    out = [LICENCE]
    for key, value in _in_order(data, RECORD_KEYS, "record"):
        if key in MAPPING_KEYS:
            out.append(f"{key}: {{" + ", ".join(_cells(value, MAPPING_KEYS[key], key, RECORD_BARE)) + "}\n")
        elif key in TABLE_KEYS:
            out.append(f"{key}:\n" + _table(value, TABLE_KEYS[key], (), key, RECORD_BARE))
        elif key == "results":
            out.append("results:\n" + _table(value, ROW_KEYS, ROW_EXTRAS, key, RECORD_BARE))
        elif key == "note" and value is not None:
            out.append(_text(key, value))
        else:
            out.append(f"{key}: {_scalar(key, value, RECORD_BARE)}\n")
    return "".join(out)


def _list_file(data: dict, name: str, purpose: str, keys: tuple, extras: tuple, bare: set[str]) -> str:
    items = dict(_in_order(data, ("schema", name), name))
    head = f"{LICENCE}# {name}.yaml: {purpose}\nschema: {_scalar('schema', items['schema'], bare)}\n{name}:"
    return head + ("\n" + _table(items[name], keys, extras, name, bare) if items[name] else " []\n")


def cpus(data: dict) -> str:
    """The canonical text of db/cpus.yaml."""
    return _list_file(data, "cpus", "every CPU the database knows, one line each.", CPU_KEYS, CPU_EXTRAS, CPU_BARE)


def claims(data: dict) -> str:
    """The canonical text of db/claims.yaml."""
    return _list_file(data, "claims", "what others say of a CPU, without a measurement.", CLAIM_KEYS, CLAIM_EXTRAS, CLAIM_BARE)
