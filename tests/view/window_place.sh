#!/bin/sh
# The window comes back where it stood, start after start, under a window manager that puts frames around windows.
# usage: window_place.sh PROGRAM SOURCE-FOLDER
game=$1
tools="openbox xprop"
# shellcheck source=tests/view/window.sh
. "$2/tests/view/window.sh"
# shellcheck source=tests/view/window_manager.sh
. "$2/tests/view/window_manager.sh"

moved() { [ "$(window_place)" != "$before" ]; }
framed() { xprop -id "$window" _NET_FRAME_EXTENTS 2>/dev/null | grep -q '[1-9]'; }

start_where_it_was
wait_for "the frame" framed
before=$(window_place)
xdotool windowmove "$window" 150 90
wait_for "the window to move" moved
sleep 0.3 # the window manager tells the game in its own time
stands=$(window_place)
end_game
for start in 1 2 3 4 5; do
    start_where_it_was
    wait_for "the frame" framed
    sleep 0.3
    [ "$(window_place)" = "$stands" ] || fail "at start $start the window stands at $(window_place) and not at $stands"
    end_game
done
