# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Sparse on the C that the database of today makes of each small tree; `make lint` runs this.

With the headers of a real kernel, `make check-kernel-objects` does the same.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from support import ROOT

import database
import decide
from kernel_plan import Options
from kernel_series import write_series
from kernel_tree import NT_QUIRKS
from kernel_trees import DIALECTS, STUBS, make_tree


def complaints(dialect: str, decisions, options: Options, where: Path) -> str:
    """What sparse says of the generated table and, included by it, its suite."""
    tree = make_tree(dialect, where / "tree")
    series = write_series(decisions, tree, where / "out", options)
    subprocess.run(["git", "apply", *series[1:]], cwd=tree, check=True)
    includes = [f"-I{tree / part}" for part in ("arch/x86/include", "include", "arch/x86/kernel/cpu")]
    command = ["sparse", "-Wsparse-error", "-std=gnu11", "-DCONFIG_NT_QUIRKS_KUNIT_TEST", *includes, f"-I{STUBS}", NT_QUIRKS]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr + (f"sparse ended with {done.returncode}\n" if done.returncode else "")


def main() -> int:
    found = database.read(ROOT / "db")
    decisions = decide.decide(found.cpus, found.records, found.kinds)
    said = ""
    for dialect in DIALECTS:
        for policy in ("opt-out", "opt-in"):
            with tempfile.TemporaryDirectory(prefix="ntq-sparse-") as where:
                text = complaints(dialect, decisions, Options.of(found, policy=policy), Path(where))
                said += text and f"{dialect}, {policy}:\n{text}"
    sys.stdout.write(said)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
