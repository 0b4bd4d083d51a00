# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""hostile.py ROUNDS: hostile text through every language that is generated, each compiled, applied, parsed or rendered afterwards.

Each round writes one database twice, with hostile and with harmless text; outside of strings, comments and messages the
outputs have to be the same, and what can be printed has to be printed as it was written. (Manual pages hold no text of
the database.)
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(ROOT / "gen")]

import kernel_trees
import report_db
import support
import yaml

import dump
from test_report import Page

PIECES = (
    "*/", "/*", "//", "\\", "\"", "'", "`", "??/", "??'", "\\\"", "%s%n", "%", "#", "#include </etc/passwd>", "int x;", "); system(1); (", "\\x41", "\\101", "\\u0041",
    ".globl x", ".incbin \"/etc/passwd\"", "; ret", "@ # //", "diff --git a/x b/x", "--- a/x", "+++ b/x", "@@ -1 +1 @@", "---", "-- ", "From 0123456789 Mon Sep 17", ">From ",
    "Signed-off-by: Nobody <n@example.org>", "Subject: [PATCH]", "[PATCH 1/2]", "scissors -- >8 --", "Link: https://example.org", "Fixes: 0123456789ab",
    "{\"a\": 1}", "null", "]}", ",", "\u00e9\u00df\u6f22\U0001f600", "\u0301", "<script>alert(1)</script>", "</title>", "<!--", "-->", "]]>", "&lt;", "&", "javascript:x",
    "| a | b |", "**x**", "[a](b)", "![i](j)", "<b>", "~~~", "```", "{{ 7*7 }}", "{% raw %}", "{#", "$(id)", "`id`", "${x}", ": ", "- x", "!!str", "&a", "*a", "? ", "|", ">-", "=",
    ".TH x", ".so /etc/passwd", "'\\\" t", "\\fB", "$x^2$", "yes", "0x10", "1:30", "~", "a" * 60, " ", "x",
)  # fmt: skip


def texts(rng: random.Random, count: int = 24) -> list[str]:
    made = []
    while len(made) < count:
        text = rng.choice(("", " ", "-")).join(rng.choice(PIECES) for _ in range(rng.randint(1, 4)))[:70].strip()
        made += [text] * bool(text)
    return made


class Fault(Exception):
    """What must not happen."""


def done(*command, **options) -> str:
    ran = support.run(*command, timeout=300, **options)
    if ran.returncode:
        raise Fault(f"{' '.join(map(str, command))[:300]}: {(ran.stdout + ran.stderr)[-1500:]}")
    return ran.stdout


def bare(path: Path) -> str:
    """The file as the compiler sees it: without comments, without the hash of the database, each string the same."""
    text = done("gcc", "-fpreprocessed", "-dD", "-E", "-P", "-x", "c", path)
    return re.sub(r'"(\\.|[^"\\\n])*"', '""', re.sub(r"\b[0-9a-f]{12}\b", "", text))


