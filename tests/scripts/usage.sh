#!/bin/sh
# Each script explains itself, and says what is wrong with its arguments, before it does anything.
set -u
source=$1
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"

for script in play test install package benchmarks; do
    text=$(sh "$source/scripts/$script.sh" --help 2>&1)
    check "$script --help ends with" $? 0
    check_has "$script --help" "$text" "Usage: sh scripts/$script.sh"
    check_has "$script --help" "$text" "--build-dir DIR"
    text=$(sh "$source/scripts/$script.sh" --build-dir 2>&1)
    check "$script --build-dir ends with" $? 1
    check "$script --build-dir says" "$text" "$script.sh: --build-dir needs a folder"
done
text=$(sh "$source/scripts/test.sh" --preset 2>&1)
check "test --preset ends with" $? 1
check "test --preset says" "$text" "test.sh: --preset needs a name"
text=$(sh "$source/scripts/install.sh" --frobnicate 2>&1)
check "install --frobnicate ends with" $? 1
check "install --frobnicate says" "$text" "install.sh: unknown argument: --frobnicate (see --help)"
text=$(sh "$source/scripts/package.sh" --frobnicate 2>&1)
check "package --frobnicate ends with" $? 1
check "package --frobnicate says" "$text" "package.sh: unknown argument: --frobnicate (see --help)"
text=$(sh "$source/scripts/package.sh" 2>&1)
check "package ends with" $? 1
check "package says" "$text" "package.sh: which package? deb, tar, windows or web (see --help)"
text=$(sh "$source/scripts/benchmarks.sh" --frobnicate 2>&1)
check "benchmarks --frobnicate ends with" $? 1
check "benchmarks --frobnicate says" "$text" "benchmarks.sh: unknown argument: --frobnicate (see --help)"
text=$(sh "$source/scripts/benchmarks.sh" --draw-only --build-dir "${2:-.}/nothing" 2>&1)
check "benchmarks --draw-only without figures ends with" $? 1
check_has "benchmarks --draw-only without figures" "$text" "run this without --draw-only first"
text=$(sh "$source/scripts/release-check.sh" --help 2>&1)
check "release-check --help ends with" $? 0
check_has "release-check --help" "$text" "Usage: sh scripts/release-check.sh"
text=$(sh "$source/scripts/release-check.sh" --frobnicate 2>&1)
check "release-check --frobnicate ends with" $? 1
check "release-check --frobnicate says" "$text" "release-check.sh: unknown argument: --frobnicate (see --help)"
text=$(bash "$source/scripts/nightly.sh" --help 2>&1)
check "nightly --help ends with" $? 0
check_has "nightly --help" "$text" "Usage: bash scripts/nightly.sh"
text=$(bash "$source/scripts/nightly.sh" everything 2>&1)
check "nightly everything ends with" $? 1
check "nightly everything says" "$text" "nightly.sh: unknown argument: everything (see --help)"
text=$(sh "$source/scripts/fuzz.sh" --help 2>&1)
check "fuzz --help ends with" $? 0
check_has "fuzz --help" "$text" "Usage: sh scripts/fuzz.sh"
text=$(sh "$source/scripts/fuzz.sh" --seconds soon 2>&1)
check "fuzz --seconds soon ends with" $? 1
check "fuzz --seconds soon says" "$text" "fuzz.sh: --seconds needs a number"
text=$(sh "$source/scripts/fuzz.sh" nothing 2>&1)
check "fuzz nothing ends with" $? 1
check "fuzz nothing says" "$text" "fuzz.sh: no such target: nothing"
text=$(sh "$source/scripts/fuzz.sh" --frobnicate 2>&1)
check "fuzz --frobnicate ends with" $? 1
check "fuzz --frobnicate says" "$text" "fuzz.sh: unknown argument: --frobnicate (see --help)"
finish
