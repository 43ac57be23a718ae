#!/bin/sh
# debian.sh OUTPUT_DIR: makes the source package for Debian of the last commit: the archive of the sources, and debian/ with
# the changelog and the copyright made of those of the project.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
output=${1:?usage: debian.sh OUTPUT_DIR}
missing=$(missing_packages dpkg-dev git xz-utils cmake | tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing"
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$source/CHANGELOG.md" | head -n 1)
mkdir -p "$output"
output=$(CDPATH='' cd -- "$output" && pwd -P)
tree=$output/twoturns-$version
rm -rf "$tree"
git -C "$source" archive --format=tar --prefix="twoturns-$version/" HEAD | xz -6 >"$output/twoturns_$version.orig.tar.xz"
tar -C "$output" -xf "$output/twoturns_$version.orig.tar.xz"
cp -R "$source/packaging/shops/debian" "$tree/debian"
sh "$source/packaging/debian_changelog.sh" "$source/CHANGELOG.md" "$version-1" |
    sed -e '1s/) stable;/) unstable;/' >"$tree/debian/changelog"
cmake -DRESULT="$tree/debian/copyright" -P "$source/packaging/shops/copyright.cmake"
(cd "$output" && quietly dpkg-source -b "$tree")
say "Made: $output/twoturns_$version-1.dsc"