class Round:
    """One database with these texts, and all that is made of it."""

    def __init__(self, folder: Path, words: list[str], meaning: str):
        self.folder, self.words, self.db = folder, words, folder / "db"
        report_db.make(self.db, tuple(words), tuple(words[:6]))
        written = dump._quoted(meaning) if "\n" not in meaning else "|-\n" + "".join(f"    {line}\n" for line in meaning.split("\n")).rstrip("\n")
        policy = self.db / "quirks.yaml"
        policy.write_text(re.sub(r"(?m)^  meaning: .*", lambda _: f"  meaning: {written}", policy.read_text(), count=1))
        self.cli("gen", "--out", folder / "out")

    def cli(self, *arguments) -> str:
        return done(sys.executable, "-B", ROOT / "gen/gen_quirks.py", "--db", self.db, *arguments)

    def build(self) -> Path:
        """nt-quirk with this database in it."""
        user, program = self.folder / "out/user", self.folder / "nt-quirk"
        sources = [*ROOT.glob("tools/nt_quirk*.c"), *ROOT.glob("runtime/*.[cS]"), *user.glob("*.[cS]")]
        done("gcc", "-std=gnu11", "-O0", "-Wall", "-Wextra", "-Werror", "-Wtrigraphs", "-D_GNU_SOURCE", '-DNTQ_VERSION="0"', f"-I{user}", f"-I{ROOT / 'runtime'}", "-o", program, *sources)
        done("clang", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", f"-I{user}", f"-I{ROOT / 'runtime'}", user / "nt_explain.c")
        return program

    def names(self) -> list[str]:
        return [entry["name"] for entry in yaml.safe_load((self.db / "cpus.yaml").read_text())["cpus"]]

    def applied(self) -> tuple[Path, list[str]]:
        """(the kernel tree with the series on it, the subjects)"""
        tree = kernel_trees.make_tree("range-7.0", self.folder / "linux")
        self.cli("series", "--kdir", tree, "--out", self.folder / "series")
        env = {**os.environ, "HOME": str(self.folder), "GIT_CONFIG_NOSYSTEM": "1"}
        git = ("git", "-c", "user.name=t", "-c", "user.email=t@example.org")
        for command in (("init", "-q", "."), ("add", "-A"), ("commit", "-q", "-m", "base")):
            done(*git, *command, cwd=tree, env=env)
        patches = sorted(self.folder.glob("series/000[1-9]*.patch"))
        done(*git, "am", "-q", "--whitespace=error", *patches, cwd=tree, env=env)
        return tree, done(*git, "log", "--format=%an %s", cwd=tree, env=env).splitlines()


def compare(hostile: Round, plain: Round) -> None:
    for name in ("user/nt_table.h", "user/nt_explain.c", "user/nt_db.h", "user/nt_dispatch.S", "kernel/nt_quirks.c", "kernel/cpufeatures.h"):
        one, other = (re.sub(r'""(\s*"")*', '""', bare(side.folder / "out" / name)) for side in (hostile, plain))
        if one != other:
            raise Fault(f"{name}: is other code")
    answers = json.loads(done(hostile.build(), "--list", "--format", "json"))
    shown = {answer["cpu"]["name"] for answer in answers}
    if shown != set(hostile.names()):
        raise Fault(f"JSON: {shown ^ set(hostile.names())}")
    for answer in answers:
        subject = f"{answer['cpu']['vendor']}:{answer['cpu']['family']}:{answer['cpu']['model']}:1"
        if any(ord(char) < 32 for line in done(hostile.folder / "nt-quirk", "--cpu", subject, "--why").splitlines() for char in line):
            raise Fault(f"--why of {subject} has control characters")
    one, other = hostile.applied(), plain.applied()
    if one[1] != other[1]:
        raise Fault(f"mail: {one[1]} is not {other[1]}")
    for path in sorted(one[0].rglob("*")):
        same = other[0] / path.relative_to(one[0])
        if path.is_file() and ".git" not in path.parts and path.suffix in (".c", ".h", ".S") and bare(path) != bare(same):
            raise Fault(f"patch: {path.name} is other code")
    report(hostile, plain)
    verdicts = [[len(re.findall(r"(?<!\\)\|", line)) for line in (side.folder / "out/VERDICTS.md").read_text().splitlines()] for side in (hostile, plain)]
    if verdicts[0] != verdicts[1]:
        raise Fault("VERDICTS.md: other lines or columns")
    if re.search(r"<(?!!--|--)|(?<!\\)\]\(|(?<!\\)`[^`]*(?<!\\)<", "\n".join((hostile.folder / "out/VERDICTS.md").read_text().splitlines()[4:])):
        raise Fault("VERDICTS.md: markup of the database")
    for text in hostile.words:
        if yaml.safe_load(f"k: {dump._string(text)}\nl: [{dump._string(text)}, {{m: {dump._string(text)}}}]") != {"k": text, "l": [text, {"m": text}]}:
            raise Fault(f"YAML: {text!r} is read as something else")


def report(hostile: Round, plain: Round) -> None:
    shapes = []
    for side in (hostile, plain):
        program = report_db.answering(side.folder / "answers", side.db)
        side.cli("report", "--out", side.folder / "report", "--nt-quirk", program)
        pages = {str(path.relative_to(side.folder)): Page(path) for path in sorted(side.folder.glob("report/**/*.html"))}
        if any(page.problems for page in pages.values()):
            raise Fault(f"HTML: {[page.problems for page in pages.values()]}")
        shapes.append({name: [tag for tag, attributes in page.shape if tag != "a"] for name, page in pages.items()})
    if shapes[0] != shapes[1]:
        raise Fault("HTML: other elements")


def main() -> int:
    rounds, strings = int(sys.argv[1]), 0
    folder = Path(tempfile.mkdtemp(prefix="nt-quirk-hostile-"))
    for number in range(rounds):
        rng = random.Random(number)
        words = texts(rng)
        here = folder / str(number)
        meaning = ("\n" if number % 2 else " ").join(texts(rng, 3))
        try:
            compare(Round(here / "hostile", words, meaning), Round(here / "plain", [f"text {n}" for n in range(len(words))], "a meaning"))
        except Fault as error:
            print(f"{here}: {error}", file=sys.stderr)
            return 1
        strings += len(words) + 1
        shutil.rmtree(here)
    shutil.rmtree(folder)
    print(json.dumps({"rounds": rounds, "strings": strings}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
