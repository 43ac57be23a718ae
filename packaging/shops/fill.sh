#!/bin/sh
# fill.sh DIST_DIR OUTPUT_DIR: fills in the manifests of the shops: version, date and the checksums of the packages in
# DIST_DIR. The checksum of a package that is not there stays the word MISSING.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
dist=${1:?usage: fill.sh DIST_DIR OUTPUT_DIR}
output=${2:?usage: fill.sh DIST_DIR OUTPUT_DIR}
changelog=$here/../../CHANGELOG.md
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$changelog" | head -n 1)
date=$(sed -n 's/^## .*, //p' "$changelog" | head -n 1)
sum() { if [ -f "$dist/$1" ]; then sha256sum "$dist/$1" | cut -d ' ' -f 1; else echo MISSING; fi; }
tar=$(sum "TwoTurns-$version-linux-x86_64.tar.xz")
setup=$(sum "TwoTurns-$version-setup.exe" | tr 'a-f' 'A-F')
zip=$(sum "TwoTurns-$version-windows.zip")
sources=$(sum "two-turns-$version.tar.gz")
for folder in flatpak winget scoop aur homebrew nix; do
    mkdir -p "$output/$folder"
    for file in "$here/$folder"/*; do
        sed -e "s/@VERSION@/$version/g" -e "s/@DATE@/$date/g" -e "s/@SHA256_TAR@/$tar/g" -e "s/@SHA256_SETUP@/$setup/g" \
            -e "s/@SHA256_ZIP@/$zip/g" -e "s/@SHA256_SOURCE@/$sources/g" -e "s/@ZIP_FOLDER@/TwoTurns-$version/g" \
            "$file" >"$output/$folder/${file##*/}"
    done
done
