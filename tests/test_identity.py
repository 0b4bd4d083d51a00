# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""gen/identity.py against tests/identities.txt, the list that tests/check_identity.c runs too."""

import unittest

from support import ROOT
from identity import IdentityError, VENDORS, decode, encode, parse


def cases():
    """(line number, input, expected) of every case."""
    text = (ROOT / "tests/identities.txt").read_text(encoding="utf-8")
    for number, line in enumerate(text.split("\n"), 1):
        if line and not line.startswith("#"):
            yield number, *line.split("\t")


class Identities(unittest.TestCase):
    def test_every_case(self):
        for number, text, expected in cases():
            with self.subTest(line=number, text=text):
                if expected.startswith("error: "):
                    with self.assertRaises(IdentityError) as caught:
                        parse(text)
                    self.assertIn(expected.removeprefix("error: "), str(caught.exception))
                else:
                    self.assertEqual(parse(text).show(), expected)

    def test_the_canonical_form_is_an_input(self):
        for number, _, expected in cases():
            if not expected.startswith("error: "):
                with self.subTest(line=number):
                    self.assertEqual(parse(expected).show(), expected)

    def test_real_signatures_decode_and_encode(self):
        signatures = [text.rsplit(":", 1) for _, text, _ in cases() if text.split(":")[0] in VENDORS and ":0x" in text]
        self.assertEqual(len(signatures), 216)
        for vendor, eax in signatures:
            with self.subTest(vendor=vendor, eax=eax):
                self.assertEqual(encode(*decode(int(eax, 16))), int(eax, 16))

    def test_control_characters_and_undecodable_bytes(self):
        for text in ("6:79\x00:1", "6:79:1\n", "\t6:79:1", "6:79:1\udcff", "\udcff" * 64):
            with self.subTest(text=text), self.assertRaises(IdentityError):
                parse(text)


if __name__ == "__main__":
    unittest.main()
