#!/bin/sh
# Plays a whole game with the player's own pictures and others while strace checks that the only
# sockets are local: to the display and the desktop (unix) and to the kernel (netlink). Arguments:
# the program, the source folder.
set -u
watched=$1
tools=strace
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

watch_game "$watched" %network

cat >"$folder/board" <<'BOARD'
A A
B B
BOARD

deck=$folder/pictures
mkdir "$deck"
cp "$2"/assets/decks/shapes/*.svg "$deck"
# shellcheck disable=SC2317 # called through wait_for
are_read() { ls "$folder"/data/thumbnails/* >/dev/null 2>&1; }

start_game --board "$folder/board"
await "pairs 2"
wait_for "the pictures" are_read
xdotool key k
await "panel decks"
xdotool key Right Return Escape
await "panel none"
press_cell 1 1
press_cell 1 2
await "pairs 1"
press_cell 2 1
press_cell 2 2
await "status won"
end_game

# Proves that strace works: the display connection is a socket.
grep -q 'socket(AF_UNIX' "$calls" || fail "strace saw no socket at all"
if grep -E 'socket\(' "$calls" | grep -vE 'socket(pair)?\((AF_UNIX|AF_NETLINK),'; then
    fail "the game opened a socket of the network"
fi
