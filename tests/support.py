# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What the Python tests share: where things are, and small databases to run the generator on."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / os.environ.get("O", "build")
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(BUILD / "hypothesis")
GOLDEN = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT / "gen"))


def run(*command, **options) -> subprocess.CompletedProcess:
    """Run a command and keep what it says; a test never waits longer than a minute for one."""
    options = {"capture_output": True, "text": True, "timeout": 60, **options}
    return subprocess.run([str(word) for word in command], check=False, **options)


def gen_quirks(*arguments, **options) -> subprocess.CompletedProcess:
    return run(sys.executable, "-B", ROOT / "gen" / "gen_quirks.py", *arguments, **options)
