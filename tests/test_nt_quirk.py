# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The nt-quirk command: identities, answers, every option and exit status, and the shape of what it says."""

import shutil
import subprocess
import unittest

from support import ROOT, run
from ask_nt_quirk import AMBIGUOUS, ANSWERED, BAD_INPUT, NOT_IN_DATABASE, NT_QUIRK, USAGE, Case, nt_quirk, strict_json
from identity import IdentityError, parse

IDENTITIES = ROOT / "tests" / "identities.txt"
WORDS = {"good", "bad", "neutral", "unknown"}
BASES = {"measured", "inferred", "virtual", "pinned", "default"}
ARMS = {"sse2", "avx2", "avx512", "stosb", "stosq", "movntdq", "vmovntdq256", "clzero"}


class Identities(Case):
    def test_every_spelling(self):
        """One parser in C, one in Python: every line of identities.txt that names a vendor means the same to both."""
        for line in IDENTITIES.read_text(encoding="utf-8").splitlines():
            text, tab, expected = line.partition("\t")
            if line.startswith("#") or not tab:
                continue
            with self.subTest(text):
                try:
                    wanted = parse(text)
                except IdentityError as error:
                    self.refused(BAD_INPUT, "--cpu", text, says=str(error))
                    continue
                done = nt_quirk("--cpu", text, "--format", "json")
                self.assertIn(done.returncode, (ANSWERED, NOT_IN_DATABASE, AMBIGUOUS), done.stderr)
                if done.returncode != AMBIGUOUS:
                    cpu = strict_json(done.stdout)["cpu"]
                    self.assertEqual((cpu["family"], cpu["model"], cpu["stepping"], cpu["core_type"]),
                                     (wanted.family, wanted.model, wanted.stepping, wanted.core_type))  # fmt: skip
                    self.assertEqual(cpu["vendor"], wanted.vendor or cpu["vendor"])

    def test_one_answer_for_all_spellings(self):
        spellings = ("6:79:1", "GenuineIntel:6:79:1", "intel:6:79:1", "06-4f-01", "06_4FH_01H", "6:0x4f:1", "0x406f1",
                     "GenuineIntel-6-4F-1")  # fmt: skip
        answers = [nt_quirk("--cpu", text).stdout for text in spellings]
        answers += [nt_quirk("--signature", text).stdout for text in ("0x000406f1", "406F1", "0X406F1")]
        self.assertEqual(len(set(answers)), 1)
        self.assertIn("0x000406f1", answers[0])

    def test_concatenated_family(self):
        """C01: a guest printed 175."""
        self.refused(BAD_INPUT, "--cpu", "AuthenticAMD:175:1:1", says=("AuthenticAMD:175:1:1", "probably 25:1:1"))
        text = "vendor_id\t: AuthenticAMD\ncpu family\t: 175\nmodel\t\t: 1\nstepping\t: 1\n"
        self.refused(BAD_INPUT, "--cpuinfo", self.file(text), says="probably 25:1:1")

    def test_signature_decoding(self):
        """C02, C03: extended model from family 6 on; Rome is not 15, Broadwell not 6:15."""
        for eax, identity in (
            ("0x000307B2", "CentaurHauls:7:59:2"),
            ("0x000507B3", "CentaurHauls:7:91:3"),
            ("0x00830F10", "AuthenticAMD:23:49:0"),
            ("0x000406F1", "GenuineIntel:6:79:1"),
        ):
            self.assertEqual(self.identity("--signature", eax), identity)
        self.assertEqual(self.identity("--signature", "0x000507B3", "--vendor", "zhaoxin", status=NOT_IN_DATABASE),
                         "  Shanghai  :7:91:3")  # fmt: skip

    def test_several_vendors(self):
        """C04: 6:15:10 is Intel and Centaur; --vendor or a full identity decides."""
        said = self.refused(AMBIGUOUS, "--cpu", "6:15:10", says=("GenuineIntel:6:15", "CentaurHauls:6:15", "--vendor"))
        self.assertEqual(len(said.splitlines()), 3)
        for vendor in "GenuineIntel", "CentaurHauls":
            self.assertEqual(self.identity("--cpu", "6:15:10", "--vendor", vendor), f"{vendor}:6:15:10")
        self.assertEqual(self.identity("--cpu", "via:6:15:10"), "CentaurHauls:6:15:10")

    def test_stepping_decides(self):
        """C06: three CPUs share 6:85."""
        names = {self.answer("--cpu", f"6:85:{stepping}")["cpu"]["name"] for stepping in (4, 7, 11)}
        self.assertEqual(len(names), 3)
        self.refused(AMBIGUOUS, "--cpu", "6:85", says=("stepping", "6:85:0-4", "6:85:5-7", "6:85:10-11"))

    def test_hybrid(self):
        """Without a core type: the cautious answer for all, and one for each."""
        both = self.answer("--cpu", "6:186:2")
        self.assertEqual([core["cpu"]["core_type"] for core in both["cores"]], ["core", "atom"])
        for core in both["cores"]:
            alone = self.answer("--cpu", "6:186:2/" + core["cpu"]["core_type"])
            self.assertEqual({key: alone[key] for key in core}, core)
            self.assertEqual(alone["cores"], [])
        text = nt_quirk("--cpu", "6:186:2").stdout
        for identity in "6:186:2\n", "6:186:2/core\n", "6:186:2/atom\n":
            self.assertIn(f"cpu          GenuineIntel:{identity}", text)


