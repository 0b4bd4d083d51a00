# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The report: hostile text stays text, links lead somewhere, nothing is loaded from elsewhere, nothing is done twice."""

import io
import json
import os
import re
import shutil
import tempfile
import unittest
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree

import report_db
import small_db
from support import ROOT, gen_quirks

import database
from report import draw, links, panels, progress

VOID = {"meta", "link", "input", "img", "br"}


class Page(HTMLParser):
    """The elements of a page in order, with their attributes, and its text; complains about what is not closed."""

    def __init__(self, path: Path):
        super().__init__(convert_charrefs=True)
        self.path, self.elements, self.text, self.problems, self._open = path, [], "", [], []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        if self._open:
            self.problems.append(f"not closed: {self._open}")

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs), tuple(self._open)))
        self.text += " "
        if len(dict(attrs)) != len(attrs):
            self.problems.append(f"an attribute twice: {tag} {attrs}")
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag):
        if not self._open or self._open.pop() != tag:
            self.problems.append(f"{tag} is not what was open, line {self.getpos()[0]}")

    def handle_data(self, data):
        self.text += data

    def all(self, *tags) -> list[dict]:
        return [attributes for tag, attributes, _ in self.elements if tag in tags]

    @property
    def shape(self) -> list:
        return [(tag, sorted(attributes)) for tag, attributes, _ in self.elements]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes, _ in self.elements if "id" in attributes]


def pages(out: Path) -> dict[str, Page]:
    return {str(path.relative_to(out)): Page(path) for path in sorted(out.rglob("*.html"))}


