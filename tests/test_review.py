# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The review of a pull request, in throw-away repositories: good, bad, edited after merge, and hostile ones."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

import small_db
import yaml
from support import ROOT, gen_quirks, run


class Repository(unittest.TestCase):
    """A repository with one merged record, and a branch with something new."""

    def setUp(self):
        self.dir = Path(tempfile.mkdtemp(prefix="ntq review "))
        self.addCleanup(shutil.rmtree, self.dir)
        self.db = small_db.one(self.dir / "db")
        self.folder = self.db / "measurements/GenuineIntel-6-79-1"
        self.merged = self.folder / "2026-01-01-a.yaml"
        self.git("init", "-q", "-b", "main")
        self.generate()
        self.commit("merged")
        self.git("checkout", "-q", "-b", "branch")

    def git(self, *arguments):
        identity = ("-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false")
        done = run("git", "-C", self.dir, *identity, *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)

    def generate(self):
        done = gen_quirks("--db", self.db, "gen", "--out", self.dir / "generated")
        self.assertEqual(done.returncode, 0, done.stderr)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def submit(self, name="b", **more):
        """Another record of the merged CPU, as its submitter would commit it."""
        rates = more.pop("rates", ("5.1", "9.2"))
        small_db.write(self.db, [small_db.CPU], [(name, small_db.record(small_db.CPU, "1", *rates, **more))])

    def review(self, status, generated=True):
        """The Markdown, which has to be inert."""
        arguments = ("--generated", self.dir / "generated") if generated else ()
        summary = self.dir / "summary.md"
        done = gen_quirks("--db", self.db, "review", "main", *arguments, "--summary", summary)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        self.assertEqual(done.stderr, "")
        self.assertEqual(summary.read_text(), done.stdout)
        summary.unlink()
        outside = re.sub(r"(?s)```text\n.*?\n```", "", done.stdout)
        self.assertNotRegex(outside, r"<\w|(?<!\\)\[|(?<!\\)!\[|```")
        self.assertNotRegex(done.stdout, r"(?m)^::")
        return done.stdout


class Reviews(Repository):
    def test_good(self):
        self.submit()
        self.generate()
        self.commit("a record")
        text = self.review(0)
        self.assertIn("1 new record, 0 changes; an answer flips in 0.", text)
        self.assertIn("nt, whole extents: good", text)
        self.assertIn("- agrees: nt, whole extents: good", text)
        self.assertRegex(text, r"(?m)^  movnti      #{40} +9\.20$")

    def test_a_flip_is_shown_with_its_kernel_row(self):
        self.submit(rates=("9.0", "5.0"), machine="other")
        self.generate()
        text = self.review(0)
        self.assertIn("! verdict GenuineIntel:6:79 nt: good -> unknown", text)
        self.assertIn("contradicts", text)

    def test_nothing(self):
        self.assertIn("0 new records, 0 changes", self.review(0))

    def test_generated_was_forgotten(self):
        self.submit()
        self.assertIn("run make gen and commit generated/", self.review(1))
        self.review(0, generated=False)

    def test_bad(self):
        self.submit()
        path = self.folder / "2026-01-01-b.yaml"
        path.write_text(path.read_text().replace("mean: 9.2", "mean: fast").replace("model: 79", "model: 80"))
        text = self.review(1)
        self.assertIn("It cannot be merged as it is", text)
        self.assertIn("type: 'fast': expected a decimal number", text)

    def test_edited_after_merge(self):
        self.merged.write_text(self.merged.read_text().replace("mean: 9.0", "mean: 9.5"))
        self.assertIn("was edited since main", self.review(1))
        self.merged.unlink()
        self.assertIn("was removed since main", self.review(1))

    def test_an_unknown_base(self):
        done = gen_quirks("--db", self.db, "review", "nowhere")
        self.assertEqual(done.returncode, 1)
        self.assertIn("is no revision", done.stdout)


