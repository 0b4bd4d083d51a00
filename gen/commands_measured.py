# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The subcommands about records that come in: judge, compare, import, review; each takes the parsed options and returns the exit status."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import commands
import compare as comparing
import compare_values as values
import database
import dump
import history
import judge as judging
import review as reviewing
from commands import Refused
from importers import facts, mail, perf_bench, perf_stat, tinymembench
from model import Record

IMPORTERS = {"perf": perf_bench, "perf-stat": perf_stat, "tinymembench": tinymembench, "mail": mail}


def _records(path: Path, known) -> list[Record]:
    """The record in a file, on standard input (-), or every record below a folder."""
    paths = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    if not paths:
        raise Refused(f"{path}: holds no record (*.yaml)")
    records, problems = [], []
    for one in paths:
        shown = "standard input" if str(one) == "-" else str(one)
        data, node, found = database.check_file(one, shown, known, "record")
        problems += found
        if not found:
            records.append(database.record_from(data, node, shown))
    if problems:
        raise Refused("\n".join(map(str, sorted(problems))))
    return records


def judge(options) -> int:
    """judge FILE: 0 the database agrees with this record, 4 is contradicted, 5 neither can be said."""
    found, decisions = commands.decided(options.db)
    record, = _records(options.file, commands.known_of(options.db))  # fmt: skip
    answers = judging.answers(record, judging.decision_for(record, decisions), found.kinds)
    print(judging.as_text(record, answers, found.kinds, found.hash))
    return judging.overall(answers)


def compare(options) -> int:
    """compare A [B]: two records or two folders of them, side by side; a record with several values has its own sides."""
    found, _ = commands.decided(options.db)
    known = commands.known_of(options.db)
    before = _records(options.before, known)
    after = _records(options.after, known) if options.after else []
    if not options.after and any(record.quirk is None for record in before):
        raise Refused(f"{options.before}: there is nothing to compare with: name a second record")
    kind = next(kind for kind in found.kinds if kind.type == "boolean")
    changes = comparing.changes(before, after, kind)
    if options.format == "json":
        print(json.dumps({"changes": comparing.as_data(changes), "tables": values.as_data(before, after, found.kinds)}, indent=1, allow_nan=False))
        return 0
    print(f"--- {options.before}")
    if options.after:
        print("\n".join([f"+++ {options.after}", *comparing.states(before, after)]))
    for lines in (comparing.as_text(changes), values.as_text(before, after, found.kinds)):
        if lines:
            print("\n".join(lines))
    return 0


def importing(options) -> int:
    """import --from FORM FILE...: a record below --db, only if it is valid there."""
    if options.form == "published":
        return commands.importing(options)
    try:
        data = IMPORTERS[options.form].convert(options.files, options)
    except facts.Refused as error:
        raise Refused(str(error)) from None
    path, text = facts.path(data, options.form), dump.record(data)
    known = commands.known_of(options.db)
    with tempfile.TemporaryDirectory(prefix="nt-quirk-") as folder:
        draft = Path(folder) / path
        draft.parent.mkdir(parents=True)
        draft.write_text(text, encoding="utf-8")
        problems = database.check_file(draft, path, known, "record")[2]
    if problems:
        raise Refused("\n".join(["the record would not be valid:", *map(str, sorted(problems))]))
    if (options.db / path).exists():
        raise Refused(f"{options.db / path}: exists, and a record is never replaced: name another --machine")
    for written in commands.write({options.db / path: text.encode("utf-8")}):
        print(f"wrote {written}")
    return 0


def review(options) -> int:
    """review BASE: what a branch of BASE may not do, and what it does; exit status 1 if it cannot be merged as it is."""
    effect = None
    try:
        base = history.branched(options.db, options.base)
        problems = reviewing.problems_of_form(options.db, base, options.base)
    except history.NoHistory as error:
        problems = [str(error)]
    if not problems:
        try:
            after = commands.decided(options.db)
            with tempfile.TemporaryDirectory(prefix="nt-quirk-") as folder:
                before = commands.decided(history.export(options.db, base, Path(folder) / options.db.name))
        except (Refused, history.NoHistory) as error:
            problems = str(error).split("\n")
        else:
            effect = reviewing.effect(before, after)
            if options.generated:
                problems = reviewing.stale(commands.outputs(options.generated, *after))
    remark = ""
    if effect and history.is_head(options.db, base):
        remark = "What is checked out is the base itself, so only what is not committed yet counts: commit on a branch of its own."
    text = reviewing.as_markdown(problems, effect, remark)
    if options.summary:
        with options.summary.open("a", encoding="utf-8") as out:
            out.write(text)
    print(text, end="")
    return 1 if problems else 0
