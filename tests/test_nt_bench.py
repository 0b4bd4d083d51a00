# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The nt-bench command: its records, its flags, and what it does where things go wrong."""

import os
import pty
import random
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from support import BUILD, ROOT, gen_quirks, run

import dump
import load
import small_db

BENCH = BUILD / "nt-bench"
SHORT = ("--arm", "stosb,movnti", "--extent", "2MiB", "--samples", "2")
DONE, FAILED, USAGE = 0, 1, 2


def nt_bench(*arguments, **options):
    return run(BENCH, *arguments, **options)


class Case(unittest.TestCase):
    def setUp(self):
        self.assertTrue(BENCH.exists(), "nt-bench was not built: make deps installs libhwloc-dev and libnuma-dev")
        self.dir = Path(tempfile.mkdtemp(prefix="ntq bench "))
        self.addCleanup(shutil.rmtree, self.dir)

    def measured(self, *arguments) -> dict:
        """The plain data of a record, after it was found valid."""
        done = nt_bench("measure", "-o", "-", *arguments)
        self.assertEqual(done.returncode, DONE, done.stderr)
        path = self.dir / "record.yaml"
        path.write_text(done.stdout)
        checked = gen_quirks("check", path)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        return load.parse(done.stdout, "record").plain()

    def refused(self, status, *arguments, says, **options):
        done = nt_bench(*arguments, **options)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertIn(says, done.stderr)
        self.assertRegex(done.stderr, r"(?m)^nt-bench: ")
        return done.stderr


class Records(Case):
    def test_a_record_is_valid_as_it_is(self):
        data = self.measured(*SHORT)
        self.assertEqual([row["arm"] for row in data["results"]], ["stosb", "movnti"])
        self.assertEqual([len(row["samples"]) for row in data["results"]], [2, 2])
        self.assertEqual({row["extent"] for row in data["results"]}, {"2 MiB"})

    def test_it_goes_where_the_database_wants_it(self):
        folder = self.dir / "measurements"
        folder.mkdir()
        for _ in range(2):
            done = nt_bench("measure", "-o", folder, "--name", "A  Board, rev. 2", *SHORT)
            self.assertEqual(done.returncode, DONE, done.stderr)
        found = sorted(path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
        self.assertEqual(len(found), 2)
        self.assertRegex(found[0].name, r"^\d{4}-\d\d-\d\d-a-board-rev-2-2\.yaml$")
        self.assertRegex(found[1].name, r"^\d{4}-\d\d-\d\d-a-board-rev-2\.yaml$")
        checked = gen_quirks("check", *(folder / name for name in found))
        self.assertEqual(checked.returncode, 0, checked.stderr)

    def test_the_cpu_is_the_one_that_nt_quirk_sees(self):
        data = self.measured(*SHORT)
        shown = run(BUILD / "nt-quirk").stdout
        self.assertIn(f"{data['cpu']['family']}:{data['cpu']['model']}:{data['cpu']['stepping']}", shown)
        self.assertIn(data["cpu"]["signature"], shown)

    def test_names_that_yaml_would_misread(self):
        """Each is written as gen/dump.py writes it, or the style rule would refuse the record."""
        rng = random.Random(1)
        alphabet = "aZ09 .,:#-+_'\"\\[]{}&*!|>%@`~^=<?/()$;xeonf"
        names = ["NO", "010", "6:58:9", "a, b: c", "x #y", '"q\\"', "1.5e3", "a,b", "it's", "~", "2020-01-01", "[x]", "-x", ".inf",
                 "0x1F", "a:b", "a:", "1:30", "+1", "<<", "null", "1_0", "{a", "*a", "&a", "!a", "%a", "@a", "`a", "a?", "a ", "\u00e9"]  # fmt: skip
        names += ["".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 6))) for _ in range(30)]
        paths = [self.dir / f"{number}.yaml" for number in range(len(names))]
        for name, path in zip(names, paths):
            done = nt_bench("measure", "-o", path, "--arm", "stosb", "--extent", "4KiB", "--samples", "1", "--name", name)
            self.assertEqual(done.returncode, DONE, done.stderr)
        checked = gen_quirks("check", *paths)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        for name, path in zip(names, paths):
            data = load.parse(path.read_text(), path.name).plain()
            self.assertEqual(data["machine"]["name"], " ".join(name.replace("\u00e9", " ").split()) or None)

    def test_samples_take_their_time(self):
        """20 samples of 50 ms each: less than a second would be a lie."""
        begin = time.monotonic()
        done = nt_bench("measure", "-o", "-", "--arm", "stosb", "--extent", "1MiB", "--samples", "20")
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertGreater(time.monotonic() - begin, 1.0)

    def test_the_seed_is_printed_and_repeats(self):
        done = nt_bench("measure", "-o", "-", "--seed", "7", *SHORT)
        self.assertIn("seed 0x0000000000000007", done.stderr)
        self.assertIn('seed: "0x0000000000000007"', done.stdout)
        others = {re.search(r"seed (0x\w+)", nt_bench("measure", "-o", "-", *SHORT).stderr)[1] for _ in range(2)}
        self.assertEqual(len(others), 2)

    def test_threads_chunks_and_pages(self):
        data = self.measured("--arm", "movnti", "--extent", "8MiB,16MiB", "--chunk", "4KiB,whole", "--page", "4KiB",
                             "--threads", "1,2", "--samples", "1")  # fmt: skip
        points = {(row["extent"], row["chunk"], row["threads"]) for row in data["results"]}
        if os.cpu_count() > 1:
            self.assertEqual(len(points), 8)
        self.assertIn(("16 MiB", "4 KiB", "1"), points)

    def test_every_arm_of_the_library_that_runs_here(self):
        data = self.measured("--extent", "2MiB", "--samples", "1")
        lines = (ROOT / "runtime/clear_variants.def").read_text()
        always = re.findall(r"^NTQ_ARM\((\w+),\s*\w+,\s*(?:0|NTQ_FEATURE_SSE2),", lines, re.M)
        self.assertLessEqual(set(always), {row["arm"] for row in data["results"]})

    def test_pagefault(self):
        data = self.measured("--workload", "pagefault", "--extent", "64MiB", "--page", "4KiB", "--samples", "2")
        self.assertEqual(data["workload"], "pagefault")
        row, = data["results"]  # fmt: skip
        self.assertEqual((row["page"], row["chunk"]), ("4 KiB", "4 KiB"))
        counts, = data["counters"]  # fmt: skip
        self.assertEqual(set(dump.COUNTERS), set(counts) - set(dump.POINT_KEYS))

    def test_it_says_what_it_cannot_show(self):
        done = nt_bench("measure", "-o", "-", *SHORT)
        self.assertIn("It cannot show:", done.stderr)
        self.assertIn("nothing was larger than the last-level cache" if "l3: null" not in done.stdout else "its size is unknown", done.stderr)

    def test_progress_on_a_terminal_only(self):
        self.assertNotIn("round", nt_bench("measure", "-o", "-", *SHORT).stderr.split("samples in")[0])
        leader, follower = pty.openpty()
        with subprocess.Popen([BENCH, "measure", "-o", "/dev/null/x", *SHORT], stderr=follower) as refused:
            refused.wait(60)
        with subprocess.Popen([BENCH, "measure", "-o", "-", *SHORT], stderr=follower, stdout=subprocess.DEVNULL) as child:
            child.wait(60)
        os.close(follower)
        self.assertIn(b"round 1", os.read(leader, 1 << 16))
        os.close(leader)


