# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The facts and the decisions as frozen values: Cpu, Kind, Record, Verdict, Decision."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

#: A chunk that is "whatever the extent is": the caller hands all of it to one call.
WHOLE = (1 << 64) - 1

ALL_STEPPINGS = (0, 15)

#: What a kernel can execute without saving vector registers; "": a row about a value has no arm.
KERNEL_ARMS = frozenset(("stosb", "stosq", "movnti", "clzero", "loop", ""))


@dataclass(frozen=True)
class Known:
    """What a rule may ask of the rest of the database."""

    cpus: CpuIndex
    kinds: dict[str, Kind]


class CpuIndex:
    """The CPUs of a database by vendor, family and model, to find the entries that speak for an identity."""

    def __init__(self, cpus: list[Cpu]):
        self._by_model: dict[tuple, list[Cpu]] = {}
        for cpu in cpus:
            self._by_model.setdefault((cpu.vendor, cpu.family, cpu.model), []).append(cpu)
        self.labels = {cpu.label() for cpu in cpus}

    def covering(self, vendor: str, family: int, model: int, stepping: int | None) -> list[Cpu]:
        """Every entry for this identity, the narrowest first; an unknown stepping needs one for all of them."""
        found = [cpu for cpu in self._by_model.get((vendor, family, model), ()) if cpu.covers(stepping)]
        return sorted(found, key=lambda cpu: cpu.width)


@dataclass(frozen=True)
class Source:
    """Where something in db/ comes from: the file, and the line that says it (0: the file as a whole)."""

    path: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Cpu:
    """One entry of db/cpus.yaml, or one core type of it.

    vendor is the CPUID string (leaf 0), family/model/stepping are decoded as Linux does
    (arch/x86/lib/cpu.c), core_type is "core" or "atom" (leaf 0x1A EAX[31:24] 0x40/0x20) or None.
    codename is the kernel's (asm/intel-family.h without its prefix) where it has one. features are all that such a CPU
    has when nothing masks them, of those that db/schema/cpus.json lists, by their names in /proc/cpuinfo; None where no
    source shows them. They never prove speed.
    """

    vendor: str
    family: int
    model: int
    steppings: tuple[int, int]
    core_type: str | None
    codename: str
    name: str
    tlb_4k_entries: int | None = field(compare=False, default=None)
    """Of the last-level data TLB for 4 KiB pages."""
    source: Source = field(compare=False, default=Source("", 0))
    features: tuple[str, ...] | None = field(compare=False, default=None)

    @property
    def width(self) -> int:
        """How many steppings the entry covers; the narrower of two entries wins."""
        return self.steppings[1] - self.steppings[0] + 1

    def covers(self, stepping: int | None) -> bool:
        """True if the entry speaks for this stepping of its model; an unknown one needs an entry for all."""
        if stepping is None:
            return self.steppings == ALL_STEPPINGS
        return self.steppings[0] <= stepping <= self.steppings[1]

    def label(self) -> str:
        """vendor:family:model[:stepping[-stepping]][/core type], all decimal."""
        low, high = self.steppings
        text = f"{self.vendor}:{self.family}:{self.model}"
        if (low, high) != ALL_STEPPINGS:
            text += f":{low}" if low == high else f":{low}-{high}"
        return text + (f"/{self.core_type}" if self.core_type else "")


@dataclass(frozen=True)
class Kind:
    """One quirk kind and its policy, as db/quirks.yaml states it; fractions are 0.03 for 3 %, sizes are bytes.

    A boolean kind compares arms: is a candidate better than the best baseline? An integer kind compares settings of
    a number: which of the measured values is better than every other?
    """

    name: str
    type: str
    """boolean or integer."""
    meaning: str
    default: str
    """good or bad; of an integer kind the value, as text."""
    default_reason: str
    flags: dict[str, str] | None
    workloads: tuple[str, ...]
    least_effect: float
    significance: float
    pins: dict[str, tuple[str, str, Source]]
    """By the label of the CPU: (word, reason, where it is pinned)."""

    candidates: tuple[str, ...] = ()
    candidate_proxies: tuple[str, ...] = ()
    baselines: tuple[str, ...] = ()
    baseline_proxies: tuple[str, ...] = ()
    opaque: tuple[str, ...] = ()
    single_run_effect: float = 0.0
    least_spread: float = 0.0
    threads: int = 0
    unstated_llc: int = 0
    no_l3_llc: int = 0

    minimum: int = 0
    maximum: int = 0
    least_points: int = 0
    shifts: str | None = None
    """The field of a Cpu that the value shifts right; the result is in pages."""


@dataclass(frozen=True)
class Claim:
    """What somebody else's source or patch says about CPUs, without a measurement of ours. None: any."""

    who: str
    quirk: str
    says: str
    vendor: str | None
    family: int | None
    model: int | None
    steppings: tuple[int, int]
    ref: str
    note: str | None
    source: Source = field(compare=False, default=Source(""))

    def speaks_of(self, cpu: Cpu) -> bool:
        """True if any stepping of the entry is meant."""
        return (
            self.vendor in (None, cpu.vendor)
            and self.family in (None, cpu.family)
            and self.model in (None, cpu.model)
            and self.steppings[0] <= cpu.steppings[1]
            and cpu.steppings[0] <= self.steppings[1]
        )


