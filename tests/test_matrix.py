# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Every signature that QEMU can present in long mode, through the compiled selector, against tests/select_model.py."""

import shutil
import subprocess
import unittest
from concurrent.futures import ThreadPoolExecutor

import select_model
from support import BUILD, ROOT, run

import identity

VENDORS = {"GenuineIntel": "INTEL", "AuthenticAMD": "AMD", "HygonGenuine": "HYGON", "CentaurHauls": "CENTAUR", "  Shanghai  ": "ZHAOXIN"}

#: The features that QEMU 7.2 can emulate; CLZERO and AVX-512 it cannot: the probe asks the selector about those.
EMULATED = {"plain": ("", {"SSE2", "HYPERVISOR"}), "all": (",+erms,+xsave,+avx,+avx2", {"SSE2", "HYPERVISOR", "ERMS", "AVX2"}),
            "no ERMS": (",+xsave,+avx,+avx2", {"SSE2", "HYPERVISOR", "AVX2"}), "not saved by the OS": (",+erms,+avx2,-xsave,-avx", {"SSE2", "HYPERVISOR", "ERMS"})}  # fmt: skip


def signatures() -> list[tuple[str, int]]:
    lines = (ROOT / "db/signatures.tsv").read_text().splitlines()
    return [(line.split("\t")[0], int(line.split("\t")[1], 16)) for line in lines if not line.startswith("#")]


class Matrix(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("qemu-x86_64"):
            raise AssertionError("qemu-x86_64 is missing: make deps")
        cls.probe = BUILD / "tests/probe"
        cls.probe.parent.mkdir(parents=True, exist_ok=True)
        built = run("gcc", "-std=gnu11", "-O1", "-static", "-D_GNU_SOURCE", f"-I{ROOT / 'runtime'}", f"-I{ROOT / 'generated/user'}", "-o", cls.probe,
                    ROOT / "tests/probe/probe.c", *sorted((ROOT / "runtime").glob("*.[cS]")), ROOT / "generated/user/nt_dispatch.S")  # fmt: skip
        if built.returncode:
            raise AssertionError(built.stderr)
        cls.table = select_model.rows()

    def start(self, vendor: str, eax: int, flags: str) -> subprocess.CompletedProcess:
        family, model, stepping = identity.decode(eax)
        # The fields as CPUID has them: QEMU splits the family, and takes the model for one of eight bits.
        return run("qemu-x86_64", "-cpu", f"qemu64,vendor={vendor},family={family},model={model},stepping={stepping}{flags}", self.probe, env={})

    def wanted_features(self, bits: int) -> set[str]:
        return {name for name, bit in select_model.FEATURES.items() if bits & bit}

    def check(self, vendor: str, eax: int, name: str, done: subprocess.CompletedProcess) -> int:
        """The number of selections compared."""
        with self.subTest(vendor=vendor, eax=hex(eax), features=name):
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            first, *lines, last = done.stdout.splitlines()
            self.assertEqual(last, "ran")
            number, family, model, stepping, core, bits, *caches = (int(field) for field in first.split("\t"))
            self.assertEqual((family, model, stepping), identity.decode(eax))
            self.assertEqual((select_model.VENDORS[number], core), (VENDORS[vendor], 0))
            self.assertEqual(self.wanted_features(bits), EMULATED[name][1])
            row = select_model.find(self.table, VENDORS[vendor], family, model, stepping)
            for line in lines:
                bits, flags, threshold, hot, *tiers = line.split("\t")
                found = select_model.Selection(int(flags), int(threshold), hot, [(arm, int(limit)) for arm, limit in zip(tiers[::2], tiers[1::2], strict=True)])
                self.assertEqual(found, select_model.select(row, self.wanted_features(int(bits)), *caches), line)
            return len(lines)

    def test_every_signature(self):
        tasks = [(vendor, eax, name) for number, (vendor, eax) in enumerate(signatures()) for index, name in enumerate(EMULATED)
                 if index < 2 or number % 8 == 0]  # fmt: skip
        with ThreadPoolExecutor(2) as pool:
            done = list(pool.map(lambda task: self.start(task[0], task[1], EMULATED[task[2]][0]), tasks))
        compared = sum(self.check(*task, result) or 0 for task, result in zip(tasks, done, strict=True))
        self.assertGreaterEqual(compared, 2 * 64 * 216)


if __name__ == "__main__":
    unittest.main()
