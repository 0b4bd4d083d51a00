# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Asking the nt-quirk command: what its tests share."""

import json
import os
import subprocess
import tempfile
import unittest

from support import BUILD, run

NT_QUIRK = BUILD / "nt-quirk"
PLAIN = {name: value for name, value in os.environ.items() if name != "NT_QUIRK"}

ANSWERED, BAD_INPUT, USAGE, NOT_IN_DATABASE, AMBIGUOUS = range(5)


def nt_quirk(*arguments, **options) -> subprocess.CompletedProcess:
    return run(NT_QUIRK, *arguments, env=PLAIN, **options)


def strict_json(text: str):
    """As the strictest parser reads it: no duplicate keys, no NaN, nothing behind the value."""

    def pairs(items):
        if len(dict(items)) != len(items):
            raise ValueError(f"duplicate key among {[key for key, _ in items]}")
        return dict(items)

    def constant(name):
        raise ValueError(f"{name} is not JSON")

    return json.loads(text, object_pairs_hook=pairs, parse_constant=constant)


class Case(unittest.TestCase):
    """What the tests below ask with."""

    def refused(self, status, *arguments, says="", **options):
        """It fails with this status, prints nothing else, and the message holds every word of says."""
        done = nt_quirk(*arguments, **options)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertTrue(done.stderr.startswith("nt-quirk: "), done.stderr)
        for word in [says] if isinstance(says, str) else says:
            self.assertIn(word, done.stderr)
        return done.stderr

    def answer(self, *arguments, status=ANSWERED, **options):
        """The JSON answer."""
        done = nt_quirk(*arguments, "--format", "json", **options)
        self.assertEqual(done.returncode, status, done.stderr)
        return strict_json(done.stdout)

    def identity(self, *arguments, **options):
        cpu = self.answer(*arguments, **options)["cpu"]
        return f"{cpu['vendor']}:{cpu['family']}:{cpu['model']}:{cpu['stepping']}"

    def file(self, content, mode="w"):
        """The path of a file with this content, removed after the test."""
        with tempfile.NamedTemporaryFile(mode, delete=False, newline="" if mode == "w" else None) as out:
            out.write(content)
        self.addCleanup(os.unlink, out.name)
        return out.name
