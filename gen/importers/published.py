# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Published figures (lists of `sources` and `measurements`, as in tests/data/published/) to records.

Takes over what the list says and nothing else: what it does not say is null, an entry that cannot be a record is
refused with the reason, and a printed figure that does not follow from the others is noted, not corrected.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

import load
import units
import verdict
from importers import shapes
from importers.shapes import PAGE, PAGEWISE, UNIT, Shape

VENDORS = {"Intel": "GenuineIntel", "AMD": "AuthenticAMD", "Hygon": "HygonGenuine"}
CORE_TYPES = {"Performance": "core", "Efficiency": "atom"}
NOT_ARMS = {"size", "printed_delta_pct"}
_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
_MAIL = re.compile(r"https://lore\.kernel\.org/\w+/([^/\s]+)/?")


class Refused(Exception):
    """Why an entry is no record."""


@dataclass
class Entry:
    """One entry of the list, the records made of it, or why there are none."""

    number: str
    title: str
    data: dict
    records: list[tuple[str, dict]] = field(default_factory=list)
    refused: str = ""


def convert(path: Path) -> tuple[list[tuple[str, dict]], list[tuple[str, str]]]:
    """((path below db/, record), ...) and ((entry, reason), ...) of one list."""
    entries = read(path)
    records = {name: data for entry in entries for name, data in entry.records}
    return sorted(records.items()), [(f"{entry.number} {entry.title}", entry.refused) for entry in entries if entry.refused]


def read(path: Path) -> list[Entry]:
    """Every entry of a list with its outcome. Raises load.Refused if the file cannot be read as one."""
    data = load.parse(load.read_text(path, str(path)), str(path)).plain()
    if not isinstance(data, dict) or not isinstance(data.get("measurements"), list) or not isinstance(data.get("sources"), dict):
        raise load.Refused([load.Problem(str(path), 1, "import", "is no list of published figures: it needs sources and measurements")])
    files = [item.get("file") for item in data["measurements"]]
    entries = []
    for number, item in enumerate(data["measurements"], 1):
        title = f"{item.get('vendor')} {item.get('name')}: {item.get('workload')}"
        entry = Entry(item.get("entry") or str(number), title, item)
        entries.append(entry)
        try:
            if "raw_gbps" in item:
                _add_samples(entry, entries, data["sources"])
            else:
                entry.records = _records(item, data["sources"], files.count(item.get("file")) > 1)
        except Refused as refused:
            entry.refused = str(refused)
        except (KeyError, ValueError, ArithmeticError) as error:
            entry.refused = f"not understood: {type(error).__name__} {error}"
    return entries


def _records(item: dict, sources: dict, many_cores: bool) -> list[tuple[str, dict]]:
    """An entry's records: one, or one for each kernel preemption model that it distinguishes."""
    found = shapes.shape_of(item["workload"])
    _refuse(item, sources, found)
    shape, parts = found
    groups: dict[str, list[dict]] = {}
    for size in item["sizes"]:
        tag = re.search(r"preempt=\S*(voluntary|lazy)", size["size"])
        groups.setdefault(f"-{tag[1]}" if tag else "", []).append(size)
    records = []
    for suffix, sizes in groups.items():
        record = _record(item, sources, shape)
        record["results"] = [row for size in sizes for row in _rows(size, item, shape, parts)]
        notes = [item.get("note"), *_remarks(item, sizes, sources, record["results"], shape)]
        record["note"] = " ".join(filter(None, notes))
        if not record["note"]:
            del record["note"]
        records.append((_path(item, record, shape.suffix + suffix, many_cores), record))
    return records


