#!/bin/sh
# The window comes back where it stood, start after start, under a window manager that puts frames around windows.
# usage: window_place.sh PROGRAM SOURCE-FOLDER
game=$1
tools="openbox xprop"
# shellcheck source=tests/view/window.sh
. "$2/tests/view/window.sh"
# shellcheck source=tests/view/window_manager.sh
. "$2/tests/view/window_manager.sh"

# start_again: like start_game, but with the size and place of the start before.
start_again() {
    rm -f "$state"
    SDL_AUDIODRIVER=dummy "$game" --data-dir "$folder/data" --state-file "$state" --deck shapes 2>"$folder/err" &
    pid=$!
    wait_for "the first picture" [ -s "$state" ]
    wait_for "the window" find_window
    wait_for "the focus" xdotool windowfocus "$window"
    wait_for "the focus" has_focus
}
place() { xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=' | tr '\n' ' '; }
moved() { [ "$(place)" != "$before" ]; }
framed() { xprop -id "$window" _NET_FRAME_EXTENTS 2>/dev/null | grep -q '[1-9]'; }

start_again
wait_for "the frame" framed
before=$(place)
xdotool windowmove "$window" 150 90
wait_for "the window to move" moved
sleep 0.3 # the window manager tells the game in its own time
stands=$(place)
end_game
for start in 1 2 3 4 5; do
    start_again
    wait_for "the frame" framed
    sleep 0.3
    [ "$(place)" = "$stands" ] || fail "at start $start the window stands at $(place) and not at $stands"
    end_game
done
