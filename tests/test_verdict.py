# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The verdict engine: its statistics against scipy and by simulation, its rules one by one."""

import dataclasses
import random
import statistics
import unittest

import scipy.stats
from make_record import CPU, GIB, MIB, pair, record, row
from support import ROOT

import database
import decide
import verdict
from hypothesis import given, settings
from hypothesis import strategies as st
from model import WHOLE, Cpu, Row, Source

DB = database.read(ROOT / "db")
NT = next(kind for kind in DB.kinds if kind.name == "nt")
SHIFT = next(kind for kind in DB.kinds if kind.name == "tlb_flushall_shift")
CLZERO = next(kind for kind in DB.kinds if kind.name == "clzero")


def judge(*records, kind=NT, chunk=WHOLE, cpu=CPU):
    """The verdict on these records alone."""
    return decide.decide([cpu], list(records), [kind])[0].at(kind.name, chunk)


class Statistics(unittest.TestCase):
    @settings(max_examples=300, deadline=None)
    @given(st.floats(0.5, 500), st.floats(-60, 60))
    def test_student_tail_is_scipys(self, df, t):
        self.assertAlmostEqual(verdict.student_tail(t, df), scipy.stats.t.sf(t, df), delta=1e-10)

    @settings(max_examples=300, deadline=None)
    @given(st.lists(st.floats(1, 100), min_size=2, max_size=20), st.lists(st.floats(1, 100), min_size=2, max_size=20))
    def test_welch_is_scipys(self, one, two):
        spreads = statistics.stdev(one), statistics.stdev(two)
        if min(spreads) < 1e-3:
            return
        t, df = verdict.welch(statistics.fmean(one) - statistics.fmean(two), spreads[0], len(one), spreads[1], len(two))
        wanted = scipy.stats.ttest_ind(one, two, equal_var=False)
        self.assertAlmostEqual(t, wanted.statistic, places=6)
        self.assertAlmostEqual(2 * verdict.student_tail(abs(t), df), wanted.pvalue, places=8)

    def simulate(self, count, effect, spread, seed):
        """Words of records with four extents beyond the LLC and five runs each."""
        random.seed(seed)
        words = []
        for _ in range(count):
            rows = []
            for extent in (64 * MIB, 256 * MIB, GIB, 4 * GIB):
                for arm, centre in (("stosb", 10.0), ("movnti", 10.0 * (1 + effect))):
                    runs = [random.gauss(centre, spread * centre) for _ in range(5)]
                    mean = sum(runs) / 5
                    s = (sum((x - mean) ** 2 for x in runs) / 4) ** 0.5
                    rows.append(row(arm, extent, mean, s / mean))
            words.append(judge(record(*rows)).word)
        return words

    def test_no_difference_is_seldom_called_one(self):
        words = self.simulate(10_000, 0.0, 0.05, seed=1)
        self.assertLessEqual(words.count("good") + words.count("bad"), 100)

    def test_a_real_difference_is_found(self):
        for effect, word in ((0.10, "good"), (-0.10, "bad")):
            words = self.simulate(1000, effect, 0.02, seed=2)
            self.assertGreaterEqual(words.count(word), 950)
            self.assertLessEqual(set(words), {word, "unknown"})


