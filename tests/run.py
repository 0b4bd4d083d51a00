# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Run tests and end with one line, 'N passed, N failed': the check programs named, then the modules named, or every tests/test_*.py.

A word -test_name leaves that test out, and says so.
"""

import io
import re
import subprocess
import sys
import time
import unittest
from pathlib import Path

TESTS = Path(__file__).resolve().parent
SUMMARY = re.compile(r"^\d+%: Checks: (\d+), Failures: (\d+), Errors: (\d+)", re.M)


def run_check(program: str) -> tuple[int, int]:
    """A program made with the check library: (passed, failed), read from its own summary."""
    begin = time.monotonic()
    try:
        done = subprocess.run([program], capture_output=True, text=True, errors="replace", timeout=600)
    except subprocess.TimeoutExpired as late:
        print(f"{program}: no end after {late.timeout:.0f} s")
        return 0, 1
    found = SUMMARY.search(done.stdout)
    total, bad = (int(found[1]), int(found[2]) + int(found[3])) if found else (1, 1)
    if bad or done.returncode or not total:
        print(done.stdout + done.stderr)
        bad = max(bad, 1)
    print(f"{Path(program).name:<24}{total - bad:>5} passed {bad:>4} failed {time.monotonic() - begin:7.1f} s", flush=True)
    return total - bad, bad


def tests_of(suite):
    for test in suite:
        yield from tests_of(test) if isinstance(test, unittest.TestSuite) else [test]


def run_python(name: str, omitted: set[str]) -> tuple[int, int]:
    """One test module: (passed, failed). A skipped test counts as failed: nothing is left out in silence."""
    begin = time.monotonic()
    tests = list(tests_of(unittest.defaultTestLoader.loadTestsFromName(name)))
    suite = unittest.TestSuite(test for test in tests if test.id().split(".")[-1] not in omitted)
    for test in tests:
        if test not in suite:
            print(f"{test.id()}: left out")
    if not suite.countTestCases():
        print(f"{name}: holds no test")
        return 0, 1
    report = io.StringIO()
    result = unittest.TextTestRunner(stream=report, verbosity=0, buffer=True).run(suite)
    if not result.wasSuccessful():
        print(report.getvalue())
    wrong = [test for test, _ in result.failures + result.errors + result.skipped] + result.unexpectedSuccesses
    bad = len({getattr(test, "test_case", test).id() for test in wrong})  # of one test several parts may fail
    for test, reason in result.skipped:
        print(f"{test}: skipped: {reason}")
    print(f"{name:<24}{result.testsRun - bad:>5} passed {bad:>4} failed {time.monotonic() - begin:7.1f} s", flush=True)
    return result.testsRun - bad, bad


def main() -> int:
    sys.path.insert(0, str(TESTS))
    words = sys.argv[1:]
    programs = [word for word in words if "/" in word]
    omitted = {word[1:] for word in words if word.startswith("-")}
    modules = [word for word in words if word.startswith("test_")] or sorted(path.stem for path in TESTS.glob("test_*.py"))
    results = [*map(run_check, programs), *(run_python(module, omitted) for module in modules)]
    passed, failed = (sum(column) for column in zip(*results))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
