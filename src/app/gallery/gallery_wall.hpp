// The contents of the gallery: the games that a filter shows, their months and their names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/date_text.hpp"
#include "app/settings.hpp"
#include "game/store.hpp"

namespace twoturns::app {

enum class GalleryFilter : std::uint8_t {
    all,
    today, ///< boards of the day
    journey,
    problems,
    best_of_year,
};
inline constexpr std::size_t gallery_filters = 5;

/// Returns the quickest game without help for each year, each pace and each set of board parameters, if at least three
/// games without help have them. Hints and reshuffles are help. Boards from files do not count.
[[nodiscard]] std::set<game::GameKey> best_of_years(std::span<const game::GameSummary> games,
                                                    const LocalTime& local_time);

/// A month of the wall. A month occurs twice if the calendar clock went back.
struct WallMonth {
    game::Day day; ///< any day of the month
    std::size_t count = 0;
};

struct GalleryWall {
    std::vector<std::size_t> shown; ///< indices into `games`
    std::vector<WallMonth> months;  ///< the months of the shown games, in the same order
};
/// `games` are cleared games, the last played first; `problems` are those of problems.
[[nodiscard]] GalleryWall wall_of(std::span<const game::GameSummary> games, GalleryFilter filter,
                                  const std::set<game::GameKey>& best, const std::set<game::GameKey>& problems,
                                  const LocalTime& local_time);

/// Returns the name of a game on a place of the journey, a board of the day, a board of a run of Arcade or the board of
/// the first start; an empty text for any other game.
[[nodiscard]] std::string given_name(const game::GameSummary& game);
/// Returns a short title: given_name(), or that of a problem; if there is none, the name of the layout or the size.
[[nodiscard]] std::string weave_name(const game::GameSummary& game, const Settings& settings);

} // namespace twoturns::app
