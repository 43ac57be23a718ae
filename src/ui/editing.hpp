// Keys and the pointer in a text that is being edited.
#pragma once

#include <cstddef>
#include <string>

#include "ui/frame.hpp"
#include "ui/input.hpp"
#include "ui/memory.hpp"
#include "ui/style.hpp"

namespace twoturns::ui {

struct KeyInText {
    bool handled = false;
    bool changed = false;
    std::string copied; ///< for the clipboard
    bool wants_paste = false;
};
[[nodiscard]] KeyInText key_in_text(Memory::Edit& edit, const KeyPress& key);

/// A text as it is seen while it is edited: what is composed stands in place of the selection until it is settled.
struct ShownText {
    std::string text;
    std::size_t from = 0; ///< what is composed, else what is selected
    std::size_t to = 0;
    std::size_t caret = 0;
    bool composed = false;
};
[[nodiscard]] ShownText shown_text(const TextEdit& edit);

/// A click puts the cursor, a second one takes the word, a third one all.
void press_in_text(Memory::Edit& edit, const Spot& field, const Press& press, const Style& style);
/// The selection follows the pointer.
void drag_in_text(Memory::Edit& edit, const Spot& field, Point at, const Style& style);
void keep_cursor_in_sight(Memory::Edit& edit, const Spot& field, const Style& style);

/// The digits of a text.
[[nodiscard]] std::string digits_of(const std::string& text);

} // namespace twoturns::ui
