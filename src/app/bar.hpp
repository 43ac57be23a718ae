// The bar at the top of every screen that fills the window.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace twoturns::app {

/// Returns its height in pixels of the design. In small windows, where text shrinks no further, it grows to hold the
/// three lines of two_lines().
[[nodiscard]] float bar_height(const Context& context);
/// The bottom of the sign "not saved", in pixels of the design.
inline constexpr float sign_bottom = 46;

/// Makes a bar with `left` at its left and buttons at its right. The buttons keep their place whatever stands at the
/// left. While nothing can be saved, a sign before everything else says so.
[[nodiscard]] ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);

/// Makes the bar over a board, which has many buttons. In a narrow window the buttons have a line of their own above
/// `left`, so that notes have room; but not in a low window, where notes have a strip below the board, see
/// note_strip().
[[nodiscard]] ui::Element board_bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);
/// Returns the height of board_bar() in pixels of the design; has_two_lines() whether it has two lines.
[[nodiscard]] float board_bar_height(const Context& context);
[[nodiscard]] bool has_two_lines(const Context& context);
/// Returns whether buttons beside the left part have room for their icons only.
[[nodiscard]] bool is_compact(const Context& context);

/// Makes a headline and a sentence below it; the sentence wraps to two lines if it must.
[[nodiscard]] ui::Element two_lines(std::string upper, std::string lower);
/// Returns the current note, nullopt if none.
[[nodiscard]] std::optional<ui::Element> note_line(const Context& context);

/// Returns the height in pixels of the design of the strip for notes below a board; 0 if the bar has room for them. The
/// strip is always there, so that the board keeps its place.
[[nodiscard]] float note_strip_height(const Context& context);
/// Makes the strip; it shows `otherwise` unless it `tells` a note.
[[nodiscard]] ui::Element note_strip(const Context& context, bool tells, std::string otherwise = {});
/// Returns the current note over a page without a board, nullopt if none.
[[nodiscard]] std::optional<ui::Element> note_over_page(const Context& context);

/// Formats a time of play: "1:05", "1:00:00".
[[nodiscard]] std::string clock_text(game::Time elapsed);
/// Formats seconds to a tenth: "2.5", "3".
[[nodiscard]] std::string seconds_text(game::Time time);

} // namespace twoturns::app
