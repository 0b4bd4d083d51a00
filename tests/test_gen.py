# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The generator as a whole: golden outputs, determinism, hostile text, and what happens when it cannot write."""

import json
import os
import random
import re
import resource
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import small_db
from support import GOLDEN, ROOT, gen_quirks, run

CFLAGS = ("-std=gnu11", "-Wall", "-Wextra", "-Werror", "-Iruntime", "-D_GNU_SOURCE")
HOSTILE = (
    r"/\** x */ /\* \*/ /*",
    "*/ int x = 1; /*", 'a "quoted" name', "back\\slash \\", "{{ 7 * 7 }} {% if %}", "%s %n %d", "??/ ??= trigraph",
    "caf\u00e9 \u00b5-arch \u6f22", "// comment \\", "$(reboot) `id` ;#", "<script>alert(1)</script> | a | b", "\\012 \\x41", "'; --",
)  # fmt: skip


def tree(root: Path) -> dict[str, bytes]:
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


class Temporary(unittest.TestCase):
    def setUp(self):
        self.dir = Path(tempfile.mkdtemp(prefix="ntq gen "))
        self.addCleanup(shutil.rmtree, self.dir, ignore_errors=True)

    def gen(self, db: Path, out: Path, **options):
        return gen_quirks("--db", db, "gen", "--out", out, **options)


class Golden(Temporary):
    """NTQ_UPDATE_GOLDEN=1 rewrites what is expected; look at the diff before it is committed."""

    def test_small_databases(self):
        for name, make in small_db.ALL.items():
            with self.subTest(name):
                out = self.dir / name / "out"
                done = self.gen(make(self.dir / name / "db"), out)
                self.assertEqual(done.returncode, 0, done.stderr)
                found = {path: re.sub(rb"\b[0-9a-f]{12}\b", b"HASH", data) for path, data in tree(out).items()
                         if not path.endswith(".S")}  # fmt: skip
                if os.environ.get("NTQ_UPDATE_GOLDEN"):
                    shutil.rmtree(GOLDEN / name, ignore_errors=True)
                    for path, data in found.items():
                        (GOLDEN / name / path).parent.mkdir(parents=True, exist_ok=True)
                        (GOLDEN / name / path).write_bytes(data)
                self.assertEqual(found.keys(), tree(GOLDEN / name).keys())
                for path, data in tree(GOLDEN / name).items():
                    self.assertEqual(found[path].decode(), data.decode(), path)

    def test_golden_c_compiles(self):
        for name in small_db.ALL:
            done = run("gcc", *CFLAGS, f"-I{GOLDEN / name}/user", "-c", "-o", "/dev/null", GOLDEN / name / "user/nt_explain.c", cwd=ROOT)
            self.assertEqual((done.returncode, done.stderr), (0, ""), name)


class Deterministic(Temporary):
    def test_hash_seed_and_file_order_change_nothing(self):
        shutil.copytree(ROOT / "db", self.dir / "db")
        records = sorted((self.dir / "db/measurements").rglob("*.yaml"))
        outputs = []
        for seed in ("0", "4242"):
            random.Random(seed).shuffle(records)
            for path in records:  # another order of directory entries
                text = path.read_bytes()
                path.unlink()
                path.write_bytes(text)
            out = self.dir / f"out{seed}"
            done = self.gen(self.dir / "db", out, env={**os.environ, "PYTHONHASHSEED": seed, "TZ": f"UTC{seed[0]}", "LC_ALL": "C"})
            self.assertEqual(done.returncode, 0, done.stderr)
            outputs.append(tree(out))
        self.assertEqual(outputs[0], outputs[1])

    def test_what_is_committed_is_fresh(self):
        done = self.gen(ROOT / "db", self.dir / "out")
        self.assertEqual(done.returncode, 0, done.stderr)
        fresh, committed = tree(self.dir / "out"), tree(ROOT / "generated")
        self.assertEqual(fresh.keys(), committed.keys(), "run make gen and commit generated/")
        for path in fresh:
            self.assertEqual(fresh[path], committed[path], f"generated/{path} is stale: run make gen and commit it")

    def test_every_generated_file_says_what_made_it(self):
        for path, data in tree(ROOT / "generated").items():
            head = data[:600].decode()
            self.assertIn("SPDX-License-Identifier: ", head.split("\n")[0] + head.split("\n")[1], path)
            self.assertRegex(head, r"(?i)generated from .*db|generated from the nt-quirk database", path)
            self.assertRegex(head, r"(?i)do not edit", path)


