# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The whole of db/ as model values: load, validate by schema and rules, or say everything that is wrong with it."""

from __future__ import annotations

import hashlib
import os
import re
from dataclasses import dataclass
from pathlib import Path

import dump
import load
import render
import rules
import units
import verdict
from load import Problem
from model import Claim, Cpu, CpuIndex, Kind, Known, Record, Row, Source


#: Everything under db/ but the records, by file; claims and signatures may be missing.
LISTS = ("cpus.yaml", "quirks.yaml", "claims.yaml", "signatures.tsv")


@dataclass(frozen=True)
class Lists:
    """Everything under db/ but the records, checked."""

    cpus: list[Cpu]
    kinds: list[Kind]
    claims: list[Claim]
    targets: dict[str, int]
    signatures: list[tuple[str, int, str]]
    """Real (vendor, leaf 1 EAX, brand): what a change is tried on, and what coverage is counted over."""
    known: Known | None
    """What records are checked against; None if that is wrong itself."""


@dataclass(frozen=True)
class Database(Lists):
    """Everything under db/, checked. hash: 12 hexadecimal digits over the bytes of every file in it."""

    records: list[Record]
    """Empty where they were only looked through (parts.py)."""
    n_records: int
    hash: str


class Invalid(Exception):
    """problems: everything wrong with the database, sorted by place."""

    def __init__(self, problems: list[Problem]):
        super().__init__(f"{len(problems)} problems")
        self.problems = sorted(problems)


def check_file(path: Path, shown: str, known: Known | None, want: str | None = None):
    """(typed data, node, problems) of one file; its kind by its content, which must be `want` if that is given."""
    try:
        text = load.read_text(path, shown)
        node = load.parse(text, shown)
    except load.Refused as refused:
        return None, None, refused.problems
    kind = load.kind_of(node)
    if kind is None or (want and kind != want):
        hint = "has no key of results, cpus, kinds or claims: is it a file of this database?" if kind is None else f"holds {kind}"
        return None, node, [Problem(shown, 1, "kind", f"expected {want or 'a file of db/'}, but it {hint}")]
    data, problems = load.typed(node, kind, shown)
    if not problems:
        context = rules.Context(shown, node.plain(), known, text)
        for name, function in rules.RULES[kind]:
            for path_in, message in function(data, context):
                line = path_in[1] if path_in[:1] == ("line",) else node.at(path_in)
                problems.append(Problem(shown, line, name, message))
    return data, node, problems


def read(root: Path) -> Database:
    """Load db/ below root's parent. Raises Invalid with every problem of every file."""
    lists, problems = read_lists(root)
    folders, strangers = measurements(root)
    problems += strangers
    paths = [f"measurements/{folder}/{name}" for folder, names in folders.items() for name in names]
    records = []
    for path in paths:
        record, found = read_record(root, path, lists.known)
        problems += found
        records += [record] if record else []
    if problems:
        raise Invalid(problems)
    return Database(**vars(lists), records=records, n_records=len(records), hash=hash_of(root, {path: digest(root / path) for path in paths}))


def read_lists(root: Path) -> tuple[Lists, list[Problem]]:
    """What of the lists can be read, and what is wrong with the rest of them."""
    problems: list[Problem] = []

    def take(name: str, want: str, known: Known | None):
        shown = f"{root.name}/{name}"
        data, node, found = check_file(root / name, shown, known, want)
        problems.extend(found)
        return (data, node, shown) if not found else (None, None, shown)

    if not root.is_dir():
        raise Invalid([Problem(str(root), 0, "file", "is no directory: name the folder that holds cpus.yaml")])
    data, node, shown = take("cpus.yaml", "cpus", None)
    cpus = cpus_from(data, node, shown) if data else []
    known = Known(CpuIndex(cpus), {}) if data else None
    data, node, shown = take("quirks.yaml", "quirks", known)
    kinds = kinds_from(data, node, shown) if data else []
    known = Known(known.cpus, {kind.name: kind for kind in kinds}) if known and data else None
    targets = data["targets"] if data else {}
    claims: list[Claim] = []
    if (root / "claims.yaml").exists():
        data, node, shown = take("claims.yaml", "claims", known)
        claims = claims_from(data, node, shown) if data else []
    signatures = []
    if (root / "signatures.tsv").exists():
        signatures = _signatures(root / "signatures.tsv", f"{root.name}/signatures.tsv", problems)
    return Lists(cpus, kinds, claims, targets, signatures, known), problems


def read_record(root: Path, path: str, known: Known | None) -> tuple[Record | None, list[Problem]]:
    """The record at a path below root, or what is wrong with it."""
    shown = f"{root.name}/{path}"
    data, node, problems = check_file(root / path, shown, known, "record")
    return (None if problems else record_from(data, node, shown)), problems


def _signatures(path: Path, shown: str, problems: list[Problem]) -> list[tuple[str, int, str]]:
    """Lines of vendor, leaf 1 EAX and brand, separated by tabs."""
    try:
        lines = load.read_text(path, shown, tabs=True).splitlines()
    except load.Refused as refused:
        problems.extend(refused.problems)
        return []
    found = []
    for number, line in enumerate(lines, 1):
        if line.startswith("#"):
            continue
        match = re.fullmatch(r"([^\t]{12})\t0x([0-9a-f]{8})\t([^\t]*)", line)
        if match:
            found.append((match[1], int(match[2], 16), match[3]))
        else:
            problems.append(Problem(shown, number, "signature", "expected VENDOR<tab>0x and eight digits<tab>brand"))
    return found


