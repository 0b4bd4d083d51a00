# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Published figures as records: units, sizes, spreads, what is refused, and that the committed records follow."""

import dataclasses
import json
import tempfile
import unittest
from pathlib import Path

from support import ROOT

import database
import decide
import dump
import load
import units
from importers import evidence, published, shapes
from model import WHOLE

LISTS = ROOT / "tests" / "data" / "published"
SOURCES = {
    "mail": {"ref": "https://lore.kernel.org/lkml/1-a@b.c/", "title": "a mail"},
    "later": {"ref": "https://lore.kernel.org/lkml/2-a@b.c/", "title": "another", "note": "inferred"},
    "board": {"ref": "https://github.com/x/y @abc", "title": "results"},
    "lost": {"ref": None, "title": "nobody knows"},
}
MAIL = {
    "entry": 1, "vendor": "Intel", "name": "Xeon X", "family": 6, "model": 79, "stepping": 1, "microcode": "0xb00002e",
    "system": "Oracle X6-2 (2 nodes * 10 cores * 2 threads)", "memory": "256 GB", "l3": "25MB", "governor": "performance",
    "turbo": "no_turbo=1 (off)", "workload": "perf bench mem memset -l 1 (userspace, 1 thread)", "runs": 5,
    "date": "2020-10-14 (repeated 2022-06-06)", "source": ["mail"],
    "sizes": [{"size": "128MB", "stosb": {"gbps": 5.31, "stdev": 0.13, "stdev_unit": "percent"},
               "movnt": {"gbps": 11.72, "stdev": 0.44, "stdev_unit": "percent"}}],
}  # fmt: skip
BOARD = {
    "entry": 2, "vendor": "AMD", "name": "AMD  Y", "family": 23, "model": 24, "stepping": 1, "l3": "8 MiB (2 instances)",
    "governor": "performance (set by sbc-bench)", "workload": "tinymembench fill, 1 thread pinned (tinymembench v0.4.9)",
    "date": "sbc-bench v0.9.42 A  Board 1.0 / Y @ 2GHz (Tue, 25 Jul 2023 18:26:28 +0200)", "source": ["board"],
    "file": "results/4BtC.txt",
    "sizes": [{"size": "32MiB", "sse2_store": {"gbps": 3.136},
               "sse2_movntdq": {"gbps": 4.3903, "stdev": 0.3, "stdev_unit": "percent"}}],
}  # fmt: skip


def entries(*items, sources=SOURCES) -> list[published.Entry]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.yaml"
        path.write_text(json.dumps({"sources": sources, "measurements": items}), encoding="utf-8")
        return published.read(path)


def record(item: dict, **changes) -> dict:
    entry = entries(item | changes)[0]
    assert not entry.refused, entry.refused
    return entry.records[0][1]


def rows(item: dict, **changes) -> list[dict]:
    return record(item, **changes)["results"]


