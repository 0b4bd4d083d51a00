# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""kills.py BUILD COUNT: kill -9 at so many random moments of gen, of import and of nt-bench measure.

Whatever is there afterwards is whole, old or new; the next run succeeds, and then nothing of the killed one is left.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(ROOT / "gen")]

import small_db

import commands
import database
import render

PUBLISHED = sorted((ROOT / "tests/data/published").glob("*.yaml"), key=lambda path: path.stat().st_size)[:1]
BENCH = ("measure", "--arm", "stosb,movnti", "--extent", "64KiB", "--samples", "1", "--time", "1", "-o")


class Fault(Exception):
    """What must not happen."""


def start(run, options) -> int:
    """A subcommand in a process of its own, which has everything loaded already: most of its time it works."""
    child = os.fork()
    if child == 0:
        with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
            os._exit(run(options))
    return child


def finish(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def tree(folder: Path) -> tuple[dict[str, bytes], int]:
    """(every file, how many are left over from a killed run)"""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    left = [path for path in paths if render.LEFTOVER.fullmatch(path.name)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths if path not in left}, len(left)


class Trial:
    def __init__(self, build: Path, folder: Path, count: int):
        self.build, self.folder, self.count = build, folder, count
        self.random = random.Random(count)
        self.counts: collections.Counter = collections.Counter()

    def kill(self, name: str, child: int, longest: float) -> None:
        """Early or late in a run; killed says how many were still at work."""
        time.sleep(self.random.uniform(0, longest))
        os.kill(child, signal.SIGKILL)
        self.counts[name] += 1
        if finish(child) == -signal.SIGKILL:
            self.counts["killed at work"] += 1

    def timed(self, run, options) -> float:
        begin = time.monotonic()
        if finish(start(run, options)):
            raise Fault(f"{run.__name__} fails")
        return time.monotonic() - begin

    def whole(self, found: dict[str, bytes], *states: dict[str, bytes]) -> None:
        for path, data in found.items():
            if data not in [state.get(path) for state in states]:
                raise Fault(f"{path} is neither old nor new: {len(data)} bytes")

    def gen(self) -> None:
        """One output, of two databases in turn."""
        out = self.folder / "out"
        choices = [argparse.Namespace(db=make(self.folder / make.__name__), out=out, cache=self.folder / "cache") for make in (small_db.one, small_db.overlap)]
        states = []
        for options in choices:
            longest = self.timed(commands.gen, options)
            states.append(tree(out)[0])
        for turn in range(self.count):
            options, wanted = choices[turn % 2], states[turn % 2]
            self.kill("gen", start(commands.gen, options), longest)
            found, left = tree(out)
            self.counts["left over"] += left
            self.whole(found, *states)
            if finish(start(commands.gen, options)) or tree(out) != (wanted, 0):
                raise Fault("gen after a killed one is not as without it")

    def importing(self) -> None:
        db = self.folder / "db"
        shutil.copytree(ROOT / "db", db)
        shutil.rmtree(db / "measurements")
        options = argparse.Namespace(db=db, form="published", files=PUBLISHED)
        longest = self.timed(commands.importing, options)
        wanted = tree(db)[0]
        for _ in range(self.count):
            shutil.rmtree(db / "measurements")
            self.kill("import", start(commands.importing, options), longest)
            found, left = tree(db)
            self.counts["left over"] += left
            self.whole(found, wanted)
            database.read(db)
            if finish(start(commands.importing, options)) or tree(db) != (wanted, 0):
                raise Fault("import after a killed one is not as without it")

    def measure(self) -> None:
        out = self.folder / "measured"
        out.mkdir()
        record = out / "record.yaml"

        def run() -> subprocess.Popen:
            return subprocess.Popen([self.build / "nt-bench", *BENCH, record], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        begin = time.monotonic()
        run().wait()
        longest = time.monotonic() - begin
        for _ in range(self.count):
            record.unlink(missing_ok=True)
            process = run()
            self.kill("measure", process.pid, longest * 1.2)
            process.returncode = -signal.SIGKILL
            if not record.exists() and run().wait():
                raise Fault("nt-bench after a killed one fails")
            problems = database.check_file(record, record.name, None, "record")[2]
            if problems:
                raise Fault(f"half a record: {problems[0]}")
            self.counts["left over"] += tree(out)[1]
        render.write_all({out / "any": b""})
        if tree(out)[1]:
            raise Fault("the generator does not remove what nt-bench has left")


def main() -> int:
    folder = Path(tempfile.mkdtemp(prefix="nt-quirk-kills-"))
    trial = Trial(Path(sys.argv[1]), folder, int(sys.argv[2]))
    try:
        for run in (trial.gen, trial.importing, trial.measure):
            run()
    except Fault as error:
        print(f"{folder}: {error}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    print(json.dumps(trial.counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