def tree(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


class Temporary(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.dir = Path(tempfile.mkdtemp(prefix="ntq report "))
        cls.addClassCleanup(shutil.rmtree, cls.dir, ignore_errors=True)

    @classmethod
    def report(cls, name: str, out: str | None = None, again: bool = False, make=report_db.make, **options):
        """The report of the database `name`, which is made first."""
        folder = cls.dir / name
        if not again:
            folder.mkdir(exist_ok=True)
            make(folder / "db")
        program = report_db.answering(folder / "nt-quirk", folder / "db")
        done = gen_quirks("--db", folder / "db", "report", "--out", folder / (out or "out"), "--nt-quirk", program, **options)
        return folder / (out or "out"), done


class Hostile(Temporary):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        refs = report_db.REFS
        cls.hostile, cls.done = cls.report("hostile", make=lambda root: report_db.make(root, report_db.HOSTILE, refs))
        harmless = tuple(f"text {n}" for n in range(len(report_db.HOSTILE)))
        cls.harmless, _ = cls.report("harmless", make=lambda root: report_db.make(root, harmless, tuple(f"reference {n}" for n in range(len(refs)))))

    def test_it_is_made(self):
        self.assertEqual((self.done.returncode, self.done.stderr), (0, ""))
        self.assertIn("10 pages, 7 figures, 7 of them drawn", self.done.stdout)

    def test_no_element_and_no_attribute_comes_from_data(self):
        hostile, harmless = pages(self.hostile), pages(self.harmless)
        self.assertEqual(hostile.keys(), harmless.keys())
        for name, page in hostile.items():
            self.assertEqual(page.problems, [], name)
            self.assertEqual(page.shape, harmless[name].shape, name)

    def test_the_text_is_there_as_it_is(self):
        text = "".join(page.text for page in pages(self.hostile).values())
        for wanted in (*report_db.HOSTILE, *report_db.REFS):
            self.assertIn(wanted.strip(), text)

    def test_attributes_hold_no_address_from_data(self):
        for name, page in pages(self.hostile).items():
            for tag, attributes, _ in page.elements:
                for key, value in attributes.items():
                    if key in ("href", "src"):
                        self.assertRegex(value, r"^(\.\./)?[A-Za-z0-9./#_-]+$", f"{name}: {tag}")
                    self.assertFalse(key.startswith("on") or key == "style", f"{name}: {tag} {key}")

    def test_figures_are_pictures_and_nothing_else(self):
        figures = sorted(self.hostile.glob("figures/*.svg"))
        self.assertTrue(figures)
        for path in figures:
            for element in ElementTree.parse(path).iter():
                self.assertIn(element.tag.split("}")[1], {"svg", "title", "style", "g", "path", "defs", "use", "text", "tspan", "clipPath", "rect"})
                for key, value in element.attrib.items():
                    self.assertFalse(key.startswith("on"), path)
                    if key.endswith("href"):
                        self.assertTrue(value.startswith("#"), path)
            self.assertNotRegex(path.read_text(), r"url\((?!#)|@import|<script|<!DOCTYPE|\d{4}-\d\d-\d\dT")


class Addresses(unittest.TestCase):
    def test_only_http_and_message_ids_lead_somewhere(self):
        for ref in report_db.REFS:
            self.assertIsNone(links.address(ref), ref)
        for ref, address in report_db.LINKED.items():
            self.assertEqual(links.address(ref), address)

    def test_every_reference_of_the_database_is_understood(self):
        """Guards the patterns: what looks like an address or a Message-ID in db/ is linked."""
        found = set(re.findall(r"(?:\[|ref: |, )((?:https?://|[0-9]+[^\s,\]]*@)[^\s,\]}]+)", "".join(p.read_text() for p in ROOT.glob("db/measurements/*/*.yaml"))))
        self.assertGreater(len(found), 50)
        self.assertEqual([ref for ref in found if not links.address(ref)], [])


class Site(Temporary):
    """The structure of the pages."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        texts = tuple(f"text {n}." for n in range(999))
        cls.out, cls.done = cls.report("site", make=lambda root: report_db.make(root, texts, ("a book", *report_db.LINKED)))
        cls.pages = pages(cls.out)

    def test_links_lead_somewhere(self):
        outside = set()
        for name, page in self.pages.items():
            for attributes in page.all("a", "link", "script", "img"):
                address = attributes.get("href") or attributes.get("src")
                if urlsplit(address).scheme:
                    self.assertIn("noreferrer", attributes.get("rel", ""), f"{name}: {address}")
                    outside.add(address)
                    continue
                path, _, fragment = address.partition("#")
                target = os.path.normpath(Path(name).parent / unquote(path)) if path else name
                self.assertTrue((self.out / target).is_file(), f"{name}: {address}")
                if fragment:
                    self.assertIn(unquote(fragment), self.pages[target].ids, f"{name}: {address}")
        self.assertEqual(outside, set(report_db.LINKED.values()))

    def test_nothing_is_loaded_from_elsewhere(self):
        for name, page in self.pages.items():
            policy = next(a["content"] for a in page.all("meta") if a.get("http-equiv"))
            self.assertIn("default-src 'none'", policy)
            self.assertNotIn("http", policy)
            for attributes in page.all("link", "script", "img"):
                self.assertFalse(urlsplit(attributes.get("href") or attributes.get("src")).netloc, name)
            self.assertFalse(page.all("iframe", "object", "embed", "base", "style"), name)
        for name in ("report.css", "report.js"):
            self.assertNotRegex((self.out / name).read_text(), r"url\(|@import|https?:|fetch|XMLHttp|innerHTML|eval")

    def test_every_page_can_be_heard_and_operated(self):
        for name, page in self.pages.items():
            self.assertEqual(page.problems, [], name)
            self.assertEqual(len(page.ids), len(set(page.ids)), name)
            self.assertEqual(page.all("html")[0]["lang"], "en")
            for landmark in ("header", "nav", "main", "footer", "h1", "title"):
                self.assertEqual(len(page.all(landmark)), 1, f"{name}: {landmark}")
            self.assertEqual(page.all("a")[0], {"class": "skip", "href": "#main"})
            levels = [int(tag[1]) for tag, _, _ in page.elements if re.fullmatch("h[1-6]", tag)]
            self.assertTrue(all(b <= a + 1 for a, b in zip(levels, levels[1:])), f"{name}: {levels}")
            for attributes in page.all("th"):
                self.assertIn(attributes.get("scope"), ("col", "row"), name)
            for attributes in page.all("img"):
                self.assertGreater(len(attributes["alt"]), 40, name)
            for tag, attributes, parents in page.elements:
                if tag in ("input", "select"):
                    self.assertIn("label", parents, name)
                if attributes.get("role") == "region":
                    self.assertTrue(attributes["aria-label"] and attributes["tabindex"] == "0", name)
                if tag == "table" and attributes.get("class") != "narrow":
                    self.assertEqual(parents[-1], "div", f"{name}: a wide table that cannot scroll")
                for other in attributes.get("aria-labelledby", "").split():
                    self.assertIn(other, page.ids, name)

    def test_no_text_of_the_database_is_left_out(self):
        used = set(re.findall(r"text \d+\.", "".join(path.read_text() for path in self.dir.glob("site/db/**/*.[yt]*"))))
        self.assertGreater(len(used), 50)
        self.assertEqual(used - set(re.findall(r"text \d+\.", "".join(page.text for page in self.pages.values()))), set())

    def test_what_a_page_says(self):
        text = " ".join(self.pages["cpu/GenuineIntel-6-79.html"].text.split()).replace(" ,", ",")
        for wanted in ("good measured from 128 MiB, 16 MiB not yet", "2 records, 2 machines, 5 points counted: 5 win", "nt: crossover between 16 MiB and 128 MiB", "128 MiB stosb any movnti",
                       "opt-in, X86_FEATURE_NT_GOOD X86_MATCH_VFM(INTEL_BROADWELL_X, NULL),", "contradicts the records", "as measured",
                       "nothing: it compares no arms", "They contradict each other about nt", "not counted: within the LLC (25 MiB)"):  # fmt: skip
            self.assertIn(wanted, text)
        self.assertIn("tlb_\u200bflushall_\u200bshift 2 measured", " ".join(self.pages["cpu/GenuineIntel-6-58.html"].text.split()))
        self.assertIn("in a guest", self.pages["cpu/GenuineIntel-6-94.html"].text)
        self.assertIn("core bad", self.pages["cpu/GenuineIntel-6-186.html"].text.replace("atom bad", "core bad"))
        self.assertIn("cpu/Shanghai-7-59.html", self.pages)

    def test_what_figures_show_in_words(self):
        alternatives = [a["alt"] for page in self.pages.values() for a in page.all("img")]
        for wanted in ("stosb 17 at 16 MiB to 5.1 at 4 GiB", "LLC 25 MiB", "Rate by chunk, 1 GiB in all", "Figures by number of threads", "value 2 201 at 1 to 206 at 6"):
            self.assertTrue(any(wanted in text for text in alternatives), (wanted, alternatives))
        for path in self.out.glob("figures/*.svg"):
            title = ElementTree.parse(path).find("{http://www.w3.org/2000/svg}title").text
            self.assertIn(title, alternatives)


class Again(Temporary):
    """The same input gives the same bytes, and what did not change is left alone."""

    def test_bytes(self):
        (self.dir / "elsewhere").mkdir()
        (self.dir / "elsewhere" / "matplotlibrc").write_text("axes.linewidth: 9\nfont.weight: bold\n")
        found = []
        for number, (zone, where) in enumerate((("UTC", ROOT), ("Asia/Kolkata", self.dir / "elsewhere"))):
            env = {**os.environ, "PYTHONHASHSEED": str(number), "TZ": zone, "LC_ALL": ("C", "C.UTF-8")[number], "SOURCE_DATE_EPOCH": str(number)}
            out, done = self.report("same", f"out{number}", again=bool(number), env=env, cwd=where)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            found.append(tree(out))
        self.assertEqual(found[0], found[1])

    def test_only_what_changed(self):
        out, _ = self.report("steps")
        before = {path: (out / path).stat().st_mtime_ns for path in tree(out)}
        out, done = self.report("steps", again=True)
        self.assertIn("0 of them drawn; 0 files written, 0 removed", done.stdout)
        self.assertEqual(before, {path: (out / path).stat().st_mtime_ns for path in tree(out)})

        record = self.dir / "steps/db/measurements/GenuineIntel-6-94-3/2026-01-01-guest.yaml"
        record.write_text(record.read_text().replace("mean: 8.0", "mean: 8.5"))
        out, done = self.report("steps", again=True)
        self.assertIn("1 of them drawn; 4 files written, 1 removed", done.stdout)
        after = {path: (out / path).stat().st_mtime_ns for path in tree(out)}
        new = {path for path in after if after[path] != before.get(path)}
        self.assertEqual({path for path in new if not path.startswith("figures/")}, {".nt-quirk-report", "index.html", "claims.html", "cpu/GenuineIntel-6-94.html"})

        record.unlink()
        out, done = self.report("steps", again=True)
        self.assertIn("0 of them drawn", done.stdout)
        self.assertEqual(set(tree(out)) - set(before), set())
        shown = {Path(a["src"]).name for page in pages(out).values() for a in page.all("img")}
        self.assertEqual({path.name for path in out.glob("figures/*")}, shown)

    def test_a_damaged_or_lost_file_comes_back(self):
        out, _ = self.report("lost")
        whole = tree(out)
        (out / "index.html").write_text("")
        next(out.glob("figures/*.svg")).unlink()
        _, done = self.report("lost", again=True)
        self.assertIn("1 of them drawn; 2 files written", done.stdout)
        self.assertEqual(tree(out), whole)


class Refusals(Temporary):
    def refused(self, done, *fragments):
        self.assertEqual((done.returncode, done.stdout), (1, ""), done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        for fragment in fragments:
            self.assertIn(fragment, done.stderr)

    def made(self, name: str, **options) -> tuple[Path, Path]:
        folder = self.dir / name
        folder.mkdir()
        db = report_db.make(folder / "db")
        return db, report_db.answering(folder / "nt-quirk", db, **options)

    def test_nt_quirk_is_not_built(self):
        db, program = self.made("unbuilt")
        program.unlink()
        self.refused(gen_quirks("--db", db, "report", "--out", self.dir / "a", "--nt-quirk", program), "is not there", "run make first")
        program.write_text("#!/bin/sh\nexit 3\n")
        program.chmod(0o755)
        self.refused(gen_quirks("--db", db, "report", "--out", self.dir / "a", "--nt-quirk", program), "gives no answer", "run make first")
        self.assertFalse((self.dir / "a").exists())

    def test_nt_quirk_was_built_from_another_database(self):
        db, program = self.made("stale", stale=True)
        self.refused(gen_quirks("--db", db, "report", "--out", self.dir / "b", "--nt-quirk", program), "was built from database 000000000000", "run make gen first")

    def test_a_folder_of_somebody_else(self):
        db, program = self.made("foreign")
        (self.dir / "c").mkdir()
        (self.dir / "c" / "index.html").write_text("mine")
        self.refused(gen_quirks("--db", db, "report", "--out", self.dir / "c", "--nt-quirk", program), "holds other things than a report")
        self.assertEqual(tree(self.dir / "c"), {"index.html": b"mine"})

    def test_a_manifest_removes_nothing_outside(self):
        db, program = self.made("manifest")
        (self.dir / "victim").write_text("")
        (self.dir / "d").mkdir()
        (self.dir / "d" / ".nt-quirk-report").write_text(f"../victim\n{self.dir}/victim\nfigures/../../victim\n")
        done = gen_quirks("--db", db, "report", "--out", self.dir / "d", "--nt-quirk", program)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue((self.dir / "victim").exists())

    def test_nowhere_to_write(self):
        db, program = self.made("full")
        (self.dir / "e").write_text("")
        self.refused(gen_quirks("--db", db, "report", "--out", self.dir / "e", "--nt-quirk", program), "cannot be written")


class Colours(unittest.TestCase):
    def test_figures_stand_out(self):
        """Text 4.5 to 1 and lines 3 to 1 (WCAG 2.1) against the page and against the shading, light and dark."""

        def light(colour: str) -> float:
            digits = colour * 2 if len(colour) == 3 else colour
            part = [int(digits[n : n + 2], 16) / 255 for n in (0, 2, 4)]
            return sum(w * (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for w, c in zip((0.2126, 0.7152, 0.0722), part))

        schemes = re.findall(r":root \{(.*?)\}", (ROOT / "templates/report/figure.css").read_text(), re.S)
        self.assertEqual(len(schemes), 2)
        for text in schemes:
            colours = dict(re.findall(r"--(\w+): #(\w+);", text))
            self.assertEqual(set(colours), {"paper", "ink", "muted", "rule", "shade", *draw.ARMS, *draw.VALUES})
            for name in set(colours) - {"paper", "rule", "shade"}:
                for behind in ("paper", "shade"):
                    a, b = sorted((light(colours[name]), light(colours[behind])))
                    self.assertGreaterEqual((b + 0.05) / (a + 0.05), 4.5 if name in ("ink", "muted") else 3, (name, behind, colours[name]))

    def test_every_arm_has_a_look(self):
        schema = json.loads((ROOT / "db/schema/record.json").read_text())
        self.assertEqual(set(schema["$defs"]["arm"]["enum"]), set(draw.ARMS))


class Panels(unittest.TestCase):
    def test_a_record_of_odd_points_has_few_panels(self):
        """A record with 5000 results must not cost 5000 figures."""
        with tempfile.TemporaryDirectory() as folder:
            rows = [{"arm": "stosb", "extent": "1 GiB", "chunk": "1 GiB", "page": None, "threads": str(n), "runs": "5", "mean": "5.0"} for n in range(1, 200)]
            data = report_db.record(report_db.BROADWELL, "1", rows)
            found = database.read(small_db.write(Path(folder) / "db", [report_db.BROADWELL], [("a", data)]))
        self.assertEqual(len(panels.of_record(found.records[0], found.kinds)), panels.MOST)


class Progress(unittest.TestCase):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    def shown(self, stream, after: float) -> str:
        self.assertEqual(list(progress.shown("abc", 3, "figure", stream, after)), ["a", "b", "c"])
        return stream.getvalue()

    def test_a_terminal_is_told_after_a_while(self):
        self.assertIn("\rfigure 2 of 3 ", self.shown(self.Terminal(), -1))
        self.assertEqual(self.shown(self.Terminal(), 60), "")

    def test_a_pipe_is_told_nothing(self):
        self.assertEqual(self.shown(io.StringIO(), -1), "")


if __name__ == "__main__":
    unittest.main()
