# SPDX-License-Identifier: GPL-2.0-only OR MIT
# help.awk: the targets of a Makefile and what stands behind their `##`, in lines of under 80 columns.

match($0, /^[a-z-]+:.*## /) {
	line = sprintf("  %-16s", substr($0, 1, index($0, ":") - 1))
	n = split(substr($0, RLENGTH + 1), words, " ")
	for (i = 1; i <= n; i++) {
		if (length(line) + length(words[i]) > 78) {
			print line
			line = sprintf("%18s", "")
		}
		line = line " " words[i]
	}
	print line
}
