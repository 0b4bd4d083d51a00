# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The series on small trees of every dialect: golden patches, code that compiles and runs, updates."""

import os
import re
import unittest
from pathlib import Path

import kernel_case
from support import run

import kernel_arms
import kernel_cover
from kernel_series import write_series
from kernel_trees import (BROADWELL, CASCADE, DIALECTS, NAPLES, ROME, SKYLAKE, STUBS, TREES, decision,
                          make_tree, options, usual)


class Golden(kernel_case.Case):
    def test_series(self):
        """NTQ_UPDATE_GOLDEN=1 rewrites what is expected; look at the diff before it is committed."""
        for dialect in DIALECTS:
            for name, chosen in (("opt-out", {}), ("opt-in", {"policy": "opt-in", "huge": True})):
                with self.subTest(dialect=dialect, policy=name):
                    tree = make_tree(dialect, self.root / f"{dialect}-{name}")
                    out = self.root / f"out-{dialect}-{name}"
                    got = {p.name: p.read_bytes() for p in write_series(usual(), tree, out, options(**chosen))}
                    golden = TREES / dialect / "series" / name
                    if os.environ.get("NTQ_UPDATE_GOLDEN"):
                        for old in golden.glob("*.patch"):
                            old.unlink()
                        golden.mkdir(parents=True, exist_ok=True)
                        for file, data in got.items():
                            (golden / file).write_bytes(data)
                    self.assertEqual(got, {p.name: p.read_bytes() for p in golden.glob("*.patch")})

    def test_order_of_the_decisions_changes_nothing(self):
        first = [p.read_bytes() for p in write_series(usual(), self.tree(), self.out, options())]
        again = write_series(usual()[::-1], self.root / "linux", self.root / "again", options())
        self.assertEqual([p.read_bytes() for p in again], first)

    def test_surroundings_change_nothing(self):
        first = [p.read_bytes() for p in write_series(usual(), self.tree(), self.out, options())]
        config = self.root / "gitconfig"
        config.write_text("[user]\nname = X\nemail = x@y\n[diff]\nnoprefix = true\nalgorithm = patience\n[format]\nsignature = hello\n"
                          "[core]\nautocrlf = true\n[commit]\ngpgsign = true\n")
        saved = dict(os.environ)
        os.environ.update(GIT_CONFIG_GLOBAL=str(config), TZ="Asia/Tokyo", GIT_AUTHOR_NAME="Z", LC_ALL="C.UTF-8")
        try:
            again = write_series(usual(), self.root / "linux", self.root / "again", options())
        finally:
            os.environ.clear()
            os.environ.update(saved)
        self.assertEqual([p.read_bytes() for p in again], first)

    def test_mail_is_plain(self):
        for patch in write_series(usual(), self.tree(), self.out, options()):
            text = patch.read_bytes()
            self.assertTrue(text.isascii(), patch)
            self.assertNotIn(b"\nDate: ", text)
            self.assertNotRegex(text, rb"\n[A-Z][\w-]+-by: ")
            message = text.split(b"\n---\n")[0].split(b"\n\n", 1)[1]
            for line in message.decode().splitlines():
                self.assertTrue(len(line) <= 75 or line.startswith("Link: "), line)


    def test_what_it_costs(self):
        """Stated in the cover letter as `kernel_check.py cost` measured it; 2 KiB of text are the limit."""
        kernel_cover.COST = TREES / "cost.json"
        cover = write_series(usual(), self.tree(), self.out, options())[0].read_text()
        found = re.findall(r"^  (\d\S+) +([+-]\d+) bytes +(\d+) +(\d+) ns$", cover, re.M)
        self.assertEqual(len(found), 2)
        self.assertTrue(all(int(text) <= 2048 and int(calls) > 0 for _, text, calls, _ in found), found)


