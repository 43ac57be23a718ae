#!/bin/sh
# Makes the pictures of this folder again by playing the built game on a screen of its own: real clicks, real frames.
set -eu

usage() {
    cat <<END
Usage: sh docs/pictures.sh [--build-dir DIR] [PICTURE...]

Makes docs/PICTURE.png by playing the game under Xvfb; all pictures when none is named:
  screenshot lost rules-straight rules-one-turn rules-two-turns rules-outside rules-third-turn rules-in-the-way
  --build-dir DIR   where the game was built (default: build/release)
  --help            print this help
Needs xvfb-run, xdotool and ImageMagick.
END
}

docs=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
build=$docs/../build/release
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --build-dir)
        build=${2:?--build-dir needs a folder}
        shift 2
        ;;
    *) break ;;
    esac
done
game=$build/bin/twoturns
cli=$build/bin/twoturns-cli
for program in xvfb-run xdotool import convert "$game" "$cli"; do
    command -v "$program" >/dev/null || {
        echo "pictures.sh: $program is missing" >&2
        exit 1
    }
done
if [ "${TWOTURNS_UNDER_X:-}" != yes ]; then
    TWOTURNS_UNDER_X=yes
    export TWOTURNS_UNDER_X
    exec xvfb-run -a -s "-screen 0 1400x900x24 -noreset" sh "$0" --build-dir "$build" "$@"
fi

work=$(mktemp -d)
state=$work/state
pid=
end_game() {
    [ -z "$pid" ] || { kill -CONT "$pid" && kill -KILL "$pid" && wait "$pid"; } 2>/dev/null || :
    pid=
}
trap 'end_game; rm -rf "$work"' EXIT

die() {
    echo "pictures.sh: $1" >&2
    exit 1
}

fail() { die "$1"; }
# shellcheck source=tests/program/state.sh
. "$docs/../tests/program/state.sh"

find_window() { window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | tail -n 1) && [ -n "$window" ]; }

# start ARGUMENT...: the game, its window in the corner of the screen and with the focus.
start() {
    rm -f "$state"
    SDL_VIDEODRIVER=x11 SDL_AUDIODRIVER=dummy "$game" --data-dir "$work/data" --lang en --state-file "$state" "$@" &
    pid=$!
    await "status playing"
    wait_for "the window" find_window
    xdotool windowmove "$window" 0 0 windowfocus "$window"
    moved() { xdotool getwindowgeometry "$window" | grep -q 'Position: 0,0'; }
    wait_for "the window's place" moved
}

# click ROW,COL
click() {
    row=${1%,*}
    col=${1#*,}
    # shellcheck disable=SC2046 # words are wanted: SIDE from X Y
    set -- $(value cell)
    xdotool mousemove $(($3 + (col - 1) * $1 + $1 / 2)) $(($4 + (row - 1) * $1 + $1 / 2)) click 1
}
pick() {
    click "$1"
    await "picked $1"
}

# move A B: a pair goes, and its line is over.
move() {
    pairs=$(value pairs)
    pick "$1"
    click "$2"
    await "pairs $((pairs - 1))"
}

# keep PICTURE: what the window shows.
keep() { import -silent -window "$window" "$1"; }

# pixels COLOUR PICTURE: how many there are of about that colour.
pixels() { convert "$2" -fuzz 4% -fill black +opaque "$1" -fill white -opaque "$1" -format '%[fx:round(mean*w*h)]' info:; }

# link A B PICTURE: the pair at the moment its line is drawn in full and its tiles have not faded yet, which is short:
# the program is stopped while the picture is taken and the move taken back. The best of several tries is kept, judged
# by the body of the line first, then by the rings around the tiles.
link() {
    best=-1
    for wait in 0 0 0 0 0.01 0.01 0.02 0.04 0.08; do
        pairs=$(value pairs)
        pick "$1"
        click "$2"
        sleep $wait
        kill -STOP "$pid"
        keep "$work/try.png"
        kill -CONT "$pid"
        await "pairs $((pairs - 1))"
        now=$((50 * $(pixels '#FFB52E' "$work/try.png") + $(pixels '#FF9F1C' "$work/try.png")))
        if [ "$now" -gt "$best" ]; then
            best=$now
            mv "$work/try.png" "$3"
        fi
        xdotool key u
        await "pairs $pairs"
    done
}

# finish FILE NAME: few colours, no dates, into this folder.
finish() {
    convert "$1" +repage -colors 255 -strip -define png:compression-level=9 "PNG8:$docs/$2.png"
    echo "docs/$2.png: $(wc -c <"$docs/$2.png") bytes"
}

# rule NAME A B allowed|refused: the board on standard input and what becomes of a pair, without the bar.
rule() {
    cat >"$work/board"
    start --board "$work/board" --window 500x380
    if [ "$4" = allowed ]; then
        link "$2" "$3" "$work/rule.png"
    else
        pick "$2"
        click "$3"
        await "picked $3"
        sleep 0.5 # until it has shaken its head
        keep "$work/rule.png"
    fi
    end_game
    convert "$work/rule.png" -gravity north -chop 0x48 "$work/cropped.png"
    finish "$work/cropped.png" "$1"
}

rules_straight() {
    rule rules-straight 2,1 2,5 allowed <<'BOARD'
B C D D C
A . . . A
B E F F E
BOARD
}

rules_one_turn() {
    rule rules-one-turn 1,2 3,4 allowed <<'BOARD'
B A . . C
B D E . C
F D E A F
BOARD
}

rules_two_turns() {
    rule rules-two-turns 1,2 3,4 allowed <<'BOARD'
B A . C C
B D . E E
F F . A D
BOARD
}

rules_outside() {
    rule rules-outside 1,1 1,5 allowed <<'BOARD'
A B C D A
B E F F E
C G . G D
BOARD
}

rules_third_turn() {
    rule rules-third-turn 2,1 2,4 refused <<'BOARD'
B C D . E
A F G A E
B C D F G
BOARD
}

rules_in_the_way() {
    rule rules-in-the-way 2,1 2,3 refused <<'BOARD'
B C D E B
A F A G E
C D F G .
BOARD
}

# outside_moves: the open pairs whose line runs around the outside, the longest lines first.
outside_moves() {
    sed -n 's/^\([0-9]*\),\([0-9]*\) \([0-9]*\),\([0-9]*\)$/\1 \2 \3 \4/p' "$work/moves" |
        "$cli" link "$state" | paste -d ' ' "$work/moves" - |
        awk '{ out = 0; long = 0
               for (i = 5; i <= NF; ++i) {
                   split($i, at, ",")
                   if (at[1] == 0 || at[2] == 0 || at[1] == 9 || at[2] == 19) out = 1
                   if (i > 5) long += (at[1] > r ? at[1] - r : r - at[1]) + (at[2] > c ? at[2] - c : c - at[2])
                   r = at[1]; c = at[2]
               }
               if (out) print long, $1, $2 }' | sort -rn | cut -d ' ' -f 2-
}

