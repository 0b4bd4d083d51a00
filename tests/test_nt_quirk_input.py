# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What nt-quirk reads of other machines: /proc/cpuinfo and CPUID dumps, real, made up, broken and hostile."""

import re
import unittest
from pathlib import Path

from support import ROOT
from ask_nt_quirk import ANSWERED, BAD_INPUT, NOT_IN_DATABASE, Case, nt_quirk
from identity import parse

MACHINES = ROOT / "tests" / "machines"


def registers(text: str) -> tuple[int, int, int]:
    """EBX, ECX and EDX of leaf 0 for a vendor."""
    ebx, edx, ecx = (int.from_bytes(text.encode("latin-1")[at : at + 4], "little") for at in (0, 4, 8))
    return ebx, ecx, edx


def leaves(vendor="GenuineIntel", eax=0x000406F1, erms=True, avx512=False, clzero=False, guest=False, core=0, top=0x1A) -> dict:
    """The CPUID answers of one processor, as much as counts here: leaf -> (eax, ebx, ecx, edx)."""
    return {
        0: (top, *registers(vendor)),
        1: (eax, 0x00100800, 0x7FFEFBFF | guest << 31, 0xBFEBFBFF),
        7: (0, erms << 9 | avx512 << 16, 0, 0),
        0xD: (0xE7, 0, 0, 0),
        0x1A: (core << 24 | 1, 0, 0, 0),
        0x40000000: (0x40000001, *registers("KVMKVMKVM\0\0\0")),
        0x80000000: (0x80000008, 0, 0, 0),
        0x80000008: (0, int(clzero), 0, 0),
    }


def as_cpuid(*processors: dict) -> str:
    """As `cpuid -r` prints it."""
    lines = []
    for number, processor in enumerate(processors):
        lines.append(f"CPU {number}:")
        for leaf, (eax, ebx, ecx, edx) in processor.items():
            lines.append(f"   0x{leaf:08x} 0x00: eax=0x{eax:08x} ebx=0x{ebx:08x} ecx=0x{ecx:08x} edx=0x{edx:08x}")
    return "\n".join(lines) + "\n"


def as_instlatx64(*processors: dict) -> str:
    """As InstLatx64 and AIDA64 print it, with the lines of other sections and DOS line ends."""
    lines = []
    for number, processor in enumerate(processors):
        lines.append(f"------[ CPUID Registers / Logical CPU #{number} ]------")
        for leaf, values in processor.items():
            mark = " [SL 00]" if leaf == 7 else ""
            lines.append(f"CPUID {leaf:08X}: " + "-".join(f"{value:08X}" for value in values) + mark)
        lines += ["", "------[ MSR Registers ]------", "MSR 00000017: 0010-0000-0000-0000"]
    return "\r\n".join(lines) + "\r\n"


