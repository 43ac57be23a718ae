#!/bin/sh
# Measures the program beside the published ways, and makes docs/benchmarks.md and its plots from that one run.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/benchmarks.sh [--build-dir DIR] [--draw-only]

Builds twoturns-bench, runs its sections link, moves, solve and ways, and makes docs/benchmarks.md and the plots
docs/benchmarks/*.svg of the figures, in about three minutes. Installs on Debian, Ubuntu and their kin what that needs.
  --build-dir DIR   build there and keep the figures there, in figures.txt (default: build/bench)
  --draw-only       measure nothing: take the figures of the last run
  --help            print this help
The variables TWOTURNS_BENCH_DEALS and TWOTURNS_BENCH_PERCENT say how many boards are dealt and solved (default: 4, and
2 % of 10,000).
EOF
}

folder=$source/build/bench
draw_only=
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --build-dir)
        [ -n "${2:-}" ] || die "--build-dir needs a folder"
        folder=$2
        shift 2
        ;;
    --build-dir=?*)
        folder=${1#*=}
        shift
        ;;
    --draw-only)
        draw_only=yes
        shift
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done
figures=$folder/figures.txt
plots=$source/docs/benchmarks
page=$source/docs/benchmarks.md

[ -z "$draw_only" ] || [ -s "$figures" ] || die "no figures in $figures: run this without --draw-only first"
if ! command -v gnuplot >/dev/null; then
    [ "$(os_family /etc/os-release "$(uname -s)")" = debian ] || die "gnuplot is missing"
    install_debian gnuplot-nox
fi

# Prints the name of the processor.
processor() {
    if [ -r /proc/cpuinfo ]; then
        sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -n 1
    else
        sysctl -n machdep.cpu.brand_string
    fi
}

compiler() { "$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$folder/CMakeCache.txt")" --version | head -n 1; }

measure() {
    need play
    build "$folder" --preset release -DTWOTURNS_GAME=OFF -DTWOTURNS_BENCH=ON
    say "Measuring"
    {
        printf 'machine: %s; %s\n' "$(processor)" "$(compiler)"
        TWOTURNS_BENCH_PERCENT=${TWOTURNS_BENCH_PERCENT:-2} "$folder/bin/twoturns-bench" link moves solve ways
    } >"$figures.new"
    mv "$figures.new" "$figures"
}

[ -n "$draw_only" ] || measure

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# table FIRST LINE [ROWS]: prints a table of the figures, separated by tabs. It begins at the first line that starts with
# LINE after the one that starts with FIRST, and ends at an empty line; ROWS matches the first column.
table() {
    awk -F '  +' -v OFS='\t' -v first="$1" -v line="$2" -v rows="${3:-}" '
        index($0, first) == 1 { there = 1 }
        there && !inside && index($0, line) == 1 { inside = head = 1 }
        inside && $0 == "" { exit }
        inside && (head || $1 ~ rows) { $1 = $1; print; head = 0 }' "$figures"
}

# markdown: makes a Markdown table of standard input. Instead of a time that has a ratio it prints the ratio.
markdown() {
    awk -F '\t' '
        NR == 1 {
            for (i = 1; i <= NF; ++i) {
                name[i] = $i
                sub(/ us$/, " µs", name[i])
                skip[i] = $(i + 1) == "ratio"
                if ($i == "ratio" && skip[i - 1]) { name[i] = $(i - 1); sub(/ [a-z]*$/, "", name[i]) }
            }
        }
        {
            row = "|"
            rule = "|"
            for (i = 1; i <= NF; ++i)
                if (!skip[i]) {
                    row = row " " (NR == 1 ? name[i] : $i) " |"
                    rule = rule (i == 1 ? "---|" : "---:|")
                }
            print row
            if (NR == 1) print rule
        }'
}

# by_size UNIT COLUMN...: of a table on standard input, prints for each size its cells, the size and the columns of these
# names and this unit.
by_size() {
    unit=$1
    shift
    awk -F '\t' -v OFS='\t' -v unit="$unit" -v columns="$*" '
        BEGIN { count = split(columns, wanted, " ") }
        NR == 1 { for (i = 1; i <= NF; ++i) at[$i] = i; next }
        {
            split($1, word, " ")
            split(word[1], side, "x")
            row = side[1] * side[2] OFS word[1]
            for (i = 1; i <= count; ++i) row = row OFS $at[wanted[i] " " unit]
            print row
        }'
}

# style COLUMN: how the line of a column looks, the same in every plot.
style() {
    case $1 in
    ours) echo 'lw 4 pt 7 lc rgb "#d62728"' ;;
    listed) echo 'lw 2 pt 10 lc rgb "#d460a8"' ;;
    before) echo 'lw 2 pt 9 lc rgb "#e08a00"' ;;
    pairs) echo 'lw 2 pt 11 lc rgb "#8c564b"' ;;
    cross) echo 'lw 2 pt 5 lc rgb "#1f77b4"' ;;
    composed) echo 'lw 2 pt 13 lc rgb "#2ca02c"' ;;
    scan) echo 'lw 2 pt 4 lc rgb "#17a2b8"' ;;
    breadth) echo 'lw 2 pt 6 lc rgb "#7b4fb5"' ;;
    depth) echo 'lw 2 pt 8 lc rgb "#444444"' ;;
    esac
}

# draw NAME SETTINGS LINE...: makes docs/benchmarks/NAME.svg of the data on standard input, whose columns from the third
# on are these lines. The legend lists them as they end, from the top down, after those that end
# early because they are too slow.
draw() {
    cat >"$work/data"
    name=$1 settings=$2
    shift 2
    column=3
    for line in "$@"; do
        end=$(awk -F '\t' -v column="$column" '$column != "-" { end = $column; row = NR } END { print row + 0 "\t" end + 0 }' "$work/data")
        printf "%s\t'%s' using 1:%s with linespoints ps 0.7 %s title '%s'\n" "$end" "$work/data" "$column" "$(style "$line")" "$line"
        column=$((column + 1))
    done | sort -k 1,1n -k 2,2nr | cut -f 3 | sed '$!s/$/, \\/' >"$work/lines"
    {
        cat <<EOF
set terminal svg size 860,480 font "sans-serif,15" background "#ffffff"
set output "$plots/$name.svg"
set datafile separator "\t"
set datafile missing "-"
set border 3 lc rgb "#555555"
set tics nomirror
set grid lc rgb "#dddddd" lw 1 lt 1
set key outside right center reverse Left samplen 2 spacing 1.4
set logscale x
$settings
plot \\
EOF
        cat "$work/lines"
    } >"$work/$name.gnuplot"
    quietly gnuplot "$work/$name.gnuplot"
}

# over_sizes LABEL: the settings of a plot of times over the size of the board.
over_sizes() {
    cat <<EOF
set logscale y
set xlabel "board"
set ylabel "$1"
set format y "%.10g"
set xrange [56:4400]
set xtics ("8×8" 64, "18×8" 144, "16×16" 256, "30×16" 480, "32×32" 1024, "48×48" 2304, "62×62" 3844)
EOF
}

# picture NAME TEXT: a line of Markdown.
picture() { printf '\n![%s](benchmarks/%s.svg)\n\n' "$2" "$1"; }

# link_part FILL TITLE SENTENCE
link_part() {
    printf '\n### %s\n\n%s\n' "$2" "$3"
    table link: board "$1" >"$work/table"
    by_size ns yes/no before cross composed scan breadth depth <"$work/table" |
        draw "link-$1" "$(over_sizes "ns a question")" ours before cross composed scan breadth depth
    picture "link-$1" "$2: ns a question, by the size of the board"
    markdown <"$work/table"
}

# moves_part FILL TITLE SENTENCE
moves_part() {
    printf '\n### %s\n\n%s\n' "$2" "$3"
    table moves: board "$1" >"$work/table"
    by_size us ours before pairs cross composed scan breadth depth <"$work/table" |
        draw "moves-$1" "$(over_sizes "µs a board")" ours before pairs cross composed scan breadth depth
    picture "moves-$1" "$2: µs a board, by its size"
    markdown <"$work/table"
}

# Turns a table of shares, whose rows are ways, into the data of a plot, whose rows are times.
by_time() {
    awk -F '\t' -v OFS='\t' '
        { for (i = 1; i <= NF; ++i) cell[NR, i] = $i }
        END {
            for (i = 2; cell[1, i] != "mean ms"; ++i) {
                row = cell[1, i] OFS cell[1, i]
                for (k = 2; k <= NR; ++k) row = row OFS cell[k, i]
                print row
            }
        }'
}

solver_part() {
    boards=$(sed -n 's/ random boards of 18x8 tiles.*//p' "$figures")
    table "$boards random boards of 18x8" way | by_time | draw solve 'set xlabel "ms"