class Answers(Case):
    def test_verdicts(self):
        for identity, word in ("6:79:1", "good"), ("23:49:0", "good"), ("6:85:7", "bad"):
            answer = self.answer("--cpu", identity)
            self.assertTrue(answer["known"])
            self.assertEqual(answer["quirks"]["nt"]["verdict"], word)
            self.assertRegex(nt_quirk("--cpu", identity).stdout, rf"\nnt +{word}\n")

    def check_shape(self, answer):
        self.assertIsInstance(answer["known"], bool)
        cpu = answer["cpu"]
        for key in "family", "model":
            self.assertIs(type(cpu[key]), int)
        self.assertTrue(cpu["stepping"] is None or type(cpu["stepping"]) is int)
        for key in "vendor", "signature", "codename", "name", "core_type":
            self.assertIsInstance(cpu[key], (str, type(None)))
        self.assertLessEqual({"nt", "clzero", "tlb_flushall_shift"}, set(answer["quirks"]))
        for name, quirk in answer["quirks"].items():
            self.assertIn(quirk["basis"], BASES)
            self.assertTrue(quirk["reason"])
            if name == "tlb_flushall_shift":
                self.assertIs(type(quirk["value"]), int)
                self.assertIsInstance(quirk["meaning"], (str, type(None)))
                self.assertNotIn("verdict", quirk)
            else:
                self.assertIn(quirk["verdict"], WORDS)
                self.assertIsInstance(quirk["threshold_bytes"], (int, type(None)))
            self.assertTrue(all(isinstance(name, str) for name in quirk["records"]))
            if quirk["basis"] in ("measured", "inferred", "virtual"):
                self.assertTrue(quirk["records"])
        tiers = answer["select"]["tiers"]
        limits = [tier["up_to"] for tier in tiers]
        self.assertIsNone(limits.pop())
        self.assertEqual(limits, sorted(set(limits)))
        self.assertLessEqual({tier["arm"] for tier in tiers}, ARMS)
        self.assertRegex(answer["db"], r"^[0-9a-f]{12}$")

    def test_json_shape(self):
        self.check_shape(self.answer("--cpu", "6:79:1"))
        self.check_shape(self.answer("--cpu", "6:250:0", status=NOT_IN_DATABASE))
        self.check_shape(self.answer("--cpu", "6:186:2", "--why"))

    def listed(self, *arguments):
        """The lines of --list above the CPUs, and those of the CPUs."""
        text = nt_quirk("--list", *arguments).stdout
        self.assertNotIn(" \n", text)
        lines = text.splitlines()
        first = next(number for number, line in enumerate(lines) if line.startswith("cpu ")) + 1
        return lines[:first], lines[first:]

    def test_list(self):
        listed = strict_json(nt_quirk("--list", "--format", "json").stdout)
        self.assertGreater(len(listed), 10)
        for answer in listed:
            self.check_shape(answer)
            self.assertTrue(answer["known"])
            low, high = answer["cpu"]["steppings"]
            self.assertEqual(answer["cpu"]["stepping"], low if low == high else None)
        head, lines = self.listed()
        self.assertEqual(len(lines), len(listed))
        self.assertEqual(set(" ".join(head).split()), {"cpu", "codename", *listed[0]["quirks"]})
        vendors = {answer["cpu"]["vendor"] for answer in listed}
        for vendor in vendors:
            some = strict_json(nt_quirk("--list", "--format", "json", "--vendor", vendor).stdout)
            self.assertEqual(some, [answer for answer in listed if answer["cpu"]["vendor"] == vendor])
            self.assertEqual(self.listed("--vendor", vendor)[1], [line for line in lines if line.startswith(vendor)])

    def test_list_agrees_with_cpu(self):
        """Every entry, asked for alone, answers as in the list."""
        for listed in strict_json(nt_quirk("--list", "--format", "json").stdout):
            cpu = listed["cpu"]
            label = f"{cpu['vendor']}:{cpu['family']}:{cpu['model']}:{cpu['steppings'][0]}"
            if cpu["core_type"]:
                label += "/" + cpu["core_type"]
            asked = self.answer("--cpu", label)
            if asked["cpu"]["steppings"] == cpu["steppings"]:
                self.assertEqual((asked["quirks"], asked["select"]), (listed["quirks"], listed["select"]), label)

    def test_valued_quirk(self):
        """Ivy Bridge: 2 as measured, which is 128 pages of its TLB; without a verdict the default is a number too."""
        shift = self.answer("--cpu", "6:58:9")["quirks"]["tlb_flushall_shift"]
        self.assertEqual((shift["value"], shift["basis"]), (2, "measured"))
        self.assertEqual(shift["meaning"], "up to 128 pages one by one: 512 entries >> 2")
        self.assertRegex(nt_quirk("--cpu", "6:58:9").stdout, r"\ntlb_flushall_shift 2\n")
        other = self.answer("--cpu", "6:79:1")["quirks"]["tlb_flushall_shift"]
        self.assertEqual((other["value"], other["basis"], other["reason"]), (6, "default", "unmeasured"))

    def test_unknown_cpu(self):
        """C22: not in the database: the default, and no feature that nobody saw; standard error says so."""
        done = nt_quirk("--cpu", "6:250:0")
        self.assertEqual(done.returncode, NOT_IN_DATABASE)
        self.assertIn("*:6:250:0 is not in the database", done.stderr)
        self.assertRegex(done.stdout, r"\nnt +unknown\n +reason +unmeasured\n")
        answer = self.answer("--cpu", "intel:6:250:0", status=NOT_IN_DATABASE)
        self.assertFalse(answer["known"])
        self.assertEqual(answer["quirks"]["nt"]["basis"], "default")
        self.assertEqual([tier["arm"] for tier in answer["select"]["tiers"]], ["sse2", "stosq", "movntdq"])
        self.assertIn("no source states the features", " ".join(answer["notes"]))

    def test_features_that_the_database_states(self):
        """Of a CPU that is not at hand: its dump decides, not its age."""
        for cpu, arms in {"6:79": ["avx2", "stosb", "vmovntdq256"], "6:42": ["sse2", "stosq", "movntdq"], "amd:23:49": ["avx2", "stosq", "vmovntdq256"]}.items():
            answer = self.answer("--cpu", cpu)
            self.assertEqual([tier["arm"] for tier in answer["select"]["tiers"]], arms)
            self.assertIn("when nothing masks them", " ".join(answer["notes"]))
        stranger = self.answer("--cpu", "6:173")
        self.assertEqual(stranger["select"]["tiers"][0]["arm"], "sse2")
        self.assertIn("no source states the features", " ".join(stranger["notes"]))

    def test_why(self):
        plain, why = nt_quirk("--cpu", "6:79:1").stdout, nt_quirk("--cpu", "6:79:1", "--why").stdout
        self.assertIn("GiB/s", why)
        self.assertNotIn("GiB/s", plain)
        self.assertEqual([line for line in plain.splitlines() if line not in why.splitlines()], [])
        answer = self.answer("--cpu", "6:79:1", "--why")
        self.assertIn(answer["quirks"]["nt"]["why"], why)
        self.assertIsInstance(answer["claims"], list)

    def test_chunk(self):
        """The answer is that of the chunk, in every spelling of the size, up to whole extents; some CPUs have several."""
        whole, page = self.answer("--cpu", "6:79:1"), self.answer("--cpu", "6:79:1", "--chunk", "4096")
        self.assertEqual((whole["chunk"], page["chunk"]), (None, 4096))
        for text in "4K", "4KiB", "4 KiB":
            self.assertEqual(self.answer("--cpu", "6:79:1", "--chunk", text), page)
        of_pages, of_all = (nt_quirk("--list", "--format", "json", "--chunk", text).stdout for text in ("4K", "1G"))
        pairs = zip(strict_json(of_pages), strict_json(of_all))
        self.assertTrue(any(one["quirks"]["nt"] != other["quirks"]["nt"] for one, other in pairs))
        huge = self.answer("--cpu", "6:79:1", "--chunk", "4096GiB")
        self.assertEqual(huge["quirks"], whole["quirks"])
        for text in "16M", "16MiB", "16 MiB":
            self.assertIn("chunk        16 MiB\n", nt_quirk("--cpu", "6:79:1", "--chunk", text).stdout)

    def test_width(self):
        identities = ["6:79:1", "6:85:7", "23:49:0", "6:186:2", "6:250:0", "zhaoxin:7:91:3"]
        outputs = [nt_quirk("--cpu", identity, "--why").stdout for identity in identities]
        outputs += [nt_quirk("--list").stdout, nt_quirk("--help").stdout, nt_quirk().stdout]
        for line in "".join(outputs).splitlines():
            self.assertLess(len(line), 80, line)

    def test_plain_output(self):
        """No colours, no control characters, no locale."""
        for line in nt_quirk("--cpu", "6:79:1", "--why").stdout.splitlines():
            self.assertTrue(line.isprintable() or not line, line)
        odd = run(NT_QUIRK, "--cpu", "6:79:1", env={"LC_ALL": "de_DE.UTF-8", "TERM": "xterm-256color"})
        self.assertEqual(odd.stdout, nt_quirk("--cpu", "6:79:1").stdout)

    def test_help_and_version(self):
        usage = nt_quirk("--help")
        self.assertEqual((usage.returncode, usage.stderr), (ANSWERED, ""))
        page = (ROOT / "docs" / "nt-quirk.1").read_text()
        for option in "cpu signature cpuinfo cpuid-dump list vendor format why chunk help version".split():
            self.assertRegex(usage.stdout, rf"(?m)^  (--help, )?--{option}\b")
            self.assertIn(f".It Fl -{option}", page)
        database = self.answer("--cpu", "6:79:1")["db"]
        self.assertRegex(nt_quirk("--version").stdout, rf"^nt-quirk \d+\.\d+\.\d+, database {database}\n$")

    def test_manual_page(self):
        if not shutil.which("mandoc"):
            self.fail("mandoc is missing: apt-get install mandoc")
        self.assertEqual(run("mandoc", "-Tlint", "-Wwarning", ROOT / "docs" / "nt-quirk.1").stdout, "")


