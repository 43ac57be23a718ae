// Deals of every level: how long they take, how often random players win them, and how they look. TWOTURNS_BENCH_DEALS
// sets the number of deals for each row; docs/dealing.md has the table for 200.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

#include "support/random_deal.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

constexpr int usual_deals = 4;
constexpr int games_a_deal = 400;

struct Row {
    Size size;
    int kinds;
    Gravity gravity;
};

constexpr std::array<Row, 6> rows{{{{6, 14}, 21, Gravity::none},
                                   {{6, 14}, 21, Gravity::down},
                                   {{8, 18}, 36, Gravity::none},
                                   {{8, 18}, 36, Gravity::down},
                                   {{12, 24}, 36, Gravity::none},
                                   {{12, 24}, 36, Gravity::down}}};

int deals_a_row() {
    const char* const text = std::getenv("TWOTURNS_BENCH_DEALS");
    return text == nullptr ? usual_deals : std::max(1, std::atoi(text));
}

/// Returns the CPU time of this process in ms, which is hardly affected by other processes.
double cpu_ms() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Plays one game as a random player. Uses only the rules and none of the dealer's code.
bool game_is_won(Board board, Gravity gravity, Random& random) {
    while (!board.won()) {
        const auto moves = legal_moves(board);
        if (moves.empty()) return false;
        const Move move = moves[random.index(moves.size())];
        board.clear(move.a);
        board.clear(move.b);
        if (gravity != Gravity::none) settle(board, gravity);
    }
    return true;
}

/// Returns the average number of steps from a tile to the nearest tile of its kind.
double nearest_partner(const Board& board) {
    int sum = 0;
    for (const auto& cells : board.cells_by_kind())
        for (const Cell a : cells) {
            int least = 2 * max_side;
            for (const Cell b : cells)
                if (a != b) least = std::min(least, std::abs(a.row - b.row) + std::abs(a.col - b.col));
            sum += least;
        }
    return static_cast<double>(sum) / board.tiles();
}

double nearest_partner_by_chance(const Row& row) {
    constexpr int boards = 500;
    Random random{std::uint64_t{1}};
    double sum = 0;
    for (int i = 0; i < boards; ++i)
        sum += nearest_partner(random_deal(
            row.size, [&](int tile) { return tile / 2 % row.kinds; }, random));
    return sum / boards;
}

struct Figures {
    std::vector<double> ms;
    std::vector<double> shares;
    int in_band = 0;
    int near_band = 0;
    double nearest = 0; // relative to the value for shuffled tiles
};

Figures measure(const Row& row, int difficulty, int deals) {
    Figures figures;
    const double by_chance = nearest_partner_by_chance(row);
    Random random{std::uint64_t{2}};
    for (int seed = 0; seed < deals; ++seed) {
        const double start = cpu_ms();
        const auto deal = twoturns::deal({row.size, row.kinds, row.gravity, BoardLayout{}, difficulty},
                                         Random{static_cast<std::uint64_t>(seed)});
        figures.ms.push_back(cpu_ms() - start);
        std::uint64_t wins = 0;
        for (int game = 0; game < games_a_deal; ++game)
            if (game_is_won(deal->board, row.gravity, random)) ++wins;
        const int level = difficulty_of(wins, games_a_deal);
        if (level == difficulty) ++figures.in_band;
        if (std::abs(level - difficulty) <= 1) ++figures.near_band;
        figures.shares.push_back(100.0 * static_cast<double>(wins) / games_a_deal);
        figures.nearest += nearest_partner(deal->board) / by_chance / deals;
    }
    std::sort(figures.ms.begin(), figures.ms.end());
    std::sort(figures.shares.begin(), figures.shares.end());
    return figures;
}

std::string percent(int part, int whole) { return figure(100.0 * part / whole) + " %"; }

void run(std::ostream& out) {
    const int deals = deals_a_row();
    Table table(
        {"board, level", "ms median", "worst", "in band", "or next", "wins 10th", "median", "90th %", "nearest"});
    for (const Row& row : rows)
        for (int difficulty = easiest; difficulty <= hardest; ++difficulty) {
            const Figures figures = measure(row, difficulty, deals);
            const std::size_t last = figures.ms.size() - 1;
            table.add({to_text(row.size) + ", " + std::to_string(row.kinds) + " kinds, " +
                           std::string(name_of(row.gravity)) + ", " + std::to_string(difficulty),
                       figure(figures.ms[last / 2]), figure(figures.ms[last]), percent(figures.in_band, deals),
                       percent(figures.near_band, deals), figure(figures.shares[last / 10]),
                       figure(figures.shares[last / 2]), figure(figures.shares[last * 9 / 10]),
                       figure(figures.nearest)});
        }
    out << table;
}

/// Measures large boards under every gravity: only the time of a deal, for a quarter of the deals.
void run_times(std::ostream& out) {
    const int deals = std::max(1, deals_a_row() / 4);
    Table table({"30x16, 40 kinds", "level 1: ms median", "worst", "3: median", "worst", "5: median", "worst"});
    for (const Gravity gravity : all_gravities) {
        std::vector<std::string> cells{std::string(name_of(gravity))};
        for (const int difficulty : {1, 3, 5}) {
            std::vector<double> ms;
            for (int seed = 0; seed < deals; ++seed) {
                const double start = cpu_ms();
                const auto deal = twoturns::deal({{16, 30}, 40, gravity, BoardLayout{}, difficulty},
                                                 Random{static_cast<std::uint64_t>(seed)});
                ms.push_back(cpu_ms() - start);
                sink = deal->witness.size();
            }
            std::sort(ms.begin(), ms.end());
            cells.push_back(figure(ms[(ms.size() - 1) / 2]));
            cells.push_back(figure(ms.back()));
        }
        table.add(std::move(cells));
    }
    out << table;
}

std::uint64_t signature() {
    Signature signature;
    for (int difficulty = easiest; difficulty <= hardest; ++difficulty)
        for (const Gravity gravity : {Gravity::none, Gravity::down, Gravity::horizontal_in}) {
            const auto deal = twoturns::deal({{6, 10}, 15, gravity, BoardLayout{}, difficulty},
                                             Random{static_cast<std::uint64_t>(difficulty)});
            for (const Cell cell : deal->board.tile_cells()) signature.add(deal->board.kind(cell));
            signature.add(deal->witness.size());
        }
    return signature.value();
}

} // namespace

const Section deal_section{"deal", "deals by level, each measured by 400 random players", run, signature};
const Section deal_times_section{"deal-times", "how long large deals take, by gravity and level", run_times, nullptr};

} // namespace twoturns::bench
