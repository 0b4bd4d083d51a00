# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The series on small trees of every dialect: golden patches, code that compiles and runs, and refusals."""

import hashlib
import os
import re
import tempfile
import unittest
from pathlib import Path

import support
from support import ROOT, run

import kernel_arms
import kernel_cover
from kernel_series import plain, write_series
from kernel_trees import (BROADWELL, CASCADE, DIALECTS, NAPLES, ROME, SKYLAKE, STUBS, TREES, against_clzero, cpu, decision,
                          make_tree, options, usual)
from kernel_tree import Bit, KernelError, Tree, free_bit, read_dialect

WARNINGS = ["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-sign-compare", "-Wno-unused-parameter"]


def digest(root: Path) -> dict[str, tuple]:
    """Every file of a tree with its content and its time: what must not change."""
    return {str(p.relative_to(root)): (hashlib.sha256(p.read_bytes()).hexdigest(), p.stat().st_mtime_ns)
            for p in sorted(root.rglob("*")) if p.is_file()}


class Case(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="ntq-kernel-")
        self.addCleanup(holder.cleanup)
        self.root = Path(holder.name)
        cost, kernel_cover.COST = kernel_cover.COST, TREES / "no-cost.json"
        self.addCleanup(setattr, kernel_cover, "COST", cost)
        self.out = self.root / "out"

    def tree(self, dialect: str = "vfm-6.12", name: str = "linux") -> Path:
        return make_tree(dialect, self.root / name)

    def refused(self, *fragments: str, tree=None, out=None, decisions=None, **chosen) -> None:
        """The series is refused with a message that holds these words, and nothing has been written."""
        before = sorted(self.root.rglob("*.patch"))
        with self.assertRaises(KernelError) as caught:
            write_series(usual() if decisions is None else decisions, tree, out or self.out, options(**chosen))
        for fragment in fragments:
            self.assertIn(fragment, str(caught.exception))
        self.assertEqual(sorted(self.root.rglob("*.patch")), before)

    def edit(self, path: Path, pattern: str, new: str) -> None:
        old = path.read_text()
        changed = re.sub(pattern, new, old, flags=re.M)
        self.assertNotEqual(changed, old)
        path.write_text(changed)

    def git(self, tree: Path, *arguments: str):
        done = run("git", "-c", "user.name=t", "-c", "user.email=t@example.org", *arguments, cwd=tree,
                   env={**os.environ, "HOME": str(self.root)})
        self.assertEqual(done.returncode, 0, done.stderr)
        return done

    def applied(self, dialect: str, decisions=None, **chosen) -> Path:
        """A tree of the dialect with its series on it, by git am."""
        tree = self.tree(dialect)
        patches = write_series(decisions or usual(), tree, self.out, options(**chosen))
        self.git(tree, "init", "-q", ".")
        self.git(tree, "add", "-A")
        self.git(tree, "commit", "-q", "-m", "base")
        self.git(tree, "am", "-q", "--whitespace=error", *[str(p) for p in patches if "0000" not in p.name])
        return tree

    def compile(self, tree: Path, *arguments: str):
        includes = [f"-I{tree / part}" for part in ("arch/x86/include", "include", "arch/x86/kernel/cpu")]
        done = run("gcc", *WARNINGS, *includes, f"-I{STUBS}", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)


class Golden(Case):
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


class Code(Case):
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


