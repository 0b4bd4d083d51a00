# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""A panel -> SVG that follows the reader's light or dark colours; the same bytes for the same panel.

matplotlib draws with stand-ins for colours, which become the names that templates/report/figure.css gives a value.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import io
import math
import re
from html import escape
from pathlib import Path

import render
from report.panels import Panel, Series, words
from units import show_size

STYLE = render.TEMPLATES / "report" / "figure.css"
#: In inches: of all, of curves, of curves of two points, and what one arm more needs, in rows and among curves.
WIDTH, HEIGHT, LOW, ROW, CROWD = 4.2, 2.9, 2.1, 0.23, 0.12
#: How many sizes fit beside each other on an axis.
NAMED = 6

#: Arms in the order of a legend, with the marker of each; stores that bypass the cache are solid, the others hollow.
ARMS = {
    "movnti": "o", "movntdq": "s", "vmovntdq256": "D", "vmovntdq512": "^", "clzero": "P",
    "stosb": "o", "stosq": "s", "loop": "v", "sse2": "D", "avx2": "^", "avx512": "<", "libc": "X",
}  # fmt: skip
UNCACHED = ("movnti", "movntdq", "vmovntdq256", "vmovntdq512", "clzero")
VALUES = tuple(f"value{number}" for number in range(6))

_NAMES = ("paper", "ink", "muted", "rule", "shade", *ARMS, *VALUES)
_STAND_IN = {name: f"#{0xabc000 + number:06x}" for number, name in enumerate(_NAMES)}
_NOTE = {"color": _STAND_IN["muted"], "bbox": {"facecolor": _STAND_IN["paper"], "edgecolor": "none", "pad": 1, "alpha": 0.75}}
_NAMED = {stand_in: f"var(--{name})" for name, stand_in in _STAND_IN.items()}


def digest(panel: Panel) -> str:
    """What the drawing depends on: the panel, this file, the style, the library."""
    parts = [repr(panel).encode(), Path(__file__).read_bytes(), STYLE.read_bytes(), importlib.metadata.version("matplotlib").encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:20]


def svg(panel: Panel) -> bytes:
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    matplotlib.rcdefaults()
    with matplotlib.rc_context(_settings()):
        figure = Figure(figsize=(WIDTH, _height(panel)), layout="constrained")
        FigureCanvasSVG(figure)
        (_points if panel.axis == "point" else _curves)(figure.add_subplot(), panel)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _finished(out.getvalue(), words(panel)).encode("utf-8")


def _height(panel: Panel) -> float:
    if panel.axis == "point":
        return 0.72 + ROW * len(panel.series)
    few = len({point.x for series in panel.series for point in series.points}) <= 2
    return (LOW if few else HEIGHT) + CROWD * max(0, len(panel.series) - 4)


def _settings() -> dict:
    ink, muted, rule = _STAND_IN["ink"], _STAND_IN["muted"], _STAND_IN["rule"]
    return {
        "svg.hashsalt": "nt-quirk", "svg.fonttype": "none", "text.parse_math": False, "axes.unicode_minus": False,
        "font.family": "sans-serif", "font.sans-serif": ["DejaVu Sans"], "font.size": 8.5,
        "figure.facecolor": "none", "axes.facecolor": "none", "savefig.facecolor": "none",
        "text.color": ink, "axes.labelcolor": muted, "xtick.labelcolor": ink, "ytick.labelcolor": ink,
        "axes.edgecolor": rule, "xtick.color": rule, "ytick.color": rule, "axes.grid": True, "axes.axisbelow": True,
        "grid.color": rule, "grid.linewidth": 0.6, "axes.spines.top": False, "axes.spines.right": False,
        "legend.frameon": False, "legend.fontsize": 8.5, "legend.handlelength": 2.4, "legend.columnspacing": 1.2,
        "lines.linewidth": 1.5, "lines.markersize": 4.6, "axes.titlesize": 8.5,
    }  # fmt: skip


def _style(series: Series, panel: Panel) -> dict:
    """Colour, marker and line: each alone tells the arms apart."""
    if panel.axis == "threads":
        number = [other.name for other in panel.series].index(series.name) % len(VALUES)
        colour = _STAND_IN[VALUES[number]]
        return {"color": colour, "marker": "os^vDX"[number], "linestyle": ("-", "--", "-.", ":", "-", "--")[number]}
    colour, solid = _STAND_IN[series.name], series.name in UNCACHED
    return {"color": colour, "marker": ARMS[series.name], "linestyle": "-" if solid else "--", "markerfacecolor": colour if solid else "none"}


