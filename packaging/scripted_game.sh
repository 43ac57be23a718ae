#!/bin/sh
# Plays one board to its end in the real window, with a real pointer, and prints the state file in the middle and at the
# end: the output is the same for every package. Arguments: the program, the source folder, twoturns-cli of the same
# package. packaging/web/check.js plays it in a page.
set -u
game=$1
cli=$3
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"
id=tt1.8x6.12.down.full.3.moon

# make CELL CELL
make() {
    left=$(($(value pairs) - 1))
    press_cell "${1%,*}" "${1#*,}"
    press_cell "${2%,*}" "${2#*,}"
    await "pairs $left"
}
seen() { grep -E -e '^; (status|pairs|id|moves) ' -e '^[^;]' "$state"; }

"$cli" deal --id "$id" --witness | tr -d '\r' | sed -n 's/^; //p' >"$folder/moves"
start_game --id "$id"
await "status playing"
made=0
while read -r first second <&3; do
    make "$first" "$second"
    made=$((made + 1))
    [ $made -eq 12 ] || continue
    xdotool key u
    await "pairs 13"
    make "$first" "$second"
    seen
done 3<"$folder/moves"
await "status won"
seen
end_game
