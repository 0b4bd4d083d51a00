# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Real kernels: download, patch, compile, build, boot, and look from inside. `make check-kernel` runs this.

  kernel_check.py objects     the series on both trees, checkpatch, our objects with W=1, sparse and objtool
  kernel_check.py full        that, other configurations, and every CPU of kernel_boot.py booted
  kernel_check.py cost        writes tests/kernel/cost.json for the cover letter (builds unpatched kernels too)

Everything lives in build/kernel/; what is there already is used again. The last line is 'N passed, N failed'.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from support import BUILD, ROOT

import database
import decide
import kernel_boot
import kernel_cover
import kernel_sites
import kernel_tlb
from identity import VENDOR_NAMES
from kernel_patches import ARMS
from kernel_plan import TEST, Options, Plan, make_plan
from kernel_series import write_series
from kernel_tree import NT_QUIRKS, Tree
from kernel_trees import STUBS, make_tree

VERSIONS = ("6.1", "6.12")
PACKAGES = {"flex": "flex", "bison": "bison", "bc": "bc", "cpio": "cpio", "sparse": "sparse", "xz": "xz-utils", "perl": "perl",
            "git": "git", "qemu-system-x86_64": "qemu-system-x86", "objdump": "binutils", "gcc": "gcc", "make": "make",
            "spatch": "coccinelle", "clang": "clang"}
HEADERS = {"/usr/include/libelf.h": "libelf-dev"}
OBJECTS = ("arch/x86/kernel/cpu/nt_quirks.o", "arch/x86/kernel/cpu/common.o", "arch/x86/kernel/cpu/capflags.o", "mm/memory.o")
#: What checkpatch may say: its type, the file it says it of (none: the message), and why that stays.
ACCEPTED = (
    ("FILE_PATH_CHANGES", r"arch/x86/(kernel/cpu|lib)/(clear_nt\.S|nt_quirks(_test)?\.c)|tools/perf/bench/mem-memset-x86-64-nt.*",
     "MAINTAINERS covers new files of arch/x86/ and tools/perf/ by their folders"),
    ("SPACING", r"arch/x86/include/asm/cpufeatures\.h", "(21*32+30) is how cpufeatures.h writes its bits"),
    ("VOLATILE", r"arch/x86/include/asm/page_64\.h", "asm_inline volatile is what clear_page() uses"),
    ("FUNCTION_ARGUMENTS", r"arch/x86/include/asm/page_64\.h", "ALTERNATIVE_3() is taken for the declaration of a function"),
    ("PREFER_LORE_ARCHIVE", r"", "a record names its source as that was printed"),
    ("MISSING_SIGN_OFF", r".*", "tags are the sender's: SIGNOFF=1; said of the last file of a patch"),
)
#: The default configuration, what is set in it, and the compiler.
CONFIGS = {
    "allnoconfig": ("allnoconfig", {}, "gcc"),
    "defconfig": ("x86_64_defconfig", {}, "gcc"),
    "32-bit": ("i386_defconfig", {}, "gcc"),
    "KASAN": ("x86_64_defconfig", {"KASAN": "y", "KASAN_INLINE": "y"}, "gcc"),
    "KMSAN, which gcc does not have": ("x86_64_defconfig", {"DEBUG_KERNEL": "y", "KMSAN": "y"}, "clang"),
}


class Report:
    """Checks as they are made; the table and the last line at the end."""

    def __init__(self):
        self.begin = time.monotonic()
        self.passed = self.failed = 0
        self.rows: list[tuple[str, str, list[tuple[str, bool, str]]]] = []

    def add(self, kernel: str, subject: str, checks: list[tuple[str, bool, str]]) -> bool:
        self.rows.append((kernel, subject, checks))
        good = sum(passed for _, passed, _ in checks)
        self.passed += good
        self.failed += len(checks) - good
        words = " ".join(f"{name}{'' if passed else ':FAILED'}" for name, passed, _ in checks)
        print(f"{time.monotonic() - self.begin:6.0f} s  {kernel:<6} {subject:<44} {words}", flush=True)
        for name, passed, detail in checks:
            if not passed:
                print(f"          {name}: {detail}", flush=True)
        return good == len(checks)


