# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""docs/adding.md to the letter, on a copy of the repository: that its edits fit, and with HARD=1 all that it says."""

import os
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from support import ROOT, run

HARD = bool(os.environ.get("HARD"))
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def recipes() -> dict[str, list[tuple[str, str]]]:
    """By heading: the fenced blocks as (language, content)."""
    parts = re.split(r"^## (.*)\n", (ROOT / "docs/adding.md").read_text(), flags=re.M)[1:]
    return {heading: FENCE.findall(text) for heading, text in zip(parts[::2], parts[1::2])}


class Adding(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = Path(tempfile.mkdtemp(prefix="ntq-adding-"))
        cls.addClassCleanup(shutil.rmtree, folder, ignore_errors=True)
        cls.copy = folder / "nt-quirk"
        shutil.copytree(ROOT, cls.copy, ignore=shutil.ignore_patterns("build", ".git", "__pycache__", ".hypothesis"), symlinks=True)
        (folder / "bin").mkdir()
        (folder / "bin/python3").symlink_to(sys.executable)  # the one that make has found
        for command in ("git init -q .", "git add -A -f", "git -c user.name=t -c user.email=t@example.org commit -q -m base"):
            cls.command(command)

    @classmethod
    def command(cls, line: str, text: str | None = None) -> str:
        """Run a line of shell in the copy; without its own O, PREFIX and the like from outside."""
        env = {key: value for key, value in os.environ.items() if key not in ("O", "HARD", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "DESTDIR")}
        env["PATH"] = f"{cls.copy.parent}/bin:{env['PATH']}"
        done = run("sh", "-ec", line, cwd=cls.copy, env=env, input=text, timeout=1200)
        if done.returncode:
            raise AssertionError(f"{line}: exit status {done.returncode}\n{(done.stdout + done.stderr)[-3000:]}")
        return done.stdout + done.stderr

    def test_there_is_something_to_follow(self):
        for heading, blocks in recipes().items():
            kinds = [kind for kind, _ in blocks]
            self.assertIn("text", kinds, f"{heading}: shows no result")
            self.assertLessEqual(set(kinds), {"diff", "sh", "text"}, heading)
        self.assertEqual(len(recipes()), 5)

    def test_each_recipe(self):
        for heading, blocks in recipes().items():
            with self.subTest(heading):
                self.command("git reset -q --hard && git clean -fdq")
                said = ""
                for kind, content in blocks:
                    if kind == "diff":
                        self.command("git apply --unidiff-zero -", content)
                    elif HARD and kind == "sh":
                        said = "".join(self.command(line) for line in content.splitlines())
                    elif HARD:
                        for line in content.splitlines():
                            self.assertIn(line, said)


if __name__ == "__main__":
    unittest.main()