class Committed(unittest.TestCase):
    """The lists and db/ belong together, and nothing that was looked at disappears."""

    @classmethod
    def setUpClass(cls):
        cls.entries = [entry for name in evidence.LISTS for entry in published.read(LISTS / name)]

    def test_every_list_is_read(self):
        self.assertEqual(sorted(evidence.LISTS), sorted(path.name for path in LISTS.glob("*.yaml")))

    def test_the_conversion_can_be_repeated(self):
        for entry in self.entries:
            for path, data in entry.records:
                with self.subTest(path=path):
                    self.assertEqual((ROOT / "db" / path).read_text(encoding="utf-8"), dump.record(data))

    def test_every_entry_is_a_record_or_has_a_reason(self):
        self.assertEqual([entry.number for entry in self.entries if bool(entry.records) == bool(entry.refused)], [])
        self.assertEqual(sorted(int(entry.number) for entry in self.entries), list(range(1, 126)))

    def test_no_two_entries_claim_one_file(self):
        owners = {}
        for entry in self.entries:
            for path, _ in entry.records:
                owners.setdefault(path, []).append("raw_gbps" in entry.data)
        self.assertEqual([path for path, raw in owners.items() if raw.count(False) != 1], [])

    def test_the_page_of_evidence_is_fresh(self):
        self.assertEqual((ROOT / "docs/evidence.md").read_text(encoding="utf-8"), evidence.page(),
                         "run: python3 gen/importers/evidence.py > docs/evidence.md")  # fmt: skip

    def test_convert_gives_what_the_entry_point_wants(self):
        records, refused = published.convert(LISTS / "lkml.yaml")
        self.assertEqual((len(records), len(refused)), (30, 6))
        self.assertEqual([name for name, _ in records], sorted(name for name, _ in records))
        self.assertIn(("9 AMD EPYC 7551: 'perf bench memset' quick comparison, no numbers printed", "no figures are printed"), refused)

    def test_more_than_26_cpus_have_a_pair_beyond_their_cache(self):
        cpus = set()
        for item in database.read(ROOT / "db").records:
            beyond = {row.arm for row in item.rows if item.llc is not None and row.extent > max(item.llc, 1 << 23)}
            if beyond & {"movnti", "movntdq"} and beyond & {"stosb", "stosq", "sse2"}:
                cpus.add((item.vendor, item.family, item.model, item.stepping, item.core_type))
        self.assertGreater(len(cpus), 26)

    def test_more_than_26_cpus_have_a_verdict_from_such_a_pair(self):
        data = database.read(ROOT / "db")
        words = {}
        for decision in decide.decide(data.cpus, data.records, data.kinds):
            verdict = decision.at("nt", WHOLE)
            if verdict.basis in ("measured", "inferred") and verdict.word in ("good", "bad", "neutral"):
                words[decision.cpu] = verdict.word
        hybrid = {cpu for cpu in words if cpu.core_type is None and dataclasses.replace(cpu, core_type="core") in words}
        self.assertGreater(len(words.keys() - hybrid), 26)


