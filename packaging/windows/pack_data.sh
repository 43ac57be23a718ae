#!/bin/sh
# pack_data.sh SHARE-FOLDER FILE: packs what the game loads into one file, the same bytes for the same content. The archive
# is not packed itself, so that zstd sees all of it at once.
set -eu
share=$1
file=$2
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cp -R "$share/twoturns" "$share/locale" "$work/"
find "$work" -exec touch -d @315532800 {} + # 1980, the first day of the format
(cd "$work" && find twoturns locale -type f | LC_ALL=C sort | TZ=UTC zip -q -X -0 -@ share.zip)
zstd -q -f --ultra -22 "$work/share.zip" -o "$file"
