# SPDX-License-Identifier: GPL-2.0-only OR MIT
# uncovered.awk -v only=FOLDER/: of gcov's text, per source below FOLDER the part of lines that ran and the numbers of those that did not.

function report() {
	if (name != "" && index(name, only) == 1 && ran + missed)
		printf "%-34s %5.1f %%  %s\n", name, 100 * ran / (ran + missed), lines
	total_ran += ran
	total_missed += missed
	ran = missed = 0
	lines = ""
}

{
	split($0, field, ":")
	count = field[1]
	gsub(" ", "", count)
	number = field[2] + 0
}
number == 0 && field[3] == "Source" { report(); name = field[4]; next }
number == 0 || index(name, only) != 1 || count == "-" { next }
count ~ /^#####|^=====/ { missed++; lines = lines " " number; next }
{ ran++ }

END {
	report()
	if (total_ran + total_missed)
		printf "%-34s %5.1f %%\n", "total", 100 * total_ran / (total_ran + total_missed)
}
