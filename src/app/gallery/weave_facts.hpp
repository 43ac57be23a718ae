// The texts about one weave of the gallery.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/gallery/woven_game.hpp"
#include "app/screen.hpp"

namespace twoturns::app {

struct WeaveFact {
    std::string name;
    std::string text;
};
/// Returns facts about a game: its board, where it was played, the deck, the help, and the longest line if `woven` is
/// not null.
[[nodiscard]] std::vector<WeaveFact> facts_of(const game::GameSummary& game, const WovenGame* woven,
                                              const Settings& settings);

/// Returns the rank of a game, such as "second best of 9". Returns an empty text for the slower half, if there is no
/// game to compare with, in Arcade, and for a board from a file.
[[nodiscard]] std::string standing_of_weave(std::span<const game::GameSummary> games, const game::GameSummary& game);

/// Returns the index of the game to compare with: the quickest other game on the same board; if there is none, the last
/// game before `game` on a board dealt alike; otherwise nullopt. `games` are cleared games, the last played first.
[[nodiscard]] std::optional<std::size_t> compared_with(std::span<const game::GameSummary> games,
                                                       const game::GameSummary& game);

/// Compares two runs in at most `most` stretches of about equally many pairs. Returns a number for each stretch: 0 to 1
/// if `own` was quicker, 0 to -1 if it was slower.
[[nodiscard]] std::vector<float> leads(const std::vector<game::Time>& own, const std::vector<game::Time>& other,
                                       std::size_t most);

} // namespace twoturns::app
