#!/bin/sh
# Without a session bus the game works normally and starts no program: neither a bus, as libdbus
# would, nor any other. Arguments: the program, the source folder.
set -u
watched=$1
tools=strace
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"
unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR

watch_game "$watched" execve,execveat

start_game --size 4x2
await "panel none"
xdotool key ctrl+o
await "panel file"
xdotool key Escape
await "panel none"
end_game

[ "$(grep -c 'exec' "$calls")" = 1 ] || {
    cat "$calls" >&2
    fail "the game started a program"
}
