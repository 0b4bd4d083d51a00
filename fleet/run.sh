#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# run.sh: the head of a file whose tail is the static nt-bench: runs it on a host that has a shell and nothing else.
# Ansible's terminal mixes standard error in, so the record stands between two marks.
set -u
here=$(mktemp -d) || exit 1
trap 'rm -rf "$here"' EXIT
trap 'exit 130' INT TERM HUP
tail -n +15 "$0" >"$here/nt-bench" && chmod 700 "$here/nt-bench" || exit 1
"$here/nt-bench" measure -o "$here/record.yaml" "$@" 2>"$here/log"
status=$?
if [ -f "$here/record.yaml" ]; then echo "== nt-bench record"; cat "$here/record.yaml"; echo "== end of record"; fi
cat "$here/log"
exit $status
