# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The canonical form of db/: load then dump gives the same bytes, and dump then load the same values."""

import unittest

import hypothesis
import yaml
from hypothesis import configuration
from hypothesis import strategies as st
from support import BUILD, ROOT

import dump
import load

configuration.set_hypothesis_home_dir(str(BUILD / "hypothesis"))
hypothesis.settings.register_profile("repeatable", database=None, deadline=None, derandomize=True)
hypothesis.settings.load_profile("repeatable")

WRITERS = {"record": dump.record, "cpus": dump.cpus, "claims": dump.claims}


def record(**changes) -> dict:
    data = {
        "schema": 1,
        "cpu": {"vendor": "GenuineIntel", "family": 6, "model": 79, "stepping": None, "signature": None, "name": "X"},
        "machine": {"name": None, "memory": None, "nodes": None, "cores_per_node": None, "threads_per_core": None,
                    "l3": None, "virtual": False},
        "state": {"microcode": None, "governor": None, "turbo": None, "kernel": None},
        "source": {"kind": "measured", "ref": ["x"], "date": "2020-10-14", "tool": None},
        "workload": "memset",
        "unit": "GiB/s",
        "results": [row()],
    }  # fmt: skip
    data.update(changes)
    return data


def row(**changes) -> dict:
    data = {"arm": "stosb", "extent": 1 << 24, "chunk": 4096, "page": None, "threads": 1, "runs": 5, "mean": 17.35}
    data.update(changes)
    return data


def read(text: str, kind: str):
    """The typed values of a text of db/, which must fit its schema."""
    value, problems = load.typed(load.parse(text, "text"), kind, "text")
    assert not problems, problems
    return value


#: Text as people write it, leaning towards what YAML readers stumble over.
TEXT = st.one_of(
    st.text(st.characters(blacklist_categories=("Cs", "Cc", "Cf", "Co", "Cn", "Zl", "Zp")), min_size=1, max_size=300),
    st.from_regex(r"[0-9:_.eExXoO+~-]{1,12}", fullmatch=True),
    st.sampled_from(["null", "~", "NO", "y", "010", "08", "6:58:9", "1_000", "0x4F", "=", "<<", ".inf", "1e3", "2020-10-14",
                     "true", "a: b", "a #b", "# a", "- a", "[a", "a, b", "{a}", "*a", "&a", "!a", "%a", "@a", "`a", "|", ">",
                     "'a'", '"a"', "a\\b", " a", "a ", "a  b", "a:", "?", "-", "\u00e9", "x" * 200, "a " * 90 + "b"]),
)  # fmt: skip
NUMBER = st.decimals(min_value="0.000001", max_value=10**7, places=6).map(float)


class Scalars(unittest.TestCase):
    @hypothesis.given(TEXT)
    def test_text_survives_every_reader(self, text):
        line = dump.record(record(cpu=record()["cpu"] | {"name": text})).split("\n")[2]
        for reader in (yaml.SafeLoader, yaml.BaseLoader):
            self.assertEqual(yaml.load(line, Loader=reader)["cpu"]["name"], text)

    def test_no_quotes_without_need(self):
        for text in ("Intel Xeon E5-2630 v4", "20201014083300.19077-8-a@b.c", "9.27%", "<0.1%", "6.1.0-13-amd64", "0-15"):
            self.assertEqual(dump._string(text), text)

    def test_quotes_where_a_reader_would_guess(self):
        for text in ("6:58:9", "010", "08", "0x4F", "NO", "y", "null", "~", "1_000", "2020-10-14", "=", "", "1e3", "4"):
            self.assertEqual(dump._string(text), f'"{text}"')

    def test_a_comma_is_quoted(self):
        """In a flow mapping it would end the text: name: a,b is two keys."""
        self.assertEqual(dump._string("a,b"), '"a,b"')

    def test_a_question_mark_is_quoted(self):
        """Some readers take it for the begin of a key, in a flow mapping."""
        self.assertEqual(dump._string("b/x??/"), '"b/x??/"')
        self.assertEqual(yaml.load("[" + dump._string("b/x??/") + "]", Loader=yaml.SafeLoader), ["b/x??/"])

    def test_what_hides_or_reorders_text_is_escaped(self):
        self.assertEqual(dump._quoted("a\u202eb\u0007\U000e0001\n"), '"a\\u202eb\\x07\\U000e0001\\n"')

    @hypothesis.given(NUMBER)
    def test_numbers_read_back_without_exponent(self, number):
        text = dump._number(number)
        self.assertEqual(float(text), number)
        self.assertNotIn("e", text)

    def test_what_is_no_number_is_refused(self):
        for value in (float("nan"), float("inf"), float("-inf")):
            with self.assertRaises(ValueError):
                dump.record(record(results=[row(mean=value)]))

    def test_sizes(self):
        text = dump.record(record(results=[row(extent=1 << 30, chunk="1024 KiB")]))
        self.assertIn("extent: 1 GiB, chunk: 1 MiB, page: null", text)


