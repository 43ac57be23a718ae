// Applies clicks, keys and the wheel to the widgets of a view. Events report the result to the owner of the view.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/frame.hpp"
#include "ui/input.hpp"
#include "ui/widget_state.hpp"

namespace twoturns::ui {

struct Pressed { // a button, or a list row opened by Enter or a double click
    Id id;
};
struct Changed { // a switch (0 or 1), a choice, a tab, a stepper, the selected row of a list, or a focused picture
    Id id;
    int value = 0;
};
struct Slid {
    Id id;
    float value = 0;
};
struct Edited { // a text field
    Id id;
    std::string text;
};
struct Submitted { // Enter was pressed in a text field of a view without a primary button
    Id id;
};
struct Copied { // text for the clipboard
    std::string text;
};
struct PasteWanted {}; // requests the clipboard content, which arrives as Pasted
struct Drawn {         // the left button was pressed on a slot that takes input, or moved while pressed there
    Id id;
    Rect rect; ///< of the slot
    Point at;
    bool begins = false;
};
struct KeyInSlot { // an arrow, Space or a number while a slot has the focus
    Id id;
    Key key = Key::other;
};
struct PointedAt { // the pointer moved onto a button of the style `picture`, or off it
    Id id;         ///< none once it is off
};
struct TooLong {}; // pasted text was cut because the field had no room for all of it
using Event =
    std::variant<Pressed, Changed, Slid, Edited, Submitted, Copied, PasteWanted, TooLong, Drawn, KeyInSlot, PointedAt>;

struct Outcome {
    bool handled = false; ///< true: no other code should handle the input
    std::vector<Event> events;
};

/// Handles one input; `frame` must be the frame on the screen.
[[nodiscard]] Outcome handle(WidgetState& state, const Frame& frame, const Input& input, const Style& style, Time now);

/// Returns whether a held widget is due to repeat; Frame::next_change says when.
[[nodiscard]] bool repeats(const WidgetState& state, Time now);
/// Repeats the held widget.
[[nodiscard]] Outcome repeat(WidgetState& state, const Frame& frame, const Style& style, Time now);

/// Adjusts scroll positions after the window was resized: the top of scrolled content stays in place, and the selected
/// row of a list stays visible. Call it before settle().
void resized(WidgetState& state, const Frame& before, const Frame& after);

/// Moves the focus to `id`. In a text field also selects all text and places the cursor.
void set_focus(WidgetState& state, const Frame& frame, Id id, bool shown = true);

/// Moves the focus to a tab stop and scrolls it into view, as a key does.
void focus_on(WidgetState& state, const Frame& frame, Id id, const Style& style, Time now);

/// Adapts the widget state to a new frame: moves the focus to an existing widget, replaces the edited text by the
/// owner's text, and limits scroll positions to their range. Call it after the state behind the view changed.
void settle(WidgetState& state, const Frame& frame, const Style& style);

/// Returns whether typed keys should arrive as text: in a field, a number, or a list with type-ahead.
[[nodiscard]] bool takes_text(const WidgetState& state, const Frame& frame);

} // namespace twoturns::ui
