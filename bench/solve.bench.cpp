#include "solve.bench.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

#include "core/pairing/pairing_solver.hpp"
#include "depth_first.hpp"
#include "support/random_deal.hpp"
#include "twoturns/board.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

constexpr double give_up_ms = 100;

/// Processor time, so that a busy machine does not distort the figures.
double now_ms() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Board random_deal(Size size, int copies, std::uint64_t seed) {
    Random random(seed);
    return twoturns::random_deal(
        size, [&](int i) { return i / copies; }, random);
}

struct Row {
    Size size;
    int copies;
    int deals;
};

/// The results of a row of deals.
class Tally {
public:
    void add(Outcome outcome, double ms) {
        won_ += outcome == Outcome::won ? 1 : 0;
        undecided_ += outcome == Outcome::undecided ? 1 : 0;
        in_ten_ += outcome != Outcome::undecided && ms <= 10 ? 1 : 0;
        times_.push_back(ms);
    }
    void print(Row row) {
        std::sort(times_.begin(), times_.end());
        double sum = 0;
        for (const double ms : times_) sum += ms;
        const auto count = static_cast<double>(times_.size());
        std::printf("| %2dx%-2d (%3d x %2d) | %6zu | %6.2f %% | %5d | %6.2f %% | %7.3f | %7.3f | %7.2f | %7.2f |\n",
                    row.size.cols, row.size.rows, row.size.cells() / row.copies, row.copies, times_.size(),
                    100.0 * won_ / count, undecided_, 100.0 * in_ten_ / count, times_[times_.size() / 2], sum / count,
                    times_[times_.size() * 99 / 100], times_.back());
    }
    static void print_head() {
        std::printf("| board (kinds x copies) | deals | won | undecided | decided in 10 ms | median ms | mean | 99 %% "
                    "| worst |\n"
                    "|---|---|---|---|---|---|---|---|---|\n");
    }

private:
    std::vector<double> times_;
    int won_ = 0;
    int undecided_ = 0;
    int in_ten_ = 0;
};

template <class Solver> std::pair<Outcome, double> timed(Solver& solver, double start) {
    for (;;) {
        const Outcome outcome = solver.run(200);
        const double ms = now_ms() - start;
        if (outcome != Outcome::undecided || ms >= give_up_ms) return {outcome, ms};
    }
}

template <class Solver> void print_row(Row row, int percent) {
    Tally tally;
    const int deals = std::max(1, row.deals * percent / 100);
    for (int seed = 0; seed < deals; ++seed) {
        const Board board = random_deal(row.size, row.copies, static_cast<std::uint64_t>(seed));
        const double start = now_ms();
        Solver solver(board);
        const auto [outcome, ms] = timed(solver, start);
        tally.add(outcome, ms);
    }
    tally.print(row);
}

} // namespace

void solver_table(int percent) {
    std::puts("The exact solver without gravity, random deals, given up after 100 ms");
    Tally::print_head();
    for (const Row row : {Row{{8, 8}, 4, 10'000}, Row{{6, 14}, 4, 10'000}, Row{{8, 18}, 4, 10'000},
                          Row{{10, 18}, 4, 3'000}, Row{{12, 24}, 8, 1'000}, Row{{16, 30}, 12, 1'000},
                          Row{{12, 24}, 4, 1'000}, Row{{62, 62}, 4, 20}, Row{{62, 62}, 62, 20}})
        print_row<PairingSolver>(row, percent);
}

void depth_first_table(int percent) {
    const Row rows[] = {{{8, 8}, 4, 200}, {{6, 14}, 4, 200}, {{8, 18}, 4, 200}, {{10, 18}, 4, 100}};
    std::puts("Plain depth-first search with a table of exhausted positions, given up after 100 ms");
    Tally::print_head();
    for (const Row row : rows) print_row<DepthFirst>(row, percent);
    std::puts("The exact solver on the same deals");
    Tally::print_head();
    for (const Row row : rows) print_row<PairingSolver>(row, percent);
}

void labels_table(int percent) {
    std::puts("Every legal move named safe or fatal: 18x8 (36 x 4), 0 to 40 random moves into random deals");
    std::vector<double> times;
    std::size_t moves = 0;
    std::size_t fatal = 0;
    std::size_t unknown = 0;
    for (int seed = 0; seed < std::max(1, 50 * percent); ++seed) {
        Board board = random_deal({8, 18}, 4, static_cast<std::uint64_t>(seed));
        Random random(static_cast<std::uint64_t>(seed));
        for (std::uint64_t i = random.below(41); i > 0; --i) {
            const auto legal = legal_moves(board);
            if (legal.empty()) break;
            const Move move = legal[random.index(legal.size())];
            board.clear(move.a);
            board.clear(move.b);
        }
        const double start = now_ms();
        MoveLabels labels(board);
        while (!labels.run(200) && now_ms() - start < 10 * give_up_ms) {
        }
        times.push_back(now_ms() - start);
        moves += labels.moves().size();
        for (const auto& [move, safety] : labels.moves()) {
            fatal += safety == Safety::fatal ? 1 : 0;
            unknown += safety == Safety::unknown ? 1 : 0;
        }
    }
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (const double ms : times) sum += ms;
    std::printf(
        "%zu positions, %zu moves, %zu fatal, %zu unknown; ms: median %.3f, mean %.3f, 99 %% %.2f, worst %.2f\n",
        times.size(), moves, fatal, unknown, times[times.size() / 2], sum / static_cast<double>(times.size()),
        times[times.size() * 99 / 100], times.back());
}

} // namespace twoturns::bench
