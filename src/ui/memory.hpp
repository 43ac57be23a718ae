// What outlives a frame of a view without being part of anybody's state: where the focus and the pointer are, how far
// things are scrolled, what is being edited.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "ui/geometry.hpp"
#include "ui/id.hpp"
#include "ui/text_edit.hpp"

namespace twoturns::ui {

/// A moment, in milliseconds since some start; only differences count.
using Time = std::chrono::milliseconds;

struct Memory {
    std::optional<Point> pointer;
    Time pointer_rests{0}; ///< since when the pointer has been on what it is on
    Rect pointed;          ///< where that is

    Id focus;
    bool focus_shown = false; ///< once a key has moved it
    struct Pressed {
        Id id;
        std::size_t option = 0;      ///< of a choice or of tabs
        int step = 0;                ///< of a stepper: which of its two buttons, up or down
        std::optional<Time> repeats; ///< when it is done again, if it is still held then
        bool repeated = false;       ///< so letting go of it does nothing more
    };
    std::optional<Pressed> pressed; ///< what the button went down on, until it comes up again

    std::map<Id, float> scrolled; ///< pixels above the upper edge
    struct Drag {                 ///< of a scroll bar's thumb or a slider
        Id id;
        float from = 0; ///< the pointer's place when it began
        float start = 0;
    };
    std::optional<Drag> drag;

    struct Edit { ///< of the field with the focus
        Id id;
        TextEdit text;
        float scroll = 0; ///< pixels beyond the left edge
        bool dragging = false;
    };
    std::optional<Edit> edit;

    struct TypedAhead { ///< the beginning of the row's name that is looked for
        std::string text;
        Time last{0};
    };
    TypedAhead typed_ahead;
};

} // namespace twoturns::ui
