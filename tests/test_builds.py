# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The library built in hostile ways (C23): it starts, clears at awkward times, and has no writable function pointer."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from support import ROOT, run

SOURCES = [*sorted((ROOT / "runtime").glob("*.[cS]")), ROOT / "generated/user/nt_dispatch.S"]
COMMON = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-D_GNU_SOURCE", f"-I{ROOT / 'runtime'}", f"-I{ROOT / 'generated/user'}"]

#: Flags by name of the build; every one is tried with gcc and with clang.
BUILDS = {
    "O0": ["-O0", "-g"],
    "O2": ["-O2"],
    "O3 not PIE": ["-O3", "-fno-pie", "-no-pie"],
    "sanitizers": ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
    "static": ["-O2", "-static"],
    "static-pie": ["-O2", "-fPIE", "-static-pie"],
    "CET": ["-O2", "-fcf-protection=full", "-Wl,-z,ibt,-z,shstk"],
    "LTO": ["-O2", "-flto"],
    "hardened": ["-O2", "-D_FORTIFY_SOURCE=2", "-fstack-protector-all", "-fPIE", "-pie", "-Wl,-z,relro,-z,now"],
    "march": ["-O3", "-march=x86-64-v2", "-ffunction-sections", "-Wl,--gc-sections"],
}

#: clang's LTO needs a linker that reads its objects.
EXTRA = {("clang", "LTO"): ["-fuse-ld=lld"]}


class Builds(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def build(self, compiler: str, flags: list, output: str = "program", sources=None) -> Path:
        self.assertTrue(shutil.which(compiler), f"{compiler} is missing: make deps")
        program = self.folder / output
        done = run(compiler, *COMMON, *flags, "-o", program, *(sources or [ROOT / "tests/builds/builds.c", *SOURCES]), cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)
        return program

    def start(self, program: Path) -> None:
        """With a threshold within reach, so that every tier is used."""
        done = run(program, env={"NT_QUIRK": "threshold=2M"})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(done.stdout.strip())

    def every_build(self, compiler: str) -> None:
        for name, flags in BUILDS.items():
            with self.subTest(name):
                program = self.build(compiler, flags + EXTRA.get((compiler, name), []))
                self.start(program)
                if "cf-protection" in " ".join(flags):
                    self.assertRegex(run("readelf", "-nW", program).stdout, "IBT, SHSTK")

    def test_gcc(self):
        self.every_build("gcc")

    def test_clang(self):
        self.every_build("clang")

    def test_musl(self):
        for name in "O0", "O2", "static":
            with self.subTest(name):
                self.start(self.build("musl-gcc", BUILDS[name]))

    def test_shared(self):
        """Bound lazily as well as at the start, with the library's own constructor order against it."""
        for compiler in "gcc", "clang":
            for bind in "lazy", "now":
                with self.subTest(compiler=compiler, bind=bind):
                    library = self.build(compiler, ["-O2", "-fPIC", "-shared", f"-Wl,-z,{bind}"], "libntquirk.so", SOURCES)
                    self.start(self.build(compiler, [f"-Wl,-z,{bind}", f"-Wl,-rpath,{self.folder}"], sources=[ROOT / "tests/builds/builds.c", library]))

    def test_no_writable_function_pointer(self):
        """No word that points into the code lies in a segment that stays writable."""
        program = self.build("gcc", ["-O2", "-fPIC", "-shared", "-Wl,-z,relro,-z,now"], "libntquirk.so", SOURCES)
        segments = run("readelf", "-lW", program).stdout
        relro = re.search(r"GNU_RELRO +\S+ 0x(\w+) \S+ \S+ 0x(\w+)", segments)
        low, high = int(relro[1], 16), int(relro[1], 16) + int(relro[2], 16)
        places = [int(where, 16) for where in re.findall(r"^(\w{12,16}) +\w+ R_X86_64_", run("readelf", "-rW", program).stdout, re.M)]
        self.assertGreater(len(places), 10)
        self.assertEqual([hex(place) for place in places if not low <= place < high and place not in self.toolchain(program)], [])

    def toolchain(self, program: Path) -> set[int]:
        """Words of the C runtime's own, not of the library: __dso_handle points at itself."""
        symbols = run("nm", program).stdout
        return {int(address, 16) for address in re.findall(r"^(\w+) \w __dso_handle$", symbols, re.M)}


if __name__ == "__main__":
    unittest.main()
