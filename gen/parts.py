# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A database as the sum of its models: for 100,000 records, of which one has changed.

Only entries and records of one vendor, family and model ever speak of each other. So each model is read, decided and put
into words alone: in several processes, without keeping the records, and not again where nothing has changed. What comes
out is what database.read() and decide.decide() say; whoever wants the evidence itself takes those.
"""

from __future__ import annotations

import contextlib
import hashlib
import multiprocessing
import os
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator

import database
import decide
import emit
import render
from database import Database, Lists
from load import Problem
from model import Cpu, Decision

#: Below so many files a second process costs more than it brings.
MANY = 500


@dataclass
class Work:
    """The entries of one model, and the paths of its records below db/, each with what changes when the file does."""

    cpus: list[Cpu] = field(default_factory=list)
    files: list[tuple] = field(default_factory=list)


@dataclass(frozen=True)
class Part:
    """What the records of one model come to."""

    problems: list[Problem]
    unresolved: str
    digests: dict[str, bytes]
    decisions: list[Decision]
    words: dict[str, str]
    """emit.words() by the label of the entry."""


@dataclass(frozen=True)
class Shared:
    """What every part needs."""

    root: Path
    lists: Lists


def read(root: Path, cache: Path | None = None) -> tuple[Database, list[Decision], dict[str, str]]:
    """The database without its records, every decision without its evidence, and the words for nt_explain.c.

    cache: a folder for what was computed before; it may vanish at any time. Raises Invalid and Unresolved.
    """
    code = _hash(*(path.read_bytes() for path in sorted((Path(__file__).parent).glob("*.py"))),
                 *(path.read_bytes() for path in sorted((Path(__file__).parent.parent / "db/schema").glob("*.json"))),
                 *(path.read_bytes() for path in sorted(render.TEMPLATES.glob("nt_explain_*"))), sys.version.encode(), root.name.encode())  # fmt: skip
    render.sweep({cache} if cache else set())
    lists, problems = _lists(root, cache, code)
    if problems:
        cache = None  # what follows says less than it would of lists that are right
    folders, strangers = database.measurements(root)
    works = divided(lists.cpus, folders)
    base = _hash(code, repr((lists.kinds, lists.claims)).encode())
    keys = {name: _hash(base, repr(work).encode()) for name, work in works.items()}
    parts = dict(_kept(cache, keys))
    todo = {name: work for name, work in works.items() if name not in parts}
    for name, part in zip(todo, _computed(Shared(root, lists), list(todo.values()))):
        parts[name] = part
        if not part.problems and not part.unresolved:
            keep(cache, name, keys[name], part)
    problems = [*problems, *strangers, *(problem for part in parts.values() for problem in part.problems)]
    if problems:
        raise database.Invalid(problems)
    unresolved = [parts[name].unresolved for name in works if parts[name].unresolved]
    if unresolved:
        raise decide.Unresolved("\n".join(unresolved))
    digests = dict(sorted(((path, one) for part in parts.values() for path, one in part.digests.items()), key=lambda item: item[0].split("/")))
    found = Database(**vars(lists), records=[], n_records=len(digests), hash=database.hash_of(root, digests))
    words = {label: text for part in parts.values() for label, text in part.words.items()}
    return found, [decision for name in works for decision in parts[name].decisions], words


def divided(cpus: list[Cpu], folders: dict[str, dict[str, os.DirEntry]]) -> dict[str, Work]:
    """Work by the name of its model: what a folder of records is called, but for the stepping."""
    works: dict[str, Work] = {}
    for cpu in cpus:
        works.setdefault(f"cpu-{cpu.vendor.strip()}-{cpu.family}-{cpu.model}", Work()).cpus.append(cpu)
    for folder, names in folders.items():
        work = works.setdefault(f"cpu-{folder.rsplit('-', 1)[0]}", Work())
        work.files += [(f"measurements/{folder}/{name}", *_state(entry)) for name, entry in names.items()]
    return works


def _state(entry: os.DirEntry) -> tuple:
    try:
        found = entry.stat()
    except OSError as error:
        return (error.errno,)  # whoever reads it will say so
    return found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino


def _lists(root: Path, cache: Path | None, code: bytes) -> tuple[Lists, list[Problem]]:
    """database.read_lists(), or what it said when every list was the same and right."""
    there = [path for path in (root / name for name in database.LISTS) if os.path.lexists(path)]
    if not all(path.is_file() and os.access(path, os.R_OK) for path in there):
        return database.read_lists(root)
    key = _hash(code, *(part for path in there for part in (path.name.encode(), path.read_bytes())))
    for _, lists in _kept(cache, {"lists": key}):
        return lists, []
    lists, problems = database.read_lists(root)
    if not problems:
        keep(cache, "lists", key, lists)
    return lists, problems


_shared: Shared


def _share(shared: Shared) -> None:
    global _shared  # noqa: PLW0603 a worker's own, set once when it starts
    _shared = shared


def compute(work: Work) -> Part:
    """One model from its files."""
    root, lists = _shared.root, _shared.lists
    problems, records, digests = [], [], {}
    for path, *_ in work.files:
        record, found = database.read_record(root, path, lists.known)
        problems += found
        if record:
            records.append(record)
            digests[path] = database.digest(root / path)
    if problems or lists.known is None:
        return Part(problems, "", {}, [], {})
    try:
        decisions = decide.decide(work.cpus, records, lists.kinds)
    except decide.Unresolved as error:
        return Part([], str(error), {}, [], {})
    words = {decision.cpu.label(): emit.words(decision, lists) for decision in decisions}
    return Part([], "", digests, [decision.without_evidence() for decision in decisions], words)


def _computed(shared: Shared, todo: list[Work]) -> Iterator[Part]:
    processes = len(os.sched_getaffinity(0))
    if processes == 1 or sum(len(work.files) for work in todo) < MANY:
        _share(shared)
        yield from map(compute, todo)
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), _share, (shared,)) as pool:
        for number, part in enumerate(pool.map(compute, todo, chunksize=4), 1):
            if sys.stderr.isatty() and number % 16 == 0:
                print(f"\r{number} of {len(todo)} models\033[K", end="\r", file=sys.stderr, flush=True)
            yield part
    if sys.stderr.isatty():
        print("\033[K", end="", file=sys.stderr, flush=True)


# -- What was computed before ---------------------------------------------------------------------------------------


def _hash(*texts: bytes) -> bytes:
    total = hashlib.sha256()
    for text in texts:
        total.update(hashlib.sha256(text).digest())
    return total.digest()


def _kept(cache: Path | None, keys: dict[str, bytes]) -> Iterator[tuple[str, object]]:
    """(name, value) of what is in the cache with that key, and whole."""
    for name, key in keys.items() if cache else ():
        path = cache / f"{name}.pickle"
        with contextlib.suppress(OSError):
            data = path.read_bytes() if path.is_file() else b""
            if data[:64] == key + hashlib.sha256(data[64:]).digest():
                yield name, pickle.loads(data[64:])


def keep(cache: Path | None, name: str, key: bytes, value) -> None:
    """Whole or not at all; without room for it, not at all."""
    if cache is None:
        return
    path, beside = cache / f"{name}.pickle", cache / f".{name}.{os.getpid()}.partwise"
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(key + hashlib.sha256(data).digest() + data)
        beside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
