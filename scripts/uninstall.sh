#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# uninstall.sh: take away what install.sh has noted below $DESTDIR: its files, and its folders where nothing else is in them.
set -eu
: "${PREFIX:?}" "${DESTDIR:=}"
notes=$DESTDIR$PREFIX/share/nt-quirk/installed

if [ ! -f "$notes" ]; then
	echo "uninstall: $notes is missing: nothing was installed there (PREFIX= and DESTDIR= as for install)" >&2
	exit 1
fi
# What is in a folder sorts behind it.
LC_ALL=C sort -r "$notes" | while IFS= read -r path; do
	case $path in
	*/) rmdir --ignore-fail-on-non-empty "$DESTDIR$path" ;;
	*) rm -f "$DESTDIR$path" ;;
	esac
done
