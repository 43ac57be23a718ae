// What became of the games of a board: what a journey, a calendar and a record go by.
#pragma once

#include <map>
#include <span>
#include <string>

#include "game/store.hpp"

namespace twoturns::game {

/// Which of two cleared games is the better one: that with fewer hints, of the same the quicker one.
[[nodiscard]] bool better(const GameSummary& a, const GameSummary& b);

/// Of all games of one board.
struct BoardResult {
    int games = 0;
    int cleared = 0;
    GameSummary best;          ///< of the cleared ones, see better()
    Time quickest{0};          ///< of the cleared ones, whatever help they had
    bool without_hint = false; ///< one was cleared so
};

/// Games of boards from files are passed over: their ID is not that of the board.
class Results {
public:
    Results() = default;
    explicit Results(std::span<const GameSummary> games);
    /// Nothing when no game of this board was ever started.
    [[nodiscard]] const BoardResult* of(const GameId& id) const;

private:
    std::map<std::string, BoardResult, std::less<>> boards_; // by the ID's text
};

} // namespace twoturns::game
