// Can this position be won? The solver for whatever gravity is in force.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "twoturns/board.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/gravity_solver.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/pairing_solver.hpp"
#include "twoturns/solve.hpp"

namespace twoturns {

/// Works in slices, counts work and not time, and can be dropped between any two slices.
class Solver {
public:
    /// The board must be settled.
    Solver(const Board& settled_board, Gravity gravity);

    /// Goes on where it stopped and does about `work` units, each near a microsecond of one core.
    /// `won` and `lost` are final.
    Outcome run(std::uint64_t work);

    /// When won: moves that clear the board, cells as they stand when each is made.
    [[nodiscard]] const std::vector<Move>& moves() const;

private:
    std::variant<PairingSolver, GravitySolver> solver_;
};

} // namespace twoturns
