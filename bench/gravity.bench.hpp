// Measures how many random deals the solver for all gravities decides, and how fast.
#pragma once

#include <ostream>
#include <string_view>
#include <vector>

#include "twoturns/cell.hpp"
#include "twoturns/gravity.hpp"

namespace twoturns::bench {

struct GravityRow {
    Size size;
    int kinds;
    Gravity gravity;
    int deals;
    int first_seed = 0;
    int milliseconds = 1000; // the time limit for one deal
};

/// Returns the rows of the default table.
[[nodiscard]] std::vector<GravityRow> gravity_rows(int deals);

/// Prints the head of the table.
void print_gravity_head(std::ostream& out);
/// Solves random deals and prints one row of the table. Times are this process's CPU time.
void print_gravity_row(std::ostream& out, const GravityRow& row);
/// Solves the same deals by plain depth-first search with a set of exhausted positions, and prints one row.
void print_depth_first_row(std::ostream& out, const GravityRow& row);

} // namespace twoturns::bench
