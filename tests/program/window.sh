# shellcheck shell=sh
# The real game in a window of a real X server, driven by a real pointer and real keys: to be sourced by a script
# which sets `game` to the program, or has it watched. Where to click is read from the state file, which the game writes with every
# picture it shows.
# shellcheck source=tests/program/x_server.sh
. "$2/tests/program/x_server.sh"
state=$folder/state
# The game asks no desktop that may be around, nor starts one.
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

# press X Y [BUTTON]: a click at a place of the canvas. No window manager: the window's corner is where the server says.
press() {
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y)=')"
    xdotool mousemove $((X + $1)) $((Y + $2)) click "${3:-1}"
}

# press_cell ROW COL [BUTTON]
press_cell() {
    # shellcheck disable=SC2046 # words are wanted: SIDE from X Y
    set -- "$1" "$2" "${3:-1}" $(value cell)
    press $(($6 + ($2 - 1) * $4 + $4 / 2)) $(($7 + ($1 - 1) * $4 + $4 / 2)) "$3"
}

# press_button NAME
press_button() {
    # shellcheck disable=SC2046 # words are wanted: X Y
    set -- $(sed -n "s/^; button $1 at //p" "$state")
    press "${1%.*}" "${2%.*}"
}

find_window() {
    window=$(xdotool search --onlyvisible --pid "$pid" 2>/dev/null | tail -n 1)
    [ -n "$window" ] || window=$(xdotool search --onlyvisible --name "Two Turns" 2>/dev/null | tail -n 1)
    [ -n "$window" ]
}
has_focus() { [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]; }

# start_game ARGUMENT...: the game in its window, on a data folder that all games of the script share, with the focus.
# `deck`, if set, is the deck played with.
start_game() { start_where_it_was --window 1280x720 "$@"; }

# start_where_it_was ARGUMENT...: the same, with the window's size and place of the game before, or the first ones.
# shellcheck disable=SC2154 # the script sets game
start_where_it_was() {
    rm -f "$state"
    SDL_AUDIODRIVER=dummy "$game" --data-dir "$folder/data" --state-file "$state" --deck "${deck:-shapes}" "$@" \
        2>"$folder/err" &
    pid=$!
    wait_for "the first picture" [ -s "$state" ]
    wait_for "the window" find_window
    # Nobody gives the window the focus but us.
    wait_for "the focus" xdotool windowfocus "$window"
    wait_for "the focus" has_focus
}

# window_place: `X=300 Y=200 WIDTH=1280 HEIGHT=720 `, in pixels of the screen.
window_place() { xdotool getwindowgeometry --shell "$window" | grep -E '^(X|Y|WIDTH|HEIGHT)=' | tr '\n' ' '; }

# watch_game PROGRAM NAMES: from now on PROGRAM is started, and its system calls of these names are written into $calls.
# Ends the test where no process may be watched.
watch_game() {
    strace -qq -o /dev/null true 2>/dev/null || {
        echo "no process may be watched here: skipped"
        exit 77
    }
    LSAN_OPTIONS=detect_leaks=0 # cannot look at a process that is watched
    export LSAN_OPTIONS
    calls=$folder/calls
    game=$folder/game
    cat >"$game" <<SCRIPT
#!/bin/sh
exec strace -f -qq -e trace=$2 -o '$calls' '$1' "\$@"
SCRIPT
    chmod +x "$game"
}

# end_game: with a key, and without a word.
end_game() {
    xdotool key ctrl+q
    tries=0
    while kill -0 "$pid" 2>/dev/null; do
        tries=$((tries + 1))
        [ $tries -lt "$most_tries" ] || fail "the game does not end"
        # A window may not have the keys yet, if it was opened just now.
        [ $((tries % 40)) -ne 0 ] || xdotool windowfocus "$window" key ctrl+q 2>/dev/null
        sleep 0.05
    done
    wait "$pid"
    status=$?
    pid=
    [ $status -eq 0 ] || fail "the game ended with $status"
    # What wine says of itself is not the game's.
    ! grep -qv "^wine: " "$folder/err" || fail "the game said something on standard error"
}
