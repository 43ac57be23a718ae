// The banner of a win at the end of a world of the journey: the world's name, and which of its places are woven.
#pragma once

#include <vector>

#include "app/play/win_page.hpp"

namespace twoturns::app {

/// Returns whether the game cleared the last place of a world, or all that was left of it. False until the history is
/// read.
[[nodiscard]] bool has_banner(const Win& win);

/// Makes the banner. Requires has_banner(). `slot` is what add_banner() draws into, behind the words. In a small window
/// it is a line without a frame.
[[nodiscard]] ui::Element win_banner(const Win& win, ui::Id slot, float width, const Context& context);

/// Draws the frame, with a mark in the world's colours for each place that is woven, and rays as it appears.
void add_banner(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context);

} // namespace twoturns::app
