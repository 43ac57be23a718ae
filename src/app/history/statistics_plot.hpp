// The plots of the statistics page: the times of the games in order of play, and the days of a year. Each plot is drawn
// into the slot of its marks, with its labels in the margins.
#pragma once

#include <vector>

#include "app/screen.hpp"
#include "game/history/statistics.hpp"

namespace twoturns::app {

// Margins around the marks, in design pixels.
inline constexpr float plot_left = 64;
inline constexpr float plot_right = 76;
inline constexpr float year_left = 48;
inline constexpr float months_height = 22;

/// Draws a dot for each game, the running median with the middle half of the times around it, the best game with its
/// seal, and the last game.
void add_times(std::vector<scene::Item>& items, const game::Statistics& sum, const game::History& history,
               const ui::Rect& rect, const Context& context);

/// Draws the last `weeks` whole weeks of a year. `marks` is the number of displayed days, up to the last day with a
/// game.
void add_year(std::vector<scene::Item>& items, const game::Year& year, int weeks, std::size_t marks,
              const ui::Rect& rect, const Context& context);

/// Draws the legend of the year's colours.
void add_year_legend(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context);

} // namespace twoturns::app
