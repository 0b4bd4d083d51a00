#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# install.sh BUILD: copy what was built below $DESTDIR; note every file and every new folder for uninstall.sh.
set -eu
umask 022
built=$1
: "${PREFIX:?}" "${VERSION:?}" "${SOVERSION:?}" "${DESTDIR:=}" "${BINDIR:=$PREFIX/bin}" "${LIBDIR:=$PREFIX/lib}"
: "${INCLUDEDIR:=$PREFIX/include}" "${DATADIR:=$PREFIX/share}" "${MANDIR:=$DATADIR/man}"
: "${ZSHDIR:=$DATADIR/zsh/site-functions}"
for folder in "$PREFIX" "$BINDIR" "$LIBDIR" "$INCLUDEDIR" "$DATADIR" "$MANDIR" "$ZSHDIR"; do
	case $folder in
	/*) ;;
	*) echo "install: $folder: PREFIX and the other folders are absolute; DESTDIR= is put before them" >&2; exit 1 ;;
	esac
done
notes=$PREFIX/share/nt-quirk/installed
made=

# Also after a failure, so that uninstall can clean up.
write_notes() {
	printf '%s' "$made" | cat - "$DESTDIR$notes" 2>/dev/null | LC_ALL=C sort -u >"$DESTDIR$notes.new"
	mv "$DESTDIR$notes.new" "$DESTDIR$notes"
}

note() {
	made="$made$1
"
}

# A folder and those above it. A new one is noted with a slash at its end.
folder() {
	[ ! -d "$DESTDIR$1/" ] || return 0
	folder "$(dirname "$1")"
	mkdir "$DESTDIR$1"
	note "$1/"
}

# put MODE FOLDER FILE [NAME]
put() {
	folder "$2"
	note "$2/${4:-${3##*/}}"
	install -m "$1" "$3" "$DESTDIR$2/${4:-${3##*/}}"
}

mkdir -p "$DESTDIR/"
folder "${notes%/*}"
note "$notes"
trap write_notes EXIT

for command in nt-quirk nt-bench; do
	[ -e "$built/$command" ] || continue	# nt-bench needs libraries that may be missing
	completion=$built/completion/nt_${command#nt-}
	put 755 "$BINDIR" "$built/$command"
	put 644 "$DATADIR/bash-completion/completions" "$completion.bash" "$command"
	put 644 "$DATADIR/fish/vendor_completions.d" "$completion.fish" "$command.fish"
	put 644 "$ZSHDIR" "$completion.zsh" "_$command"
	put 644 "$MANDIR/man1" "docs/$command.1"
done
# The generator, which judges for nt-bench verify and compare, and all that it reads.
# shellcheck disable=SC2044 # no name of ours has a space
for file in $(find gen templates db runtime/clear_nt.S -type f ! -name '*.pyc'); do
	put 644 "$DATADIR/nt-quirk/$(dirname "$file")" "$file"
done
put 644 "$LIBDIR" "$built/libntquirk.so.$SOVERSION"
note "$LIBDIR/libntquirk.so"
ln -sf "libntquirk.so.$SOVERSION" "$DESTDIR$LIBDIR/libntquirk.so"
put 644 "$LIBDIR" "$built/libntquirk-preload.so"
put 644 "$LIBDIR" "$built/libntquirk.a"
put 644 "$INCLUDEDIR/ntquirk" runtime/nt_quirk.h
put 644 "$INCLUDEDIR/ntquirk" runtime/clear_variants.def
folder "$LIBDIR/pkgconfig"
note "$LIBDIR/pkgconfig/ntquirk.pc"
sed "/^#/d; s|@PREFIX@|$PREFIX|; s|@LIBDIR@|$LIBDIR|; s|@INCLUDEDIR@|$INCLUDEDIR|; s|@VERSION@|$VERSION|" \
	runtime/ntquirk.pc.in >"$DESTDIR$LIBDIR/pkgconfig/ntquirk.pc"
for page in docs/*.[35]; do
	put 644 "$MANDIR/man${page##*.}" "$page"
done
