# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a schema cannot say: one rule, one function. Each yields (path within the document, message)."""

from __future__ import annotations

import datetime
import math
import re
from pathlib import PurePosixPath
from typing import Callable, Iterator

import dump
import identity
import units
import verdict
from model import Known

Finding = tuple[tuple, str]
RULES: dict[str, list[tuple[str, Callable]]] = {"record": [], "cpus": [], "quirks": [], "claims": []}


class Context:
    """What a rule may ask of the rest of the database: the file's shown path, its plain text form, what is known."""

    def __init__(self, path: str, plain, known: Known | None, text: str):
        self.path = path
        self.plain = plain
        self.known = known
        self.text = text


def rule(kind: str, name: str):
    def register(function: Callable) -> Callable:
        RULES[kind].append((name, function))
        return function

    return register


def _name(cpu: dict) -> str:
    return f"{cpu['vendor'].strip()}-{cpu['family']}-{cpu['model']}-{'x' if cpu['stepping'] is None else cpu['stepping']}"


@rule("record", "path")
def path_says_the_same(data: dict, context: Context) -> Iterator[Finding]:
    """Folder and file name follow from the content (a record under measurements/ only)."""
    parts = PurePosixPath(context.path).parts
    if "measurements" not in parts[:-1]:
        return
    wanted = _name(data["cpu"])
    below = parts[parts.index("measurements") + 1 :]
    if len(below) != 2 or below[0] != wanted:
        yield (("cpu",), f"belongs into measurements/{wanted}/, not {'/'.join(below[:-1]) or 'here'}")
    if not re.fullmatch(re.escape(data["source"]["date"]) + r"-[a-z0-9]+(-[a-z0-9]+)*\.yaml", below[-1]):
        yield (("source", "date"), f"the file must be called {data['source']['date']}-<machine>[-<what>].yaml, in lower case")


@rule("record", "signature")
def signature_is_that_cpu(data: dict, context: Context) -> Iterator[Finding]:
    """A benchmark labelled with one CPU has run on another before (glibc 5bcf6265f2)."""
    cpu = data["cpu"]
    if cpu["signature"] is None:
        return
    family, model, stepping = identity.decode(int(cpu["signature"], 16))
    if (family, model, stepping) != (cpu["family"], cpu["model"], cpu["stepping"]):
        yield (("cpu", "signature"), f"{cpu['signature']} is {family}:{model}:{stepping}, but the record says "
                                     f"{cpu['family']}:{cpu['model']}:{cpu['stepping']}")  # fmt: skip


@rule("record", "cpu")
def cpu_has_an_entry(data: dict, context: Context) -> Iterator[Finding]:
    """Every record belongs to one entry of db/cpus.yaml, and to one core type of it."""
    if context.known is None:
        return
    cpu = data["cpu"]
    home = context.known.cpus.covering(cpu["vendor"], cpu["family"], cpu["model"], cpu["stepping"])
    shown = f"{cpu['vendor'].strip()}:{cpu['family']}:{cpu['model']}:{'*' if cpu['stepping'] is None else cpu['stepping']}"
    if not home:
        why = _possible(cpu)
        yield (("cpu",), f"{shown} has no entry in cpus.yaml that covers it: {why or 'add one'}")
        return
    types = [c.core_type for c in home if c.steppings == home[0].steppings]
    if cpu.get("core_type") in types:
        return
    if types == [None]:
        yield (("cpu", "core_type"), f"{shown} is not hybrid in cpus.yaml: remove core_type, or add core_types there")
    elif "core_type" in cpu:
        yield (("cpu", "core_type"), f"{shown} has core_types {', '.join(types)} in cpus.yaml")
    else:
        yield (("cpu",), f"{shown} is hybrid: say core_type: core or atom (CPUID leaf 0x1A of the core that ran)")


@rule("record", "quirk")
def values_are_of_that_quirk(data: dict, context: Context) -> Iterator[Finding]:
    """A record about the values of an integer quirk names one of db/quirks.yaml and stays in its range."""
    if context.known is None or "quirk" not in data:
        return
    kind = context.known.kinds.get(data["quirk"])
    if kind is None or kind.type != "integer":
        yield (("quirk",), f"{data['quirk']} is no integer kind of quirks.yaml")
        return
    for index, row in enumerate(data["results"]):
        if not kind.minimum <= row["value"] <= kind.maximum:
            yield (("results", index, "value"), f"{row['value']} is not within {kind.minimum} to {kind.maximum}")


