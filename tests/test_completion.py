# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""What bash, zsh and fish offer for the commands, asked of the shells themselves."""

import os
import re
import shutil
import tempfile
import unittest
from pathlib import Path

from support import BUILD, ROOT, run

COMPLETION = BUILD / "completion"

#: What is typed, and all that may be offered.
CASES = [
    ("nt-quirk --form", {"--format"}),
    ("nt-quirk --cpu", {"--cpu", "--cpuinfo", "--cpuid-dump"}),
    ("nt-quirk --format ", {"text", "json", "glibc-tunables"}),
    ("nt-quirk --format j", {"json"}),
    ("nt-quirk --cpuinfo some", {"some file"}),
    ("nt-quirk --why --vendor z", {"zhaoxin"}),
    ("nt-bench m", {"measure"}),
    ("nt-bench measure --workload p", {"pagefault"}),
]

BASH = r"""
source "$1"
line=$2
read -ra COMP_WORDS <<<"$line"
[[ $line != *' ' ]] || COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
compopt() { :; }
"_$3"
printf '%s\n' "${COMPREPLY[@]}"
"""

#: The matches that the completion system of zsh adds, on a pseudo terminal of its own.
ZSH = r"""
zmodload zsh/zpty
export OFFERED=$PWD/offered
zpty shell zsh -f -i
zpty -w shell "fpath=($1 \$fpath); PS1= PROMPT=; autoload -Uz compinit; compinit -u -D
compadd() {
	if [[ \$* != *' -O '* && \$* != *' -A '* && \$* != *' -D '* ]]; then
		local -a found; builtin compadd -O found \"\$@\"; print -rl -- \$found >>\$OFFERED
	fi
	builtin compadd \"\$@\"
}
complete-all() { zle list-choices; print -r -- . >>\$OFFERED }
zle -C list-choices list-choices _main_complete; zle -N complete-all; bindkey '^T' complete-all"
zpty -w -n shell "$2"$'\C-T'
repeat 100; do
	sleep 0.1
	[[ -e offered ]] && grep -qx '\.' offered && break
done
zpty -d shell
grep -vx '\.' offered
"""


class Completion(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "some file").touch()
        (self.folder / "other").touch()

    def offers(self, shell, script, *arguments, typed):
        if not shutil.which(shell):
            self.fail(f"{shell} is missing: apt-get install {shell}")
        environment = {**os.environ, "HOME": str(self.folder), "TERM": "xterm"}
        done = run(shell, *arguments, cwd=self.folder, env=environment, input=script)
        self.assertEqual(done.stderr, "", typed)
        return {line.rstrip().replace("\\ ", " ") for line in done.stdout.splitlines() if line.strip()}

    def test_bash(self):
        for typed, wanted in CASES:
            with self.subTest(typed):
                name = typed.split()[0].replace("-", "_")
                self.assertEqual(self.offers("bash", BASH, "--norc", "-s", "--", COMPLETION / f"{name}.bash", typed, name, typed=typed), wanted)

    def test_bash_equals(self):
        """bash makes a word of = alone."""
        for typed in "nt-quirk --format = j", "nt-quirk --why --format =":
            with self.subTest(typed):
                offered = self.offers("bash", BASH, "--norc", "-s", "--", COMPLETION / "nt_quirk.bash", typed, "nt_quirk", typed=typed)
                self.assertEqual(offered, {"json"} if typed.endswith("j") else {"json", "text", "glibc-tunables"})

    def test_fish(self):
        for typed, wanted in CASES:
            with self.subTest(typed):
                name = typed.split()[0].replace("-", "_")
                script = f"source '{COMPLETION / name}.fish'; complete -C '{typed}'"
                offered = self.offers("fish", script, "--no-config", typed=typed)
                self.assertEqual({line.split("\t")[0] for line in offered}, wanted)

    def test_zsh(self):
        functions = self.folder / "functions"
        functions.mkdir()
        for command in "nt_quirk", "nt_bench":
            shutil.copy(COMPLETION / f"{command}.zsh", functions / f"_{command.replace('_', '-')}")
        for typed, wanted in CASES:
            with self.subTest(typed):
                (self.folder / "offered").unlink(missing_ok=True)
                offered = self.offers("zsh", ZSH, "-f", "-s", functions, typed, typed=typed)
                self.assertEqual(offered, wanted)

    def test_help_has_the_options_of_the_table(self):
        for command in "nt_quirk", "nt_bench":
            table = (ROOT / "tools" / f"{command}_options.def").read_text()
            rows = re.findall(r'^NT_OPTION\(\w+,\s*"([a-z-]+)",\s*"([^"]*)",\s*"[^"]*",\s*"(.*)"\)$', table, re.M)
            self.assertEqual(len(rows), table.count("\nNT_OPTION("))
            shown = run(BUILD / command.replace("_", "-"), "--help").stdout
            self.assertEqual(re.findall(r"(?m)^  --([a-z-]+) ?(\S*) {2,}(.*)$", shown), rows)


if __name__ == "__main__":
    unittest.main()
