# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What a change of the database does, in a throw-away repository; and that merged records stay as they are."""

import json
import shutil
import tempfile
import unittest
from pathlib import Path

import small_db
from support import gen_quirks, run


class Repository(unittest.TestCase):
    def setUp(self):
        self.dir = Path(tempfile.mkdtemp(prefix="ntq diff "))
        self.addCleanup(shutil.rmtree, self.dir)
        self.db = small_db.one(self.dir / "db")
        (self.db / "signatures.tsv").write_text("# known\nGenuineIntel\t0x000406f1\tXeon\nGenuineIntel\t0x00050657\t\n")
        self.git("init", "-q")
        self.commit()

    def git(self, *arguments):
        identity = ("-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
        done = run("git", "-C", self.dir, *identity, *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "state")

    def diff(self, *arguments):
        return gen_quirks("--db", self.db, "diff", *arguments)


class Diff(Repository):
    def test_nothing(self):
        done = self.diff()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "no answer changes\n", ""))

    def test_a_new_record_flips_a_verdict_and_a_kernel_row(self):
        small_db.write(self.db, [small_db.CPU], [("b", small_db.record(small_db.CPU, "1", "9.0", "5.0"))])
        (self.db / "measurements/GenuineIntel-6-79-1/2026-01-01-a.yaml").unlink()
        done = self.diff("--format", "json")
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        found = {change["what"]: change for change in json.loads(done.stdout)["changes"]}
        self.assertEqual((found["verdict"]["before"], found["verdict"]["after"], found["verdict"]["flip"]), ("good", "bad", True))
        rows = {(c["of"], c["after"]) for c in json.loads(done.stdout)["changes"] if c["what"] == "kernel row"}
        self.assertEqual(rows, {(f"NT_{word}, a {unit} a call: BROADWELL_X 6:79", after)
                                for word, after in (("BAD", "added"), ("GOOD", None)) for unit in ("page", "range")})  # fmt: skip
        self.assertEqual(found["threshold"]["before"] if "threshold" in found else None, None)
        self.assertEqual(found["signature"]["of"], "GenuineIntel 0x000406f1 Xeon: nt")

    def test_a_narrowed_range_loses_signatures(self):
        path = self.db / "cpus.yaml"
        path.write_text(path.read_text().replace("stepping: 0-15", "stepping: 1-2").replace("model: 79", "model: 85").replace("000406f1", "00050651"))
        shutil.rmtree(self.db / "measurements")
        done = self.diff()
        self.assertEqual(done.returncode, 1)
        self.assertIn("! signature GenuineIntel 0x000406f1 Xeon: nt: good (GenuineIntel:6:79) -> not in the database", done.stdout)
        self.assertIn("- CPU GenuineIntel:6:79", done.stdout)
        self.assertIn("+ CPU GenuineIntel:6:85:1-2", done.stdout)

    def test_part_of_a_range_goes(self):
        """The steppings that lose their answer are named, though an entry of the model is still there."""
        path = self.db / "cpus.yaml"
        path.write_text(path.read_text().replace("stepping: 0-15", "stepping: 1-15"))
        done = self.diff()
        self.assertEqual(done.returncode, 1)
        self.assertIn("! verdict GenuineIntel:6:79:0 nt: good -> not in the database", done.stdout)
        self.assertNotIn("GenuineIntel:6:79:1-15 nt:", done.stdout)

    def test_an_unmeasured_cpu_that_goes_takes_no_answer(self):
        path = self.db / "cpus.yaml"
        spare = {**small_db.CPU, "model": "94", "codename": "SKYLAKE"}
        small_db.write(self.db, [small_db.CPU, spare])
        self.commit()
        small_db.write(self.db, [small_db.CPU])
        done = self.diff()
        self.assertEqual((done.returncode, path.exists()), (0, True), done.stdout)
        self.assertIn("- CPU GenuineIntel:6:94", done.stdout)

    def test_a_threshold_moves_without_a_flip(self):
        path = self.db / "measurements/GenuineIntel-6-79-1/2026-01-01-a.yaml"
        path.write_text(path.read_text().replace("1 GiB", "2 GiB"))
        done = self.diff("HEAD")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("~ threshold GenuineIntel:6:79 nt: 1073741824 -> 2147483648", done.stdout)

    def test_wrong_revisions(self):
        for revision in ("nowhere", "--output=x", "HEAD:db"):
            done = self.diff("--format=text", "--", revision)
            self.assertEqual(done.returncode, 1, revision)
            self.assertIn("is no revision", done.stderr)
            self.assertNotIn("Traceback", done.stderr)

    def test_an_invalid_state_is_named(self):
        path = self.db / "cpus.yaml"
        good = path.read_text()
        path.write_text("schema: 1\n")
        self.commit()
        path.write_text(good)
        done = self.diff()
        self.assertEqual(done.returncode, 1)
        self.assertIn("the database of HEAD is not valid", done.stderr)


class Merged(Repository):
    def check(self):
        return gen_quirks("--db", self.db, "check", "--base", "HEAD")

    def test_new_records_are_welcome(self):
        small_db.write(self.db, [small_db.CPU], [("b", small_db.record(small_db.CPU, "1"))])
        self.assertEqual(self.check().returncode, 0, self.check().stderr)

    def test_merged_records_stay(self):
        path = self.db / "measurements/GenuineIntel-6-79-1/2026-01-01-a.yaml"
        text = path.read_text()
        for what, change in (("edited", lambda: path.write_text(text.replace("9.0", "9.1"))), ("removed", path.unlink)):
            change()
            done = self.check()
            self.assertEqual(done.returncode, 1)
            self.assertIn(f"2026-01-01-a.yaml:0: merged: was {what} since HEAD", done.stderr)


if __name__ == "__main__":
    unittest.main()
