#!/bin/sh
# package.sh BUILD-FOLDER OUTPUT-FOLDER: makes the Windows zip and installer of the build. Called by scripts/package.sh,
# which sets SOURCE_DATE_EPOCH; the same programs give the same bytes.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
build=$1
output=$2
: "${SOURCE_DATE_EPOCH:?}"
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$source/CHANGELOG.md" | head -n 1)
name=TwoTurns-$version

stage=$build/package/$name
rm -rf "$build/package"
mkdir -p "$stage/licences"
for program in TwoTurns twoturns-cli; do
    x86_64-w64-mingw32-strip -o "$stage/$program.exe" "$build/bin/$program.exe"
done
# Windows line ends.
sed 's/$/\r/' "$source/packaging/windows/README.txt" >"$stage/README.txt"
sed 's/$/\r/' "$source/LICENSE" >"$stage/licences/TwoTurns.txt"
sed 's/$/\r/' "$source/assets/NOTICES.md" >"$stage/licences/NOTICES.txt"
for licence in "$source"/assets/licences/*.txt /usr/share/common-licenses/LGPL-2.1; do
    sed 's/$/\r/' "$licence" >"$stage/licences/$(basename "$licence" .txt).txt"
done
find "$build/package" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

zip=$output/$name-windows.zip
rm -f "$zip"
(cd "$build/package" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -9 -@ "$zip")
say "Made: $zip, $(($(wc -c <"$zip") / 1000)) kB"

setup=$output/$name-setup.exe
quietly makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DSTAGE=$stage" "-DOUTPUT=$setup" \
    "-DICON=$build/windows/twoturns.ico" "$source/packaging/windows/setup.nsi"
say "Made: $setup, $(($(wc -c <"$setup") / 1000)) kB"
