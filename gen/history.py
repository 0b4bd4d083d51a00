# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What git knows of the database: a state of it at another revision, and which merged records were edited."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

from load import Problem


class NoHistory(Exception):
    """git does not have what was asked for; str() says what."""


def _git(root: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True)
    except FileNotFoundError:
        raise NoHistory("git is not installed: make deps") from None
    if done.returncode:
        raise NoHistory(done.stderr.decode(errors="replace").strip() or f"git {arguments[0]} failed")
    return done.stdout


def _commit(root: Path, revision: str) -> str:
    try:
        return _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").decode().strip()
    except NoHistory:
        raise NoHistory(f"{revision!r} is no revision of the repository around {root}") from None


def branched(root: Path, revision: str) -> str:
    """The commit where what is checked out at `root` left that revision: what came there since is not this branch's."""
    commit = _commit(root, revision)
    try:
        return _git(root, "merge-base", commit, "HEAD").decode().strip()
    except NoHistory:
        raise NoHistory(f"{revision!r} and what is checked out have no commit in common") from None


def is_head(root: Path, commit: str) -> bool:
    return _commit(root, "HEAD") == commit


def export(root: Path, revision: str, into: Path) -> Path:
    """The database folder `root` as it was at a revision, below `into`; regular files only."""
    commit = _commit(root, revision)
    archive = _git(root, "archive", "--format=tar", commit, "--", ".")
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            path = Path(member.name)
            if member.isfile() and not path.is_absolute() and ".." not in path.parts:
                (into / path).parent.mkdir(parents=True, exist_ok=True)
                (into / path).write_bytes(tar.extractfile(member).read())
    return into


def edited(root: Path, revision: str, shown: str | None = None) -> list[Problem]:
    """Records that were merged at a revision (`shown` to people) and differ now: a record is never edited after that."""
    commit = _commit(root, revision)
    listed = _git(root, "diff", "--name-status", "--no-renames", "-z", "--relative", commit, "--", "measurements")
    fields = listed.decode("utf-8", errors="replace").split("\0")
    return [
        Problem(f"{root.name}/{path}", 0, "merged", f"was {'removed' if status == 'D' else 'edited'} since {shown or revision}: "
                "a merged record stays as it is; add a record that corrects it")
        for status, path in zip(fields[::2], fields[1::2])
        if status not in ("A", "")
    ]  # fmt: skip
