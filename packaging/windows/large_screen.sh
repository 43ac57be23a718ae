#!/bin/sh
# Tests a screen with a scale of 2: the window is twice as large in pixels, everything is drawn, and it reopens at its
# previous place. Arguments: the program, the source folder.
set -u
game=$1
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

stands_at() { [ "$(window_place)" = "$1" ]; }

start_where_it_was
await "canvas 2560 1440"
xdotool windowmove "$window" 300 200
wait_for "the move" stands_at "X=300 Y=200 WIDTH=2560 HEIGHT=1440 "
end_game

start_where_it_was
await "canvas 2560 1440"
wait_for "the place it had" stands_at "X=300 Y=200 WIDTH=2560 HEIGHT=1440 "
import -window "$window" "$folder/seen.png"
# The board extends right and down beyond the quarter that half the size would fill.
[ "$(convert "$folder/seen.png" -crop 1280x720+1280+720 -format '%k' info:)" -gt 500 ] || fail "only a part is drawn"
end_game
