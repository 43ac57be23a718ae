# shellcheck shell=sh
# Runs the real game in a window of a real X server, with a real pointer and real keys. Source it from a script that
# sets `game` to the program, or has it watched. Where to click is in the state file, which the game writes with every
# picture.
# shellcheck source=tests/program/x_server.sh
. "$2/tests/program/x_server.sh"
state=$folder/state
# The game must not contact or start the session's desktop services.
DBUS_SESSION_BUS_ADDRESS=disabled:
export DBUS_SESSION_BUS_ADDRESS

fail() {
    echo "$1" >&2
    echo "The state:" >&2
    cat "$state" "$folder/err" >&2
    exit 1
}

# shellcheck source=tests/program/state.sh
. "$2/tests/program/state.sh"

# press X Y [BUTTON]: clicks at a point of the canvas. Without a window manager the server's window
# position is exact.
press() {
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y)=')"
    xdotool mousemove $((X + $1)) $((Y + $2)) click "${3:-1}"
}

# press_cell ROW COL [BUTTON]
press_cell() {
    # shellcheck disable=SC2046 # word splitting intended: SIDE from X Y
    set -- "$1" "$2" "${3:-1}" $(value cell)
    press $(($6 + ($2 - 1) * $4 + $4 / 2)) $(($7 + ($1 - 1) * $4 + $4 / 2)) "$3"
}

# press_button NAME
press_button() {
    # shellcheck disable=SC2046 # word splitting intended: X Y
    set -- $(sed -n "s/^; button $1 at //p" "$state")
    press "${1%.*}" "${2%.*}"
}

find_window() {
    window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | tail -n 1)
    [ -n "$window" ] || window=$(xdotool search --onlyvisible --name "Two Turns" 2>/dev/null | tail -n 1)
    [ -n "$window" ]
}
has_focus() { [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]; }

# start_game ARGUMENT...: starts the game in its window, with the focus, on a data folder shared by
# all games of the script. `deck`, if set, is the deck to play with.
start_game() { start_where_it_was --window 1280x720 "$@"; }

# start_where_it_was ARGUMENT...: does the same, with the previous game's window size and place, or the defaults.
# shellcheck disable=SC2154 # the script sets game
start_where_it_was() {
    rm -f "$state"
    SDL_AUDIODRIVER=dummy "$game" --data-dir "$folder/data" --state-file "$state" --deck "${deck:-shapes}" "$@" \
        2>"$folder/err" &
    pid=$!
    wait_for "the first picture" [ -s "$state" ]
    wait_for "the window" find_window
    # No one else gives the window the focus.
    wait_for "the focus" xdotool windowfocus "$window"
    wait_for "the focus" has_focus
}

# window_place: prints `X=300 Y=200 WIDTH=1280 HEIGHT=720 `, in pixels of the screen.
window_place() { xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=' | tr '\n' ' '; }

# watch_game PROGRAM NAMES: from now on starts PROGRAM and logs its system calls with these names to
# $calls. Ends the test if tracing is not allowed.
watch_game() {
    strace -qq -o /dev/null true 2>/dev/null || {
        echo "no process may be watched here: skipped"
        exit 77
    }
    LSAN_OPTIONS=detect_leaks=0 # cannot inspect a traced process
    export LSAN_OPTIONS
    calls=$folder/calls
    game=$folder/game
    cat >"$game" <<SCRIPT
#!/bin/sh
exec strace -f -qq -e trace=$2 -o '$calls' '$1' "\$@"
SCRIPT
    chmod +x "$game"
}

# end_game: quits by a key, and expects no output.
end_game() {
    xdotool key ctrl+q
    tries=0
    while kill -0 "$pid" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt "$most_tries" ] || fail "the game does not end"
        # A window opened just now may not have the keyboard focus yet.
        [ $((tries % 40)) -ne 0 ] || xdotool windowfocus "$window" key ctrl+q 2>/dev/null
        sleep 0.05
    done
    wait "$pid"
    status=$?
    pid=
    [ $status -eq 0 ] || fail "the game ended with $status"
    # Messages from wine are not the game's.
    ! grep -qv "^wine: " "$folder/err" || fail "the game said something on standard error"
}
