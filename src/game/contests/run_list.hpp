// Finds the runs of a history game by game.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "game/contests/run.hpp"

namespace twoturns::game {

class RunList {
public:
    /// Adds the next game, in the order of play. Returns the run that it began or continued; nullptr if the game
    /// belongs to no run. The pointer is valid until the next game is added.
    const RunResult* add(const GameSummary& game);
    /// Returns the run that `board` continues; nullptr if there is none.
    [[nodiscard]] const RunResult* leads_to(const RunBoard& board) const;

    std::vector<RunResult> all{};

private:
    std::map<int, std::size_t> latest_; ///< the index in `all` of the last run with each number
};

} // namespace twoturns::game
