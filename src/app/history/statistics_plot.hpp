// The pictures of the page of figures: times one after another, and a year of days. Each is drawn into the slot of its
// marks, with its words around it in the room that is left free there.
#pragma once

#include <vector>

#include "app/screen.hpp"
#include "game/history/statistics.hpp"

namespace twoturns::app {

// Around the marks, in pixels of the design.
inline constexpr float plot_left = 64;
inline constexpr float plot_right = 76;
inline constexpr float year_left = 48;
inline constexpr float months_height = 22;

/// Dots of the games, their running median with the middle half around it, the best game as its seal, and the last one.
void add_times(std::vector<scene::Item>& items, const game::Statistics& sum, const game::History& history,
               const ui::Rect& rect, const Context& context);

/// Whole weeks of a year, the last `weeks` of them, up to the day that `marks` ends with.
void add_year(std::vector<scene::Item>& items, const game::Year& year, int weeks, std::size_t marks,
              const ui::Rect& rect, const Context& context);

/// What its colours mean.
void add_year_legend(std::vector<scene::Item>& items, const ui::Rect& rect, const Context& context);

} // namespace twoturns::app
