# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""judge and compare: what is a change, what contradicts, and that noise is neither."""

import json
import random
import shutil
import statistics
import tempfile
import unittest
from pathlib import Path

import small_db
from make_record import CPU, GIB, MIB, pair, record, row
from support import ROOT, gen_quirks

import compare
import database
import judge
import scipy.stats
import verdict
from decide import decide

KINDS = database.read(ROOT / "db").kinds
NT = KINDS[0]


def noisy(rng, mean, spread=0.05, runs=9):
    """One row of a run whose samples are normal."""
    samples = [rng.gauss(mean, spread * mean) for _ in range(runs)]
    return row("stosb", GIB, statistics.fmean(samples), statistics.stdev(samples) / statistics.fmean(samples), runs)


class Judge(unittest.TestCase):
    def status(self, mine, *theirs):
        decision, = decide([CPU], list(theirs), KINDS)  # fmt: skip
        return judge.overall(judge.answers(mine, judge.decision_for(mine, [decision]), KINDS))

    def test_the_words(self):
        good, bad, tie = (record(*pair(GIB, 6, nt, 0.002), name=name) for name, nt in (("g", 9), ("b", 4), ("t", 6.02)))
        unsure = record(*pair(GIB, 6, 7, 0.3), name="u")
        for mine, theirs, status in ((good, good, 0), (bad, bad, 0), (good, bad, 4), (bad, good, 4), (tie, good, 5), (tie, bad, 5),
                                     (tie, tie, 0), (unsure, good, 5), (unsure, bad, 5), (good, unsure, 5)):  # fmt: skip
            self.assertEqual(self.status(mine, theirs), status, (mine.path, theirs.path))
        self.assertEqual(self.status(good), 5)

    def test_no_noise_contradicts(self):
        """An arm that loses by a third, measured 300 times under a spread of 30 %: never good."""
        rng = random.Random(1)
        theirs = record(*pair(GIB, 9, 6, 0.01), name="db")
        found = []
        for _ in range(300):
            rows = []
            for extent in (128 * MIB, GIB):
                for arm, mean in (("stosb", 85.0), ("movnti", 56.0)):
                    samples = [max(1.0, rng.gauss(mean, 0.3 * mean)) for _ in range(10)]
                    rows.append(row(arm, extent, statistics.fmean(samples), statistics.stdev(samples) / statistics.fmean(samples), 10))
            found.append(self.status(record(*rows), theirs))
        self.assertNotIn(4, found)

    def test_another_cpu_is_inconclusive(self):
        self.assertIsNone(judge.decision_for(record(*pair(GIB, 6, 9)), []))


class Compare(unittest.TestCase):
    def word(self, one, two):
        change, = compare.changes([record(one)], [record(two)], NT)  # fmt: skip
        return change.word

    def test_words(self):
        self.assertEqual(self.word(row("stosb", GIB, 10, 0.01), row("stosb", GIB, 12, 0.01)), "faster")
        self.assertEqual(self.word(row("stosb", GIB, 10, 0.01), row("stosb", GIB, 8, 0.01)), "slower")
        self.assertEqual(self.word(row("stosb", GIB, 10, 0.001), row("stosb", GIB, 10.01, 0.001)), "same")
        self.assertEqual(self.word(row("stosb", GIB, 10, 0.2), row("stosb", GIB, 12, 0.2)), "noise")
        self.assertEqual(self.word(row("stosb", GIB, 10), row("stosb", GIB, 11)), "noise")

    def test_noise_is_no_change(self):
        rng = random.Random(2)
        words = [self.word(noisy(rng, 80), noisy(rng, 80)) for _ in range(500)]
        self.assertLessEqual(sum(word in ("faster", "slower") for word in words), 10)

    def test_records_of_one_side_become_one_row(self):
        """Each run is precise, and they differ by 10 %: two of them alone would be called a change."""
        sides = [[record(row("stosb", GIB, mean, 0.001), name=str(mean)) for mean in means] for means in ((10, 11, 9), (11, 10.5, 9.5))]
        self.assertEqual(compare.changes(*sides, NT)[0].word, "noise")
        self.assertEqual(compare.changes(sides[0][:1], sides[1][:1], NT)[0].word, "faster")

    def test_points_of_one_side(self):
        found = compare.changes([record(row("stosb", GIB, 10))], [record(row("movnti", GIB, 10))], NT)
        self.assertEqual({change.word for change in found}, {"only before", "only after"})


class NextRun(unittest.TestCase):
    def test_quantiles(self):
        for tail in (0.25, 0.05, 0.005, 0.0001):
            for df in (1, 4, 30):
                self.assertAlmostEqual(verdict.student_quantile(tail, df) / scipy.stats.t.isf(tail, df), 1.0, 6)

    def test_it_covers_the_next_run(self):
        rng = random.Random(3)
        hits = 0
        for _ in range(1000):
            low, high = verdict.next_run(noisy(rng, 80), 0.05)
            hits += low <= noisy(rng, 80).mean <= high
        self.assertTrue(970 <= hits < 1000, hits)  # 95 of 100 is for samples that go together in pairs

    def test_without_a_spread_there_is_none(self):
        self.assertIsNone(verdict.next_run(row("stosb", GIB, 10), 0.05))


class Samples(unittest.TestCase):
    def test_flagged_ones_are_left_out_while_five_remain(self):
        values = [10.0, 10.1, 9.9, 10.0, 10.2, 1.0, 2.0]
        self.assertEqual(verdict.clean_samples(values, {6, 7}), values[:5])
        self.assertEqual(verdict.clean_samples(values, {5, 6, 7}), values)


class Commands(unittest.TestCase):
    def setUp(self):
        self.dir = Path(tempfile.mkdtemp(prefix="ntq compare "))
        self.addCleanup(shutil.rmtree, self.dir)
        self.db = small_db.one(self.dir / "db")
        self.right, = self.db.glob("measurements/*/*.yaml")  # fmt: skip
        self.wrong = self.dir / "wrong.yaml"
        self.wrong.write_text(self.right.read_text().replace("mean: 5.0", "mean: 9.5"))

    def test_judge(self):
        for path, status, last in ((self.right, 0, "agrees"), (self.wrong, 4, "contradicts"), (self.dir / "no.yaml", 1, "")):
            done = gen_quirks("--db", self.db, "judge", path)
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            self.assertTrue((done.stdout or "\n").splitlines()[-1].startswith(last))

    def test_compare(self):
        done = gen_quirks("--db", self.db, "compare", self.right, self.wrong)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"stosb +1 GiB +whole +- +1 +5\.00 \( \+- 1\.00% \) +9\.50 \( \+- 1\.00% \) +\+90\.0% .* faster\n")
        self.assertTrue(done.stdout.endswith("1 faster, 0 slower, 1 same, 0 noise\n"))
        found = json.loads(gen_quirks("--db", self.db, "compare", self.right, self.db / "measurements", "--format", "json").stdout)
        self.assertEqual({change["word"] for change in found["changes"]}, {"same"})

    def test_an_empty_folder_is_named(self):
        (self.dir / "empty").mkdir()
        done = gen_quirks("--db", self.db, "compare", self.dir / "empty", self.right)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("holds no record", done.stderr)


if __name__ == "__main__":
    unittest.main()
