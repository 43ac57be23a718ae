#include "gravity.bench.hpp"

#include <cstdint>
#include <ctime>
#include <iomanip>
#include <string>

#include "core/gravity_solver/gravity_solver.hpp"
#include "depth_first.hpp"
#include "support/random_deal.hpp"
#include "twoturns/board.hpp"
#include "twoturns/random.hpp"

namespace twoturns::bench {
namespace {

/// Returns a board with the kinds in turn over all cells, shuffled.
Board random_deal(const GravityRow& row, int seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Board board = twoturns::random_deal(
        row.size, [&](int i) { return i % row.kinds; }, random);
    settle(board, row.gravity);
    return board;
}

/// Returns processor time in ms, so that other load on the machine does not distort the figures.
double milliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Decided {
    int won = 0;
    int lost = 0;
};

template <class Solver>
void print_row(std::ostream& out, const GravityRow& row, const std::string& suffix, std::uint64_t slice) {
    constexpr double limits[] = {10, 100, 1000};
    Decided within[3];
    Decided all;
    double time = 0;
    std::uint64_t work = 0;
    for (int deal = 0; deal < row.deals; ++deal) {
        const Board board = random_deal(row, row.first_seed + deal);
        const double begin = milliseconds();
        Solver solver(board, row.gravity);
        Outcome outcome = Outcome::undecided;
        double taken = 0;
        while (outcome == Outcome::undecided && taken < row.milliseconds) {
            outcome = solver.run(slice);
            taken = milliseconds() - begin;
        }
        time += taken;
        work += solver.work_done();
        const int won = outcome == Outcome::won ? 1 : 0;
        const int lost = outcome == Outcome::lost ? 1 : 0;
        all.won += won;
        all.lost += lost;
        for (std::size_t i = 0; i < 3; ++i)
            if (taken <= limits[i]) {
                within[i].won += won;
                within[i].lost += lost;
            }
    }
    const auto percent = [&](int n) { return 100.0 * n / row.deals; };
    const auto three = [&](int Decided::*member) {
        for (std::size_t i = 0; i < 3; ++i) out << std::setw(5) << percent(within[i].*member) << (i < 2 ? " /" : "   ");
    };
    out << std::fixed << std::setprecision(1) << std::left << std::setw(9)
        << std::to_string(row.size.cols) + "x" + std::to_string(row.size.rows) << std::setw(20)
        << std::string(name_of(row.gravity)) + suffix << std::right << std::setw(6) << row.deals;
    three(&Decided::won);
    three(&Decided::lost);
    out << std::setw(8) << percent(all.won) << std::setw(8) << percent(all.lost) << std::setw(10)
        << percent(row.deals - all.won - all.lost) << std::setprecision(2) << std::setw(8)
        << 1000 * time / static_cast<double>(work + 1) << '\n'
        << std::flush;
}

} // namespace

std::vector<GravityRow> gravity_rows(int deals) {
    const Size small{6, 14};
    const Size large{8, 18};
    std::vector<GravityRow> rows;
    for (const Gravity gravity : {Gravity::down, Gravity::left, Gravity::horizontal_in})
        rows.push_back({small, 21, gravity, deals});
    for (const Gravity gravity : all_gravities)
        if (gravity != Gravity::none) rows.push_back({large, 36, gravity, deals});
    return rows;
}

void print_gravity_head(std::ostream& out) {
    out << "% of the deals won and proven lost within 10 ms / 100 ms / 1 s of processor time, and in all\n"
        << "board    gravity              deals   won                  lost                   won    lost  undecided "
           "us/unit\n";
}

void print_gravity_row(std::ostream& out, const GravityRow& row) { print_row<GravitySolver>(out, row, "", 500); }

void print_depth_first_row(std::ostream& out, const GravityRow& row) { print_row<DepthFirst>(out, row, " plain", 20); }

} // namespace twoturns::bench
