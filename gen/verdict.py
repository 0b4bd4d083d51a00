# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""One record to its words: the only place with a statistic in it. Every number comes from db/quirks.yaml.

The candidate arm is compared with the best baseline arm at every measured point; a point counts beyond the
last-level cache; a difference counts if it is significant by Welch's test, corrected for the number of comparisons in
the record, and at least `least_effect`. What several records say together is decide.py's.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from dataclasses import dataclass, replace

from model import WHOLE, Comparison, Kind, Record, Row, Verdict
from units import MORE_IS_BETTER, show_size


# -- Statistics ---------------------------------------------------------------------------------------------------


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function I_x(a, b), by Lentz's continued fraction (NIST DLMF 8.17.22)."""
    if x <= 0.0 or x >= 1.0:
        return min(max(x, 0.0), 1.0)
    if x > (a + 1.0) / (a + b + 2.0):
        return 1.0 - incomplete_beta(b, a, 1.0 - x)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    tiny = 1e-300
    c, d = 1.0, 1.0 / max(1.0 - (a + b) * x / (a + 1.0), tiny)
    result = d
    for m in range(1, 500):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1.0 + term * d
            d = 1.0 / (d if abs(d) > tiny else tiny)
            c = 1.0 + term / c
            c = c if abs(c) > tiny else tiny
            result *= c * d
        if abs(c * d - 1.0) < 1e-15:
            break
    return front * result / a


def student_tail(t: float, df: float) -> float:
    """P(T > t) for Student's t with df degrees of freedom, df > 0."""
    if t * t < df:
        half = 0.5 - 0.5 * incomplete_beta(0.5, df / 2.0, t * t / (df + t * t))
    else:
        half = 0.5 * incomplete_beta(df / 2.0, 0.5, df / (df + t * t))
    return half if t >= 0 else 1.0 - half


def welch(difference: float, spread1: float, runs1: int, spread2: float, runs2: int) -> tuple[float, float]:
    """Welch's t and degrees of freedom for a difference of two means with sample standard deviations > 0."""
    var1, var2 = spread1**2 / runs1, spread2**2 / runs2
    df = (var1 + var2) ** 2 / (var1**2 / (runs1 - 1) + var2**2 / (runs2 - 1))
    return difference / math.sqrt(var1 + var2), df


def mean_bounds(row: Row) -> tuple[float, float]:
    """Where the mean lies if the source printed the best of its runs: Samuelson's inequality, s(n-1)/sqrt(n)."""
    if not row.best or not row.spread or not row.runs:
        return row.mean, row.mean
    return row.mean - row.spread * (row.runs - 1) / math.sqrt(row.runs), row.mean


def student_quantile(tail: float, df: float) -> float:
    """The t with P(T > t) = tail, for 0 < tail < 0.5; by bisection."""
    low, high = 0.0, 1.0
    while student_tail(high, df) > tail:
        high *= 2.0
    for _ in range(100):
        middle = (low + high) / 2.0
        low, high = (middle, high) if student_tail(middle, df) > tail else (low, middle)
    return high


def next_run(row: Row, error: float) -> tuple[float, float] | None:
    """Where the mean of another run with as many samples lies, but for this chance of error; None without a spread.

    Samples of one run are seconds apart and share the state of the machine, the next run does not: half of them count
    as independent of each other (bench/bench_anchor.py shows whether that is enough).
    """
    if not row.spread or not row.runs or row.runs < 2:
        return None
    reach = student_quantile(error / 2.0, row.runs - 1) * row.spread * math.sqrt(2.0 / (row.runs / 2.0))
    return row.mean - reach, row.mean + reach


def together(rows: list[Row]) -> Row:
    """The same point of several records as one row whose runs are the records: what differs between runs is its spread."""
    if len(rows) == 1:
        return rows[0]
    means = [row.mean for row in rows]
    return replace(rows[0], runs=len(rows), mean=statistics.fmean(means), spread=statistics.stdev(means), best=False)


#: So many samples are enough to leave out those that something else than the machine under test has spoiled.
LEAST_CLEAN = 5


def summary(samples: list[float]) -> tuple[float, float | None]:
    """(mean, sample standard deviation or None) of single runs."""
    return statistics.fmean(samples), statistics.stdev(samples) if len(samples) > 1 else None