class Hostile(Repository):
    def test_links(self):
        secret = self.dir / "secret"
        secret.write_text("the secret\n")
        (self.folder / "2026-01-01-b.yaml").symlink_to(secret)
        (self.db / "measurements/x").symlink_to("/etc")
        text = self.review(1)
        self.assertIn("2026-01-01-b.yaml:0: file: is no regular file", text)
        self.assertIn("measurements/x:0: file: is no regular file", text)
        self.assertNotIn("the secret", text)

    def test_text_stays_text(self):
        name = '<img src=x onerror=alert(1)> [click](http://x) ``` ::error:: ${{ secrets.X }} | # @all'
        self.submit(name="b", machine=name)
        path = self.folder / "2026-01-01-b.yaml"
        path.write_text(path.read_text().replace("name: null}\nmachine", f"name: '{name}'}}\nmachine"))
        run("python3", "-B", ROOT / "gen/gen_quirks.py", "--db", self.db, "fmt")
        self.generate()
        text = self.review(0)
        self.assertIn("&lt;img", text)
        self.assertIn("\\[click\\]", text)

    def test_file_names(self):
        for name in ("2026-01-01-b\n::error::x.yaml", "```\n# title.yaml", "$(touch x).yaml", "-rf.yaml"):
            path = self.folder / name
            path.write_text("results: []\n")
            text = self.review(1)
            self.assertIn("file: a name of other characters", text)
            self.assertNotIn("\n# title", text)
            path.unlink()
        self.assertFalse((self.dir / "x").exists())

    def test_files_that_are_no_data(self):
        for text in ("a: &a [x]\nresults: [*a]\n", "!!python/object/apply:os.system ['touch pwned']\n", "results: [" + "[" * 5000, "\x00", "results: " + "x" * 100_000):
            (self.folder / "2026-01-01-b.yaml").write_text(text)
            self.assertIn("It cannot be merged", self.review(1))
        self.assertFalse(Path("pwned").exists())

    def test_many_problems_are_cut(self):
        for number in range(300):
            (self.folder / f"2026-01-01-b{number}.yaml").write_text("results: x\n")
        text = self.review(1)
        self.assertIn("and 2300 more", text)

    def test_the_generator_and_the_schema_are_the_reviewers_own(self):
        """A pull request that brings its own schema and code is judged by the merged ones."""
        (self.db / "schema").mkdir()
        (self.db / "schema/record.json").write_text("{}")
        (self.dir / "gen").mkdir()
        (self.dir / "gen/load.py").write_text("open('pwned', 'w')\n")
        self.submit()
        path = self.folder / "2026-01-01-b.yaml"
        path.write_text(path.read_text().replace("mean: 9.2", "mean: fast"))
        self.assertIn("expected a decimal number", self.review(1))
        self.assertFalse((self.dir / "pwned").exists())


class Workflow(unittest.TestCase):
    def test_permissions_and_what_is_run(self):
        for path in (ROOT / ".github/workflows").glob("*.yml"):
            text = path.read_text()
            data = yaml.safe_load(text)
            self.assertEqual(data["permissions"], {"contents": "read"}, path.name)
            self.assertNotIn("pull_request_target", text)
            self.assertNotIn("secrets.", text)
            for job in data["jobs"].values():
                self.assertNotIn("permissions", job)
                for step in job["steps"]:
                    self.assertNotIn("${{", step.get("run", ""), "a value of the event inside a script is code")
                    if "uses" in step:
                        self.assertRegex(step["uses"], r"@[0-9a-f]{40}$")
                        self.assertIs(step["with"]["persist-credentials"], False)

    def test_the_review_runs_the_bases_generator(self):
        steps = yaml.safe_load((ROOT / ".github/workflows/review.yml").read_text())["jobs"]["review"]["steps"]
        scripts = [step["run"] for step in steps if "run" in step]
        self.assertTrue(scripts[-1].startswith("/usr/bin/python3 -B base/gen/gen_quirks.py --db head/db review"), scripts[-1])
        self.assertFalse([script for script in scripts if "head/gen/" in script or "make" in script])


class Local(unittest.TestCase):
    def test_make_check_pr(self):
        done = run("make", "-s", "-C", ROOT, "check-pr", "BASE=HEAD")
        self.assertIn("# What this does to the database", done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
