# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A record -> the panels that show it: which rows belong on one pair of axes, and the same in words."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace

from model import WHOLE, Kind, Record, Row, Verdict
from units import MORE_IS_BETTER, show_size
from verdict import judge, mean_bounds

#: A record may hold thousands of odd points; its table shows them all, its panels stop here.
MOST = 24


@dataclass(frozen=True)
class Point:
    """x: bytes or threads; low and high: the ends of the error bar, both the mean where there is no spread."""

    x: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Series:
    """One arm, or one value of an integer quirk, by rising x."""

    name: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Panel:
    """One pair of axes. axis: extent, chunk or threads; or point, where there is only one."""

    axis: str
    fixed: str
    """What is the same for all of it, in words."""
    unit: str
    series: tuple[Series, ...]
    line: tuple[int, str] | None = None
    """The size that a point must exceed to count, and its name."""
    crossovers: tuple[tuple[str, int | None, int], ...] = ()
    """(kind, largest measured extent before it or None, threshold)."""
    top: float = 0.0
    """The end of the axis of rates; 0: as the panel needs."""


def of_record(record: Record, kinds: list[Kind]) -> list[Panel]:
    """The panels of a record, the whole extent first; at most MOST."""
    if record.quirk is not None:
        return [_valued(record)]
    judged = {kind.name: judge(record, kind) for kind in kinds if kind.type == "boolean"}
    groups: dict[tuple, list[Row]] = defaultdict(list)
    for row in record.rows:
        groups[row.threads, row.page or 0].append(row)
    found = []
    for (threads, page), rows in sorted(groups.items()):
        setting = ([f"pages of {show_size(page)}"] if page else []) + ([f"{threads} threads"] if threads > 1 else [])
        found += _by_extent(rows, setting, record, kinds, judged)
    return found[:MOST]


def _by_extent(rows: list[Row], setting: list[str], record: Record, kinds: list[Kind], judged: dict) -> list[Panel]:
    """A curve by extent for each chunk that has one, then by chunk at the largest extent, then what is left."""
    curves: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        curves[WHOLE if row.chunk == row.extent else row.chunk].append(row)
    line, panels, left = _line(record, kinds), [], []
    for chunk in sorted(curves, reverse=True):
        curve = curves[chunk]
        if len({row.extent for row in curve}) == 1:
            left += curve
            continue
        text = "the whole extent at once" if chunk == WHOLE else f"chunks of {show_size(chunk)}"
        series = _series(curve, lambda row: row.extent)
        panels.append(Panel("extent", ", ".join([text, *setting]), record.unit, series, line, _crossovers(judged, chunk)))
    extents: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        extents[row.extent].append(row)
    largest = max((extent for extent, found in extents.items() if len({row.chunk for row in found}) > 1), default=None)
    for extent in sorted(extents, reverse=True):
        some = [row for row in left if row.extent == extent]
        if extent == largest or len({row.chunk for row in some}) > 1:
            series = _series(extents[extent], lambda row: row.chunk)
            known = line if record.llc else None  # what stands in for an unstated LLC is a rule about extents
            panels.append(Panel("chunk", ", ".join([f"{show_size(extent)} in all", *setting]), record.unit, series, known))
        elif some:
            text = "at once" if some[0].chunk == extent else f"in chunks of {show_size(some[0].chunk)}"
            panels.append(Panel("point", ", ".join([f"{show_size(extent)} {text}", *setting]), record.unit, _series(some, lambda row: row.extent)))
    return [replace(panel, unit="GiB/s") for panel in panels]


def _line(record: Record, kinds: list[Kind]) -> tuple[int, str]:
    kind = next(kind for kind in kinds if kind.type == "boolean")
    if record.llc:
        return record.llc, f"LLC {show_size(record.llc)}"
    if record.llc is None:
        return kind.unstated_llc, f"LLC unstated: {show_size(kind.unstated_llc)}"
    return kind.no_l3_llc, f"no L3: {show_size(kind.no_l3_llc)}"


def _crossovers(judged: dict[str, dict[int, Verdict]], chunk: int) -> tuple:
    found = [(name, verdicts[chunk]) for name, verdicts in judged.items() if chunk in verdicts]
    return tuple((name, *verdict.bracket) for name, verdict in found if verdict.bracket)


def _series(rows: list[Row], x, name=lambda row: row.arm) -> tuple[Series, ...]:
    points: dict[str, list[Point]] = defaultdict(list)
    for row in sorted(rows, key=x):
        points[name(row)].append(Point(x(row), row.mean, *_bar(row)))
    return tuple(Series(name, tuple(found)) for name, found in points.items())


def _bar(row: Row) -> tuple[float, float]:
    """One standard deviation either way; below the best of several runs, how far the mean may be."""
    if row.best:
        return mean_bounds(row)
    spread = row.spread or 0.0
    return max(row.mean - spread, 0.0), row.mean + spread


def _valued(record: Record) -> Panel:
    rows = sorted(record.rows, key=lambda row: row.value)
    better = "more is better" if MORE_IS_BETTER[record.unit] else "less is better"
    return Panel("threads", better, record.unit, _series(rows, lambda row: row.threads, lambda row: str(row.value)))


def shared(panels: list[Panel]) -> list[Panel]:
    """Panels of one point each share their axis of rates, to be compared."""
    top = max((point.high for panel in panels if panel.axis == "point" for s in panel.series for point in s.points), default=0.0)
    return [replace(panel, top=top) if panel.axis == "point" else panel for panel in panels]


# -- In words -------------------------------------------------------------------------------------------------------


def words(panel: Panel) -> str:
    """The panel for somebody who does not see it."""
    what = {"extent": "Rate by extent", "chunk": "Rate by chunk", "threads": "Figures by number of threads", "point": "Rates"}[panel.axis]
    each = "; ".join(_series_words(series, panel) for series in panel.series)
    return ". ".join([f"{what}, {panel.fixed}, in {panel.unit}: {each}", *remarks(panel)]) + "."


def remarks(panel: Panel) -> list[str]:
    """The lines and the shading of a panel in words."""
    found = [panel.line[1]] if panel.line else []
    for kind, low, high in panel.crossovers:
        before = f"between {show_size(low)} and {show_size(high)}" if low else f"at {show_size(high)} or below, the smallest extent measured"
        found.append(f"{kind}: crossover {before}")
    return found


def _series_words(series: Series, panel: Panel) -> str:
    name = f"value {series.name}" if panel.axis == "threads" else series.name
    first, last = series.points[0], series.points[-1]
    if panel.axis == "point" or first is last:
        return f"{name} {first.mean:.4g}"
    shown = str if panel.axis == "threads" else show_size
    return f"{name} {first.mean:.4g} at {shown(first.x)} to {last.mean:.4g} at {shown(last.x)}"
