#!/bin/sh
# A game that cannot start reports it visibly: in its terminal, or otherwise in a window. Arguments:
# the program, the source folder.
set -u
game=$1
tools=script
# shellcheck source=tests/program/x_server.sh
. "$2/tests/program/x_server.sh"
# shellcheck source=tests/scripts/checks.sh
. "$2/tests/scripts/checks.sh"
TWOTURNS_DATA=$folder/missing
XDG_DATA_HOME=$folder/data
export TWOTURNS_DATA XDG_DATA_HOME

# box: prints the message box's window, which xdotool cannot find by name.
box() {
    for window in $(xdotool search --maxdepth 1 '.*' 2>/dev/null); do
        [ "$(xdotool getwindowname "$window" 2>/dev/null)" != "Two Turns" ] || echo "$window"
    done
}

timeout 120 script -qec "'$game'" /dev/null >"$folder/terminal" </dev/null
check "in a terminal it ends with" $? 2
check_has "in a terminal it says" "$(cat "$folder/terminal")" "twoturns: $folder/missing"

# await_box: waits until it appears. await_no_box: waits until it is gone.
await_box() {
    tries=0
    while [ -z "$(box)" ] && [ $tries -lt 2400 ]; do
        tries=$((tries + 1))
        sleep 0.05
    done
}
await_no_box() {
    tries=0
    while [ -n "$(box)" ] && [ $tries -lt 600 ]; do
        tries=$((tries + 1))
        sleep 0.05
    done
}

# Without its data the game cannot draw: the system shows the box, in a separate process.
"$game" 2>"$folder/err" &
pid=$!
await_box
check "without one it shows a box" "$([ -z "$(box)" ] || echo yes)" yes
check_has "and says the same" "$(cat "$folder/err")" "twoturns: $folder/missing"
kill -TERM "$pid"
wait "$pid" 2>/dev/null
pid=
await_no_box
check "which goes with it" "$(box)" ""

unset TWOTURNS_DATA
"$game" --deck "$folder/no-deck" --lang zh_CN 2>"$folder/err" &
pid=$!
await_box
check "else it shows a window of its own" "$([ -z "$(box)" ] || echo yes)" yes
check_has "and says the same" "$(cat "$folder/err")" "twoturns: $folder/no-deck: there is no such deck"
kill -TERM "$pid"
wait "$pid"
check "which goes with it, too, as a failed start" $? 2
pid=
await_no_box
check "at once" "$(box)" ""
finish
