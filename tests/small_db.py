# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Tiny databases for tests of the generator, written with the project's own canonical dump."""

import shutil
from pathlib import Path

from support import ROOT

import dump

CPU = {"vendor": "GenuineIntel", "family": "6", "model": "79", "stepping": "0-15", "codename": "BROADWELL_X", "name": "Broadwell-EP", "source": "test"}


def record(cpu: dict, stepping: str, cached: str = "5.0", nt: str = "9.0", **more) -> dict:
    """A record of two arms at 1 GiB; more: note, core_type, name."""
    identity = {"vendor": cpu["vendor"], "family": cpu["family"], "model": cpu["model"], "stepping": stepping, "signature": None, "name": more.get("name")}
    if "core_type" in more:
        identity["core_type"] = more["core_type"]
    point = {"extent": "1 GiB", "chunk": "1 GiB", "page": None, "threads": "1", "runs": "5", "stdev": "1%"}
    data = {
        "schema": "1",
        "cpu": identity,
        "machine": {"name": more.get("machine"), "memory": None, "nodes": None, "cores_per_node": None, "threads_per_core": None, "l3": "25 MiB", "virtual": "false"},
        "state": {"microcode": more.get("microcode"), "governor": None, "turbo": None, "kernel": None},
        "source": {"kind": "published", "ref": ["test"], "date": "2026-01-01", "tool": None},
        "workload": "memset",
        "unit": "GiB/s",
        "results": [{"arm": "stosb", **point, "mean": cached}, {"arm": "movnti", **point, "mean": nt}],
    }
    if "note" in more:
        data["note"] = more["note"]
    return data


def write(root: Path, cpus: list[dict], records: list[tuple[str, dict]] = ()) -> Path:
    """A database in root with the real policy; records: (file name suffix, record)."""
    root.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "db" / "quirks.yaml", root)
    (root / "cpus.yaml").write_text(dump.cpus({"schema": "1", "cpus": cpus}))
    for name, data in records:
        cpu = data["cpu"]
        folder = root / "measurements" / f"{cpu['vendor'].strip()}-{cpu['family']}-{cpu['model']}-{cpu['stepping']}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"2026-01-01-{name}.yaml").write_text(dump.record(data))
    return root


def empty(root: Path) -> Path:
    return write(root, [])


def one(root: Path) -> Path:
    part = {**CPU, "features": ["avx2", "erms"], "features_source": "a dump (000406f1)"}
    return write(root, [part], [("a", record(part, "1"))])


def overlap(root: Path) -> Path:
    """Three ranges of one model: the narrowest that holds a stepping answers for it."""
    parts = [{**CPU, "model": "85", "stepping": span, "codename": "SKYLAKE_X", "name": name}
             for span, name in (("0-15", "any"), ("5-7", "Cascade Lake"), ("6", "one of them"))]  # fmt: skip
    parts[2] |= {"features": [], "features_source": "a dump (00050656)"}
    return write(root, parts, [("a", record(parts[1], "7", "9.0", "5.0")), ("b", record(parts[2], "6"))])


def hybrid(root: Path) -> Path:
    part = {**CPU, "model": "186", "codename": "RAPTORLAKE_P", "name": "Raptor Lake-P", "core_types": ["core", "atom"]}
    return write(root, [part], [("a", record(part, "2", core_type="core")), ("b", record(part, "2", "9.0", "5.0", core_type="atom"))])


ALL = {"empty": empty, "one": one, "overlap": overlap, "hybrid": hybrid}
