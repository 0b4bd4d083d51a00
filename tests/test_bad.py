# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Every rule refuses its bad examples: tests/bad/EXPECTED.tsv says in which line and with which words."""

import tempfile
import unittest

from support import ROOT, gen_quirks

import database
import load
import rules
from model import CpuIndex, Known

BAD = ROOT / "tests" / "bad"


def expected():
    for line in (BAD / "EXPECTED.tsv").read_text().splitlines():
        if not line.startswith("#"):
            name, number, rule, fragment = line.split("\t")
            yield name, int(number), rule, fragment


class BadFiles(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        db = database.read(ROOT / "db")
        cls.known = Known(CpuIndex(db.cpus), {kind.name: kind for kind in db.kinds})

    def test_each_bad_file_is_refused_for_its_reason_alone(self):
        for name, line, rule, fragment in expected():
            with self.subTest(name):
                _, _, problems = database.check_file(BAD / name, name, self.known)
                wanted = [p for p in problems if (p.line, p.rule) == (line, rule) and fragment in p.message]
                self.assertTrue(wanted, "\n".join(map(str, problems)) or "accepted")
                self.assertEqual({p.rule for p in problems} - {"style"}, {rule} - {"style"}, "\n".join(map(str, problems)))

    def test_every_rule_has_a_bad_file(self):
        covered = {(load.kind_of(load.parse((BAD / name).read_text(), name)), rule) for name, _, rule, _ in expected()
                   if rule not in ("file", "text", "yaml", "duplicate-key", "kind", "type", "schema")}  # fmt: skip
        for kind, found in rules.RULES.items():
            for rule, _ in found:
                if rule != "style":
                    self.assertIn((kind, rule), covered)

    def test_every_file_is_expected(self):
        named = {name for name, *_ in expected()} | {"EXPECTED.tsv"}
        self.assertEqual({str(p.relative_to(BAD)) for p in BAD.rglob("*") if p.is_file()}, named)

    def test_all_problems_in_one_run(self):
        files = [BAD / "type-yes.yaml", BAD / "unique.yaml", BAD / "point-chunk.yaml"]
        done = gen_quirks("check", *files)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout, "")
        for path, rule in zip(files, ("type", "unique", "point")):
            self.assertRegex(done.stderr, rf"(?m)^{path}:\d+: {rule}: ")


class HostileFiles(unittest.TestCase):
    def refused(self, path, fragment):
        done = gen_quirks("check", path)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(fragment, done.stderr)
        self.assertNotIn("Traceback", done.stderr)

    def test_directory(self):
        self.refused(BAD, "is a directory")

    def test_missing(self):
        self.refused(BAD / "nowhere.yaml", "No such file")

    def test_huge(self):
        with tempfile.NamedTemporaryFile(suffix=".yaml") as huge:
            huge.write(b"results: [" + b"x, " * (22 << 20))
            huge.flush()
            self.refused(huge.name, "is larger than 8 MiB")

    def test_device(self):
        self.refused("/dev/full", "is no regular file")


class Faults(unittest.TestCase):
    def test_every_reported_fault_has_its_test(self):
        """tests/faults.tsv names what keeps each of them out, and that is there."""
        lines = [line.split("\t") for line in (ROOT / "tests/faults.tsv").read_text().splitlines() if not line.startswith("#")]
        self.assertGreater(len(lines), 30)
        for fault, source, test in lines:
            with self.subTest(fault):
                self.assertTrue(source)
                if test.endswith(".yaml"):
                    self.assertIn(test, [name for name, *_ in expected()])
                else:
                    module, name = test.split(".")
                    self.assertIn(f"    def {name}(self", (ROOT / f"tests/{module}.py").read_text())


if __name__ == "__main__":
    unittest.main()