@rule("record", "ceiling")
def ceilings_are_of_their_values(data: dict, context: Context) -> Iterator[Finding]:
    """Where the kernel said up to how many pages it flushes one by one, that is what the value makes of this TLB."""
    entries = data["machine"].get("tlb_4k_entries")
    for index, row in enumerate(data["results"]):
        if entries is None or "ceiling" not in row:
            continue
        wanted = entries >> row["value"] if row["value"] >= 0 else 0
        if row["ceiling"] != wanted:
            yield (("results", index, "ceiling"), f"{row['ceiling']} pages, but value {row['value']} of a TLB of {entries} entries is {wanted}")


@rule("record", "date")
def date_exists(data: dict, context: Context) -> Iterator[Finding]:
    yield from _date(data["source"]["date"], ("source", "date"))


def _date(text: str, path: tuple) -> Iterator[Finding]:
    try:
        datetime.date.fromisoformat(text + "-01" * (2 - text.count("-")))
    except ValueError:
        yield (path, f"{text} is no day of the calendar")


@rule("record", "point")
def points_are_possible(data: dict, context: Context) -> Iterator[Finding]:
    """chunk <= extent, and no more threads that clear than the machine has; of values, threads may share a CPU."""
    machine = data["machine"]
    counts = [machine[key] for key in ("nodes", "cores_per_node", "threads_per_core")]
    for index, row in enumerate(data["results"]):
        if "arm" in row and row["chunk"] > row["extent"]:
            yield (("results", index), f"chunk {units.show_size(row['chunk'])} is larger than extent {units.show_size(row['extent'])}")
        if row.get("page") and row["page"] & (row["page"] - 1):
            yield (("results", index, "page"), f"{units.show_size(row['page'])} is no size of a page")
        if "arm" in row and None not in counts and row["threads"] > math.prod(counts):
            yield (("results", index, "threads"), f"{row['threads']} threads on a machine of {math.prod(counts)}")


POINT = ("arm", "value", "extent", "chunk", "page", "threads")


@rule("record", "unique")
def points_are_unique(data: dict, context: Context) -> Iterator[Finding]:
    seen: dict[tuple, int] = {}
    for index, row in enumerate(data["results"]):
        key = tuple(row.get(name) for name in POINT)
        if key in seen:
            yield (("results", index), f"the same arm and point as row {seen[key] + 1}: one row per arm and point")
        seen.setdefault(key, index)


@rule("record", "spread")
def spread_means_something(data: dict, context: Context) -> Iterator[Finding]:
    for index, row in enumerate(data["results"]):
        given = [key for key in verdict.SPREADS if key in row]
        if len(given) > 1:
            yield (("results", index), f"{' and '.join(given)}: give one of them")
        if given and row["runs"] is None:
            yield (("results", index), f"{given[0]} without runs: a spread over how many?")
        if given and row["runs"] == 1:
            yield (("results", index), f"{given[0]} of a single run")


@rule("record", "samples")
def figures_follow_from_samples(data: dict, context: Context) -> Iterator[Finding]:
    """Stated mean, spread and runs are recomputed; one unit of the last printed digit is allowed."""
    for index, row in enumerate(data["results"]):
        samples = row.get("samples")
        if samples is None:
            continue
        printed = context.plain["results"][index]
        path = ("results", index, "samples")
        if row["runs"] != len(samples):
            yield (path, f"{len(samples)} samples, but runs: {row['runs']}")
            continue
        centre = max(samples) if row.get("statistic") == "best" else verdict.summary(samples)[0]
        if abs(centre - row["mean"]) > _last_digit(printed["mean"]) * 1.001:
            yield (path, f"their {row.get('statistic', 'mean')} is {centre:.6g}, but mean: {printed['mean']}")
        if len(samples) > 1:
            yield from _spread_follows(samples, row, printed, path)


def _spread_follows(samples: list[float], row: dict, printed: dict, path: tuple) -> Iterator[Finding]:
    mean, stdev = verdict.summary(samples)
    for name, factor in verdict.SPREADS.items():
        if name not in row:
            continue
        value = stdev / factor(len(samples))
        text = printed[name].lstrip("<")
        if text.endswith("%"):
            value, text = 100 * value / mean, text[:-1]
        step = _last_digit(text)
        if abs(value - float(text)) > step * 1.001 and not (printed[name].startswith("<") and value <= float(text)):
            yield (path, f"their {name} is {value:.3g}, but the row says {printed[name]}")


def _last_digit(text: str) -> float:
    return 10.0 ** -len(text.partition(".")[2])


