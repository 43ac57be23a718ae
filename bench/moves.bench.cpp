// All moves of a board: our function, the version before, and the plain way, which calls way 3 for every two tiles of a
// kind.
#include "former.hpp"
#include "section.hpp"
#include "table.hpp"

#include <array>
#include <string>
#include <vector>

#include "support/published_links.hpp"
#include "support/random_deal.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

constexpr std::size_t board_count = 64;

struct Deal {
    Size size;
    int kinds;
    int gone_percent; // the percentage of tiles removed at random
};

constexpr std::array<Deal, 8> deals{{{{8, 8}, 16, 0},
                                     {{6, 14}, 21, 0},
                                     {{8, 18}, 36, 0},
                                     {{8, 18}, 36, 50},
                                     {{8, 18}, 36, 75},
                                     {{12, 24}, 36, 0},
                                     {{16, 30}, 40, 0},
                                     {{62, 62}, 480, 0}}};

std::string name_of(const Deal& deal) {
    return std::to_string(deal.size.cols) + "x" + std::to_string(deal.size.rows) + ", " + std::to_string(deal.kinds) +
           " kinds, " + std::to_string(100 - deal.gone_percent) + " % left";
}

/// Returns a random board with nearly the same number of tiles of each kind.
Board random_board(const Deal& deal, Random& random) {
    Board board = random_deal(
        deal.size, [&](int i) { return i / 2 % deal.kinds; }, random);
    for (const Cell cell : board.tile_cells())
        if (random.below(100) < static_cast<std::uint64_t>(deal.gone_percent)) board.clear(cell);
    return board;
}

std::vector<Board> boards_of(const Deal& deal, std::size_t count) {
    Random random(static_cast<std::uint64_t>(deal.size.cells() * 100 + deal.gone_percent));
    std::vector<Board> boards;
    for (std::size_t i = 0; i < count; ++i) boards.push_back(random_board(deal, random));
    return boards;
}

std::uint64_t count_naively(const Board& board) {
    const oracles::Grid grid(board.occupancy());
    const auto cells = board.tile_cells();
    std::uint64_t moves = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (board.kind(cells[i]) == board.kind(cells[j]) &&
                oracles::by_row_and_column_scan(grid, cells[i], cells[j]))
                ++moves;
    return moves;
}

template <class Count> double time_boards(const std::vector<Board>& boards, const Count& count) {
    return ns_per_call(boards.size(), [&] {
        std::uint64_t sum = 0;
        for (const Board& board : boards) sum += count(board);
        return sum;
    });
}

void run(std::ostream& out) {
    Table table({"board", "moves", "all moves us", "any move us", "before us", "ratio", "plain us", "ratio"});
    for (const Deal& deal : deals) {
        const auto boards = boards_of(deal, board_count);
        std::size_t moves = 0;
        for (const Board& board : boards) moves += legal_moves(board).size();
        const double ours = time_boards(boards, [](const Board& board) { return legal_moves(board).size(); });
        const double any =
            time_boards(boards, [](const Board& board) { return std::uint64_t{has_legal_move(board) ? 1U : 0U}; });
        const double before = time_boards(boards, [](const Board& board) { return former::legal_moves(board).size(); });
        const double plain = time_boards(boards, count_naively);
        table.add({name_of(deal), figure(static_cast<double>(moves) / board_count), figure(ours / 1000),
                   figure(any / 1000), figure(before / 1000), ratio(before, ours), figure(plain / 1000),
                   ratio(plain, ours)});
    }
    out << table;
}

/// Plays random moves on each board under each gravity.
std::uint64_t signature() {
    constexpr std::size_t few = 2;
    constexpr int most_moves = 40;
    Signature signature;
    Random random(1);
    for (const Deal& deal : deals) {
        if (deal.size.cells() > 500) continue;
        for (const Board& board : boards_of(deal, few)) {
            for (const Gravity gravity : all_gravities) {
                Board now = board;
                signature.add(settle(now, gravity).size());
                for (int i = 0; i < most_moves; ++i) {
                    const auto moves = legal_moves(now);
                    signature.add(moves.size());
                    if (moves.empty()) break;
                    now = *apply(now, moves[random.index(moves.size())], gravity);
                }
                for (const Cell c : now.tile_cells()) {
                    signature.add(static_cast<std::uint64_t>(c.row));
                    signature.add(static_cast<std::uint64_t>(c.col));
                    signature.add(now.kind(c));
                }
            }
        }
    }
    return signature.value();
}

} // namespace

const Section moves_section{"moves", "all pairs of a board that can go; ours and the plain scan, us a board", run,
                            signature};

} // namespace twoturns::bench