class Code(kernel_case.Case):
    def test_table_and_its_suite(self):
        """The generated suite passes on the generated table, in every dialect."""
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                self.out = self.root / f"out-{dialect}"
                tree = self.applied(dialect).rename(self.root / dialect)
                program = self.root / f"suite-{dialect}"
                self.compile(tree, "-DCONFIG_NT_QUIRKS_KUNIT_TEST", "-o", program, str(tree / "arch/x86/kernel/cpu/nt_quirks.c"),
                             str(TREES / "match.c"))
                done = run(program)
                self.assertEqual((done.returncode, done.stdout), (0, "x86_nt_quirks: 0 failures\n"))

    def test_suite_sees_a_wrong_table(self):
        tree = self.applied("range-7.0")
        table = tree / "arch/x86/kernel/cpu/nt_quirks.c"
        good, program = table.read_text(), self.root / "suite"
        row = "\tX86_MATCH_VFM_STEPS(INTEL_SKYLAKE_X, 0x5, 0x7, NULL),\n"
        for name, bad in {
            "a row that is missing": good.replace(row, ""),
            "a row that shadows the next": good.replace(row, "\tX86_MATCH_VFM(INTEL_SKYLAKE_X, NULL),\n" + row),
            "a row for another stepping": good.replace("0x5, 0x7", "0x5, 0x8"),
            "a terminator that is none": good.replace("\t{}\n", "\tX86_MATCH_VFM(INTEL_BROADWELL_X, NULL),\n"),
        }.items():
            with self.subTest(name):
                self.assertNotEqual(bad, good)
                table.write_text(bad)
                includes = ["-I" + str(tree / part) for part in ("arch/x86/include", "include")]
                run("gcc", "-w", "-DCONFIG_NT_QUIRKS_KUNIT_TEST", *includes, f"-I{STUBS}", "-o", program, table, TREES / "match.c")
                self.assertEqual(run(program).returncode, 1)

    def test_clearing(self):
        """The arms and the hunks of page_64.h, highmem.h and memory.c clear an extent and nothing beside it."""
        clzero = "clzero" in Path("/proc/cpuinfo").read_text().split()
        for dialect in DIALECTS:
            self.out = self.root / f"out-{dialect}"
            tree = self.applied(dialect, huge=True).rename(self.root / dialect)
            for take in range(4):
                with self.subTest(dialect=dialect, take=take):
                    program = self.root / f"clear-{dialect}-{take}"
                    folio = ["-DFOLIO"] if "folio" in (tree / "mm/memory.c").read_text() else []
                    sources = [tree / "mm/memory.c", tree / "arch/x86/lib/clear_nt.S", tree / "arch/x86/lib/clear_page_64.S", TREES / "clear.c"]
                    self.compile(tree, f"-DTAKE={take}", *folio, "-o", program, *map(str, sources))
                    if clzero or (take < 3 and (take, dialect) != (2, "plain-5.9")):
                        done = run(program)
                        self.assertEqual(done.returncode, 0, done.stdout)
                        told = 0 if dialect == "plain-5.9" else 2048 * 4096
                        self.assertEqual(done.stdout, f"{told} bytes told to KMSAN\n")

    def test_arms_are_those_of_userspace(self):
        """One source: the loops of the kernel's object and of the library's are the same instructions."""
        def loops(objects: Path) -> list[str]:
            text = run("objdump", "-d", "--no-show-raw-insn", objects).stdout
            code = [re.sub(r"^\s*[0-9a-f]+:\s*|\s+(#|<).*", "", line).strip() for line in text.splitlines()]
            code = [re.sub(r"^(j\w+)\s+[0-9a-f]+$", r"\1", line) for line in code if line and not line.startswith("nop")]
            return [" ; ".join(code[i - 10 : i + 1]) for i, line in enumerate(code) if line.startswith("jne") and "movnti" in code[i - 3]] + [
                " ; ".join(code[i - 3 : i + 3]) for i, line in enumerate(code) if line.startswith("jne") and code[i - 3] == "clzero"]

        tree = self.applied("vfm-6.12")
        kernel, user = self.root / "kernel.o", self.root / "user.o"
        self.compile(tree, "-c", "-o", kernel, str(tree / "arch/x86/lib/clear_nt.S"))
        self.assertEqual(run("gcc", "-c", "-o", user, kernel_arms.SOURCE).returncode, 0)
        self.assertEqual(len(loops(kernel)), 2)
        self.assertEqual(loops(kernel), loops(user))

    def test_perf_functions(self):
        """perf's memset functions clear any length at any alignment and return the destination."""
        tree = self.applied("vfm-6.12")
        bench, program = tree / "tools/perf/bench", self.root / "bench"
        harness = self.root / "harness.c"
        harness.write_text(
            '#include <stdlib.h>\n#include <string.h>\n#include "mem-memset-arch.h"\n'
            "int main(void)\n{\n\tstatic char b[1024];\n\tfor (size_t at = 64; at < 130; at++)\n\t\tfor (size_t n = 0; n < 400; n++) {\n"
            "\t\t\tmemset(b, 0x5a, sizeof(b));\n\t\t\tif (memset_movnt(b + at, 0, n) != b + at)\n\t\t\t\treturn 1;\n"
            "\t\t\tfor (size_t i = 0; i < sizeof(b); i++)\n\t\t\t\tif (b[i] != (i >= at && i < at + n ? 0 : 0x5a))\n\t\t\t\t\treturn 2;\n"
            "\t\t}\n\treturn 0;\n}\n")
        self.compile(tree, f"-I{bench}", "-o", program, str(harness), str(bench / "mem-memset-x86-64-nt.c"),
                     str(bench / "mem-memset-x86-64-nt-asm.S"))
        self.assertEqual(run(program).returncode, 0)


