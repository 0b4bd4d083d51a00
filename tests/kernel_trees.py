# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Small kernel trees for tests, one per dialect, and hand-made decisions to write a series from."""

import shutil
from pathlib import Path

import support
from kernel_plan import Options
from model import WHOLE, Comparison, Cpu, Decision, Record, Row, Verdict

TREES = support.ROOT / "tests" / "kernel"
DIALECTS = ("plain-5.9", "fam6-6.1", "vfm-6.12", "range-7.0")
STUBS = TREES / "include"


def make_tree(dialect: str, where: Path) -> Path:
    """What all dialects share, and what this one has of its own, as one tree."""
    shutil.copytree(TREES / "common", where)
    shutil.copytree(TREES / dialect, where, dirs_exist_ok=True)
    shutil.rmtree(where / "series", ignore_errors=True)
    return where


def options(**chosen) -> Options:
    flags = {"opt_out": "NT_BAD", "opt_in": "NT_GOOD"}
    return Options(flags, {"kernel_page": 4 << 10, "kernel_range": 32 << 20}, "0123456789ab", **chosen)


def measured(cpu: Cpu, effect: float) -> tuple[Record, tuple[Comparison, ...]]:
    rows = [Row(arm, 1 << 30, 1 << 30, 4096, 1, 5, mean, 0.01, False) for arm, mean in (("stosb", 10.0), ("movnti", 10.0 * (1 + effect)))]
    machine = {"name": "a desk", "memory": 64 << 30, "nodes": 1, "cores_per_node": 8, "threads_per_core": 2, "l3": 16 << 20}
    state = {"microcode": "0x42", "governor": "performance", "turbo": False, "kernel": "6.1"}
    origin = {"kind": "published", "ref": f"{cpu.codename.lower()}@example.org", "date": "2020-10-14", "tool": "perf bench mem memset"}
    record = Record(f"db/measurements/{cpu.codename}.yaml", cpu.vendor, cpu.family, cpu.model, cpu.steppings[0], cpu.core_type,
                    cpu.name, machine, state, origin, "memset", False, 16 << 20, tuple(rows))
    point = Comparison(1 << 30, 1 << 30, 4096, 1, rows[1], rows[0], effect, 0.001, "win" if effect > 0 else "lose", True, "")
    return record, (point,)


def decision(cpu: Cpu, word: str, *, basis: str = "measured", bracket=None, by_chunk: dict[int, str] | None = None) -> Decision:
    """One CPU with one word for every chunk, or with a word per chunk and `word` for the rest."""
    def verdict(said: str) -> Verdict:
        effect = {"good": 0.5, "bad": -0.25}.get(said)
        evidence = (measured(cpu, effect),) if effect else ()
        reason = f"movnti {100 * effect:+.1f} % against stosb at 1 GiB" if effect else "unmeasured"
        return Verdict("nt", said, reason, basis if effect else "default", threshold=bracket[1] if bracket else None,
                       bracket=bracket, evidence=evidence)

    pairs = [(chunk, verdict(said)) for chunk, said in sorted((by_chunk or {}).items())]
    return Decision(cpu, {"nt": (*pairs, (WHOLE, verdict(word)))})


def against_clzero(one: Decision) -> Decision:
    """The same, and CLZERO measured to be slower."""
    return Decision(one.cpu, {**one.verdicts, "clzero": ((WHOLE, Verdict("clzero", "bad", "clzero -20.0 %", "measured")),)})


def cpu(vendor, family, model, steppings, codename, name, core_type=None) -> Cpu:
    return Cpu(vendor, family, model, steppings, core_type, codename, name)


BROADWELL = cpu("GenuineIntel", 6, 79, (0, 15), "BROADWELL_X", "Broadwell-EP")
SKYLAKE = cpu("GenuineIntel", 6, 85, (0, 4), "SKYLAKE_X", "Skylake-SP")
CASCADE = cpu("GenuineIntel", 6, 85, (5, 7), "SKYLAKE_X", "Cascade Lake-SP")
ROME = cpu("AuthenticAMD", 23, 49, (0, 15), "ROME", "EPYC Rome")
NAPLES = cpu("AuthenticAMD", 23, 1, (2, 2), "NAPLES", "EPYC Naples B2")
ZHAOXIN = cpu("  Shanghai  ", 7, 59, (0, 15), "LUJIAZUI", "KX-6000")


def usual() -> list[Decision]:
    """One of each kind: good with a crossover, bad for some steppings, bad as a whole, measured by nobody."""
    return [
        decision(BROADWELL, "good", bracket=(16 << 20, 128 << 20)),
        decision(SKYLAKE, "unknown"),
        decision(CASCADE, "bad"),
        decision(ROME, "good"),
        decision(NAPLES, "bad"),
        decision(ZHAOXIN, "bad"),
    ]