class Points(unittest.TestCase):
    def outcome(self, cached, nt, comparisons=1):
        return verdict.compare(nt, cached, comparisons, NT)[0]

    def test_least_effect(self):
        self.assertEqual(self.outcome(row("stosb", GIB, 100, 0.001), row("movnti", GIB, 97.2, 0.001)), "tie")
        self.assertEqual(self.outcome(row("stosb", GIB, 100, 0.001), row("movnti", GIB, 96.8, 0.001)), "lose")

    def test_a_large_spread_decides_nothing(self):
        self.assertEqual(self.outcome(row("stosq", GIB, 15.39, 0.10), row("movnti", GIB, 14.56, 0.22)), "unsure")

    def test_a_single_run_needs_a_far_larger_effect(self):
        self.assertEqual(self.outcome(row("stosb", GIB, 10, runs=1), row("movnti", GIB, 12.4, runs=1)), "unsure")
        self.assertEqual(self.outcome(row("stosb", GIB, 10, runs=1), row("movnti", GIB, 12.6, runs=1)), "win")
        self.assertEqual(self.outcome(row("stosb", GIB, 10, 0.01), row("movnti", GIB, 12.4, runs=1)), "unsure")

    def test_printed_spreads_of_zero_do_not_prove_anything(self):
        self.assertEqual(self.outcome(row("stosb", GIB, 10, 0.0), row("movnti", GIB, 10.0, 0.0)), "tie")
        _, _, p = verdict.compare(row("movnti", GIB, 10.4, 0.0, 2), row("stosb", GIB, 10, 0.0, 2), 1, NT)
        self.assertGreater(p, 1e-4)

    def test_more_comparisons_need_more_evidence(self):
        cached, nt = row("stosb", GIB, 10, 0.03), row("movnti", GIB, 10.8, 0.03)
        self.assertEqual(self.outcome(cached, nt, 1), "win")
        self.assertEqual(self.outcome(cached, nt, 20), "unsure")

    def test_best_of_n_is_discounted(self):
        cached = row("sse2", GIB, 10, 0.002, 10)
        self.assertEqual(self.outcome(cached, row("movntdq", GIB, 11, 0.05, 10)), "win")
        self.assertEqual(self.outcome(cached, row("movntdq", GIB, 11, 0.05, 10, best=True)), "unsure")


