# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""make install and uninstall, and programs that use what was installed."""

import os
import shlex
import tempfile
import unittest
from pathlib import Path

from support import BUILD, ROOT, run

#: As a user would call make, whatever make runs the tests.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}

PROGRAM = """
#include <nt_quirk.h>
#include <stdio.h>
int main(void)
{
	static char memory[3 * 4096];
	struct ntq_selection selection;
	ntq_memset(memory, 7, sizeof(memory));
	ntq_clear_pages(memory, 2);
	ntq_explain(&selection);
	printf("%d %d %s\\n", memory[8191], memory[8192], ntq_arm_info(selection.tiers[0].arm)->name);
	return 0;
}
"""


def make(*arguments):
    return run("make", "-C", ROOT, f"O={os.path.relpath(BUILD, ROOT)}", *arguments, env=ENVIRONMENT, timeout=300)


def listing(folder: Path) -> dict[str, tuple]:
    """Everything below folder: mode, and what is in it."""
    return {
        str(path.relative_to(folder)): (path.lstat().st_mode, os.readlink(path) if path.is_symlink() else path.is_file() and path.read_bytes())
        for path in folder.rglob("*")
    }


class Case(unittest.TestCase):
    def folder(self) -> Path:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return Path(folder.name)

    def succeeds(self, done):
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout


class Install(Case):
    def test_uninstall_is_its_inverse(self):
        for words in [], ["PREFIX=/opt/with space"], ["PREFIX=/usr", "LIBDIR=/usr/lib/x86_64-linux-gnu", "MANDIR=/man"]:
            with self.subTest(words):
                root = self.folder()
                (root / "usr/local/lib/pkgconfig").mkdir(parents=True)
                (root / "usr/local/share").mkdir()
                (root / "usr/local/share/other").write_text("not ours")
                before = listing(root)
                self.succeeds(make("install", f"DESTDIR={root}", *words))
                self.assertGreater(len(listing(root)), len(before) + 15)
                self.succeeds(make("uninstall", f"DESTDIR={root}", *words))
                self.assertEqual(listing(root), before)

    def test_twice(self):
        """The second install must not forget which folders the first one made."""
        root = self.folder()
        self.succeeds(make("install", f"DESTDIR={root}"))
        once = listing(root)
        self.succeeds(make("install", f"DESTDIR={root}"))
        self.assertEqual(listing(root), once)
        self.succeeds(make("uninstall", f"DESTDIR={root}"))
        self.assertEqual(listing(root), {})

    def test_what_others_add_stays(self):
        root = self.folder()
        self.succeeds(make("install", f"DESTDIR={root}"))
        (root / "usr/local/bin/other").write_text("")
        self.succeeds(make("uninstall", f"DESTDIR={root}"))
        self.assertEqual([*listing(root)], ["usr", "usr/local", "usr/local/bin", "usr/local/bin/other"])

    def test_nothing_to_uninstall(self):
        done = make("uninstall", f"DESTDIR={self.folder()}")
        self.assertEqual(done.returncode, 2)
        self.assertIn("nothing was installed there", done.stderr)

    def test_a_folder_that_is_not_absolute(self):
        root = self.folder()
        for words in ["PREFIX=here"], ["LIBDIR=lib"]:
            done = make("install", f"DESTDIR={root}", *words)
            self.assertEqual(done.returncode, 2)
            self.assertIn("are absolute; DESTDIR=", done.stderr)
        self.assertEqual(listing(root), {})

    def test_modes(self):
        root = self.folder()
        self.succeeds(make("install", f"DESTDIR={root}"))
        for path in root.rglob("*"):
            if not path.is_symlink():
                wanted = 0o755 if path.is_dir() or path.parent.name == "bin" else 0o644
                self.assertEqual(path.stat().st_mode & 0o7777, wanted, path)


class Use(Case):
    """A program outside of the tree, built with what pkg-config says."""

    def setUp(self):
        self.prefix = self.folder()
        self.succeeds(make("install", f"PREFIX={self.prefix}"))
        self.environment = {**os.environ, "PKG_CONFIG_PATH": str(self.prefix / "lib/pkgconfig"), "LD_LIBRARY_PATH": str(self.prefix / "lib")}
        self.environment.pop("NT_QUIRK", None)

    def test_the_judge_is_found(self):
        """nt-bench that was installed compares with the generator that was installed with it; moving both keeps that."""
        records = sorted((ROOT / "db/measurements/AuthenticAMD-26-2-1").glob("*.yaml"))[:2]
        self.environment.pop("NTQ_GENERATOR", None)
        moved = self.folder() / "moved"
        self.prefix.rename(moved)
        self.prefix.mkdir()
        found = run(moved / "bin/nt-bench", "compare", *records, env=self.environment, cwd=self.prefix)
        self.assertIn("movnti", self.succeeds(found))
        (moved / "share/nt-quirk/gen/gen_quirks.py").unlink()
        lost = run(moved / "bin/nt-bench", "compare", *records, env=self.environment, cwd=self.prefix)
        self.assertEqual(lost.returncode, 1)
        self.assertIn("NTQ_GENERATOR=", lost.stderr)

    def said(self, *command):
        return self.succeeds(run(*command, env=self.environment, cwd=self.prefix))

    def build(self, compiler, source, *words):
        flags = shlex.split(self.said("pkg-config", "--cflags", "ntquirk")), shlex.split(self.said("pkg-config", "--libs", "ntquirk"))
        (self.prefix / source).write_text(PROGRAM)
        self.said(*compiler, "-Wall", "-Wextra", "-Werror", "-pedantic", *shlex.split(os.environ.get("CFLAGS", "")), *flags[0], source,
                  *words, *flags[1], "-o", "program")  # fmt: skip
        return self.said(self.prefix / "program")

    def test_compilers(self):
        for compiler, source in (
            (["gcc", "-std=c99"], "program.c"),
            (["gcc", "-std=c11"], "program.c"),
            (["clang", "-std=c17"], "program.c"),
            (["g++", "-std=c++11"], "program.cc"),
            (["g++", "-std=c++20"], "program.cc"),
        ):
            with self.subTest(compiler):
                self.assertRegex(self.build(compiler, source), r"^0 7 [a-z0-9]+\n$")
                self.assertIn("libntquirk.so.1", self.said("readelf", "-d", "program"))

    def test_static_library(self):
        self.assertRegex(self.build(["gcc", "-std=c11"], "program.c", "-Wl,-Bstatic", "-lntquirk", "-Wl,-Bdynamic"), r"^0 7 ")
        self.assertNotIn("libntquirk", self.said("readelf", "-d", "program"))

    def test_version(self):
        """pkg-config, the command and the soname agree."""
        version = self.said("pkg-config", "--modversion", "ntquirk").strip()
        self.assertIn(f"nt-quirk {version}, ", self.said(self.prefix / "bin/nt-quirk", "--version"))
        self.assertRegex(self.said("readelf", "-dW", self.prefix / "lib/libntquirk.so"), r"soname: \[libntquirk\.so\.1\]")
        self.assertEqual(os.readlink(self.prefix / "lib/libntquirk.so"), "libntquirk.so.1")


if __name__ == "__main__":
    unittest.main()
