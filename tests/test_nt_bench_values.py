# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""nt-bench --workload tlbflush and ebizzy: whose value it is, the sweep, and that the old ceiling always comes back."""

import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from support import BUILD, ROOT, gen_quirks, run

import database
import load

BENCH = BUILD / "nt-bench"
OLD = 33
KIND = next(kind for kind in database.read(ROOT / "db").kinds if kind.name == "tlb_flushall_shift")


class Case(unittest.TestCase):
    def setUp(self):
        self.assertTrue(BENCH.exists(), "nt-bench was not built: make deps installs libhwloc-dev and libnuma-dev")
        self.dir = Path(tempfile.mkdtemp(prefix="ntq values "))
        self.addCleanup(shutil.rmtree, self.dir)

    def debugfs(self, figure=OLD, name="tlb_single_page_flush_ceiling") -> Path:
        """A folder like debugfs that holds the one figure; returns its file."""
        path = self.dir / "debugfs" / "x86" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{figure}\n")
        return path

    def arguments(self, *more, workload="ebizzy"):
        return [str(word) for word in (BENCH, "measure", "--workload", workload, "--debugfs", self.dir / "debugfs", "-o", "-", *more)]

    def measured(self, *more, workload="ebizzy") -> dict:
        done = run(*self.arguments(*more, workload=workload))
        self.assertEqual(done.returncode, 0, done.stderr)
        path = self.dir / "record.yaml"
        path.write_text(done.stdout)
        checked = gen_quirks("check", path)
        self.assertEqual(checked.returncode, 0, checked.stderr)
        self.said = done.stderr
        return load.parse(done.stdout, "record").plain()

    def refused(self, *more, says, status=1, workload="ebizzy"):
        done = run(*self.arguments(*more, workload=workload))
        self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
        self.assertIn(says, done.stderr)

    def entries(self) -> int:
        """Of this CPU's TLB, or the test cannot be."""
        data = self.measured("--value", "3", "--threads", "1", "--samples", "1")
        self.assertIn("tlb_4k_entries", data["machine"], "CPUID does not say how many entries this TLB has")
        return int(data["machine"]["tlb_4k_entries"])


class Records(Case):
    def test_workloads(self):
        for workload, unit in ("tlbflush", "ns"), ("ebizzy", "records/s"):
            data = self.measured("--value", "3", "--threads", "1,3", "--samples", "2", workload=workload)
            self.assertEqual((data["workload"], data["quirk"], data["unit"]), (workload, "tlb_flushall_shift", unit))
            self.assertEqual([(row["value"], row["threads"], row["runs"]) for row in data["results"]], [("3", "1", "2"), ("3", "3", "2")])
            self.assertNotIn("ceiling", data["results"][0])
            self.assertIn("it was stated, not read", self.said)

    def test_threads_are_those_of_2014(self):
        """1 to twice the CPUs: of the patch, and powers of two; on 8 CPUs 1, 2, 3, 5, 8, 13, 16 and 4."""
        cpus = len(os.sched_getaffinity(0))
        data = self.measured("--value", "3", "--samples", "1")
        found = [int(row["threads"]) for row in data["results"]]
        self.assertEqual((found[0], found[-1]), (1, 2 * cpus))
        self.assertLessEqual({n for n in range(1, 2 * cpus + 1) if n <= 8 or n in (12, 16)}, set(found))

    def test_every_section_has_its_time(self):
        """Ten samples of eight sections of 50 ms each: less than 4 s would be a lie."""
        begin = time.monotonic()
        self.measured("--value", "3", "--threads", "1", "--samples", "10", workload="tlbflush")
        self.assertGreater(time.monotonic() - begin, 4)

    def test_the_seed_stands_in_the_record(self):
        data = self.measured("--value", "3", "--threads", "1", "--samples", "1", "--seed", "7", workload="tlbflush")
        self.assertEqual(data["harness"]["seed"], "0x0000000000000007")
        self.assertIn("seed 0x0000000000000007", self.said)

    def test_in_a_folder_it_is_named_after_the_workload(self):
        done = run(*self.arguments("--value", "3", "--threads", "1", "--samples", "1", "-o", self.dir))
        self.assertEqual(done.returncode, 0, done.stderr)
        path, = self.dir.glob("*/*.yaml")  # fmt: skip
        self.assertTrue(path.stem.endswith("-ebizzy"), path)


