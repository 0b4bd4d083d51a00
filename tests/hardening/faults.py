# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""faults.py BUILD MOST: nt-quirk and nt-bench with the n-th malloc, open, write, mmap, fsync or rename failing, alone and with all after it.

At most MOST values of n for each command and kind: all of them where there are fewer calls, else spread over all. Such a
run may do without what failed, and then what it made has to be whole; or it fails with a message and leaves nothing.
"""

from __future__ import annotations

import collections
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "gen")]

import database

KINDS = ("malloc", "open", "write", "mmap", "fsync", "rename")
DUMP = ROOT / "tests/machines/AuthenticAMD-26-2-1.cpuid"
QUIRK = (("--cpu", "6:79:1", "--why"), ("--list", "--format", "json"), ("--cpuid-dump", DUMP), ("--cpuinfo", DUMP.with_suffix(".cpuinfo")), (),
         ("--cpu", "nonsense"), ("--cpuinfo", "/nowhere"), ("--help",))  # fmt: skip
BENCH = ("measure", "--arm", "stosb,movnti", "--extent", "64KiB", "--samples", "1", "--time", "1", "-o")


class Trial:
    def __init__(self, build: Path, folder: Path):
        self.build, self.folder, self.out = build, folder, folder / "out"
        self.shim, self.count = folder / "shim.so", folder / "count"
        self.counts: collections.Counter = collections.Counter()
        self.faults: list[str] = []
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", self.shim, HERE / "shim.c"], check=True)

    def run(self, command: list, kind: str, at: int, on: bool) -> tuple[subprocess.CompletedProcess, int]:
        """(the finished command, how many calls of that kind it made)"""
        env = {**os.environ, "LC_ALL": "C", "LD_PRELOAD": str(self.shim), "FAIL": kind, "FAIL_AT": str(at), "FAIL_COUNT": str(self.count)}
        self.count.write_text("0")
        for path in self.out.iterdir():
            path.unlink()
        done = subprocess.run([str(word) for word in command], env=env | ({"FAIL_ON": "1"} if on else {}), capture_output=True, text=True, errors="replace", timeout=60)
        return done, int(self.count.read_text())

    def try_all(self, command: list, most: int, record: Path | None = None) -> None:
        plain = self.run(command, "none", 0, False)[0]
        for kind in KINDS:
            total = self.run(command, kind, 0, False)[1]
            numbers = range(1, total + 1) if total <= most else sorted({1 + n * (total - 1) // (most - 1) for n in range(most)} if most > 1 else {total})
            for at in numbers:
                for on in (False, True):
                    done, _ = self.run(command, kind, at, on)
                    self.counts[kind] += 1
                    problem = self.problem(done, plain, record)
                    if problem:
                        self.faults.append(f"{Path(command[0]).name} {' '.join(map(str, command[1:]))}: {kind} {at} of {total}{' and on' * on}: {problem}")

    def problem(self, done, plain, record: Path | None) -> str | None:
        left = [path.name for path in self.out.iterdir() if path != record]
        if done.returncode < 0:
            return f"killed by signal {-done.returncode}: {done.stderr[-200:]}"
        if left:
            return f"leaves {left}"
        if done.returncode != plain.returncode:
            self.counts["refused"] += 1
            if f"\n{Path(done.args[0]).name}: " not in f"\n{done.stderr}":
                return f"exit status {done.returncode} without a message"
            return f"exit status {done.returncode}, and yet {record}" if record and record.exists() else None
        self.counts["did without"] += 1
        if record is None:
            return None if done.stdout == plain.stdout else f"exit status {done.returncode}, but not the whole answer: {done.stdout[-200:]!r}"
        problems = database.check_file(record, record.name, None, "record")[2]
        return f"an invalid record: {problems[0]}" if problems else None


def main() -> int:
    build, most = Path(sys.argv[1]), int(sys.argv[2])
    with tempfile.TemporaryDirectory(prefix="nt-quirk-faults-") as folder:
        trial = Trial(build, Path(folder))
        trial.out.mkdir()
        for arguments in QUIRK if most > 1 else QUIRK[:3]:
            trial.try_all([build / "nt-quirk", *arguments], most)
        record = trial.out / "record.yaml"
        trial.try_all([build / "nt-bench", *BENCH, record], most, record)
    print(json.dumps(trial.counts))
    for line in trial.faults[:40]:
        print(line, file=sys.stderr)
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
