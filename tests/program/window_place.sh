#!/bin/sh
# The window reopens at its previous position at every start, under a window manager that adds
# frames. usage: window_place.sh PROGRAM SOURCE-FOLDER
game=$1
tools="openbox xprop"
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"
# shellcheck source=tests/program/window_manager.sh
. "$2/tests/program/window_manager.sh"

moved() { [ "$(window_place)" != "$before" ]; }
framed() { xprop -id "$window" _NET_FRAME_EXTENTS 2>/dev/null | grep -q '[1-9]'; }

start_where_it_was
wait_for "the frame" framed
before=$(window_place)
xdotool windowmove "$window" 150 90
wait_for "the window to move" moved
sleep 0.3 # the window manager notifies the game with a delay
stands=$(window_place)
stands_there() { [ "$(window_place)" = "$stands" ]; }
end_game
for start in 1 2 3 4 5; do
    start_where_it_was
    wait_for "the frame" framed
    wait_for "the window at $stands, at start $start" stands_there
    end_game
done
