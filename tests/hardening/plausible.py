# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Databases in which every value is allowed and most are extreme: what the rules and the statistics have to bear."""

from __future__ import annotations

from hypothesis import strategies as st

import dump
import small_db

ARMS = ("stosb", "stosq", "movnti", "clzero", "loop", "sse2", "avx2", "avx512", "movntdq", "vmovntdq256", "vmovntdq512", "libc", *("stosb", "movnti", "clzero") * 3)
SIZES = ("1 B", "4 KiB", "12 KiB", "2 MiB", "32 MiB", "128 MiB", "1 GiB", "64 GiB", "8388607 TiB", "9223372036854775807 B")
PAGES = st.sampled_from((None, "4 KiB", "2 MiB", "1 GiB", "4194304 TiB"))
RATES = st.one_of(st.sampled_from(("0.000000000000000001", "0.01", "1", "5.0", "9.0", "9.01", "100000000", "99999999.999999")), st.decimals("0.001", 10**6, places=3).map(str))
PERCENT = st.sampled_from(("0", "0.0", "1", "0.19", "100", "999999999.999999999", "0.000000001", "9" * 300, "9" * 400))
SPREADS = st.tuples(st.sampled_from(("", "", "<")), PERCENT, st.sampled_from(("", "%"))).map("".join)
#: Each narrower than the one before, so that one of them is the most specific.
SPANS = ("0-15", "0-7", "1-3", "1-2", "1")


@st.composite
def points(draw, value: bool) -> list[dict]:
    """One to three rows of one point: its arms, or the values that were set."""
    size = draw(st.integers(0, len(SIZES) - 1)) if draw(st.booleans()) else SIZES.index("1 GiB")
    shared = {"threads": draw(st.sampled_from(("1", "1", "2", "65536")))}
    if not value:
        chunk = draw(st.sampled_from((size, *range(size + 1))))
        shared |= {"extent": SIZES[size], "chunk": SIZES[chunk], "page": draw(PAGES)}
    key, choices = ("value", ("-1", "0", "1", "2", "10")) if value else ("arm", ARMS)
    names = draw(st.lists(st.sampled_from(choices), min_size=1, max_size=3, unique=True))
    return [{**shared, key: name, **draw(figures())} for name in names]


@st.composite
def figures(draw) -> dict:
    row = {"runs": draw(st.sampled_from((None, "1", "2", "5", "5", "1000000"))), "mean": draw(RATES)}
    if row["runs"] not in (None, "1") and draw(st.integers(0, 3)):
        row[draw(st.sampled_from(("pstdev", "stdev", "stderr")))] = draw(SPREADS)
    elif draw(st.integers(0, 3)) == 0:
        row |= {"samples": [row["mean"]] * 3, "runs": "3"}
        if draw(st.booleans()):
            row["stolen"] = draw(st.sampled_from((["1"], ["1", "2", "3"], ["3", "1"], ["4"])))
    if draw(st.integers(0, 3)) == 0:
        row["statistic"] = draw(st.sampled_from(("best", "mean")))
    return row


@st.composite
def databases(draw) -> dict[str, str]:
    """Files by their path below db/: entries of one model that overlap, hybrids among them, and up to three records."""
    cpus = []
    for span in draw(st.lists(st.sampled_from(SPANS), min_size=1, max_size=3, unique=True)):
        cpu = {**small_db.CPU, "stepping": span, "name": f"the part {span}"}
        if draw(st.integers(0, 3)) == 0:
            cpu["core_types"] = draw(st.sampled_from((["core", "atom"], ["atom", "core"])))
        if draw(st.integers(0, 3)) == 0:
            cpu["tlb_4k_entries"] = draw(st.sampled_from(("1", "65536")))
        cpus.append(cpu)
    cpus.sort(key=lambda cpu: (int(cpu["stepping"].split("-")[0]), int(cpu["stepping"].split("-")[-1])))
    files = {"cpus.yaml": dump.cpus({"schema": "1", "cpus": cpus})}
    for number in range(draw(st.integers(1, 3))):
        cpu, value = draw(st.sampled_from(cpus)), draw(st.integers(0, 4)) == 0
        stepping = draw(st.sampled_from((cpu["stepping"].split("-")[0], cpu["stepping"].split("-")[-1], "2", *[None] * (cpu["stepping"] == "0-15"))))
        core = {"core_type": draw(st.sampled_from(cpu["core_types"]))} if "core_types" in cpu else {}
        data = small_db.record(cpu, stepping, microcode=draw(st.sampled_from((None, None, "0x1", "0x2"))), **core)
        data["machine"] |= {"l3": draw(st.sampled_from((None, "none", "1 B", "25 MiB", "8388607 TiB"))), "virtual": draw(st.sampled_from(("true", "false")))}
        unit = st.sampled_from(("records/s", "ns") if value else ("GiB/s", "GB/s", "MiB/s", "MB/s"))
        data |= {"unit": draw(unit), "workload": draw(st.sampled_from(("ebizzy", "tlbflush") if value else ("memset", "pagefault")))}
        data |= {"quirk": "tlb_flushall_shift"} if value else {}
        found, seen = [row for point in draw(st.lists(points(value), min_size=1, max_size=6)) for row in point], set()
        keys = [tuple(row.get(key) for key in ("arm", "value", "extent", "chunk", "page", "threads")) for row in found]
        data["results"] = [row for row, key in zip(found, keys) if not (key in seen or seen.add(key))]
        folder = f"GenuineIntel-6-79-{stepping or 'x'}"
        files[f"measurements/{folder}/2026-01-01-m{number}.yaml"] = dump.record(data)
    return files
