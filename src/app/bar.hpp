// The bar at the top of the window, which every screen that fills the window has.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace twoturns::app {

/// Its height in pixels of the design.
inline constexpr float bar_height = 60;

/// A bar with things at its left and buttons at its right. The buttons stay where they are whatever stands at the left.
/// While nothing can be saved a sign says so before everything else.
[[nodiscard]] ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);
/// Two lines, one above the other.
[[nodiscard]] ui::Element two_lines(std::string upper, std::string lower);
/// What is to be told now; nothing when there is nothing.
[[nodiscard]] std::optional<ui::Element> told(const Context& context);

/// A time of play: "1:05", "1:00:00".
[[nodiscard]] std::string clock_text(game::Time elapsed);

} // namespace twoturns::app
