#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# lint.sh FLAGS...: static checks of everything that is written by hand; FLAGS are the compiler's. Fails at the end if one found something.
set -u
failed=0
for tool in gcc clang-tidy cppcheck shellcheck flake8 yamllint sparse; do
	command -v $tool >/dev/null || { echo "lint: $tool is missing: make deps-lint" >&2; exit 1; }
done

# check NAME COMMAND...: silent unless the command fails.
check() {
	name=$1
	shift
	if said=$("$@" 2>&1); then
		echo "  $name: clean"
	else
		printf '%s\n  %s: see above\n' "$said" "$name"
		failed=1
	fi
}

# Names without spaces, as in all of the tree.
sources() {
	git ls-files -co --exclude-standard "$@"
}

# shellcheck disable=SC2317 # check() calls it
analyze() {
	for file in $c; do
		gcc -std=gnu11 -O1 -fanalyzer -Werror "$@" -c -o /dev/null "$file" || return 1
	done
}

# shellcheck disable=SC2046,SC2086 # lists of words
{
	c=$(sources ':(glob)runtime/**/*.c' ':(glob)tools/**/*.c' ':(glob)bench/*.c' ':(glob)tests/*.c')
	check "gcc -fanalyzer" analyze "$@"
	check clang-tidy clang-tidy --quiet $c -- -std=gnu11 "$@"
	# Not style: scopes and const are decided by the reader. Its analysis does not know _Noreturn of C11: the macro does.
	check cppcheck cppcheck -D_Noreturn='__attribute__((noreturn))' --quiet --std=c11 --enable=warning,performance,portability --inline-suppr --error-exitcode=1 "$@" $c
	check shellcheck shellcheck $(sources '*.sh' .ci/run)
	# Of flake8 what pyflakes finds and what is no Python; the rest is taste.
	check pyflakes flake8 --isolated --select=F,E9 $(sources '*.py')
	check yamllint yamllint --strict db .github fleet
	check "sparse on kernel output" "$PYTHON" -B tests/kernel_sparse.py
}
exit $failed
