# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The judge of the test guests, without a guest: a right log passes, each thing that can be wrong is seen."""

import unittest

import support  # noqa: F401  (gen/ on sys.path)

import kernel_boot

SITES = ["folio_zero_user+0x1aa"]
GOOD = """SeaBIOS
[    1.203444] ok 1 - x86_nt_quirks
BEGIN
CPU 0 GenuineIntel:6:85:7 fpu erms nt_bad
LATE
CPU 0 GenuineIntel:6:85:7 fpu erms nt_bad
CPU 1 GenuineIntel:6:85:7 fpu erms nt_bad
CALL folio_zero_user+0x1aa clear_page_erms
CALL clear_highpage+0x10 clear_page_rep
ZERO 4K
ZERO 2M
ZERO 2M-THP
ZERO 1G
END
"""


def failures(log: str, status: int = 33, listed=lambda identity: identity == "GenuineIntel:6:85:7", bad: bool = True) -> list[str]:
    shown = "nt_bad" if bad else "nt_good"
    found = kernel_boot.verdicts(kernel_boot.read(log, status), shown, listed, bad, SITES)
    return [name for name, passed, _ in found if not passed]


class Judge(unittest.TestCase):
    def test_a_right_guest(self):
        self.assertEqual(failures(GOOD), [])
        self.assertEqual(failures(GOOD.replace("[    1.203444] ok 1 - x", "ok 1 x")), [])

    def test_a_cpu_that_is_not_listed(self):
        log = GOOD.replace(" nt_bad", "").replace("clear_page_erms", "clear_page_nt")
        self.assertEqual(failures(log, listed=lambda identity: False), [])
        self.assertEqual(failures(log), ["flag"])

    def test_opt_in(self):
        log = GOOD.replace("nt_bad", "nt_good").replace("clear_page_erms", "clear_page_nt")
        self.assertEqual(failures(log, bad=False), [])
        self.assertEqual(failures(GOOD.replace("nt_bad", "nt_good"), bad=False), ["calls"])

    def test_without_erms(self):
        self.assertEqual(failures(GOOD.replace(" erms", "").replace("_erms", "_rep")), [])
        self.assertEqual(failures(GOOD.replace(" erms", "")), ["calls"])

    def test_what_can_be_wrong(self):
        for name, log, expected in (
            ("the wrong function is called", GOOD.replace("clear_page_erms", "clear_page_nt"), ["calls"]),
            ("the call is not there", GOOD.replace("CALL folio", "CALL other"), ["calls"]),
            ("the second CPU lacks the flag", GOOD.replace("CPU 1 GenuineIntel:6:85:7 fpu erms nt_bad", "CPU 1 GenuineIntel:6:85:7 fpu erms"), ["flag"]),
            ("the second CPU never came", GOOD.replace("CPU 1 GenuineIntel:6:85:7 fpu erms nt_bad\n", ""), ["late"]),
            ("the second CPU was there from the start", GOOD.replace("LATE", "CPU 1 GenuineIntel:6:85:7 fpu erms nt_bad\nLATE"), ["late"]),
            ("a page was not zero", GOOD.replace("ZERO 1G", "FAILED 1G: byte 4096 is not zero in round 1"), ["pages"]),
            ("a page was not tried", GOOD.replace("ZERO 1G\n", ""), ["pages"]),
            ("the suite failed", GOOD.replace("ok 1 - x86", "not ok 1 - x86"), ["kunit"]),
            ("the suite did not run", GOOD.replace("x86_nt_quirks", "other"), ["kunit"]),
            ("the guest died", GOOD.replace("END\n", ""), ["boot"]),
        ):
            with self.subTest(name):
                self.assertNotEqual(log, GOOD)
                self.assertEqual(failures(log), expected)
        self.assertEqual(failures(GOOD, status=124), ["boot"])


if __name__ == "__main__":
    unittest.main()
