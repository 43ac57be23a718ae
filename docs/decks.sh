#!/bin/sh
# Makes the page of the decks, docs/decks.md, and its pictures again with the tool that the tests of the decks use.
set -eu

usage() {
    cat <<END
Usage: sh docs/decks.sh [--build-dir DIR]

Makes docs/decks.md and docs/decks/DECK.png: for each deck the pairs of faces that look most alike.
  --build-dir DIR   where the game was built with tests (default: build/release)
  --help            print this help
Needs ImageMagick.
END
}

docs=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
build=$docs/../build/release
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --build-dir)
        build=${2:?--build-dir needs a folder}
        shift 2
        ;;
    *) usage >&2 && exit 2 ;;
    esac
done

die() {
    echo "decks.sh: $1" >&2
    exit 1
}
tool=$build/assets/tools/deck_distance
for program in convert "$tool"; do
    command -v "$program" >/dev/null || die "$program is missing"
done

# font VARIABLE: the file that the build found.
font() {
    file=$(sed -n "s/^$1:[A-Z]*=//p" "$build/CMakeCache.txt" | grep -v -e '^$' -e NOTFOUND | head -n 1)
    [ -n "$file" ] || die "the build has no $1"
    echo "$file"
}
emoji=$(font 'TWOTURNS_EMOJI_FONT\(_FOUND\)\{0,1\}')
latin=$(font TWOTURNS_LATIN_Bold)
chinese=$(font TWOTURNS_CHINESE_Bold)

# deck NAME FONT...: a chapter of the page, and its picture.
deck() {
    name=$1
    shift
    file=$docs/../assets/decks/$name.deck
    printf '\n## %s\n\n' "$(sed -n 's/^name //p' "$file")"
    [ "$name" != mahjong ] || printf 'The bar is lower here: tiles of one suit differ in their numeral alone.\n\n'
    [ "$name" != notes ] || printf 'The bar is low here: on the other sides stand names, so that no pair is found by its looks.\n\n'
    "$tool" "$file" "$@" --closest "$docs/decks/$name.png"
    printf '\n![The nearest pairs of %s](decks/%s.png)\n' "$name" "$name"
    convert "$docs/decks/$name.png" +dither -colors 128 -strip -define png:compression-level=9 "PNG8:$docs/decks/$name.png"
}

mkdir -p "$docs/decks"
{
    cat <<END
# How unlike the pictures of each deck are

Made by \`docs/decks.sh\`; the tests hold what is said here.

Every face of a deck is compared with every other at 32, 48 and 96 pixels, on the ivory of the tiles, as normal eyes see
them and as those do that lack one kind of cone: for long waves (protanopia), middle ones (deuteranopia) or short ones
(tritanopia). Those sights are simulated after Machado, Oliveira and Fernandes, *A Physiologically-based Model for
Simulation of Color Vision Deficiency*, IEEE TVCG 15 (6), 2009, at severity 1.0.

A distance is a quarter outline, a quarter lightness and half colour: 0 for the same picture, 1 for nothing in common.
- Outline: the share of the joint figure that only one of the two covers, at the best of nine small shifts. On blocks that
  fill their squares the figure is what is on the block.
- Lightness and colour: the mean over 8 x 8 patches of the difference in L\*a\*b\*, where 60 counts as 1.

What counts of a pair is its least over the sizes. A deck with a pair below its bar in any sight fails its test. The first
faces of a deck are the most unlike: each next face is the one farthest from all before it, by the least over all sights.

For each deck and sight the five nearest pairs, as that sight sees them, at 48 pixels; a row of the picture is a row of
the table.
END
    for name in emoji animals food nature travel things flags; do deck $name "$emoji"; done
    deck shapes
    deck mahjong "$latin" "$chinese"
    deck mahjong-unmarked "$latin" "$chinese"
    deck letters "$latin"
    deck notes
} >"$docs/decks.md"
echo "docs/decks: $(cat "$docs"/decks/*.png | wc -c) bytes of pictures"
