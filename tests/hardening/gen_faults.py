# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""gen_faults.py MOST: the generator with its n-th open, write, fsync, rename, mkdir, chmod or new process failing, and all after it.

Each subcommand that writes has to say so and end with exit status 1, with every file whole, old or new, and nothing beside;
or to do without, and then everything is new. At most MOST values of n for each subcommand and kind.
"""

from __future__ import annotations

import builtins
import collections
import errno
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(ROOT / "gen")]

import kernel_trees
import report_db
import small_db

import gen_quirks

FIXTURE = ROOT / "tests/fixtures/perf61_bench_mem_memset_64MB_all.txt"
FACTS = {"cpu": "intel:6:79:1", "machine": "b", "l3": "unknown", "microcode": "unknown", "virtual": "no", "date": "2026-01-02", "ref": "a test"}
KINDS = {
    "open": ((os, "open"), (io, "open"), (builtins, "open")),
    "write": ((os, "fdopen"),),
    "fsync": ((os, "fsync"),),
    "rename": ((os, "replace"), (os, "rename"), (os, "link")),
    "mkdir": ((os, "mkdir"),),
    "chmod": ((os, "chmod"),),
    "process": ((subprocess, "Popen"),),
}
ERRORS = {"open": errno.EMFILE, "write": errno.ENOSPC, "fsync": errno.EIO, "rename": errno.EACCES, "mkdir": errno.EROFS, "chmod": errno.EPERM, "process": errno.ENOMEM}


class Full(io.RawIOBase):
    """A file on a disk that is full."""

    def __init__(self, handle: int):
        self.handle = handle

    def write(self, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def close(self):
        if not self.closed:
            os.close(self.handle)
        super().close()


class Calls:
    """The functions of one kind, replaced by such that fail from the n-th call on; n 0 only counts."""

    def __init__(self, kind: str, at: int, on: bool):
        self.kind, self.at, self.on, self.count = kind, at, on, 0
        for module, name in KINDS[kind]:
            setattr(module, name, self.failing(getattr(module, name)))

    def failing(self, real):
        def call(*arguments, **options):
            self.count += 1
            if self.at and (self.count == self.at or self.on and self.count > self.at):
                if self.kind == "write":
                    return Full(arguments[0])
                raise OSError(ERRORS[self.kind], os.strerror(ERRORS[self.kind]), str(arguments[0]))
            return real(*arguments, **options)

        return call


def tree(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class Trial:
    def __init__(self, folder: Path, most: int):
        self.folder, self.most, self.said = folder, most, folder / "said"
        self.counts: collections.Counter = collections.Counter()
        self.faults: list[str] = []

    def run(self, arguments: list, kind: str, at: int = 0, on: bool = False) -> tuple[int, str, int]:
        """(exit status, standard error, calls of that kind) of a subcommand in a process of its own."""
        child = os.fork()
        if child == 0:
            said, nowhere = open(self.said, "w"), open(os.devnull, "w")
            sys.stdout, sys.stderr, sys.argv = nowhere, said, ["gen_quirks.py", *map(str, arguments)]
            calls = Calls(kind, at, on)
            status = gen_quirks.main()
            said.write(f"\0{calls.count}")
            said.close()
            os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        text, _, count = self.said.read_text().partition("\0")
        return status, text, int(count or 0)

    def try_all(self, arguments: list, old: Path, out: Path) -> None:
        """The state `old` is put into `out` before each run."""

        def again() -> None:
            shutil.rmtree(out, ignore_errors=True)
            shutil.copytree(old, out)

        again()
        status, said, _ = self.run(arguments, "open")
        assert status == 0, said
        before, after = tree(old), tree(out)
        for kind in KINDS:
            again()
            total = self.run(arguments, kind)[2]
            numbers = range(1, total + 1) if total <= self.most else sorted({1 + n * (total - 1) // self.most for n in range(1, self.most + 1)})
            for at in numbers:
                for on in (False, True):
                    again()
                    status, said, _ = self.run(arguments, kind, at, on)
                    self.counts[kind] += 1
                    problem = self.problem(status, said, before, tree(out), after)
                    if problem:
                        self.faults.append(f"{arguments[2]}: {kind} {at} of {total}{' and on' * on}: {problem}")

    def problem(self, status: int, said: str, before: dict, found: dict, after: dict) -> str | None:
        if status == 0:
            self.counts["did without"] += 1
            return None if found == after else "exit status 0, but not everything is new"
        self.counts["refused"] += 1
        if status != 1 or "Traceback" in said or not said.strip():
            return f"exit status {status}: {said[-600:]!r}"
        for path, data in found.items():
            if data not in (before.get(path), after.get(path)):
                return f"{path} is neither old nor new"
        if "nothing was changed" in said and found != before:
            return f"{said.strip()[-200:]!r}, but something was"
        return None


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="nt-quirk-gen-faults-"))
    trial = Trial(folder, int(sys.argv[1]))
    one, overlap, out = small_db.one(folder / "one"), small_db.overlap(folder / "overlap"), folder / "out"
    trial.run(["--db", one, "gen", "--out", folder / "generated"], "open")
    trial.try_all(["--db", overlap, "gen", "--out", out], folder / "generated", out)
    if trial.most > 1:
        others(trial, folder, one, overlap, out)
    print(json.dumps(trial.counts))
    for line in trial.faults[:40]:
        print(line, file=sys.stderr)
    if not trial.faults:
        shutil.rmtree(folder)
    return 1 if trial.faults else 0


def others(trial: Trial, folder: Path, one: Path, overlap: Path, out: Path) -> None:
    """Every other subcommand that writes."""
    facts = [f"--{key}={value}" for key, value in FACTS.items()]
    trial.try_all(["--db", out, "import", "--from", "perf", *facts, FIXTURE], one, out)
    trial.try_all(["--db", out, "import", "--from", "published", ROOT / "tests/data/published/pages.yaml"], one, out)
    loose = small_db.one(folder / "loose")
    for path in loose.glob("measurements/*/*"):
        path.write_text(path.read_text().replace("workload: memset", "workload:  memset"))
    trial.try_all(["--db", out, "fmt"], loose, out)
    kernel = kernel_trees.make_tree("vfm-6.12", folder / "linux")
    trial.run(["--db", one, "series", "--kdir", kernel, "--out", folder / "series"], "open")
    trial.try_all(["--db", overlap, "series", "--kdir", kernel, "--out", out], folder / "series", out)
    program = report_db.answering(folder / "nt-quirk", overlap)
    trial.run(["--db", overlap, "report", "--out", folder / "report", "--nt-quirk", program], "open")
    (folder / "report/index.html").write_text("old")
    trial.try_all(["--db", overlap, "report", "--out", out, "--nt-quirk", program], folder / "report", out)


if __name__ == "__main__":
    sys.exit(main())
