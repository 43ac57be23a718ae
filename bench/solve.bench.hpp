// The tables of the exact solver. Each takes a percentage of the full number of deals.
#pragma once

namespace twoturns::bench {

/// Prints for random deals of several sizes how many can be won, and the time to decide.
void solver_table(int percent);
/// Prints the same figures for plain depth-first search with a set of exhausted positions, and for the solver.
void depth_first_table(int percent);
/// Prints the cost of labelling every legal move of a position as safe or fatal.
void labels_table(int percent);

} // namespace twoturns::bench