class Records(unittest.TestCase):
    @hypothesis.given(
        st.lists(st.builds(row, mean=NUMBER, extent=st.integers(4096, 1 << 40), runs=st.none() | st.integers(1, 99),
                           samples=st.lists(NUMBER, min_size=1, max_size=5), note=TEXT), min_size=1, max_size=4),
        TEXT,
    )  # fmt: skip
    def test_dump_then_load_then_dump(self, rows, note):
        data = record(results=rows, note=note)
        text = dump.record(data)
        self.assertEqual(read(text, "record"), data)
        self.assertEqual(dump.record(read(text, "record")), text)
        self.assertEqual(dump.record(load.parse(text, "text").plain()), text)
        self.assertFalse([line for line in text.split("\n") if line != line.rstrip()])

    def test_printed_digits_are_kept(self):
        text = dump.record(record()).replace("17.35", "17.350")
        self.assertEqual(dump.record(load.parse(text, "text").plain()), text)

    def test_long_notes_are_folded(self):
        note = "word " * 60 + "end"
        text = dump.record(record(note=note))
        self.assertIn("\nnote: >-\n  word word", text)
        self.assertLessEqual(max(map(len, text.split("\n"))), 140)
        self.assertEqual(read(text, "record")["note"], note)

    def test_notes_that_folding_would_change_are_quoted(self):
        for note in ("two  blanks " * 20 + "end", "a\u00a0b " * 40 + "end", " " + "word " * 40 + "end"):
            text = dump.record(record(note=note))
            self.assertNotIn(">-", text)
            self.assertEqual(read(text, "record")["note"], note)

    def test_columns_are_the_keys_of_every_row(self):
        text = dump.record(record(results=[row(arm="stosb", stdev="1%"), row(arm="movnti", mean=1.5)]))
        self.assertIn("- {arm: stosb,  extent: 16 MiB, chunk: 4 KiB, page: null, threads: 1, runs: 5, mean: 17.35, stdev: 1%}", text)
        self.assertIn("- {arm: movnti, extent: 16 MiB, chunk: 4 KiB, page: null, threads: 1, runs: 5, mean: 1.5}", text)

    def test_an_unknown_key_is_never_lost(self):
        with self.assertRaisesRegex(ValueError, "colour"):
            dump.record(record(colour="blue"))
        with self.assertRaisesRegex(ValueError, "colour"):
            dump.record(record(results=[row(colour="blue")]))

    def test_the_order_of_the_input_does_not_matter(self):
        data = record()
        shuffled = {key: data[key] for key in reversed(data)} | {"cpu": dict(reversed(data["cpu"].items()))}
        self.assertEqual(dump.record(shuffled), dump.record(data))


class Lists(unittest.TestCase):
    CPU = {"vendor": "  Shanghai  ", "family": 7, "model": 59, "stepping": "4", "codename": "X", "name": "Y", "source": "z"}
    CLAIM = {"who": "glibc", "quirk": "nt", "says": "1", "vendor": "*", "family": "6", "model": "*", "stepping": "0-15", "ref": "r"}

    def test_cpus(self):
        data = {"schema": 1, "cpus": [self.CPU | {"note": "n"}, self.CPU | {"core_types": ["core", "atom"]}]}
        text = dump.cpus(data)
        self.assertIn('{vendor: "  Shanghai  ", family: 7, model: 59, stepping: "4", codename: X,', text)
        self.assertEqual(read(text, "cpus"), data)

    def test_features_are_sorted_and_none_are_a_statement_too(self):
        stated = self.CPU | {"features": ["erms", "avx2"], "features_source": "a dump (000307b4)"}
        data = {"schema": 1, "cpus": [stated, stated | {"features": []}]}
        text = dump.cpus(data)
        self.assertIn("features: [avx2, erms], features_source: a dump (000307b4)}", text)
        self.assertIn("features: [], features_source:", text)
        self.assertEqual([sorted(cpu["features"]) for cpu in read(text, "cpus")["cpus"]], [["avx2", "erms"], []])

    def test_claims(self):
        data = {"schema": 1, "claims": [self.CLAIM, self.CLAIM | {"family": "*", "note": "n"}]}
        self.assertEqual(read(dump.claims(data), "claims"), data)

    def test_empty(self):
        self.assertEqual(read(dump.cpus({"schema": 1, "cpus": []}), "cpus"), {"schema": 1, "cpus": []})


class Committed(unittest.TestCase):
    def test_the_database_is_canonical(self):
        paths = [ROOT / "db/cpus.yaml", ROOT / "db/claims.yaml", *sorted((ROOT / "db/measurements").glob("*/*.yaml"))]
        self.assertGreater(len(paths), 40)
        for path in paths:
            with self.subTest(path=path.name):
                text = path.read_text(encoding="utf-8")
                node = load.parse(text, path.name)
                self.assertEqual(WRITERS[load.kind_of(node)](node.plain()), text)


if __name__ == "__main__":
    unittest.main()
