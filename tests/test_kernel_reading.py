# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What is read from a tree and how rows are chosen; trees, options and folders that are refused."""

import os
import re
import unittest
from pathlib import Path

import kernel_case
from kernel_case import digest
import support
from support import ROOT, run

from kernel_series import plain, write_series
from kernel_tree import Bit, Tree, free_bit, read_dialect
from kernel_trees import (CASCADE, DIALECTS, ROME, TREES, against_clzero, cpu, decision, make_tree, options, usual)


class Table(kernel_case.Case):
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


class Reading(kernel_case.Case):
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


class Input(kernel_case.Case):
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


if __name__ == "__main__":
    unittest.main()