TOY = """
- name: toy
  type: integer
  meaning: a number that nobody needs
  default: "3"
  default_reason: somebody chose it
  flags: null
  workloads: [ebizzy]
  least_effect: 3%
  significance: 1%
  minimum: 0
  maximum: 9
  least_points: 4
  shifts: null
  pins: []
"""


class AnotherKind(Temporary):
    """A quirk kind is an entry of quirks.yaml: verdicts, command, report, diff and claims treat it as any other."""

    def test_toy(self):
        toy = small_db.record(small_db.CPU, "1")
        rows = [{"value": str(value), "threads": str(n), "runs": "9", "mean": str(100 * value + n)} for n in range(1, 7) for value in (4, 5)]
        toy.update(workload="ebizzy", quirk="toy", unit="records/s", results=rows)
        db = small_db.write(self.dir / "db", [small_db.CPU, {**small_db.CPU, "model": "94", "codename": "SKYLAKE"}], [("a", toy)])
        with (db / "quirks.yaml").open("a") as policy:
            policy.write(TOY)
        claim = {"who": "a rumour", "quirk": "toy", "says": "4", "vendor": "GenuineIntel", "family": "6", "model": "79", "stepping": "0-15", "ref": "r"}
        (db / "claims.yaml").write_text(small_db.dump.claims({"schema": "1", "claims": [claim]}))
        done = self.gen(db, self.dir / "out")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("| **5** | measured |", (self.dir / "out/VERDICTS.md").read_text())
        self.assertIn("a rumour | toy 4", (self.dir / "out/VERDICTS.md").read_text())
        sources = [*ROOT.glob("tools/nt_quirk*.c"), *ROOT.glob("runtime/*.[cS]"), *(self.dir / "out/user").glob("*.[cS]")]
        done = run("gcc", *CFLAGS, '-DNTQ_VERSION="0"', f"-I{self.dir}/out/user", "-o", self.dir / "nt-quirk", *sources, cwd=ROOT)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        answers = {}
        for model in ("79", "94", "95"):
            done = run(self.dir / "nt-quirk", "--cpu", f"intel:6:{model}:1", "--format", "json", "--why")
            toy = json.loads(done.stdout)["quirks"]["toy"]
            answers[model] = (toy["value"], toy["basis"])
        self.assertEqual(answers, {"79": (5, "measured"), "94": (3, "default"), "95": (3, "default")})


class HostileText(Temporary):
    def test_names_stay_text_in_c(self):
        cpus = [{**small_db.CPU, "model": str(10 + n), "name": text, "codename": f"X{n}"} for n, text in enumerate(HOSTILE)]
        records = [("a", small_db.record(cpu, "1", name=text, machine=text, note=text, microcode=None)) for cpu, text in zip(cpus, HOSTILE)]
        db = small_db.write(self.dir / "db", cpus, records)
        (db / "claims.yaml").write_text(small_db.dump.claims({"schema": "1", "claims": [
            {"who": text, "quirk": "nt", "says": "bad", "vendor": "GenuineIntel", "family": "6", "model": str(10 + n), "stepping": "0-15", "ref": text}
            for n, text in enumerate(HOSTILE)]}))  # fmt: skip
        done = self.gen(db, self.dir / "out")
        self.assertEqual(done.returncode, 0, done.stderr)
        main = self.dir / "main.c"
        main.write_text(
            '#include <stdio.h>\n#include "nt_explain.h"\n'
            "#define NTQ_ROW(...) + 1\nenum { rows = 0\n#include \"nt_table.h\"\n};\n"
            "int main(void)\n{\n\tif (rows != ntq_n_entries)\n\t\treturn 1;\n"
            "\tfor (unsigned i = 0; i < ntq_n_entries; i++) {\n"
            '\t\tprintf("%s%c%s%c", ntq_entries[i].name, 0, ntq_entries[i].claims[0], 0);\n\t}\n\treturn 0;\n}\n'
        )
        explain = self.dir / "out/user/nt_explain.c"
        for compiler, *more in (("gcc", "-Wtrigraphs"), ("gcc", "-std=c11", "-trigraphs", "-Wno-trigraphs"), ("clang",)):
            done = run(compiler, *CFLAGS, *more, f"-I{self.dir}/out/user", "-o", self.dir / "a.out", main, explain, cwd=ROOT)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            printed = subprocess.run([self.dir / "a.out"], capture_output=True, check=True).stdout.decode().split("\0")
            self.assertEqual(printed[0:-1:2], list(HOSTILE))
            for text, claim in zip(HOSTILE, printed[1::2]):
                self.assertTrue(claim.startswith(f"{text} says nt is bad"), claim)

    def test_verdicts_md_holds_no_markup_of_the_database(self):
        cpus = [{**small_db.CPU, "name": text} for text in ("<script>x</script> | [a](b) ![c](d) `e` **f**",)]
        db = small_db.write(self.dir / "db", cpus, [("a", small_db.record(cpus[0], "1"))])
        self.gen(db, self.dir / "out")
        text = (self.dir / "out/VERDICTS.md").read_text()
        for part in ("<script", "[a](b)", "![c]", "`e`", "**f**"):
            self.assertNotIn(part, text)


