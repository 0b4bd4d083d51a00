# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""fleet/measure.yml against ssh servers in network namespaces: good hosts, one down, garbage, a forged record.

Addresses exist in the namespaces alone, which are removed at the end. Needs root; the last line counts.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import small_db  # noqa: E402
from support import BUILD, ROOT, gen_quirks, run  # noqa: E402

CONTROL = "ntq-fleet"
HOSTS = ("good1", "good2", "down", "garbage", "forged", "endless", "opposite")
NEEDS = {"ip": "iproute2", "ansible-playbook": "ansible-core", "sshd": "openssh-server", "ssh-keygen": "openssh-client"}

#: What answers in place of nt-bench on hosts that are not what they seem; everything else is done as asked.
FAKE = """#!/bin/sh
case "$SSH_ORIGINAL_COMMAND" in
*nt-bench.run*chmod*|*chmod*nt-bench.run*|*mkdir*|*sftp*|*rm\\ -f*) exec /bin/sh -c "$SSH_ORIGINAL_COMMAND" ;;
*nt-bench.run*) cat {answer} ;;
*) exec /bin/sh -c "$SSH_ORIGINAL_COMMAND" ;;
esac
"""

#: What a CPU returns on which non-temporal stores lose: the database of the test says that they win.
OPPOSITE = """results:
- {arm: stosb,  extent: 1 GiB, chunk: 1 GiB, page: 2 MiB, threads: 1, runs: 3, mean: 80.0000, stdev: 1.25%, samples: [79.0000, 80.0000, 81.0000]}
- {arm: movnti, extent: 1 GiB, chunk: 1 GiB, page: 2 MiB, threads: 1, runs: 3, mean: 40.0000, stdev: 2.50%, samples: [39.0000, 40.0000, 41.0000]}
"""

passed = failed = 0


def check(name: str, good: bool, detail: str = "") -> None:
    global passed, failed
    passed, failed = passed + good, failed + (not good)
    print(f"{'ok  ' if good else 'FAIL'} {name}" + (f"\n{textwrap.indent(detail, '     ')}" if not good else ""))


def must(*command, **options) -> str:
    done = run(*command, **options)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}: {done.stderr or done.stdout}")
    return done.stdout


class Fleet:
    """The namespaces, their ssh servers, and a folder with keys and inventory."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.servers: list[subprocess.Popen] = []

    def up(self) -> None:
        must("ip", "netns", "add", CONTROL)
        must("ip", "-n", CONTROL, "link", "set", "lo", "up")
        must("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / "key")
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
        known, inventory = [], []
        for number, host in enumerate(HOSTS):
            space, control, address = f"{CONTROL}-{host}", f"10.231.{number}.1", f"10.231.{number}.2"
            must("ip", "netns", "add", space)
            must("ip", "-n", CONTROL, "link", "add", f"v{number}", "type", "veth", "peer", "name", "eth0", "netns", space)
            must("ip", "-n", CONTROL, "address", "add", f"{control}/30", "dev", f"v{number}")
            must("ip", "-n", CONTROL, "link", "set", f"v{number}", "up")
            must("ip", "-n", space, "address", "add", f"{address}/30", "dev", "eth0")
            must("ip", "-n", space, "link", "set", "eth0", "up")
            key = self._serve(host, space, address)
            known.append(f"{address} {key}")
            inventory.append(f"{host} ansible_host={address}")
        (self.folder / "known").write_text("\n".join(known) + "\n")
        options = f"-o UserKnownHostsFile='{self.folder}/known' -o IdentitiesOnly=yes"
        (self.folder / "hosts").write_text("\n".join(inventory) + f"""
[all:vars]
ansible_user=root
ansible_ssh_private_key_file={self.folder}/key
ansible_ssh_common_args={options}
""")

    def _serve(self, host: str, space: str, address: str) -> str:
        """Start a server unless the host is down; its public key."""
        key = self.folder / f"{host}.key"
        must("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key)
        answer = self.folder / f"{host}.answer"
        force = ""
        if answer.exists():
            fake = self.folder / f"{host}.sh"
            fake.write_text(FAKE.format(answer=answer))
            fake.chmod(0o755)
            force = f"ForceCommand {fake}"
        config = self.folder / f"{host}.config"
        config.write_text(f"""ListenAddress {address}
