# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""gen/parts.py: model by model, in processes, from the cache: always what reading and deciding everything at once says."""

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import small_db
from support import ROOT, gen_quirks

import commands
import database
import decide
import parts

OTHER = {**small_db.CPU, "model": "85", "codename": "SKYLAKE_X", "name": "Skylake-SP"}


class Case(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="ntq-parts-")
        self.addCleanup(holder.cleanup)
        self.root, self.cache = Path(holder.name) / "db", Path(holder.name) / "cache"
        self.computed = []
        computed = parts._computed

        def counted(shared, todo):
            self.computed.extend(work.cpus[0].model if work.cpus else None for work in todo)
            return computed(shared, todo)

        patch = mock.patch.object(parts, "_computed", counted)
        patch.start()
        self.addCleanup(patch.stop)

    def two(self) -> Path:
        return small_db.write(self.root, [small_db.CPU, OTHER], [("a", small_db.record(small_db.CPU, "1")), ("b", small_db.record(OTHER, "4", "9.0", "5.0"))])

    def outputs(self, cache=None) -> dict:
        found, decisions, words = parts.read(self.root, cache)
        return commands.outputs(Path("out"), found, decisions, words)

    def at_once(self) -> dict:
        found = database.read(self.root)
        return commands.outputs(Path("out"), found, decide.decide(found.cpus, found.records, found.kinds))


class Same(Case):
    def test_as_reading_everything_at_once(self):
        for make in (*small_db.ALL.values(), lambda root: shutil.copytree(ROOT / "db", root)):
            with self.subTest(make.__name__):
                make(self.root)
                wanted = self.at_once()
                for cache in None, self.cache, self.cache:
                    self.assertEqual(self.outputs(cache), wanted)
                with mock.patch.object(parts, "MANY", 0):
                    self.assertEqual(self.outputs(), wanted)
                shutil.rmtree(self.root)

    def test_every_problem_of_every_model(self):
        self.two()
        for path in database.record_paths(self.root):
            path.write_text(path.read_text().replace("movnti", "movnto"))
        (self.root / "measurements/stranger").write_text("")
        for many in 0, parts.MANY:
            with self.subTest(many=many), mock.patch.object(parts, "MANY", many):
                with self.assertRaises(database.Invalid) as of_all:
                    database.read(self.root)
                with self.assertRaises(database.Invalid) as of_parts:
                    parts.read(self.root, self.cache)
                self.assertEqual(of_parts.exception.problems, of_all.exception.problems)
                self.assertEqual({problem.rule for problem in of_all.exception.problems}, {"schema", "path"})

    def test_unresolved(self):
        records = [(name, small_db.record(small_db.CPU, "1", *rates, microcode=name)) for name, rates in (("0x1", ("5.0", "9.0")), ("0x2", ("9.0", "5.0")))]
        small_db.write(self.root, [small_db.CPU], records)
        for _ in range(2):
            with self.assertRaisesRegex(decide.Unresolved, "depends on the microcode"):
                parts.read(self.root, self.cache)


