// What a click, a key or the wheel does to a view: the widgets' part of it. What that means is for the owner of the
// view to say, which is told by events.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/frame.hpp"
#include "ui/input.hpp"
#include "ui/memory.hpp"

namespace twoturns::ui {

struct Pressed { // a button; a row that was opened by Enter or a double click
    Id id;
};
struct Changed { // a switch (0 or 1), a choice, a tab, a stepper, the row that is selected in a list, a picture in
                 // focus
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
struct Submitted { // Enter in a text field of a view without a primary button
    Id id;
};
struct Copied { // text for the clipboard
    std::string text;
};
struct PasteWanted {}; // what is on the clipboard is to come as Pasted
struct Drawn {         // the left button went down on a slot that is used, or the pointer moved since
    Id id;
    Rect rect; ///< of the slot
    Point at;
    bool begins = false;
};
struct KeyInSlot { // an arrow, Space or a number while such a slot has the focus
    Id id;
    Key key = Key::other;
};
struct TooLong {}; // what was pasted: as much of it was taken as had room
using Event = std::variant<Pressed, Changed, Slid, Edited, Submitted, Copied, PasteWanted, TooLong, Drawn, KeyInSlot>;

struct Outcome {
    bool handled = false; ///< nobody else need look at the input
    std::vector<Event> events;
};

/// Takes an input for a view that looks like `frame` now.
[[nodiscard]] Outcome handle(Memory& memory, const Frame& frame, const Input& input, const Style& style, Time now);

/// Whether something is held that is to be done again by now; Frame::next_change says when.
[[nodiscard]] bool repeats(const Memory& memory, Time now);
/// Does it.
[[nodiscard]] Outcome repeat(Memory& memory, const Frame& frame, const Style& style, Time now);

/// After the window got another size: what was at the top of what scrolls stays there, and the selected row of a list
/// stays in sight. To be called before settle().
void resized(Memory& memory, const Frame& before, const Frame& after);

/// Puts the focus somewhere; into a text field together with the cursor, all of it selected.
void set_focus(Memory& memory, const Frame& frame, Id id, bool shown = true);

/// Brings memory in line with a new frame: the focus goes to something that is there, the text that is edited is the
/// one its owner has, what scrolls stays within its ends. To be called after the state behind the view changed.
void settle(Memory& memory, const Frame& frame, const Style& style);

/// Whether what is typed is wanted as text: by a field, a number, or a list that finds rows by their names.
[[nodiscard]] bool takes_text(const Memory& memory, const Frame& frame);

} // namespace twoturns::ui
