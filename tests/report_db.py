# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A small database with one of everything that the report shows, and a stand-in for nt-quirk that answers for it."""

import json
from pathlib import Path

import small_db

import database
import decide
import dump

#: Texts of a record or a list that must stay text, whatever a page does with them.
HOSTILE = (
    "<script>document.title = 'taken'</script>", "\"><img src=x onerror=\"document.title='taken'\">", "' onmouseover='alert(1)' x='",
    "</title></style></script><svg onload=alert(1)>", "<!-- --> <![CDATA[ ]]> &amp; &lt;b&gt; &#60;i&#62;", "{{ 7 * 7 }} {% raw %}",
    "$\\frac{1}{$ \\undefined %s", "javascript:alert(document.domain)", "data:text/html,<script>alert(1)</script>", "a" * 300,
)  # fmt: skip
REFS = (
    "javascript:alert(1)", "JaVaScRiPt://example.org/%0aalert(1)", "data:text/html;base64,PHNjcmlwdD4=", "vbscript:x", "file:///etc/passwd",
    "//example.org/x", "https://example.org/\" onclick=\"alert(1)", "https://user@example.org/", "https:///nowhere", "http://example.org/<b>",
    "https://example.org\\@example.com/", " https://example.org/", "x@y\" onclick=\"z", "ftp://example.org/", "https://[::1", "<a@b>",
)  # fmt: skip
LINKED = {
    "20201014083300.19077-8-ankur.a.arora@oracle.com": "https://lore.kernel.org/r/20201014083300.19077-8-ankur.a.arora@oracle.com",
    "https://example.org/results/4bTC.txt?a=1&b=2": "https://example.org/results/4bTC.txt?a=1&b=2",
    "http://lkml.kernel.org/n/tip-x@git.kernel.org": "http://lkml.kernel.org/n/tip-x@git.kernel.org",
}
BROADWELL = small_db.CPU
SKYLAKE = {**small_db.CPU, "model": "94", "codename": "SKYLAKE"}
IVY = {**small_db.CPU, "model": "58", "codename": "IVYBRIDGE", "name": "Ivy Bridge"}
RAPTOR = {**small_db.CPU, "model": "186", "codename": "RAPTORLAKE_P", "name": "Raptor Lake-P", "core_types": ["core", "atom"]}
ZHAOXIN = {**small_db.CPU, "vendor": "  Shanghai  ", "family": "7", "model": "59", "codename": "KX6000"}


def rows(chunk: str | None = None) -> list[dict]:
    """movnti loses at 16 MiB and wins from 128 MiB on; with a chunk, at 1 GiB by chunk."""
    same = {"page": "4 KiB", "threads": "1", "runs": "5", "stdev": "1%"}
    if chunk:
        return [{"arm": arm, "extent": "1 GiB", "chunk": size, **same, "mean": mean}
                for size in (chunk, "2 MiB", "64 MiB") for arm, mean in (("stosb", "5.0"), ("movnti", "9.0"))]  # fmt: skip
    return [{"arm": arm, "extent": size, "chunk": size, **same, "mean": mean}
            for size, cached in (("16 MiB", "17.0"), ("128 MiB", "5.2"), ("4 GiB", "5.1"))
            for arm, mean in (("stosb", cached), ("movnti", "11.8"))]  # fmt: skip


def record(cpu: dict, stepping: str, results=None, refs=None, **more) -> dict:
    data = small_db.record(cpu, stepping, **more)
    data["results"] = results or data["results"]
    data["source"]["ref"] = list(refs or ["test"])
    return data


def make(root: Path, texts=("a text",), refs=("test",)) -> Path:
    """The database. texts go round the fields that hold free text; every one of refs is a source of some record."""
    turn = [0]

    def text() -> str:
        turn[0] += 1
        return texts[turn[0] % len(texts)][:400]

    def free() -> dict:
        return {"name": text(), "machine": text(), "note": text()}

    cpus = [{**cpu, "name": text()[:100]} for cpu in (ZHAOXIN, IVY, BROADWELL, SKYLAKE, RAPTOR)]
    valued = record(IVY, "9", **free())
    valued.update(workload="ebizzy", quirk="tlb_flushall_shift", unit="records/s", results=[
        {"value": str(value), "threads": str(n), "runs": "9", "mean": str(100 * value + n)} for n in range(1, 7) for value in (1, 2)])  # fmt: skip
    guest = record(SKYLAKE, "3", nt="8.0", **free())
    guest["machine"]["virtual"] = "true"
    guest["state"].update(governor=text(), kernel=text())
    records = [
        ("extents", record(BROADWELL, "1", rows(), refs, **free())),
        ("chunks", record(BROADWELL, "1", rows("4 KiB"), **free())),
        ("alone", record(BROADWELL, "1", rows()[1::2], **free())),
        ("guest", guest),
        ("valued", valued),
        ("core", record(RAPTOR, "2", core_type="core", **free())),
        ("atom", record(RAPTOR, "2", cached="9.0", nt="5.0", core_type="atom", **free())),
    ]
    for _, data in records:
        data["source"]["tool"] = text()
    small_db.write(root, cpus, records)
    claims = [{"who": f"{number} {text()}", "quirk": "nt", "says": ("good", "bad")[number % 2], "vendor": "GenuineIntel", "family": "6",
               "model": ("79", "94")[number // 2 % 2], "stepping": "0-15", "ref": ref, "note": text()} for number, ref in enumerate(refs * 4)]  # fmt: skip
    (root / "claims.yaml").write_text(dump.claims({"schema": "1", "claims": claims}))
    brand = text().replace("\t", " ")
    (root / "signatures.tsv").write_text(f"# seen\nGenuineIntel\t0x000406f1\t{brand}\nGenuineIntel\t0x000506e3\t\nAuthenticAMD\t0x00000500\t{brand}\n")
    return root


def answering(program: Path, db: Path, stale: bool = False) -> Path:
    """An executable that prints what nt-quirk would for the database."""
    found = database.read(db)
    entries = [
        {"cpu": {"vendor": cpu.vendor, "family": cpu.family, "model": cpu.model, "steppings": list(cpu.steppings), "core_type": cpu.core_type},
         "select": {"tiers": [{"up_to": 134217728, "arm": "stosb"}, {"up_to": None, "arm": "movnti"}]}, "notes": ["a note"],
         "db": "000000000000" if stale else found.hash}
        for cpu in (decision.cpu for decision in decide.decide(found.cpus, found.records, found.kinds))
    ]  # fmt: skip
    (program.parent / "answer.json").write_text(json.dumps(entries))
    program.write_text(f'#!/bin/sh\ncat "{program.parent}/answer.json"\n')
    program.chmod(0o755)
    return program
