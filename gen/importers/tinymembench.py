# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""tinymembench: of its many lines those that fill memory, each the best of several runs, in MB of 10^6 bytes."""

from __future__ import annotations

import re
from pathlib import Path

from importers import facts, shapes
from importers.facts import Refused

#: C fill is compiled, so nobody knows with which stores; the shuffled fills are no way to clear memory.
ARMS = {"standard memset": "libc", "SSE2 fill": "sse2", "SSE2 nontemporal fill": "movntdq"}
BUFFER = "32 MiB"
_LINE = re.compile(r"\s*(?P<name>[A-Z a-z0-9-]+?) *: +(?P<rate>\S+) MB/s(?: \((?P<extra>[^()]*)\))?\s*")
_VERSION = re.compile(r"\s*tinymembench v(?P<version>0\.[0-9.]+)(?P<fork>-nuumio)? \(.*")


def _spread(extra: str | None, forked: bool, where: str) -> dict:
    """Of ssvb's: a spread of 0.1 % or more, after ten runs, or none after at least three. nuumio's prints the runs."""
    if forked:
        match = re.fullmatch(r"([0-9]+)(?:, ([0-9.]+)%)?", extra or "")
        if not match:
            raise Refused(f"{where}: this version prints the number of runs in brackets, and it is missing")
        return {"runs": match[1], "stdev": f"{match[2]}%" if match[2] else "<0.1%"}
    match = re.fullmatch(r"([0-9.]+)%", extra or "")
    if extra and not match:
        raise Refused(f"{where}: ({extra}) is no spread")
    return {"runs": "10" if match else "3", "stdev": f"{match[1]}%" if match else "<0.1%"}


def convert(paths: list[Path], options) -> dict:
    if len(paths) > 1:
        raise Refused("tinymembench: one file is one record")
    rows, version, decimal = {}, None, False
    for count, line in enumerate(facts.read(paths[0]), 1):
        where = f"{paths[0]}:{count}"
        version = _VERSION.fullmatch(line) or version
        decimal = decimal or "1MB = 1000000 bytes" in line
        match = _LINE.fullmatch(line)
        arm = match and ARMS.get(match["name"].strip())
        if not arm:
            continue
        if arm in rows:
            raise Refused(f"{where}: a second figure of {match['name']}: one run, one file")
        if version is None or not decimal:
            raise Refused(f"{where}: a figure without the version and the unit that tinymembench prints before it")
        spread = _spread(match["extra"], bool(version["fork"]), where)
        rows[arm] = {"arm": arm, "extent": BUFFER, "chunk": BUFFER, "page": None, "threads": 1, "runs": spread["runs"],
                     "mean": facts.number(match["rate"], where), "stdev": spread["stdev"], "statistic": "best"}  # fmt: skip
        if spread["runs"] == "1":
            del rows[arm]["stdev"]
    if not rows:
        raise Refused(f"{paths[0]}: holds no fill of tinymembench")
    tool = f"tinymembench v{version['version']}{version['fork'] or ''}"
    data = facts.record(options, "memset", "MB/s", tool, list(rows.values()))
    data["note"] = shapes.TINYMEMBENCH["tinymembench v0.4.9-nuumio" if version["fork"] else "tinymembench v0.4.9"]
    return data
