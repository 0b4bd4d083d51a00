#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# Install what is missing of the packages named as arguments, through apt; do nothing when all are there.
set -eu
PATH=$PATH:/usr/sbin:/sbin:/usr/local/sbin
export PATH DEBIAN_FRONTEND=noninteractive

if ! command -v dpkg-query >/dev/null; then
	echo "make deps knows apt only. Install what these Debian packages hold: $*" >&2
	exit 1
fi
missing=
for package; do
	state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
	[ "$state" = installed ] || missing="$missing $package"
done
if [ -z "$missing" ]; then
	echo "deps: complete"
	exit 0
fi
as_root=
if [ "$(id -u)" != 0 ]; then
	as_root=$(command -v sudo) || {
		echo "Missing:$missing" >&2
		echo "As root: apt-get install --no-install-recommends$missing" >&2
		exit 1
	}
fi
echo "deps: installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # words are wanted
if ! { $as_root apt-get update && $as_root apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
	tail -n 20 "$log" >&2
	echo "deps: apt-get failed, see above" >&2
	exit 1
fi
echo "deps: done"