class Table(Case):
    def rows(self, decisions, **chosen) -> list[str]:
        text = plain(decisions, options(**chosen))["nt_quirks.c"].decode()
        return re.findall(r"^\t(X86_.*),$|^\t(\{\})$", text, re.M)

    def test_empty_table_keeps_its_terminator(self):
        """Guards against what happened to erratum_1386_microcode[]: a table that lost its end."""
        self.assertEqual(self.rows([]), [("", "{}")])
        self.assertEqual(self.rows([decision(ROME, "good")]), [("", "{}")])

    def test_the_most_specific_entry_speaks(self):
        every = cpu("GenuineIntel", 6, 85, (0, 15), "SKYLAKE_X", "all of them")
        found = self.rows([decision(every, "bad"), decision(CASCADE, "good")])
        self.assertEqual([row for row, _ in found], ["X86_MATCH_VFM_STEPS(INTEL_SKYLAKE_X, 0x0, 0x4, NULL)",
                                                     "X86_MATCH_VFM_STEPS(INTEL_SKYLAKE_X, 0x8, 0xf, NULL)", ""])

    def test_policy(self):
        self.assertEqual(self.rows([decision(ROME, "good"), decision(CASCADE, "bad")], policy="opt-in"),
                         [("X86_MATCH_VFM(VFM_MAKE(X86_VENDOR_AMD, 0x17, 0x31), NULL)", ""), ("", "{}")])

    def test_guests_never_decide(self):
        self.assertEqual(self.rows([decision(CASCADE, "bad", basis="virtual")]), [("", "{}")])

    def test_the_chunk_of_the_kernel_decides(self):
        """Milan: good by the page, bad by the gigabyte."""
        milan = decision(cpu("AuthenticAMD", 25, 1, (0, 15), "MILAN", "EPYC Milan"), "bad", by_chunk={8 << 20: "good"})
        self.assertEqual(len(self.rows([milan])), 2)
        self.assertNotIn("0x19", "".join(p.read_text() for p in write_series([milan], self.tree(), self.out, options()) if "0001" in p.name))

    def test_clzero_is_left_out_where_the_evidence_speaks_against_it(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                self.out = self.root / f"out-{dialect}"
                tree = self.applied(dialect, decisions=[against_clzero(decision(ROME, "good")), decision(CASCADE, "bad")]).rename(self.root / dialect)
                header = (tree / "arch/x86/include/asm/page_64.h").read_text()
                self.assertNotIn("X86_FEATURE_CLZERO", header)
                self.compile(tree, "-DTAKE=1", "-c", "-o", self.root / "memory.o", str(tree / "mm/memory.c"))
                self.assertIn("it was measured to be slower on ROME (23:49)", self.git(tree, "log", "--format=%B").stdout)

    def test_core_types_become_one_row(self):
        core, atom = (cpu("GenuineIntel", 6, 183, (0, 15), "RAPTORLAKE", "Raptor Lake", kind) for kind in ("core", "atom"))
        for words, policy, expected in ((("good", "bad"), "opt-out", 2), (("good", "bad"), "opt-in", 1), (("good", "good"), "opt-in", 2),
                                        (("unknown", "good"), "opt-in", 1), (("unknown", "good"), "opt-out", 1)):
            with self.subTest(words=words, policy=policy):
                self.assertEqual(len(self.rows([decision(core, words[0]), decision(atom, words[1])], policy=policy)), expected)

    def test_hostile_names(self):
        evil = ["*/ int x; /*", 'a"b\\', "line\nbreak", "{{ 7*7 }}", "%s%n", "caf\u00e9 \u202e", "\\\n#define y", "x" * 300, "??/"]
        found = [decision(cpu("GenuineIntel", 6, 100 + i, (0, 15), "BAD", name), "bad") for i, name in enumerate(evil)]
        tree = self.applied("range-7.0", decisions=found)
        self.compile(tree, "-DCONFIG_NT_QUIRKS_KUNIT_TEST", "-o", self.root / "suite",
                     str(tree / "arch/x86/kernel/cpu/nt_quirks.c"), str(TREES / "match.c"))
        self.assertEqual(run(self.root / "suite").returncode, 0)

    def test_hostile_text_in_a_message(self):
        """Words of a database cannot end a message, forge a tag or start a diff."""
        evil = "x\n---\ndiff --git a/Makefile b/Makefile\nSigned-off-by: Nobody <n@b>\nFrom 0000"
        found = [decision(cpu("GenuineIntel", 6, 85, (5, 7), "SKYLAKE_X", evil), "bad")]
        tree = self.applied("vfm-6.12", decisions=found)
        self.assertEqual(self.git(tree, "log", "--format=%(trailers:key=Signed-off-by)").stdout.strip(), "")
        self.assertEqual(self.git(tree, "diff", "HEAD~6", "--", "Makefile").stdout, "")

    def test_codename_that_means_another_model(self):
        wrong = decision(cpu("GenuineIntel", 6, 86, (0, 15), "SKYLAKE_X", "a typing mistake"), "bad")
        self.refused("SKYLAKE_X is 6:86 here and 6:85 in the tree", tree=self.tree(), decisions=[wrong])


class Reading(Case):
    def test_dialects(self):
        found = {name: read_dialect(Tree(self.tree(name, name))) for name in DIALECTS}
        self.assertEqual([d.match for d in found.values()], ["long", "steppings", "steppings", "steps"])
        self.assertEqual([d.ranged for d in found.values()], [False, False, False, True])
        self.assertEqual([d.ret for d in found.values()], ["ret", "RET", "RET", "RET"])
        self.assertEqual([d.alt_not for d in found.values()], [False, True, True, True])

    def test_free_bit(self):
        bits = {name: free_bit(Tree(self.tree(name, name))) for name in DIALECTS}
        self.assertEqual(bits, {"plain-5.9": Bit(11, 31), "fam6-6.1": Bit(21, 30), "vfm-6.12": Bit(21, 30), "range-7.0": Bit(21, 30)})

    def fill(self, tree: Path, words: list[int]) -> None:
        features = tree / "arch/x86/include/asm/cpufeatures.h"
        for word in words:
            lines = "".join(f"#define X86_FEATURE_F{word}_{bit}\t({word}*32+ {bit})\n" for bit in range(32))
            self.edit(features, rf"^(#define X86_FEATURE_\w+\s+\( ?{word}\*32.*\n)", lambda m: m[0] + lines if "F" + str(word) not in m[0] else m[0])

    def test_the_next_word_if_one_is_full(self):
        tree = self.tree("fam6-6.1")
        self.fill(tree, [21])
        self.assertEqual(free_bit(Tree(tree)), Bit(11, 31))

    def test_no_free_bit(self):
        tree = self.tree("fam6-6.1")
        self.fill(tree, [3, 11, 21])
        self.refused("cpufeatures.h: no free feature bit in the Linux defined words 21, 11, 3", tree=tree)

    def test_a_bit_behind_a_comment_of_many_lines(self):
        tree = self.applied("range-7.0")
        text = (tree / "arch/x86/include/asm/cpufeatures.h").read_text()
        self.assertRegex(text, r"MMIO\n\t+ \*/\n#define X86_FEATURE_NT_BAD\t\t\(21\*32\+30\) /\* \"nt_bad\"")

    def test_missing_anchors(self):
        """Every anchor, when it is not there, is named with its file."""
        for dialect, file, pattern, fragments in (
            ("vfm-6.12", "arch/x86/kernel/cpu/Makefile", r"^obj-y.*match\.o\n", ("cpu/Makefile: looked for obj-y += match.o",)),
            ("vfm-6.12", "arch/x86/kernel/cpu/cpu.h", r"^.*get_cpu_cap.*\n", ("cpu.h: looked for the prototype of get_cpu_cap()",)),
            ("vfm-6.12", "arch/x86/kernel/cpu/common.c", r"^static void identify_cpu", ("common.c: looked for the start of the call of c_init()",)),
            ("vfm-6.12", "arch/x86/lib/Makefile", r"clear_page_64\.o", ("lib/Makefile: looked for lib-y += clear_page_64.o",)),
            ("vfm-6.12", "arch/x86/include/asm/page_64.h", r"^void copy_page.*\n", ("page_64.h: looked for the prototype of copy_page()",)),
            ("vfm-6.12", "arch/x86/include/asm/page_64.h", r"^void clear_page_rep.*\n", ("page_64.h: looked for clear_pages(", "fits no dialect")),
            ("vfm-6.12", "arch/x86/include/asm/cpu_device_id.h", r"define X86_MATCH_", ("X86_MATCH_VFM_STEPS", "fits no dialect")),
            ("vfm-6.12", "arch/x86/lib/clear_page_64.S", r"^SYM_FUNC_START", ("looked for SYM_FUNC_START",)),
            ("vfm-6.12", "arch/x86/lib/clear_page_64.S", r"^#include <linux/export.h>\n", ("looked for #include <linux/export.h>",)),
            ("vfm-6.12", "include/linux/highmem.h", r"^#ifndef vma_alloc.*\n", ("highmem.h: looked for the #ifndef behind",)),
            ("range-7.0", "include/linux/highmem.h", r"^#ifndef vma_alloc.*\n", ("highmem.h: looked for #ifndef vma_alloc",)),
            ("vfm-6.12", "mm/memory.c", r"clear_gigantic_page\(struct folio", ("memory.c: looked for the start of clear_gigantic_page()",)),
            ("range-7.0", "mm/memory.c", r"clear_user_highpages\(page", ("the call of clear_user_highpages() in clear_contig_highpages(), found it 0 times",)),
            ("vfm-6.12", "arch/x86/Kconfig.debug", r"Choose kernel unwinder", ("Kconfig.debug: looked for the choice of the kernel unwinder",)),
            ("vfm-6.12", "tools/perf/bench/Build", r"mem-memset", ("bench/Build: looked for mem-memset-x86-64-asm.o",)),
            ("vfm-6.12", "arch/x86/include/asm/cpufeatures.h", r"^#define NCAPINTS.*\n", ("looked for NCAPINTS",)),
        ):
            with self.subTest(file=file, pattern=pattern):
                tree = make_tree(dialect, self.root / f"{dialect}-{abs(hash((file, pattern)))}")
                self.edit(tree / file, pattern, "xx")
                self.refused(*fragments, tree=tree)

    def test_a_file_that_is_missing(self):
        tree = self.tree()
        (tree / "mm/memory.c").unlink()
        self.refused("mm/memory.c: No such file", tree=tree)

    def test_an_anchor_that_is_there_twice(self):
        tree = self.tree()
        self.edit(tree / "arch/x86/kernel/cpu/Makefile", r"^(obj-y.*match\.o\n)", r"\1\1")
        self.refused("found it 2 times", tree=tree)


class Input(Case):
    def test_tree_is_not_modified(self):
        for dialect in DIALECTS:
            tree = self.tree(dialect, dialect)
            self.git(tree, "init", "-q", ".")
            self.git(tree, "add", "-A")
            self.git(tree, "commit", "-q", "-m", "base")
            before = digest(tree)
            write_series(usual(), tree, self.root / f"out-{dialect}", options())
            self.assertEqual(digest(tree), before)

    def test_no_kernel(self):
        (self.root / "empty").mkdir()
        self.refused("looked for Makefile; is this the top of a Linux source tree?", tree=self.root / "empty")
        self.refused("this is no directory", tree=self.root / "nowhere")
        (self.root / "file").write_text("x")
        self.refused("this is no directory", tree=self.root / "file")

    def test_another_flag_of_that_name(self):
        tree = self.tree()
        self.edit(tree / "arch/x86/include/asm/cpufeatures.h", r"^(#define X86_FEATURE_TSA_FILL_NO.*\n)",
                  r"\1#define X86_FEATURE_NT_BAD\t\t(21*32+18) /* something else */\n")
        self.refused("X86_FEATURE_NT_BAD is there already", "FLAG=", tree=tree)
        names = [p.name for p in write_series(usual(), tree, self.out, options(flag="NT_SLOW"))]
        self.assertIn("NT_SLOW", names[1])

    def test_a_file_of_that_name(self):
        tree = self.tree()
        (tree / "arch/x86/kernel/cpu/nt_quirks.c").write_text("/* somebody else's */\n")
        self.refused("nt_quirks.c: looked for", "not of this series", tree=tree)

    def test_bad_options(self):
        tree = self.tree()
        self.refused("POLICY=maybe: looked for opt-out or opt-in", tree=tree, policy="maybe")
        self.refused("ONLY=arms: looked for table", tree=tree, only="arms")
        for flag in ("nt_bad", "X", "NT BAD", "A" * 30, "NT_BAD)\n#define x"):
            self.refused("FLAG=", tree=tree, flag=flag)

    def test_only_the_table(self):
        found = write_series(usual(), self.tree(), self.out, options(only="table"))
        self.assertEqual([p.name[:4] for p in found], ["0001"])
        self.assertIn(b"Subject: [PATCH] x86/cpu: Add X86_FEATURE_NT_BAD", found[0].read_bytes())

    def test_dirty_tree(self):
        tree = self.tree()
        self.git(tree, "init", "-q", ".")
        self.git(tree, "add", "-A")
        self.git(tree, "commit", "-q", "-m", "base")
        (tree / "Kbuild").write_text("# changed, but not in the way\n")
        write_series(usual(), tree, self.out, options())
        self.edit(tree / "mm/memory.c", r"\Z", "\n")
        self.refused("changes that are not committed in mm/memory.c", tree=tree, out=self.root / "other")

    def test_a_tree_inside_another_repository(self):
        """A tarball unpacked below some project is no git tree of its own."""
        tree = self.tree()
        self.git(self.root, "init", "-q", ".")
        self.assertEqual(len(write_series(usual(), tree, self.out, options())), 7)

    def test_paths_with_spaces(self):
        tree = make_tree("vfm-6.12", self.root / "my linux 'tree'")
        self.assertEqual(len(write_series(usual(), tree, self.root / "my out", options())), 7)

    def test_out_is_replaced_by_its_own_kind_only(self):
        tree = self.tree()
        first = write_series(usual(), tree, self.out, options())
        again = write_series(usual(), tree, self.out, options(only="table"))
        self.assertEqual(sorted(p.name for p in self.out.glob("*.patch")), [again[0].name])
        self.assertFalse(first[0].exists())
        (self.out / "0001-mine.patch").write_text("mine")
        self.refused("holds other patches (0001-mine.patch)", tree=tree)

    def test_out_inside_the_tree(self):
        tree = self.tree()
        self.refused("is inside the kernel tree", tree=tree, out=tree / "patches")
        self.assertFalse((tree / "patches").exists())

    def test_out_that_cannot_be_written(self):
        self.refused("the series was not written", tree=self.tree(), out=Path("/proc/series"))
        (self.root / "plain").write_text("x")
        self.refused("the series was not written", tree=self.root / "linux", out=self.root / "plain" / "out")
        self.assertFalse(self.out.exists())

    def test_out_that_is_read_only(self):
        """As nobody, because root may write anywhere."""
        tree, script = self.tree(), self.root / "try.py"
        script.write_text(
            f"import os, sys\nsys.path[:0] = [{str(ROOT / 'tests')!r}, {str(ROOT / 'gen')!r}]\n"
            "from pathlib import Path\nfrom kernel_trees import *\nfrom kernel_series import write_series\n"
            f"os.setuid(65534) if os.getuid() == 0 else None\n"
            f"write_series(usual(), Path({str(tree)!r}), Path({str(self.out)!r}), options())\n")
        self.out.mkdir(mode=0o555)
        self.root.chmod(0o755)
        done = run(support.sys.executable, "-B", script)
        self.assertIn("Permission denied; the series was not written", done.stderr)
        self.assertEqual(list(self.out.iterdir()), [])

    def test_signoff(self):
        tree = self.tree()
        self.git(tree, "init", "-q", ".")
        self.git(tree, "add", "-A")
        self.git(tree, "commit", "-q", "-m", "base")
        saved = dict(os.environ)
        os.environ.update(HOME=str(self.root), XDG_CONFIG_HOME=str(self.root), GIT_CONFIG_NOSYSTEM="1")
        os.environ.pop("GIT_CONFIG_GLOBAL", None)
        try:
            self.refused("SIGNOFF: looked for an ASCII user.name", tree=tree, signoff=True)
            self.git(tree, "config", "user.name", "A U Thor")
            self.git(tree, "config", "user.email", "author@example.org")
            found = write_series(usual(), tree, self.out, options(signoff=True))
        finally:
            os.environ.clear()
            os.environ.update(saved)
        for patch in found[1:]:
            text = patch.read_text()
            self.assertIn("\nFrom: A U Thor <author@example.org>\n", text)
            self.assertEqual(re.findall(r"^Signed-off-by: .*$", text, re.M), ["Signed-off-by: A U Thor <author@example.org>"])


class Update(Case):
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
