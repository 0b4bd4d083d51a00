# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""How the generator grows: generated databases of 1k, 3k and 10k records over up to 2,000 identities.

Each size runs check and gen in a process of its own, with wall time and peak memory. The last line has the figures
asked for; exit status 1 if one is missed: 10,000 records in 60 s and 1 GiB, time per record within a factor of two,
50 ns for a lookup in the compiled table.
"""

import argparse
import os
import random
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

IDENTITIES = 2000
SIZES = (1000, 3000, 10_000)
SECONDS, BYTES, GROWTH, NANOSECONDS = 60.0, 1 << 30, 2.0, 50.0


def make(root: Path, records: int) -> None:
    """Random but repeatable: about as many rows per record as the published tables have."""
    rng = random.Random(records)
    identities = sorted({(vendor, family, model) for vendor, family in (("GenuineIntel", 6), ("GenuineIntel", 18), ("GenuineIntel", 19), ("AuthenticAMD", 23),
                        ("AuthenticAMD", 25), ("AuthenticAMD", 26), ("AuthenticAMD", 27), ("HygonGenuine", 24)) for model in range(256)})[: IDENTITIES]  # fmt: skip
    cpus = [{**small_db.CPU, "vendor": vendor, "family": str(family), "model": str(model), "codename": f"X{family}_{model}"} for vendor, family, model in identities]
    small_db.write(root, cpus)
    for number in range(records):
        cpu = cpus[number % len(cpus)]
        record = small_db.record(cpu, str(rng.randrange(16)), name="a generated CPU")
        record["results"] = [
            {**row, "extent": f"{extent} MiB", "chunk": f"{extent} MiB", "mean": f"{rng.uniform(1, 2) + (row['arm'] == 'movnti') * (number % 7 > 0) * 4:.2f}"}
            for extent in (16, 128, 1024, 4096) for row in record["results"]
        ]  # fmt: skip
        folder = root / "measurements" / f"{cpu['vendor']}-{cpu['family']}-{cpu['model']}-{record['cpu']['stepping']}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"2026-01-01-m{number}.yaml").write_text(dump.record(record))


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
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, metavar="N")
    sizes = sorted(parser.parse_args().sizes)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    results = {}
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="bench-gen-") as folder:
            make(Path(folder) / "db", size)
            generator = [sys.executable, "-B", ROOT / "gen/gen_quirks.py", "--db", Path(folder) / "db", "gen", "--out", Path(folder) / "out"]
            results[size] = measure(generator)
            rows, nanoseconds = lookup(Path(folder) / "out")
        seconds, peak = results[size]
        print(f"{size:>7} records {seconds:7.1f} s  {1000 * seconds / size:6.2f} ms each  {peak / 2**20:5.0f} MiB  lookup in {rows} rows {nanoseconds:.1f} ns", flush=True)
    seconds, peak = results[sizes[-1]]
    growth = (seconds / sizes[-1]) / (results[sizes[0]][0] / sizes[0])
    good = seconds <= SECONDS and peak <= BYTES and growth <= GROWTH and nanoseconds <= NANOSECONDS
    print(f"bench-gen: {sizes[-1]} records in {seconds:.1f} s (at most {SECONDS:.0f}) and {peak / 2**20:.0f} MiB (at most {BYTES >> 20}); "
          f"time per record x {growth:.2f} from {sizes[0]} (at most {GROWTH:.0f}); "
          f"lookup {nanoseconds:.1f} ns (at most {NANOSECONDS:.0f}): {'met' if good else 'MISSED'}")  # fmt: skip
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
