// What is said about one weave of the gallery.
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
/// Returns the board, where it was played, the deck, the help, and the longest line if the weave is known.
[[nodiscard]] std::vector<WeaveFact> facts_of(const game::GameSummary& game, const WovenGame* woven,
                                              const Settings& settings);

/// Returns words such as "second best of 9"; empty if there is nothing to compare with.
[[nodiscard]] std::string standing_of_weave(std::span<const game::GameSummary> games, const game::GameSummary& game);

/// Returns the game to compare with: the quickest other run of the same board, or else the last one before it on a
/// board dealt alike; nullopt if there is none. `games` are cleared games, the last played first.
[[nodiscard]] std::optional<std::size_t> compared_with(std::span<const game::GameSummary> games,
                                                       const game::GameSummary& game);

/// Compares two runs, stretch by stretch. A number is above 0, at most 1, if `own` was quicker there, below 0 if it was
/// slower. At most `most` stretches, each with equally many pairs.
[[nodiscard]] std::vector<float> leads(const std::vector<game::Time>& own, const std::vector<game::Time>& other,
                                       std::size_t most);

} // namespace twoturns::app
