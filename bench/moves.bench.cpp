// All moves of a board: our function, the version before, and the plain ways, which test every two tiles of a kind.
#include "section.hpp"
#include "table.hpp"
#include "ways.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

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

/// The boards of the signature.
constexpr std::array<Deal, 7> played{{{{8, 8}, 16, 0},
                                      {{6, 14}, 21, 0},
                                      {{8, 18}, 36, 0},
                                      {{8, 18}, 36, 50},
                                      {{8, 18}, 36, 75},
                                      {{12, 24}, 36, 0},
                                      {{16, 30}, 40, 0}}};

/// The boards that are timed: four tiles of a kind, the fewest that the game deals, as the plain ways have the fewest
/// pairs to test then.
std::vector<Deal> timed() {
    std::vector<Deal> deals;
    for (const int gone_percent : {0, 50, 75})
        for (const Size size : {Size{8, 8}, {8, 18}, {16, 16}, {16, 30}, {32, 32}, {48, 48}, {62, 62}})
            deals.push_back({size, size.cells() / 4, gone_percent});
    return deals;
}

std::string name_of(const Deal& deal) {
    const char* const fill = deal.gone_percent == 0 ? "full" : deal.gone_percent == 50 ? "half" : "quarter";
    return std::to_string(deal.size.cols) + "x" + std::to_string(deal.size.rows) + " " + fill;
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

template <class Count> double time_boards(const std::vector<Board>& boards, const Count& count) {
    return ns_per_slow_call(1, boards.size(), [&](std::size_t few) {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < few; ++i) sum += count(boards[i]);
        return sum;
    });
}

void run(std::ostream& out) {
    std::vector<std::string> header{"board", "moves", "any move us"};
    for (const WayToList& way : ways_to_list()) {
        header.push_back(way.name + " us");
        if (&way != &ways_to_list().front()) header.push_back("ratio");
    }
    Table table(std::move(header));
    for (const Deal& deal : timed()) {
        const auto boards = boards_of(deal, board_count);
        std::size_t moves = 0;
        for (const Board& board : boards) moves += legal_moves(board).size();
        const double any =
            time_boards(boards, [](const Board& board) { return std::uint64_t{has_legal_move(board) ? 1U : 0U}; });
        std::vector<std::string> row{name_of(deal), figure(static_cast<double>(moves) / board_count),
                                     figure(any / 1000)};
        double ours = 0;
        for (const WayToList& way : ways_to_list()) {
            const double time = time_boards(boards, [&](const Board& board) { return way.moves(board).size(); });
            row.push_back(figure(time / 1000));
            if (ours == 0)
                ours = time;
            else
                row.push_back(ratio(time, ours));
        }
        table.add(std::move(row));
    }
    out << table;
}

/// Plays random moves on each board under each gravity.
std::uint64_t signature() {
    constexpr std::size_t few = 2;
    constexpr int most_moves = 40;
    Signature signature;
    Random random(1);
    for (const Deal& deal : played) {
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

const Section moves_section{"moves", "all pairs of a board that can go; ours, before and the plain ways, us a board",
                            run, signature};

} // namespace twoturns::bench
