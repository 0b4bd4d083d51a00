# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The subcommands of gen_quirks.py: each takes the parsed options and returns the exit status."""

from __future__ import annotations

import contextlib
import sys
import tempfile
from pathlib import Path

import database
import decide
import diff as changes
import dump
import emit
import history
import kernel_series
import kernel_tlb
import load
import parts
import render
from importers import published
from model import CpuIndex, Decision, Known
from report import answers, site


class Refused(Exception):
    """The input is wrong; str() is what to print."""


@contextlib.contextmanager
def refusing():
    """What a database is refused for, as what to print."""
    try:
        yield
    except database.Invalid as error:
        raise Refused("\n".join(map(str, error.problems))) from None
    except decide.Unresolved as error:
        raise Refused(str(error)) from None


def decided(root: Path) -> tuple[database.Database, list[Decision]]:
    """With all of the evidence."""
    with refusing():
        found = database.read(root)
        return found, decide.decide(found.cpus, found.records, found.kinds)


def write(files: dict[Path, bytes]) -> list[Path]:
    try:
        return render.write_all(files)
    except OSError as error:
        raise _unwritten(error) from None


def _unwritten(error: OSError) -> Refused:
    changed = getattr(error, "changed", None)
    rest = f"{', '.join(map(str, changed))} changed, the rest did not: run it again" if changed else "nothing was changed"
    return Refused(f"{error.filename or 'output'}: cannot be written: {error.strerror}; {rest}")


def check(options) -> int:
    """check [--base REV] [FILE...]: standard output gets the count of what is fine and nothing else."""
    if options.base:
        try:
            problems = history.edited(options.db, options.base)
        except history.NoHistory as error:
            raise Refused(str(error)) from None
        if problems:
            raise Refused("\n".join(map(str, problems)))
    if not options.files:
        with refusing():
            found, decisions, _ = parts.read(options.db)
        print(emit.summary(found, decisions))
        return 0
    known = known_of(options.db)
    problems = [p for path in options.files for p in database.check_file(path, str(path), known)[2]]
    if problems:
        raise Refused("\n".join(str(p) for p in sorted(problems)))
    print(f"{len(options.files)} files are valid")
    return 0


def known_of(root: Path) -> Known:
    """The CPUs and kinds that a file is checked against."""
    found = []
    for name, read in (("cpus", database.cpus_from), ("quirks", database.kinds_from)):
        path = root / f"{name}.yaml"
        data, node, problems = database.check_file(path, str(path), None, name)
        if problems:
            raise Refused("\n".join(map(str, problems)))
        found.append(read(data, node, str(path)))
    return Known(CpuIndex(found[0]), {kind.name: kind for kind in found[1]})


def outputs(out: Path, found: database.Database, decisions: list[Decision], words: dict[str, str] | None = None) -> dict[Path, bytes]:
    """Every file of generated/, below `out`."""
    files = {out / path: data for path, data in emit.user_files(found, decisions, words).items()}
    kernel = kernel_series.plain(decisions, kernel_series.Options.of(found))
    return files | {out / "kernel" / path: data for path, data in kernel.items()}


def gen(options) -> int:
    with refusing():
        found, decisions, words = parts.read(options.db, options.cache)
    changed = write(outputs(options.out, found, decisions, words))
    print(emit.summary(found, decisions))
    for path in changed:
        print(f"wrote {path}")
    return 0


def diff(options) -> int:
    """diff [REV]: exit 1 if an answer flips."""
    after = decided(options.db)
    with tempfile.TemporaryDirectory(prefix="nt-quirk-") as folder:
        try:
            before = decided(history.export(options.db, options.revision, Path(folder) / options.db.name))
        except history.NoHistory as error:
            raise Refused(str(error)) from None
        except Refused as error:
            raise Refused(f"the database of {options.revision} is not valid:\n{error}") from None
    found = changes.changes(before, after)
    print(changes.as_json(found) if options.format == "json" else changes.as_text(found))
    return 1 if any(change.flip for change in found) else 0


def importing(options) -> int:
    """import --from published FILE...: records below --db; what cannot be one is named with its reason."""
    files, refused = {}, []
    for path in options.files:
        try:
            records, reasons = published.convert(path)
        except load.Refused as error:
            raise Refused(str(error)) from None
        files.update({options.db / name: dump.record(data).encode("utf-8") for name, data in records})
        refused += [f"{path}: {entry}: {reason}" for entry, reason in reasons]
    for line in refused:
        print(line, file=sys.stderr)
    for path in write(files):
        print(f"wrote {path}")
    print(f"{len(files)} records, {len(refused)} entries are none")
    return 0


def series(options) -> int:
    found, decisions = decided(options.db)
    chosen = {key: getattr(options, key) for key in ("policy", "flag", "huge", "only", "signoff")}
    try:
        write_series = kernel_series.write_series if options.quirk == "nt" else kernel_tlb.write_series
        written = write_series(decisions, options.kdir, options.out, kernel_series.Options.of(found, **chosen))
    except kernel_series.KernelError as error:
        raise Refused(str(error)) from None
    for path in written:
        print(f"wrote {path}")
    if not written:
        print(f"{options.kdir} says already what the database says of {options.quirk}")
    return 0


def report(options) -> int:
    found, decisions = decided(options.db)
    try:
        done = site.build(found, decisions, answers.ask(options.nt_quirk, found.hash), options.out)
    except (answers.Unanswered, site.Refused) as error:
        raise Refused(str(error)) from None
    except ModuleNotFoundError as error:
        raise Refused(f"{error.name} is missing in {sys.executable}: run make deps, or use Debian's /usr/bin/python3") from None
    except OSError as error:
        raise _unwritten(error) from None
    print(f"{options.out / 'index.html'}: {done}")
    return 0


def _place(cpu: dict) -> tuple:
    """Where an entry of cpus.yaml stands; one that is not right yet keeps out of the way at the end."""
    try:
        return (0, cpu["vendor"], int(cpu["family"], 0), int(cpu["model"], 0), database.span(cpu["stepping"]))
    except (KeyError, TypeError, ValueError):
        return (1,)


def fmt(options) -> int:
    """Only form is changed: what cannot be read as data is refused, whatever else is wrong with it is kept."""
    lists = [options.db / name for name in ("cpus.yaml", "claims.yaml") if (options.db / name).exists()]
    paths = options.files or [*lists, *database.record_paths(options.db)]
    writers = {"record": dump.record, "cpus": dump.cpus, "claims": dump.claims}
    files = {}
    for path in paths:
        try:
            node = load.parse(load.read_text(path, str(path)), str(path))
        except load.Refused as error:
            raise Refused(str(error)) from None
        kind = load.kind_of(node)
        _, problems = load.typed(node, kind, str(path)) if kind in writers else (None, [load.Problem(str(path), 1, "kind", "is no record, cpus or claims file")])
        if problems:
            raise Refused("\n".join(map(str, problems)))
        plain = node.plain()
        if kind == "cpus":
            plain["cpus"] = sorted(plain["cpus"], key=_place)
        files[path] = writers[kind](plain).encode("utf-8")
    for path in write(files):
        print(f"formatted {path}", file=sys.stderr)
    return 0