class Mail(unittest.TestCase):
    def test_everything_that_is_said_is_taken_over(self):
        data = record(MAIL)
        self.assertEqual(data["cpu"], {"vendor": "GenuineIntel", "family": 6, "model": 79, "stepping": 1, "signature": None,
                                       "name": "Intel Xeon X"})  # fmt: skip
        self.assertEqual(data["machine"], {"name": "Oracle X6-2", "memory": "256 GiB", "nodes": 2, "cores_per_node": 10,
                                           "threads_per_core": 2, "l3": "25 MiB", "virtual": False})  # fmt: skip
        self.assertEqual(data["state"], {"microcode": "0xb00002e", "governor": "performance", "turbo": False, "kernel": None})
        self.assertEqual(data["source"], {"kind": "published", "ref": ["1-a@b.c"], "date": "2020-10-14",
                                          "tool": "perf bench mem memset -l 1"})  # fmt: skip
        self.assertEqual((data["workload"], data["unit"]), ("memset", "GiB/s"))
        self.assertEqual(rows(MAIL)[1], {"arm": "movnti", "extent": "128 MiB", "chunk": "128 MiB", "page": None, "threads": 1,
                                         "runs": 5, "mean": 11.72, "pstdev": "0.44%"})  # fmt: skip

    def test_what_is_not_said_is_null(self):
        bare = {key: value for key, value in MAIL.items() if key not in ("system", "memory", "l3", "governor", "turbo", "microcode")}
        data = record(bare, stepping=None)
        self.assertEqual({value for key, value in data["machine"].items() if key != "virtual"}, {None})
        self.assertEqual(set(data["state"].values()), {None})
        self.assertIsNone(data["cpu"]["stepping"])
        self.assertEqual(entries(bare | {"stepping": None})[0].records[0][0], "measurements/GenuineIntel-6-79-x/2020-10-14-mail.yaml")

    def test_an_upper_bound_stays_one(self):
        sizes = [{"size": "1GB", "movnt": {"gbps": 6.24, "stdev": "<0.01", "stdev_unit": "percent"}}]
        self.assertEqual(rows(MAIL, sizes=sizes)[0]["pstdev"], "<0.01%")

    def test_a_spread_without_runs_is_only_told(self):
        row = rows({key: value for key, value in MAIL.items() if key != "runs"})[0]
        self.assertIsNone(row["runs"])
        self.assertNotIn("pstdev", row)
        self.assertEqual(row["note"], "printed spread 0.13% of an unstated number of runs")

    def test_a_difference_that_does_not_follow_is_noted(self):
        wrong, right = (record(MAIL, sizes=[MAIL["sizes"][0] | {"printed_delta_pct": delta}]) for delta in (121.84, 120.71))
        self.assertIn("(+121.84 %) does not follow from its two figures, which give +120.7 %", wrong["note"])
        self.assertNotIn("note", right)

    def test_inferred_identities_and_message_ids_are_noted(self):
        note = record(MAIL, source=["mail", "later"], fms_basis="by name", l3="16 * 16MB")["note"]
        for part in ("Identity: by name.", "inferred.", "The L3 is printed as 16 * 16MB."):
            self.assertIn(part, note)

    def test_raw_runs_join_their_rows(self):
        raw = {key: value for key, value in MAIL.items() if key != "sizes"} | {
            "workload": "perf bench mem memset -s 128MB -l 1, the five single runs", "source": ["later"],
            "raw_gbps": {"stosb": [5.30, 5.31, 5.32, 5.33, 5.29], "movnt": [11.7, 11.7, 11.7, 11.7, 11.8]},
        }  # fmt: skip
        table, runs = entries(MAIL, raw)
        data = table.records[0][1]
        self.assertIs(runs.records[0][1], data)
        self.assertEqual(data["source"]["ref"], ["1-a@b.c", "2-a@b.c"])
        stosb, movnti = data["results"]
        self.assertEqual((stosb["stdev"], stosb["samples"]), ("0.30%", [5.30, 5.31, 5.32, 5.33, 5.29]))
        self.assertEqual(stosb["note"], "the source prints a spread of 0.13 %")
        self.assertNotIn("pstdev", movnti)
        self.assertIn("without the table", entries(raw)[0].refused)

    def test_page_faults(self):
        item = MAIL | {"workload": "kernel page clearing: pf-test 128 (fault 128 x 1GB hugetlb pages)",
                       "seconds": {"clear_page_erms": "34.377 +- 0.760"},
                       "sizes": [{"size": "128GB", "clear_page_erms": {"gbps": 3.72}, "clear_page_nt": {"gbps": 11.78}}]}  # fmt: skip
        stosb, movnti = rows(item)
        self.assertEqual(stosb, {"arm": "stosb", "extent": "128 GiB", "chunk": "4 KiB", "page": "1 GiB", "threads": 1, "runs": 5,
                                 "mean": 3.72, "stderr": "2.21%"})  # fmt: skip
        self.assertNotIn("stderr", movnti)

    def test_preallocated_guests(self):
        sizes = [{"size": "192GB", "clear_page_erms": {"gbps": 9.21}, "clear_pages_movnt": {"gbps": 21.88}}]
        data = record(MAIL, workload="qemu VM creation 192GB, prealloc 2MB pages, local node", sizes=sizes)
        self.assertEqual((data["unit"], data["machine"]["virtual"]), ("GB/s", False))
        self.assertEqual([(row["chunk"], row["page"]) for row in data["results"]], [("4 KiB", "2 MiB"), ("2 MiB", "2 MiB")])

    def test_chunk_tables(self):
        data = record(MAIL, workload="userspace loop over a 4GB VA extent, page-size 4K, by chunk size (MBps in source)",
                      sizes=[{"size": "64K", "rep_stosb": {"gbps": 11.931}}])  # fmt: skip
        row = data["results"][0]
        self.assertEqual((row["extent"], row["chunk"], row["page"], row["mean"], data["unit"]), ("4 GiB", "64 KiB", "4 KiB", 11931.0, "MB/s"))

    def test_one_record_for_each_preemption_model(self):
        pair = {"page_at_a_time": {"gbps": 17.1}, "whole_extent_rep_stos": {"gbps": 17.4}}
        item = MAIL | {"workload": "perf bench mem map -p $pg -f demand -s 64GB -l 5", "sizes": [
            {"size": "pg=2MB preempt=*", **pair}, {"size": "pg=1GB preempt=none|voluntary (8MB units)", **pair},
            {"size": "pg=1GB preempt=full|lazy", **pair}]}  # fmt: skip
        found = {path.rsplit("oracle-x6-2-", 1)[1]: data["results"] for path, data in entries(item)[0].records}
        self.assertEqual({name: [row["chunk"] for row in rows] for name, rows in found.items()}, {
            "pagefault.yaml": ["4 KiB", "2 MiB"], "pagefault-voluntary.yaml": ["4 KiB", "8 MiB"],
            "pagefault-lazy.yaml": ["4 KiB", "1 GiB"]})  # fmt: skip
        self.assertEqual({row["extent"] for rows in found.values() for row in rows}, {"64 GiB"})

    def test_a_region_of_unstated_size(self):
        data = record(MAIL, workload="demand fault hugetlb region (GB/s); size = page size; preempt=full|lazy",
                      sizes=[{"size": "pg=1GB", "page_at_a_time": {"gbps": 8.01}}])  # fmt: skip
        self.assertEqual(data["results"][0]["extent"], "1 GiB")
        self.assertIn("The size of the region is not stated", data["note"])


