#!/bin/sh
# How the game fails to start: one line that says what and where, exit status 2. Arguments: the
# program, the source folder.
set -u
game=$1
source=$2
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy SDL_RENDER_DRIVER=software
unset TWOTURNS_DATA
export XDG_DATA_HOME="$folder/data"

# refused PART ARGUMENT...: checks that the game does not start with these arguments, and its one
# line contains PART.
refused() {
    part=$1
    shift
    timeout 120 "$game" "$@" >"$folder/out" 2>"$folder/err" </dev/null
    check "twoturns $* ends with" $? 2
    check "twoturns $*: lines on standard error" "$(wc -l <"$folder/err" | tr -d ' ')" 1
    check "twoturns $*: bytes on standard output" "$(wc -c <"$folder/out" | tr -d ' ')" 0
    check_has "twoturns $*" "$(cat "$folder/err")" "twoturns: "
    check_has "twoturns $*" "$(cat "$folder/err")" "$part"
}

refused --frobnicate --frobnicate
refused surplus one surplus
refused --size --size
refused --size --size 0x0
refused --size --size 1x1
refused --size --size 63x8
refused --size --size abc
refused --size --size 8
refused "--size: the layout heart is drawn for 15x13" --layout heart --size 18x8
refused --kinds --kinds 0
refused --kinds --kinds 1000
refused --kinds --kinds abc
refused --kinds --kinds -4
refused --gravity --gravity sideways
refused --lang --lang xx
refused --window --window 1x1
refused --window --window 1280
refused --window --window wide
refused "between 160x120 and 3840x2160" --window 3841x2160
refused "between 160x120 and 3840x2160" --screenshot "$folder/shot.png" --window 16384x16384
for option in id size kinds gravity layout difficulty seed deck board data-dir lang screenshot window state-file; do
    refused "--$option" "--$option" ''
    refused "--$option" "--$option="
done
refused "$folder/missing" --board "$folder/missing"
refused "$folder" --board "$folder"
printf 'A B\nA\n' >"$folder/ragged"
refused "$folder/ragged: line 2" --board "$folder/ragged"
printf '' >"$folder/empty"
refused "$folder/empty" --board "$folder/empty"
refused "$folder/missing" --deck "$folder/missing"
printf 'deck 9\n' >"$folder/deck.txt"
refused "$folder/deck.txt" --deck "$folder"
# Names are any bytes, but the message stays one line, even if libpng adds a message.
refused "two?lines" --board "$folder/two
lines"
refused "two?lines" --deck "$folder/two
lines"
refused "no?folder" --state-file "$folder/state" --screenshot "$folder/no
folder/shot.png" --size 4x4
mkfifo "$folder/pipe"
refused "$folder/pipe: This is a folder or a device" --board "$folder/pipe"
refused "/dev/zero: This is a folder or a device" --board /dev/zero
printf 'deck 1\natlas atlas.png\ncell 8\ncolumns 4\nfaces 8\n' >"$folder/deck.txt"
{
    printf '\211PNG\r\n\032\n\000\000\000\015IHDR'
    printf '\000\000\000\040\000\000\000\020\010\006\000\000\000\001\002\003\004'
} >"$folder/atlas.png"
refused "$folder/atlas.png" --deck "$folder"
rm "$folder/deck.txt"
mkfifo "$folder/deck.txt"
refused "$folder/deck.txt" --deck "$folder"
ln -s loop "$folder/loop"
refused "$folder/loop/deck.txt" --deck "$folder/loop"
refused deck.txt --deck "$(printf '%05000d' 0)"
refused 'a?b: there is no such deck' --deck "$(printf 'a\nb')"
refused "$folder/missing/shot.png" --screenshot "$folder/missing/shot.png" --size 4x4
TWOTURNS_DATA=$folder/missing
export TWOTURNS_DATA
refused "$folder/missing"
refused "$folder/missing" --screenshot "$folder/shot.png"
# A damaged translation is named; the game continues in English.
TWOTURNS_DATA=$folder/share/twoturns
translation=../locale/zh_CN/LC_MESSAGES/twoturns.mo
built=$(dirname "$game")/../share/twoturns
mkdir -p "$folder/share/locale/zh_CN/LC_MESSAGES"
cp -R "$built" "$folder/share/"
head -c 12000 "$built/$translation" >"$TWOTURNS_DATA/$translation"
"$game" --lang zh_CN --screenshot "$folder/shot.png" --size 4x4 --window 320x240 2>"$folder/err" </dev/null
check "twoturns with a damaged translation ends with" $? 0
check "twoturns with a damaged translation: lines on standard error" "$(wc -l <"$folder/err" | tr -d ' ')" 1
check_has "twoturns with a damaged translation" "$(cat "$folder/err")" "$translation"
unset TWOTURNS_DATA
export XDG_DATA_HOME="$folder/data"

# Without a display. A runtime folder is needed, or the Wayland library prints its own message.
unset SDL_VIDEODRIVER DISPLAY WAYLAND_DISPLAY
XDG_RUNTIME_DIR=$folder
export XDG_RUNTIME_DIR
refused display --size 4x4
refused display --fullscreen
for argument in --help --version; do
    text=$("$game" $argument 2>"$folder/err" </dev/null)
    check "twoturns $argument ends with" $? 0
    check_has "twoturns $argument" "$text" wo
    check "twoturns $argument: lines on standard error" "$(wc -l <"$folder/err" | tr -d ' ')" 0
done
"$game" --screenshot "$folder/shot.png" --size 4x4 --window 320x240 2>"$folder/err" </dev/null
check "twoturns --screenshot without a display ends with" $? 0
check "twoturns --screenshot: lines on standard error" "$(wc -l <"$folder/err" | tr -d ' ')" 0
check_file "$folder/shot.png"

# A failed write is not reported as success.
for argument in --help --version; do
    [ -c /dev/full ] || break
    "$game" $argument >/dev/full 2>"$folder/err" </dev/null
    check "twoturns $argument on a full device ends with" $? 2
    check_has "twoturns $argument on a full device" "$(cat "$folder/err")" "twoturns: standard output: cannot be written: No space"
done
before=$(cksum <"$folder/shot.png")
(
    ulimit -f 1
    "$game" --screenshot "$folder/shot.png" --size 4x4 --window 320x240 2>"$folder/full" </dev/null
)
check "twoturns --screenshot on a full disk ends with" $? 2
check_has "twoturns --screenshot on a full disk" "$(cat "$folder/full")" "$folder/shot.png: The file cannot be written: "
check "the screenshot before it" "$(cksum <"$folder/shot.png")" "$before"
finish
