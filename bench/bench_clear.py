# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""libntquirk, libc's memset and every arm side by side: 4 KiB to 4 GiB (or half of memory), 1 and 2 threads.

Samples are interleaved (bench_clear.c), ratios are taken within a round and are medians over the rounds. A point whose
ratio cannot be told from a limit gets more rounds, which join the others, until it can or its time is over. The last
line has the figures asked for; exit status 1 if one is missed: ours/libc at least 1.25 as a geometric mean and 0.95 at
every point, 0.93 of the best arm at every point, and a dispatch that costs at most 2 ns. The best arm of each point,
known afterwards, shows how far any choice could have come: where libc is as fast as the memory, nothing is to be gained.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

BUILD = Path(os.environ.get("O", Path(__file__).resolve().parent.parent / "build"))
MEAN, LEAST_LIBC, LEAST_BEST, NANOSECONDS = 1.25, 0.95, 0.93, 2.0
KIB, GIB = 1 << 10, 1 << 30


def run(*command: object) -> list[list[str]]:
    done = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def show_size(size: int) -> str:
    for unit, shift in (("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if size >> shift:
            return f"{size >> shift} {unit}"
    return f"{size} bytes"


class Point:
    """One size and number of threads: GiB/s by candidate and round."""

    def __init__(self, size: int, threads: int, rounds: int, milliseconds: int, seconds: float):
        self.size, self.threads, self.rounds, self.milliseconds = size, threads, rounds, milliseconds
        self.samples: dict[str, list[float]] = {}
        self.arm = ""
        end = time.monotonic() + seconds
        self.measure()
        while time.monotonic() < end and (self.unsure("libc", LEAST_LIBC) or self.unsure(self.best, LEAST_BEST)):
            self.measure()

    def measure(self) -> None:
        for first, *rest in run(BUILD / "bench/bench_clear", self.size, self.threads, self.rounds, self.milliseconds):
            if first == "arm":
                self.arm = rest[0]
            else:
                self.samples.setdefault(rest[0], []).append(float(rest[1]))

    def median(self, name: str) -> float:
        return statistics.median(self.samples[name])

    def spread(self, name: str) -> float:
        """Half of what lies between the quartiles, relative to the median."""
        low, middle, high = statistics.quantiles(self.samples[name], n=4)
        return (high - low) / 2 / middle

    def ratios(self, other: str) -> list[float]:
        return sorted(ours / its for ours, its in zip(self.samples["ours"], self.samples[other], strict=True))

    def ratio(self, other: str) -> float:
        return statistics.median(self.ratios(other))

    def unsure(self, other: str, limit: float) -> bool:
        """The 95 % interval of the median (by order statistics) reaches below the limit."""
        ratios = self.ratios(other)
        return ratios[max(0, int(len(ratios) / 2 - 0.98 * math.sqrt(len(ratios))))] < limit

    @property
    def best(self) -> str:
        return max((name for name in self.samples if name not in ("ours", "libc")), key=self.median)

    def as_json(self) -> dict:
        arms = {name: {"median": self.median(name), "spread": round(self.spread(name), 4), "samples": found} for name, found in sorted(self.samples.items())}
        return {"size": self.size, "threads": self.threads, "arm": self.arm, "best": self.best, "unit": "GiB/s",
                "ours_libc": round(self.ratio("libc"), 4), "ours_best": round(self.ratio(self.best), 4), "candidates": arms}  # fmt: skip


def measure(sizes: list[int], threads: list[int], rounds: int, milliseconds: int, seconds: float) -> list[Point]:
    points = []
    for count in threads:
        for size in sizes:
            point = Point(size, count, rounds if size < GIB // 4 else max(5, rounds // 3), milliseconds, seconds)
            arms = sorted(set(point.samples) - {"ours", "libc"})
            if not points:
                print("GiB/s of processor time, medians; ±: half the distance of the quartiles")
                print(f"{'size':>8} {'thr':>3} {'ours by':>11} {'ours':>7} {'±':>3} {'libc':>7} {'±':>3} {'/libc':>6} {'/best':>6} " + " ".join(f"{arm:>11}" for arm in arms))
            print(f"{show_size(size):>8} {count:>3} {point.arm:>11} {point.median('ours'):7.1f} {point.spread('ours'):3.0%} {point.median('libc'):7.1f} {point.spread('libc'):3.0%} "
                  f"{point.ratio('libc'):6.2f} {point.ratio(point.best):6.2f} " + " ".join(f"{point.median(arm):11.1f}" for arm in arms), flush=True)  # fmt: skip
            points.append(point)
    return points


def dispatch() -> dict[str, float]:
    """Nanoseconds over calling the arm directly, by kind of dispatch."""
    found = {name: float(nanoseconds) for name, nanoseconds in run(BUILD / "bench/bench_dispatch")}
    print("dispatch, nanoseconds over the arm called directly: " + ", ".join(f"{name} {cost:.2f}" for name, cost in found.items()))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="every second size to 1 GiB, fewer rounds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the samples too")
    options = parser.parse_args()
    half = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    threads = [count for count in (1, 2) if count <= len(os.sched_getaffinity(0))]
    largest = min(GIB if options.quick else 4 * GIB, half // threads[-1])
    sizes = [4 * KIB << shift for shift in range(0, 21, 2 if options.quick else 1) if 4 * KIB << shift <= largest]
    points = measure(sizes, threads, *((9, 1, 2.0) if options.quick else (31, 3, 8.0)))
    costs = dispatch()

    mean = math.exp(statistics.fmean(math.log(point.ratio("libc")) for point in points))
    bound = math.exp(statistics.fmean(math.log(point.median(point.best) / point.median("libc")) for point in points))
    libc = min(points, key=lambda point: point.ratio("libc"))
    best = min(points, key=lambda point: point.ratio(point.best))
    good = mean >= MEAN and libc.ratio("libc") >= LEAST_LIBC and best.ratio(best.best) >= LEAST_BEST and costs["ntq_clear"] <= NANOSECONDS
    if options.json:
        text = json.dumps({"points": [point.as_json() for point in points], "dispatch_ns": costs, "mean_ours_libc": round(mean, 4), "mean_best_libc": round(bound, 4), "met": good}, indent=1)
        options.json.write_text(text + "\n")
    print(f"bench: ours/libc {mean:.2f} in the geometric mean (at least {MEAN}; the best arm of each point: {bound:.2f}), least {libc.ratio('libc'):.2f} at {show_size(libc.size)} (at least {LEAST_LIBC}); "
          f"ours/best arm at least {best.ratio(best.best):.2f} at {show_size(best.size)} (at least {LEAST_BEST}); "
          f"dispatch {costs['ntq_clear']:.2f} ns (at most {NANOSECONDS:.0f}): {'met' if good else 'MISSED'}")  # fmt: skip
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