class Board(unittest.TestCase):
    def test_a_result_file(self):
        path, data = entries(BOARD)[0].records[0]
        self.assertEqual(path, "measurements/AuthenticAMD-23-24-1/2023-07-25-sbc-bench-4btc.yaml")
        self.assertEqual((data["machine"]["name"], data["machine"]["l3"], data["cpu"]["name"]), ("A Board 1.0", "4 MiB", "AMD Y"))
        self.assertEqual(data["source"]["ref"], ["https://github.com/x/y/blob/abc/results/4BtC.txt"])
        self.assertEqual((data["unit"], data["state"]["governor"]), ("MB/s", "performance"))

    def test_tinymembench_says_how_many_runs_by_its_spread(self):
        quiet, spread = rows(BOARD)
        self.assertEqual((quiet["runs"], quiet["stdev"], quiet["mean"], quiet["statistic"]), (3, "<0.1%", 3136.0, "best"))
        self.assertEqual((spread["runs"], spread["stdev"], spread["mean"]), (10, "0.3%", 4390.3))

    def test_the_fork_prints_them(self):
        row = rows(BOARD, workload="tinymembench fill, 1 thread pinned (tinymembench v0.4.9-nuumio)",
                   sizes=[{"size": "32MiB", "rep_stosb": {"gbps": 10.2, "runs": 2}}])[0]  # fmt: skip
        self.assertEqual((row["arm"], row["runs"], row["stdev"]), ("stosb", 2, "<0.1%"))

    def test_cores_of_one_file(self):
        pair = [BOARD | {"core": "cpu0", "core_type": "Performance"}, BOARD | {"core": "cpu8", "core_type": "Efficiency"}]
        found = [entry.records[0] for entry in entries(*pair)]
        self.assertEqual([path.rsplit("-", 1)[1] for path, _ in found], ["cpu0.yaml", "cpu8.yaml"])
        self.assertEqual([data["cpu"]["core_type"] for _, data in found], ["core", "atom"])

    def test_no_l3(self):
        machine = record(BOARD, l3="none", l2="512 KiB")["machine"]
        self.assertEqual((machine["l3"], machine["l2"]), ("none", "512 KiB"))


class Page(unittest.TestCase):
    def test_best_runs_without_a_spread(self):
        for tool, arms, unit, scale in (
            ("tinymembench v0.4 fill, a table of best runs", ("sse2_store", "sse2_movntdq"), "MB/s", 1000),
            ("tinymembench v0.4.10 fill", ("sse2_store", "sse2_movntdq"), "MB/s", 1000),
            ("memory-bandwidth-demo, 1 thread", ("write_memory_rep_stosq", "write_memory_nontemporal_avx"), "GiB/s", 1),
        ):  # fmt: skip
            with self.subTest(tool=tool):
                data = record(BOARD, workload=tool, sizes=[{"size": "1GB", arms[0]: {"gbps": 2.5}, arms[1]: {"gbps": 3.39}}])
                self.assertEqual(data["unit"], unit)
                self.assertEqual([(row["runs"], row["mean"], row["statistic"]) for row in data["results"]],
                                 [(None, 2.5 * scale, "best"), (None, 3.39 * scale, "best")])  # fmt: skip
                self.assertEqual([key for row in data["results"] for key in row if key in ("stdev", "pstdev", "stderr")], [])

    def test_a_single_figure_is_no_best_run(self):
        data = record(BOARD, workload="bandwidth 1.1 (64 bit), sequential and bypassing write", sizes=[
            {"size": "12MB", "sequential_write_64": {"gbps": 13.8986}, "sequential_write_128": {"gbps": 14.2668},
             "bypassing_write_128": {"gbps": 18.7997}}])  # fmt: skip
        self.assertEqual((data["unit"], data["source"]["tool"]), ("MiB/s", "bandwidth 1.1"))
        self.assertEqual([(row["arm"], row["extent"], row["mean"], "statistic" in row) for row in data["results"]], [
            ("loop", "12 MiB", 13898.6, False), ("sse2", "12 MiB", 14266.8, False), ("movntdq", "12 MiB", 18799.7, False)])  # fmt: skip

    def test_spreads_of_tinymembench_outside_of_sbc_bench(self):
        self.assertEqual([row["stdev"] for row in rows(BOARD, workload="tinymembench v0.4.9 fill")], ["<0.1%", "0.3%"])

    def test_a_record_has_the_name_that_the_list_gives_it(self):
        path, data = entries(BOARD | {"slug": "Some Page", "date": "2014-03-08", "vendor": "Hygon"})[0].records[0]
        self.assertEqual(path, "measurements/HygonGenuine-23-24-1/2014-03-08-some-page.yaml")
        self.assertEqual(data["source"]["ref"], ["https://github.com/x/y/blob/abc/results/4BtC.txt"])


