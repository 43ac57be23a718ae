// Searches for a way to clear a board with known kinds, using the solver that fits its gravity.
#pragma once

#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/playout.hpp"
#include "core/dealing/work.hpp"
#include "core/gravity_solver/gravity_solver.hpp"
#include "core/pairing/pairing_solver.hpp"

namespace twoturns::dealing {

class Prover {
public:
    /// kinds[t] is the kind of tile t of `ground`.
    Prover(const Ground& ground, const std::vector<Kind>& kinds);

    /// Continues the search for a short while and returns the outcome so far.
    Outcome step();
    [[nodiscard]] Work work() const;
    /// Returns the moves once the outcome is `won`.
    [[nodiscard]] std::vector<Couple> witness() const;

private:
    Board board_; // each tile's face is the tile's number
    Gravity gravity_;
    std::optional<PairingSolver> pairing_; // exactly one of the two is set
    std::optional<GravitySolver> sliding_;
};

} // namespace twoturns::dealing
