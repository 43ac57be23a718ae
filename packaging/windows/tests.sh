#!/bin/sh
# tests.sh [BUILD-FOLDER]: builds the tests of core, game, platform, decks and store for Windows and runs them under
# wine;
# those of the command line run on this system with the Windows program under wine.
#
# Left out is what Windows or wine does not support: tests that fork, kill or trace a program, create pipes and links,
# change permissions, or limit file sizes (the CMakeLists.txt of tests/platform, decks and store list whole files,
# #ifndef
# _WIN32 single cases), full disks and non-UTF-8 bytes (below), memory limits (tests/cli/cli.hpp). check.sh tests with
# the
# game itself that a killed game resumes, and that two windows share a store.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
folder=${1:-$source/build/windows-tests}

# shellcheck disable=SC2119 # no arguments intended
make_assets
TWOTURNS_LIBRARIES=$(sh "$source/scripts/libraries.sh" windows)
export TWOTURNS_LIBRARIES
say "Building the tests for Windows"
quietly cmake -S "$source" -B "$folder" --preset windows -DTWOTURNS_TESTS=ON -DTWOTURNS_TEST_FLAGS=-O0
quietly cmake --build "$folder" --target core_tests game_tests platform_tests decks_tests sound_tests store_tests twoturns-cli
quietly cmake -S "$source" -B "$folder/cli" --preset test -DTWOTURNS_GAME=OFF
quietly cmake --build "$folder/cli" --target cli_tests

work=$(mktemp -d)
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=d;mshtml=d' LC_ALL=C.UTF-8
clean_up() {
    /usr/lib/wine/wineserver64 -k 2>/dev/null || true
    rm -rf -- "$work"
}
trap clean_up EXIT
quietly wine wineboot -i
/usr/lib/wine/wineserver64 -w
quietly /usr/lib/wine/wineserver64 -p # stays, because many programs come and go

cat >"$work/twoturns-cli" <<PROGRAM
#!/bin/sh
status=0
wine "$folder/bin/twoturns-cli.exe" "\$@" >"$work/out" 2>"$work/err" || status=\$?
tr -d '\\r' <"$work/out"
tr -d '\\r' <"$work/err" >&2
exit \$status
PROGRAM
chmod +x "$work/twoturns-cli"
export TWOTURNS_TESTED_CLI="$work/twoturns-cli"

failed=
# passes NAME COMMAND...: prints how many tests passed, and in how many seconds.
passes() {
    name=$1
    shift
    begin=$(date +%s)
    "$@" >"$work/said" 2>&1 </dev/null || {
        failed="$failed, $name"
        cat "$work/said"
    }
    say "$name: $(tr -d '\r' <"$work/said" | grep -E '^(All tests passed|test cases:)'), $(($(date +%s) - begin)) s"
}
for layer in core game platform sound decks store; do
    passes $layer wine "$folder/bin/${layer}_tests.exe"
done
passes "command line" "$folder/cli/bin/cli_tests" "~an answer that cannot be written*" "~deal prints its ID when it is asked to*"
[ -z "$failed" ] || die "failed for Windows: ${failed#, }"
