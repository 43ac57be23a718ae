// Finds out more about a position, a slice at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/knowledge.hpp"
#include "twoturns/move_labels.hpp"
#include "twoturns/solver.hpp"

namespace twoturns::game {

/// First whether the position can be won, then which of its moves keep it so. Counts work, never
/// time, and can be dropped between any two slices.
class Analysis {
public:
    explicit Analysis(Question question);

    /// Does about `work` units, each near a microsecond. True when there is something new in answer().
    bool run(std::uint64_t work);
    /// Nothing more will be found out.
    [[nodiscard]] bool done() const;
    [[nodiscard]] Answer answer() const { return {question_.serial, question_.known}; }

private:
    bool solve(std::uint64_t work);
    bool label(std::uint64_t work);
    bool try_next(std::uint64_t work);

    Question question_;
    std::optional<Solver> solver_;
    std::uint64_t spent_ = 0; ///< on what is done now: the position, or one of its moves

    std::optional<MoveLabels> labels_;         ///< without gravity all moves are labelled in one search
    std::optional<std::vector<Move>> untried_; ///< with gravity one after the other
};

} // namespace twoturns::game
