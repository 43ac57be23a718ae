#!/bin/sh
# make.sh TAR OUTPUT_DIR: makes an AppImage of the bundle for any Linux. TWOTURNS_APPIMAGE_RUNTIME names the program that
# begins an AppImage, runtime-x86_64 of https://github.com/AppImage/type2-runtime, which no Debian package has; without it
# only the folder of the AppImage is made.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
tar=${1:?usage: make.sh TAR OUTPUT_DIR}
output=${2:?usage: make.sh TAR OUTPUT_DIR}
missing=$(missing_packages squashfs-tools xz-utils desktop-file-utils appstream | tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing"
id=io.github.two_turns.TwoTurns
name=$(basename "$tar" .tar.xz)
folder=$output/$name.AppDir
rm -rf "$folder"
mkdir -p "$folder/usr"
tar -C "$folder/usr" --strip-components=1 -xf "$tar" "$name/bin" "$name/share"
ln -s usr/bin/twoturns "$folder/AppRun"
cp "$folder/usr/share/applications/twoturns.desktop" "$folder/twoturns.desktop"
cp "$folder/usr/share/icons/hicolor/256x256/apps/twoturns.png" "$folder/twoturns.png"
ln -s twoturns.png "$folder/.DirIcon"
desktop-file-validate "$folder/twoturns.desktop"
appstreamcli validate --no-net "$folder/usr/share/metainfo/$id.metainfo.xml" >/dev/null
if [ -z "${TWOTURNS_APPIMAGE_RUNTIME:-}" ]; then
    say "Made: $folder, without the program that begins an AppImage (TWOTURNS_APPIMAGE_RUNTIME)"
    exit
fi
file=$output/$(echo "$name" | sed 's/-linux-x86_64/-x86_64/').AppImage
quietly mksquashfs "$folder" "$file.part" -root-owned -noappend -comp zstd -mkfs-time "${SOURCE_DATE_EPOCH:-0}" -all-time "${SOURCE_DATE_EPOCH:-0}"
cat "$TWOTURNS_APPIMAGE_RUNTIME" "$file.part" >"$file"
chmod +x "$file"
rm "$file.part"
say "Made: $file, $(wc -c <"$file") bytes"
