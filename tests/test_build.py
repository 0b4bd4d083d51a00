# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The build: where, when and in which locale it happens must not show in what it makes."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from ask_nt_quirk import PLAIN
from support import BUILD, ROOT, run

ENVIRONMENT = {name: value for name, value in PLAIN.items() if not name.startswith(("MAKE", "MFLAGS")) and name not in ("O", "CFLAGS")}

#: Targets that are steps of others.
STEPS = {"gen-only", "check-compiled"}


def german(folder: Path) -> dict[str, str]:
    """An environment whose locale has decimal commas."""
    if not shutil.which("localedef") or not Path("/usr/share/i18n/locales/de_DE").exists():
        raise AssertionError("the sources of locales are missing: apt-get install locales")
    run("localedef", "-i", "de_DE", "-f", "UTF-8", folder / "de_DE.UTF-8")
    environment = {**ENVIRONMENT, "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "LOCPATH": str(folder)}
    if run("/usr/bin/printf", "%.1f", "1,5", env=environment).stdout != "1,5":
        raise AssertionError("no locale with decimal commas could be made")
    return environment


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class Case(unittest.TestCase):
    def folder(self) -> Path:
        folder = tempfile.TemporaryDirectory(prefix="ntq build")
        self.addCleanup(folder.cleanup)
        return Path(folder.name)

    def succeeds(self, *command, **options):
        done = run(*command, timeout=300, **options)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout


class Reproducible(Case):
    def copy(self) -> Path:
        """The source tree, without the right to write, in a folder with a space in its name."""
        source = self.folder() / "a tree"
        shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns("build", ".git", ".hypothesis", "__pycache__"))
        run("chmod", "-R", "a-w", source)
        self.addCleanup(run, "chmod", "-R", "u+w", source)
        return source

    def build(self, source: Path, out: Path, words: list[str], zone: str, locale: str, umask: int) -> dict[str, bytes]:
        environment = {**ENVIRONMENT, "TZ": zone, "LC_ALL": locale}
        self.assertIn("LINK", self.succeeds("make", "-j2", "-C", source, *words, "all", env=environment, umask=umask))
        return {name: data for name, data in files(out).items() if not name.endswith((".o", ".d"))}

    def test_two_builds(self):
        """Inside and outside of the tree, in other folders, time zones, languages and masks: the same bytes."""
        source, other, out = self.copy(), self.copy(), Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, out)
        before = {path: path.lstat().st_mtime_ns for path in source.rglob("*")}
        outside = self.build(source, out, [f"O={out}"], "Pacific/Kiritimati", "C", 0o077)
        self.assertEqual({path: path.lstat().st_mtime_ns for path in source.rglob("*")}, before)
        run("chmod", "-R", "u+w", other)
        inside = self.build(other, other / "build", [], "America/Adak", "C.UTF-8", 0o022)
        self.assertEqual(outside.keys(), inside.keys())
        self.assertLessEqual({"nt-quirk", "nt-bench", "libntquirk.so.1", "libntquirk.a", "completion/nt_quirk.zsh"}, outside.keys())
        for name, data in outside.items():
            self.assertTrue(data == inside[name], f"{name} differs")
            self.assertNotIn(b"a tree", data, name)
        self.succeeds("make", "-C", other, "install", f"DESTDIR={other}/root", env=ENVIRONMENT)
        self.assertIn("BROADWELL_X", self.succeeds(other / "root/usr/local/bin/nt-quirk", "--cpu", "6:79:1"))

    def test_a_space_in_the_output_folder(self):
        done = run("make", "-C", ROOT, "O=/tmp/a b", env=ENVIRONMENT)
        self.assertEqual(done.returncode, 2)
        self.assertIn("takes no path with a space", done.stderr)

    def test_generated(self):
        """What is committed is what comes out at another place, in another time zone and a locale with commas."""
        source, out = self.copy(), self.folder()
        environment = {**german(self.folder()), "TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "99", "COLUMNS": "20"}
        self.succeeds("/usr/bin/python3", "-B", source / "gen/gen_quirks.py", "gen", "--out", out, env=environment)
        self.assertEqual(files(out), files(ROOT / "generated"))


class Locale(Case):
    def test_commands(self):
        environment = german(self.folder())
        for arguments in ["--cpu", "6:79:1", "--why"], ["--cpu", "25:1:1", "--why", "--format", "json"], ["--list"], ["--help"]:
            with self.subTest(arguments):
                plain = self.succeeds(BUILD / "nt-quirk", *arguments, env=ENVIRONMENT)
                self.assertEqual(self.succeeds(BUILD / "nt-quirk", *arguments, env=environment), plain)

    def test_records(self):
        """A number of a record has a point."""
        record = self.succeeds(BUILD / "nt-bench", "measure", "-o", "-", "--arm", "stosb", "--extent", "1MiB", "--samples", "2",
                               env=german(self.folder()))  # fmt: skip
        self.assertRegex(record, r"\bmean: \d+\.\d+\b")
        self.assertNotRegex(record, r"\d,\d")

    def test_generator(self):
        environment = german(self.folder())
        for arguments in ["check"], ["diff"], ["check", "/dev/null"]:
            with self.subTest(arguments):
                outputs = [run("/usr/bin/python3", "-B", ROOT / "gen/gen_quirks.py", *arguments, env=env) for env in (ENVIRONMENT, environment)]
                self.assertEqual(outputs[0].stdout + outputs[0].stderr, outputs[1].stdout + outputs[1].stderr)


class Help(Case):
    def test_every_target(self):
        makefile = (ROOT / "Makefile").read_text()
        targets = set(" ".join(re.findall(r"^\.PHONY: (.*)", makefile, re.M)).split())
        shown = self.succeeds("make", "-C", ROOT, "--no-print-directory", "help", env=ENVIRONMENT)
        self.assertEqual(set(re.findall(r"^  ([a-z-]+) ", shown, re.M)), targets - STEPS)

    def test_80_columns(self):
        for command in ["make", "-C", ROOT, "--no-print-directory", "help"], [BUILD / "nt-quirk", "--help"], [BUILD / "nt-bench", "--help"]:
            for line in self.succeeds(*command, env={**ENVIRONMENT, "COLUMNS": "80"}).splitlines():
                self.assertLess(len(line), 80, line)

    def test_no_colour(self):
        """Nothing is ever printed in colour, whatever the terminal can do."""
        environment = {**ENVIRONMENT, "TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "FORCE_COLOR": "1"}
        for command in (["make", "-C", ROOT, "help"], [BUILD / "nt-quirk"], [BUILD / "nt-bench", "--help"],
                        ["/usr/bin/python3", "-B", ROOT / "gen/gen_quirks.py", "check"]):  # fmt: skip
            self.assertNotIn("\x1b", run(*command, env=environment).stdout)


if __name__ == "__main__":
    unittest.main()
