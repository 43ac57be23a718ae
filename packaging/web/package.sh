#!/bin/sh
# package.sh BUILD_DIR OUTPUT_DIR ASSETS_BUILD_DIR: makes the page in one file and the folder for a web server of the build
# by scripts/package.sh web.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
build=$1
output=$2
assets=$3
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$here/../../CHANGELOG.md" | head -n 1)
page=$output/TwoTurns-$version.html
node "$here/pack.js" "$build" "$page"
printf 'Made: %s, %d kB\n' "$page" $(($(wc -c <"$page") / 1000))
folder=$output/TwoTurns-$version-web
node "$here/pack_folder.js" "$build" "$assets" "$folder" "$version"
find "$folder" -exec touch -h -d "@${SOURCE_DATE_EPOCH:-0}" {} +
printf 'Made: %s, %d files\n' "$folder" "$(find "$folder" -type f | wc -l)"
