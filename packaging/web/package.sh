#!/bin/sh
# package.sh BUILD_DIR OUTPUT_DIR: makes the page of the build by scripts/package.sh web.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
build=$1
output=$2
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$here/../../CHANGELOG.md" | head -n 1)
page=$output/TwoTurns-$version.html
node "$here/pack.js" "$build" "$page"
printf 'Made: %s, %d kB\n' "$page" $(($(wc -c <"$page") / 1000))
