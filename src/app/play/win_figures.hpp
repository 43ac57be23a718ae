// Statistics about a cleared game: its rank among the player's own games, and the next goal.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/records/records_text.hpp"
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
        std::size_t done = 0;                            ///< the number of cleared places
        bool ends_world = false;                         ///< the game cleared the last open place of its world
        std::optional<std::size_t> next{};               ///< the next place to play; nullopt if all others are cleared
        std::array<bool, game::places_in_world> woven{}; ///< which places of its world are cleared
        [[nodiscard]] std::size_t in_world() const {
            return static_cast<std::size_t>(std::count(woven.begin(), woven.end(), true));
        }
    };
    struct OfDay { // what the result of a board of a day tells
        game::Day day;
        game::GameSummary game;
        game::Stretches squares;
    };

    game::Time elapsed{0};
    std::optional<game::Standing> standing;   ///< nullopt for a board from a file, and in Arcade
    std::optional<game::Stretches> stretches; ///< nullopt if there are too few pairs, or no other game to compare with
    std::optional<OnJourney> journey;         ///< nullopt unless the game's board is a place of the journey
    std::optional<OfDay> of_day;              ///< nullopt for other boards
    game::Days days;
    EarnedRecords earned; ///< by this game
};

/// Returns the statistics. `games` are the games in the store; they may include the cleared game.
[[nodiscard]] WinFigures win_figures(std::vector<game::GameSummary> games, const game::Game& game,
                                     const Context& context);

/// Returns the place of the journey to play after a cleared one; nullopt if all others are cleared. Until the history
/// is read (`figures` is null) the others count as not cleared.
[[nodiscard]] std::optional<std::size_t> place_after(std::size_t place, const WinFigures* figures);

/// Returns whether the button after a cleared place opens the page of the journey, because the place is the last of its
/// world, ends it or ends the journey; else the button deals place_after().
[[nodiscard]] bool leads_to_journey(std::size_t place, const WinFigures* figures);

/// Returns a rank such as "second best of 14", or says that this is the first time; empty in the slower half. Do not
/// call it for a new best time.
[[nodiscard]] std::string standing_text(const game::Standing& standing);

/// Returns how often the player undid a pair or went back to where the board could be cleared; empty if never. That is
/// no help: only hints and reshuffles are.
[[nodiscard]] std::string taken_back(int undos, int rewinds);

/// Returns a sentence that names the next goal. Mentions times only if `with_times` is set.
[[nodiscard]] std::string next_goal(const WinFigures& figures, bool with_times, const Context& context);

} // namespace twoturns::app