class Usage(Case):
    def test_wrong_usage(self):
        for arguments, says in (
            (["6:79:1"], "--cpu"),
            (["--nonsense"], "--nonsense"),
            (["-x"], "-x"),
            (["--cpu"], "--cpu: needs an argument"),
            (["--cpu", "6:79:1", "--cpu", "6:79:1"], "only one"),
            (["--cpu", "6:79:1", "--signature", "406f1"], "only one"),
            (["--list", "--cpuinfo", "-"], "only one"),
            (["--list", "--why"], "--why"),
            (["--vendor", "amd"], "--vendor"),
            (["--cpuinfo", "-", "--vendor", "amd"], "--vendor"),
            (["--cpu", "intel:6:79:1", "--vendor", "amd"], "another vendor"),
            (["--format", "xml"], "text, json or glibc-tunables"),
            (["--format", "JSON", "--cpu", "6:79:1"], "text, json or glibc-tunables"),
        ):
            with self.subTest(arguments):
                self.refused(USAGE, *arguments, says=says, input="")

    def test_bad_values(self):
        for option, values in {
            "--cpu": ["", "6", "6:79:16", "6:256:1", "271:1:1", "six:79:1", "6:79:1:1", "6:79:1\x1b[31m", "9" * 999],
            "--signature": ["", "0x", "0", "406g1", "0x1000406f1", "-1", " 406f1", "406f1 "],
            "--chunk": ["", "0", "-1", "4KB", "4kib", "4.5K", "K", "4K,", "4,threshold=8", "99999999999G", "9" * 99],
            "--vendor": ["", "nobody", "GenuineIntel "*9],
        }.items():
            for value in values:
                with self.subTest(f"{option} {value}"):
                    said = self.refused(BAD_INPUT, option, value, says=option)
                    self.assertTrue(said.strip().isprintable(), said)
                    self.assertLess(len(said), 300)

    def test_full_disk(self):
        for arguments in ["--list", "--format", "json"], ["--help"], ["--cpu", "6:79:1"]:
            with open("/dev/full", "w") as full:
                done = subprocess.run([NT_QUIRK, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
            self.assertEqual(done.returncode, BAD_INPUT)
            self.assertIn("No space left", done.stderr)


if __name__ == "__main__":
    unittest.main()
