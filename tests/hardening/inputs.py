# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Hostile files of db/: real ones with broken bytes, and well-formed ones with a broken structure or strange values."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path

import yaml
from hypothesis import strategies as st

import database
import dump
import load

REAL = Path(__file__).resolve().parents[2] / "db"
WRITERS = {"record": dump.record, "cpus": dump.cpus, "claims": dump.claims}

#: What people, editors and attackers put where a value belongs.
SCALARS = (
    None, "", "null", "~", "0", "-1", "1", "00", "010", "08", "6:58:9", "NO", "yes", "true", "false", "1e400", "-0", ".5", "5.", "1_000", "1,5",
    "NaN", ".inf", "9" * 18, "9" * 400, "9" * 5000, "0.000000000000000001", "100000000", "0x", "0x7fffffffffffffff", "0xfffffffff",
    "0%", "<0%", "<0.0", "100%", "999%", "9" * 400 + "%", "9" * 200, "0." + "0" * 300 + "1%", "0 B", "1 B", "3 KiB", "16 MiB", "1 GiB", "8388607 TiB",
    "9" * 400 + " TiB", "16MB", "none", "2020-02-30", "2020-13", "0000-01-01", "2020", "0-15", "15-0", "5-7", "16", "*", "good", "bad", "neutral",
    "best", "core", "atom", "stosb", "movnti", "clzero", "libc", "GenuineIntel", "AuthenticAMD", "  Shanghai  ", "memset", "ebizzy", "ns", "records/s",
    "tlb_flushall_shift", "nt", "FOO\n", "FOO\nBAR", "a\tb", "a\x00b", "\u202eabc", "\ufeff", "\ud7ff\U0010ffff", "caf\u00e9", "*/", '"; int x; "', "\\", "x" * 400,
    "x" * 20_001, "<<", "=", "&a b", "*a", "!!python/object:os.system x", "{a: b}", "[", "- x", "# no", "%s%n", "{{ 7*7 }}", "../../etc/passwd", "(000406f1)",
)  # fmt: skip

#: Pieces of YAML, and of its traps, for the byte mutator.
TOKENS = tuple(token.encode() for token in (
    "null", "- ", ": ", "{", "}", "[", "]", ",", "\"", "'", "#", "&a ", "*a", "!!str ", "!!binary ", "|\n", ">-\n", "---\n", "...\n", "%YAML 1.1\n", "? ", "<<: ",
    "\t", "\r\n", "\0", "\ufeff", "\u2028", "\u202e", "\x85", "0x", "1e9", "9" * 30, "-", "%", "KiB", "TiB", "schema: 1\n", "results: []\n", "cpus: []\n", "kinds: []\n",
)) + (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"[" * 40, b"{a: " * 40, b"x" * 25_000)  # fmt: skip


@cache
def real_files() -> tuple[tuple[str, str], ...]:
    """(path below db/, text) of every file of the real database."""
    paths = [REAL / f"{name}.yaml" for name in ("cpus", "quirks", "claims")] + database.record_paths(REAL)
    return tuple((str(path.relative_to(REAL)), path.read_text(encoding="utf-8")) for path in paths)


def of_kind(kind: str) -> list[tuple[str, str]]:
    return [(name, text) for name, text in real_files() if (name == f"{kind}.yaml") or (kind == "record" and "/" in name)]


def shorter(kind: str, text: str, rng: random.Random, most: int = 6) -> str:
    """The same file with a few of its entries only: a mutant costs less, and is the more often about what is left."""
    if kind not in WRITERS:
        return text
    data = load.parse(text, kind).plain()
    entries = data["results" if kind == "record" else kind]
    keep = sorted(rng.sample(range(len(entries)), min(most, len(entries))))
    entries[:] = [entries[index] for index in keep]
    return WRITERS[kind](data)


def mutant(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """One to four random edits of the bytes, some of them with bytes of another file."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at = rng.randrange(len(data) + 1)
        end = min(len(data), at + rng.choice((1, 1, 4, 30, 400)))
        lines = data.split(b"\n")
        number = rng.choice(list(re.finditer(rb"[0-9]+", data)) or [re.match(b"", data)])
        data = rng.choice((
            lambda: data[:at] + bytes((rng.randrange(256),)) + data[at + 1 :],
            lambda: data[:at] + data[end:],
            lambda: data[:end] + data[at:],
            lambda: data[:at],
            lambda: data[:at] + rng.choice(TOKENS) + data[at:],
            lambda: data[:at] + other[at : at + 200] + data[end:],
            lambda: b"\n".join(rng.sample(lines, len(lines))),
            lambda: b"\n".join([*lines, rng.choice(lines)]),
            lambda: data[: number.start()] + (rng.choice(SCALARS) or "null").encode("utf-8", "replace") + data[number.end() :],
        ))()  # fmt: skip
    return data


#: One edit of a document: (which place, what to do there, a value to do it with).
EDITS = st.lists(
    st.tuples(
        st.integers(0, 1 << 30),
        st.sampled_from(("set", "set", "set", "set", "drop", "double", "rename", "wrap", "empty", "tail")),
        st.one_of(st.sampled_from(SCALARS), st.sampled_from(SCALARS), st.text(max_size=30), st.integers(-(1 << 70), 1 << 70).map(str),
                  st.decimals(0, 10**9, places=3).map(str)),
    ),
    min_size=1, max_size=4,
)  # fmt: skip


def _places(value, found: list) -> list:
    """Every (container, key) of a document."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found.append((value, key))
        _places(inner, found)
    return found


def edited(data: dict, edits: list) -> dict:
    """The document after the edits, each in its own place."""
    for place, what, value in edits:
        places = _places(data, [])
        if not places:
            break
        holder, key = places[place % len(places)]
        if what == "set":
            holder[key] = value
        elif what == "drop":
            del holder[key]
        elif what == "double" and isinstance(holder, list):
            holder.append(json.loads(json.dumps(holder[key])))
        elif what == "rename" and isinstance(holder, dict):
            holder[value or "key"] = holder.pop(key)
        elif what == "wrap":
            holder[key] = [holder[key]]
        elif what == "tail":
            holder[key] = f"{holder[key]}\n"
        elif what == "empty":
            holder[key] = [] if isinstance(holder[key], list) else {}
    return data


def written(kind: str, data: dict, style: str | None) -> bytes:
    """The document in canonical form, so that its values are what is judged, or as YAML in a style, JSON for "{"."""
    try:
        if style is None and kind in WRITERS:
            text = WRITERS[kind](data)
        else:
            text = json.dumps(data, indent=1, ensure_ascii=False) if style == "{" else yaml.safe_dump(data, default_style=style, allow_unicode=True, sort_keys=False)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):  # no form of ours: keys or types that it does not know
        text = json.dumps(data, indent=1, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")


STYLES = st.sampled_from((None, None, "{", "|", ">", "'", '"'))
