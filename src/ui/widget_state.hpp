// Widget state that outlives a frame and belongs to no owner: focus, pointer, scroll positions, the text being edited.
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

/// A point in time, in milliseconds since an arbitrary start; only differences count.
using Time = std::chrono::milliseconds;

struct WidgetState {
    std::optional<Point> pointer;
    Time pointer_rests{0}; ///< when the pointer came to rest on its widget
    Rect pointed;          ///< the area of that widget

    Id focus;
    bool focus_shown = false; ///< true once a key has moved the focus
    struct Pressed {
        Id id;
        std::size_t option = 0;      ///< of a choice or of tabs
        int step = 0;                ///< of a stepper: which of its two buttons, up or down
        std::optional<Time> repeats; ///< when a held button acts again
        bool repeated = false;       ///< has acted while held, so releasing it does nothing more
    };
    std::optional<Pressed> pressed; ///< the widget that was pressed, until the button is released

    std::map<Id, float> scrolled; ///< pixels above the upper edge
    struct Drag {                 ///< of a scroll bar's thumb or a slider
        Id id;
        float from = 0; ///< pointer position at the start
        float start = 0;
    };
    std::optional<Drag> drag;

    struct Edit { ///< the focused field
        Id id;
        TextEdit text;
        float scroll = 0; ///< pixels beyond the left edge
        bool dragging = false;
    };
    std::optional<Edit> edit;

    struct TypedAhead { ///< the letters typed to find a row
        std::string text;
        Time last{0};
    };
    TypedAhead typed_ahead;
};

} // namespace twoturns::ui
