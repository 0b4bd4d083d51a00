#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# under_valgrind.sh BUILD PROGRAM...: beside BUILD's programs, in BUILD/valgrind, commands that run them under valgrind and fail by its findings.
set -eu
command -v valgrind >/dev/null || { echo "check-valgrind: valgrind is missing: make deps-lint" >&2; exit 1; }
build=$1
shift
for program; do
	command=$build/valgrind/${program#"$build"/}
	mkdir -p "${command%/*}"
	cat >"$command" <<-EOF
	#!/bin/sh
	exec valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \\
		--suppressions='$PWD/tests/valgrind.supp' '$(realpath "$program")' "\$@"
	EOF
	chmod +x "$command"
done