class Kernel:
    """One Debian kernel: its pristine source, the patched copy of it, and what is built from them."""

    def __init__(self, version: str, report: Report):
        self.version, self.report, self.jobs = version, report, f"-j{os.cpu_count()}"
        self.home = BUILD.resolve() / "kernel" / version
        self.pristine, self.tree, self.out = self.home / "linux", self.home / "patched", self.home / "out"

    def say(self, subject: str, log: str, extra: bool = True) -> bool:
        """A step that is right when it is silent."""
        return self.report.add(self.version, subject, [("ok", not log.strip() and extra, log.strip()[-2000:])])

    def fetch(self) -> None:
        """The source of Debian's package, without installing it: no root, no upgrade of anything."""
        if (self.home / "unpacked").exists():
            return
        self.home.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.pristine, ignore_errors=True)
        print(f"{self.version}: downloading and unpacking linux-source-{self.version} into {self.home}", flush=True)
        shell(f"apt-get download -q linux-source-{self.version}", self.home)
        shell(f"dpkg-deb --fsys-tarfile linux-source-{self.version}_*.deb | tar -xO ./usr/src/linux-source-{self.version}.tar.xz"
              " | xz -dc -T0 | (mkdir linux && tar -x -C linux --strip-components=1)", self.home)
        shell(f"rm -f linux-source-{self.version}_*.deb && touch unpacked", self.home)

    def patch(self, decisions, options: Options) -> bool:
        """git am on a repository of the touched files; only files that differ are then changed in the patched copy."""
        patches = write_series(decisions, self.pristine, self.home / "patches", options)
        series = [p for p in patches if not p.name.startswith("0000")]
        self.patches = len(series)
        if not self.apply(series, "git am", self.home / "am"):
            return False
        self.checkpatch(series)
        return True

    def apply(self, series: list[Path], subject: str, applied: Path) -> bool:
        """As commits of a repository of the files that it touches, at `applied`; and into the patched tree."""
        names = sorted(set(re.findall(r"^\+\+\+ b/(\S+)$", "".join(p.read_text() for p in series), re.M)))
        shutil.rmtree(applied, ignore_errors=True)
        for name in names:
            if (self.pristine / name).exists():
                copy(self.pristine / name, applied / name)
        shell("git init -q . && git config user.name t && git config user.email t@localhost && git add -f -A && git commit -q -m base", applied)
        done = run(["git", "am", "-q", "--whitespace=error", *series], applied)
        if not self.say(subject, done.stdout + done.stderr, done.returncode == 0):
            return False
        if not self.tree.exists():
            run(["cp", "-al", self.pristine, self.tree], self.home)
        for name in names:
            if not (self.tree / name).exists() or (self.tree / name).read_bytes() != (applied / name).read_bytes():
                copy(applied / name, self.tree / name)
        return True

    def ceiling(self, decisions, options: Options) -> None:
        """The patch of tlb_flushall_shift on top: applies, pleases checkpatch, compiles without a word."""
        series = kernel_tlb.write_series(decisions, self.pristine, self.home / "patches-tlb", options)
        if self.apply(series, "git am, tlb_flushall_shift", self.home / "am-tlb"):
            self.checkpatch(series)
            self.say("object: W=1, sparse", self.make("W=1", "C=2", kernel_tlb.TLB.replace(".c", ".o")))
        copy(self.pristine / kernel_tlb.TLB, self.tree / kernel_tlb.TLB)

    def checkpatch(self, series: list[Path]) -> None:
        command = ["perl", "scripts/checkpatch.pl", "--strict", "--terse", "--show-types", "--showfile", "--no-summary", *series]
        done = run(command, self.pristine)
        self.say("checkpatch --strict", done.stderr + "".join(line for line in done.stdout.splitlines(True) if not accepted(line)))

    def make(self, *targets: str, tree: Path | None = None, out: Path | None = None, jobs: str | None = None) -> str:
        command = ["nice", "-n", "10", "make", "-s", f"O={out or self.out}", jobs or self.jobs, *targets]
        done = run(command, tree or self.tree)
        return done.stdout + done.stderr + (f"\nmake ended with {done.returncode}" if done.returncode else "")

    def configure(self, tree: Path | None = None, out: Path | None = None) -> None:
        tree, out = tree or self.tree, out or self.out
        fragment = ROOT / "tests" / "kernel" / "check.config"
        stamp = out / "configured"
        if stamp.exists() and stamp.read_bytes() == fragment.read_bytes():
            return
        out.mkdir(parents=True, exist_ok=True)
        self.make("tinyconfig", tree=tree, out=out)
        run([tree / "scripts/kconfig/merge_config.sh", "-m", "-O", out, out / ".config", fragment], tree)
        self.make("olddefconfig", tree=tree, out=out)
        stamp.write_bytes(fragment.read_bytes())

    def objects(self) -> bool:
        """No output at all from gcc with W=1, sparse and objtool. clear_nt.o is reached twice as a target: -j1."""
        self.configure()
        for name in (NT_QUIRKS, ARMS):
            (self.out / name).with_suffix(".o").unlink(missing_ok=True)
        log = self.make("W=1", "C=2", OBJECTS[0]) + self.make("W=1", ARMS.replace(".S", ".o"), jobs="-j1") + self.make(*OBJECTS[1:])
        arms = self.home / "clear_nt.o"
        shutil.copy(self.out / ARMS.replace(".S", ".o"), arms)
        checks = ["--orc", "--retpoline", "--rethunk", "--sls", "--uaccess", "--static-call", "--hacks=jump_label"]
        done = run([self.out / "tools/objtool/objtool", *checks, arms], self.home)
        return self.say("objects: W=1, sparse, objtool", log + done.stdout + done.stderr)

    def perf_objects(self) -> None:
        """The files of the perf patch, as perf compiles them."""
        bench = self.tree / "tools/perf/bench"
        includes = [f"-I{self.tree / 'tools' / part}" for part in ("perf/util/include", "include", "arch/x86/include")]
        log = ""
        for name in ("mem-memset-x86-64-nt.c", "mem-memset-x86-64-nt-asm.S"):
            flags = ["-Wall", "-Wextra", "-Werror", "-DHAVE_ARCH_X86_64_SUPPORT", "-Wno-unused-parameter"]
            include = includes if name.endswith(".S") else []
            done = run(["gcc", "-O2", *flags, *include, "-c", "-o", self.home / f"{name}.o", bench / name], bench)
            log += done.stdout + done.stderr
        self.say("perf bench objects", log)

    def coccicheck(self) -> None:
        """Every semantic patch of the tree on the C files that are new, but for the two that need an OCaml compiler."""
        files = [NT_QUIRKS, TEST, "tools/perf/bench/mem-memset-x86-64-nt.c"]
        log = ""
        for script in sorted((self.tree / "scripts/coccinelle").rglob("*.cocci")):
            done = run(["nice", "timeout", "60", "spatch", "-D", "report", "--very-quiet", "--no-show-diff", "--cocci-file", script, *files], self.tree)
            log += done.stdout
            if done.returncode and "No OCaml compiler" not in done.stderr:
                log += f"{script}: {done.stderr}"
        self.say("coccicheck", log)

    def configs(self) -> None:
        for name, (target, options, compiler) in CONFIGS.items():
            out = self.home / f"config-{name.split(',')[0]}"
            out.mkdir(parents=True, exist_ok=True)
            cc = f"CC={compiler}"
            log = self.make(cc, target, out=out)
            for key, value in options.items():
                run([self.tree / "scripts/config", "--file", out / ".config", "--set-val", key, value], self.tree)
            self.make(cc, "olddefconfig", out=out)
            missing = [k for k, v in options.items() if f"CONFIG_{k}={v}\n" not in (out / ".config").read_text()]
            log += "".join(f"CONFIG_{key} is not to be had\n" for key in missing)
            log = re.sub(r"^#.*\n", "", log, flags=re.M)
            objects = [OBJECTS[0], OBJECTS[1], OBJECTS[3]]
            log += self.make(cc, *objects, out=out)
            if "CONFIG_64BIT=y" in (out / ".config").read_text():
                log += self.make(cc, ARMS.replace(".S", ".o"), out=out, jobs="-j1")
            self.say(f"config {name}", log)

    def build(self) -> bool:
        return self.say("bzImage, no warning", self.make("bzImage"))

    def boots(self, guest: Path, plan) -> None:
        sites = list(kernel_sites.sites(self.out / "vmlinux"))
        self.report.add(self.version, f"call sites: {' '.join(sites)}", [("ok", bool(sites), "clear_page_uncached() is called nowhere")])
        listed = {(VENDOR_NAMES[r.cpu.vendor], r.cpu.family, r.cpu.model, s) for r in plan.table for s in range(r.steppings[0], r.steppings[1] + 1)}

        def is_listed(identity: str) -> bool:
            vendor, family, model, stepping = identity.rsplit(":", 3)
            return (VENDOR_NAMES.get(vendor), int(family), int(model), int(stepping)) in listed

        bad, shown = plan.policy.word == "bad", plan.policy.shown
        for index, (cpu, purpose) in enumerate(kernel_boot.CPUS.items()):
            self.boot(guest, cpu, purpose, "", index, lambda found: kernel_boot.verdicts(found, shown, is_listed, bad, sites))
        first, purpose = next(iter(kernel_boot.CPUS.items()))
        self.boot(guest, first, f"{purpose}, clearcpuid={shown}", f"clearcpuid={shown}", len(kernel_boot.CPUS),
                  lambda found: kernel_boot.verdicts(found, shown, lambda identity: False, bad, sites))

    def boot(self, guest: Path, cpu: str, purpose: str, extra: str, index: int, judge) -> None:
        found = kernel_boot.boot(self.out / "arch/x86/boot/bzImage", guest, cpu, extra, self.home / f"boot-{index}.log")
        checks = judge(found)
        if len(checks) > 1 and "clearcpuid" in extra:
            checks = [check for check in checks if check[0] != "kunit" or found.kunit != "absent"]
        self.report.add(self.version, purpose, checks)

    def plan(self, decisions, options: Options) -> Plan:
        return make_plan(decisions, Tree(self.pristine), options)

    def cost(self, decisions, options: Options) -> dict:
        """Text growth against the unpatched kernel, direct calls, and the time of one look into the table."""
        base = self.home / "out-base"
        self.configure(self.pristine, base)
        log = self.make("vmlinux", tree=self.pristine, out=base) + self.without_suite()
        sizes = [int(run(["size", out / "vmlinux"], self.home).stdout.splitlines()[1].split()[0]) for out in (base, self.out)]
        growth = sizes[1] - sizes[0]
        self.report.add(self.version, f"text {growth:+d} bytes", [("ok", not log.strip() and growth <= 2048, log or "more than 2 KiB")])
        return {"text": growth, "calls": len(kernel_sites.sites(self.out / "vmlinux")), "match_ns": self.lookup_time(decisions, options)}

    def without_suite(self) -> str:
        """The patched vmlinux as it would ship: the KUnit suite is no cost of anybody's. `configure` brings it back."""
        run([self.tree / "scripts/config", "--file", self.out / ".config", "--disable", "NT_QUIRKS_KUNIT_TEST"], self.tree)
        (self.out / "configured").unlink()
        return self.make("vmlinux")

    def lookup_time(self, decisions, options: Options) -> int:
        """The same rows on a small tree, in userspace: the clock of a guest would say nothing."""
        where = Path(tempfile.mkdtemp(prefix="lookup-", dir=self.home))
        small = make_tree("vfm-6.12", where / "small")
        write_series(decisions, small, where / "patches", options)
        shell("git init -q . && git apply ../patches/000[1-9]*.patch", small)
        includes = [f"-I{small / part}" for part in ("arch/x86/include", "include", "arch/x86/kernel/cpu")] + [f"-I{STUBS}"]
        done = run(["gcc", "-O2", "-DLOOKUPS=10000000", *includes, "-o", where / "lookup", small / NT_QUIRKS, STUBS.parent / "match.c"], where)
        text = run([where / "lookup"], where).stdout.strip()
        shutil.rmtree(where)
        self.report.add(self.version, f"a look into the table: {text} ns", [("ok", text.isdigit(), done.stderr)])
        return int(text or 0)

    def bisect(self) -> None:
        """Every patch builds on its own: the objects after each of them, in a tree of their own."""
        tree, out, applied = self.home / "bisect", self.home / "out-bisect", self.home / "am"
        shutil.rmtree(tree, ignore_errors=True)
        run(["cp", "-al", self.pristine, tree], self.home)
        self.configure(tree, out)
        commits = run(["git", "rev-list", "--reverse", "HEAD"], applied).stdout.split()[1:]
        if len(commits) != self.patches:
            self.say("every patch on its own", f"{len(commits)} commits of {self.patches} patches")
        for number, commit in enumerate(commits, 1):
            run(["git", "checkout", "-q", commit], applied)
            for name in run(["git", "diff", "--name-only", "HEAD~1"], applied).stdout.split():
                copy(applied / name, tree / name)
            self.make("olddefconfig", tree=tree, out=out)  # a patch may bring an option
            log = self.make(*OBJECTS, tree=tree, out=out)
            if (tree / ARMS).exists():
                log += self.make(ARMS.replace(".S", ".o"), tree=tree, out=out, jobs="-j1")
            self.say(f"patch {number} of {len(commits)} on its own", log)