@dataclass(frozen=True)
class Row:
    """One measured point of a record: one arm clearing `extent` bytes, `chunk` bytes at a time.

    mean is a rate in GiB/s, spread the sample standard deviation in the same unit or None, runs the number of runs
    or None. best is True where the source prints the best of its runs and not their mean. Where a record is about
    the value of an integer quirk there is no arm, extent, chunk or page, and the unit is the record's.
    """

    arm: str
    extent: int
    chunk: int
    page: int | None
    threads: int
    runs: int | None
    mean: float
    spread: float | None
    best: bool
    value: int | None = None
    source: Source = field(compare=False, default=Source("", 0))


@dataclass(frozen=True)
class Record:
    """One file under db/measurements/: one machine, one day, one workload."""

    path: str
    vendor: str
    family: int
    model: int
    stepping: int | None
    core_type: str | None
    cpu_name: str | None
    machine: dict
    state: dict
    origin: dict
    workload: str
    virtual: bool
    llc: int | None
    """One instance of the last-level cache in bytes; 0: no L3 and an L2 of unknown size; None: unstated."""
    rows: tuple[Row, ...]
    note: str | None = None
    quirk: str | None = None
    """The integer kind whose values the rows set; None where they compare arms."""
    unit: str = "GiB/s"

    @property
    def microcode(self) -> str | None:
        return self.state.get("microcode")

    @property
    def name(self) -> str:
        """The path below db/measurements/ without its suffix: how reports call the record."""
        return self.path.split("measurements/", 1)[-1].removesuffix(".yaml")


@dataclass(frozen=True)
class Comparison:
    """One point of a record as the verdict saw it: the best candidate arm against the best baseline arm."""

    extent: int
    chunk: int
    page: int | None
    threads: int
    candidate: Row
    baseline: Row
    effect: float
    """candidate over baseline, minus one: 0.03 is 3 % faster."""
    p: float | None
    """Welch's p, already multiplied by the number of compared points; None without a spread."""
    outcome: str
    """win, lose, tie or unsure."""
    counted: bool
    why: str
    """A remark: why it was not counted, or what stands in the way of an outcome; may be empty."""


@dataclass(frozen=True)
class Verdict:
    """What the evidence says of one quirk of one CPU at one chunk.

    word: good, bad, neutral or unknown; of an integer kind the value as text, or unknown.
    reason: for unknown begins with unmeasured, inconclusive or conflicting.
    basis: measured, inferred, virtual, pinned, or default where there is no evidence.
    threshold: the smallest measured extent in bytes from which the candidate wins at every larger one, or None;
    bracket: (largest measured extent below it or None, threshold).
    """

    kind: str
    word: str
    reason: str
    basis: str
    threshold: int | None = None
    bracket: tuple[int | None, int] | None = None
    evidence: tuple[tuple[Record, tuple[Comparison, ...]], ...] = ()

    @property
    def records(self) -> tuple[Record, ...]:
        return tuple(record for record, _ in self.evidence)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The records behind it, as reports call them."""
        return tuple(record.name for record in self.records)

    @cached_property
    def steppings(self) -> frozenset[int | None]:
        """The steppings that were measured."""
        return frozenset(record.stepping for record in self.records)

    @cached_property
    def crosses(self) -> bool:
        """True if the candidate lost or tied at the lower end of the bracket; else the crossover may lie below that."""
        low = self.bracket[0] if self.bracket else None
        return any(item.extent == low and item.outcome in ("lose", "tie") for _, curve in self.evidence for item in curve)

    @property
    def by_stand_ins(self) -> bool:
        """True if no counted point compares two arms that a kernel can use: the other arms only suggest the answer."""
        counted = [item for _, curve in self.evidence for item in curve if item.counted]
        return bool(counted) and not any({item.candidate.arm, item.baseline.arm} <= KERNEL_ARMS for item in counted)

    @cached_property
    def kernel_word(self) -> str:
        """The word as a kernel may use it: guests alone and stand-ins alone never set it."""
        guests = bool(self.records) and all(record.virtual for record in self.records)
        return "unknown" if guests or self.basis == "virtual" or self.by_stand_ins else self.word

    def without_evidence(self) -> Verdict:
        """The same, a hundred times smaller: it still knows what it was asked of its evidence above."""
        small = replace(self, evidence=())
        small.__dict__.update({name: getattr(self, name) for name in ("names", "steppings", "crosses", "kernel_word")})
        return small


def unmeasured(kind: str) -> Verdict:
    """The verdict on a kind that no record speaks of."""
    return Verdict(kind, "unknown", "unmeasured", "default")


@dataclass(frozen=True)
class Decision:
    """Everything decided for one CPU: per quirk kind, verdicts by chunk.

    verdicts[kind] is a tuple of (up_to, Verdict): the verdict for chunks <= up_to that an earlier pair does not
    take; the last up_to is WHOLE, and its verdict answers a caller who hands over the whole extent at once.
    """

    cpu: Cpu
    verdicts: dict[str, tuple[tuple[int, Verdict], ...]]

    def without_evidence(self) -> Decision:
        return Decision(self.cpu, {kind: tuple((up_to, v.without_evidence()) for up_to, v in found) for kind, found in self.verdicts.items()})

    def at(self, kind: str, chunk: int = WHOLE) -> Verdict:
        """Of a kind that this database does not have: unmeasured."""
        for up_to, verdict in self.verdicts.get(kind, ((WHOLE, unmeasured(kind)),)):
            if chunk <= up_to:
                return verdict
        raise AssertionError(f"{self.cpu.label()}: {kind} has no verdict for the whole extent")
