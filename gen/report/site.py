# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Pages and figures to files below one folder.

A figure's file is named by everything its drawing depends on, so one that is there is not drawn again; a page is
written only if its bytes changed. The folder's manifest names what is ours: that alone is ever removed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import jinja2

import render
from database import Database
from model import WHOLE, Decision
from report import cpu, draw, links, pages, progress
from report.answers import Answer
from units import show_size

MANIFEST = ".nt-quirk-report"
ASSETS = ("report.css", "report.js")


class Refused(Exception):
    """The folder is not ours to write in; str() says what to do."""


@dataclass(frozen=True)
class Result:
    pages: int
    figures: int
    drawn: int
    written: int
    removed: int

    def __str__(self) -> str:
        return f"{self.pages} pages, {self.figures} figures, {self.drawn} of them drawn; {self.written} files written, {self.removed} removed"


def build(database: Database, decisions: list[Decision], answers: dict[tuple, Answer], out: Path) -> Result:
    """Bring the site below `out` up to date. Raises Refused, and OSError before anything has changed."""
    before = _manifest(out)
    site = pages.Site(database, decisions, answers)
    files = _pages(site, environment())
    count = len(files)
    files.update({name: (render.TEMPLATES / "report" / name).read_bytes() for name in ASSETS})
    missing = [digest for digest in site.figures if not (out / "figures" / f"{digest}.svg").is_file()]
    for digest in progress.shown(missing, len(missing), "report: figure"):
        files[f"figures/{digest}.svg"] = draw.svg(site.figures[digest])
    names = sorted({*files, *(f"figures/{digest}.svg" for digest in site.figures)})
    listed = {out / MANIFEST: _listed({*before, *names})}  # goes first: what is half done when a run is killed is ours
    written = render.write_all(listed | {out / name: data for name, data in files.items()})
    stale = [out / name for name in before if name not in names]
    for path in stale:
        path.unlink(missing_ok=True)
    try:
        render.write_all({out / MANIFEST: _listed(names)})
    except OSError as error:
        raise render.Unwritten(error, written) from None
    return Result(count, len(site.figures), len(missing), len([path for path in written if path.name != MANIFEST]), len(stale))


def _listed(names: Iterable[str]) -> bytes:
    return "".join(f"{name}\n" for name in sorted(names)).encode()


def _manifest(out: Path) -> list[str]:
    """The files of the report that is there; a folder with anything else is not written in."""
    try:
        names = (out / MANIFEST).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        if out.is_dir() and not all(render.LEFTOVER.fullmatch(path.name) for path in out.iterdir()):
            raise Refused(f"{out}: holds other things than a report: name another folder, or an empty one") from None
        return []
    return [name for name in names if not Path(name).is_absolute() and ".." not in Path(name).parts]


def _pages(site: pages.Site, env: jinja2.Environment) -> dict[str, bytes]:
    def made(template: str, here: str, up: str, content: dict) -> bytes:
        text = env.get_template(f"report/{template}.html.j2").render(here=here, up=up, **content)
        return text.encode("utf-8")

    files = {
        "index.html": made("index", "index", "", pages.index(site)),
        "coverage.html": made("coverage", "coverage", "", pages.coverage(site)),
        "claims.html": made("claims", "claims", "", pages.claims(site)),
    }
    for decision in site.decisions:
        files[f"cpu/{pages.file_name(decision.cpu)}"] = made("cpu", "", "../", cpu.page(site, decision))
    return files


def environment() -> jinja2.Environment:
    """Everything that a template prints is escaped for HTML."""
    env = render.environment().overlay(autoescape=True)
    env.filters.update(
        size=show_size,
        address=links.address,
        page=lambda decision: f"cpu/{pages.file_name(decision.cpu)}",
        anchor=pages.record_id,
        from_size=pages.from_size,
        breakable=lambda name: name.replace("_", "_\u200b"),
        percent=lambda part: f"{100 * part:+.1f} %".replace("-", "\u2212"),
        p_value=lambda p: "" if p is None else "< 0.001" if p < 0.001 else f"{p:.3f}",
        rate=lambda value: f"{value:.4g}" if value < 1000 else f"{value:.0f}",
    )
    env.globals.update(WHOLE=WHOLE)
    return env