class TheValue(Case):
    SHORT = ("--threads", "1", "--samples", "1")

    def test_unknown_without_debugfs(self):
        self.refused(*self.SHORT, says="tlb_single_page_flush_ceiling: No such file or directory: the value that this kernel runs with is unknown")
        self.refused(*self.SHORT, says="--value N")

    def test_a_ceiling_that_is_a_power_of_two_fraction(self):
        entries = self.entries()
        for value in -1, 0, 2:
            self.debugfs(entries >> value if value >= 0 else 0)
            row, = self.measured(*self.SHORT)["results"]  # fmt: skip
            self.assertEqual((row["value"], row["ceiling"]), (str(value), str(entries >> value if value >= 0 else 0)))

    def test_a_ceiling_that_is_none(self):
        entries = self.entries()
        self.debugfs((entries >> 2) + 1)
        self.refused(*self.SHORT, says=f"is {(entries >> 2) + 1}, which is no value from -1 to 10 of this TLB ({entries} entries)")
        self.refused(*self.SHORT, "--value", "2", says=f"--value 2: that is {entries >> 2} pages of this TLB")

    def test_the_shift_of_older_kernels(self):
        self.debugfs(5, "tlb_flushall_shift")
        row, = self.measured(*self.SHORT)["results"]  # fmt: skip
        self.assertEqual(row["value"], "5")
        self.assertNotIn("ceiling", row)
        self.refused(*self.SHORT, "--value", "2", says="tlb_flushall_shift is 5")

    def test_what_is_no_figure(self):
        self.debugfs("many")
        self.refused(*self.SHORT, says="Invalid argument")

    def test_usage(self):
        for arguments, says in (
            (("--value", "11"), "-1 to 10"), (("--value", "-2"), "-1 to 10"), (("--value", "x"), "-1 to 10"), (("--arm", "stosb"), "of memset and pagefault"),
            (("--quick",), "of memset and pagefault"), (("--workload", "memset", "--sweep"), "of tlbflush and ebizzy"),
        ):  # fmt: skip
            self.refused(*arguments, says=says, status=2)
        self.refused("--value", "1,2", says="needs --sweep")

    def test_the_range_is_that_of_the_database(self):
        header = (ROOT / "tools/nt_bench.h").read_text()
        self.assertEqual([int(n) for n in re.findall(r"(?m)^#define (?:LEAST|MOST)_VALUE \(?(-?\d+)", header)], [KIND.minimum, KIND.maximum])


