#!/bin/sh
# A game that cannot start says so where somebody sees it: in the terminal it was started from, or else in a box.
# Arguments: the program, the source folder.
set -u
game=$1
tools=script
# shellcheck source=tests/view/x_server.sh
. "$2/tests/view/x_server.sh"
# shellcheck source=tests/scripts/checks.sh
. "$2/tests/scripts/checks.sh"
TWOTURNS_DATA=$folder/missing
XDG_DATA_HOME=$folder/data
export TWOTURNS_DATA XDG_DATA_HOME

# box: the window of the box, which xdotool does not find by the kind of name it has.
box() {
    for window in $(xdotool search --maxdepth 1 '.*' 2>/dev/null); do
        [ "$(xdotool getwindowname "$window" 2>/dev/null)" != "Two Turns" ] || echo "$window"
    done
}

timeout 120 script -qec "'$game'" /dev/null >"$folder/terminal" </dev/null
check "in a terminal it ends with" $? 2
check_has "in a terminal it says" "$(cat "$folder/terminal")" "twoturns: $folder/missing"

"$game" 2>"$folder/err" & # the box, a process of its own, ends with the X server
pid=$!
tries=0
shown=
while [ -z "$shown" ] && [ $tries -lt 2400 ]; do
    tries=$((tries + 1))
    sleep 0.05
    [ -z "$(box)" ] || shown=yes
done
check "without one it shows a box" "$shown" yes
check_has "and says the same" "$(cat "$folder/err")" "twoturns: $folder/missing"
finish
