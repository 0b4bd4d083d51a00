# SPDX-License-Identifier: GPL-2.0-only OR MIT
# completion.awk -v shell=bash|zsh|fish -v command=NAME: the completion that a shell sources, from tools/*_options.def.

# Between quotes stand name, argument, values and help.
BEGIN { FS = "\"" }

/^NT_COMMAND\(/ { commands = commands " " $2; told[$2] = $4 }

/^NT_OPTION\(/ {
	name[++n] = $2
	takes[n] = $4
	values[n] = $6
	help[n] = $8
}

END {
	if (!n) {
		print "completion.awk: no option in " FILENAME > "/dev/stderr"
		exit 1
	}
	head = "# " command " for " shell ", made of its table of options by scripts/completion.awk"
	if (shell == "bash")
		bash()
	else if (shell == "zsh")
		zsh()
	else
		fish()
}

# As one word. The table has no single quote in it, or this stops.
function quoted(text) {
	if (index(text, "'")) {
		print "completion.awk: a quote in: " text > "/dev/stderr"
		exit 1
	}
	return "'" text "'"
}

function bash(    i, words, function_name) {
	function_name = command
	gsub("-", "_", function_name)
	print head
	print "_" function_name "()"
	print "{"
	print "\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}"
	print "\tif [[ $cur == = ]]; then"
	print "\t\tcur="
	print "\telif [[ $prev == = ]]; then"
	print "\t\tprev=${COMP_WORDS[COMP_CWORD - 2]}"
	print "\tfi"
	print "\tCOMPREPLY=()"
	print "\tcase $prev in"
	for (i = 1; i <= n; i++) {
		words = words " --" name[i]
		if (values[i] == "FILE")
			print "\t--" name[i] ")\n\t\tcompopt -o filenames\n\t\tmapfile -t COMPREPLY < <(compgen -f -- \"$cur\") ;;"
		else if (values[i])
			print "\t--" name[i] ")\n\t\tmapfile -t COMPREPLY < <(compgen -W " quoted(values[i]) " -- \"$cur\") ;;"
		else if (takes[i])
			print "\t--" name[i] ") ;;"
	}
	print "\t*)\n\t\tmapfile -t COMPREPLY < <(compgen -W " quoted(substr(commands words, 2)) " -- \"$cur\") ;;"
	print "\tesac"
	print "}"
	print "complete -F _" function_name " " command
}

function zsh(    i, action) {
	print "#compdef " command
	print head
	print "_arguments \\"
	for (i = 1; i <= n; i++) {
		action = ""
		if (takes[i])
			action = ":" takes[i] ":" (values[i] == "FILE" ? "_files" : values[i] ? "(" values[i] ")" : " ")
		print "\t" quoted("--" name[i] (takes[i] ? "=" : "") "[" escaped(help[i]) "]" action) (i < n || commands ? " \\" : "")
	}
	if (commands)
		print "\t" quoted("1:command:(" substr(commands, 2) ")") " '*:record:_files'"
}

# Brackets and colons have a meaning of their own to _arguments.
function escaped(text) {
	gsub(/\[|\]|:|\\/, "\\\\&", text)
	return text
}

function fish(    i, words, j, line) {
	print head
	print "complete -c " command (commands ? "" : " -f")
	for (i = split(commands, words, " "); i > 0; i--)
		print "complete -c " command " -n __fish_use_subcommand -x -a " words[i] " -d " quoted(told[words[i]])
	for (i = 1; i <= n; i++) {
		line = "complete -c " command " -l " name[i]
		if (values[i] == "FILE")
			line = line " -r -F"
		else if (takes[i])
			line = line " -x" (values[i] ? " -a " quoted(values[i]) : "")
		print line " -d " quoted(help[i])
	}
}
