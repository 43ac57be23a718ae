#!/bin/sh
# Builds the game and starts it. On Debian, Ubuntu and derivatives it first installs what the build needs.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/play.sh [--build-dir DIR] [--] [ARGUMENTS OF THE GAME]

Builds Two Turns, after installing what that needs on Debian, Ubuntu and their kin, and starts it.
  --build-dir DIR   build there (default: build/release)
  --help            print this help; the game's own: sh scripts/play.sh -- --help
EOF
}

folder=$source/build/release
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --build-dir)
        [ -n "${2:-}" ] || die "--build-dir needs a folder"
        folder=$2
        shift 2
        ;;
    --build-dir=?*)
        folder=${1#*=}
        shift
        ;;
    --)
        shift
        break
        ;;
    *) break ;;
    esac
done

needs_display() {
    [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${SDL_VIDEODRIVER:-}" ] || return 1
    for argument in "$@"; do
        case $argument in
        --screenshot | --screenshot=* | --help | -h | --version) return 1 ;;
        esac
    done
}

need play
build "$folder" --preset release
if needs_display "$@"; then
    die "built, but there is no display to play on: neither DISPLAY nor WAYLAND_DISPLAY is set.
  Run it in a desktop session, or with a display of its own: xvfb-run sh scripts/play.sh
  A picture needs no display: sh scripts/play.sh --screenshot picture.png"
fi
say "Starting $folder/bin/twoturns"
exec "$folder/bin/twoturns" "$@"
