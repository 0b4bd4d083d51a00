# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The table of values: the one of the change of 2014 from its records, other shapes, and what is marked."""

import dataclasses
import json
import math
import re
import unittest

import scipy.stats
from support import ROOT, gen_quirks

import compare_values
import database
import decide
import judge
import verdict
from model import Row

MEASURED = ROOT / "db" / "measurements" / "GenuineIntel-6-58-x"
DB = database.read(ROOT / "db")
KIND = next(kind for kind in DB.kinds if kind.name == "tlb_flushall_shift")

#: "x86: mm: change tlb_flushall_shift for IvyBridge", as it was printed.
SEED = {
    "i3-3240-ebizzy": """
Mean   1     6395.44 (  0.00%)     6789.09 (  6.16%)
Mean   2     7012.85 (  0.00%)     8052.16 ( 14.82%)
Mean   3     6403.04 (  0.00%)     6973.74 (  8.91%)
Mean   4     6135.32 (  0.00%)     6582.33 (  7.29%)
Mean   5     6095.69 (  0.00%)     6526.68 (  7.07%)
Mean   6     6114.33 (  0.00%)     6416.64 (  4.94%)
Mean   7     6085.10 (  0.00%)     6448.51 (  5.97%)
Mean   8     6120.62 (  0.00%)     6462.97 (  5.59%)
""",
    "i7-3770-ebizzy": """
Mean   1      7336.65 (  0.00%)     7787.02 (  6.14%)
Mean   2      8218.41 (  0.00%)     9484.13 ( 15.40%)
Mean   3      7973.62 (  0.00%)     8922.01 ( 11.89%)
Mean   4      7798.33 (  0.00%)     8567.03 (  9.86%)
Mean   5      7158.72 (  0.00%)     8214.23 ( 14.74%)
Mean   6      6852.27 (  0.00%)     7952.45 ( 16.06%)
Mean   7      6774.65 (  0.00%)     7536.35 ( 11.24%)
Mean   8      6510.50 (  0.00%)     6894.05 (  5.89%)
Mean   12     6182.90 (  0.00%)     6661.29 (  7.74%)
Mean   16     6100.09 (  0.00%)     6608.69 (  8.34%)
""",
    "i3-3240-tlbflush": """
Mean       1       10.50 (  0.00%)       10.50 (  0.03%)
Mean       2       17.59 (  0.00%)       17.18 (  2.34%)
Mean       3       22.98 (  0.00%)       21.74 (  5.41%)
Mean       5       47.13 (  0.00%)       46.23 (  1.92%)
Mean       8       43.30 (  0.00%)       42.56 (  1.72%)
""",
    "i7-3770-tlbflush": """
Mean       1         9.45 (  0.00%)        9.36 (  0.93%)
Mean       2         9.37 (  0.00%)        9.70 ( -3.54%)
Mean       3         9.36 (  0.00%)        9.29 (  0.70%)
Mean       5        14.49 (  0.00%)       15.04 ( -3.75%)
Mean       8        41.08 (  0.00%)       38.73 (  5.71%)
Mean       13       32.04 (  0.00%)       31.24 (  2.49%)
Mean       16       40.05 (  0.00%)       39.04 (  2.51%)
""",
}


def cells(text: str) -> list[list[str]]:
    """The figures of every line of a table, as they are printed."""
    return [re.findall(r"-?[0-9.]+", line) for line in text.splitlines() if line.startswith("Mean")]


def rows(*means, value=1, spread=None) -> tuple[Row, ...]:
    return tuple(Row("", 0, 0, None, 1 << n, 10, mean, spread and spread * mean, False, value) for n, mean in enumerate(means))


def record(*found, unit="records/s", **more):
    return dataclasses.replace(next(r for r in DB.records if r.quirk), rows=sum(found, ()), unit=unit, workload="ebizzy" if unit != "ns" else "tlbflush", **more)


class TheTableOf2014(unittest.TestCase):
    def shown(self, name):
        done = gen_quirks("compare", MEASURED / f"2014-01-{name}.yaml")
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_ebizzy_digit_by_digit(self):
        for name in "i3-3240-ebizzy", "i7-3770-ebizzy":
            self.assertEqual(cells(self.shown(name)), cells(SEED[name]))
            self.assertRegex(self.shown(name), r"\nvalue 2 against value 1: \+.* over (8|10) points, p [0-9.e-]+: better\n")

    def test_tlbflush(self):
        """The means digit by digit. The percents of 2014 follow from digits that were not printed: within half a unit of the last one."""
        for name in "i3-3240-tlbflush", "i7-3770-tlbflush":
            found, wanted = cells(self.shown(name)), cells(SEED[name])
            self.assertEqual([row[:4] for row in found], [row[:4] for row in wanted])
            for threads, vanilla, zero, shift, percent in wanted:
                low, high = (100 * (1 - (float(shift) + half) / (float(vanilla) - half)) for half in (0.005, -0.005))
                self.assertLessEqual(low - 0.005, float(percent))
                self.assertLessEqual(float(percent), high + 0.005)
                ours = next(row[4] for row in found if row[0] == threads)
                self.assertEqual(ours, f"{100 * (1 - float(shift) / float(vanilla)) + 0.0:.2f}")
            self.assertIn(": nothing is decided\n", self.shown(name))