class Cache(Case):
    def setUp(self):
        super().setUp()
        self.two()
        self.outputs(self.cache)
        self.assertEqual(self.computed, [79, 85])
        self.computed.clear()

    def change(self, text: str, new: str, index: int = 1) -> None:
        path = database.record_paths(self.root)[index]
        path.write_text(path.read_text().replace(text, new))

    def test_what_did_not_change_is_not_computed(self):
        wanted = self.at_once()
        self.assertEqual(self.outputs(self.cache), wanted)
        self.assertEqual(self.computed, [])

    def test_a_changed_record(self):
        self.change("mean: 5.0", "mean: 9.9")
        self.assertEqual(self.outputs(self.cache), self.at_once())
        self.assertEqual(self.computed, [85])

    def test_a_record_more_and_a_record_less(self):
        path = database.record_paths(self.root)[1]
        text = path.read_text()
        path.unlink()
        self.assertEqual(self.outputs(self.cache), self.at_once())
        path.with_name("2026-01-01-new.yaml").write_text(text)
        self.assertEqual(self.outputs(self.cache), self.at_once())
        self.assertEqual(self.computed, [85, 85])

    def test_an_entry_and_the_policy(self):
        cpus = self.root / "cpus.yaml"
        cpus.write_text(cpus.read_text().replace("Skylake-SP", "Skylake-XX"))
        self.assertEqual(self.outputs(self.cache), self.at_once())
        self.assertEqual(self.computed, [85])
        quirks = self.root / "quirks.yaml"
        quirks.write_text(quirks.read_text().replace("least_effect: 3%", "least_effect: 9%"))
        self.assertEqual(self.outputs(self.cache), self.at_once())
        self.assertEqual(self.computed, [85, 79, 85])

    def test_a_wrong_record_is_told_again_and_again(self):
        self.change("movnti", "movnto")
        for _ in range(2):
            with self.assertRaises(database.Invalid):
                parts.read(self.root, self.cache)
        self.assertEqual(self.computed, [85, 85])

    def test_what_wrong_lists_let_pass_is_not_kept(self):
        """A record of a CPU without an entry, while cpus.yaml has another fault: it is refused when that is mended."""
        cpus = self.root / "cpus.yaml"
        good = cpus.read_text()
        record = small_db.record({**small_db.CPU, "model": "200"}, "1")
        small_db.write(self.root, [small_db.CPU, OTHER], [("c", record)])
        cpus.write_text(good.replace("Skylake-SP", "Skylake-SP "))
        for _ in range(2):
            with self.assertRaisesRegex(database.Invalid, "problem"):
                parts.read(self.root, self.cache)
        cpus.write_text(good)
        with self.assertRaises(database.Invalid) as caught:
            parts.read(self.root, self.cache)
        self.assertIn("no entry", str(caught.exception.problems[0]))

    def test_no_hash_seed_changes_a_key(self):
        part = {**small_db.CPU, "features": ["avx2", "clzero", "erms", "fsrm"], "features_source": "a dump (000406f1)"}
        small_db.write(self.root, [part, OTHER])
        before = {}
        for seed in "1", "2", "3":
            done = gen_quirks("--db", self.root, "gen", "--out", self.root.parent / "out", "--cache", self.cache, env={**os.environ, "PYTHONHASHSEED": seed})
            self.assertEqual(done.returncode, 0, done.stderr)
            now = {path.name: path.stat().st_mtime_ns for path in self.cache.iterdir()}
            self.assertEqual(before or now, now)
            before = now

    def test_another_list_with_the_same_bytes(self):
        (self.root / "signatures.tsv").mkdir()
        with self.assertRaises(database.Invalid):
            parts.read(self.root, self.cache)
        (self.root / "signatures.tsv").rmdir()
        self.assertEqual(self.outputs(self.cache), self.at_once())

    def test_another_database_of_other_name(self):
        other = self.root.parent / "other"
        shutil.copytree(self.root, other)
        found, decisions, _ = parts.read(other, self.cache)
        self.assertEqual({decision.cpu.source.path for decision in decisions}, {"other/cpus.yaml"})

    def test_a_link_to_nowhere(self):
        self.change("movnti", "movnto")
        (self.root / "measurements/GenuineIntel-6-79-1/x.yaml").symlink_to("nowhere")
        with self.assertRaises(database.Invalid) as of_all:
            database.read(self.root)
        with self.assertRaises(database.Invalid) as of_parts:
            parts.read(self.root, self.cache)
        self.assertEqual(of_parts.exception.problems, of_all.exception.problems)

    def test_a_broken_cache_is_none(self):
        wanted = self.at_once()
        for path in self.cache.iterdir():
            good = path.read_bytes()
            flipped = [good[:at] + bytes([good[at] ^ 4]) + good[at + 1 :] for at in range(70, len(good), len(good) // 7)]
            for data in (good[:-7], good[:40], b"", b"x" * 500, *flipped):
                path.write_bytes(data)
                self.assertEqual(self.outputs(self.cache), wanted)
            path.unlink()
            os.mkfifo(path)
            self.assertEqual(self.outputs(self.cache), wanted)

    def test_a_cache_that_cannot_be_written(self):
        shutil.rmtree(self.cache)
        self.cache.write_text("no folder")
        self.assertEqual(self.outputs(self.cache), self.at_once())
        self.assertEqual(self.cache.read_text(), "no folder")

    def test_the_command(self):
        for _ in range(2):
            done = gen_quirks("--db", self.root, "gen", "--out", self.root.parent / "out", "--cache", self.cache)
            self.assertEqual((done.returncode, done.stderr), (0, ""), done.stderr)
        self.assertEqual({name.split(".")[0] for name in os.listdir(self.cache)}, {"lists", "cpu-GenuineIntel-6-79", "cpu-GenuineIntel-6-85"})


if __name__ == "__main__":
    unittest.main()
