// Looks for a way to clear a labelled board with the solver that fits its gravity.
#pragma once

#include <optional>
#include <vector>

#include "core/dealing/ground.hpp"
#include "core/dealing/player.hpp"
#include "core/dealing/work.hpp"
#include "core/gravity_solver/gravity_solver.hpp"
#include "core/pairing/pairing_solver.hpp"

namespace twoturns::dealing {

class Prover {
public:
    /// kinds[t] is the kind of tile t.
    Prover(const Ground& ground, const std::vector<Kind>& kinds);

    /// Goes on for a short while.
    Outcome step();
    [[nodiscard]] Work work() const;
    /// Once won: the moves.
    [[nodiscard]] std::vector<Couple> witness() const;

private:
    Board board_; // each tile's face is its number
    Gravity gravity_;
    std::optional<PairingSolver> pairing_; // one of the two
    std::optional<GravitySolver> sliding_;
};

} // namespace twoturns::dealing
