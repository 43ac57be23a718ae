#!/usr/bin/env bash
# Runs the checks that take too long for every change: nightly, and before a release. Needs the packages that
# scripts/test.sh installs; installs the rest on Debian.
# shellcheck disable=SC2317 # the checks are called by their names
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
export LC_ALL=C.UTF-8

usage() {
    cat <<EOF
Usage: bash scripts/nightly.sh [CHECK...]

Runs the checks that are named, or all but the last, and fails if one of them fails:
  workers     the tests of workers, jobs and the store's threads, under ThreadSanitizer; .ci/run has them run, too
  threads     the tests of the window with its threads, under ThreadSanitizer
  tidy        clang-tidy over all sources
  alone       each source compiled by itself, where other builds compile some together
  headers     each header that has no source compiled by itself
  properties  all tests under the sanitizers of address and undefined behaviour, the heavy ones at full size
  fuzz        half an hour of made-up input for every reader
  monkey      two hours of a monkey, optimised, and as long under sanitizers
  release     scripts/release-check.sh: the packages, as a player meets them; as root
  --help      print this help
EOF
}

# tsan TARGET...: builds these tests with ThreadSanitizer.
tsan() {
    local assets=()
    [ ! -d build/ci/share ] || assets=("-DTWOTURNS_ASSETS_FROM=$PWD/build/ci/share") # built already
    cmake --preset tsan "${assets[@]}" >/dev/null && cmake --build build/tsan --target "$@" -- --quiet || return 1
    # SDL guards its list of pixel formats with its own locks, which the sanitizer cannot see. Reports go to files,
    # because standard error is silenced while a library decodes.
    echo 'called_from_lib:libSDL2-2.0.so' >build/tsan/suppressions
    rm -f build/tsan/report.*
    export TSAN_OPTIONS="suppressions=$PWD/build/tsan/suppressions log_path=$PWD/build/tsan/report"
}

# Prints what the sanitizer found, and fails if there is anything.
races() {
    local report bad=0
    for report in build/tsan/report.*; do
        [ ! -e "$report" ] || { cat "$report" && bad=1; }
    done
    return "$bad"
}

# The workers below the window: their one class, jobs, and the threads of the store.
workers() {
    local bad=0
    tsan platform_tests store_tests || return 1
    build/tsan/bin/platform_tests '[worker],[jobs]' && build/tsan/bin/store_tests '[store-thread]' || bad=1
    races && return "$bad"
}

# The window with its workers, which analyse, save and play sounds. The asset tools have no threads.
threads() {
    local bad=0
    tsan view_tests || return 1
    printf '%s\n' '[host]' '[opening]' '[sound]' '[saving]~[host]' |
        SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_RENDER_DRIVER=software xargs -P 0 -n 1 build/tsan/bin/view_tests || bad=1
    races && return "$bad"
}

# tidy_together FILE SOURCE...: checks the sources as one file that includes them, in a quarter of the time. If
# clang-tidy complains, perhaps only because they are together, splits them in half and repeats; only complaints about a
# single source count.
# shellcheck disable=SC2317 # called through xargs, as the next
tidy_together() {
    local file=$1 half bad=0
    shift
    if [ $# -eq 1 ]; then
        clang-tidy --quiet -p build/tidy --warnings-as-errors='*' "$1" \
            2> >(grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? (generated|treated)|^Suppressed ' >&2)
        return
    fi
    printf '#include "%s"\n' "$@" >"$file"
    clang-tidy --quiet -p build/tidy-together --warnings-as-errors='*' --checks=-bugprone-suspicious-include "$file" \
        >/dev/null 2>&1 && return
    half=$(($# / 2))
    tidy_together "$file" "${@:1:half}" || bad=1
    tidy_together "$file" "${@:half+1}" || bad=1
    return "$bad"
}

# tidy_unity FILE: checks the sources that CMake combined in FILE.
# shellcheck disable=SC2317
tidy_unity() {
    local sources
    mapfile -t sources < <(sed -nE 's/^#include "(.*)"$/\1/p' "$1")
    tidy_together "$1" "${sources[@]}"
}

tidy() {
    export -f tidy_together tidy_unity
    rm -rf build/tidy-together
    ! grep -rnE '#[[:space:]]*include.*\.cpp"' src && # bugprone-suspicious-include
        cmake --preset tidy >/dev/null &&
        cmake --preset tidy -B build/tidy-together -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=100 >/dev/null &&
        find build/tidy-together/src -name 'unity_*.cxx' -print0 | sort -z | xargs -0 -I '{}' -P "$(nproc)" bash -c "tidy_unity '{}'"
}

# Compiles each source alone: finds missing includes that a unity build hides.
alone() {
    cmake --preset dev -B build/alone -DCMAKE_BUILD_TYPE=Debug -DCMAKE_COMPILE_WARNING_AS_ERROR=ON >/dev/null &&
        cmake --build build/alone -- --quiet
}

# Compiles each header that has no source; .ci/run knows that the others compile on their own.
headers() {
    cmake --preset ci >/dev/null && cmake --build build/ci --target all_verify_interface_header_sets -- --quiet
}

properties() { TWOTURNS_TEST_SCALE=100 sh scripts/test.sh --preset asan; }

fuzz() { sh scripts/fuzz.sh --seconds 1800; }

monkey() {
    sh scripts/monkey.sh --preset ci --seconds 7200 && sh scripts/monkey.sh --preset asan --seconds 7200
}

release() { sh scripts/release-check.sh; }

[ $# -gt 0 ] || set -- workers threads tidy alone headers properties fuzz monkey
for check; do
    case $check in
    --help | -h) usage && exit ;;
    workers | threads | tidy | alone | headers | properties | fuzz | monkey | release) ;;
    *) printf 'nightly.sh: unknown argument: %s (see --help)\n' "$check" >&2 && exit 1 ;;
    esac
done
(
    source=$PWD
    . scripts/lib.sh
    need test
    missing=$(missing_packages clang clang-tidy lld | tr '\n' ' ')
    [ -z "$missing" ] || install_debian "$missing"
) || exit 1
bad=0
for check; do
    printf '== %s\n' "$check"
    "$check" || { printf 'FAILED: %s\n' "$check" && bad=1; }
done
exit "$bad"