class Inputs(Case):
    def dump(self, text):
        return ("--cpuid-dump", self.file(text))

    def test_machines(self):
        """Each dump under tests/machines is named by the right answer."""
        for option, suffix in ("--cpuinfo", "cpuinfo"), ("--cpuid-dump", "cpuid"):
            files = sorted(MACHINES.glob(f"*.{suffix}"))
            self.assertTrue(files)
            for path in files:
                with self.subTest(path.name):
                    wanted = parse(path.stem)
                    answer = self.answer(option, path)
                    cpu = answer["cpu"]
                    self.assertEqual((cpu["vendor"], cpu["family"], cpu["model"], cpu["stepping"]),
                                     (wanted.vendor, wanted.family, wanted.model, wanted.stepping))  # fmt: skip
                    self.assertEqual(answer["quirks"], self.answer("--cpu", path.stem)["quirks"])

    def test_guest(self):
        """C09: no microcode line, a 508 MiB L3: answered, and marked as a guest's."""
        for option, suffix in ("--cpuinfo", "cpuinfo"), ("--cpuid-dump", "cpuid"):
            answer = self.answer(option, MACHINES / f"AuthenticAMD-26-2-1.{suffix}")
            self.assertTrue(answer["cpu"]["virtual"])
            self.assertTrue(any("hypervisor" in note for note in answer["notes"]))
            self.assertEqual([tier["arm"] for tier in answer["select"]["tiers"]][0], "avx512")

    def test_both_dump_formats(self):
        for text in as_cpuid(leaves()), as_instlatx64(leaves()), as_cpuid(leaves(), leaves()):
            self.assertEqual(self.identity(*self.dump(text)), "GenuineIntel:6:79:1")
        self.assertEqual(self.identity("--cpuid-dump", "-", input=as_cpuid(leaves())), "GenuineIntel:6:79:1")

    def test_feature_bits_gate_the_arms(self):
        """C12: 23:1:2 and others with features masked: no rep stosb without ERMS, no clzero without CLZERO."""
        for erms in False, True:
            for clzero in False, True:
                text = as_cpuid(leaves("AuthenticAMD", 0x00A00F11, erms=erms, clzero=clzero))
                arms = {tier["arm"] for tier in self.answer(*self.dump(text))["select"]["tiers"]}
                self.assertEqual("stosb" in arms, erms)
                self.assertLessEqual("clzero" in arms, clzero)
        text = as_instlatx64(leaves("AuthenticAMD", 0x00800F12, erms=False))
        self.assertEqual(self.identity(*self.dump(text), status=self.known("23:1:2")), "AuthenticAMD:23:1:2")

    def known(self, identity):
        return nt_quirk("--cpu", identity).returncode

    def test_hypervisor_leaf(self):
        """C08: leaf 0x40000000 lies above the maximum basic leaf; the hypervisor bit of leaf 1 counts."""
        for guest in False, True:
            answer = self.answer(*self.dump(as_cpuid(leaves(guest=guest, top=0xD))))
            self.assertIs(answer["cpu"]["virtual"], guest)

    def test_leaf_above_the_maximum(self):
        """Old CPUs answer such a leaf with the data of another one."""
        answer = self.answer(*self.dump(as_cpuid(leaves(top=2, erms=True))))
        self.assertEqual(answer["select"]["tiers"][1]["arm"], "stosq")

    def test_core_types(self):
        """C07: one EAX, leaf 0x1A differs: an answer for each core type; with one type alone, that one."""
        core, atom = leaves(eax=0x000B06A2, core=0x40), leaves(eax=0x000B06A2, core=0x20)
        for text in as_cpuid(core, core, atom), as_instlatx64(core, atom, atom):
            answer = self.answer(*self.dump(text))
            self.assertIsNone(answer["cpu"]["core_type"])
            self.assertEqual([part["cpu"]["core_type"] for part in answer["cores"]], ["core", "atom"])
        answer = self.answer(*self.dump(as_cpuid(atom, atom)))
        self.assertEqual((answer["cpu"]["core_type"], answer["cores"]), ("atom", []))

    def test_common_features(self):
        """What one processor lacks, the whole lacks."""
        answer = self.answer(*self.dump(as_cpuid(leaves(), leaves(erms=False))))
        self.assertEqual(answer["select"]["tiers"][1]["arm"], "stosq")

    def test_invented_identity(self):
        """C10: QEMU's Icelake-Server, an Atom with AVX-512, is shown, not believed, and not looked up."""
        for guest in True, False:
            dump = as_cpuid(leaves(eax=0x00080660, avx512=True, guest=guest))
            answer = self.answer(*self.dump(dump), status=NOT_IN_DATABASE)
            self.assertEqual((answer["known"], answer["cpu"]["trusted"]), (False, False))
            self.assertEqual(answer["quirks"]["nt"]["verdict"], "unknown")
            self.assertIn("contradict", " ".join(answer["notes"]))
        self.assertTrue(self.answer(*self.dump(as_cpuid(leaves(eax=0x00080665))))["cpu"]["trusted"])

    def test_emulated_identity_of_no_entry(self):
        """C11: QEMU's max and kvm64 call themselves K8 and NetBurst."""
        for vendor, eax, erms in ("AuthenticAMD", 0x00060FB1, True), ("GenuineIntel", 0x00000F61, False):
            dump = as_cpuid(leaves(vendor, eax, erms=erms, guest=True))
            answer = self.answer(*self.dump(dump), status=NOT_IN_DATABASE)
            self.assertEqual((answer["known"], answer["quirks"]["nt"]["verdict"]), (False, "unknown"))
            self.assertEqual(answer["select"]["tiers"][1]["arm"], "stosb" if erms else "stosq")

    def test_unknown_cpu_has_the_features_of_its_dump(self):
        """C22."""
        answer = self.answer(*self.dump(as_cpuid(leaves(eax=0x000F06A0))), status=NOT_IN_DATABASE)
        self.assertEqual((answer["cpu"]["model"], answer["select"]["tiers"][1]["arm"]), (250, "stosb"))

    def test_zero_dump(self):
        """C28: all zeroes are no answer of a CPU."""
        zero = {leaf: (0, 0, 0, 0) for leaf in leaves()}
        for text in as_cpuid(zero), as_instlatx64(zero), as_cpuid(leaves(), zero), as_cpuid({**leaves(), 1: (0,) * 4}):
            self.refused(BAD_INPUT, *self.dump(text), says="all zeroes")

    def test_different_processors(self):
        said = self.refused(BAD_INPUT, *self.dump(as_cpuid(leaves(), leaves(eax=0x00050657))), says="6:79:1")
        self.assertIn("6:85:7", said)

    def test_strange_vendor(self):
        """C27: bytes of a vendor that are neither text nor UTF-8 stay valid JSON."""
        text = as_cpuid(leaves("\x01\"\\\xff\xe2\x28A\n\x1b[31"))
        answer = self.answer(*self.dump(text), status=NOT_IN_DATABASE)
        self.assertEqual(answer["cpu"]["vendor"], "\x01\"\\\ufffd\ufffd(A\n\x1b[31")
        shown = nt_quirk(*self.dump(text)).stdout
        self.assertNotIn("\x1b", shown)
        self.assertNotIn("\x01", shown)

    def test_unreadable(self):
        for option in "--cpuinfo", "--cpuid-dump":
            self.refused(BAD_INPUT, option, "/", says=("/", "directory"))
            self.refused(BAD_INPUT, option, "/nonexistent/file", says="/nonexistent/file: No such file")
            self.refused(BAD_INPUT, option, self.file(""), says="empty")
            self.refused(BAD_INPUT, option, self.file("name: value\n\n" * 99), says="no ")
            self.refused(BAD_INPUT, option, "/bin/true", says="binary")
            self.refused(BAD_INPUT, option, self.file(bytes(range(1, 256)) * 999, "wb"), says="no ")
            self.refused(BAD_INPUT, option, "/dev/zero", says="larger than")
            huge = Path(self.file(""))
            with huge.open("wb") as out:
                out.truncate(64 << 20)
            self.refused(BAD_INPUT, option, huge, says="larger than")

    def test_incomplete(self):
        text = (MACHINES / "AuthenticAMD-26-2-1.cpuinfo").read_text()
        for line in "vendor_id", "cpu family", "model", "stepping":
            cut = re.sub(rf"^{line}\t.*\n", "", text, flags=re.M)
            self.refused(BAD_INPUT, "--cpuinfo", self.file(cut), says=f'"{line}"')
        bad = text.replace("stepping\t: 1", "stepping\t: unknown")
        self.refused(BAD_INPUT, "--cpuinfo", self.file(bad), says="26:2:unknown")
        for leaf in 0, 1:
            cut = {key: value for key, value in leaves().items() if key != leaf}
            self.refused(BAD_INPUT, *self.dump(as_cpuid(cut)), says=f"0x{leaf:08x}")

    def test_this_machine(self):
        done = nt_quirk()
        self.assertIn(done.returncode, (ANSWERED, NOT_IN_DATABASE))
        identity = re.search(r"^cpu +(.+?:\d+:\d+:\d+)$", done.stdout, re.M)[1]
        info = nt_quirk("--cpuinfo", "/proc/cpuinfo")
        self.assertIn(identity, info.stdout)


if __name__ == "__main__":
    unittest.main()
