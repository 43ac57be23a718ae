#!/bin/sh
# Makes what players download, in dist.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/package.sh [--build-dir DIR] deb

Makes a package of Two Turns in dist.
  deb               for Debian and Ubuntu, built on the release it is for
  --build-dir DIR   build there (default: build/deb)
  --no-build        take what is built there already
  --output DIR      put the package there (default: dist)
  --help            print this help
EOF
}

folder=$source/build/deb
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
    deb)
        target=$1
        shift
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done
[ -n "$target" ] || die "which package? deb (see --help)"
[ "$(os_family /etc/os-release "$(uname -s)")" = debian ] || die "a .deb is made on Debian, Ubuntu and their kin"

# The time of every file in the package: that of the commit, or without git that of the version.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git -C "$source" log -1 --format=%ct 2>/dev/null) ||
        SOURCE_DATE_EPOCH=$(date -u +%s -d "$(sed -n 's/^## .*, //p' "$source/CHANGELOG.md" | head -n 1)")
fi
export SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

if $build; then
    need play
    # shellcheck disable=SC2046 # one word a package
    missing=$(missing_packages dpkg-dev | tr '\n' ' ')
    [ -z "$missing" ] || install_debian "$missing"
    # As Debian builds its own; and nothing of where it was built is in the programs.
    # shellcheck disable=SC2089 # CMake hands them to a shell, which takes the quotes away
    CXXFLAGS="-fstack-protector-strong -Wformat -Werror=format-security -D_FORTIFY_SOURCE=2 \
\"-ffile-prefix-map=$source=.\" -ffunction-sections -fdata-sections"
    LDFLAGS="-Wl,-z,relro -Wl,-z,now -Wl,--as-needed -Wl,--gc-sections"
    # shellcheck disable=SC2090
    export CXXFLAGS LDFLAGS
    build "$folder" --preset release -DTWOTURNS_ALL_CHINESE=OFF
fi

rm -rf "$folder/package"
mkdir -p "$output"
quietly cpack --config "$folder/CPackConfig.cmake" -B "$folder/package"
made=$(find "$folder/package" -maxdepth 1 -name '*.deb')
cp -- "$made" "$output/"
say "Made: $output/${made##*/}, $(($(wc -c <"$made") / 1000)) kB"
