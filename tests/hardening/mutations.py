# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""mutations.py COUNT [SEED]: so many broken files through check and gen; prints what became of them, exit status 1 if one got through.

Each has to be refused with lines of path:line: rule: message and without any output, or to be valid for both; within
5 s and 1 GiB, and never with another exception.
"""

from __future__ import annotations

import argparse
import collections
import io
import json
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "gen")]

import hypothesis
import inputs
import plausible
import small_db

import commands
import load

SECONDS, MEMORY = 5, 1 << 30
MESSAGE = re.compile(r"[^\n]*:\d+: [a-z-]+: [^\n]+")
#: Of decide.Unresolved: what a maintainer has to settle, named by CPU.
UNSETTLED = re.compile(r"[^\n]*:\d+:\d+[^\n]*: [a-z_]+ depends on the microcode: [^\n]+|  measure again, [^\n]+")


class Fault(Exception):
    """What must not happen."""


@contextmanager
def within(seconds: int):
    def late(*_):
        raise Fault(f"not done after {seconds} s")

    signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


class Trial:
    """One folder with a small database, of which one file at a time is replaced."""

    def __init__(self, folder: Path):
        self.db, self.out = folder / "db", folder / "out"
        self.counts = collections.Counter()
        self.faults: list[str] = []
        self.keep = folder / "faults"

    def outcome(self, run, options) -> tuple[int, str]:
        """(exit status, what is said) of one subcommand, as gen_quirks.main() would give them."""
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()), within(SECONDS):
            try:
                return run(options), ""
            except commands.Refused as error:
                return 1, str(error)

    def feed(self, name: str, data: bytes, around: dict[str, str]) -> None:
        """The database `around` with the file `name` of these bytes."""
        self.counts["fed"] += 1
        for path, text in {**around, name: data}.items():
            (self.db / path).parent.mkdir(parents=True, exist_ok=True)
            (self.db / path).write_bytes(text if isinstance(text, bytes) else text.encode())
        try:
            self.judge(name)
        except Exception as error:
            self.counts["faults"] += 1
            self.keep.mkdir(exist_ok=True)
            saved = self.keep / f"{self.counts['faults']}-{Path(name).name}"
            saved.write_bytes(data)
            where = traceback.extract_tb(error.__traceback__)[-1]
            self.faults.append(f"{saved} ({name}): {type(error).__name__}: {str(error)[:300]} in {Path(where.filename).name}:{where.lineno}")
        shutil.rmtree(self.db)
        shutil.rmtree(self.out, ignore_errors=True)

    def judge(self, name: str) -> None:
        options = argparse.Namespace(db=self.db, out=self.out, cache=None, base=None, files=[])
        checked, said = self.outcome(commands.check, options)
        made, said_again = self.outcome(commands.gen, options)
        if (checked, said) != (made, said_again):
            raise Fault(f"check says {checked} {said[:200]!r}, gen {made} {said_again[:200]!r}")
        if made and self.out.exists():
            raise Fault("an invalid database has made an output")
        if made and not (said and all(MESSAGE.fullmatch(line) or UNSETTLED.fullmatch(line) for line in said.split("\n"))):
            raise Fault(f"not a list of path:line: rule: message: {said[:300]!r}")
        alone = argparse.Namespace(db=self.db, base=None, files=[self.db / name])
        if self.outcome(commands.check, alone)[0] > made and made == 0:
            raise Fault("the file alone is refused, the database with it is not")
        self.counts["refused" if made else "valid"] += 1
        if not made and self.counts["valid"] % 20 == 1:
            self.compile()

    def compile(self) -> None:
        """What a valid mutant has become is C all the same."""
        root = HERE.parents[1]
        done = subprocess.run(["gcc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", f"-I{root / 'runtime'}", f"-I{self.out / 'user'}", "-fsyntax-only",
                               self.out / "user/nt_explain.c"], capture_output=True, text=True)  # fmt: skip
        self.counts["compiled"] += 1
        if done.returncode:
            raise Fault(f"does not compile: {done.stderr[:300]}")


def surroundings(kind: str, name: str, text: str) -> dict[str, str]:
    """A valid database around a file of it: only what the file needs, so that reading the rest takes no time."""
    real = dict(inputs.real_files())
    around = {"quirks.yaml": real["quirks.yaml"], "cpus.yaml": inputs.dump.cpus({"schema": "1", "cpus": [small_db.CPU]})}
    if kind == "record":
        cpu = load.parse(text, name).plain()["cpu"]
        entries = load.parse(real["cpus.yaml"], "cpus.yaml").plain()["cpus"]
        around["cpus.yaml"] = inputs.dump.cpus({"schema": "1", "cpus": [e for e in entries if all(e[k] == cpu[k] for k in ("vendor", "family", "model"))]})
    else:
        around["measurements/GenuineIntel-6-79-1/2026-01-01-a.yaml"] = inputs.dump.record(small_db.record(small_db.CPU, "1"))
    return around


def broken_bytes(trial: Trial, count: int, rng: random.Random) -> None:
    files = inputs.real_files()
    for number in range(count):
        kind = ("record", "record", "cpus", "quirks", "claims")[number % 5]
        name, text = rng.choice(inputs.of_kind(kind))
        around = surroundings(kind, name, text)
        if number % 50:
            text = inputs.shorter(kind, text, rng)
        trial.feed(name, inputs.mutant(text.encode(), rng.choice(files)[1].encode(), rng), around)


def tried(count: int, seed: int, *strategies):
    """Run a function on so many values of hypothesis, without its shrinking: each fault is kept as it was found."""
    everything = hypothesis.settings(max_examples=count, database=None, deadline=None, phases=[hypothesis.Phase.generate],
                                     suppress_health_check=list(hypothesis.HealthCheck))  # fmt: skip
    return lambda function: hypothesis.seed(seed)(everything(hypothesis.given(*strategies)(function)))()


def broken_structure(trial: Trial, count: int, seed: int) -> None:
    kinds = inputs.st.sampled_from(("record", "record", "record", "cpus", "quirks", "claims"))

    @tried(count, seed, kinds, inputs.st.integers(0, 1 << 30), inputs.EDITS, inputs.STYLES)
    def one(kind, which, edits, style):
        files = inputs.of_kind(kind)
        name, text = files[which % len(files)]
        around = surroundings(kind, name, text)
        data = load.parse(inputs.shorter(kind, text, random.Random(which)), name).plain()
        trial.feed(name, inputs.written(kind, inputs.edited(data, edits), style), around)


def extreme_values(trial: Trial, count: int, seed: int) -> None:
    policy = dict(inputs.real_files())["quirks.yaml"]

    @tried(count, seed, plausible.databases())
    def one(files):
        name = max(files)
        trial.feed(name, files[name].encode(), {**files, "quirks.yaml": policy})


def main() -> int:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    folder = Path(tempfile.mkdtemp(prefix="nt-quirk-mutations-"))
    trial = Trial(folder)
    broken_bytes(trial, count // 2, random.Random(seed))
    extreme_values(trial, count // 5, seed)
    while trial.counts["fed"] < count:  # hypothesis may stop before it has made as many
        broken_structure(trial, count - trial.counts["fed"], seed + trial.counts["fed"])
    print(json.dumps({**trial.counts, "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10}))
    for line in trial.faults[:40]:
        print(line, file=sys.stderr)
    if not trial.faults:
        shutil.rmtree(folder)
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
