// What hangs in the gallery: which games a filter shows, in which months, and what each is called.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/date_text.hpp"
#include "game/store.hpp"

namespace twoturns::app {

enum class GalleryFilter : std::uint8_t {
    all,
    today, ///< boards of the day
    journey,
    best_of_year,
};
inline constexpr std::size_t gallery_filters = 4;

/// Returns the quickest games without help of each year, one for each kind of board and pace that has at least three
/// such games in that year.
[[nodiscard]] std::set<game::GameKey> best_of_years(std::span<const game::GameSummary> games,
                                                    const LocalTime& local_time);

/// A month of the wall. A month occurs twice if the calendar clock went back.
struct WallMonth {
    game::Day day; ///< any day of the month
    std::size_t count = 0;
};

struct GalleryWall {
    std::vector<std::size_t> shown; ///< indices of the games
    std::vector<WallMonth> months;  ///< of the shown games, in the same order
};
/// `games` are cleared games, the last played first.
[[nodiscard]] GalleryWall wall_of(std::span<const game::GameSummary> games, GalleryFilter filter,
                                  const std::set<game::GameKey>& best, const LocalTime& local_time);

/// Returns the name of a game that has one, such as the place of the journey, "Today" or the first start; else an empty
/// text.
[[nodiscard]] std::string given_name(const game::GameSummary& game);
/// Returns a few words: the name, or else the layout or the size.
[[nodiscard]] std::string weave_name(const game::GameSummary& game);

} // namespace twoturns::app
