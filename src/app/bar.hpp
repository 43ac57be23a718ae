// The bar at the top of the window, which every screen that fills the window has.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace twoturns::app {

/// Its height in pixels of the design. In small windows, where letters shrink no further, it grows to hold the three
/// lines of two_lines().
[[nodiscard]] float bar_height(const Context& context);
/// So far down reaches the sign in it that nothing can be saved.
inline constexpr float sign_bottom = 46;

/// A bar with things at its left and buttons at its right. The buttons stay where they are whatever stands at the left.
/// While nothing can be saved a sign says so before everything else.
[[nodiscard]] ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);

/// The same over a board, where the buttons are many. In a narrow window they have a line of their own, above what
/// stands at the left, so that there is room for what is to be told; but not in a low one: there notes have a strip
/// below the board, see note_strip().
[[nodiscard]] ui::Element board_bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);
/// Its height in pixels of the design, and whether it has two lines.
[[nodiscard]] float board_bar_height(const Context& context);
[[nodiscard]] bool has_two_lines(const Context& context);
/// Whether there is room for icons alone beside what stands at the left.
[[nodiscard]] bool is_compact(const Context& context);

/// A headline and a sentence below it, which takes two lines where it must.
[[nodiscard]] ui::Element two_lines(std::string upper, std::string lower);
/// What is to be told now; nothing when there is nothing.
[[nodiscard]] std::optional<ui::Element> note_line(const Context& context);

/// The place of notes below a board where the bar has none: always there, so that the board stays where it is. Its
/// height in pixels of the design; 0 where the bar has room for them.
[[nodiscard]] float note_strip_height(const Context& context);
/// While nothing is told `otherwise` stands there.
[[nodiscard]] ui::Element note_strip(const Context& context, bool tells, std::string otherwise = {});
/// The same over a page without a board.
[[nodiscard]] std::optional<ui::Element> note_over_page(const Context& context);

/// A time of play: "1:05", "1:00:00".
[[nodiscard]] std::string clock_text(game::Time elapsed);
/// Seconds to a tenth: "2.5", "3".
[[nodiscard]] std::string seconds_text(game::Time time);

} // namespace twoturns::app
