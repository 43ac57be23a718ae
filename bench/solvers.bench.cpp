// The solvers on random deals: how many deals can be won, how many are decided and how fast, in comparison with plain
// depth-first search. TWOTURNS_BENCH_PERCENT sets the percentage of the full number of deals; 100 takes some minutes.
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "gravity.bench.hpp"
#include "section.hpp"
#include "solve.bench.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::bench {
namespace {

int percent() {
    constexpr int usual = 5;
    const char* const text = std::getenv("TWOTURNS_BENCH_PERCENT");
    return text == nullptr ? usual : parse_number(text).value_or(usual);
}

void run_solve(std::ostream& out) {
    out.flush(); // the tables print directly
    solver_table(percent());
    depth_first_table(percent());
    labels_table(percent());
}

void run_gravity(std::ostream& out) {
    constexpr int full = 200;
    print_gravity_head(out);
    for (const GravityRow& row : gravity_rows(std::max(1, full * percent() / 100))) {
        print_gravity_row(out, row);
        print_depth_first_row(out, row);
    }
}

} // namespace

const Section solve_section{"solve", "random deals without gravity, won or lost; all moves of a position safe or fatal",
                            &run_solve, nullptr};
const Section gravity_section{"gravity", "random deals with gravity, won or lost", &run_gravity, nullptr};

} // namespace twoturns::bench
