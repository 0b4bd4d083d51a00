# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Edits to a kernel tree, made in memory and turned into a patch series in a temporary git repository.

Only the touched files are ever copied; the tree itself is read only. Everything git could take from its
surroundings (configuration, identity, clock) is fixed, so equal input gives equal bytes.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from kernel_tree import KernelError, Tree
from render import write_all

GENERATOR = ("nt-quirk", "nt-quirk@localhost")
MANIFEST = ".nt-quirk-series"


@dataclass(frozen=True)
class Patch:
    """One commit of the series: its message and the files it leaves behind."""

    message: str
    files: dict[str, str] = field(hash=False)


class Workspace:
    """The tree as the series would leave it, edit by edit."""

    def __init__(self, tree: Tree):
        self.tree = tree
        self.patches: list[Patch] = []
        self._now: dict[str, str] = {}
        self._pending: dict[str, str] = {}

    def text(self, name: str) -> str:
        return self._now[name] if name in self._now else self.tree.text(name)

    def put(self, name: str, text: str) -> None:
        self._now[name] = self._pending[name] = text

    def find(self, name: str, pattern: str, what: str, within: str | None) -> re.Match:
        """The one match of an anchor, if need be inside the one function or block that `within` opens."""
        text, start, end = self.text(name), 0, None
        if within:
            block = self.find(name, within, f"the start of {what}", None)
            start = block.start()
            close = text.find("\n}\n", start)
            end = close + 1 if close >= 0 else None
        found = list(re.compile(pattern, re.M).finditer(text, start, end if end is not None else len(text)))
        if len(found) != 1:
            raise KernelError(f"{self.tree.path / name}: looked for {what}, found it {len(found)} times")
        return found[0]

    def after(self, name: str, pattern: str, addition: str, what: str, within: str | None = None) -> None:
        at = self.find(name, pattern, what, within).end()
        text = self.text(name)
        self.put(name, text[:at] + addition + text[at:])

    def before(self, name: str, pattern: str, addition: str, what: str, within: str | None = None) -> None:
        at = self.find(name, pattern, what, within).start()
        text = self.text(name)
        self.put(name, text[:at] + addition + text[at:])

    def replace(self, name: str, pattern: str, new: str, what: str, within: str | None = None) -> None:
        found = self.find(name, pattern, what, within)
        text = self.text(name)
        self.put(name, text[: found.start()] + new + text[found.end() :])

    def commit(self, message: str) -> None:
        """Close the pending edits as one patch; edits that change nothing make none."""
        if self._pending:
            self.patches.append(Patch(message, self._pending))
        self._pending = {}

    def pending(self) -> dict[str, str]:
        """The edits that no commit has closed yet."""
        return dict(self._pending)

    def touched(self) -> list[str]:
        return sorted({name for patch in self.patches for name in patch.files})


class Git:
    """A throw-away repository that knows nothing of its user's configuration."""

    def __init__(self, path: Path, author: tuple[str, str]):
        self.path = path
        name, address = author
        self.environment = {
            "PATH": os.environ.get("PATH", os.defpath), "HOME": str(path), "LC_ALL": "C", "TZ": "UTC",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull,
            "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": address, "GIT_AUTHOR_DATE": "2000-01-01T00:00:00Z",
            "GIT_COMMITTER_NAME": name, "GIT_COMMITTER_EMAIL": address, "GIT_COMMITTER_DATE": "2000-01-01T00:00:00Z",
        }

    def __call__(self, *arguments: str, text: str | None = None) -> str:
        try:
            done = subprocess.run(["git", *arguments], cwd=self.path, env=self.environment, check=False,
                                  input=None if text is None else text.encode("ascii"), capture_output=True)
        except FileNotFoundError as error:
            raise KernelError("git: not found; install git to make a patch series") from error
        if done.returncode:
            raise KernelError(f"git {arguments[0]}: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout.decode("utf-8", "surrogateescape")


def _write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_bytes(text.encode("utf-8", "surrogateescape"))


def format_series(work: Workspace, author: tuple[str, str], cover: str | None) -> dict[str, bytes]:
    """The patches as `git format-patch` writes them, without dates, hashes or a git version.

    cover: the text of the cover letter, its first line the subject; None for a series without one.
    """
    with tempfile.TemporaryDirectory(prefix="nt-quirk-series-") as name:
        root = Path(name) / "tree"
        root.mkdir()
        git = Git(root, author)
        git("init", "-q", "--template=", "-b", "main", ".")
        for path in work.touched():
            if work.tree.has(path):
                _write(root, path, work.tree.text(path))
        git("add", "-f", "-A")
        git("commit", "-q", "--allow-empty", "-m", "base")
        for patch in work.patches:
            for path, text in patch.files.items():
                _write(root, path, text)
            git("add", "-f", "-A")
            git("commit", "-q", "--cleanup=verbatim", "-F", "-", text=patch.message)
        count = len(work.patches)
        numbers = ("-N", "--start-number=1") if count == 1 and not cover else ("-n",)
        git("format-patch", "-q", *numbers, "--zero-commit", "--no-signature", "--abbrev=12", "--stat=72",
            "--no-renames", "-o", "../out", f"HEAD~{count}")
        out = {}
        if cover:
            out["0000-cover-letter.patch"] = _cover(git, cover, count, author)
        for path in sorted((Path(name) / "out").iterdir()):
            out[path.name] = re.sub(rb"^Date: .*\n", b"", path.read_bytes(), count=1, flags=re.M)
        return out


def _cover(git: Git, text: str, count: int, author: tuple[str, str]) -> bytes:
    subject, body = text.split("\n", 1)
    titles = git("log", "--reverse", "--format=  %s", f"HEAD~{count}..HEAD")
    stat = git("diff", "--stat=72", "--summary", "--no-renames", f"HEAD~{count}..HEAD")
    return (
        f"From {'0' * 40} Mon Sep 17 00:00:00 2001\nFrom: {author[0]} <{author[1]}>\n"
        f"Subject: [PATCH 0/{count}] {subject}\n\n{body.strip()}\n\n{author[0]} ({count}):\n{titles}\n{stat}"
    ).encode("ascii")


def _listed(names: Iterable[str]) -> bytes:
    return "".join(f"{name}\n" for name in names).encode("ascii")


def publish(out: Path, files: dict[str, bytes]) -> list[Path]:
    """Put the series into OUT: all of it, or nothing.

    Patches of an earlier run, named in the manifest, are replaced; patches of anybody else stop the run.
    """
    made = not out.exists()
    try:
        out.mkdir(parents=True, exist_ok=True)
        manifest = out / MANIFEST
        ours = set(manifest.read_text("ascii").split()) if manifest.is_file() else set()
        foreign = sorted(p.name for p in out.glob("*.patch") if p.name not in ours)
        if foreign:
            raise KernelError(f"{out}: holds other patches ({foreign[0]}{', ...' if foreign[1:] else ''}); "
                              "choose another OUT or move them")
        listed = {manifest: _listed(sorted(ours | set(files)))}  # goes first: what is half done when a run is killed is ours
        write_all(listed | {out / name: data for name, data in files.items()})
        for name in ours - set(files):
            (out / Path(name).name).unlink(missing_ok=True)
        write_all({manifest: _listed(files)})
    except OSError as error:
        if made and out.is_dir() and not any(out.iterdir()):
            out.rmdir()
        raise KernelError(f"{error.filename or out}: {error.strerror}; the series was not written") from error
    return [out / name for name in files]