#: How a record may state a spread, and what times it is the sample standard deviation of so many runs.
SPREADS = {
    "pstdev": lambda runs: math.sqrt(runs / (runs - 1)),
    "stdev": lambda runs: 1.0,
    "stderr": lambda runs: math.sqrt(runs),
}


def clean_samples(samples: list[float], spoiled: set[int]) -> list[float]:
    """The samples that no flag (by number from 1) speaks against, or all of them where too few are left."""
    clean = [value for number, value in enumerate(samples, 1) if number not in spoiled]
    return clean if len(clean) >= LEAST_CLEAN else samples


def told_apart(one: Row, two: Row, comparisons: int, kind: Kind) -> bool:
    """True if two rows with spreads differ significantly and by the least effect."""
    return bool(one.spread and two.spread) and compare(one, two, comparisons, kind)[0] in ("win", "lose")


# -- One point ----------------------------------------------------------------------------------------------------


def compare(candidate: Row, baseline: Row, comparisons: int, kind: Kind) -> tuple[str, float, float | None]:
    """(win | lose | tie | unsure, effect, p) of candidate against baseline among so many comparisons."""
    effect = candidate.mean / baseline.mean - 1.0
    c_low, c_high = mean_bounds(candidate)
    b_low, b_high = mean_bounds(baseline)
    difference = c_low - b_high if c_low > b_high else min(c_high - b_low, 0.0)
    base = b_high if difference > 0 else b_low
    if base <= 0.0:
        return "unsure", effect, 1.0  # the best of runs so far apart bounds their mean by nothing
    large = abs(difference) / base
    direction = "win" if difference > 0 else "lose"
    if any(row.spread is None or not row.runs or row.runs < 2 for row in (candidate, baseline)):
        return (direction if large >= kind.single_run_effect else "unsure"), effect, None

    spreads = [max(row.spread, kind.least_spread * row.mean) for row in (candidate, baseline)]

    def tail(shift: float) -> float:
        t, df = welch(shift, spreads[0], candidate.runs, spreads[1], baseline.runs)
        return min(1.0, comparisons * student_tail(t, df))

    p = min(1.0, 2.0 * tail(abs(difference)))
    margin = kind.least_effect * base
    if p < kind.significance and large >= kind.least_effect:
        return direction, effect, p
    # Two one-sided tests: the difference is smaller than the least effect, whichever way.
    equal = max(tail(margin - (c_high - b_low)), tail(margin + (c_low - b_high)))
    return ("tie" if equal < kind.significance else "unsure"), effect, p


def _best(rows: dict[str, Row], *choices: tuple[str, ...]) -> Row | None:
    """The fastest arm of the first group that was measured at all."""
    for arms in choices:
        found = [rows[arm] for arm in arms if arm in rows]
        if found:
            return max(found, key=lambda row: (row.mean, row.arm))
    return None


def compare_record(record: Record, kind: Kind) -> tuple[Comparison, ...]:
    """Every point of the record that has a candidate and a baseline, by chunk and extent."""
    if record.workload not in kind.workloads:
        return ()
    points: dict[tuple, dict[str, Row]] = defaultdict(dict)
    for row in record.rows:
        points[(row.chunk, row.extent, row.page or 0, row.threads)][row.arm] = row
    pairs, total = [], 0
    for key in sorted(points):
        rows = points[key]
        candidate = _best(rows, kind.candidates, kind.candidate_proxies)
        baseline = _best(rows, kind.baselines, kind.baseline_proxies + kind.opaque)
        if candidate and baseline and set(rows) & {*kind.baselines, *kind.baseline_proxies}:
            pairs.append((candidate, baseline))
            total += len(rows) - 1
    llc = record.llc or (kind.unstated_llc if record.llc is None else kind.no_l3_llc)
    return tuple(_comparison(candidate, baseline, total, llc, record, kind) for candidate, baseline in pairs)


def _comparison(candidate: Row, baseline: Row, total: int, llc: int, record: Record, kind: Kind) -> Comparison:
    outcome, effect, p = compare(candidate, baseline, total, kind)
    why = "no spread: needs %.0f %%" % (100 * kind.single_run_effect) if p is None else ""
    if baseline.arm in kind.opaque and outcome != "win":
        outcome, why = "unsure", f"how {baseline.arm} stores is unknown"
    counted = candidate.extent > llc and candidate.threads <= kind.threads
    if candidate.extent <= llc:
        why = f"within the LLC ({show_size(llc)})" if record.llc else f"LLC unstated, under {show_size(llc)}"
    elif candidate.threads > kind.threads:
        why = f"{candidate.threads} threads"
    return Comparison(
        candidate.extent, candidate.chunk, candidate.page, candidate.threads,
        candidate, baseline, effect, p, outcome, counted, why,
    )  # fmt: skip


