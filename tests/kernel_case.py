# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What the tests of kernel series share: a temporary tree, git on it, and a compiler."""

import hashlib
import os
import re
import tempfile
import unittest
from pathlib import Path

from support import run

import kernel_cover
from kernel_series import write_series
from kernel_tree import KernelError
from kernel_trees import STUBS, TREES, make_tree, options, usual

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
