#!/bin/sh
# SPDX-License-Identifier: GPL-2.0-only OR MIT
# check_deb.sh BUILD: build the Debian packages in a chroot with nothing but what debian/control names, ask lintian,
# then install them in a fresh chroot, use them, purge them, and see that nothing is left.
set -eu
PATH=$PATH:/usr/sbin:/sbin
for tool in debootstrap lintian; do
	command -v $tool >/dev/null || { echo "check-deb: $tool is missing: make deps-package" >&2; exit 1; }
done
[ "$(id -u)" = 0 ] || { echo "check-deb: a chroot needs root" >&2; exit 1; }
# shellcheck source=/dev/null
. /etc/os-release
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
mkdir -p "$1/deb"
out=$(realpath "$1/deb")
root=$out/root

# The small Debian that both begin with; kept for the next time.
fresh() {
	rm -rf "$root"
	mkdir "$root"
	tar -xf "$out/base.tar" -C "$root"
	chroot "$root" apt-get -q update
}

# What is in the chroot, but for what apt and dpkg note down and caches.
listing() {
	(cd "$root" && find . \( -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./var/cache -o -path ./var/log -o -path ./packages \) \
		-prune -o ! -path ./etc/ld.so.cache -printf '%p %M %l\n' | LC_ALL=C sort)
}

if [ ! -e "$out/base.tar" ]; then
	rm -rf "$root"
	debootstrap --variant=minbase "$VERSION_CODENAME" "$root"
	tar -cf "$out/base.tar.new" -C "$root" --exclude=./proc --exclude=./sys .
	mv "$out/base.tar.new" "$out/base.tar"
fi

echo "== build"
fresh
mkdir -p "$root/source/nt-quirk"
git ls-files -z | tar -c --null -T - | tar -x -C "$root/source/nt-quirk" --no-same-owner
chroot "$root" sh -ec 'cd /source/nt-quirk
	apt-get -qy --no-install-recommends install dpkg-dev gcc make libc6-dev
	apt-get -qy --no-install-recommends build-dep ./
	dpkg-buildpackage -us -uc -b'
rm -rf "$out/packages"
mkdir "$out/packages"
mv "$root"/source/*.deb "$root"/source/*.changes "$root"/source/*.buildinfo "$out/packages"

echo "== lintian"
lintian --fail-on error --allow-root "$out"/packages/*.changes

echo "== install, use, purge"
fresh
listing >"$out/before"
mkdir "$root/packages"
cp "$out"/packages/libntquirk1_*.deb "$out"/packages/libntquirk-dev_*.deb "$out"/packages/nt-quirk_*.deb "$root/packages"
# shellcheck disable=SC2016 # the shell inside expands
chroot "$root" sh -ec 'apt-get -qy --no-install-recommends install /packages/*.deb
	nt-quirk --cpu 6:79:1
	nt-bench --version
	test -e /usr/share/zsh/vendor-completions/_nt-quirk -a "$(readlink /usr/lib/*/libntquirk.so)" = libntquirk.so.1
	apt-get -qy --autoremove purge libntquirk1 libntquirk-dev nt-quirk'
listing >"$out/after"
diff "$out/before" "$out/after"
rm -rf "$root"
echo "check-deb: $(cd "$out/packages" && echo *_*.deb)"