HostKey {key}
PidFile none
AuthorizedKeysFile {self.folder}/key.pub
PermitRootLogin prohibit-password
StrictModes no
UsePAM no
Subsystem sftp /usr/lib/openssh/sftp-server
{force}
""")
        if host != "down":
            command = ["ip", "netns", "exec", space, "/usr/sbin/sshd", "-D", "-e", "-f", config]
            self.servers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        return key.with_suffix(".key.pub").read_text().strip()

    def down(self) -> None:
        for server in self.servers:
            server.terminate()
            server.wait()
        for space in [CONTROL, *(f"{CONTROL}-{host}" for host in HOSTS)]:
            run("ip", "netns", "del", space)

    def play(self, db: Path, *more) -> subprocess.CompletedProcess:
        options = "nt_bench_options='--arm stosb,movnti --extent 2MiB,64MiB --samples 2'"
        environment = {**os.environ, "ANSIBLE_LOCAL_TEMP": str(self.folder / "tmp"), "ANSIBLE_NOCOLOR": "1", "ANSIBLE_RETRY_FILES_ENABLED": "0",
                       "ANSIBLE_SSH_CONTROL_PATH_DIR": str(self.folder / "cp"), "ANSIBLE_TIMEOUT": "5", "HOME": str(self.folder)}  # fmt: skip
        return run("ip", "netns", "exec", CONTROL, "ansible-playbook", "-i", self.folder / "hosts", ROOT / "fleet/measure.yml",
                   "-e", options, "-e", f"db={db}", "-e", "at_once=1", "-e", f"nt_bench={BUILD}/nt-bench-static", *more, env=environment, timeout=600)  # fmt: skip


def this_cpu() -> tuple[dict, str]:
    """The identity that nt-bench gives this machine, and a record that it made here."""
    import load

    done = run(BUILD / "nt-bench-static", "measure", "-o", "-", "--arm", "stosb", "--extent", "4KiB", "--samples", "1")
    return load.parse(done.stdout, "record").plain()["cpu"], done.stdout


def database(root: Path, cpu: dict, rates: tuple[str, str]) -> Path:
    entry = {**small_db.CPU, **{key: cpu[key] for key in ("vendor", "family", "model")}, "codename": "HERE", "name": "here"}
    return small_db.write(root, [entry], [("a", small_db.record(entry, cpu["stepping"], *rates))])


def main() -> int:
    path = os.environ["PATH"] = os.environ["PATH"] + ":/usr/sbin:/sbin"
    missing = [package for tool, package in NEEDS.items() if not shutil.which(tool, path=path)]
    if missing or os.geteuid() != 0:
        sys.exit(f"needs root and: apt-get install {' '.join(NEEDS.values())}")
    folder = Path(tempfile.mkdtemp(prefix="ntq-fleet-"))
    folder.chmod(0o755)
    cpu, record = this_cpu()
    forged = record.replace("AuthenticAMD", "../../../tmp/ntq-forged").replace("GenuineIntel", "../../../tmp/ntq-forged")
    (folder / "garbage.answer").write_bytes(os.urandom(100_000) + b"\n\x1b[31mrecord\n")
    (folder / "forged.answer").write_text(f"== nt-bench record\n{forged}== end of record\n")
    opposite = record.split("results:")[0] + OPPOSITE
    (folder / "opposite.answer").write_text(f"== nt-bench record\n{opposite}== end of record\n")
    (folder / "endless.answer").write_text("y\n" * (3 << 20))
    db = database(folder / "db", cpu, ("5.0", "9.0"))
    fleet = Fleet(folder)
    try:
        fleet.up()
        done = fleet.play(db)
        output = done.stdout + done.stderr
        check("the playbook fails, because hosts do", done.returncode != 0, output)
        for host in ("good1", "good2"):
            check(f"{host} has a record", f"{host}: new record measurements/" in output, output)
        check("the host that is down is reported", "down: UNREACHABLE" in output, output)
        check("garbage is reported", "garbage: returned no record" in output, output)
        check("a forged record is reported", "forged: " in output and "forged: new record" not in output, output)
        check("too much is reported", "endless: returned more than 4 MiB" in output, output)
        check("a contradicting host is reported", re.search(r"opposite: new record .*: CONTRADICTS", output) is not None, output)
        records = sorted((db / "measurements").glob("*/*.yaml"))
        check("three records are new, one was there", len(records) == 4, "\n".join(map(str, records)))
        checked = gen_quirks("--db", db, "check")
        check("the database is valid", checked.returncode == 0, checked.stderr)
        check("nothing was written elsewhere", not Path("/tmp/ntq-forged").exists())
        done = fleet.play(db, "--limit", "localhost,good1")
        check("a fleet without faults passes", done.returncode == 0 or "CONTRADICTS" in done.stdout, done.stdout + done.stderr)
        left = [name for name in (Path.home() / ".ansible/tmp").glob("*")] if (Path.home() / ".ansible/tmp").exists() else []
        check("nothing stays on the hosts", not left, str(left))
    finally:
        fleet.down()
        shutil.rmtree(folder)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
