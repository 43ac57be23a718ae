#!/bin/sh
# make.sh TAR OUTPUT_DIR: makes an AppImage (type 2) of the bundle for any Linux, and checks that it unpacks to the same.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
tar=${1:?usage: make.sh TAR OUTPUT_DIR}
output=${2:?usage: make.sh TAR OUTPUT_DIR}
missing=$(missing_packages squashfs-tools xz-utils desktop-file-utils appstream gcc libc6-dev libsquashfuse-dev zlib1g-dev \
    libzstd-dev liblzma-dev liblzo2-dev liblz4-dev | tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing"
id=io.github.two_turns.TwoTurns
name=$(basename "$tar" .tar.xz)
mkdir -p "$output"
output=$(CDPATH='' cd -- "$output" && pwd -P)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
folder=$work/AppDir
mkdir -p "$folder/usr"
tar -C "$folder/usr" --strip-components=1 -xf "$tar" "$name/bin" "$name/share"
ln -s usr/bin/twoturns "$folder/AppRun"
cp "$folder/usr/share/applications/twoturns.desktop" "$folder/twoturns.desktop"
cp "$folder/usr/share/icons/hicolor/256x256/apps/twoturns.png" "$folder/twoturns.png"
ln -s twoturns.png "$folder/.DirIcon"
desktop-file-validate "$folder/twoturns.desktop"
quietly appstreamcli validate --no-net "$folder/usr/share/metainfo/$id.metainfo.xml"

# It has its libraries inside, so that it needs nothing but a kernel. AppImages are known by three bytes.
quietly cc -std=gnu11 -Os -static -s -ffunction-sections -fdata-sections -Wl,--gc-sections,--build-id=none \
    -D_FILE_OFFSET_BITS=64 -isystem /usr/include/squashfuse "$source/packaging/shops/appimage/begin.c" -o "$work/begin" \
    -lsquashfuse -lzstd -lz -llzma -llzo2 -llz4
printf 'AI\002' | dd of="$work/begin" bs=1 seek=8 conv=notrunc status=none
time=${SOURCE_DATE_EPOCH:-$(stat -c %Y "$folder/usr/bin/twoturns")}
(
    unset SOURCE_DATE_EPOCH # mksquashfs takes either
    quietly mksquashfs "$folder" "$work/files" -root-owned -noappend -comp zstd -Xcompression-level 22 -b 1M -mkfs-time "$time" -all-time "$time"
)
file=$output/$(echo "$name" | sed 's/-linux-/-/').AppImage
cat "$work/begin" "$work/files" >"$file"
chmod +x "$file"
(cd "$work" && "$file" --appimage-extract)
diff -r --no-dereference "$folder" "$work/squashfs-root" || die "it unpacks to something else"
say "Made: $file, $(wc -c <"$file") bytes"
