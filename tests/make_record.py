# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Small records and CPUs for the tests of the verdict."""

import support  # noqa: F401

from model import Cpu, Record, Row

MIB, GIB = 1 << 20, 1 << 30
CPU = Cpu("GenuineIntel", 6, 79, (0, 15), None, "BROADWELL_X", "test")


def row(arm, extent, mean, spread=None, runs=5, chunk=None, best=False, threads=1):
    """spread is relative: 0.01 is 1 %."""
    return Row(arm, extent, chunk or extent, 4096, threads, runs, mean, None if spread is None else spread * mean, best)


def record(*rows, name="a", microcode=None, virtual=False, llc=32 * MIB, workload="memset", cpu=CPU):
    return Record(
        f"db/measurements/x/{name}.yaml", cpu.vendor, cpu.family, cpu.model, 1, cpu.core_type, None, {},
        {"microcode": microcode}, {}, workload, virtual, llc, rows,
    )  # fmt: skip


def pair(extent, cached, nt, spread=0.01, runs=5, chunk=None, arms=("stosb", "movnti")):
    return tuple(row(arm, extent, mean, spread, runs, chunk) for arm, mean in zip(arms, (cached, nt)))