def _refuse(item: dict, sources: dict, found) -> None:
    """The reasons that make an entry unusable, the gravest first."""
    if "DISPUTED" in item["name"]:
        raise Refused(f"which CPU it was is disputed: {item['note']}")
    if "refused" in item:
        raise Refused(item["refused"])
    if not item["sizes"]:
        raise Refused("no figures are printed")
    if all(sources[name]["ref"] is None for name in item["source"]):
        raise Refused("where the figures stand is not known, so the record could not name its source")
    unknown = sorted({arm for size in item["sizes"] for arm in size} - set(shapes.ARMS) - NOT_ARMS)
    if item["workload"].startswith("memcpy"):
        raise Refused("it copies memory and does not clear it")
    if item["workload"].startswith("std::fill"):
        raise Refused("one cached arm (compiled AVX stores) with different fill values, no second arm to compare")
    if item["family"] is None or item["model"] is None:
        raise Refused("family and model are printed neither here nor for exactly this name elsewhere"
                      + (f"; {item['note']}" if "note" in item else ""))  # fmt: skip
    if unknown or found is None:
        raise Refused(f"not understood: {', '.join(unknown) or item['workload']}")


def _record(item: dict, sources: dict, shape: Shape) -> dict:
    """Everything of a record but its results and note."""
    name = item["name"].strip('"')
    if item["vendor"] not in name and name == item["name"]:
        name = f"{item['vendor']} {name}"
    cpu = {
        "vendor": VENDORS[item["vendor"]],
        "family": int(item["family"]),
        "model": int(item["model"]),
        "stepping": _int(item["stepping"]),
        "signature": item.get("signature"),
        "name": " ".join(name.split()),
    }
    if item.get("core_type"):
        cpu["core_type"] = CORE_TYPES[item["core_type"]]
    turbo = item.get("turbo")
    return {
        "schema": 1,
        "cpu": cpu,
        "machine": _machine(item),
        "state": {
            "microcode": item.get("microcode"),
            "governor": (item.get("governor") or "").split(" ")[0] or None,
            "turbo": turbo if turbo is None else turbo.endswith("(on)"),
            "kernel": item.get("kernel"),
        },
        "source": {"kind": "published", "ref": _refs(item, sources), "date": _date(item["date"]), "tool": shape.tool},
        "workload": shape.workload,
        "unit": shape.unit,
    }


def _int(text: str | None) -> int | None:
    return None if text is None else int(text)


def _machine(item: dict) -> dict:
    """Name and topology as in "Oracle X6-2 (2 nodes * 10 cores * 2 threads)", or the board that sbc-bench names."""
    system = item.get("system") or ""
    counts = {word: int(number) for number, word in re.findall(r"(\d+) (nodes|CCXs|cores|threads)\b", system)}
    board = re.fullmatch(r"sbc-bench \S+ +(.*) / .* \(\w{3}, .*", item["date"])
    memory = item.get("memory")
    machine = {
        "name": system.split(" (")[0] or (" ".join(board[1].split()) if board else "") or None,
        "memory": None if memory is None else units.show_size(shapes.parse_size(memory)),
        "nodes": counts.get("nodes"),
        "cores_per_node": counts["cores"] * counts.get("CCXs", 1) if "cores" in counts else None,
        "threads_per_core": counts.get("threads"),
        "l3": _cache(item.get("l3")),
        "virtual": "guest" in item["name"] or "guest" in system,
    }
    if item.get("l2"):
        machine["l2"] = _cache(item["l2"])
    return machine


