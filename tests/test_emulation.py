# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""nt-quirk on emulated CPUs: the identity it reads, the verdict, and arms that the CPU can run and is good at."""

import json
import re
import shutil
import unittest
from typing import NamedTuple

from support import BUILD, ROOT, run
from ask_nt_quirk import NT_QUIRK, PLAIN


#: What QEMU's models call themselves although no CPU does, or none that runs guests.
MADE_UP = {"AuthenticAMD:15:107:1", "GenuineIntel:15:6:1", "GenuineIntel:6:134:0"}


class Machine(NamedTuple):
    """A line of tests/machines/qemu.tsv."""

    cpu: str
    identity: str
    erms: bool
    believed: bool


def machines() -> list[Machine]:
    lines = (ROOT / "tests" / "machines" / "qemu.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [Machine(cpu, identity, erms == "yes", believed == "yes") for cpu, identity, erms, believed in rows]


def ask(cpu: str, override: str | None = None) -> tuple[int, dict]:
    """Exit status and JSON answer of nt-quirk on an emulated CPU."""
    env = PLAIN if override is None else {**PLAIN, "NT_QUIRK": override}
    done = run("qemu-x86_64", "-cpu", cpu, NT_QUIRK, "--format", "json", env=env)
    if done.returncode not in (0, 3):
        raise AssertionError(f"{cpu}: nt-quirk ended with {done.returncode}: {done.stderr}")
    return done.returncode, json.loads(done.stdout)


class Emulation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("qemu-x86_64"):
            raise AssertionError("qemu-x86_64 is missing: apt-get install qemu-user")
        cls.answers = [(machine, *ask(machine.cpu)) for machine in machines()]

    def test_enough_machines(self):
        self.assertGreaterEqual(len({machine.identity for machine, _, _ in self.answers}), 20)

    def test_identity(self):
        for machine, _, answer in self.answers:
            with self.subTest(machine.cpu):
                cpu = answer["cpu"]
                seen = f"{cpu['vendor']}:{cpu['family']}:{cpu['model']}:{cpu['stepping']}"
                self.assertEqual(seen, machine.identity)
                self.assertEqual(cpu["virtual"], "-hypervisor" not in machine.cpu)
                self.assertEqual(cpu["trusted"], machine.believed)

    def test_believed_identity_gets_the_answer_of_cpu(self):
        for machine, status, answer in self.answers:
            if machine.believed:
                with self.subTest(machine.cpu):
                    asked = run(NT_QUIRK, "--cpu", machine.identity, "--format", "json")
                    self.assertEqual(asked.returncode, status)
                    wanted = json.loads(asked.stdout)
                    for one, other in zip([wanted, *wanted["cores"]], [answer, *answer["cores"]], strict=True):
                        self.assertEqual(one["quirks"], other["quirks"])

    def test_invented_identity_gets_no_verdict(self):
        """No K8 verdict for a guest with ERMS, no Atom's for QEMU's Ice Lake."""
        for machine, status, answer in self.answers:
            if not machine.believed or machine.identity in MADE_UP:
                with self.subTest(machine.cpu):
                    self.assertEqual((status, answer["known"], answer["cpu"]["codename"]), (3, False, None))
                    self.assertEqual({quirk["basis"] for quirk in answer["quirks"].values()}, {"default"})
                    self.assertEqual({answer["quirks"][name]["verdict"] for name in ("nt", "clzero")}, {"unknown"})
                    self.assertTrue(any("invented" in note for note in answer["notes"]), answer["notes"])
                    self.assertEqual(any("contradict" in note for note in answer["notes"]), not machine.believed)

    def test_arms(self):
        """The feature bits outvote the table, and the table the default."""
        for machine, _, answer in self.answers:
            with self.subTest(machine.cpu):
                arms = [tier["arm"] for tier in answer["select"]["tiers"]]
                self.assertIn("stosb" if machine.erms else "stosq", arms)
                self.assertNotIn("stosq" if machine.erms else "stosb", arms)
                self.assertNotIn("clzero", arms)
                vectors = answer["quirks"]["nt_vector"]["verdict"]
                word = answer["quirks"]["nt"]["verdict"] if vectors == "unknown" else vectors
                if word in ("good", "bad"):
                    self.assertEqual(arms[-1] in ("movntdq", "vmovntdq256"), word == "good")

    def test_override(self):
        """NT_QUIRK= acts on this machine, never past the feature bits, and the answer says what it did."""
        cases = {
            "arm=loop": (["loop"], "forced"),
            "arm=clzero": (["sse2", "stosb", "movntdq"], "cannot run"),
            "mask=erms": (["sse2", "stosq", "movntdq"], "masked"),
            "arm=LOOP": (["sse2", "stosb", "movntdq"], "ignored"),
        }
        for override, (arms, note) in cases.items():
            with self.subTest(override):
                _, answer = ask("qemu64,vendor=GenuineIntel,family=6,model=250,stepping=0,+erms", override)
                self.assertEqual([tier["arm"] for tier in answer["select"]["tiers"]], arms)
                self.assertTrue(any(note in text for text in answer["notes"]), answer["notes"])

    def test_every_arm_that_the_cpu_has(self):
        """The arms' own tests where AVX-512, CLZERO and perhaps AVX2 are missing: nothing illegal, and it says what was left out."""
        for cpu, missing in ("qemu64", {"clzero", "avx2", "avx512", "vmovntdq256", "vmovntdq512"}), ("max", {"clzero", "avx512", "vmovntdq512"}):
            with self.subTest(cpu):
                done = run("qemu-x86_64", "-cpu", cpu, BUILD / "tests/check_arms", env={**PLAIN, "CK_RUN_CASE": "arms"}, timeout=180)
                self.assertEqual(done.returncode, 0, done.stdout)
                self.assertEqual(set(re.findall(r"^(\w+): not run, this CPU", done.stdout, re.M)), missing)

    def test_reads_no_file(self):
        """For an identity nothing is opened but what the loader needs."""
        done = run("qemu-x86_64", "-strace", NT_QUIRK, "--cpu", "6:79:1")
        opened = re.findall(r'open(?:at)?\(.*?"([^"]+)"', done.stderr)
        self.assertEqual([path for path in opened if "ld.so" not in path and ".so." not in path], [])
        self.assertIn("write(1,", done.stderr)

if __name__ == "__main__":
    unittest.main()
