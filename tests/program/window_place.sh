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

# A store that is read slowly is read when the window has its frame already.
strace -qq -o /dev/null true 2>/dev/null || exit 0
cat >"$folder/slow" <<SCRIPT
#!/bin/sh
LSAN_OPTIONS=detect_leaks=0 exec strace -f -qq -o /dev/null -e trace=pread64 \
    -e inject=pread64:delay_enter=1500000:when=1 '$game' "\$@"
SCRIPT
chmod +x "$folder/slow"
game=$folder/slow
start_where_it_was
wait_for "the frame" framed
wait_for "the window at $stands, with a slow store" stands_there
end_game