def _cache(text: str | None) -> str | None:
    """One instance as one core sees it: 25MB, 16 * 16MB, 36MB per node, 64 MiB (2 instances), none."""
    if text is None or text == "none":
        return text
    match = re.fullmatch(r"(?:\d+ \* )?(\d+ ?\w+?)(?: per \w+)?(?: \((\d+) instances?\))?", text)
    return units.show_size(shapes.parse_size(match[1]) // int(match[2] or 1))


def _date(text: str) -> str:
    """As exact as the source: 2020-10-14 (repeated later), 2025-07..09, (Thu, 06 Sep 2018 12:21:42 +0200)."""
    mail = re.search(r"\(\w{3}, (\d{2}) (\w{3}) (\d{4}) [0-9:]+ [-+]\d{4}\)$", text)
    if mail:
        return f"{mail[3]}-{_MONTHS.index(mail[2]) + 1:02}-{mail[1]}"
    return re.match(r"\d{4}(-\d{2}(-\d{2})?)?", text)[0]


def _refs(item: dict, sources: dict) -> list[str]:
    """Message-IDs of mails; the address with its revision of a file; else what the list says."""
    refs = []
    for name in item["source"]:
        ref = sources[name]["ref"]
        mail = _MAIL.fullmatch(ref)
        if mail:
            refs.append(mail[1])
        elif "file" in item:
            address, revision = ref.split(" @")
            refs.append(f"{address}/blob/{item.get('revision', revision)}/{item['file']}")
        else:
            refs.append(f"{sources[name]['title']}, {ref}")
    return refs


def _path(item: dict, record: dict, suffix: str, many_cores: bool) -> str:
    cpu = record["cpu"]
    if "slug" in item:
        slug = item["slug"]
    elif "file" in item:
        slug = f"sbc-bench-{Path(item['file']).stem}" + (f"-{item['core']}" if many_cores else "")
    else:
        slug = record["machine"]["name"] or item["source"][0]
    slug = re.sub(r"[^a-z0-9]+", "-", f"{slug}{suffix}".lower()).strip("-")
    stepping = "x" if cpu["stepping"] is None else cpu["stepping"]
    return f"measurements/{cpu['vendor']}-{cpu['family']}-{cpu['model']}-{stepping}/{record['source']['date']}-{slug}.yaml"


def _rows(size: dict, item: dict, shape: Shape, parts: dict[str, str]) -> list[dict]:
    """One row per arm of one line of the source's table."""
    extent, chunk, page = _geometry(size["size"], shape, parts)
    rows = []
    for name in (name for name in size if name not in NOT_ARMS):
        arm, calls = shapes.ARMS[name]
        if shape.workload == "memset":
            calls = UNIT
        figures = size[name]
        runs = figures.get("runs") or item.get("runs") or parts.get("runs") or shape.runs
        row = {
            "arm": arm,
            "extent": units.show_size(extent),
            "chunk": units.show_size(PAGEWISE if calls == PAGE else chunk),
            "page": None if page is None else units.show_size(page),
            "threads": 1,
            "runs": _int(runs),
            "mean": _scaled(figures["gbps"], shape.scale),
        }
        row.update(_spread(name, figures, row, item, shape))
        rows.append(row)
    return rows


def _geometry(text: str, shape: Shape, parts: dict[str, str]) -> tuple[int, int, int | None]:
    """(extent, chunk of an arm that takes all it can, page) of a size text such as 16MB or pg=1GB (8MB units)."""
    page = shapes.parse_size(parts["page"]) if "page" in parts else shape.page
    paged = re.match(r"pg=(\w+)", text)
    if paged:
        page = shapes.parse_size(paged[1])
        unit = re.search(r"\((\w+) units\)", text)
        chunk = shapes.parse_size(unit[1]) if unit else page
    else:
        chunk = shapes.parse_size(text)
    extent = shapes.parse_size(parts["extent"]) if "extent" in parts else page if paged else chunk
    if shape.workload == "pagefault":
        chunk = min(chunk, page)
    return extent, chunk, page


def _scaled(text: str, scale: int) -> float:
    return float(Decimal(text) * scale)


def _spread(name: str, figures: dict, row: dict, item: dict, shape: Shape) -> dict:
    """The spread keys of a row; what tinymembench says by printing none, and perf stat by its seconds."""
    if shape.tool in shapes.TINYMEMBENCH:
        stdev = f"{figures['stdev']}%" if "stdev" in figures else "<0.1%"
        if "runs" not in figures:
            row["runs"] = 10 if "stdev" in figures else 3
        return {"stdev": stdev, "statistic": "best"}
    if shape.best:
        return {"statistic": "best"}
    seconds = re.match(r"([0-9.]+) \+- ([0-9.]+)", item.get("seconds", {}).get(name, ""))
    if seconds:
        percent = 100 * Decimal(seconds[2]) / Decimal(seconds[1])
        return {shape.spread: f"{percent.quantize(Decimal('0.01'), ROUND_HALF_UP)}%"}
    if "stdev" not in figures:
        return {}
    text = figures["stdev"] + ("%" if figures["stdev_unit"] == "percent" else "")
    if row["runs"] is None:
        return {"note": f"printed spread {text} of an unstated number of runs"}
    return {shape.spread: text}


def _remarks(item: dict, sizes: list[dict], sources: dict, rows: list[dict], shape: Shape):
    """What a reader of the record must know and no field says."""
    for size in sizes:
        if "printed_delta_pct" in size:
            yield _delta(size)
    if not re.fullmatch(r"\d+ ?\w+|none", item.get("l3") or "none") and "1 instance" not in item["l3"]:
        yield f"The L3 is printed as {item['l3']}."
    yield shape.remark
    if shape.scale != 1 and "MBps" in item["workload"]:
        yield "The source's unit is MBps."
    if shape.tool in shapes.TINYMEMBENCH:
        yield shapes.TINYMEMBENCH[shape.tool]
    if any(row["extent"] == row["page"] for row in rows):
        yield "The size of the region is not stated; the extent is the page that one fault clears."
    if item.get("seconds") and shape.spread == "stderr" and "perf stat" in shape.tool:
        spread = ", ".join(f"{name} {text} s" for name, text in item["seconds"].items())
        yield f"The spread is perf stat's standard error of the time: {spread}."
    basis = item.get("fms_basis", "stated in the source")
    if basis != "stated in the source":
        yield f"Identity: {basis}."
    for name in item["source"]:
        if "note" in sources[name]:
            yield f"{sources[name]['note']}."


def _delta(size: dict) -> str | None:
    """A remark if the printed difference of two arms cannot follow from their printed, truncated figures."""
    base, other = (Decimal(size[name]["gbps"]) for name in size if name not in NOT_ARMS)
    digit = Decimal("0.01")
    printed = Decimal(size["printed_delta_pct"])
    low, high = 100 * ((other - digit) / (base + digit) - 1), 100 * ((other + digit) / (base - digit) - 1)
    if low <= printed <= high:
        return None
    return (f"The difference printed for {size['size']} ({printed:+} %) does not follow from its two figures, "
            f"which give {100 * (other / base - 1):+.1f} %.")  # fmt: skip


def _add_samples(entry: Entry, before: list[Entry], sources: dict) -> None:
    """Raw runs join the rows that they were the source of: an earlier entry's, same machine, day and size."""
    size = units.show_size(shapes.parse_size(re.search(r"-s (\w+)", entry.data["workload"])[1]))
    raw = _record(entry.data, sources, shapes.SHAPES[0])
    path = _path(entry.data, raw, "", False)
    record = next((data for other in before for name, data in other.records if name == path), None)
    if record is None:
        raise Refused("raw runs without the table that they were summed up in")
    for row in record["results"]:
        if row["extent"] == size:
            _join(row, [float(value) for value in _arm(entry.data["raw_gbps"], row["arm"])])
    record["source"]["ref"] = list(dict.fromkeys(record["source"]["ref"] + raw["source"]["ref"]))
    entry.records = [(path, record)]


def _arm(raw: dict, arm: str) -> list[str]:
    return next(values for name, values in raw.items() if shapes.ARMS[name][0] == arm)


def _join(row: dict, samples: list[float]) -> None:
    """State the spread that the samples have, and say so where the source printed another."""
    printed = Decimal(row.pop("pstdev").rstrip("%"))
    mean, stdev = verdict.summary(samples)
    real = Decimal(100 * stdev / mean).quantize(Decimal("0.01"))
    row.update({"runs": len(samples), "stdev": f"{real}%", "samples": samples})
    if abs(real - printed) > Decimal("0.01"):
        row["note"] = f"the source prints a spread of {printed} %"
