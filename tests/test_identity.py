# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""gen/identity.py against tests/identities.txt, the list that tests/check_identity.c runs too."""

import ctypes
import random
import unittest

from support import BUILD, ROOT
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


class CpuOfC(ctypes.Structure):
    """struct ntq_cpu of runtime/nt_quirk.h."""

    _fields_ = [("family", ctypes.c_uint16), ("vendor", ctypes.c_uint8), ("model", ctypes.c_uint8),
                ("stepping", ctypes.c_uint8), ("core_type", ctypes.c_uint8)]


class Twins(unittest.TestCase):
    """The parser in C and the one in Python give the same answer, to the letter of the message."""

    library = ctypes.CDLL(str(BUILD / "libntquirk.so"))

    def in_c(self, text: str) -> str:
        cpu, message, shown = CpuOfC(), ctypes.create_string_buffer(192), ctypes.create_string_buffer(40)
        if self.library.ntq_parse_cpu(text.encode(), ctypes.byref(cpu), message, ctypes.c_size_t(192)):
            return "error: " + message.value.decode()
        self.library.ntq_format_cpu(ctypes.byref(cpu), shown, ctypes.c_size_t(40))
        return shown.value.decode()

    def in_python(self, text: str) -> str:
        try:
            return parse(text).show()
        except IdentityError as error:
            return f"error: {error}"

    def test_every_case(self):
        for number, text, _ in cases():
            with self.subTest(line=number, text=text):
                self.assertEqual(self.in_c(text), self.in_python(text))

    def test_mutations(self):
        dice = random.Random(1)
        texts = [text for _, text, _ in cases()]
        for _ in range(20000):
            text = list(dice.choice(texts))
            for _ in range(dice.randint(1, 3)):
                at = dice.randint(0, len(text))
                text[at : at + dice.randint(0, 2)] = dice.choice(["", *"0123456789abcdefxXhH:-_/* +\u00e9", "255", "core"])
            text = "".join(text)
            with self.subTest(text=text):
                self.assertEqual(self.in_c(text), self.in_python(text))


if __name__ == "__main__":
    unittest.main()
