#!/bin/sh
# Fuzzes every parser of external input, looking for crashes.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/fuzz.sh [--seconds N] [--keep DIR] [TARGET...]

Builds the fuzz targets of tests/fuzz (all of them, or those named) with clang and its sanitizers, and runs each for a
while, all at once. An input that fails is printed in base64.
  --seconds N   of a processor for each target (default: 60)
  --keep DIR    go on from the inputs in DIR and leave new ones there (default: a folder that is removed)
  --help        print this help
Such as: sh scripts/fuzz.sh --seconds 1800 record
EOF
}

seconds=60
keep=
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --seconds)
        case ${2:-} in '' | *[!0-9]*) die "--seconds needs a number" ;; esac
        seconds=$2
        shift 2
        ;;
    --keep)
        [ -n "${2:-}" ] || die "--keep needs a folder"
        keep=$2
        shift 2
        ;;
    -*) die "unknown argument: $1 (see --help)" ;;
    *) break ;;
    esac
done
targets=$source/tests/fuzz/corpus
[ $# -gt 0 ] || for target in "$targets"/*; do set -- "$@" "${target##*/}"; done
for target; do
    [ -d "$targets/$target" ] || die "no such target: $target"
done

cmake -S "$source" --preset asan -DTWOTURNS_FUZZ=ON >/dev/null
cmake --build "$source/build/asan" --target fuzz -- --quiet
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
keep=${keep:-$scratch/keep}

# run TARGET: fuzzes a target; leaves $scratch/TARGET.failed if it found something.
run() {
    mkdir -p "$keep/$1" "$scratch/$1"
    "$source/build/asan/bin/fuzz_$1" -max_total_time="$seconds" -rss_limit_mb=2048 -timeout=30 -print_final_stats=1 \
        -dict="$source/tests/fuzz/$1.dict" -artifact_prefix="$scratch/$1/" \
        "$keep/$1" "$source/tests/fuzz/corpus/$1" >"$scratch/$1.log" 2>&1 || : >"$scratch/$1.failed"
}

# Run all at once, long enough that each gets its seconds of processor time.
processors=$(getconf _NPROCESSORS_ONLN)
[ $# -le "$processors" ] || seconds=$(((seconds * $# + processors - 1) / processors))
for target; do run "$target" & done
wait
failed=0
for target; do
    if [ -e "$scratch/$target.failed" ]; then
        failed=1
        say "$target: FAILED"
        tail -n 60 "$scratch/$target.log"
        for input in "$scratch/$target"/*; do
            [ ! -e "$input" ] || { say "${input##*/}, in base64:" && base64 "$input"; }
        done
    else
        say "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$scratch/$target.log") inputs, nothing found"
    fi
done
exit "$failed"
