#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# coverage.sh FOLDER PYTHON: run make check on an instrumented build in FOLDER; print how much ran, and the lines that did not.
set -eu
mkdir -p "$1"
out=$(realpath "$1")
python=$2
"$python" -c 'import coverage' 2>/dev/null || { echo "coverage: python3-coverage is missing: make deps-lint" >&2; exit 1; }

rm -rf "$out/python"
find "$out" -name '*.gcda' -delete
mkdir "$out/python"

# Every Python that the tests start measures itself.
cat >"$out/python/sitecustomize.py" <<EOF
import coverage
coverage.process_startup()
EOF
cat >"$out/python/rc" <<EOF
[run]
source = $PWD/gen
parallel = true
data_file = $out/python/data
[report]
show_missing = true
exclude_lines =
    if __name__ == .__main__.:
EOF
# These see the instruments: names in the library, files read at the end, data that wants a disk.
sees="-test_it_wants_nothing_that_prints_exits_or_allocates -test_no_constructor -test_no_function_pointer_is_writable \
-test_it_ignores_the_environment -test_reads_no_file -test_a_full_disk_leaves_every_file_as_it_was"
COVERAGE_PROCESS_START=$out/python/rc PYTHONPATH=$out/python \
	make --no-print-directory O="$1" CFLAGS='-O0 -g --coverage' LEAVE_OUT="$sees" check

"$python" -m coverage combine --quiet --rcfile="$out/python/rc"
"$python" -m coverage report --rcfile="$out/python/rc"
for kind in runtime tools; do
	echo "== $kind"
	find "$out/$kind" -name '*.gcda' | LC_ALL=C sort | while read -r data; do
		gcov -t -o "$data" "$data" 2>/dev/null
	done | awk -f scripts/uncovered.awk -v only="$kind/"
done
