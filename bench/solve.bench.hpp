// The tables of the exact solver. Each takes the share of the full number of deals, in percent.
#pragma once

namespace twoturns::bench {

/// Random deals of several sizes: how many can be won, how long the answer takes.
void solver_table(int percent);
/// The same deals by plain depth-first search that remembers exhausted positions, and by the solver.
void depth_first_table(int percent);
/// Naming every legal move of a position safe or fatal.
void labels_table(int percent);

} // namespace twoturns::bench
