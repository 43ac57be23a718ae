// The plots beside a sheet: the time among the player's own, the last seven days, and the pace of the game.
#pragma once

#include <vector>

#include "app/play/win_figures.hpp"

namespace twoturns::app {

// Heights in pixels of the design.
inline constexpr float dots_height = 92;
inline constexpr float week_height = 62;
inline constexpr float pace_height = 36;

/// Draws a dot for each time, in columns, with this game's marked. Needs another game.
void add_dots(std::vector<scene::Item>& items, const game::Standing& standing, game::Time time, const ui::Rect& rect,
              const Context& context);

/// Draws the week up to today.
void add_week(std::vector<scene::Item>& items, const game::Days& days, const ui::Rect& rect, const Context& context);

/// Returns the height of the legend below squares of that width, in pixels of the design.
[[nodiscard]] float legend_height(float width, const Context& context);
/// Draws a square per stretch, and the legend below them.
void add_pace(std::vector<scene::Item>& items, const game::Stretches& stretches, const ui::Rect& rect,
              const Context& context);

} // namespace twoturns::app
