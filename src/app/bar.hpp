// The bar at the top of every screen that fills the window.
#pragma once

#include <string>

#include "app/screen.hpp"

namespace twoturns::app {

/// Returns the height of bar() in design pixels. In small windows, where text shrinks no further, the bar grows to hold
/// the three lines of two_lines().
[[nodiscard]] float bar_height(const Context& context);
/// The bottom of the "not saved" sign, in design pixels.
inline constexpr float sign_bottom = 46;
/// Returns the width of that sign with the gap beside it, in pixels; 0 if there is none.
[[nodiscard]] float sign_width(const Context& context);

/// Makes a bar with `left` at its left and buttons at its right. The position of the buttons does not depend on `left`.
/// While nothing can be saved, the bar begins with a sign that says so.
[[nodiscard]] ui::Element bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);

/// Makes the bar over a board, which has many buttons. In a narrow window the buttons are on a separate line above
/// `left`, so that notes have room. In a low window they stay on one line, because notes are then in a strip below the
/// board; see note_strip().
[[nodiscard]] ui::Element board_bar(const Context& context, ui::Element left, std::vector<ui::Element> buttons);
/// Returns the height of board_bar() in design pixels. has_two_lines() returns whether it has two lines.
[[nodiscard]] float board_bar_height(const Context& context);
[[nodiscard]] bool has_two_lines(const Context& context);
/// Returns whether the buttons have room only for their icons.
[[nodiscard]] bool is_compact(const Context& context);

/// Returns whether the window is held upright like a telephone: the buttons of a board then stand below it, within
/// reach of the thumbs.
[[nodiscard]] bool is_phone(const Context& context);
/// Returns the height of thumb_bar() in design pixels; 0 if the window has none.
[[nodiscard]] float thumb_bar_height(const Context& context);
/// Makes the bar below a board, with up to five buttons of equal width.
[[nodiscard]] ui::Element thumb_bar(const Context& context, std::vector<ui::Element> buttons);

/// Returns the part of the window in which a new board lies.
[[nodiscard]] ui::Rect board_area(const Context& context);
/// Returns how the tiles of a new board slide as seen: other than its gravity says if the board will be turned.
[[nodiscard]] Gravity seen_gravity(const DealParams& params, const Context& context);
/// Makes the sign of the direction in which tiles slide as seen; nullopt if they stay.
[[nodiscard]] std::optional<ui::Element> gravity_sign(Gravity seen, float size = 30);

/// Makes a headline and a sentence below it. A long sentence wraps to two lines.
[[nodiscard]] ui::Element two_lines(std::string upper, std::string lower);
/// Makes the title of a page, in serif letters, and a sentence below it. Titles are larger where the bar has room.
[[nodiscard]] ui::Element page_head(std::string title, std::string subtitle, const Context& context);
[[nodiscard]] float page_title_size(const Context& context);
/// Returns the current note; nullopt if there is none.
[[nodiscard]] std::optional<ui::Element> note_line(const Context& context);

/// Returns the height, in design pixels, of the strip for notes below a board; 0 if the bar has room for notes. The
/// strip stays when there is no note, so that the board does not move.
[[nodiscard]] float note_strip_height(const Context& context);
/// Makes the strip. It shows the current note if `tells` is set, otherwise the text `otherwise`.
[[nodiscard]] ui::Element note_strip(const Context& context, bool tells, std::string otherwise = {});
/// Returns the current note as a panel over a page without a board; nullopt if there is none.
[[nodiscard]] std::optional<ui::Element> note_over_page(const Context& context);

/// Formats a time of play: "1:05", "1:00:00".
[[nodiscard]] std::string clock_text(game::Time elapsed);
/// Returns how far a game is: the pairs left and, unless the time runs down, the time played.
[[nodiscard]] std::string progress_text(const game::Game& game, game::Time now);
/// Formats the time that is left, in seconds rounded up: it is "0:00" only at the end.
[[nodiscard]] std::string countdown_text(game::Time left);
/// Formats seconds to a tenth: "2.5", "3".
[[nodiscard]] std::string seconds_text(game::Time time);

} // namespace twoturns::app
