#!/bin/sh
# Tests keyboards of several countries, with keys pressed by position, and the keypad with and
# without Num Lock. Arguments: the program, the source folder.
set -u
game=$1
tools="setxkbmap"
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

cat >"$folder/board" <<'BOARD'
A B C
B C D
C D A
BOARD

# The X server's key codes.
key_0=19 key_2=11 key_q=24 key_w=25 key_a=38 key_s=39 key_d=40 shift=50
pad_8=80 pad_4=83 pad_5=84 pad_6=85 pad_2=88 pad_plus=86 pad_minus=82 pad_0=90 pad_enter=104 num_lock=77

typed() { xdotool key "$1"; }
shifted() { xdotool keydown $shift key "$1" keyup $shift; }
fits() { [ "$(value cell)" = "$whole" ]; }
is_closer() { [ "$(value cell)" != "$whole" ]; }

# walks UP LEFT DOWN RIGHT: walks around four cells, from the middle, where the cursor appears after
# a tile was lit by mouse.
walks() {
    press_cell 2 2 3
    await "cursor none"
    typed Up
    await "cursor 2,2"
    typed "$3"
    await "cursor 3,2"
    typed "$4"
    await "cursor 3,3"
    typed "$1"
    await "cursor 2,3"
    typed "$2"
    await "cursor 2,2"
}
ended() { ! kill -0 "$pid" 2>/dev/null; }

start_game --board "$folder/board"
whole=$(value cell)

# on LAYOUT KEY: presses a key that types a question mark there, with Shift.
on() {
    echo "on $1"
    setxkbmap "$1" || fail "there is no keyboard $1"
    sleep 0.3 # the server notifies the game with a delay
    walks $key_w $key_a $key_s $key_d
    typed $key_2
    await "panel two-players"
    typed Escape
    await "panel none"
    shifted "$2"
    await "panel help"
    typed Escape
    await "panel none"
    typed $pad_plus
    wait_for "a closer look" is_closer
    typed $key_0
    wait_for "the whole board" fits
}
on us 61
on fr 58
on de 20
on es 20
on ru 16
on dvorak 34
on il 61
on gr 61
on jp 61

setxkbmap us
sleep 0.3
for lock in off on; do
    echo "Num Lock $lock"
    walks $pad_8 $pad_4 $pad_2 $pad_6
    typed $pad_5
    await "picked 2,2"
    typed $pad_enter
    await "picked none"
    typed $pad_plus
    typed $pad_plus
    wait_for "a closer look" is_closer
    typed $pad_minus
    typed $pad_0
    wait_for "the whole board" fits
    await "panel none"
    typed $num_lock
done

# A letter that no key types counts by position, with Ctrl as well.
setxkbmap il
sleep 0.3
xdotool keydown ctrl key $key_q keyup ctrl
tries=0
until ended; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || fail "the game does not end"
    sleep 0.05
done
wait "$pid" || fail "the game ended with $?"
pid=