class Records(unittest.TestCase):
    def test_the_best_of_wild_runs_says_nothing(self):
        """Samuelson's bound may reach zero: with 5 runs, at a spread of sqrt(5)/4 of the best."""
        for spread in (5**0.5 / 4, 0.9):
            rows = (row("stosb", GIB, 10, spread, best=True), row("movnti", GIB, 5, 0.01))
            self.assertEqual(judge(record(*rows)).word, "unknown")

    def test_good_with_its_bracket(self):
        rows = pair(16 * MIB, 17, 12) + pair(128 * MIB, 5, 12) + pair(GIB, 5, 12)
        found = judge(record(*rows))
        self.assertEqual((found.word, found.threshold, found.bracket), ("good", 128 * MIB, (16 * MIB, 128 * MIB)))

    def test_bad_has_no_threshold(self):
        found = judge(record(*pair(128 * MIB, 6, 5), *pair(GIB, 6, 5)))
        self.assertEqual((found.word, found.threshold), ("bad", None))

    def test_neutral_is_shown_not_assumed(self):
        self.assertEqual(judge(record(*pair(GIB, 10, 10.01, 0.001))).word, "neutral")
        self.assertTrue(judge(record(*pair(GIB, 10, 10.01, 0.2))).reason.startswith("inconclusive"))

    def test_within_the_llc_nothing_counts(self):
        found = judge(record(*pair(16 * MIB, 6, 12)))
        self.assertEqual(found.reason, "inconclusive: within the LLC (32 MiB)")

    def test_an_unstated_llc_counts_only_large_extents(self):
        self.assertEqual(judge(record(*pair(64 * MIB, 6, 12), llc=None)).word, "unknown")
        self.assertEqual(judge(record(*pair(128 * MIB, 6, 12), llc=None)).word, "good")
        self.assertEqual(judge(record(*pair(16 * MIB, 6, 12), llc=0)).word, "good")

    def test_a_curve_that_is_not_monotonic_is_reported(self):
        found = judge(record(*pair(64 * MIB, 5, 9), *pair(GIB, 9, 5)))
        self.assertEqual(found.reason, "inconclusive: not monotonic beyond the LLC")
        rising = judge(record(*pair(64 * MIB, 9, 5), *pair(GIB, 5, 9)))
        self.assertEqual((rising.word, rising.threshold), ("good", GIB))

    def test_an_unsure_point_does_not_silence_the_others(self):
        noisy = pair(GIB, 5, 9, 0.6)
        self.assertEqual(judge(record(*pair(64 * MIB, 5, 9), *noisy, *pair(4 * GIB, 5, 9))).threshold, 64 * MIB)
        self.assertEqual(judge(record(*pair(64 * MIB, 9, 5), *noisy, *pair(4 * GIB, 9, 5))).word, "bad")
        most = [r for extent in (GIB, 2 * GIB, 4 * GIB) for r in pair(extent, 5, 9, 0.6)]
        self.assertEqual(judge(record(*pair(64 * MIB, 5, 9), *most)).word, "unknown")

    def test_a_win_that_stops_is_not_good(self):
        found = judge(record(*pair(64 * MIB, 5, 9), *pair(GIB, 9, 9.01, 0.001)))
        self.assertTrue(found.reason.startswith("inconclusive"), found.reason)

    def test_how_libc_stores_is_unknown(self):
        stand_in = pair(GIB, 6, 12, arms=("sse2", "movntdq"))
        found = judge(record(*stand_in, row("libc", GIB, 12, 0.01)))
        self.assertEqual(found.reason, "inconclusive: movntdq +0.0 % against libc at 1 GiB, how libc stores is unknown")
        found = judge(record(*stand_in, row("libc", GIB, 11, 0.01)))
        self.assertEqual(found.reason, "movntdq +9.1 % against libc at 1 GiB")
        self.assertEqual(judge(record(*pair(GIB, 12, 6), row("libc", GIB, 13, 0.01))).word, "bad")
        self.assertEqual(judge(record(*pair(GIB, 6, 12), row("libc", GIB, 12, 0.01))).word, "good")
        self.assertEqual(judge(record(row("movnti", GIB, 12, 0.01), row("libc", GIB, 6, 0.01))).reason, "unmeasured")

    def test_kernel_arms_come_before_stand_ins(self):
        rows = pair(GIB, 6, 5) + pair(GIB, 4, 12, arms=("avx2", "movntdq"))
        self.assertEqual(judge(record(*rows)).word, "bad")
        self.assertEqual(judge(record(*rows[2:])).word, "good")

    def test_stand_ins_never_set_the_kernels_word(self):
        for arms in (("sse2", "movntdq"), ("loop", "movntdq"), ("sse2", "movnti")):
            found = judge(record(*pair(GIB, 9, 4, arms=arms)))
            self.assertEqual((found.word, found.kernel_word), ("bad", "unknown"), arms)
        both = judge(record(*pair(GIB, 9, 4)), record(*pair(GIB, 9, 4, arms=("sse2", "movntdq")), name="b"))
        self.assertEqual((both.word, both.kernel_word), ("bad", "bad"))
        inside = pair(16 * MIB, 9, 4) + pair(GIB, 9, 4, arms=("sse2", "movntdq"))
        self.assertEqual(judge(record(*inside)).kernel_word, "unknown")

    def test_clzero_is_no_alias_of_nt(self):
        rows = pair(GIB, 10, 5) + (row("clzero", GIB, 20, 0.01),)
        self.assertEqual(judge(record(*rows)).word, "bad")
        self.assertEqual(judge(record(*rows), kind=CLZERO).word, "good")

    def test_pages_of_two_sizes_are_one_point(self):
        """Who chooses an arm does not know the pages: a win on one and a tie on the other is a win, both ways is nothing."""
        def on_huge(*rows):
            return tuple(dataclasses.replace(r, page=2 * MIB) for r in rows)

        tie, win, lose = pair(GIB, 9, 9, 0.001, 20), pair(GIB, 5, 9), pair(GIB, 9, 5)
        for small, huge, word in (win, tie, "good"), (tie, win, "good"), (lose, tie, "bad"), (tie, tie, "neutral"), (win, lose, "unknown"), (lose, win, "unknown"):
            self.assertEqual(judge(record(*small, *on_huge(*huge))).word, word)
        self.assertIn("not monotonic", judge(record(*win, *on_huge(*lose))).reason)
        below = pair(64 * MIB, 9, 9, 0.001, 20)
        self.assertEqual(judge(record(*below, *win, *on_huge(*tie))).bracket, (64 * MIB, GIB))

    def test_vectors_are_held_against_clzero(self):
        kind = next(kind for kind in DB.kinds if kind.name == "nt_vector")
        rows = pair(GIB, 5, 4) + (row("vmovntdq256", GIB, 9, 0.01),)
        self.assertEqual((judge(record(*rows), kind=kind).word, judge(record(*rows)).word), ("good", "bad"))
        self.assertEqual(judge(record(*rows, row("clzero", GIB, 20, 0.01)), kind=kind).word, "bad")

    def test_more_threads_are_shown_not_counted(self):
        rows = [dataclasses.replace(r, threads=8) for r in pair(GIB, 5, 9)]
        found = judge(record(*rows))
        self.assertEqual(found.reason, "inconclusive: 8 threads")
        self.assertEqual(len(found.evidence[0][1]), 1)

    def test_another_workload_says_nothing_of_this_quirk(self):
        self.assertEqual(judge(record(*pair(GIB, 5, 9), workload="ebizzy")).reason, "unmeasured")