class Shapes(unittest.TestCase):
    def tables(self, before, after=()):
        return compare_values.tables(list(before), list(after), DB.kinds)

    def test_two_records_of_one_value(self):
        one = record(rows(100, 110, 120, 130), state={"kernel": "6.1"})
        two = record(rows(110, 121, 132, 143, value=2), state={"kernel": "6.2"})
        table, = self.tables([one], [two])  # fmt: skip
        self.assertEqual([(c.kernel, c.value, c.side) for c in table.columns], [("6.1", 1, "before"), ("6.2", 2, "after")])
        self.assertEqual([round(table.gain(table.columns[1], n), 6) for n in table.threads], [0.1] * 4)
        text = compare_values.as_text([one], [two], DB.kinds)
        self.assertIn("Mean    1       100.00 (  0.00%)       110.00 ( 10.00%)", text)
        self.assertIn("value 2 after against value 1 before: +10.0 % (+10.0 to +10.0 %) over 4 points, p 0: better", text)

    def test_less_is_better_in_ns(self):
        table, = self.tables([record(rows(100), rows(90, value=2), unit="ns")])  # fmt: skip
        self.assertAlmostEqual(table.gain(table.columns[1], 1), 0.1)

    def test_several_values(self):
        text = "\n".join(compare_values.as_text([record(rows(10, 11, 12, 13), rows(12, 13.1, 14.5, 15.6, value=2), rows(12.1, 13.1, 14.4, 15.7, value=3))],
                                                [], DB.kinds))  # fmt: skip
        self.assertRegex(text, r"value 1 +value 2 +value 3\n")
        self.assertRegex(text, r"The best is 3: \+0\.\d % \(-[\d.]+ to \+[\d.]+ %\) over the next, 2; not surely better than 2\.")

    def test_points_of_one_side_and_machines_that_differ(self):
        table, = self.tables([record(rows(10, 11))], [record(rows(10, value=2))])  # fmt: skip
        self.assertIsNone(table.gain(table.columns[1], 2))
        self.assertIsNone(table.overall(table.columns[1]))
        self.assertIn("fewer than two points", "\n".join(compare_values.as_text([record(rows(10, 11))], [record(rows(10, value=2))], DB.kinds)))
        self.assertEqual(len(self.tables([record(rows(10))], [record(rows(10), cpu_name="another")])), 2)

    def test_marks_are_the_verdicts_test(self):
        for spread, difference, marked in ((0.001, 1.10, True), (0.001, 1.01, False), (0.3, 1.10, False), (None, 2.0, False)):
            table, = self.tables([record(rows(100, spread=spread), rows(100 * difference, value=2, spread=spread))])  # fmt: skip
            self.assertEqual(table.marked(table.columns[1], 1), marked, (spread, difference))
            self.assertFalse(table.marked(table.columns[0], 1))

    def test_one_record_about_arms_is_not_enough(self):
        path = next(path for path in sorted((ROOT / "db/measurements").rglob("*.yaml")) if "GenuineIntel-6-58-x" not in str(path))
        done = gen_quirks("compare", path)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("name a second record", done.stderr)

    def test_json(self):
        done = gen_quirks("compare", MEASURED, "--format", "json")
        tables = json.loads(done.stdout)["tables"]
        self.assertEqual(len(tables), 4)
        self.assertEqual([column["value"] for column in tables[0]["columns"]], [1, 2])


class Judge(unittest.TestCase):
    def test_words(self):
        """The database says 2 of this CPU: the same agrees, another value contradicts where the record has measured 2 as well."""
        decisions = decide.decide(DB.cpus, DB.records, DB.kinds)
        low, high = (10, 11, 12, 13), (12, 13.1, 14.5, 15.6)
        for one, other, status in (((1, low), (2, high), 0), ((2, low), (1, high), 4), ((3, low), (4, high), 5), ((1, low), (2, low), 5)):
            mine = record(rows(*one[1], value=one[0]), rows(*other[1], value=other[0]), stepping=9)
            answers = judge.answers(mine, judge.decision_for(mine, decisions), DB.kinds)
            self.assertEqual(judge.overall(answers), status, (one, other))


class Ranking(unittest.TestCase):
    def test_interval(self):
        """Student's interval and p of four logarithms, as scipy has them; with two comparisons both are wider."""
        logs = [math.log(ratio) for ratio in (1.1, 1.21, 0.99, 1.32)]
        for comparisons in 1, 2:
            found = verdict.paired(list(zip(rows(110, 121, 99, 132), rows(100, 100, 100, 100))), "records/s", comparisons, KIND)
            low, high = scipy.stats.t.interval(1 - KIND.significance / comparisons, 3, sum(logs) / 4, scipy.stats.sem(logs))
            self.assertAlmostEqual(found.low, math.expm1(low), 6)
            self.assertAlmostEqual(found.high, math.expm1(high), 6)
            self.assertAlmostEqual(found.p, comparisons * scipy.stats.ttest_1samp(logs, 0).pvalue, 6)
            self.assertEqual(found.word, "unsure")

    def test_as_good(self):
        ranking = verdict.rank_values(record(rows(10, 10, 10, 10), rows(20, 21, 20, 21, value=2), rows(20.1, 20.9, 20.2, 20.9, value=3)), KIND)
        self.assertEqual(ranking.as_good, [2, 3])
        self.assertIsNone(verdict.rank_values(record(rows(10, 10), rows(20, 21, value=2)), KIND))


if __name__ == "__main__":
    unittest.main()
