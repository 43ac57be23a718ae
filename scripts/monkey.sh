#!/bin/sh
# Runs a monkey that plays the game at random and kills it again and again: see tests/monkey/monkey.cpp.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<USAGE
Usage: sh scripts/monkey.sh [--preset NAME] [--seconds N] [--seed N]

A monkey plays Two Turns in windows that nobody sees, and kills some of them.
  --preset NAME     build as CMakePresets.json has it: test (default), asan ...
  --seconds N       for so long (default: 60)
  --seed N          where to begin, so that a failure can be seen again (default: by the clock)
  --no-build        take what is built there already
  --help            print this help
USAGE
}

preset='test'
seconds=60
seed=$(date +%s)
build=true
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --no-build)
        build=false
        shift
        ;;
    --preset | --seconds | --seed)
        [ -n "${2:-}" ] || die "$1 needs a value"
        case $1 in
        --preset) preset=$2 ;;
        --seconds) seconds=$2 ;;
        --seed) seed=$2 ;;
        esac
        shift 2
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done
case $seconds$seed in *[!0-9]*) die "--seconds and --seed need numbers" ;; esac

folder=$source/build/$preset
if $build; then
    need test
    build "$folder" --preset "$preset" -DTWOTURNS_TESTS=ON
fi
say "The monkey plays for $seconds s from seed $seed"
exec "$folder/bin/monkey" "$seed" "$seconds"
