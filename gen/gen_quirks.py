#!/usr/bin/python3
# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The entry: arguments, then load -> verdict -> emit.

  load.py        strict YAML with line numbers, typed by db/schema/
  rules.py       what a schema cannot say, one rule a function
  database.py    all of db/ as the values of model.py, or everything that is wrong with it
  parts.py       the same one model at a time, in processes and with a memory
  identity.py    spellings of a CPU's identity
  verdict.py     records -> verdicts: the statistics
  explain.py     verdicts as tables for people
  judge.py       a record against the database          (compare.py, compare_values.py: two records, side by side)
  review.py      a pull request, as Markdown
  emit.py        verdicts + templates/ -> generated/        (render.py: escaping, atomic writes)
  diff.py        what a change of db/ does              (history.py: other revisions of it)
  signatures.py  which of the CPUs that were seen have a verdict
  kernel_*.py    verdicts + a kernel tree -> patches
  report/        verdicts + what nt-quirk answers -> a static site
  importers/     outputs of other tools -> records          (dump.py: the canonical text of db/)

Exit status: 0 done or valid, 1 the input is wrong (path:line: rule: message), 2 usage or a fault of the generator.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

try:
    import jinja2  # noqa: F401
    import jsonschema  # noqa: F401
    import yaml  # noqa: F401
except ImportError as missing:
    sys.exit(f"gen_quirks.py: {missing.name} is missing in {sys.executable}: run make deps, or use Debian's /usr/bin/python3")

import commands
import commands_measured
import kernel_tlb

ROOT = Path(__file__).resolve().parent.parent


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gen_quirks.py", description="Validate db/, decide, and write everything that needs the answer.")
    parser.add_argument("--db", type=Path, default=ROOT / "db", metavar="DIR", help="the database (default: db/ beside gen/)")
    commands_of = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, help: str, run=None) -> argparse.ArgumentParser:
        sub = commands_of.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run or getattr(commands, name))
        return sub

    check = command("check", "validate the whole database, or the files named")
    check.add_argument("files", nargs="*", type=Path, metavar="FILE")
    check.add_argument("--base", metavar="REV", help="also refuse records that were merged at REV and edited since")
    diff = command("diff", "what a change of the database does to the answers; exit status 1 if one flips")
    diff.add_argument("revision", nargs="?", default="HEAD", metavar="REV", help="the state to compare with (default: HEAD)")
    diff.add_argument("--format", choices=("text", "json"), default="text")
    gen = command("gen", "decide, and write generated/")
    gen.add_argument("--out", type=Path, default=ROOT / "generated", metavar="DIR", help="where to (default: generated/)")
    gen.add_argument("--cache", type=Path, metavar="DIR", help="keep there what need not be computed again")
    series = command("series", "write the patch series for one kernel tree, which is only read")
    series.add_argument("--kdir", type=Path, required=True, metavar="TREE", help="the kernel tree")
    series.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/patches/<version>/)")
    series.add_argument("--quirk", choices=("nt", kernel_tlb.KIND), default="nt", help="of which quirk (default: nt)")
    series.add_argument("--policy", choices=("opt-out", "opt-in"), help="list the bad CPUs (default), or the good ones")
    series.add_argument("--flag", metavar="NAME", help="another name for the feature bit")
    series.add_argument("--huge", action="store_true", help="also for huge pages, not only for gigantic ones")
    series.add_argument("--only", choices=("table",), help="just the patch with the table")
    series.add_argument("--signoff", action="store_true", help="author and Signed-off-by from git's configuration")
    report = command("report", "write the static site that shows all of it")
    report.add_argument("--out", type=Path, default=ROOT / "build" / "report", metavar="DIR", help="where to (default: build/report/)")
    report.add_argument("--nt-quirk", type=Path, default=ROOT / "build" / "nt-quirk", metavar="FILE", help="the command that knows the tiers (default: build/nt-quirk)")
    review = command("review", "what a pull request against REV does; exit status 1 if it cannot be merged as it is", commands_measured.review)
    review.add_argument("base", metavar="REV")
    review.add_argument("--generated", type=Path, metavar="DIR", help="also see that generated/ is what the database makes")
    review.add_argument("--summary", type=Path, metavar="FILE", help="append the text to this file as well")
    importing = command("import", "make records of what other tools print", commands_measured.importing)
    importing.add_argument("--from", dest="form", choices=("published", *commands_measured.IMPORTERS), required=True, help="published: lists of figures, as in tests/data/published/")
    commands_measured.facts.add_options(importing)
    importing.add_argument("files", nargs="+", type=Path, metavar="FILE")
    judging = command("judge", "a record against the database: exit status 0 it agrees, 4 it contradicts, 5 neither", commands_measured.judge)
    judging.add_argument("file", type=Path, metavar="FILE", help="- for standard input")
    comparing = command("compare", "two records, or two folders of records, side by side; or the values of one record", commands_measured.compare)
    comparing.add_argument("before", type=Path, metavar="A")
    comparing.add_argument("after", type=Path, nargs="?", metavar="B")
    comparing.add_argument("--format", choices=("text", "json"), default="text")
    fmt = command("fmt", "rewrite files of db/ in canonical form")
    fmt.add_argument("files", nargs="*", type=Path, metavar="FILE", help="default: every file of the database")
    return parser


def main() -> int:
    options = arguments().parse_args()
    try:
        return options.run(options)
    except commands.Refused as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1
    except OSError as error:
        print(f"gen_quirks.py: {error.filename or 'the system'}: {error.strerror or error}", file=sys.stderr)
        return 1
    except Exception:
        import traceback

        traceback.print_exc()
        print("gen_quirks.py: this is a fault of the generator, not of your input", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
