# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What the built library may and may not contain."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import BUILD, ROOT

#: All that libntquirk may want of the C library: it never prints, exits or allocates, and reads the environment
#: only where set-user-id programs do not.
WANTED = {"memchr", "memcmp", "memcpy", "memmove", "memset", "secure_getenv", "strcspn", "strlen", "strnlen"}

#: What compilers and the dynamic linker add.
TOOLCHAIN = {"__stack_chk_fail", "__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable",
             "_ITM_registerTMCloneTable"}


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Library(unittest.TestCase):
    shared = str(BUILD / "libntquirk.so")
    static = str(BUILD / "libntquirk.a")

    def test_it_wants_nothing_that_prints_exits_or_allocates(self):
        names = {line.split()[-1].split("@")[0] for line in run("nm", "-D", "-u", self.shared).splitlines()}
        self.assertLessEqual(names - TOOLCHAIN, WANTED)
        self.assertIn("secure_getenv", names)

    def test_it_exports_what_is_ours(self):
        names = {line.split()[-1] for line in run("nm", "-D", "--defined-only", self.shared).splitlines()}
        self.assertIn("ntq_clear@@NTQ_1", names)
        self.assertEqual(["NTQ_1"], sorted(name for name in names if not name.endswith("@@NTQ_1")))
        names = {name.split("@")[0] for name in names} - {"NTQ_1"}
        self.assertEqual([], sorted(name for name in names if not name.startswith("ntq_")))
        declared = re.findall(r"\b(ntq_\w+)\(", re.sub(r"/\*.*?\*/", "", (ROOT / "runtime/nt_quirk.h").read_text(), flags=re.S))
        self.assertEqual(names, set(declared))
        self.assertNotIn("ntq_selected", names)
        self.assertNotIn("ntq_arm_entry", names)

    def test_no_executable_stack(self):
        self.assertRegex(run("readelf", "-lW", self.shared), r"GNU_STACK .* RW +0x")

    def test_no_function_pointer_is_writable(self):
        """Every relocated word of the static library lies in a section that is read-only once relocated."""
        sections = re.findall(r"Relocation section '\.rela(\S+)'", run("readelf", "-rW", self.static))
        writable = [name for name in sections if name.startswith((".data", ".bss", ".init_array", ".ctors"))]
        self.assertEqual([], [name for name in writable if not name.startswith(".data.rel.ro")])

    def test_no_constructor(self):
        self.assertNotIn(".init_array", run("readelf", "-SW", self.static))


class SetUserId(unittest.TestCase):
    library = str(BUILD / "libntquirk.a")
    PROGRAM = """
#include <nt_quirk.h>
#include <stdio.h>
int main(void)
{
	struct ntq_selection selection;
	ntq_explain(&selection);
	puts(ntq_arm_info(selection.tiers[0].arm)->name);
	return 0;
}
"""

    def test_it_ignores_the_environment(self):
        """Root's program with the set-user-id bit, run by nobody: NT_QUIRK= is not believed. Needs root."""
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "program"
            subprocess.run(["gcc", "-x", "c", "-", f"-I{ROOT}/runtime", "-o", program, "-x", "none", self.library], input=self.PROGRAM, text=True, check=True)
            os.chmod(folder, 0o755)
            said = {}
            for mode in 0o755, 0o4755:
                os.chmod(program, mode)
                said[mode] = subprocess.run([program], env={"NT_QUIRK": "arm=loop"}, user=65534, group=65534, extra_groups=[],
                                            capture_output=True, text=True, check=True).stdout.strip()  # fmt: skip
            self.assertEqual(said[0o755], "loop")
            self.assertNotEqual(said[0o4755], "loop")


class Manual(unittest.TestCase):
    def test_it_names_every_arm_feature_and_token(self):
        page = (ROOT / "docs/nt_quirk.3").read_text()
        words = set(re.findall(r"[a-z_0-9]+", page))
        arms = set(re.findall(r"^NTQ_ARM\((\w+)", (ROOT / "runtime/clear_variants.def").read_text(), re.M))
        features = set(re.findall(r'{ "(\w+)", NTQ_FEATURE', (ROOT / "runtime/cpu_id.c").read_text()))
        tokens = set(re.findall(r'"(\w+=(?:off)?)"', (ROOT / "runtime/nt_override.c").read_text()))
        self.assertTrue(len(arms) >= 12 and len(features) >= 7 and len(tokens) >= 4, (arms, features, tokens))
        self.assertEqual(set(), (arms | features) - words)
        self.assertEqual([], [token for token in tokens if token not in page])

    def test_it_has_every_function_that_clears(self):
        header = (ROOT / "runtime/nt_quirk.h").read_text()
        declared = re.findall(r"^(?:void|void \*) ?\*?(ntq_(?:clear|memset|explain)\w*)\(", header, re.M)
        self.assertGreaterEqual(len(declared), 5)
        self.assertEqual([], [name for name in declared if f".Fn {name} " not in (ROOT / "docs/nt_quirk.3").read_text()])


if __name__ == "__main__":
    unittest.main()