class Chunks(unittest.TestCase):
    def setUp(self):
        low = pair(4 * GIB, 13, 18, chunk=4096) + pair(4 * GIB, 14, 18.5, chunk=8 * MIB)
        high = pair(4 * GIB, 22, 18.5, chunk=32 * MIB) + pair(4 * GIB, 35, 18.5, chunk=GIB)
        self.milan = record(*low, *high)

    def test_the_word_depends_on_the_chunk(self):
        for chunk, word, basis in ((1024, "good", "inferred"), (4096, "good", "measured"), (65536, "good", "inferred"),
                                   (8 * MIB, "good", "measured"), (16 * MIB, "unknown", "measured"),
                                   (32 * MIB, "bad", "measured"), (GIB, "bad", "measured"), (WHOLE, "bad", "inferred")):  # fmt: skip
            found = judge(self.milan, chunk=chunk)
            self.assertEqual((found.word, found.basis), (word, basis), chunk)
        self.assertEqual(judge(self.milan, chunk=16 * MIB).reason, "inconclusive: good at chunk 8 MiB, bad at 32 MiB")

    def test_whole_extents_speak_from_their_smallest_counted_extent(self):
        whole = record(*pair(16 * MIB, 20, 6), *pair(128 * MIB, 6.5, 6), *pair(4 * GIB, 6.5, 6))
        self.assertEqual([judge(whole, chunk=c).basis for c in (4096, 127 * MIB, 128 * MIB, WHOLE)],
                         ["inferred", "inferred", "measured", "measured"])  # fmt: skip
        self.assertEqual(judge(whole, chunk=4096).word, "bad")

    def test_another_record_at_the_chunk_is_heard_first(self):
        whole = record(*pair(128 * MIB, 6.5, 6), *pair(4 * GIB, 6.5, 6))
        fault = record(*pair(GIB, 4, 9, chunk=4096), name="b", workload="pagefault")
        self.assertEqual(judge(whole, fault, chunk=4096).word, "good")
        self.assertEqual(judge(whole, fault).word, "bad")
        self.assertEqual(judge(whole, fault, chunk=MIB).word, "unknown")


