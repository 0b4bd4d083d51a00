# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The series of tlb_flushall_shift: the switch of Linux 3.6 to 3.16, the ceiling of later kernels, and refusals."""

import dataclasses
import os
import shutil
import unittest

from support import run
import kernel_case
from kernel_case import digest
from test_verdict import DB, SHIFT

import decide
import identity
import kernel_tlb
from kernel_tree import KernelError
from kernel_trees import TREES, cpu, options
from model import Decision, Record, Row

IVY = dataclasses.replace(cpu("GenuineIntel", 6, 58, (0, 15), "IVYBRIDGE", "Ivy Bridge"), tlb_4k_entries=512)
SANDY = dataclasses.replace(IVY, model=42, codename="SANDYBRIDGE", name="Sandy Bridge")
HASWELL = dataclasses.replace(IVY, model=60, codename="HASWELL", name="Haswell", tlb_4k_entries=1024)
BROADWELL = dataclasses.replace(IVY, model=79, codename="BROADWELL_X", name="Broadwell-EP", tlb_4k_entries=1536)


def record(one, best: int, other: int) -> Record:
    """Eight points at which one value is better by a tenth."""
    rows = tuple(Row("", 0, 0, None, threads, 100, 100.0 * threads * (1.1 if value == best else 1.0), None, False, value)
                 for threads in range(1, 9) for value in (best, other))  # fmt: skip
    machine = {"name": None, "memory": None, "nodes": None, "cores_per_node": None, "threads_per_core": None, "l3": None}
    origin = {"kind": "published", "ref": [f"{one.codename.lower()}@example.org"], "date": "2014-01", "tool": "ebizzy"}
    state = {"microcode": None, "governor": None, "turbo": None, "kernel": "3.13"}
    return Record(f"db/measurements/x/{one.codename}.yaml", one.vendor, one.family, one.model, None, None, one.name, machine, state,
                  origin, "ebizzy", False, None, rows, quirk=kernel_tlb.KIND, unit="records/s")  # fmt: skip


def measured(*wanted) -> list:
    """(cpu, value, the value it beats), ... -> decisions, and a CPU without a record."""
    cpus = [one for one, *_ in wanted] + [dataclasses.replace(IVY, model=94, codename="SKYLAKE")]
    return decide.decide(cpus, [record(*item) for item in wanted], [SHIFT])


class TlbCase(kernel_case.Case):
    def switch(self):
        return self.laid("tlb-switch", "plain-5.9")

    def ceiling(self, dialect="vfm-6.12"):
        return self.laid("tlb-ceiling", dialect)

    def laid(self, part, dialect):
        tree = self.tree(dialect, f"{part}-{dialect}")
        shutil.copytree(TREES / part, tree, dirs_exist_ok=True, ignore=shutil.ignore_patterns("series"))
        return tree

    def write(self, tree, decisions, **chosen):
        return kernel_tlb.write_series(decisions, tree, self.out, options(**chosen))

    def apply(self, tree, patches):
        for command in (("init", "-q", "."), ("add", "-A"), ("commit", "-q", "-m", "base"), ("am", "-q", "--whitespace=error", *map(str, patches))):
            self.git(tree, *command)
        shutil.rmtree(self.out)

    def shifts(self, tree) -> dict[int, int]:
        """What the switch of a tree answers, by running it."""
        main = self.root / "main.c"
        main.write_text('#include <stdio.h>\nint shift_of(unsigned char, unsigned char);\nint main(void)\n{\n\tfor (int m = 0; m < 256; m++)\n'
                        '\t\tprintf("%d ", shift_of(6, m));\n\treturn 0;\n}\n')  # fmt: skip
        done = run("gcc", "-Wall", "-Wextra", "-Werror", "-o", self.root / "a.out", main, tree / kernel_tlb.INTEL)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return dict(enumerate(map(int, run(self.root / "a.out").stdout.split())))

    def ceilings(self, tree, *models) -> list[int]:
        """What the initcall of a tree leaves in the ceiling on these models, by running it."""
        main = self.root / "main.c"
        body = "".join(f"\tboot_cpu_data.x86_model = {m}; tlb_single_page_flush_ceiling = 33; init_tlb_single_page_flush_ceiling();\n"
                       f'\tprintf("%lu ", tlb_single_page_flush_ceiling);\n' for m in models)  # fmt: skip
        main.write_text("#include <stdio.h>\n#define __init\n#define __initconst\n#define __read_mostly\n#define early_initcall(f)\n"
                        f'#define late_initcall(f)\n#include "{tree / kernel_tlb.TLB}"\nint main(void)\n{{\n{body}\treturn !create_tlb_single_page_flush_ceiling;\n}}\n')  # fmt: skip
        self.compile(tree, "-Wno-address", "-o", str(self.root / "a.out"), str(main), str(TREES / "match.c"))
        return [int(word) for word in run(self.root / "a.out").stdout.split()]