class Refusals(Temporary):
    def refused(self, done, *fragments):
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertNotIn("Traceback", done.stderr)
        for fragment in fragments:
            self.assertIn(fragment, done.stderr)

    def test_an_invalid_database_generates_nothing(self):
        db = small_db.one(self.dir / "db")
        (db / "measurements/GenuineIntel-6-79-1/2026-01-01-b.yaml").write_text("schema: 1\nresults: []\n")
        (db / "measurements/stray.txt").write_text("")
        self.refused(self.gen(db, self.dir / "out"), "2026-01-01-b.yaml:1: schema: ", "stray.txt:0: path: is no record")
        self.assertFalse((self.dir / "out").exists())

    def test_no_database(self):
        self.refused(self.gen(self.dir / "nowhere", self.dir / "out"), "is no directory")
        (self.dir / "bare").mkdir()
        self.refused(self.gen(self.dir / "bare", self.dir / "out"), "cpus.yaml:0: file: cannot be read")

    def test_a_conflict_by_microcode_stops_and_names_both(self):
        cpu = small_db.CPU
        db = small_db.write(self.dir / "db", [cpu], [("a", small_db.record(cpu, "1", microcode="0x1")), ("b", small_db.record(cpu, "1", "9.0", "5.0", microcode="0x2"))])
        self.refused(self.gen(db, self.dir / "out"), "2026-01-01-a (0x1): good", "2026-01-01-b (0x2): bad", "depends on the microcode")
        self.assertFalse((self.dir / "out").exists())

    def test_a_full_disk_leaves_every_file_as_it_was(self):
        db, out = small_db.one(self.dir / "db"), self.dir / "out"
        self.assertEqual(self.gen(db, out).returncode, 0)
        before = tree(out)
        db = small_db.overlap(self.dir / "other")

        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

        self.refused(self.gen(db, out, preexec_fn=limit), "cannot be written: File too large; nothing was changed")
        self.assertEqual(tree(out), before)

    def test_an_output_that_is_a_file(self):
        (self.dir / "out").write_text("")
        self.refused(self.gen(small_db.one(self.dir / "db"), self.dir / "out"), "cannot be written")

    def test_usage(self):
        done = gen_quirks("nonsense")
        self.assertEqual(done.returncode, 2)
        self.assertIn("usage", done.stderr)


class Check(Temporary):
    def test_the_database_is_valid(self):
        done = gen_quirks("check")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"^\d+ CPUs, \d+ records: .*\d+ good")

    def test_canonical_form_is_restored(self):
        db = small_db.one(self.dir / "db")
        path = db / "measurements/GenuineIntel-6-79-1/2026-01-01-a.yaml"
        text = path.read_text()
        path.write_text(text.replace("workload: memset", "workload:    'memset'"))
        self.assertIn(": style: ", gen_quirks("--db", db, "check").stderr)
        self.assertEqual(gen_quirks("--db", db, "fmt").returncode, 0)
        self.assertEqual(path.read_text(), text)

    def test_an_entry_appended_anywhere_is_put_in_order(self):
        other = {key: value for key, value in small_db.CPU.items() if not key.startswith("features")}
        db = small_db.write(self.dir / "db", [small_db.CPU, {**other, "model": "15", "codename": "OTHER"}])
        self.assertIn(": order: ", gen_quirks("--db", db, "check").stderr)
        self.assertEqual(gen_quirks("--db", db, "fmt").returncode, 0)
        self.assertEqual(gen_quirks("--db", db, "check").returncode, 0)

    def test_schemas_are_schemas(self):
        import jsonschema

        for path in (ROOT / "db/schema").glob("*.json"):
            jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text()))


if __name__ == "__main__":
    unittest.main()