class Sweep(Case):
    SHORT = ("--sweep", "--value", "-1,0,2", "--threads", "1,2,3,4", "--samples", "2")

    def test_values_are_measured_judged_and_put_back(self):
        file, entries = self.debugfs(), self.entries_without()
        data = self.measured(*self.SHORT)
        self.assertEqual(file.read_text(), f"{OLD}\n")
        self.assertEqual({(row["value"], row["ceiling"]) for row in data["results"]}, {("-1", "0"), ("0", str(entries)), ("2", str(entries >> 2))})
        self.assertEqual(len(data["results"]), 12)
        self.assertRegex(self.said, r"\nThe best is (-1|0|2): .* over the next, ")
        self.assertRegex(self.said, r"\n\w+: tlb_flushall_shift: here ")

    def entries_without(self) -> int:
        """The debugfs of a test says nothing that --value could contradict."""
        shutil.move(self.dir / "debugfs", self.dir / "aside")
        try:
            return self.entries()
        finally:
            shutil.move(self.dir / "aside", self.dir / "debugfs")

    def test_the_shift_of_older_kernels(self):
        file = self.debugfs(6, "tlb_flushall_shift")
        data = self.measured("--sweep", "--value", "1,2", "--threads", "1", "--samples", "1")
        self.assertEqual([row["value"] for row in data["results"]], ["1", "2"])
        self.assertEqual(file.read_text(), "6\n")

    def test_nothing_to_sweep(self):
        self.refused(*self.SHORT, says="there is nothing to sweep")
        self.debugfs()
        self.refused("--sweep", "--value", "2", says="two at least")

    def test_a_figure_that_the_kernel_does_not_take(self):
        """/dev/full takes no figure at all."""
        file = self.debugfs()
        file.unlink()
        file.symlink_to("/dev/full")
        done = run(*self.arguments(*self.SHORT))
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("tlb_single_page_flush_ceiling", done.stderr)

    def test_a_folder_that_cannot_be_written(self):
        file = self.debugfs()
        done = run(*self.arguments(*self.SHORT, "-o", self.dir / "no" / "where.yaml"))
        self.assertEqual(done.returncode, 1)
        self.assertEqual(file.read_text(), f"{OLD}\n")

    def started(self) -> subprocess.Popen:
        child = subprocess.Popen(self.arguments(*self.SHORT, "--samples", "100"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        self.addCleanup(child.stdout.close)
        self.addCleanup(child.stderr.close)
        return child

    def wait_for_change(self, file: Path):
        for _ in range(3000):
            if file.read_text().strip() not in ("", str(OLD)):
                return
            time.sleep(0.01)
        self.fail("the sweep never set another figure")

    def ended(self, child: subprocess.Popen, file: Path) -> str:
        """The end of its output is the end of the guard, too."""
        out, err = child.communicate(timeout=60)
        self.assertEqual(out, b"")
        self.assertEqual(file.read_text(), f"{OLD}\n")
        return err.decode()

    def test_one_sweep_at_a_time(self):
        file = self.debugfs()
        child = self.started()
        self.wait_for_change(file)
        self.refused(*self.SHORT, says="another sweep is under way")
        child.send_signal(signal.SIGTERM)
        self.ended(child, file)

    def test_interrupted(self):
        file = self.debugfs()
        for number in signal.SIGINT, signal.SIGTERM:
            child = self.started()
            self.wait_for_change(file)
            child.send_signal(number)
            self.assertIn("interrupted: nothing was written", self.ended(child, file))
            self.assertEqual(child.returncode, 130)

    def test_killed(self):
        """By what no program can catch, and by a signal to the whole group of processes."""
        file = self.debugfs()
        for number in signal.SIGKILL, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV:
            child = self.started()
            self.wait_for_change(file)
            os.killpg(child.pid, number)
            self.ended(child, file)
            self.assertEqual(child.returncode, -number)

    def test_signals_at_random_moments(self):
        file, rng = self.debugfs(), random.Random(3)
        for _ in range(25):
            child = self.started()
            time.sleep(rng.choice((0.02, 0.1, 0.5)) * rng.random())
            for number in rng.choices((signal.SIGINT, signal.SIGTERM, signal.SIGKILL), k=rng.randrange(1, 4)):
                child.send_signal(number)
            self.ended(child, file)

    def test_an_error_in_the_middle(self):
        """The file goes away during a sweep: the run fails and says which, and what comes back is put into place again."""
        file = self.debugfs()
        child = self.started()
        self.wait_for_change(file)
        shutil.move(file.parent, self.dir / "gone")
        out, err = child.communicate(timeout=60)
        self.assertEqual((child.returncode, out), (1, b""))
        self.assertIn(f"could not be put back to {OLD}", err.decode())


if __name__ == "__main__":
    unittest.main()
