# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Is nt-bench right? Against perf bench, and against itself.

perf: nt-bench's stosb and perf bench's x86-64-stosb on the same extents, interleaved; the medians may differ by 5 %.
next: does the interval that one run gives for the next (verdict.next_run) hold the next one, in 90 of 100 cases?
flips: nt-bench verify against a database that is right, again and again: it never contradicts, and is seldom inconclusive.
The last line has the figures that were asked for; exit status 1 if one is missed.
"""

import argparse
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "gen"))

import database  # noqa: E402
import verdict  # noqa: E402

BENCH = Path(os.environ.get("O", ROOT / "build")) / "nt-bench"
MOST_APART, LEAST_COVERED, ERROR, MOST_UNSURE = 0.05, 0.90, 0.01, 0.10

#: perf's memory comes from calloc(): pages of 4 KiB, 16 bytes behind their begin.
SAME = ("--arm", "stosb", "--page", "4KiB", "--offset", "16")

#: perf's size, ours, and perf's loops: inside a private cache, and far beyond all. Only perf's first loop clears, the
#: others fill with their number, which makes no difference inside a cache; at 4 GiB both tools time one pass.
SIZES = (("512KB", "512KiB", 10000), ("4GB", "4GiB", 1))


def output(*command, **options) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr}")
    return done.stdout


def record(folder: Path, *arguments):
    """One run of nt-bench as the generator reads it."""
    path = folder / "run.yaml"
    path.unlink(missing_ok=True)
    output(BENCH, "measure", "-o", path, *arguments)
    data, node, problems = database.check_file(path, "run", None, "record")
    if problems:
        sys.exit("\n".join(map(str, problems)))
    return database.record_from(data, node, "run")


def perf_rate(size: str, loops: int, cpu: int) -> float:
    text = output("taskset", "-c", cpu, "perf", "bench", "mem", "memset", "-s", size, "-l", loops, "-f", "x86-64-stosb", env={**os.environ, "LC_ALL": "C"})
    return float(re.search(r"([0-9.]+) GB/sec", text)[1])


def against_perf(folder: Path, runs: int, cpu: int, size: tuple[str, str, int]) -> float:
    """The medians' relative difference at one size."""
    rng = random.Random(runs)
    rates = {"perf": [], "nt-bench": []}
    for _ in range(runs):
        for tool in rng.sample(list(rates), 2):
            if tool == "perf":
                rates[tool].append(perf_rate(size[0], size[2], cpu))
            else:
                rates[tool].append(record(folder, *SAME, "--extent", size[1], "--samples", "1", "--cpu", str(cpu)).rows[0].mean)
    medians = {tool: statistics.median(values) for tool, values in rates.items()}
    for tool, values in rates.items():
        quarter = statistics.quantiles(values, n=4)
        print(f"{size[1]:<8}{tool:<9} median {medians[tool]:6.2f} GiB/s, half of {len(values)} runs from {quarter[0]:.2f} to {quarter[2]:.2f}")
    return medians["nt-bench"] / medians["perf"] - 1.0


def covered(folder: Path, repetitions: int, cpu: int) -> float:
    """How often a run's interval held the mean of the run after it."""
    arguments = ("--arm", "stosb,movnti", "--extent", "128MiB", "--samples", "8", "--cpu", str(cpu))
    hits = total = 0
    before = record(folder, *arguments)
    for _ in range(repetitions):
        after = record(folder, *arguments)
        for one, two in zip(before.rows, after.rows):
            interval = verdict.next_run(one, ERROR)
            hits += interval is None or interval[0] <= two.mean <= interval[1]
            total += 1
        before = after
    return hits / total


def verified(repetitions: int, seconds: int, cpu: int) -> dict[int, int]:
    """How often verify agreed (0), contradicted (4), was inconclusive (5)."""
    found = {0: 0, 4: 0, 5: 0}
    for _ in range(repetitions):
        done = subprocess.run([BENCH, "verify", "--cpu", str(cpu), "--time", str(seconds)], capture_output=True, text=True)
        if done.returncode not in found:
            sys.exit(done.stderr)
        found[done.returncode] += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=31, help="of each tool (default 31)")
    parser.add_argument("--repetitions", type=int, default=100, help="of run and next run (default 100)")
    parser.add_argument("--verify", type=int, default=20, help="runs of verify (default 20)")
    parser.add_argument("--seconds", type=int, default=30, help="verify's --time (default 30)")
    parser.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)))
    options = parser.parse_args()
    missed, figures = [], []
    print(f"load {os.getloadavg()[0]:.1f}: only on an idle machine do these figures mean anything")
    with tempfile.TemporaryDirectory(prefix="nt-bench-") as folder:
        for size in SIZES if options.runs else ():
            apart = against_perf(Path(folder), options.runs, options.cpu, size)
            figures.append(f"{100 * apart:+.1f} % against perf bench at {size[1]} (5 % allowed)")
            missed.append(abs(apart) > MOST_APART)
        if options.repetitions:
            share = covered(Path(folder), options.repetitions, options.cpu)
            figures.append(f"the next run inside the interval in {100 * share:.0f} % (90 % wanted)")
            missed.append(share < LEAST_COVERED)
        if options.verify:
            found = verified(options.verify, options.seconds, options.cpu)
            figures.append(f"verify: {found[0]} agree, {found[5]} inconclusive, {found[4]} contradict (0, and at most 10 % inconclusive)")
            missed.append(0 < found[0] and 0 < found[4] or found[5] > MOST_UNSURE * options.verify)
    print("; ".join(figures))
    return 1 if any(missed) else 0


if __name__ == "__main__":
    sys.exit(main())
