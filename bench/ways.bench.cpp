// Solving and dealing beside what the plain ways to list moves allow: depth-first search through the moves that each
// lists, and shuffling until random players, who take one of the moves listed, win as often as the level wants. Both do
// the same with every list, so the ways differ only in time. TWOTURNS_BENCH_DEALS sets the number of deals for each
// row.
#include "ways.hpp"
#include "depth_first.hpp"
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/pairing/pairing_solver.hpp"
#include "support/random_deal.hpp"
#include "twoturns/deal.hpp"
#include "twoturns/difficulty.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::bench {
namespace {

constexpr int usual_deals = 4;
constexpr int solved_a_deal = 25; // boards to solve for each deal
constexpr double most_ms_to_solve = 100;
constexpr double most_ms_to_deal = 2000;
constexpr int level = easiest; // the only level that boards of every size can have
constexpr int players = 20;

int deals_a_row() {
    const char* const text = std::getenv("TWOTURNS_BENCH_DEALS");
    return text == nullptr ? usual_deals : std::max(1, std::atoi(text));
}

/// Returns the CPU time of this process in ms, which is hardly affected by other processes.
double cpu_ms() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Board shuffled(Size size, int kinds, Random& random) {
    return random_deal(
        size, [&](int i) { return i / 2 % kinds; }, random);
}

/// Returns for each board the ms until it is decided, or the most if it is not.
template <class MakeSolver>
std::vector<double> times_to_decide(const std::vector<Board>& boards, const MakeSolver& make) {
    std::vector<double> times;
    for (const Board& board : boards) {
        const double start = cpu_ms();
        auto solver = make(board);
        double ms = 0;
        Outcome outcome = Outcome::undecided;
        while (outcome == Outcome::undecided && ms < most_ms_to_solve) {
            outcome = solver.run(10);
            ms = cpu_ms() - start;
        }
        times.push_back(outcome == Outcome::undecided ? most_ms_to_solve : std::min(ms, most_ms_to_solve));
    }
    return times;
}

void solve_table(std::ostream& out, Size size) {
    Random random{std::uint64_t{1}};
    std::vector<Board> boards;
    while (boards.size() < static_cast<std::size_t>(deals_a_row() * solved_a_deal))
        boards.push_back(shuffled(size, size.cells() / 4, random));

    out << boards.size() << " random boards of " << to_text(size) << " tiles, four of a kind: decided within ms, %\n";
    Table table({"way", "0.1", "0.2", "0.5", "1", "2", "5", "10", "20", "50", "100", "mean ms", "ratio"});
    double ours = 0;
    const auto add = [&](const std::string& name, const std::vector<double>& times) {
        std::vector<std::string> row{name};
        for (const double limit : {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0}) {
            const auto within = std::count_if(times.begin(), times.end(),
                                              [&](double ms) { return ms <= limit && ms < most_ms_to_solve; });
            row.push_back(figure(100.0 * static_cast<double>(within) / static_cast<double>(times.size())));
        }
        double mean = 0;
        for (const double ms : times) mean += ms / static_cast<double>(times.size());
        if (ours == 0) ours = mean;
        row.push_back(figure(mean));
        row.push_back(ratio(mean, ours));
        table.add(std::move(row));
    };
    add("solver", times_to_decide(boards, [](const Board& board) { return PairingSolver(board); }));
    for (const WayToList& way : ways_to_list())
        add(way.name,
            times_to_decide(boards, [&](const Board& board) { return DepthFirst(board, Gravity::none, way.moves); }));
    out << table << '\n';
}

/// Plays as a random player; returns nullopt if the time is over.
std::optional<bool> wins(Board board, const WayToList& way, Random& random, double end) {
    while (!board.won()) {
        if (cpu_ms() > end) return std::nullopt;
        const auto moves = way.moves(board);
        if (moves.empty()) return false;
        const Move move = moves[random.index(moves.size())];
        board.clear(move.a);
        board.clear(move.b);
    }
    return true;
}

/// Shuffles until a board has the level; returns the time in ms, or nullopt if there is none soon.
std::optional<double> time_to_shuffle(Size size, int kinds, const WayToList& way, Random random) {
    const double start = cpu_ms();
    for (;;) {
        const Board board = shuffled(size, kinds, random);
        std::uint64_t won = 0;
        for (int player = 0; player < players; ++player) {
            const auto win = wins(board, way, random, start + most_ms_to_deal);
            if (!win) return std::nullopt;
            won += *win ? 1U : 0U;
        }
        if (difficulty_of(won, players) == level) return cpu_ms() - start;
    }
}

double time_to_deal(Size size, int kinds, Random random) {
    const double start = cpu_ms();
    const auto deal = twoturns::deal({size, kinds, Gravity::none, BoardLayout{}, level}, random);
    sink = deal->witness.size();
    return cpu_ms() - start;
}

void deal_table(std::ostream& out) {
    const int deals = deals_a_row();
    out << "Deals of level " << level << ", mean ms; for the ways, the mean of shuffling until a board has the level\n";
    std::vector<std::string> header{"board", "kinds", "dealer ms"};
    for (const WayToList& way : ways_to_list()) header.insert(header.end(), {way.name + " ms", "ratio"});
    Table table(std::move(header));
    std::set<std::string> given_up; // larger boards take longer
    for (const Size size : {Size{8, 8}, {8, 18}, {16, 16}, {16, 30}, {32, 32}, {48, 48}, {62, 62}}) {
        const int kinds = usual_kinds(size);
        double dealer = 0;
        for (int seed = 0; seed < deals; ++seed)
            dealer += time_to_deal(size, kinds, Random{static_cast<std::uint64_t>(seed)}) / deals;
        std::vector<std::string> row{to_text(size), std::to_string(kinds), figure(dealer)};
        for (const WayToList& way : ways_to_list()) {
            double mean = 0;
            for (int seed = 0; seed < deals && given_up.count(way.name) == 0; ++seed) {
                const auto ms = time_to_shuffle(size, kinds, way, Random{static_cast<std::uint64_t>(seed)});
                if (!ms) given_up.insert(way.name);
                mean += ms.value_or(0) / deals;
            }
            if (given_up.count(way.name) != 0)
                row.insert(row.end(), {"-", "-"});
            else
                row.insert(row.end(), {figure(mean), ratio(mean, dealer)});
        }
        table.add(std::move(row));
    }
    out << table;
}

void run(std::ostream& out) {
    for (const Size size : {Size{8, 8}, {6, 14}, {8, 18}}) solve_table(out, size);
    deal_table(out);
}

} // namespace

const Section ways_section{"ways", "solver and dealer beside depth-first search and shuffling by the plain ways", run,
                           nullptr};

} // namespace twoturns::bench