def accepted(line: str) -> bool:
    """Whether ACCEPTED has this line of checkpatch: "file:line: LEVEL:TYPE: text"."""
    found = re.match(r"([^:]*):\d+: [A-Z]+:([A-Z_]+):", line)
    return bool(found) and any(kind == found[2] and re.fullmatch(file, found[1]) for kind, file, _ in ACCEPTED)


def run(command: list, where: Path) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in command], cwd=where, capture_output=True, text=True, errors="replace", check=False)


def shell(command: str, where: Path) -> None:
    done = subprocess.run(["bash", "-o", "pipefail", "-ec", command], cwd=where, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"kernel_check.py: {command}: {done.stderr.strip() or done.returncode}")


def copy(source: Path, target: Path) -> None:
    """Beside and renamed: the target may share its inode with the pristine tree."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(target.name + ".new")
    beside.write_bytes(source.read_bytes())
    beside.replace(target)


def install() -> None:
    """What is missing, by apt; says what it does."""
    wanted = {p for program, p in PACKAGES.items() if not shutil.which(program)} | {p for h, p in HEADERS.items() if not Path(h).exists()}
    if not wanted:
        return
    if os.geteuid():
        sys.exit(f"kernel_check.py: install {' '.join(sorted(wanted))}")
    print(f"apt-get install {' '.join(sorted(wanted))}", flush=True)
    shell(f"DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends {' '.join(sorted(wanted))}", ROOT)


def guest_image(where: Path) -> Path:
    """The initramfs: one static program. /dev/console comes from the kernel's own."""
    where.mkdir(parents=True, exist_ok=True)
    shell(f"gcc -O2 -Wall -Wextra -Werror -static -o init '{ROOT}/tests/kernel/guest.c' && echo init | cpio -o -H newc --quiet > guest.cpio", where)
    return where / "guest.cpio"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("objects", "full", "cost"))
    parser.add_argument("--policy", choices=("opt-out", "opt-in"), default="opt-out")
    parser.add_argument("--huge", action="store_true", help="HUGE=1: huge pages, too")
    parser.add_argument("--kernel", action="append", choices=VERSIONS, help="default: all of them")
    chosen = parser.parse_args()
    install()
    found = database.read(ROOT / "db")
    decisions = decide.decide(found.cpus, found.records, found.kinds)
    options = Options.of(found, policy=chosen.policy, huge=chosen.huge)
    report, costs = Report(), {}
    for version in chosen.kernel or VERSIONS:
        kernel = Kernel(version, report)
        kernel.fetch()
        if not kernel.patch(decisions, options) or not kernel.objects():
            continue
        kernel.perf_objects()
        kernel.ceiling(decisions, options)
        if chosen.what == "full":
            kernel.coccicheck()
            kernel.bisect()
            kernel.configs()
        if chosen.what != "objects" and kernel.build():
            if chosen.what == "full":
                kernel.boots(guest_image(BUILD.resolve() / "kernel"), kernel.plan(decisions, options))
            else:
                costs[Tree(kernel.pristine).version()] = kernel.cost(decisions, options)
                table = kernel_cover.costed(kernel.plan(decisions, options))
    if costs:
        kernel_cover.COST.write_text(json.dumps({"table": table, "kernels": costs}, indent=1, sort_keys=True) + "\n", "ascii")
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
