#!/bin/sh
# Drops a folder of pictures and a saved game with Chinese names onto the window. Arguments: the program, the source
# folder, drop.exe.
set -u
game=$1
drop=$3
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

# dropped FILE: drops it onto the window.
dropped() { wine "$drop" "$(winepath -w "$1")" || fail "$1 cannot be dropped"; }
# shows COLOUR: checks that there is more of it than in a picture of the game's own.
shows() {
    import -window "$window" "$folder/seen.png"
    [ "$(convert "$folder/seen.png" -fill black +opaque "$1" -fill white -opaque "$1" -format '%[fx:int(mean*w*h)]' info:)" -gt 1000 ]
}

mkdir "$folder/图 片"
for colour in e01060 10e060 1060e0 e0e010 10e0e0 e010e0 808080 e08010; do
    convert -size 96x96 "xc:#$colour" "$folder/图 片/$colour.png"
done
printf 'two-turns-game 1\nid tt1.4x2.2.none.full.1.x\n' >"$folder/残 局.twoturns"

start_game --size 6x4 --kinds 8 --seed dropped
await "pairs 12"
! shows '#e01060' || fail "the pictures are there already"
dropped "$folder/图 片"
wait_for "the pictures of the folder" shows '#e01060'
dropped "$folder/残 局.twoturns"
await "id tt1.4x2.2.none.full.1.x"
end_game
