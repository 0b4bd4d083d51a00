# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""One boot of a kernel under QEMU, with a CPU of choice, and what the guest has to say."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

#: -cpu of QEMU: what it is here for. TCG lacks CLZERO; pdpe1gb gives 1 GiB pages to models without.
CPUS = {
    "Skylake-Server,model=85,stepping=7": "Cascade Lake, a bad row",
    "Skylake-Server,model=85,stepping=4": "Skylake-SP, the stepping below it",
    "Skylake-Server,model=85,stepping=8": "the stepping above it",
    "Broadwell,model=79,stepping=1,+pdpe1gb": "Broadwell-X",
    "EPYC-Rome": "Rome",
    "EPYC-Milan": "Milan",
    "Dhyana": "Hygon",
    "Skylake-Server,vendor=  Shanghai  ,family=7,model=59,stepping=0": "Zhaoxin",
    "EPYC-Milan,family=250,model=1": "a family nobody knows",
}
SECONDS = 300


@dataclass
class Guest:
    """What one boot printed."""

    log: str
    status: int
    early: dict[int, tuple[str, set[str]]] = field(default_factory=dict)
    late: dict[int, tuple[str, set[str]]] = field(default_factory=dict)
    calls: dict[str, str] = field(default_factory=dict)
    zero: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    kunit: str = "absent"

    @property
    def ended(self) -> bool:
        return self.status == 33 and "END" in self.log.split()


def boot(image: Path, initrd: Path, cpu: str, extra: str, log: Path) -> Guest:
    """One boot CPU; the guest brings the second on line itself. Exit status 33 is the guest's own farewell."""
    command = ["qemu-system-x86_64", "-accel", "tcg,thread=multi", "-M", "pc", "-cpu", cpu, "-smp", "2,sockets=2", "-m", "6144",
               "-nodefaults", "-nographic", "-no-reboot", "-monitor", "none", "-net", "none", "-serial", "stdio",
               "-device", "isa-debug-exit,iobase=0xf4,iosize=4", "-kernel", image, "-initrd", initrd,
               "-append", f"console=ttyS0 panic=-1 maxcpus=1 hugepagesz=1G hugepages=1 {extra}".strip()]
    try:
        done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False)
        output, status = done.stdout + done.stderr, done.returncode
    except subprocess.TimeoutExpired as late:
        output, status = (late.stdout or b"") + f"\nno end after {SECONDS} s\n".encode(), 124
    log.write_bytes(output)
    return read(output.decode("utf-8", "replace").replace("\r", ""), status)


def read(log: str, status: int) -> Guest:
    guest = Guest(log, status)
    cpus = guest.early
    for line in log.splitlines():
        word, _, rest = line.partition(" ")
        if word == "LATE":
            cpus = guest.late
        elif word == "CPU" and (found := re.match(r"(\d+) (.*?:\d+:\d+:\d+) ?(.*)$", rest)):
            cpus[int(found[1])] = found[2], set(found[3].split())
        elif word == "CALL":
            site, target = rest.rsplit(" ", 1)
            guest.calls[site] = target
        elif word == "ZERO":
            guest.zero.append(rest)
        elif word == "FAILED":
            guest.failed.append(rest)
        elif found := re.match(r"(?:\[[ .\d]+\] )?(not ok|ok) \d+ (?:- )?x86_nt_quirks$", line):
            guest.kunit = found[1]
    return guest


def verdicts(guest: Guest, shown: str, listed, bad: bool, sites: list[str]) -> list[tuple[str, bool, str]]:
    """(check, passed, detail). listed: identity -> is it in the table; bad: whether the table lists the bad ones."""
    if not guest.ended:
        return [("boot", False, f"qemu ended with {guest.status}: {guest.log.strip()[-200:]!r}")]
    identity, flags = guest.late.get(0, ("?", set()))
    wanted, flagged = listed(identity), shown in flags
    plain = "clear_page_erms" if "erms" in flags else "clear_page_rep"
    target = plain if flagged == bad else "clear_page_nt"
    targets = {guest.calls.get(site) for site in sites}
    return [
        ("boot", True, identity),
        ("flag", {shown in f for _, f in (*guest.early.values(), *guest.late.values())} == {wanted}, f"{shown}={flagged}, the table says {wanted}"),
        ("calls", bool(sites) and targets == {target}, f"{sorted(map(str, targets))}, expected {target}"),
        ("pages", guest.zero == ["4K", "2M", "2M-THP", "1G"] and not guest.failed, " ".join(guest.failed or guest.zero)),
        ("late", len(guest.early) == 1 and len(guest.late) == 2, f"{len(guest.early)} CPU, then {len(guest.late)}"),
        ("kunit", guest.kunit == "ok", guest.kunit),
    ]
