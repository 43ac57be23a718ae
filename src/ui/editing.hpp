// Handles keys and the pointer in a text field that is being edited.
#pragma once

#include <cstddef>
#include <string>

#include "ui/frame.hpp"
#include "ui/input.hpp"
#include "ui/style.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::ui {

struct KeyInText {
    bool handled = false;
    bool changed = false;
    std::string copied{}; ///< for the clipboard
    bool wants_paste = false;
};
/// Arrows move the cursor as the player sees the text, whichever way its letters run.
[[nodiscard]] KeyInText key_in_text(WidgetState::Edit& edit, const KeyPress& key, const Style& style);

/// The text that a field displays during editing. An uncommitted composition replaces the selection.
struct ShownText {
    std::string text{};
    std::size_t from = 0; ///< the start of the composition, or of the selection if nothing is composed
    std::size_t to = 0;
    std::size_t caret = 0;
    bool composed = false;
};
[[nodiscard]] ShownText shown_text(const TextEdit& edit);

/// Handles a click: the first places the cursor, the second selects the word, the third selects all.
void press_in_text(WidgetState::Edit& edit, const HitArea& field, const Press& press, const Style& style);
/// Extends the selection to the pointer.
void drag_in_text(WidgetState::Edit& edit, const HitArea& field, Point at, const Style& style);
void keep_cursor_in_sight(WidgetState::Edit& edit, const HitArea& field, const Style& style);

/// Returns only the digits of a text.
[[nodiscard]] std::string digits_of(const std::string& text);

} // namespace twoturns::ui
