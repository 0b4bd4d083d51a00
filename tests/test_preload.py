# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Programs of Debian under libntquirk-preload.so: the same results as without, and its memset was really used."""

import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from support import BUILD, run

#: Under a path without a blank or a colon: those separate the names in LD_PRELOAD.
LINKED = tempfile.TemporaryDirectory(prefix="ntq-preload-")
PRELOAD = Path(LINKED.name) / "libntquirk-preload.so"
PRELOAD.symlink_to(BUILD.resolve() / PRELOAD.name)
PLAIN = {name: value for name, value in os.environ.items() if name not in ("NT_QUIRK", "LD_PRELOAD")}

#: What NT_QUIRK may do to it: the default, the C library's own memset from inside, and every store past the caches.
OVERRIDES = ("", "arm=libc", "arm=movnti", "mask=avx512f,mask=erms,threshold=64K")

BYTEARRAYS = """
import hashlib
h = hashlib.sha256()
for n in 0, 1, 4095, 4096, 100_003, 1 << 20, 50_000_001, 1 << 27:
    b = bytearray(n)
    assert b.count(0) == n
    b[:] = b"x" * n
    del b
    h.update(bytearray(n))
print(h.hexdigest())
"""

REDIS = ("SETRANGE a 9000000 end", "STRLEN a", "GETRANGE a 8999990 9000010", "SETRANGE a 5000 middle", "BITCOUNT a", "SETBIT b 400000000 1",
         "BITPOS b 1", "BITOP NOT c b", "BITCOUNT c", "APPEND a tail", "STRLEN a", "PFADD h 1 2 3", "PFCOUNT h")  # fmt: skip


def environment(override: str | None) -> dict[str, str]:
    """None: without the library."""
    if override is None:
        return PLAIN
    return {**PLAIN, "LD_PRELOAD": str(PRELOAD), "NT_QUIRK": override, "NT_QUIRK_LOG": "1"}


def taken(stderr: str) -> int:
    """Bytes that went to ntq_clear() in all processes."""
    return sum(int(number) for number in re.findall(r"libntquirk-preload: \d+ calls of memset, (\d+) bytes", stderr))


class Preload(unittest.TestCase):
    def need(self, program: str) -> str:
        found = shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
        self.assertTrue(found, f"{program} is missing: make deps")
        return found

    def test_it_replaces_memset_alone(self):
        names = [line.split()[-1] for line in run("nm", "-D", "--defined-only", PRELOAD).stdout.splitlines()]
        self.assertEqual(names, ["memset"])

    def test_python(self):
        wanted = run("/usr/bin/python3", "-c", BYTEARRAYS, env=environment(None))
        for override in OVERRIDES:
            with self.subTest(override):
                done = run("/usr/bin/python3", "-c", BYTEARRAYS, env=environment(override))
                self.assertEqual((done.returncode, done.stdout), (0, wanted.stdout), done.stderr)
                self.assertGreater(taken(done.stderr), 2 * (1 << 27))

    def redis(self, override: str | None) -> tuple[str, str]:
        """What the server answers, and its standard error."""
        with tempfile.TemporaryDirectory() as folder:
            socket = Path(folder) / "s"
            server = subprocess.Popen([self.need("redis-server"), "--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder],
                                      env=environment(override), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)  # fmt: skip
            try:
                for _ in range(200):
                    if socket.exists() or server.poll() is not None:
                        break
                    time.sleep(0.05)
                done = run(self.need("redis-cli"), "-s", socket, input="\n".join(REDIS) + "\n", env=PLAIN)
                run("redis-cli", "-s", socket, "shutdown", "nosave", env=PLAIN)
                _, stderr = server.communicate(timeout=30)
            finally:
                server.kill()
            self.assertEqual((done.returncode, server.returncode), (0, 0), done.stderr + stderr)
            return done.stdout, stderr

    def test_redis(self):
        wanted, _ = self.redis(None)
        self.assertEqual(len(wanted.split()), len(REDIS), wanted)
        for override in OVERRIDES[:2]:
            with self.subTest(override):
                answers, stderr = self.redis(override)
                self.assertEqual(answers, wanted)
                self.assertGreater(taken(stderr), 9_000_000)

    def test_stress(self):
        done = run(self.need("stress-ng"), "--vm", "2", "--vm-bytes", "32M", "--vm-method", "all", "--vm-ops", "200", "--verify", "--timeout", "20",
                   env=environment(""))  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("successful run completed", done.stdout + done.stderr)
        self.assertGreater(taken(done.stderr), 1 << 20, done.stderr)


if __name__ == "__main__":
    unittest.main()
