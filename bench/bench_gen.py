# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""How the generator grows: generated databases of up to 100,000 records over up to 5,000 identities.

Each size runs gen in a process of its own, with wall time and peak memory: from nothing, and once more after one record
has changed. The last line has the figures asked for; exit status 1 if one is missed: 10,000 records in 60 s and 1 GiB,
100,000 in 120 s and 2 GiB, 5 s after a change, time per record within a factor of two, 50 ns for a lookup in the table.
"""

import argparse
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "gen"))
sys.path.insert(0, str(ROOT / "tests"))

import dump  # noqa: E402
import small_db  # noqa: E402

#: By the number of records: identities, seconds, bytes.
SIZES = {1000: (1000, 60.0, 1 << 30), 10_000: (2000, 60.0, 1 << 30), 100_000: (5000, 120.0, 2 << 30)}
AGAIN, GROWTH, NANOSECONDS = 5.0, 2.0, 50.0


def make(root: Path, records: int, identities: int) -> Path:
    """Random but repeatable: about as many rows per record as the published tables have. The path of one of them."""
    rng = random.Random(records)
    families = [("AuthenticAMD", family) for family in range(21, 31)] + [("GenuineIntel", family) for family in range(18, 31)]
    every = [(vendor, family, model) for vendor, family in families for model in range(256)]
    cpus = [{**small_db.CPU, "vendor": vendor, "family": str(family), "model": str(model), "codename": f"X{family}_{model}"} for vendor, family, model in every[:identities]]
    small_db.write(root, cpus)
    texts = [dump.record(one(rng, number)) for number in range(200)]
    for number in range(records):
        cpu, stepping = cpus[number % len(cpus)], number // len(cpus) % 16
        named = f"{{vendor: {cpu['vendor']}, family: {cpu['family']}, model: {cpu['model']}, stepping: {stepping},"
        folder = root / "measurements" / f"{cpu['vendor']}-{cpu['family']}-{cpu['model']}-{stepping}"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"2026-01-01-m{number}.yaml"
        path.write_text(re.sub(r"\{vendor: [^,]*, family: [^,]*, model: [^,]*, stepping: [^,]*,", named, rng.choice(texts), count=1))
    return path


def one(rng: random.Random, number: int) -> dict:
    """A record of a CPU that stands for any other."""
    record = small_db.record(small_db.CPU, "1", name="a generated CPU")
    record["results"] = [
        {**row, "extent": f"{extent} MiB", "chunk": f"{extent} MiB", "mean": f"{rng.uniform(1, 2) + (row['arm'] == 'movnti') * (number % 7 > 0) * 4:.2f}"}
        for extent in (16, 128, 1024, 4096) for row in record["results"]
    ]  # fmt: skip
    return record


def measure(command: list) -> tuple[float, int]:
    """(seconds, peak bytes) of one child that must succeed."""
    begin = time.monotonic()
    child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"bench_gen: {command[3]} failed")
    return time.monotonic() - begin, usage.ru_maxrss * 1024


def lookup(out: Path) -> tuple[int, float]:
    """(rows, nanoseconds per lookup) of the library built with a generated table."""
    sources = [ROOT / "bench/bench_lookup.c", *sorted((ROOT / "runtime").glob("*.[cS]")), out / "user/nt_dispatch.S"]
    program = out / "lookup"
    flags = ("-std=gnu11", "-O2", "-D_GNU_SOURCE", f"-I{out}/user", f"-I{ROOT}/runtime", "-o", program)
    subprocess.run([os.environ.get("CC", "cc"), *flags, *sources], check=True)
    rows, nanoseconds = subprocess.run([program], check=True, capture_output=True, text=True).stdout.split()
    return int(rows), float(nanoseconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), choices=list(SIZES), metavar="N")
    sizes = sorted(parser.parse_args().sizes)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    cost, missed = {}, []
    for size in sizes:
        identities, most_seconds, most_bytes = SIZES[size]
        with tempfile.TemporaryDirectory(prefix="bench-gen-") as folder:
            changed = make(Path(folder) / "db", size, identities)
            generator = [sys.executable, "-B", ROOT / "gen/gen_quirks.py", "--db", Path(folder) / "db", "gen", "--out", Path(folder) / "out", "--cache", Path(folder) / "cache"]
            seconds, peak = measure(generator)
            changed.write_text(changed.read_text().replace("a generated CPU", "another CPU"))
            again, _ = measure(generator)
            rows, nanoseconds = lookup(Path(folder) / "out")
        cost[size] = seconds / size
        print(f"{size:>7} records of {identities} CPUs {seconds:7.1f} s (at most {most_seconds:.0f})  {1000 * cost[size]:5.2f} ms each  {peak / 2**20:5.0f} MiB (at most {most_bytes >> 20})"
              f"  {again:4.1f} s after a change (at most {AGAIN:.0f})  lookup in {rows} rows {nanoseconds:.1f} ns (at most {NANOSECONDS:.0f})", flush=True)  # fmt: skip
        missed += [seconds > most_seconds, peak > most_bytes, again > AGAIN, nanoseconds > NANOSECONDS]
    growth = cost[sizes[-1]] / cost[sizes[0]]
    missed.append(growth > GROWTH)
    print(f"bench-gen: time per record x {growth:.2f} from {sizes[0]} to {sizes[-1]} (at most {GROWTH:.0f}): {'MISSED' if any(missed) else 'met'}")
    return 1 if any(missed) else 0


if __name__ == "__main__":
    sys.exit(main())
