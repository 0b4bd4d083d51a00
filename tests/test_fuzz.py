# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Fuzz what reads text from outside: a few seconds each here, FUZZ_SECONDS= for more (`make fuzz`)."""

import os
import re
import shutil
import tempfile
import unittest
from pathlib import Path

from support import BUILD, ROOT, run

FUZZ = ROOT / "tests" / "fuzz"
SECONDS = int(os.environ.get("FUZZ_SECONDS", "2"))

#: No CPU of any number of processors needs more: longer inputs only make each try slower.
LONGEST = {"identity": 80, "override": 200, "cpuinfo": 4096, "dump": 4096}

SOURCES = [FUZZ / "fuzz.c", *sorted((ROOT / "runtime").glob("*.[cS]")), *sorted((ROOT / "generated/user").glob("*.[cS]")),
           ROOT / "tools/nt_quirk_input.c", ROOT / "tools/nt_quirk_find.c"]  # fmt: skip
FLAGS = ["-std=gnu11", "-O1", "-g", "-D_GNU_SOURCE", *(f"-I{ROOT / folder}" for folder in ("runtime", "generated/user", "tools")),
         "-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all"]  # fmt: skip


class Fuzz(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("clang"):
            raise AssertionError("clang is missing: apt-get install clang")
        cls.program = BUILD / "fuzz" / "fuzz"
        cls.program.parent.mkdir(parents=True, exist_ok=True)
        built = run("clang", *FLAGS, "-o", cls.program, *SOURCES)
        if built.returncode:
            raise AssertionError(built.stderr)

    def fuzz(self, target: str) -> None:
        seeds = FUZZ / "corpus" / target
        self.assertTrue(any(seeds.iterdir()))
        with tempfile.TemporaryDirectory() as folder:
            found = Path(os.environ.get("FUZZ_KEEP", folder)) / target
            found.mkdir(parents=True, exist_ok=True)
            done = run(self.program, f"-max_total_time={SECONDS}", f"-max_len={LONGEST[target]}", f"-dict={FUZZ / 'words.dict'}",
                       f"-artifact_prefix={self.program.parent}/{target}-", "-print_final_stats=1", found, seeds,
                       timeout=SECONDS + 60, errors="replace", env={**os.environ, "FUZZ": target})  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        tries = int(re.search(r"number_of_executed_units: *(\d+)", done.stderr)[1])
        self.assertGreater(tries, 100)
        if SECONDS > 60:
            print(f"{target}: {tries} inputs in {SECONDS} s, nothing found", flush=True)

    def test_identity(self):
        self.fuzz("identity")

    def test_override(self):
        self.fuzz("override")

    def test_cpuinfo(self):
        self.fuzz("cpuinfo")

    def test_dump(self):
        self.fuzz("dump")


if __name__ == "__main__":
    unittest.main()