class Several(unittest.TestCase):
    good, bad = pair(GIB, 5, 9), pair(GIB, 9, 5)

    def test_agreement(self):
        found = judge(record(*self.good), record(*self.good, name="b"))
        self.assertEqual((found.word, len(found.records)), ("good", 2))
        self.assertIn("2 records agree", found.reason)

    def test_inconclusive_records_contradict_nobody(self):
        self.assertEqual(judge(record(*self.good), record(*pair(GIB, 5, 5.2, 0.5), name="b")).word, "good")

    def test_conflict_is_never_an_average(self):
        found = judge(record(*self.good), record(*self.bad, name="b"))
        self.assertEqual(found.word, "unknown")
        self.assertEqual(found.reason, "conflicting: x/a (microcode unstated): good; x/b (microcode unstated): bad")

    def test_conflict_by_microcode_stops_generation(self):
        one = record(*self.good, microcode="0x1")
        two = record(*self.bad, name="b", microcode="0x2")
        with self.assertRaises(decide.Unresolved) as caught:
            judge(one, two)
        for part in ("x/a (0x1): good", "x/b (0x2): bad", "pin"):
            self.assertIn(part, str(caught.exception))
        pinned = dataclasses.replace(NT, pins={CPU.label(): ("bad", "conservative", Source("db/quirks.yaml", 9))})
        found = judge(one, two, kind=pinned)
        self.assertEqual((found.word, found.basis, found.reason), ("bad", "pinned", "conservative"))

    def test_a_pin_against_the_evidence_names_both(self):
        pinned = dataclasses.replace(NT, pins={CPU.label(): ("bad", "because", Source("db/quirks.yaml", 9))})
        with self.assertRaises(decide.Unresolved) as caught:
            judge(record(*self.good), kind=pinned)
        for part in ("db/quirks.yaml:9", "pinned bad", "they say good (x/a", "do not contradict"):
            self.assertIn(part, str(caught.exception))

    def test_a_pin_settles_conflicts_alone_and_with_caution(self):
        def pinned(word):
            return dataclasses.replace(NT, pins={CPU.label(): (word, "because", Source("db/quirks.yaml", 9))})

        with self.assertRaises(decide.Unresolved) as caught:
            judge(record(*self.good), record(*self.bad, name="b"), kind=pinned("good"))
        self.assertIn("the conservative answer", str(caught.exception))
        self.assertEqual(judge(record(*self.good), record(*self.bad, name="b"), kind=pinned("bad")).kernel_word, "bad")
        with self.assertRaises(decide.Unresolved):
            judge(record(*pair(16 * MIB, 5, 9)), kind=pinned("bad"))
        guests = [record(*self.good, virtual=True), record(*self.bad, name="b", virtual=True)]
        self.assertEqual(judge(*guests, kind=pinned("bad")).kernel_word, "unknown")

    def test_thresholds_of_several_records(self):
        far = record(*pair(4 * GIB, 5, 9), name="b")
        self.assertEqual(judge(record(*self.good), far).threshold, GIB)
        near = record(*pair(16 * MIB, 9, 5), *pair(2 * GIB, 5, 9), name="c")
        self.assertEqual(judge(record(*self.good), far, near).bracket, (16 * MIB, 2 * GIB))

    def test_a_pin_needs_a_record(self):
        pinned = dataclasses.replace(NT, pins={CPU.label(): ("bad", "because", Source("db/quirks.yaml", 9))})
        with self.assertRaises(decide.Unresolved):
            judge(kind=pinned)

    def test_guests_speak_only_where_no_machine_does(self):
        guest = record(*self.bad, name="b", virtual=True)
        alone = judge(guest)
        self.assertEqual((alone.word, alone.basis, alone.kernel_word), ("bad", "virtual", "unknown"))
        self.assertEqual(judge(guest, record(*self.good)).word, "good")

    def test_hybrid_parts_answer_by_core_type_and_together(self):
        core, atom = (Cpu("GenuineIntel", 6, 186, (0, 15), kind, "RAPTORLAKE_P", "x") for kind in ("core", "atom"))
        records = [record(*self.good, cpu=core), record(*self.bad, name="b", cpu=atom)]
        decisions = decide.decide([core, atom], records, [NT])
        self.assertEqual([d.at("nt").word for d in decisions], ["good", "bad", "bad"])
        self.assertIsNone(decisions[2].cpu.core_type)
        self.assertEqual(decisions[2].at("nt").reason, "core good, atom bad")

    def test_the_narrower_entry_takes_the_record(self):
        wide, narrow = Cpu("GenuineIntel", 6, 85, (0, 15), None, "A", "a"), Cpu("GenuineIntel", 6, 85, (1, 2), None, "B", "b")
        found = decide.decide([wide, narrow], [record(*self.good, cpu=wide)], [NT])
        self.assertEqual([d.at("nt").word for d in found], ["unknown", "good"])


