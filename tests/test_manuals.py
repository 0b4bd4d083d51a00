# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The manual pages: correct, and complete where a schema or a table says what has to be in them."""

import json
import re
import shutil
import tempfile
import unittest
from pathlib import Path

from support import ROOT, gen_quirks, run

PAGES = sorted(path for path in (ROOT / "docs").iterdir() if re.fullmatch(r"\.[1-8]", path.suffix))
RECORD = ROOT / "docs" / "nt-quirk-record.5"


def keys(schema) -> set[str]:
    """The names of all properties anywhere in a schema."""
    if isinstance(schema, list):
        return set().union(*map(keys, schema))
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", {})).union(*map(keys, schema.values()))


class Manuals(unittest.TestCase):
    def test_which(self):
        self.assertLessEqual({"nt-quirk.1", "nt-bench.1", "nt-quirk-record.5"}, {page.name for page in PAGES})

    def test_lint(self):
        if not shutil.which("mandoc"):
            self.fail("mandoc is missing: apt-get install mandoc")
        for page in PAGES:
            self.assertEqual(run("mandoc", "-Tlint", "-Wwarning", page).stdout, "")

    def test_title_and_references(self):
        """The title is the file's name, and pages of ours that are referred to are there."""
        names = {page.name for page in PAGES}
        for page in PAGES:
            text = page.read_text()
            self.assertIn(f".Dt {page.stem.upper()} {page.suffix[1:]}\n", text)
            for name, section in re.findall(r"^\.Xr (nt\S*) (\d)", text, re.M):
                self.assertIn(f"{name}.{section}", names, page)

    def test_80_columns(self):
        for page in PAGES:
            text = re.sub(".\b", "", run("mandoc", "-Tascii", "-Owidth=80", page).stdout)
            self.assertLessEqual(max(map(len, text.splitlines())), 80, page)

    def test_options(self):
        """Every option of the table is in the page and the other way round."""
        for command in "nt_quirk", "nt_bench":
            table = (ROOT / "tools" / f"{command}_options.def").read_text()
            page = (ROOT / "docs" / f"{command.replace('_', '-')}.1").read_text()
            items = "\n".join(line for line in page.splitlines() if line.startswith(".It Fl "))
            named = set(re.findall(r'^NT_OPTION\(\w+,\s*"([a-z-]+)"', table, re.M))
            self.assertEqual(set(re.findall(r"(?<= )-([a-z-]+)", items)), named)

    def test_keys_of_a_record(self):
        schema = json.loads((ROOT / "db/schema/record.json").read_text())
        words = set(re.findall(r"[a-z0-9_]+", re.sub(r'^\.\\".*', "", RECORD.read_text(), flags=re.M)))
        self.assertGreater(len(keys(schema)), 40)
        self.assertEqual(set(), keys(schema) - words)

    def test_example_of_a_record(self):
        example = re.search(r"^\.Bd -literal\n(.*?)^\.Ed$", RECORD.read_text(), re.M | re.S)[1]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "record.yaml"
            file.write_text(example)
            for command in "fmt", "check":
                done = gen_quirks(command, file)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
