#!/bin/sh
# Plays the real game with mouse and keys from start to end. Arguments: the program, the source
# folder.
set -u
game=$1
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

cat >"$folder/board" <<'BOARD'
A B C
A B C
D # D
BOARD

start_game --board "$folder/board"
await "pairs 4"
await "status playing"

# The mouse: a pair, one pick cancelled, a kind lit.
press_cell 1 1
await "picked 1,1"
press_cell 2 1
await "pairs 3"
press_cell 1 2
await "picked 1,2"
press_cell 1 2
await "picked none"

# A button of the bar, at its position in the state.
press_button undo
await "pairs 4"
press_button redo
await "pairs 3"

# Keys.
xdotool key h
await "hints 1"
xdotool key ctrl+z
await "pairs 4"
xdotool key ctrl+y
await "pairs 3"
xdotool key p
await "paused yes"
xdotool key p
await "paused no"
xdotool key Escape
xdotool key n
await "panel new-game"
xdotool key Escape # one step back, to where it was opened
await "panel menu"
xdotool key Escape
await "panel none"

# The last tiles: two by quick mouse clicks, the rest by keyboard.
press_cell 1 2
press_cell 2 2
press_cell 1 3
press_cell 2 3
await "pairs 1"
xdotool key Down
wait_for "the cursor" grep -qx "; cursor 3,[13]" "$state"
xdotool key Return
wait_for "a pick" grep -qx "; picked 3,[13]" "$state"
xdotool key Tab
xdotool key Return
await "status won"

end_game
