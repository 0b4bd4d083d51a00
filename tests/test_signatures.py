# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Coverage of the signatures that were seen: how each answer came about, and which CPUs are wanted most."""

import tempfile
import unittest
from pathlib import Path

import small_db
from support import ROOT

import signatures
import database
from decide import decide

SIGNATURES = """\
GenuineIntel\t0x000406f1\tXeon
GenuineIntel\t0x000406f2\t
GenuineIntel\t0x000406e3\tCore i7
GenuineIntel\t0x000406e4\t
GenuineIntel\t0x000306c3\tCore i5
GenuineIntel\t0x000206d7\t
GenuineIntel\t0x00050654\t
GenuineIntel\t0x00050657\t
GenuineIntel\t0x000b06a2\t
GenuineIntel\t0x000f06a0\t
AuthenticAMD\t0x000406f1\t
"""


def part(model: int, eax: str, stepping: str = "0-15", **more) -> dict:
    stated = {"features": ["erms"], "features_source": f"a dump ({eax})"}
    return {**small_db.CPU, "model": str(model), "stepping": stepping, "codename": f"X{model}", **stated, **more}


def read() -> tuple[database.Database, list]:
    """One CPU of each standing: measured 6:79:1, undecided 6:60, hybrid 6:186; 6:45 has no ERMS."""
    slow, fast = part(60, "000306c3"), part(79, "000406f1")
    hybrid = part(186, "000b06a2", core_types=["core", "atom"])
    cpus = [part(45, "000206d7", features=[]), slow, part(78, "000406e3"), fast,
            part(85, "00050654", "0-4"), part(85, "00050657", "5-7"), hybrid]  # fmt: skip
    records = [("a", small_db.record(fast, "1")), ("b", small_db.record(slow, "3", "5.0", "5.12")),
               ("c", small_db.record(cpus[5], "7")), ("d", small_db.record(hybrid, "2", core_type="atom"))]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        root = small_db.write(Path(folder) / "db", cpus, records)
        (root / "signatures.tsv").write_text(SIGNATURES)
        db = database.read(root)
    return db, decide(db.cpus, db.records, db.kinds)


class Coverage(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.seen = signatures.seen(*read())

    def test_how_each_answer_came_about(self):
        self.assertEqual([(item.eax, item.standing) for item in self.seen], [
            (0x406F1, "measured"), (0x406F2, "inferred"), (0x406E3, "unmeasured"), (0x406E4, "unmeasured"),
            (0x306C3, "undecided"), (0x206D7, "unmeasured"), (0x50654, "unmeasured"), (0x50657, "measured"),
            (0xB06A2, "undecided"), (0xF06A0, "not in the database"), (0x406F1, "not in the database"),
        ])  # fmt: skip

    def test_counts_cover_every_signature(self):
        counts = signatures.counts(self.seen)
        self.assertEqual(list(counts), list(signatures.STANDINGS))
        self.assertEqual(sum(counts.values()), len(SIGNATURES.splitlines()))
        self.assertEqual(counts["measured"], 2)

    def test_wanted_are_those_with_erms_and_no_verdict(self):
        found = [(decision.cpu.label(), [item.eax for item in items]) for decision, items in signatures.wanted(self.seen)]
        self.assertEqual(found, [
            ("GenuineIntel:6:78", [0x406E3, 0x406E4]), ("GenuineIntel:6:60", [0x306C3]),
            ("GenuineIntel:6:85:0-4", [0x50654]), ("GenuineIntel:6:186", [0xB06A2]),
        ])  # fmt: skip

    def test_nothing_is_wanted_where_no_features_are_stated(self):
        db, decisions = read()
        for decision in decisions:
            object.__setattr__(decision.cpu, "features", None)
        self.assertEqual(signatures.wanted(signatures.seen(db, decisions)), [])

    def test_verdicts_md_shows_the_real_one(self):
        db = database.read(ROOT / "db")
        seen = signatures.seen(db, decide(db.cpus, db.records, db.kinds))
        text = (ROOT / "generated" / "VERDICTS.md").read_text()
        for standing, count in signatures.counts(seen).items():
            self.assertIn(f"| {count} | {standing} | ", text)
        for decision, _ in signatures.wanted(seen):
            self.assertIn(f"\n| {decision.cpu.label()} | {decision.cpu.name} | ", text)


if __name__ == "__main__":
    unittest.main()
