# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Samples of tests/hardening/: broken files, hostile text, kills and failing calls. HARD=1 is all of it (`make check-hard`)."""

import json
import os
import subprocess
import sys
import unittest

import support

HARD = bool(os.environ.get("HARD"))
FOLDER = support.ROOT / "tests" / "hardening"


class Hardening(unittest.TestCase):
    def hard(self, name: str, *counts) -> dict:
        """Run one of the programs; what it counted. With HARD the counts are shown as well."""
        done = subprocess.run([sys.executable, "-B", FOLDER / name, *map(str, counts)], capture_output=True, text=True, timeout=7200)
        self.assertEqual(done.returncode, 0, (done.stdout + done.stderr)[-6000:])
        counted = json.loads(done.stdout)
        if HARD:
            print(name, ", ".join(f"{key} {value}" for key, value in counted.items()), flush=True)
        return counted

    def test_broken_files(self):
        count = 10_000 if HARD else 60
        found = self.hard("mutations.py", count)
        self.assertGreaterEqual(found["fed"], count)
        self.assertGreater(found["refused"], count // 2)
        self.assertGreater(found["valid"], 0)

    def test_hostile_text(self):
        self.assertGreater(self.hard("hostile.py", 30 if HARD else 1)["strings"], 20)

    def test_failing_calls(self):
        found = self.hard("faults.py", support.BUILD, 300 if HARD else 1)
        self.assertGreater(found["refused"], 0)
        self.assertGreater(found["did without"], 0)
        self.assertGreater(self.hard("gen_faults.py", 60 if HARD else 1)["refused"], 0)

    def test_kills(self):
        count = 200 if HARD else 3
        found = self.hard("kills.py", support.BUILD, count)
        self.assertEqual([found[name] for name in ("gen", "import", "measure")], [count] * 3)
        self.assertGreater(found["killed at work"], 0)


if __name__ == "__main__":
    unittest.main()
