// The plots next to a sheet: the time among the player's own times, the last seven days, and the pace of the game.
#pragma once

#include <vector>

#include "app/play/win_figures.hpp"

namespace twoturns::app {

// Heights in design pixels.
inline constexpr float dots_height = 92;
inline constexpr float week_height = 62;
inline constexpr float pace_height = 36;

/// Draws a dot for each time, in columns, and marks this game's dot. Requires at least one other game.
void add_dots(std::vector<scene::Item>& items, const game::Standing& standing, game::Time time, const ui::Rect& rect,
              const Context& context);

/// Draws the week up to today.
void add_week(std::vector<scene::Item>& items, const game::Days& days, const ui::Rect& rect, const Context& context);

/// Returns the height, in design pixels, of the legend below squares of width `width`.
[[nodiscard]] float legend_height(float width, const Context& context);
/// Draws one square for each stretch, and the legend below the squares.
void add_pace(std::vector<scene::Item>& items, const game::Stretches& stretches, const ui::Rect& rect,
              const Context& context);

} // namespace twoturns::app
