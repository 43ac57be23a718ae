#!/bin/sh
# Kills the real game in the middle of a move, restarts it, and finds everything unchanged; two
# windows. Arguments: the program, the source folder, twoturns-cli.
set -u
game=$1
cli=$3
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

# kill_game: kills it without warning, as a power cut would.
kill_game() {
    kill -KILL "$pid"
    wait "$pid" 2>/dev/null
    pid=
}

# told: prints the state without what the worker adds asynchronously.
told() { grep -v -e "^; open" -e "^; winnable" -e "^; button" -e "^; cursor" "$state"; }

start_game --size 6x4 --kinds 6 --seed resume
await "pairs 12"
xdotool key h
await "hints 1"
pairs=12
for _ in 1 2 3; do
    pair=$("$cli" moves "$state" | head -n 1)
    first=${pair% *}
    second=${pair#* }
    press_cell "${first%,*}" "${first#*,}"
    await "picked $first"
    press_cell "${second%,*}" "${second#*,}"
    pairs=$((pairs - 1))
    await "pairs $pairs"
done
xdotool key u
await "pairs 10"
first=$("$cli" moves "$state" | head -n 1)
first=${first% *}
press_cell "${first%,*}" "${first#*,}"
await "picked $first"
# Saves are complete when the store's files have not changed for a second; the clock has advanced by
# one meanwhile.
written() { find "$folder/data" -name 'twoturns.db*' -exec cksum {} +; }
rests() {
    last=$(written)
    sleep 1
    [ "$(written)" = "$last" ]
}
sleep 1
wait_for "the disk" rests
before=$(told)
kill_game

start_game
await "picked $first"
[ "$(told)" = "$before" ] || fail "something was lost: $before"
xdotool key Escape
await "picked none"
xdotool key y
await "pairs 9"
xdotool key u
await "pairs 10"

# A second window has its own game, and neither disturbs the other.
one_pid=$pid one_state=$state one_window=$window
state=$folder/state2
start_game --size 4x4 --seed second
await "pairs 8"
xdotool key h
await "hints 1"
end_game
pid=$one_pid state=$one_state window=$one_window
xdotool windowfocus "$window"
wait_for "the focus" has_focus
xdotool key y
await "pairs 9"
end_game

# The game played last comes first, then the other one.
start_game
await "pairs 9"
end_game
