#!/bin/sh
# Installs the game for this user, with a menu entry, and uninstalls it. Records every file and folder it creates, so
# that uninstalling removes those and nothing else.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/install.sh [--prefix DIR] [--build-dir DIR] [--uninstall]

Builds Two Turns and installs it for this user, with an entry in the desktop's menu.
  --prefix DIR      install there (default: ~/.local, its menu entry and icons in XDG_DATA_HOME)
  --build-dir DIR   build there (default: build/release)
  --no-build        install what is built there already
  --uninstall       take it away again; what you have made stays
  --help            print this help
EOF
}

folder=$source/build/release
prefix=
menu=
build=true
uninstall=false
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --uninstall)
        uninstall=true
        shift
        ;;
    --no-build)
        build=false
        shift
        ;;
    --prefix | --build-dir)
        [ -n "${2:-}" ] || die "$1 needs a folder"
        if [ "$1" = --prefix ]; then prefix=$2; else folder=$2; fi
        shift 2
        ;;
    --prefix=?*)
        prefix=${1#*=}
        shift
        ;;
    --build-dir=?*)
        folder=${1#*=}
        shift
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done

if [ -z "$prefix" ]; then
    prefix=${HOME:?is not set; say where to install with --prefix}/.local
    menu=${XDG_DATA_HOME:-$prefix/share}
fi
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
prefix=${prefix%/}
: "${menu:=$prefix/share}"
menu=${menu%/}
manifest=$prefix/share/twoturns/install_manifest.txt

program=$prefix/bin/twoturns
# shellcheck source=packaging/linux/menu_files.sh
. "$source/packaging/linux/menu_files.sh"

if $uninstall; then
    [ -f "$manifest" ] || die "nothing of Two Turns is installed under $prefix"
    remove_installed
    refresh
    say "Two Turns is gone from $prefix; what you have made was left."
    exit
fi

if $build; then
    need play
    build "$folder" --preset release
fi

say "Installing under $prefix"
stage=$(mktemp -d)
trap 'rm -rf -- "$stage"' EXIT
quietly cmake --install "$folder" --prefix "$stage" --strip
# shellcheck disable=SC2317 # called by place_all
target_of() {
    relative=${1#"$stage/"}
    case $relative in
    share/applications/* | share/icons/* | share/metainfo/* | share/mime/*) printf '%s' "$menu/${relative#share/}" ;;
    *) printf '%s' "$prefix/$relative" ;;
    esac
}
place_all "$stage" target_of
say "Installed: $prefix/bin/twoturns, and \"Two Turns\" in the menu. To take it away: sh scripts/install.sh --uninstall"
