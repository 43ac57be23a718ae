#!/bin/sh
# Saves and opens in the system's dialogs, cancels one, and ends the game while one is open. Arguments: the program, the
# source folder, the folder of the player's documents.
set -u
game=$1
documents=$3
tools="openbox xprop"
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"
# shellcheck source=tests/program/window_manager.sh
. "$2/tests/program/window_manager.sh"

dialog() { xdotool search --onlyvisible --name "^$1$" >/dev/null 2>&1; }
no_dialog() { ! dialog "$1"; }
# asked TITLE KEY: presses the key, and waits until the dialog of that title has the keyboard focus.
asked() {
    xdotool key "$2"
    wait_for "the dialog: $1" dialog "$1"
    sleep 1
}

start_game --lang en --size 6x4 --kinds 8 --seed dialogs
await "pairs 12"
asked "Save this game" ctrl+s
xdotool key Escape
wait_for "the end of the dialog" no_dialog "Save this game"
await "panel none"
[ ! -e "$documents/two-turns-6x4.twoturns" ] || fail "it was saved though that was cancelled"

asked "Save this game" ctrl+s
xdotool key Return
wait_for "the saved game" [ -s "$documents/two-turns-6x4.twoturns" ]
await "panel none"

printf 'A B\nA B\n' >"$documents/board.twoturns"
asked "Open a game or a board" ctrl+o
xdotool type board.twoturns
xdotool key Return
await "pairs 2"

asked "Save this game" ctrl+s
wine taskkill /im TwoTurns.exe >"$folder/killed" 2>&1
wait "$pid" || fail "the game ended with $? while a dialog was open"
pid=
