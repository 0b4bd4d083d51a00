# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""nt-quirk --format glibc-tunables: the line, its bounds, and what the glibc of this machine makes of it."""

import os
import re
import unittest

from ask_nt_quirk import NT_QUIRK, PLAIN, nt_quirk, strict_json
from support import run

LOADER = "/lib64/ld-linux-x86-64.so.2"
NEVER = (1 << 60) - 1
COPIES, CLEARS, STOSB = (f"glibc.cpu.x86_{name}_threshold" for name in ("non_temporal", "memset_non_temporal", "rep_stosb"))


def parse(stdout: str) -> dict[str, int]:
    match = re.fullmatch(r"GLIBC_TUNABLES=(\S+)\n", stdout)
    return {name: int(value, 16) for name, value in (pair.split("=") for pair in match[1].split(":"))}


class Tunables(unittest.TestCase):
    def line(self, *arguments, status=0, **options) -> dict[str, int]:
        done = run(NT_QUIRK, "--format", "glibc-tunables", *arguments, env={**PLAIN, **options})
        self.assertEqual(done.returncode, status, done.stderr)
        return parse(done.stdout)

    def test_it_follows_the_selection(self):
        for cpu in "6:79:1", "6:85:7", "25:1:1", "23:49:0", "26:2:1", "6:106:6":
            with self.subTest(cpu):
                found = self.line("--cpu", cpu)
                answer = strict_json(nt_quirk("--cpu", cpu, "--format", "json").stdout)
                tiers, (nt, vectors) = answer["select"]["tiers"], (answer["quirks"][kind]["verdict"] for kind in ("nt", "nt_vector"))
                never = tiers[-1]["arm"] in ("stosb", "stosq") or (nt if vectors == "unknown" else vectors) == "bad"
                self.assertEqual(found[CLEARS], NEVER if never else tiers[-2]["up_to"])
                self.assertEqual(found[COPIES], found[CLEARS])
                self.assertEqual(found.get(STOSB), next((before["up_to"] for before, tier in zip(tiers, tiers[1:]) if tier["arm"] == "stosb"), None))
        self.assertEqual(self.line("--cpu", "6:79:1")[CLEARS], 128 << 20)
        self.assertEqual(self.line("--cpu", "6:85:7")[CLEARS], NEVER)
        self.assertEqual(self.line("--cpu", "25:1:1")[CLEARS], NEVER)  # ours takes clzero, which glibc does not have

    def test_bounds(self):
        """C16, C17: glibc ignores what is out of bounds, so the line never is. Whatever the database says of this CPU."""
        for threshold, wanted in ("1", 0x4040), ("16448", 0x4040), ("16449", 16449), ("99999999999999999999", NEVER):
            with self.subTest(threshold):
                status = nt_quirk().returncode
                self.assertEqual(self.line(status=status, NT_QUIRK=f"threshold={threshold},mask=clzero,table=off")[CLEARS], wanted)

    def test_without_erms(self):
        self.assertNotIn(STOSB, self.line("--cpu", "23:49:0"))

    def test_this_glibc_takes_it(self):
        """The loader shows each value as set, but for the tunable that this glibc may lack; nt-quirk says so then."""
        done = run(NT_QUIRK, "--format", "glibc-tunables", env=PLAIN)
        wanted = parse(done.stdout)
        listed = run(LOADER, "--list-tunables", env={"GLIBC_TUNABLES": done.stdout.strip().split("=", 1)[1]}).stdout
        shown = {name: int(value, 16) for name, value in re.findall(r"^(\S+): (0x\w+)", listed, re.M)}
        for name in wanted:
            if name in shown:
                self.assertEqual(shown[name], wanted[name], name)
        self.assertIn(COPIES, shown)
        self.assertEqual(CLEARS not in shown, "x86_memset_non_temporal_threshold" in done.stderr, done.stderr)

    def test_a_program_runs_under_it(self):
        done = run(NT_QUIRK, "--format", "glibc-tunables", env=PLAIN)
        name, value = done.stdout.strip().split("=", 1)
        code = "b = bytearray(1 << 27); assert b.count(0) == 1 << 27; print('cleared')"
        self.assertEqual(run("/usr/bin/python3", "-c", code, env={**os.environ, name: value}).stdout, "cleared\n")


if __name__ == "__main__":
    unittest.main()