# -- One record: a word per chunk -----------------------------------------------------------------------------------


def _curves(comparisons: tuple[Comparison, ...]) -> dict[int, tuple[Comparison, ...]]:
    """By chunk; points that hand over the whole extent at once are one curve, whatever their extent."""
    curves: dict[int, list[Comparison]] = defaultdict(list)
    for item in comparisons:
        curves[WHOLE if item.chunk == item.extent else item.chunk].append(item)
    return {chunk: tuple(sorted(items, key=lambda item: item.extent)) for chunk, items in curves.items()}


def judge_curve(record: Record, curve: tuple[Comparison, ...], kind: Kind) -> Verdict:
    """The word of one record at one chunk, from its points by rising extent."""
    evidence = ((record, curve),)
    counted = [item for item in curve if item.counted]
    if not counted:
        return Verdict(kind.name, "unknown", f"inconclusive: {curve[-1].why}", "measured", evidence=evidence)
    outcomes = [outcome for _, outcome in _by_extent(counted)]
    last = counted[-1]
    shown = f"{last.candidate.arm} {100 * last.effect:+.1f} % against {last.baseline.arm} at {show_size(last.extent)}"
    beyond = outcomes[_rises_from(outcomes) :]
    if beyond and 2 * beyond.count("win") >= len(beyond):
        threshold, bracket = _crossover(curve)
        return Verdict(kind.name, "good", shown, "measured", threshold, bracket, evidence=evidence)
    if {"lose"} <= set(outcomes) <= {"lose", "unsure"} and 2 * outcomes.count("lose") >= len(outcomes):
        return Verdict(kind.name, "bad", shown, "measured", evidence=evidence)
    if set(outcomes) == {"tie"}:
        reason = f"{shown}: less than {100 * kind.least_effect:g} %"
        return Verdict(kind.name, "neutral", reason, "measured", evidence=evidence)
    if {"win", "lose"} <= {item.outcome for item in counted}:
        reason = "not monotonic beyond the LLC"
    else:
        reason = f"{shown}, {last.why or f'p {last.p:.2g}'}"
    return Verdict(kind.name, "unknown", f"inconclusive: {reason}", "measured", evidence=evidence)


def _by_extent(curve: list[Comparison] | tuple[Comparison, ...]) -> list[tuple[int, str]]:
    """(extent, outcome) by rising extent, over the sizes of pages that were measured at it.

    Who chooses an arm does not know the pages: what wins on some and is as fast on the others is the better choice.
    """
    found: dict[int, set[str]] = defaultdict(set)
    for item in curve:
        found[item.extent].add(item.outcome)
    return [(extent, "unsure" if {"win", "lose"} <= words else next(w for w in ("win", "lose", "unsure", "tie") if w in words))
            for extent, words in sorted(found.items())]


def _rises_from(outcomes: list[str]) -> int:
    """Where by rising extent the candidate begins to win for good: the first win that no lose or tie follows."""
    against = max((n for n, outcome in enumerate(outcomes) if outcome in ("lose", "tie")), default=-1)
    return next((n for n, outcome in enumerate(outcomes) if outcome == "win" and n > against), len(outcomes))


def _crossover(curve: tuple[Comparison, ...]) -> tuple[int, tuple[int | None, int]]:
    """The smallest measured extent from which the candidate wins and no larger one disagrees, and its bracket."""
    points = _by_extent(curve)
    start = _rises_from([outcome for _, outcome in points])
    return points[start][0], (points[start - 1][0] if start else None, points[start][0])


# -- One record about the value of an integer quirk ------------------------------------------------------------------


@dataclass(frozen=True)
class Paired:
    """One setting against another over the points they share: geometric mean of what it gains, 0.03 is 3 % better."""

    effect: float
    low: float
    high: float
    """Between them lies the effect, but for the significance of the kind."""
    p: float
    points: int
    word: str
    """better, worse, or unsure."""


