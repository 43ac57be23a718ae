#!/bin/sh
# check.sh TAR ROOT: builds the Flatpak of the bundle TAR by flatpak-builder without the network, installs and runs it. ROOT
# is the folder of a Debian system with what packaging/linux/check.sh installs there: it stands in for the runtime, which
# no Debian package has. Leaves nothing behind but prints what the desktop sees.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
tar=$(realpath "${1:?usage: check.sh TAR ROOT}")
root=${2:?usage: check.sh TAR ROOT}
missing=$(missing_packages flatpak flatpak-builder ostree bubblewrap desktop-file-utils appstream xvfb xauth | tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing"
id=io.github.two_turns.TwoTurns
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
export HOME="$work/home" FLATPAK_USER_DIR="$work/flatpak" XDG_RUNTIME_DIR="$work/runtime" LC_ALL=C.UTF-8
mkdir -p "$HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
sh "$source/packaging/shops/fill.sh" "$(dirname "$tar")" "$work/filled"
manifest=$work/filled/flatpak/$id.yml
# What makes the entry for a shop's list is a program of the runtime that is missing here.
sed -i -e "s#url: .*#path: $tar#" -e 's/^modules:/appstream-compose: false\n&/' "$manifest"
version=$(sed -n "s/^runtime-version: '\(.*\)'/\1/p" "$manifest")

say "A runtime of $root in place of org.freedesktop.Platform"
quietly ostree init --repo="$work/repo" --mode=bare-user-only
mkdir -p "$work/system"
cp -a "$root/usr" "$work/system/files"
cp -a "$root/etc" "$work/system/files/etc"
for name in Platform Sdk; do
    printf '[Runtime]\nname=org.freedesktop.%s\nruntime=org.freedesktop.Platform/%s/%s\nsdk=org.freedesktop.Sdk/%s/%s\n' \
        "$name" "$(uname -m)" "$version" "$(uname -m)" "$version" >"$work/system/metadata"
    quietly flatpak build-export --no-update-summary --files=files "$work/repo" "$work/system" "$version"
done
rm -rf "$work/system"
quietly flatpak build-update-repo "$work/repo"
quietly flatpak --user remote-add --no-gpg-verify local "$work/repo"
quietly flatpak --user install -y --noninteractive local "org.freedesktop.Platform//$version" "org.freedesktop.Sdk//$version"

say "Built by flatpak-builder"
(cd "$work" && quietly flatpak-builder --user --disable-rofiles-fuse --disable-updates --repo="$work/repo" "$work/build" "$manifest")
exported=$work/build/export
(cd "$exported" && find . -type f | sort)
for file in "share/applications/$id.desktop" "share/mime/packages/$id.xml" "share/icons/hicolor/256x256/apps/$id.png"; do
    [ -f "$exported/$file" ] || die "the desktop does not see $file"
done
desktop-file-validate "$exported/share/applications/$id.desktop"
quietly appstreamcli validate --no-net "$work"/build/files/share/*/"$id".*.xml
grep '^\[Context\]' -A 6 "$work/build/metadata"
if grep -q '^filesystems=' "$work/build/metadata"; then die "a folder of the player's is open to the game"; fi

say "Installed and run"
quietly flatpak --user install -y --noninteractive local "$id"
flatpak run --command=twoturns-cli "$id" --version
quietly flatpak run --env=SDL_VIDEODRIVER=dummy "$id" --seed hello --screenshot "$HOME/.var/app/$id/data/board.png"
[ "$(wc -c <"$HOME/.var/app/$id/data/board.png")" -gt 50000 ] || die "no picture of a board"
quietly flatpak build-bundle "$work/repo" "$work/twoturns.flatpak" "$id"
say "The Flatpak: all is well, $(wc -c <"$work/twoturns.flatpak") bytes in one file"