set ylabel "% of the boards decided"
set yrange [0:102]
set xrange [0.09:110]
set format x "%g"' ours listed before pairs cross composed scan breadth depth
    picture solve "Boards of 18x8 tiles decided, by the time"
    for size in 8x8 14x6 18x8; do
        printf '%s boards of %s tiles, four of a kind; decided within so many ms, in %%:\n\n' "$boards" "$size"
        table "$boards random boards of $size" way | sed -e '1s/ratio$/slower/' -e 's/^ours/listed/' -e 's/^solver/ours/' | markdown
        echo
    done
    printf 'Ours alone, on boards of every size:\n\n'
    sed -n '/^The exact solver without gravity/,/^Plain/s/^|/|/p' "$figures"
}

deal_part() {
    table "Deals of level 1" board | sed -e '1s/ours ms/listed ms/' -e '1s/dealer ms/ours ms/' >"$work/table"
    by_size ms ours listed before pairs cross composed scan breadth depth <"$work/table" |
        draw deal "$(over_sizes "ms a deal")" ours listed before pairs cross composed scan breadth depth
    picture deal "Deals of level 1: ms a deal, by the size of the board"
    markdown <"$work/table"
}

write_page() {
    cat <<EOF
# How fast it is

\`sh scripts/benchmarks.sh\` makes this page: every figure and plot is of one run on one machine, one thread
($(sed -n 's/^machine: //p' "$figures")).
In the tables our column is a time; the others say how many times slower they are on the same boards. Times in the plots are
on a logarithmic scale, so the same distance is the same ratio.

What stands beside ours:

- *before*: the version before (\`bench/former.cpp\`).
- Five ways that other games and papers have published, each written anew (\`tests/support/published_links.hpp\`):
  - *cross*: candidates for the first corner on the row and the column of one end, their projections for the second;
  - *composed*: tests for straight lines, one turn and two turns, each made of the one before, over the whole board;
  - *scan*: the same tests, for two turns only along the rows and columns of the two ends;
  - *breadth*: breadth-first search that keeps the number of turns for each cell and direction;
  - *depth*: depth-first search with a stack of cell, direction and turns.
- *pairs*: for whole boards, a plain scan: our test of a link for every two tiles of a kind.

## One link

Can these two tiles be joined? *yes/no* is \`linked\`, which answers just that, and the others are compared with it; *path* is
\`find_link\`, which finds the best line. Each question is about two tiles of the board taken by chance; *yes %* is the
share that can be joined.
EOF
    link_part full "Full boards" "On full boards most lines end at once, so only *composed*, which looks over the
whole board, grows much with it."
    link_part half "Half-full boards" "Where there is room to walk, the published ways take far longer, and most of them
grow with the board; ours hardly does."
    link_part quarter "Boards with a quarter of their tiles" "The more room there is, the further the searches fall behind."
    link_part stairs "Stairs" "On the boards that are hardest for ours it looks at every row between the ends, and still takes
but a small part of the time of the published ways."
    cat <<EOF

## All moves of a board

Which pairs can go? Ours is \`legal_moves\`; *any move* only says whether there is one. *pairs* and the published ways test
every two tiles of a kind. There are four of each, the fewest that the game deals: with more, there are more pairs to test.
EOF
    moves_part full "All moves of full boards" "On full boards few tiles have a free neighbour, and ours looks at no others."
    moves_part half "All moves of half-full boards" "On half-full boards most pairs must be tested, so the test of a link decides."
    moves_part quarter "All moves of boards with a quarter of their tiles" "Near the end of a game there are few pairs, with much room for lines."
    cat <<EOF

## Can it be won?

Random boards without gravity, each given up after 100 ms of processor time, so long means are too low. No published
program decides such boards, so depth-first search stands beside ours: it tries every move in turn and remembers the positions
that led nowhere (\`bench/depth_first.hpp\`). It takes its moves from each list above; *listed* is our list. The plot shows
how many of the boards of 18x8 tiles are decided after a time: ours leaves none, while depth-first search with any list still has some
left after 100 ms.
EOF
    solver_part
    cat <<EOF

## Dealing

A board without gravity that four in five random players clear: level 1, the only one that boards of every size can have
([dealing.md](dealing.md)). Ours is the dealer, which also hands out the moves that clear the board. Beside it stands the
plain way: shuffle until 20 random players, who take their moves from each list above, say that a board has the level; *listed*
is our list. A way that has once taken two seconds for a deal is left out from there on. The plot shows that shuffling takes as
long as its lists do, and the dealer a small part of that.
EOF
    deal_part
}

mkdir -p "$plots"
say "Drawing"
write_page >"$work/page"
cp "$work/page" "$page"
say "Made docs/benchmarks.md"
