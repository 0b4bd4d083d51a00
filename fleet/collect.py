#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""collect.py: what the hosts of a fleet returned, one file each, as records under db/measurements/, and a report.

Exit status 0 if every host returned a valid record that the database is not contradicted by, 1 if not, 2 a fault.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "gen"))

import commands  # noqa: E402
import database  # noqa: E402
import judge  # noqa: E402
import render  # noqa: E402

LARGEST = 4 << 20
_RECORD = re.compile(r"^== nt-bench record\n(.*?)^== end of record$", re.M | re.S)


class Garbage(Exception):
    """Why what a host returned is no record of nt-bench."""


def record_text(path: Path) -> str:
    """The record between its marks; a terminal has added carriage returns."""
    if path.stat().st_size > LARGEST:
        raise Garbage(f"returned more than {LARGEST >> 20} MiB")
    text = path.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")
    match = _RECORD.search(text)
    if not match:
        last = next((line for line in reversed(text.split("\n")) if line.strip()), "nothing")
        raise Garbage(f"returned no record: {render.ascii_text(last)[:80]}")
    return match[1]


def checked(text: str, known) -> tuple[str, object]:
    """(folder/name without suffix, record) by the content alone. Raises Garbage with the first problem."""
    with tempfile.TemporaryDirectory(prefix="nt-quirk-") as folder:
        draft = Path(folder, "record.yaml")
        draft.write_text(text, encoding="utf-8")
        data, node, problems = database.check_file(draft, "record", known, "record")
        if problems:
            raise Garbage(f"{len(problems)} problems, the first: {render.ascii_text(str(problems[0]))[:160]}")
    if data["source"]["kind"] != "measured" or "harness" not in data:
        raise Garbage("is no record of nt-bench")
    cpu = data["cpu"]
    slug = re.sub(r"[^a-z0-9]+", "-", (data["machine"]["name"] or "").lower()).strip("-")[:60]
    slug = slug or ("guest" if data["machine"]["virtual"] else "machine")
    what = "-pagefault" if data["workload"] == "pagefault" else ""
    name = f"{cpu['vendor'].strip()}-{cpu['family']}-{cpu['model']}-{cpu['stepping']}/{data['source']['date']}-{slug}{what}"
    return name, database.record_from(data, node, "record")


def place(folder: Path, name: str, text: str) -> Path:
    """Write it under the first name that is free."""
    number = 1
    while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}.yaml").exists():
        number += 1
    commands.write({path: text.encode("utf-8")})
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description="Records of a fleet into db/measurements/.")
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("spool", type=Path)
    options = parser.parse_args()
    found, decisions = commands.decided(options.db)
    known = commands.known_of(options.db)
    failed = 0
    for path in sorted(options.spool.iterdir()):
        if path.suffix not in (".out", ".unreachable"):
            continue
        try:
            if path.suffix == ".unreachable":
                raise Garbage("UNREACHABLE")
            text = record_text(path)
            name, record = checked(text, known)
            answers = judge.answers(record, judge.decision_for(record, decisions), found.kinds)
            status = judge.overall(answers)
            written = place(options.db / "measurements", name, text)
            verdict = judge.NAMES[status].upper() if status == judge.CONTRADICTS else judge.NAMES[status]
            print(f"{path.stem}: new record {written.relative_to(options.db)}: {verdict}")
            failed += status == judge.CONTRADICTS
        except Garbage as error:
            print(f"{path.stem}: {error}")
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except commands.Refused as error:
        print(error, file=sys.stderr)
        sys.exit(2)