class Values(unittest.TestCase):
    """Integer kinds: which of the measured values is better than every other one?"""

    def record(self, *columns, unit="records/s", **more):
        """columns: one list of means per value 1, 2, ..., by 1, 2, ... threads."""
        rows = [Row("", 0, 0, None, threads, 100, mean, None, False, value)
                for value, means in enumerate(columns, 1) for threads, mean in enumerate(means, 1)]  # fmt: skip
        return dataclasses.replace(record(*rows, workload="ebizzy" if unit == "records/s" else "tlbflush", **more), quirk="tlb_flushall_shift", unit=unit)

    def judge(self, *records, kind=SHIFT):
        return decide.decide([CPU], list(records), [kind])[0].at(kind.name)

    def test_better_at_every_point(self):
        found = self.judge(self.record([100, 110, 120, 130], [106, 118, 126, 139]))
        self.assertEqual((found.word, found.basis), ("2", "measured"))

    def test_less_is_better_in_nanoseconds(self):
        self.assertEqual(self.judge(self.record([100, 110, 120, 130], [106, 118, 126, 139], unit="ns")).word, "1")

    def test_mixed_points_decide_nothing(self):
        found = self.judge(self.record([9.45, 9.37, 9.36, 14.49], [9.36, 9.70, 9.29, 15.04], unit="ns"))
        self.assertTrue(found.reason.startswith("inconclusive: "), found.reason)

    def test_a_small_difference_does_not_count(self):
        self.assertEqual(self.judge(self.record([100, 110, 120, 130], [101, 111.2, 121.1, 131.4])).word, "unknown")

    def test_few_points_decide_nothing(self):
        found = self.judge(self.record([100, 110, 120], [150, 160, 170]))
        self.assertEqual(found.reason, "inconclusive: 2 values at 3 points in common, 4 are needed")

    def test_the_best_of_three_has_to_beat_both(self):
        low, high = [100, 110, 120, 130], [150, 160, 182, 190]
        self.assertEqual(self.judge(self.record(low, high, [90, 100, 110, 125])).word, "2")
        self.assertEqual(self.judge(self.record(low, high, [151, 159, 183, 189])).word, "unknown")

    def test_conflict_and_pin(self):
        one = self.record([100, 110, 120, 130], [150, 160, 182, 190], microcode="0x1")
        two = self.record([150, 160, 182, 190], [100, 110, 120, 130], microcode="0x2", name="b")
        with self.assertRaises(decide.Unresolved) as caught:
            self.judge(one, two)
        self.assertIn("x/a (0x1): 2; x/b (0x2): 1", str(caught.exception))
        pinned = dataclasses.replace(SHIFT, pins={CPU.label(): ("2", "larger flushes less", Source("db/quirks.yaml", 9))})
        self.assertEqual(self.judge(one, two, kind=pinned).word, "2")
        found = self.judge(one, dataclasses.replace(two, state={}))
        self.assertTrue(found.reason.startswith("conflicting: "), found.reason)

    def test_no_two_runs_by_chance_are_told_apart(self):
        random.seed(3)
        words = [self.judge(self.record(*([random.gauss(100, 5) for _ in range(8)] for _ in range(2)))).word for _ in range(3000)]
        self.assertLessEqual(3000 - words.count("unknown"), 30)


class ThisDatabase(unittest.TestCase):
    def test_the_change_of_2014_for_ivy_bridge(self):
        found = next(d for d in decide.decide(DB.cpus, DB.records, DB.kinds) if d.cpu.label() == "GenuineIntel:6:58").at("tlb_flushall_shift")
        self.assertEqual(found.word, "2")
        words = {record.workload: verdict.judge_values(record, SHIFT).word for record in found.records}
        self.assertEqual(words, {"ebizzy": "2", "tlbflush": "unknown"})

    def test_the_published_series_of_2020(self):
        decisions = {d.cpu.label(): d.at("nt") for d in decide.decide(DB.cpus, DB.records, DB.kinds)}
        broadwell = decisions["GenuineIntel:6:79"]
        self.assertEqual((broadwell.word, broadwell.bracket), ("good", (16 * MIB, 128 * MIB)))
        self.assertEqual(decisions["AuthenticAMD:23:49"].word, "good")
        self.assertEqual(decisions["GenuineIntel:6:85:5-7"].word, "bad")
        self.assertEqual(decisions["GenuineIntel:6:85:0-4"].reason, "unmeasured")


if __name__ == "__main__":
    unittest.main()
