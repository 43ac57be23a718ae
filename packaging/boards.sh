#!/bin/sh
# boards.sh COMMAND...: prints the boards that the command line program, started by COMMAND, deals for 1,000 IDs of all
# gravities, layouts and difficulties: a checksum and the ID per line. The output is the same on every system, because
# an ID determines its board.
set -eu
gravities="none down up left right vertical-in vertical-out horizontal-in horizontal-out"
layouts="full frame cross diamond steps stones butterfly cat crown fish heart hourglass islands ladder lantern letters maze \
pillars pyramid ring spiral stripes tower tree"
count=0
for difficulty in 1 2 3 4 5; do
    for layout in $layouts; do
        for gravity in $gravities; do
            [ $count -lt 1000 ] || exit 0
            count=$((count + 1))
            text=$("$@" deal --layout "$layout" --gravity "$gravity" --difficulty $difficulty --seed "$count" --print-id)
            text=$(printf '%s\n' "$text" | tr -d '\r')
            printf '%s %s\n' "$(printf '%s\n' "$text" | cksum | tr ' ' '-')" "$(printf '%s\n' "$text" | grep -o 'tt[0-9][^ ]*' | head -n 1)"
        done
    done
done
