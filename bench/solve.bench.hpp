// The tables of the exact solver. Each takes a percentage of the full number of deals.
#pragma once

namespace twoturns::bench {

/// Random deals of several sizes: how many can be won, and the time to decide.
void solver_table(int percent);
/// The same deals by plain depth-first search that remembers exhausted positions, and by the solver.
void depth_first_table(int percent);
/// Labelling every legal move of a position as safe or fatal.
void labels_table(int percent);

} // namespace twoturns::bench
