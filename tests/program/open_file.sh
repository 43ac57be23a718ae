#!/bin/sh
# Opens the arguments that a desktop passes: a board, a saved game, a deck, the page for a new game,
# the board of the day. Arguments: the program, the source folder.
set -u
game=$1
# shellcheck source=tests/program/window.sh
. "$2/tests/program/window.sh"

cd "$folder" || exit 1
mkdir "a b 连"

# shown SCREEN: checks that this page is open, and closes it.
shown() {
    await "panel $1"
    xdotool key Escape
    await "panel none"
    end_game
}

start_game --new-game
shown new-game
start_game --daily
shown daily

# A problem, by its ID, whether as a file or as a game.
problem=$("${game%/*}/twoturns-cli" problem make --grade 2 | sed -n 's/^; id //p')
[ -n "$problem" ] || fail "no problem was made"
for option in "" --id; do
    # shellcheck disable=SC2086 # an empty option is none
    start_game $option "$problem"
    await "problem $problem"
    end_game
done

# A board, by a relative path with spaces and non-ASCII letters.
printf 'A B\nA B\n' >"a b 连/board.twoturns"
start_game "a b 连/board.twoturns"
await "pairs 2"
end_game

# A saved game.
printf 'two-turns-game 1\nid tt1.4x2.2.none.full.1.x\n' >game.twoturns
start_game "$folder/game.twoturns"
await "id tt1.4x2.2.none.full.1.x"
end_game

# A deck is stored among the player's own.
mkdir cards
printf 'front,back\none,eins\ntwo,zwei\nthree,drei\n' >cards/cards.csv
(cd cards && cmake -E tar cf ../numbers.ttdeck --format=zip cards.csv)
start_game "$folder/numbers.ttdeck"
wait_for "the deck" [ -s "$folder/data/decks/numbers/cards.csv" ]
end_game

# A missing file is reported, and the game continues.
start_game missing.twoturns
await "id tt1.4x2.2.none.full.1.x"
end_game
