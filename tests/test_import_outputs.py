# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Outputs of perf bench, perf stat, tinymembench and a kernel mail as records: units, what is refused, what is asked for."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from support import ROOT, gen_quirks

import load

FIXTURES = ROOT / "tests" / "fixtures"
FACTS = ("--cpu", "amd:26:2:1", "--microcode", "unknown", "--l3", "32 MiB", "--virtual", "yes", "--date", "2026-11-30", "--ref", "x")
STAT = ("--arm", "stosb", "--extent", "128GiB", "--page", "1GiB")

BENCH = """# Running 'mem/memset' benchmark:
# function 'x86-64-stosb' (movsb-based memset() in arch/x86/lib/memset_64.S)
# Copying 1GB bytes ...

"""
PF_TEST = """
 Performance counter stats for 'bin/pf-test 128' (5 runs):

    74,799,496,556      cpu-cycles                #    2.176 GHz                      ( +-  2.22% )  (29.41%)
     1,474,615,023      instructions              #    0.02  insn per cycle           ( +-  0.23% )  (35.29%)
        71,736,985      cache-misses              #    3.339 % of all cache refs      ( +-  0.94% )  (35.29%)
       484,128,243      L1-dcache-loads           #   14.083 M/sec                    ( +-  0.22% )  (23.53%)
   <not supported>      LLC-loads

            34.377 +- 0.760 seconds time elapsed  ( +-  2.21% )
"""


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = Path(tempfile.mkdtemp(prefix="ntq import "))
        self.addCleanup(shutil.rmtree, self.dir)
        self.db = self.dir / "db"
        self.db.mkdir()
        for name in ("cpus.yaml", "quirks.yaml"):
            shutil.copy(ROOT / "db" / name, self.db)

    def file(self, text: str, name="output.txt") -> Path:
        path = self.dir / name
        path.write_text(text)
        return path

    def done(self, form, *arguments):
        return gen_quirks("--db", self.db, "import", "--from", form, *arguments)

    def imported(self, form, *arguments) -> dict:
        """The record that was written, which is the only one."""
        done = self.done(form, *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        path, = self.db.glob("measurements/*/*.yaml")  # fmt: skip
        self.assertEqual(done.stdout, f"wrote {path}\n")
        checked = gen_quirks("--db", self.db, "check", path)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        data = load.parse(path.read_text(), "record").plain()
        path.unlink()
        return data

    def refused(self, form, *arguments, says):
        done = self.done(form, *arguments)
        self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
        self.assertIn(says, done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        self.assertEqual(list(self.db.glob("measurements/*/*.yaml")), [])
        return done.stderr


class Facts(Case):
    def test_all_that_is_missing_is_asked_for_by_name(self):
        path = FIXTURES / "perf61_bench_mem_memset_64MB_all.txt"
        message = self.refused("perf", path, says="these have to be given")
        for name in ("--cpu", "--microcode", "--l3", "--virtual", "--date", "--ref"):
            self.assertIn(f"  {name}: ", message)
        message = self.refused("perf", *FACTS[2:], path, says="--cpu")
        self.assertNotIn("--microcode", message)

    def test_unknown_is_null(self):
        data = self.imported("perf", *FACTS, FIXTURES / "perf61_bench_mem_memset_64MB_all.txt")
        self.assertEqual(data["state"], {"microcode": None, "governor": None, "turbo": None, "kernel": None})
        self.assertEqual((data["cpu"]["signature"], data["cpu"]["name"], data["machine"]["memory"]), (None, None, None))

    def test_wrong_facts(self):
        path = FIXTURES / "perf61_bench_mem_memset_64MB_all.txt"
        for option, value, says in (("--cpu", "26:2:1", "whose?"), ("--cpu", "x", "--cpu x"), ("--virtual", "maybe", "yes or no"),
                                    ("--l3", "lots", "--l3"), ("--date", "tomorrow", "date"), ("--microcode", "new", "microcode"),
                                    ("--cpu", "intel:6:254:1", "no entry in cpus.yaml"), ("--nodes", "two", "whole number")):  # fmt: skip
            with self.subTest(option):
                self.refused("perf", *FACTS, option, value, path, says=says)

    def test_a_record_is_never_replaced(self):
        path = FIXTURES / "perf61_bench_mem_memset_64MB_all.txt"
        self.assertEqual(self.done("perf", *FACTS, path).returncode, 0)
        done = self.done("perf", *FACTS, path)
        self.assertEqual(done.returncode, 1)
        self.assertIn("never replaced", done.stderr)


class PerfBench(Case):
    def test_every_function_of_the_default_form(self):
        data = self.imported("perf", *FACTS, FIXTURES / "perf61_bench_mem_memset_64MB_all.txt")
        self.assertEqual({row["arm"]: row["mean"] for row in data["results"]},
                         {"libc": "24.038462", "loop": "21.015467", "stosq": "24.548311", "stosb": "21.815009"})  # fmt: skip
        self.assertEqual({(row["extent"], row["runs"]) for row in data["results"]}, {("64 MiB", "1")})
        self.assertEqual(data["unit"], "GiB/s")

    def test_bytes_per_second(self):
        path = FIXTURES / "perf61_bench_simple.txt"
        self.refused("perf", *FACTS, path, says="say --extent")
        data = self.imported("perf", *FACTS, "--extent", "64MiB", path)
        self.assertEqual(data["results"][0]["mean"], "18.355360")

    def test_units_and_suffixes(self):
        for text, mean in (("      17.350000 GB/sec", "17.350000"), ("    512.000000 MB/sec", "0.500000"), ("  524288.000000d KB/sec", "0.500000"),
                           ("  17.35 GB/sec/thread ( +- 6.33% )", "17.350000"), ("  17.35 GB/sec ( +- 6.33% )", "17.350000")):  # fmt: skip
            with self.subTest(text):
                data = self.imported("perf", *FACTS, self.file(BENCH + text + "\n"))
                self.assertEqual(data["results"][0]["mean"], mean)

    def test_several_files_are_samples(self):
        paths = [self.file(f"{BENCH} {rate} GB/sec\n", f"{rate}.txt") for rate in ("10.0", "11.0", "12.0")]
        row, = self.imported("perf", *FACTS, *paths)["results"]  # fmt: skip
        self.assertEqual((row["runs"], row["mean"], row["stdev"], len(row["samples"])), ("3", "11.000000", "9.09%", 3))

    def test_fewer_than_a_thousand_ticks_are_refused(self):
        path = FIXTURES / "perf61_bench_512KB_quantised.txt"
        self.refused("perf", *FACTS, path, says="5 ticks of a clock")
        self.imported("perf", *FACTS, "--loops", "1000", path)

    def test_what_is_not_understood_is_refused(self):
        for name, says in (("1KB", "inf"), ("cycles_unsupported", "cycles"), ("movnt_unknown", "Unknown function")):
            self.refused("perf", *FACTS, FIXTURES / f"perf61_bench_{name}.txt", says=says)
        for text, says in ((" 17,35 GB/sec", "LC_ALL=C"), (" 1.234,5 GB/sec", "LC_ALL=C"), (" 0.000000 GB/sec", "zero"), (" 17.35 parsecs", "not understood"),
                           (" nan GB/sec", "nan"), (" -inf GB/sec", "inf"), ("", "holds no figure"), ("# function 'x86-64-new' (new)", "no arm")):  # fmt: skip
            with self.subTest(text):
                self.refused("perf", *FACTS, self.file(BENCH + text + "\n"), says=says)
        self.refused("perf", *FACTS, self.file("17.35 GB/sec\n"), says="before any function")
        self.refused("perf", *FACTS, self.dir / "none.txt", says="none.txt")

    def test_samples_that_are_all_the_same_are_refused(self):
        paths = [self.file(f"{BENCH} 10.0 GB/sec\n", f"{number}.txt") for number in range(10)]
        self.refused("perf", *FACTS, *paths, says="the clock did not move")


class PerfStat(Case):
    def test_the_form_for_people(self):
        data = self.imported("perf-stat", *FACTS, *STAT, self.file(PF_TEST))
        row, = data["results"]  # fmt: skip
        self.assertEqual((row["mean"], row["stderr"], row["runs"], row["chunk"]), ("3.7234", "2.21%", "5", "4 KiB"))
        counters, = data["counters"]  # fmt: skip
        self.assertEqual((counters["cycles"], counters["l1d_loads"], counters["llc_loads"], counters["dtlb_stores"]),
                         ("74799496556", "484128243", None, None))  # fmt: skip

    def test_not_supported(self):
        data = self.imported("perf-stat", *FACTS, "--arm", "stosb", "--extent", "64MiB", "--page", "4KiB", FIXTURES / "perf61_stat_human_not_supported.txt")
        self.assertEqual(data["results"][0]["mean"], "6.6060")
        self.assertIsNone(data["counters"][0]["cycles"])

    def test_separated_values(self):
        self.refused("perf-stat", *FACTS, *STAT, FIXTURES / "perf61_stat_csv_not_supported.txt", says="no duration_time")
        text = "34377000000,ns,duration_time,34377000000,100.00,,\n<not supported>,,cycles,0,100.00,,\n123456,,instructions,5,100.00,,\n"
        data = self.imported("perf-stat", *FACTS, *STAT, self.file(text))
        self.assertEqual((data["results"][0]["mean"], data["counters"][0]["instructions"]), ("3.7234", "123456"))

    def test_what_is_missing_or_wrong(self):
        self.refused("perf-stat", *FACTS, self.file(PF_TEST), says="  --arm: ")
        for text, says in ((PF_TEST.replace("34.377", "34,377"), "LC_ALL=C"), (PF_TEST.replace("74,799,496,556", "74,79,496"), "LC_ALL=C"),
                           (PF_TEST.replace("seconds time elapsed", "s"), "not understood"), ("\n", "no time elapsed"),
                           ("0.000000000 seconds time elapsed\n", "time of zero")):  # fmt: skip
            with self.subTest(says):
                self.refused("perf-stat", *FACTS, *STAT, self.file(text), says=says)


class Others(Case):
    def test_tinymembench(self):
        data = self.imported("tinymembench", *FACTS, FIXTURES / "tinymembench.txt")
        self.assertEqual([(row["arm"], row["mean"], row["runs"], row["stdev"], row["statistic"]) for row in data["results"]],
                         [("libc", "8481.7", "10", "5.3%", "best"), ("sse2", "8482.4", "10", "3.2%", "best"), ("movntdq", "16543.7", "3", "<0.1%", "best")])  # fmt: skip
        self.assertEqual((data["unit"], data["source"]["tool"]), ("MB/s", "tinymembench v0.4.9"))
        self.refused("tinymembench", *FACTS, self.file("nothing\n"), says="no fill")
        self.refused("tinymembench", *FACTS, self.file(" SSE2 fill  :  8482.4 MB/s\n"), says="without the version")

    #: The form of the fork nuumio: the number of runs in brackets, and the spread where it is 0.1 % or more.
    NUUMIO = ("tinymembench v0.4.9-nuumio (simple benchmark for memory throughput and latency)\n"
              "== Note 1: 1MB = 1000000 bytes ==\n"
              " standard memset                                  :   8481.7 MB/s (3, 0.4%)\n"
              " SSE2 fill                                        :   8482.4 MB/s (2)\n"
              " SSE2 nontemporal fill                            :  16543.7 MB/s (1)\n")  # fmt: skip

    def test_the_fork_of_tinymembench(self):
        data = self.imported("tinymembench", *FACTS, self.file(self.NUUMIO))
        self.assertEqual([(row["arm"], row["runs"], row.get("stdev")) for row in data["results"]], [("libc", "3", "0.4%"), ("sse2", "2", "<0.1%"), ("movntdq", "1", None)])
        self.assertEqual(data["source"]["tool"], "tinymembench v0.4.9-nuumio")
        for old, new, says in (("(3, 0.4%)", "(0.4%)", "number of runs in brackets"), ("(2)", "", "number of runs in brackets"),
                               ("standard memset ", "SSE2 fill ", "a second figure"), ("8481.7", "8,481.7", "a comma in a number")):  # fmt: skip
            with self.subTest(says):
                self.refused("tinymembench", *FACTS, self.file(self.NUUMIO.replace(old, new)), says=says)
        text = (FIXTURES / "tinymembench.txt").read_text().replace("(5.3%)", "(often)")
        self.refused("tinymembench", *FACTS, self.file(text), says="is no spread")
        self.refused("tinymembench", *FACTS, self.file(text), self.file(text), says="one file is one record")

    def test_a_mail_that_is_not_understood(self):
        path = FIXTURES / "mail_nt_good_broadwellx.txt"
        text = path.read_text()
        more = ("--virtual", "no", "--date", "2020-10-14", "--ref", "a@example.org")
        self.refused("mail", *more, path, path, says="one mail is one record")
        self.refused("mail", *more, self.file("Hello,\n\nno table.\n"), says="holds no table")
        self.refused("mail", *more, self.file(text.replace("x86-64-movnt ", "x86-64-other ")), says="is no arm that is known")
        head = text.index("(5 runs)")
        self.refused("mail", *more, self.file(text[: text.index("\n", head)] + "\n\n"), says="the table has no rows")
        short = re.sub(r"(?m)^( *16MB +\S+ GB/s[^G]*?)\S+ GB/s.*$", r"\1", text)
        self.assertNotEqual(short, text)
        self.refused("mail", *more, self.file(short), says="1 figures in 2 columns")

    def test_mail(self):
        more = ("--virtual", "no", "--date", "2020-10-14", "--ref", "20201014083300.19077-8-ankur.a.arora@oracle.com")
        path = FIXTURES / "mail_nt_good_broadwellx.txt"
        message = self.refused("mail", path, says="--virtual")
        self.assertNotIn("--cpu", message)
        data = self.imported("mail", *more, path)
        merged = load.parse((ROOT / "db/measurements/GenuineIntel-6-79-1/2020-10-14-oracle-x6-2.yaml").read_text(), "merged").plain()
        for key in ("cpu", "machine", "state"):
            self.assertEqual({**data[key], "signature": None}, {**merged[key], "signature": None}, key)
        figures = [[(row["arm"], row["extent"], row["mean"]) for row in record["results"]] for record in (data, merged)]
        self.assertEqual(figures[0], [row for row in figures[1] if row in figures[0]])
        self.assertIn("(+121.84 %) does not follow", data["note"])

    def test_a_mail_that_contradicts_the_options(self):
        self.refused("mail", *FACTS, FIXTURES / "mail_nt_good_broadwellx.txt", says="but the output says")


if __name__ == "__main__":
    unittest.main()