class Parts(unittest.TestCase):
    def test_sizes(self):
        for text, size in (("16MB", 1 << 24), ("4K", 4096), ("32MiB", 1 << 25), ("3 TB", 3 << 40), ("1550GB", 1550 << 30), ("512B", 512)):
            self.assertEqual(shapes.parse_size(text), size)
        for text in ("16 mb", "1.5GB", "", "GB", "4KK", "-1K"):
            with self.assertRaises(ValueError):
                shapes.parse_size(text)

    def test_dates(self):
        for text, date in (("2020-10-14", "2020-10-14"), ("2025-07..09", "2025-07"), ("2021-06", "2021-06"),
                           ("sbc-bench v0.6.2  (Fri, 30 Nov 2018 14:43:57 +0100)", "2018-11-30")):  # fmt: skip
            self.assertEqual(published._date(text), date)

    def test_caches(self):
        for text, size in (("25MB", "25 MiB"), ("16 * 16MB", "16 MiB"), ("36MB per node", "36 MiB"), ("32MB per CCX", "32 MiB"),
                           ("3072K", "3 MiB"), ("64 MiB (2 instances)", "32 MiB"), ("6 MiB (1 instance)", "6 MiB"),
                           ("none", "none"), (None, None)):  # fmt: skip
            self.assertEqual(published._cache(text), size)

    def test_every_arm_is_one_of_the_schema(self):
        known = load.schema("record").schema["$defs"]["arm"]["enum"]
        self.assertLessEqual({arm for arm, _ in shapes.ARMS.values()}, set(known))

    def test_units_are_those_of_the_schema(self):
        self.assertLessEqual({shape.unit for shape in shapes.SHAPES}, set(units.RATE_UNITS))


class Refused(unittest.TestCase):
    def reason(self, **changes) -> str:
        entry = entries(MAIL | changes)[0]
        self.assertEqual(entry.records, [])
        return entry.refused

    def test_reasons(self):
        for part, changes in (
            ("disputed", {"name": "X; DISPUTED", "note": "says who"}),
            ("no figures are printed", {"sizes": []}),
            ("too near the cache", {"refused": "too near the cache"}),
            ("could not name its source", {"source": ["lost"]}),
            ("copies memory", {"workload": "memcpy: this and that"}),
            ("no second arm", {"workload": "std::fill, 32-byte stores"}),
            ("family and model are printed neither here", {"family": None, "model": None}),
            ("not understood: rep_movsb", {"sizes": [{"size": "1GB", "rep_movsb": {"gbps": 1}}]}),
            ("not understood: a dance", {"workload": "a dance"}),
            ("not understood: ValueError '1.5GB'", {"sizes": [{"size": "1.5GB", "stosb": {"gbps": 1}}]}),
            ("not understood: KeyError 'gbps'", {"sizes": [{"size": "1GB", "stosb": {"mbps": 1}}]}),
            ("not understood: KeyError 'ARM'", {"vendor": "ARM"}),
        ):  # fmt: skip
            with self.subTest(part=part):
                self.assertIn(part, self.reason(**changes))

    def test_a_file_that_is_no_list(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "list.yaml"
            for text in ("schema: 1\n", "- a\n", "measurements: []\n", "sources: {}\nmeasurements: 1\n", "a: &b 1\n", ""):
                path.write_text(text, encoding="utf-8")
                with self.subTest(text=text), self.assertRaises(load.Refused):
                    published.read(path)
            with self.assertRaises(load.Refused):
                published.read(Path(folder))


if __name__ == "__main__":
    unittest.main()