def measurements(root: Path) -> tuple[dict[str, dict[str, os.DirEntry]], list[Problem]]:
    """The files of records by folder and name, sorted; and the files there that nobody would read.

    What a killed run has left is neither.
    """
    folders: dict[str, dict[str, os.DirEntry]] = {}
    strangers: list[str] = []

    def look(entry: os.DirEntry, above: str, depth: int) -> None:
        path = f"{above}/{entry.name}"
        if depth == 1 and entry.name.endswith(".yaml"):
            folders.setdefault(above.rsplit("/", 1)[1], {})[entry.name] = entry
        elif entry.is_dir(follow_symlinks=depth == 0):
            for below in _sorted(entry.path):
                look(below, path, depth + 1)
        elif entry.is_file() and not render.LEFTOVER.fullmatch(entry.name):
            strangers.append(path)

    for entry in _sorted(root / "measurements"):
        look(entry, f"{root.name}/measurements", 0)
    return folders, [Problem(path, 0, "path", "is no record: records are measurements/<cpu>/<date>-<machine>.yaml") for path in strangers]


def _sorted(folder) -> list[os.DirEntry]:
    try:
        with os.scandir(folder) as found:
            return sorted(found, key=lambda entry: entry.name)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise Invalid([Problem(str(folder), 0, "file", f"cannot be read: {error.strerror}")]) from None


def record_paths(root: Path) -> list[Path]:
    return [root / "measurements" / folder / name for folder, names in measurements(root)[0].items() for name in names]


def digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def hash_of(root: Path, records: dict[str, bytes]) -> str:
    """Database.hash, from the digests of the records by path below root, in order."""
    lists = {name: digest(root / name) for name in LISTS if (root / name).exists()}
    total = hashlib.sha256()
    for path, one in (lists | records).items():
        total.update(path.encode("utf-8", "surrogateescape") + b"\0" + one)
    return total.hexdigest()[:12]


def span(text: str) -> tuple[int, int]:
    """Steppings "4" or "0-15" as a pair."""
    low, _, high = text.partition("-")
    return int(low), int(high or low)


def cpus_from(data: dict, node: load.Node, shown: str) -> list[Cpu]:
    """A hybrid entry becomes one Cpu per core type; core types that a record must name."""
    cpus = []
    for index, entry in enumerate(data["cpus"]):
        features = tuple(sorted(entry["features"])) if "features" in entry else None
        for core_type in entry.get("core_types", [None]):
            cpus.append(Cpu(
                entry["vendor"], entry["family"], entry["model"], span(entry["stepping"]), core_type,
                entry["codename"], entry["name"], entry.get("tlb_4k_entries"), Source(shown, node.at(("cpus", index))),
                features,
            ))  # fmt: skip
    return cpus


FRACTIONS = ("least_effect", "significance", "single_run_effect", "least_spread")


def percent(text: str) -> float:
    return float(text.rstrip("%")) / 100.0


def kinds_from(data: dict, node: load.Node, shown: str) -> list[Kind]:
    kinds = []
    for index, entry in enumerate(data["kinds"]):
        pins = {
            pin["cpu"]: (pin["verdict"], pin["reason"], Source(shown, node.at(("kinds", index, "pins", number))))
            for number, pin in enumerate(entry["pins"])
        }
        lists = {key: tuple(value) for key, value in entry.items() if isinstance(value, list)}
        fractions = {key: percent(value) for key, value in entry.items() if key in FRACTIONS}
        rest = {key: value for key, value in entry.items() if key not in (*lists, *fractions)}
        kinds.append(Kind(**{**rest, **lists, **fractions, "pins": pins}))
    return kinds


def claims_from(data: dict, node: load.Node, shown: str) -> list[Claim]:
    claims = []
    for index, entry in enumerate(data["claims"]):
        number = {key: None if entry[key] == "*" else int(entry[key]) for key in ("family", "model")}
        claims.append(Claim(
            entry["who"], entry["quirk"], entry["says"], None if entry["vendor"] == "*" else entry["vendor"],
            number["family"], number["model"], span(entry["stepping"]), entry["ref"], entry.get("note"),
            Source(shown, node.at(("claims", index))),
        ))  # fmt: skip
    return claims


def record_from(data: dict, node: load.Node, shown: str) -> Record:
    """A checked record with its rates in GiB/s and its spreads as sample standard deviations."""
    cpu, machine = data["cpu"], data["machine"]
    plain = node.plain()["results"]
    rows = tuple(
        _row(entry, plain[index], data["unit"], Source(shown, node.at(("results", index))))
        for index, entry in enumerate(data["results"])
    )
    llc = machine["l3"]
    if llc == "none":
        llc = machine.get("l2") or 0
    return Record(
        shown, cpu["vendor"], cpu["family"], cpu["model"], cpu["stepping"], cpu.get("core_type"), cpu["name"],
        machine, data["state"], data["source"], data["workload"], machine["virtual"], llc, rows, data.get("note"),
        data.get("quirk"), data["unit"],
    )  # fmt: skip


def _row(entry: dict, plain: dict, unit: str, source: Source) -> Row:
    mean, spread, runs = entry["mean"], None, entry["runs"]
    samples = entry.get("samples")
    best = entry.get("statistic") == "best"
    if samples and not best:
        samples = verdict.clean_samples(samples, {n for name in dump.NOISE for n in entry.get(name, ())})
        mean, runs = verdict.summary(samples)[0], len(samples)
    if samples and len(samples) > 1:
        spread = verdict.summary(samples)[1]
    else:
        for name, factor in verdict.SPREADS.items():
            if name in entry:
                text = entry[name].lstrip("<")
                spread = (percent(text) * mean if text.endswith("%") else float(text)) * factor(runs)
    return Row(
        entry.get("arm", ""), entry.get("extent", 0), entry.get("chunk", 0), entry.get("page"), entry["threads"], runs,
        units.normal(mean, unit), None if spread is None else units.normal(spread, unit), best, entry.get("value"), source,
    )  # fmt: skip
