#!/bin/sh
# Builds the downloadable packages in dist.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<USAGE
Usage: sh scripts/package.sh [--build-dir DIR] [--output DIR] deb | tar | windows | web

Makes a package of Two Turns in dist.
  deb               for Debian and Ubuntu, built on the release it is for
  tar               for any Linux of the last years, in one folder that can be anywhere
  windows           for 64-bit Windows: an installer, and a zip without one
  web               for browsers: one page, and a folder for a web server
  --build-dir DIR   build there (default: a folder under build)
  --no-build        take what is built there already
  --output DIR      put the package there (default: dist)
  --help            print this help

The last three carry their libraries along, which scripts/libraries.sh builds once.
USAGE
}

folder=
output=$source/dist
build=true
target=
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --no-build)
        build=false
        shift
        ;;
    --build-dir | --output)
        [ -n "${2:-}" ] || die "$1 needs a folder"
        if [ "$1" = --output ]; then output=$2; else folder=$2; fi
        shift 2
        ;;
    deb | tar | windows | web)
        [ -z "$target" ] || die "one package at a time (see --help)"
        target=$1
        shift
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done
[ -n "$target" ] || die "which package? deb, tar, windows or web (see --help)"
[ "$(os_family /etc/os-release "$(uname -s)")" = debian ] || die "packages are made on Debian, Ubuntu and their kin"

# The time of every file in the package: the commit's, or without git the version's.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$source" log -1 --format=%ct 2>/dev/null) ||
        SOURCE_DATE_EPOCH=$(date -u +%s -d "$(sed -n 's/^## .*, //p' "$source/CHANGELOG.md" | head -n 1)")
fi
export SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 TZ=UTC
umask 022
version=$(sed -n 's/^## \([0-9.]*\),.*/\1/p' "$source/CHANGELOG.md" | head -n 1)

# need_packages PACKAGE...: installs packages that only packaging needs.
need_packages() {
    missing=$(missing_packages "$@" | tr '\n' ' ')
    [ -z "$missing" ] || install_debian "$missing"
}

# Keep build paths and unused functions out of the programs.
# shellcheck disable=SC2089 # CMake hands them to a shell, which takes the quotes away
common_flags="\"-ffile-prefix-map=$source=.\" -ffunction-sections -fdata-sections"

linux_flags() {
    CXXFLAGS=$common_flags
    LDFLAGS="-Wl,--as-needed -Wl,--gc-sections"
    # shellcheck disable=SC2090
    export CXXFLAGS LDFLAGS
}

# build_carried PRESET SYSTEM: builds with bundled libraries, and the pictures, fonts and icons that this system built.
build_carried() {
    # The other checks use this system's command-line program.
    make_assets twoturns-cli
    TWOTURNS_LIBRARIES=$(sh "$source/scripts/libraries.sh" "$2")
    export TWOTURNS_LIBRARIES
    # CMake's cache may name libraries in the folder of older ones.
    build "$folder" --fresh --preset "$1"
}

made() { say "Made: $1, $(($(wc -c <"$1") / 1000)) kB"; }

make_deb() {
    : "${folder:=$source/build/deb}"
    need_packages dpkg-dev file binutils # dpkg-shlibdeps recognises programs by `file`
    if $build; then
        need play
        linux_flags
        build "$folder" --preset release -DTWOTURNS_ALL_CHINESE=OFF \
            -DTWOTURNS_DEB_SUFFIX="$(release_suffix /etc/os-release)"
    fi
    rm -rf "$folder/package"
    quietly cpack --config "$folder/CPackConfig.cmake" -B "$folder/package"
    package=$(find "$folder/package" -maxdepth 1 -name '*.deb')
    cp -- "$package" "$output/"
    made "$output/${package##*/}"
}

make_tar() {
    : "${folder:=$source/build/bundle}"
    need_packages xz-utils binutils
    if $build; then
        linux_flags
        build_carried bundle linux
    fi
    name=TwoTurns-$version-linux-$(uname -m)
    stage=$folder/package/$name
    rm -rf "$folder/package"
    quietly cmake --install "$folder" --prefix "$stage" --strip
    cp -- "$source/packaging/linux/menu_files.sh" "$stage/share/menu_files.sh"
    cp -- "$source"/packaging/linux/bundle/* "$stage/"
    ln -s bin/twoturns "$stage/Two Turns"
    cp -- /usr/share/common-licenses/LGPL-2.1 "$stage/share/doc/twoturns/LGPL-2.1.txt"
    find "$stage" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    tar -C "$folder/package" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$name" |
        xz -T 1 --x86 --lzma2=preset=9e >"$output/$name.tar.xz"
    made "$output/$name.tar.xz"
}

make_windows() {
    : "${folder:=$source/build/windows}"
    need_packages nsis zip zstd icoutils
    if $build; then
        CXXFLAGS=$common_flags
        LDFLAGS="-Wl,--gc-sections -Wl,--no-insert-timestamp"
        # shellcheck disable=SC2090
        export CXXFLAGS LDFLAGS
        build_carried windows windows
    fi
    sh "$source/packaging/windows/package.sh" "$folder" "$output"
}

make_web() {
    : "${folder:=$source/build/web}"
    need_packages nodejs
    if $build; then
        CXXFLAGS=$common_flags
        NODE_PATH=/usr/share/nodejs # emscripten's own modules, for any Node.js
        # shellcheck disable=SC2090
        export CXXFLAGS NODE_PATH
        build_carried web web
    fi
    sh "$source/packaging/web/package.sh" "$folder" "$output" "$source/build/assets"
}

mkdir -p "$output"
output=$(CDPATH='' cd -- "$output" && pwd -P)
"make_$target"