class Update(kernel_case.Case):
    def test_a_new_measurement(self):
        tree = self.applied("range-7.0")
        self.out = self.root / "update"
        changed = [decision(SKYLAKE, "bad"), *[d for d in usual() if d.cpu not in (SKYLAKE, NAPLES)], decision(NAPLES, "good")]
        found = write_series(changed, tree, self.out, options())
        self.assertEqual(len(found), 1)
        text = found[0].read_text()
        self.assertIn("Subject: [PATCH] x86/cpu: Update the table behind X86_FEATURE_NT_BAD", text)
        self.assertIn("Listed from now on:\n\n  SKYLAKE_X 6:85:0-4\n", text)
        self.assertIn("No longer listed:\n\n  NAPLES 23:1:2\n", text)
        self.assertEqual(re.findall(r"^\+\+\+ b/(.*)$", text, re.M), ["arch/x86/kernel/cpu/nt_quirks.c", "arch/x86/kernel/cpu/nt_quirks_test.c"])
        self.git(tree, "am", "-q", str(found[0]))
        self.compile(tree, "-DCONFIG_NT_QUIRKS_KUNIT_TEST", "-o", self.root / "suite",
                     str(tree / "arch/x86/kernel/cpu/nt_quirks.c"), str(TREES / "match.c"))
        self.assertEqual(run(self.root / "suite").returncode, 0)
        self.assertEqual(write_series(changed, tree, self.root / "third", options()), [])

    def test_nothing_new(self):
        tree = self.applied("vfm-6.12")
        self.assertEqual(write_series(usual(), tree, self.root / "none", options()), [])
        self.assertFalse((self.root / "none").exists())

    def test_evidence_of_a_row_that_goes(self):
        """Only of that row, and not of its neighbours of the same model."""
        tree = self.applied("vfm-6.12")
        changed = [decision(CASCADE, "good") if d.cpu == CASCADE else d for d in usual()]
        text = write_series(changed, tree, self.root / "update", options())[0].read_text()
        self.assertIn("  SKYLAKE_X, 6:85:5-7 (Cascade Lake-SP):\n  4 KiB a call: good (measured), movnti +50.0 %", text)
        self.assertNotIn("(Skylake-SP)", text)

    def test_the_threshold_follows(self):
        tree = self.applied("vfm-6.12")
        changed = [d for d in usual() if d.cpu != BROADWELL] + [decision(BROADWELL, "good", bracket=(128 << 20, 256 << 20))]
        found = write_series(changed, tree, self.root / "update", options())
        self.assertIn("+#define CLEAR_PAGE_UNCACHED_MIN\t(256UL << 20)", found[0].read_text())

    def test_the_policy_of_the_tree_stays(self):
        tree = self.applied("vfm-6.12", policy="opt-in", flag="NT_FAST")
        self.refused("has policy opt-in and X86_FEATURE_NT_FAST", tree=tree, out=self.root / "u", policy="opt-out")
        found = write_series([d for d in usual() if d.cpu != ROME], tree, self.root / "update", options())
        self.assertIn("X86_FEATURE_NT_FAST", found[0].read_text())
        self.assertNotIn("NT_BAD", found[0].read_text())


if __name__ == "__main__":
    unittest.main()