class Verify(Case):
    """Against small databases that hold this very CPU with one verdict or another."""

    def database(self, *records) -> Path:
        """A database with this CPU and records of it."""
        data = self.measured("--arm", "stosb", "--extent", "4KiB", "--samples", "1")["cpu"]
        cpu = {**small_db.CPU, **{key: data[key] for key in ("vendor", "family", "model")}, "codename": "HERE", "name": "here"}
        shutil.rmtree(self.dir / "db", ignore_errors=True)
        return small_db.write(self.dir / "db", [cpu], [(name, small_db.record(cpu, data["stepping"], *rates)) for name, rates in records])

    def verify(self, db: Path):
        """Judged by that database."""
        script = self.dir / "generator.py"
        script.write_text(f"import sys, runpy\nsys.path.insert(0, {str(ROOT / 'gen')!r})\nsys.argv[1:1] = ['--db', {str(db)!r}]\n"
                          f"runpy.run_path({str(ROOT / 'gen/gen_quirks.py')!r}, run_name='__main__')\n")  # fmt: skip
        return nt_bench("verify", "--arm", "stosb,movnti", "--extent", "256MiB", "--time", "5", env={**os.environ, "NTQ_GENERATOR": str(script)})

    def test_a_wrong_database_is_contradicted_and_a_right_one_is_not(self):
        """Whatever this CPU is: of good and bad one is right, unless it is neither."""
        statuses = []
        for rates in (("5.0", "9.0"), ("9.0", "5.0")):
            done = self.verify(self.database(("a", rates)))
            statuses.append(done.returncode)
            self.assertIn("nt, whole extents: here ", done.stderr)
            if done.returncode == 4:
                path = self.dir / "submit.yaml"
                path.write_text(done.stdout)
                self.assertEqual(gen_quirks("check", path).returncode, 0)
            else:
                self.assertEqual(done.stdout, "")
        self.assertIn(sorted(statuses), ([0, 4], [5, 5], [0, 5], [4, 5]))

    def test_without_a_verdict_nothing_is_contradicted(self):
        done = self.verify(self.database())
        self.assertEqual(done.returncode, 5, done.stderr)
        self.assertIn("no record", done.stderr)

    def test_few_samples_make_no_word(self):
        done = nt_bench("verify", "--samples", "4")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("5 --samples", done.stderr)
        done = nt_bench("verify", "--extent", "1GiB", "--time", "1")
        self.assertEqual((done.returncode, done.stdout), (5, ""), done.stderr)

    def test_without_a_generator_nothing_is_judged(self):
        done = nt_bench("verify", *SHORT, "--samples", "5", env={**os.environ, "NTQ_GENERATOR": str(self.dir / "none.py")})
        self.assertEqual(done.returncode, 5)
        self.assertIn("NTQ_GENERATOR=", done.stderr)
        self.assertTrue(done.stdout.startswith("# SPDX"))

    def test_compare(self):
        for name in "ab":
            self.assertEqual(nt_bench("measure", "-o", self.dir / f"{name}.yaml", *SHORT).returncode, DONE)
        done = nt_bench("compare", self.dir / "a.yaml", self.dir / "b.yaml")
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertIn(f"--- {self.dir}/a.yaml\n+++ {self.dir}/b.yaml\n", done.stdout)
        self.assertEqual(nt_bench("compare", self.dir / "a.yaml", self.dir / "none.yaml").returncode, FAILED)


