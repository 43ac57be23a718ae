// Statistics about a cleared game: its rank among the player's own games, and the next goal.
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
        std::size_t done = 0; ///< number of cleared places
    };

    game::Time elapsed{0};
    std::optional<game::Standing> standing;   ///< nullopt for a board from a file, and in Arcade
    std::optional<game::Stretches> stretches; ///< nullopt with too few pairs, or without another game to compare
    std::optional<OnJourney> journey;         ///< nullopt unless the game is a place of it
    game::Days days;
};

/// `games` come from the store, with or without the cleared one.
[[nodiscard]] WinFigures win_figures(std::vector<game::GameSummary> games, const game::Game& game,
                                     const Context& context);

/// Returns words such as "second best of 14".
[[nodiscard]] std::string standing_text(const game::Standing& standing);

/// Explains a streak of one day.
[[nodiscard]] std::string first_day_text();

/// Names the next goal in a sentence; mentions times only `with_times`.
[[nodiscard]] std::string next_goal(const WinFigures& figures, bool with_times, const Context& context);

} // namespace twoturns::app
