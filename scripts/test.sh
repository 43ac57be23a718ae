#!/bin/sh
# Builds everything and runs all tests. On Debian, Ubuntu and derivatives it first installs what they need.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/test.sh [--build-dir DIR] [--preset NAME] [--assets-from DIR] [--] [ARGUMENTS OF CTEST]

Builds Two Turns and runs all its tests, after installing what that needs on Debian, Ubuntu and their kin.
  --build-dir DIR   build there (default: build/NAME)
  --preset NAME     build as CMakePresets.json has it: test, which is the quickest to build (default), ci, asan ...
  --assets-from DIR copy the pictures and fonts that another build has made: its folder share
  --help            print this help
The variable TWOTURNS_TEST_SCALE says how much of whatever is tried by chance is tried, in percent (default: 25).
Such as: sh scripts/test.sh -- -R cli
EOF
}

folder=
preset='test'
assets=
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
    --preset)
        [ -n "${2:-}" ] || die "--preset needs a name"
        preset=$2
        shift 2
        ;;
    --preset=?*)
        preset=${1#*=}
        shift
        ;;
    --assets-from)
        [ -n "${2:-}" ] || die "--assets-from needs a folder"
        assets=$2
        shift 2
        ;;
    --)
        shift
        break
        ;;
    *) break ;;
    esac
done

need test
folder=${folder:-$source/build/$preset}
build "$folder" --preset "$preset" -DTWOTURNS_TESTS=ON -DTWOTURNS_ASSETS_FROM="$assets"

# Tests draw into memory unless they start their own Xvfb.
unset DISPLAY WAYLAND_DISPLAY
SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_RENDER_DRIVER=software
TWOTURNS_TEST_SCALE=${TWOTURNS_TEST_SCALE:-25}
export SDL_VIDEODRIVER SDL_AUDIODRIVER SDL_RENDER_DRIVER TWOTURNS_TEST_SCALE
say "Running the tests"
# Two tests for each processor, because many wait for the disk or the clock.
exec ctest --test-dir "$folder" --output-on-failure --no-tests=error -j "$((2 * $(getconf _NPROCESSORS_ONLN)))" "$@"
