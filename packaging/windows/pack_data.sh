#!/bin/sh
# pack_data.sh SHARE-FOLDER FILE: packs the game's data into one file, with identical bytes for identical content. The
# inner archive is uncompressed, so that zstd compresses everything together.
set -eu
share=$1
file=$2
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cp -R "$share/twoturns" "$share/locale" "$work/"
find "$work" -exec touch -d @315532800 {} + # 1980, the first day of the format
(cd "$work" && find twoturns locale -type f | LC_ALL=C sort | TZ=UTC zip -q -X -0 -@ share.zip)
zstd -q -f --ultra -22 "$work/share.zip" -o "$file"
