# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The canonical text of db/: one way to write a record, cpus.yaml and claims.yaml, so that load then dump gives the same bytes."""

from __future__ import annotations

import re
import textwrap
from decimal import Decimal

import units

WIDTH = 100
LICENCE = "# SPDX-License-Identifier: CC0-1.0\n"

RECORD_KEYS = ("schema", "cpu", "machine", "state", "source", "workload", "unit", "note", "results")
MAPPING_KEYS = {
    "cpu": ("vendor", "family", "model", "stepping", "signature", "core_type", "name"),
    "machine": ("name", "memory", "nodes", "cores_per_node", "threads_per_core", "l2", "l3", "virtual"),
    "state": ("microcode", "governor", "turbo", "kernel"),
    "source": ("kind", "ref", "date", "tool"),
}
ROW_KEYS = ("arm", "extent", "chunk", "page", "threads", "runs", "mean")
ROW_EXTRAS = ("pstdev", "stdev", "stderr", "statistic", "samples", "note")
CPU_KEYS = ("vendor", "family", "model", "stepping", "codename", "name")
CPU_EXTRAS = ("core_types", "source", "note")
CLAIM_KEYS = ("who", "quirk", "says", "vendor", "family", "model", "stepping")
CLAIM_EXTRAS = ("ref", "note")
SIZES = {"memory", "l2", "l3", "extent", "chunk", "page"}

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
#: Plain scalars that mean the same inside and outside a flow mapping, to every reader.
_PLAIN = re.compile(r"[\w(./<+*](?:[\w ()./<>+*@%=;!?'&~^$-]|:(?=[\w/])|,(?=[\w]))*", re.ASCII)
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _quoted(text: str) -> str:
    """A double-quoted scalar; what cannot be printed, or would hide or reorder text, is escaped."""
    out = []
    for char in text:
        code = ord(char)
        if char in _ESCAPES:
            out.append(_ESCAPES[char])
        elif char.isprintable() and code != 0xFEFF:
            out.append(char)
        else:
            out.append(f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}")
    return '"' + "".join(out) + '"'


def _string(text: str) -> str:
    plain = _PLAIN.fullmatch(text) and not text.endswith(" ") and not _RESOLVED.fullmatch(text)
    return text if plain and "  " not in text else _quoted(text)


def _number(value: float) -> str:
    """The shortest digits that read back as the same number, without an exponent."""
    number = Decimal(repr(value))
    if not number.is_finite():
        raise ValueError(f"{value} is not a number that a record can hold")
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _scalar(key: str, value: object) -> str:
    """null, true, 6, 17.35, 16 MiB, text; a flow sequence of those."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return units.show_size(value) if key in SIZES else str(value)
    if isinstance(value, float):
        return _number(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_scalar(key, item) for item in value) + "]"
    if isinstance(value, str):
        return _string(value)
    raise TypeError(f"{key}: {value!r} has no place in db/")


def _ordered(mapping: dict, keys: tuple[str, ...], where: str) -> list[tuple[str, object]]:
    """The items in canonical order; a key that the order does not know is an error, never lost."""
    unknown = sorted(set(mapping) - set(keys))
    if unknown:
        raise ValueError(f"{where}: unknown key {', '.join(unknown)}")
    return [(key, mapping[key]) for key in keys if key in mapping]


def _flow(items: list[tuple[str, object]]) -> str:
    return "{" + ", ".join(f"{key}: {_scalar(key, value)}" for key, value in items) + "}"


def _table(rows: list[dict], keys: tuple[str, ...], extras: tuple[str, ...], where: str) -> str:
    """One flow mapping per line; the keys that all rows have stand in columns, the rest follows."""
    common = tuple(key for key in keys if all(key in row for row in rows))
    cells = []
    for row in rows:
        items = _ordered(row, keys + extras, where)
        cells.append([f"{key}: {_scalar(key, value)}" for key, value in items if key in common]
                     + [f"{key}: {_scalar(key, value)}" for key, value in items if key not in common])
    widths = [max(len(line[i]) for line in cells) for i in range(len(common))]
    lines = []
    for line in cells:
        padded = [f"{cell}," .ljust(width + 1) for cell, width in zip(line, widths)]
        lines.append("- {" + " ".join([*padded, ", ".join(line[len(common):])]).rstrip(" ,") + "}\n")
    return "".join(lines)


def _text(key: str, text: str) -> str:
    """A remark: on one line if it fits, else folded where that cannot change it, else quoted."""
    line = f"{key}: {_string(text)}\n"
    foldable = text == " ".join(text.split()) and text.isprintable() and "\ufeff" not in text
    if len(line) <= WIDTH or not foldable:
        return line
    body = textwrap.wrap(text, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    return f"{key}: >-\n" + "".join(f"  {part}\n" for part in body)


def record(data: dict) -> str:
    """The canonical text of one record (a file under db/measurements/)."""
    out = [LICENCE]
    for key, value in _ordered(data, RECORD_KEYS, "record"):
        if key in MAPPING_KEYS:
            out.append(f"{key}: {_flow(_ordered(value, MAPPING_KEYS[key], key))}\n")
        elif key == "results":
            out.append("results:\n" + _table(value, ROW_KEYS, ROW_EXTRAS, "results"))
        elif key == "note" and value is not None:
            out.append(_text(key, value))
        else:
            out.append(f"{key}: {_scalar(key, value)}\n")
    return "".join(out)


def _list_file(data: dict, name: str, purpose: str, columns: tuple[tuple[str, ...], tuple[str, ...]]) -> str:
    items = dict(_ordered(data, ("schema", name), name))
    body = _table(items[name], *columns, name) if items[name] else "[]\n"
    gap = "\n" if items[name] else " "
    return f"{LICENCE}# {purpose}\nschema: {items['schema']}\n{name}:{gap}{body}"


def cpus(data: dict) -> str:
    """The canonical text of db/cpus.yaml."""
    return _list_file(data, "cpus", "cpus.yaml: every CPU the database knows, one line each.", (CPU_KEYS, CPU_EXTRAS))


def claims(data: dict) -> str:
    """The canonical text of db/claims.yaml."""
    return _list_file(data, "claims", "claims.yaml: what others say of a CPU without a measurement in this database.",
                      (CLAIM_KEYS, CLAIM_EXTRAS))