@rule("record", "zero")
def samples_differ(data: dict, context: Context) -> Iterator[Finding]:
    """Ten or more samples that are all the same come from a stopped clock, not from a machine."""
    for index, row in enumerate(data["results"]):
        samples = row.get("samples", ())
        if len(samples) >= 10 and len(set(samples)) == 1:
            yield (("results", index, "samples"), "all samples are the same figure: the clock did not move")


@rule("record", "noise")
def flags_are_of_samples(data: dict, context: Context) -> Iterator[Finding]:
    """stolen, preempted and drifted list samples by their numbers from 1, rising."""
    for index, row in enumerate(data["results"]):
        for name in dump.NOISE:
            numbers = row.get(name, [])
            if numbers != sorted(set(numbers)) or any(number > len(row.get("samples", ())) for number in numbers):
                yield (("results", index, name), f"{numbers}: numbers of samples of this row, from 1 and rising")


@rule("record", "counters")
def counters_are_of_rows(data: dict, context: Context) -> Iterator[Finding]:
    rows = {tuple(row.get(key) for key in dump.POINT_KEYS) for row in data["results"]}
    for index, entry in enumerate(data.get("counters", ())):
        if tuple(entry[key] for key in dump.POINT_KEYS) not in rows:
            yield (("counters", index), "counts of an arm and point that is no row of the results")


@rule("record", "cpuid")
def leaves_are_of_that_cpu(data: dict, context: Context) -> Iterator[Finding]:
    """The raw answers and what the record says of the CPU come from one machine."""
    leaves = {(int(leaf["leaf"], 16), leaf["subleaf"]): leaf for leaf in data.get("cpuid", ())}
    vendor, version = leaves.get((0, 0)), leaves.get((1, 0))
    if vendor:
        name = b"".join(int(vendor[register], 16).to_bytes(4, "little") for register in ("ebx", "edx", "ecx"))
        if name != data["cpu"]["vendor"].encode():
            yield (("cpuid",), f"leaf 0 is {name.decode('ascii', 'replace')!r}, but the record says {data['cpu']['vendor']!r}")
    if version:
        identity_of = identity.decode(int(version["eax"], 16))
        if identity_of != tuple(data["cpu"][key] for key in ("family", "model", "stepping")):
            yield (("cpuid",), f"leaf 1 is {':'.join(map(str, identity_of))}, but the record says another CPU")
        if int(version["ecx"], 16) >> 31 and not data["machine"]["virtual"]:
            yield (("machine", "virtual"), "leaf 1 has the hypervisor bit: a guest, so virtual: true")


def _span(text: str) -> tuple[int, int]:
    low, _, high = text.partition("-")
    return int(low), int(high or low)


def _possible(entry: dict) -> str | None:
    try:
        identity.parse(f"{entry['family']}:{entry['model']}:0")
    except identity.IdentityError as error:
        return str(error)
    return None


@rule("cpus", "family")
def family_can_exist(data: dict, context: Context) -> Iterator[Finding]:
    for index, cpu in enumerate(data["cpus"]):
        problem = _possible(cpu)
        if problem:
            yield (("cpus", index, "family"), problem)


@rule("cpus", "stepping")
def stepping_range_rises(data: dict, context: Context) -> Iterator[Finding]:
    for index, cpu in enumerate(data["cpus"]):
        low, high = _span(cpu["stepping"])
        if low > high:
            yield (("cpus", index, "stepping"), f"{cpu['stepping']} is empty: write the smaller one first")


@rule("cpus", "overlap")
def most_specific_is_unique(data: dict, context: Context) -> Iterator[Finding]:
    """Overlapping ranges are fine where one is narrower; two equally wide ones have no winner."""
    seen: dict[tuple, list[tuple[int, int, int]]] = {}
    for index, cpu in enumerate(data["cpus"]):
        low, high = _span(cpu["stepping"])
        others = seen.setdefault((cpu["vendor"], cpu["family"], cpu["model"]), [])
        for other_low, other_high, other in others:
            if low <= other_high and other_low <= high and high - low == other_high - other_low:
                yield (("cpus", index), f"steppings {cpu['stepping']} overlap {data['cpus'][other]['stepping']} of entry "
                                        f"{other + 1} and are as wide: neither is more specific")  # fmt: skip
        others.append((low, high, index))


@rule("cpus", "codename")
def codenames_are_of_one_model(data: dict, context: Context) -> Iterator[Finding]:
    """A codename becomes the name of a model in kernel code: it cannot be that of two."""
    seen: dict[tuple, tuple] = {}
    for index, cpu in enumerate(data["cpus"]):
        model = (cpu["family"], cpu["model"])
        first = seen.setdefault((cpu["vendor"], cpu["codename"]), model)
        if first != model:
            yield (("cpus", index, "codename"), f"{cpu['codename']} is the codename of {first[0]}:{first[1]} already")