def paired(pairs: list[tuple[Row, Row]], unit: str, comparisons: int, kind: Kind) -> Paired | None:
    """Student's t on the logarithms of the ratios, among so many comparisons; None without two points.

    Single runs of a point have no spread of their own here, and what is better at every point is better even so.
    """
    if len(pairs) < 2:
        return None
    sign = 1.0 if MORE_IS_BETTER[unit] else -1.0
    logs = [sign * math.log(one.mean / two.mean) for one, two in pairs]
    mean, n = sum(logs) / len(logs), len(logs)
    error = math.sqrt(sum((x - mean) ** 2 for x in logs) / (n - 1) / n)
    p = min(1.0, 2.0 * comparisons * student_tail(abs(mean) / error, n - 1)) if error else 0.0 if mean else 1.0
    reach = error * student_quantile(kind.significance / (2.0 * comparisons), n - 1)
    effect = math.expm1(mean)
    sure = p < kind.significance and abs(effect) >= kind.least_effect
    word = "unsure" if not sure else "better" if effect > 0 else "worse"
    return Paired(effect, math.expm1(mean - reach), math.expm1(mean + reach), p, n, word)


@dataclass(frozen=True)
class Ranking:
    """The values of one record, the best first, and the best one against each of the others."""

    shared: tuple[int, ...]
    """The points (thread counts) that all values have."""
    rows: dict[int, dict[int, Row]]
    values: tuple[int, ...]
    tests: dict[int, Paired]

    @property
    def as_good(self) -> list[int]:
        """The best value, and every one that it is not surely better than."""
        return sorted(value for value in self.values if value not in self.tests or self.tests[value].word != "better")


def rank_values(record: Record, kind: Kind) -> Ranking | None:
    """By geometric mean over the points that all values share; None where they are too few."""
    rows: dict[int, dict[int, Row]] = defaultdict(dict)
    for row in record.rows:
        rows[row.value][row.threads] = row
    shared = tuple(sorted(set.intersection(*(set(points) for points in rows.values()))))
    sign = 1.0 if MORE_IS_BETTER[record.unit] else -1.0

    def total(value: int) -> float:
        return sign * sum(math.log(rows[value][threads].mean) for threads in shared)

    best, *others = values = tuple(sorted(rows, key=lambda value: (-total(value), value)))
    if not others or len(shared) < max(kind.least_points, 2):
        return None
    tests = {other: paired([(rows[best][n], rows[other][n]) for n in shared], record.unit, len(others), kind) for other in others}
    return Ranking(shared, rows, values, tests)


def judge_values(record: Record, kind: Kind) -> Verdict:
    """The measured value that is better than every other one over the points they share."""
    ranking = rank_values(record, kind)
    if ranking is None:
        by_value = {row.value: {other.threads for other in record.rows if other.value == row.value} for row in record.rows}
        shared = set.intersection(*by_value.values())
        reason = f"inconclusive: {len(by_value)} values at {len(shared)} points in common, {kind.least_points} are needed"
        return Verdict(kind.name, "unknown", reason, "measured", evidence=((record, ()),))
    best, *others = ranking.values
    first = ranking.tests[others[0]]
    comparisons = tuple(
        Comparison(0, 0, None, n, ranking.rows[best][n], ranking.rows[other][n],
                   ranking.rows[best][n].mean / ranking.rows[other][n].mean - 1.0, None, "", True, "")
        for other in others for n in ranking.shared
    )  # fmt: skip
    shown = f"{best} is {100 * first.effect:+.1f} % better than {others[0]} over {first.points} points, p {first.p:.2g}"
    sure = all(test.word == "better" for test in ranking.tests.values())
    word, reason = (str(best), shown) if sure else ("unknown", f"inconclusive: {shown}")
    return Verdict(kind.name, word, reason, "measured", evidence=((record, comparisons),))


def judge(record: Record, kind: Kind) -> dict[int, Verdict]:
    """What one record says of one kind, by chunk; an integer quirk does not depend on it."""
    if kind.type == "integer":
        about = record.quirk == kind.name and record.workload in kind.workloads
        return {WHOLE: judge_values(record, kind)} if about else {}
    return {chunk: judge_curve(record, curve, kind) for chunk, curve in _curves(compare_record(record, kind)).items()}