class Wrong(Case):
    def test_usage(self):
        for arguments, says in (
            ((), "no command"), (("frobnicate",), "measure, verify or compare"), (("measure",), "-o says where"),
            (("measure", "-o"), "needs an argument"), (("measure", "--frob"), "no such option"), (("measure", "x", "-o", "-"), "too many"),
            (("compare",), "takes two"), (("measure", "-o", "-", "--arm", "nosuch"), "names of arms"),
            (("measure", "-o", "-", "--extent", "3"), "of 4 KiB or more"), (("measure", "-o", "-", "--extent", "16MB"), "16MiB"),
            (("measure", "-o", "-", "--page", "8KiB"), "4KiB, 2MiB, 1GiB"), (("measure", "-o", "-", "--samples", "0"), "1 to 200"),
            (("measure", "-o", "-", "--time", "x"), "seconds"), (("measure", "-o", "-", "--workload", "disk"), "tlbflush or ebizzy"),
            (("measure", "-o", "-", "--offset", "5000"), "0 to 4095"), (("verify", "--workload", "pagefault"), "verify measures memset"),
        ):  # fmt: skip
            with self.subTest(arguments):
                self.refused(USAGE, *arguments, says=says)

    def test_cpu_999(self):
        self.refused(FAILED, "measure", "-o", "-", "--cpu", "999", *SHORT, says="--cpu 999: this process may run on CPU ")

    def test_a_cpu_outside_the_affinity(self):
        """An offline CPU and one that a control group forbids look the same: not among those of this process."""
        first, *others = sorted(os.sched_getaffinity(0))

        def bind():
            os.sched_setaffinity(0, [first])

        other = others[0] if others else first + 1
        self.refused(FAILED, "measure", "-o", "-", "--cpu", other, *SHORT, says=f"may run on CPU {first}", preexec_fn=bind)

    def mounted(self, name: str, options: str) -> Path:
        """A file system of its own until the end of the test."""
        folder = self.dir / name
        folder.mkdir()
        done = run("mount", "-t", "tmpfs", "-o", options, "none", folder)
        self.assertEqual(done.returncode, 0, f"{done.stderr}: this test mounts a tmpfs, and needs root")
        self.addCleanup(run, "umount", folder)
        return folder

    def test_a_read_only_folder_is_seen_before_measuring(self):
        folder = self.mounted("ro", "ro")
        begin = time.monotonic()
        self.refused(FAILED, "measure", "-o", folder, *SHORT, says="Read-only file system")
        self.refused(FAILED, "measure", "-o", folder / "x.yaml", *SHORT, says="Read-only file system")
        self.assertLess(time.monotonic() - begin, 5)

    def test_a_full_disk_loses_nothing(self):
        folder = self.mounted("full", "size=16k")
        (folder / "filler").write_bytes(b"x" * 16384)
        done = nt_bench("measure", "-o", folder / "x.yaml", *SHORT)
        self.assertEqual(done.returncode, FAILED)
        self.assertIn("No space left", done.stderr)
        self.assertEqual([path.name for path in folder.iterdir()], ["filler"])
        self.assertTrue(done.stdout.startswith("# SPDX"))

    def test_a_record_is_never_replaced(self):
        path = self.dir / "x.yaml"
        path.write_text("mine")
        self.refused(FAILED, "measure", "-o", path, *SHORT, says="exists, and a record is never replaced")
        self.assertEqual(path.read_text(), "mine")

    def test_missing_folders(self):
        self.refused(FAILED, "measure", "-o", self.dir / "no/where.yaml", *SHORT, says="No such file")

    def test_little_memory(self):
        """64 MiB of address space: what fits is measured, and the report says that it proves nothing."""

        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (64 << 20, 64 << 20))

        done = nt_bench("measure", "-o", "-", "--quick", "--samples", "1", preexec_fn=limit)
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertIn("extent: 2 MiB", done.stdout)
        self.assertNotIn("extent: 128 MiB", done.stdout)

    def test_an_extent_beyond_the_memory(self):
        self.refused(FAILED, "measure", "-o", "-", "--extent", "900G", says="nothing to measure")

    def test_pages_that_cannot_be_had(self):
        free = Path("/sys/kernel/mm/hugepages/hugepages-1048576kB/free_hugepages")
        if not free.exists() or free.read_text().strip() == "0":
            self.refused(FAILED, "measure", "-o", "-", "--extent", "1GiB", "--page", "1GiB", says="cannot be had")

    def test_counters_that_cannot_be_had_are_null(self):
        def nobody():
            os.setgid(65534)
            os.setuid(65534)

        copy = Path(tempfile.mkdtemp(prefix="ntq-", dir="/tmp"))
        self.addCleanup(shutil.rmtree, copy)
        copy.chmod(0o755)
        shutil.copy(BENCH, copy / "nt-bench")
        done = run(copy / "nt-bench", "measure", "-o", "-", "--workload", "pagefault", "--extent", "32MiB", "--page", "4KiB", "--samples", "1",
                   preexec_fn=nobody if os.geteuid() == 0 else None, cwd="/")  # fmt: skip
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertIn("stay null", done.stderr)
        self.assertIn("cycles: null", done.stdout)

    def test_a_control_group_bounds_the_extent(self):
        group = Path("/sys/fs/cgroup/ntq-test")
        if not Path("/sys/fs/cgroup/cgroup.controllers").exists():
            group = Path("/sys/fs/cgroup/memory/ntq-test")
        try:
            group.mkdir()
        except OSError as error:
            self.fail(f"{group}: {error.strerror}: this test makes a control group, and needs root and /sys/fs/cgroup")
        self.addCleanup(group.rmdir)
        v2 = "memory" not in group.parts
        if v2 and not (group / "memory.max").exists():
            (group.parent / "cgroup.subtree_control").write_text("+memory")
        (group / ("memory.max" if v2 else "memory.limit_in_bytes")).write_text(str(64 << 20))

        def join():
            (group / "cgroup.procs").write_text(str(os.getpid()))

        done = nt_bench("measure", "-o", "-", "--quick", "--samples", "1", preexec_fn=join)
        self.assertEqual(done.returncode, DONE, done.stderr)
        self.assertIn("extent: 16 MiB", done.stdout)
        self.assertNotIn("extent: 128 MiB", done.stdout)

    def test_sigint_at_any_moment_leaves_nothing(self):
        rng = random.Random(3)
        for number in range(12):
            folder = self.dir / f"measurements{number}"
            folder.mkdir()
            child = subprocess.Popen([BENCH, "measure", "-o", folder, *SHORT], stderr=subprocess.PIPE)
            time.sleep(rng.uniform(0, 0.45))
            child.send_signal(signal.SIGINT)
            child.communicate(timeout=30)
            files = [path for path in folder.rglob("*") if path.is_file()]
            if child.returncode == DONE:
                self.assertEqual(len(files), 1)
                self.assertTrue(files[0].read_text().endswith("]}\n"))
            else:
                self.assertIn(child.returncode, (130, -signal.SIGINT))
                self.assertEqual(files, [])

    def test_standard_output_that_is_full(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([BENCH, "measure", "-o", "-", *SHORT], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, FAILED)
        self.assertIn("No space left", done.stderr)

    def test_the_locale_changes_no_figure(self):
        done = nt_bench("measure", "-o", "-", *SHORT, env={**os.environ, "LC_ALL": "de_DE.UTF-8"})
        self.assertRegex(done.stdout, r"mean: \d+\.\d{4}")


class Manual(unittest.TestCase):
    page = ROOT / "docs/nt-bench.1"

    def test_lint(self):
        done = run("mandoc", "-Tlint", "-Wwarning", self.page)
        self.assertEqual((done.returncode, done.stdout), (0, ""))

    def test_it_names_every_option(self):
        options = set(re.findall(r"--([a-z]+)", run(BENCH, "--help").stdout))
        self.assertEqual(set(re.findall(r"(?:Fl|,) -([a-z]+)", self.page.read_text())), options)


if __name__ == "__main__":
    unittest.main()