@rule("cpus", "features")
def features_are_of_that_cpu(data: dict, context: Context) -> Iterator[Finding]:
    """The dump that shows the features was made on a CPU of that entry."""
    for index, cpu in enumerate(data["cpus"]):
        eax = cpu.get("features_source", "")[-9:-1]
        if eax:
            family, model, stepping = identity.decode(int(eax, 16))
            low, high = _span(cpu["stepping"])
            if (family, model) != (cpu["family"], cpu["model"]) or not low <= stepping <= high:
                yield (("cpus", index, "features_source"), f"{eax} is {family}:{model}:{stepping}, which is not of this entry")


@rule("cpus", "order")
def entries_are_sorted(data: dict, context: Context) -> Iterator[Finding]:
    keys = [(cpu["vendor"], cpu["family"], cpu["model"], _span(cpu["stepping"])) for cpu in data["cpus"]]
    for index in range(1, len(keys)):
        if keys[index] < keys[index - 1]:
            yield (("cpus", index), "not in the order vendor, family, model, stepping: run make fmt")


@rule("quirks", "unique")
def kinds_are_unique(data: dict, context: Context) -> Iterator[Finding]:
    names = [kind["name"] for kind in data["kinds"]]
    for index, name in enumerate(names):
        if name in names[:index]:
            yield (("kinds", index, "name"), f"{name} is already a kind")


@rule("quirks", "arms")
def arms_have_one_role(data: dict, context: Context) -> Iterator[Finding]:
    for index, kind in enumerate(data["kinds"]):
        if kind["type"] != "boolean":
            continue
        roles = ("candidates", "candidate_proxies", "baselines", "baseline_proxies", "opaque")
        seen: dict[str, str] = {}
        for role in roles:
            for arm in kind[role]:
                if arm in seen:
                    yield (("kinds", index, role), f"{arm} is already one of {seen[arm]}")
                seen[arm] = role


@rule("quirks", "range")
def values_are_in_range(data: dict, context: Context) -> Iterator[Finding]:
    for index, kind in enumerate(data["kinds"]):
        numbers = [(("default",), kind["default"]), *((("pins", n, "verdict"), pin["verdict"]) for n, pin in enumerate(kind["pins"]))]
        for path, text in numbers if kind["type"] == "integer" else ():
            if not re.fullmatch("-?[0-9]+", text) or not kind["minimum"] <= int(text) <= kind["maximum"]:
                yield (("kinds", index, *path), f"{text} is not within {kind['minimum']} to {kind['maximum']}")


@rule("quirks", "pin")
def pins_name_an_entry(data: dict, context: Context) -> Iterator[Finding]:
    if context.known is None:
        return
    for index, kind in enumerate(data["kinds"]):
        for number, pin in enumerate(kind["pins"]):
            if pin["cpu"] not in context.known.cpus.labels:
                yield (("kinds", index, "pins", number), f"{pin['cpu']} is no entry of cpus.yaml")


@rule("claims", "stepping")
def claim_range_rises(data: dict, context: Context) -> Iterator[Finding]:
    for index, claim in enumerate(data["claims"]):
        low, high = _span(claim["stepping"])
        if low > high:
            yield (("claims", index, "stepping"), f"{claim['stepping']} is empty: write the smaller one first")


@rule("claims", "unique")
def claims_are_unique(data: dict, context: Context) -> Iterator[Finding]:
    seen: dict[tuple, int] = {}
    for index, claim in enumerate(data["claims"]):
        key = tuple(claim[name] for name in ("who", "quirk", "vendor", "family", "model", "stepping"))
        if key in seen:
            yield (("claims", index), f"{claim['who']} already says something of this CPU in claim {seen[key] + 1}")
        seen.setdefault(key, index)


def _canonical(write: Callable[[dict], str]):
    def check(data: dict, context: Context) -> Iterator[Finding]:
        """Loading and dumping gives the same bytes, so a diff shows what changed and nothing else."""
        wanted = write(context.plain)
        if wanted != context.text:
            lines = zip(wanted.split("\n"), context.text.split("\n"))
            first = next((n for n, (a, b) in enumerate(lines, 1) if a != b), 1)
            yield (("line", first), "not in canonical form: run make fmt")

    return check


for _kind, _write in (("record", dump.record), ("cpus", dump.cpus), ("claims", dump.claims)):
    rule(_kind, "style")(_canonical(_write))
