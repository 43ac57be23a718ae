#!/bin/sh
# Installs the game for this user, with an entry in the menu, and takes it away again. Every file and folder
# made is written down, so that taking it away removes those and nothing else.
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

# Caches that are there must learn of a change; where there is none, none is needed.
refresh() {
    if [ -e "$menu/applications/mimeinfo.cache" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$menu/applications" || true
    fi
    if [ -e "$menu/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$menu/icons/hicolor" || true
    fi
    if [ -e "$menu/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$menu/mime" || true
    fi
    if [ -d "$menu/icons/hicolor" ]; then touch "$menu/icons/hicolor"; fi
}

# Where no other program has file types for this user, what update-mime-database made of ours goes with them.
forget_types() (
    cd "$menu/mime" 2>/dev/null || exit 0
    set -- packages/*.xml
    if [ ! -e "$1" ]; then
        rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
        rm -f application/x-twoturns-*.xml
        rmdir application 2>/dev/null || true
    fi
)

# Removes what the manifest lists: files, then folders if nothing else has come into them.
remove_installed() {
    list=$(mktemp)
    LC_ALL=C sort -r "$manifest" >"$list" # what is inside a folder comes before the folder
    while IFS= read -r path; do
        case $path in
        */) ;;
        *) rm -f -- "$path" ;;
        esac
    done <"$list"
    rm -f -- "$manifest"
    forget_types
    while IFS= read -r path; do
        case $path in
        */) rmdir -- "$path" 2>/dev/null || true ;;
        esac
    done <"$list"
    rm -f -- "$list"
}

# make_folder PATH: with all that leads to it, each new one written down with a slash at its end.
make_folder() (
    [ -d "$1" ] && exit
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1"
    printf '%s/\n' "$1" >>"$list"
)

# The program's path as a desktop entry writes it.
exec_line() {
    printf '%s' "$prefix/bin/twoturns" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/.*/"&"/'
}

# place STAGED-FILE: copies a file to where it belongs; the menu entry gets the full path of the program.
place() {
    relative=${1#"$stage/"}
    case $relative in
    share/applications/* | share/icons/* | share/metainfo/* | share/mime/*) target=$menu/${relative#share/} ;;
    *) target=$prefix/$relative ;;
    esac
    make_folder "$(dirname -- "$target")"
    case $relative in
    share/applications/*)
        while IFS= read -r line; do
            case $line in
            Exec=twoturns*) printf 'Exec=%s%s\n' "$(exec_line)" "${line#Exec=twoturns}" ;;
            *) printf '%s\n' "$line" ;;
            esac
        done <"$1" >"$target"
        ;;
    *) cp -p -- "$1" "$target" ;;
    esac
    printf '%s\n' "$target" >>"$list"
}

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
if [ -f "$manifest" ]; then remove_installed; fi
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
stage=$work/stage
list=$work/list
quietly cmake --install "$folder" --prefix "$stage" --strip
find "$stage" -type f >"$work/files"
: >"$list"
while IFS= read -r file; do place "$file"; done <"$work/files"
make_folder "$(dirname -- "$manifest")"
cp -- "$list" "$manifest"
refresh
say "Installed: $prefix/bin/twoturns, and \"Two Turns\" in the menu. To take it away: sh scripts/install.sh --uninstall"