def _ordered(panel: Panel) -> list[Series]:
    if panel.axis == "threads":
        return list(panel.series)
    return sorted(panel.series, key=lambda series: list(ARMS).index(series.name))


def _bars(points) -> list[list[float]]:
    return [[p.mean - p.low for p in points], [p.high - p.mean for p in points]]


def _curves(axes, panel: Panel) -> None:
    from matplotlib.ticker import MaxNLocator

    for series in _ordered(panel):
        points = series.points
        label = f"value {series.name}" if panel.axis == "threads" else series.name
        axes.errorbar([p.x for p in points], [p.mean for p in points], _bars(points), label=label, capsize=2, elinewidth=1, **_style(series, panel))
    axes.set_ylim(0, 1.18 * max(p.high for series in panel.series for p in series.points))
    axes.yaxis.set_major_locator(MaxNLocator(6))
    axes.set_ylabel(panel.unit)
    if panel.axis == "threads":
        axes.xaxis.set_major_locator(MaxNLocator(9, integer=True))
        axes.set_xlabel("threads")
    else:
        _sizes(axes, panel)
        _marks(axes, panel)
    columns = 3 if len(panel.series) > 4 else 4
    axes.legend(loc="lower left", bbox_to_anchor=(-0.04, 1.0), ncol=columns, borderaxespad=0)


def _sizes(axes, panel: Panel) -> None:
    """A logarithmic axis of sizes that names no more of them than fit."""
    from matplotlib.ticker import NullLocator

    sizes = sorted({p.x for series in panel.series for p in series.points})
    axes.set_xscale("log", base=2)
    room = 1.35 if sizes[-1] <= 16 * sizes[0] else 2
    axes.set_xlim(min(sizes[0], panel.line[0] if panel.line else sizes[0]) / room, max(sizes[-1], panel.line[0] if panel.line else 0) * room)
    left, right = axes.get_xlim()
    named: list[int] = []
    for size in reversed(sizes):
        if not named or math.log(named[-1] / size) >= math.log(right / left) / NAMED:
            named.append(size)
    axes.set_xticks(named, [show_size(size) for size in named])
    axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xlabel({"extent": "cleared in all", "chunk": "cleared by one call"}[panel.axis])


def _marks(axes, panel: Panel) -> None:
    """The last-level cache, and where each crossover lies."""
    for kind, low, high in panel.crossovers:
        if low:
            axes.axvspan(low, high, color=_STAND_IN["shade"], linewidth=0, zorder=0)
            middle = (low * high) ** 0.5
        else:
            axes.axvline(high, color=_STAND_IN["muted"], linestyle="-.", linewidth=0.9, zorder=1)
            middle = high
        axes.annotate(f"{kind} crossover", (middle, 0.93), xycoords=("data", "axes fraction"), ha="center", va="top", **_NOTE)
    if panel.line:
        size, name = panel.line
        axes.axvline(size, color=_STAND_IN["ink"], linestyle=":", linewidth=1.1, zorder=1)
        left = size * size < axes.get_xlim()[0] * axes.get_xlim()[1]
        axes.annotate(name, (size, 1.0), xytext=(3 if left else -3, -1), xycoords=("data", "axes fraction"), textcoords="offset points",
                      ha="left" if left else "right", va="top", **_NOTE)  # fmt: skip


def _points(axes, panel: Panel) -> None:
    from matplotlib.ticker import MaxNLocator

    ordered = _ordered(panel)
    for place, series in enumerate(ordered):
        point = series.points[0]
        axes.errorbar([point.mean], [place], xerr=_bars([point]), capsize=2, elinewidth=1, **{**_style(series, panel), "linestyle": "none"})
        axes.annotate(f"{point.mean:.4g}", (1.0, place), xycoords=("axes fraction", "data"), ha="right", va="center", color=_STAND_IN["muted"])
    axes.set_yticks(range(len(ordered)), [series.name for series in ordered])
    axes.set_ylim(len(ordered) - 0.4, -0.6)
    axes.set_xlim(0, 1.25 * (panel.top or max(series.points[0].high for series in ordered)))
    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.set_xlabel(panel.unit)
    axes.grid(axis="y", visible=False)


def _finished(text: str, alternative: str) -> str:
    """Without prolog, with a title for those who do not see it and the names of the colours."""
    body = re.sub("|".join(_NAMED), lambda found: _NAMED[found[0]], text[text.index("<svg") :])
    style = STYLE.read_text(encoding="utf-8")
    start = body.index(">") + 1
    root = body[: start - 1] + ' role="img">'
    return f"{root}\n<title>{escape(alternative)}</title>\n<style>\n{style}</style>{body[start:]}"