# In the middle of a game: the deal's own witness is played half way, then a pair goes around the outside.
screenshot() {
    start --window 1280x720 --seed harbour
    "$cli" deal --seed harbour --witness | sed -n 's/^; \([0-9]\)/\1/p' | head -n 30 >"$work/witness"
    while read -r a b; do move "$a" "$b"; done <"$work/witness"
    "$cli" moves "$state" | grep , >"$work/moves"
    set -- "$(outside_moves | head -n 1)"
    [ -n "$1" ] || die "no line runs around the outside here"
    link "${1% *}" "${1#* }" "$work/screenshot.png"
    end_game
    finish "$work/screenshot.png" screenshot
}

# losing_pair: the first open pair after which the board can no longer be cleared.
losing_pair() {
    "$cli" moves "$state" | grep , >"$work/moves"
    while read -r pair; do
        verdict=$(echo "$pair" | "$cli" play "$state" --gravity left | "$cli" solve - --gravity left | head -n 1)
        [ "$verdict" != lost ] || { echo "$pair" && return; }
    done <"$work/moves"
    die "no open pair loses this board"
}

# A pair that loses the board and two more: the game tells so while pairs are still open.
lost() {
    cat >"$work/board" <<'BOARD'
11 26 31 5  23 2  11 28
30 10 19 24 20 17 2  23
12 7  25 27 14 15 5  16
20 3  18 22 17 25 28 9
4  4  21 18 14 1  19 24
7  32 21 32 8  15 27 29
10 1  8  3  13 22 13 9
26 6  30 12 31 6  29 16
BOARD
    start --window 1280x720 --board "$work/board" --gravity left
    losing_pair >"$work/pair"
    for _ in 1 2 3; do
        read -r a b <"$work/pair"
        move "$a" "$b"
        "$cli" moves "$state" | head -n 1 >"$work/pair"
    done
    await "winnable no"
    await "status playing"
    wait_for "the way back" grep -q '^; button rewind ' "$state"
    sleep 0.5
    keep "$work/lost.png"
    end_game
    finish "$work/lost.png" lost
}

[ $# -gt 0 ] || set -- rules-straight rules-one-turn rules-two-turns rules-outside rules-third-turn rules-in-the-way \
    screenshot lost
for picture in "$@"; do
    case $picture in
    screenshot | lost) "$picture" ;;
    rules-straight) rules_straight ;;
    rules-one-turn) rules_one_turn ;;
    rules-two-turns) rules_two_turns ;;
    rules-outside) rules_outside ;;
    rules-third-turn) rules_third_turn ;;
    rules-in-the-way) rules_in_the_way ;;
    *) die "no picture is called $picture (see --help)" ;;
    esac
done
