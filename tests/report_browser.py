# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The report of the whole database in headless Chromium; `make check-report`. Screenshots go to build/report-screenshots/.

Needs chromium, which `make deps` does not install; without it every test here fails and says so.
"""

import shutil
import tempfile
import time
import unittest
from pathlib import Path

import report_db
from browser import Browser
from support import BUILD, gen_quirks

SIZES = {"phone": (375, 812), "desktop": (1280, 1000)}
SHOWN = ("index", "coverage", "claims", "cpu/GenuineIntel-6-79", "cpu/AuthenticAMD-25-1", "cpu/GenuineIntel-6-58", "cpu/GenuineIntel-6-186")

#: The least contrast of any text with what is behind it, and whose it is.
CONTRAST = """(() => {
	const light = (text) => {
		const part = text.match(/[\\d.]+/g).map(Number);
		const [r, g, b] = part.slice(0, 3).map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
		return part[3] === 0 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const behind = (element) => {
		for (; element; element = element.parentElement) {
			const found = light(getComputedStyle(element).backgroundColor);
			if (found !== null) return found;
		}
		return 1;
	};
	let least = [99, ""];
	for (const element of document.querySelectorAll("body *")) {
		const own = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
		if (!own || !element.checkVisibility()) continue;
		const style = getComputedStyle(element), a = light(style.color), b = behind(element);
		const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) * Number(style.opacity);
		if (ratio < least[0]) least = [ratio, element.outerHTML.slice(0, 100)];
	}
	return least;
})()"""


class InBrowser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.dir = Path(tempfile.mkdtemp(prefix="ntq browser "))
        cls.addClassCleanup(shutil.rmtree, cls.dir, ignore_errors=True)
        begin = time.monotonic()
        done = gen_quirks("report", "--out", cls.dir / "report", "--nt-quirk", BUILD / "nt-quirk", timeout=300)
        cls.seconds = time.monotonic() - begin
        if done.returncode:
            raise AssertionError(done.stderr)
        report_db.make(cls.dir / "db", report_db.HOSTILE, report_db.REFS)
        program = report_db.answering(cls.dir / "nt-quirk", cls.dir / "db")
        gen_quirks("--db", cls.dir / "db", "report", "--out", cls.dir / "hostile", "--nt-quirk", program)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.browser.ask("Emulation.setScriptExecutionDisabled", value=False)
        self.browser.look(*SIZES["desktop"], "light")

    def open(self, name: str, report: str = "report"):
        self.browser.open((self.dir / report / f"{name}.html").as_uri())

    def js(self, script: str):
        return self.browser.run(script)

    def quiet(self, name: str):
        self.assertEqual(self.browser.complaints(), [], name)
        for address in self.browser.requests():
            self.assertTrue(address.startswith(self.dir.as_uri()), f"{name}: {address}")

    def names(self, report: str) -> list[str]:
        return [str(path.relative_to(self.dir / report).with_suffix("")) for path in sorted((self.dir / report).rglob("*.html"))]

    # -- What the report promises

    def test_it_takes_less_than_a_minute(self):
        print(f"the report of the whole database: {self.seconds:.1f} s")
        self.assertLess(self.seconds, 60)

    def test_every_page_opens_in_silence_and_fits_a_phone(self):
        self.browser.look(*SIZES["phone"], "light")
        for name in self.names("report"):
            self.open(name)
            self.quiet(name)
            self.assertLessEqual(self.js("document.documentElement.scrollWidth"), 375, name)
            broken = self.js("""Promise.all(Array.from(document.images, (image) => {
                image.loading = "eager";
                return image.decode().then(() => image.naturalWidth ? null : image.src, () => image.src);
            })).then((found) => found.filter(Boolean))""")
            self.assertEqual(broken, [], name)
            self.quiet(name)

    def test_hostile_records_stay_text(self):
        text = ""
        for name in self.names("hostile"):
            self.open(name, "hostile")
            self.quiet(name)
            self.assertTrue(self.js("document.title.endsWith(' - nt-quirk')"), name)
            scripts = self.js("Array.from(document.scripts, (script) => script.getAttribute('src'))")
            self.assertIn(scripts, ([], ["report.js"]), name)
            self.assertEqual(self.js("Array.from(document.links).filter((link) => !/^file:$/.test(link.protocol)).length"), 0, name)
            text += self.js("document.body.textContent")
        for wanted in (*report_db.HOSTILE, *report_db.REFS):
            self.assertIn(wanted.strip(), text)

    def test_the_filter(self):
        self.open("index")
        rows = "Array.from(document.querySelectorAll('[data-word]')).filter((row) => row.checkVisibility()).map((row) => row.textContent)"
        whole = len(self.js(rows))
        self.js("document.getElementById('text').focus()")
        self.browser.ask("Input.insertText", text="intel  BROADWELL_x")
        found = self.js(rows)
        self.assertEqual(len(found), 1)
        self.assertIn("GenuineIntel:6:79", found[0])
        self.assertEqual(self.js("document.getElementById('shown').textContent"), f"1 of {whole}")
        self.js("document.getElementById('text').select()")
        self.browser.key("Backspace", 8)
        self.js("(() => { const word = document.getElementById('word'); word.value = 'bad'; word.dispatchEvent(new Event('input', {bubbles: true})); })()")
        shown = self.js("Array.from(document.querySelectorAll('[data-word]')).filter((row) => row.checkVisibility()).map((row) => row.dataset.word)")
        self.assertEqual(set(shown), {"bad"})
        self.assertLess(len(shown), whole)
        self.browser.key("Enter", 13, "\r")
        self.assertTrue(self.js("location.href.endsWith('/index.html')"))
        self.open("coverage")
        self.js("document.getElementById('text').focus()")
        self.browser.ask("Input.insertText", text="0x000406f1")
        self.assertEqual(len(self.js(rows)), 1)
        self.quiet("coverage")

    def test_without_scripts(self):
        self.browser.ask("Emulation.setScriptExecutionDisabled", value=True)
        self.open("index")
        self.browser.ask("Emulation.setScriptExecutionDisabled", value=False)
        self.assertFalse(self.js("document.getElementById('filter').checkVisibility()"))
        self.assertGreater(self.js("Array.from(document.querySelectorAll('tbody tr')).filter((row) => row.checkVisibility()).length"), 100)

    def test_links_and_keyboard(self):
        self.open("index")
        self.browser.key("Tab", 9)
        self.assertEqual(self.js("document.activeElement.className"), "skip")
        self.assertGreaterEqual(self.js("document.activeElement.getBoundingClientRect().left"), 0)
        self.browser.key("Enter", 13, "\r")
        self.assertEqual(self.js("document.activeElement.id"), "main")
        self.browser.follow("Array.from(document.links).find((link) => link.textContent === 'GenuineIntel:6:79').click()")
        self.assertEqual(self.js("document.querySelector('h1').firstChild.data.trim()"), "Broadwell-EP")
        self.js("document.querySelector('figcaption a').click()")
        self.assertTrue(self.js("document.querySelector(':target') !== null && document.querySelector(':target').className === 'record'"))
        self.js("document.querySelector('details:not([open]) summary').focus()")
        before = self.js("document.querySelectorAll('details[open]').length")
        self.browser.key("Enter", 13, "\r")
        self.assertEqual(self.js("document.querySelectorAll('details[open]').length"), before + 1)
        self.browser.follow("document.querySelector('nav a[href$=\"claims.html\"]').click()")
        self.assertEqual(self.js("document.querySelector('nav [aria-current]').textContent"), "Claims")
        self.quiet("claims")

    def test_what_a_screen_reader_gets(self):
        self.open("cpu/GenuineIntel-6-79")
        nodes = [node for node in self.browser.ask("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
        roles = [node["role"]["value"] for node in nodes]
        for role in ("banner", "navigation", "main", "contentinfo"):
            self.assertEqual(roles.count(role), 1, role)
        for node in nodes:
            if node["role"]["value"] in ("image", "link", "heading", "region", "searchbox", "combobox"):
                self.assertTrue(node["name"]["value"].strip(), node)
        self.assertTrue(any(node["role"]["value"] == "image" and "crossover" in node["name"]["value"] for node in nodes))
        self.assertGreater(roles.count("rowheader"), 5)
        self.assertGreater(roles.count("columnheader"), 5)

    def test_looks(self):
        """Text stands out everywhere; the screenshots are for people."""
        for scheme in ("light", "dark"):
            for size, (width, height) in SIZES.items():
                self.browser.look(width, height, scheme)
                for name in SHOWN:
                    self.open(name)
                    self.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
                    ratio, whose = self.js(CONTRAST)
                    self.assertGreaterEqual(ratio, 4.5, f"{name}, {scheme}: {whose}")
                    self.browser.screenshot(BUILD / "report-screenshots" / f"{name.replace('/', '-')}-{size}-{scheme}.png")
        self.browser.look(*SIZES["desktop"], "dark")
        self.open("index")
        self.assertEqual(self.js("getComputedStyle(document.body).backgroundColor"), "rgb(20, 23, 26)")


if __name__ == "__main__":
    unittest.main()