class Switch(TlbCase):
    def test_the_seed(self):
        """0x63a from 1 to 2, and nothing else: what the patch of January 2014 does."""
        tree = self.switch()
        before = self.shifts(tree)
        (patch,) = self.write(tree, decide.decide(DB.cpus, DB.records, [SHIFT]))
        changed = [line for line in patch.read_text().splitlines() if line.startswith(("+", "-")) and line[:3] not in ("+++", "---")]
        self.assertEqual(changed, ["-\t\ttlb_flushall_shift = 1;", "+\t\ttlb_flushall_shift = 2;"])
        self.apply(tree, [patch])
        self.assertEqual(self.shifts(tree), {**before, 58: 2})

    def test_shared_lines_and_new_models(self):
        tree = self.switch()
        before = self.shifts(tree)
        self.apply(tree, self.write(tree, measured((SANDY, 3, 5), (HASWELL, -1, 6), (IVY, 2, 1))))
        self.assertEqual(self.shifts(tree), {**before, 42: 3, 60: -1, 58: 2})
        self.assertEqual(before[45], 5)

    def test_what_the_tree_says_already(self):
        tree = self.switch()
        self.assertEqual(self.write(tree, measured((IVY, 1, 2))), [])
        self.assertFalse(self.out.exists())

    def test_another_vendor_has_no_place(self):
        with self.assertRaisesRegex(KernelError, "for Intel only"):
            self.write(self.switch(), measured((dataclasses.replace(IVY, vendor="AuthenticAMD"), 2, 1)))

    def test_anchors(self):
        tree = self.switch()
        self.edit(tree / kernel_tlb.INTEL, r"^\tdefault:$", "\tcase 0x999:")
        with self.assertRaisesRegex(KernelError, "looked for 'default:'"):
            self.write(tree, measured((HASWELL, 3, 6)))


class Ceiling(TlbCase):
    def test_every_dialect(self):
        for dialect in ("plain-5.9", "fam6-6.1", "vfm-6.12", "range-7.0"):
            with self.subTest(dialect):
                tree = self.ceiling(dialect)
                state = digest(tree)
                patches = self.write(tree, measured((IVY, 2, 1), (BROADWELL, -1, 6)))
                self.assertEqual(digest(tree), state)
                self.apply(tree, patches)
                self.assertEqual(self.ceilings(tree, 58, 79, 94), [128, 0, 33])

    def test_a_carried_table_is_updated(self):
        tree = self.ceiling()
        self.apply(tree, self.write(tree, measured((IVY, 2, 1))))
        self.assertEqual(self.write(tree, measured((IVY, 2, 1))), [])
        (patch,) = self.write(tree, measured((IVY, 3, 1), (BROADWELL, 4, 6)))
        self.git(tree, "am", "-q", str(patch))
        self.assertEqual(self.ceilings(tree, 58, 79, 94), [64, 96, 33])

    def test_off_without_evidence(self):
        self.assertEqual(self.write(self.ceiling(), measured()), [])

    def test_entries_are_needed(self):
        with self.assertRaisesRegex(KernelError, "no tlb_4k_entries"):
            self.write(self.ceiling(), measured((dataclasses.replace(IVY, tlb_4k_entries=None), 2, 1)))

    def test_neither(self):
        with self.assertRaisesRegex(KernelError, "looked for intel_tlb_flushall_shift_set"):
            self.write(self.tree(), measured((IVY, 2, 1)))


class Golden(TlbCase):
    def test_both_eras(self):
        """NTQ_UPDATE_GOLDEN=1 rewrites what is expected."""
        decisions = decide.decide(DB.cpus, DB.records, [SHIFT])
        for name, tree in (("tlb-switch", self.switch()), ("tlb-ceiling", self.ceiling())):
            (patch,) = self.write(tree, decisions)
            golden = TREES / name / "series"
            if os.environ.get("NTQ_UPDATE_GOLDEN"):
                shutil.rmtree(golden, ignore_errors=True)
                shutil.copytree(self.out, golden, ignore=shutil.ignore_patterns(".*"))
            self.assertEqual(patch.read_text(), (golden / patch.name).read_text())
            message = patch.read_text().split("\n---\n")[0].split("\n\n", 1)[1]
            self.assertEqual([line for line in message.splitlines() if len(line) > 75 and "://" not in line], [])

    def test_keys_of_known_signatures(self):
        """family << 8 | model, over every signature that the database knows."""
        for vendor, eax, _ in DB.signatures:
            family, model, _ = identity.decode(eax)
            value = kernel_tlb.Value(Decision(dataclasses.replace(IVY, vendor=vendor, family=family, model=model), {}), None)
            self.assertEqual(int(value.key, 16), (family << 8) + model)


del TlbCase

if __name__ == "__main__":
    unittest.main()
