// What the history says of a game that was cleared: how it stands among the player's own, and what could come next.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/history/standing.hpp"
#include "game/history/stretches.hpp"

namespace twoturns::app {

struct WinFigures {
    struct OnJourney {
        game::Stars stars;
        game::Time par{0};
        std::size_t done = 0; ///< so many places are cleared
    };

    game::Time elapsed{0};
    std::optional<game::Standing> standing;   ///< nothing for a board from a file, and in Arcade
    std::optional<game::Stretches> stretches; ///< nothing with too few pairs, or no other game to compare
    std::optional<OnJourney> journey;         ///< for a place of it
    game::Days days;
};

/// `games` as the store has them, with or without the one that was cleared.
[[nodiscard]] WinFigures win_figures(std::vector<game::GameSummary> games, const game::Game& game,
                                     const Context& context);

/// Such as "second best of 14".
[[nodiscard]] std::string standing_text(const game::Standing& standing);

/// What a row of one day means.
[[nodiscard]] std::string first_day_text();

/// The one thing to reach next, in a sentence. Times are named only where they are to be seen.
[[nodiscard]] std::string next_goal(const WinFigures& figures, bool with_times, const Context& context);

} // namespace twoturns::app
