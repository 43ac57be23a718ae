// Widget state that outlives a frame and belongs to the view, not its owner: focus, pointer, scroll positions, edited
// text.
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
    Time pointer_rests{0}; ///< when the pointer came to rest on the widget under it
    Rect pointed;          ///< the area of that widget; empty until the pointer moves on the page
    Id pointed_picture{};  ///< the button of the style `picture` under the pointer

    Id focus;
    bool focus_shown = false; ///< true once a key has moved the focus
    struct Pressed {
        Id id;
        std::size_t option = 0;      ///< which option of a choice or of tabs
        int step = 0;                ///< which of a stepper's two buttons, up or down
        std::optional<Time> repeats; ///< when the held button acts again
        bool repeated = false;       ///< the button has acted while held, so releasing it has no effect
    };
    std::optional<Pressed> pressed; ///< the widget that was pressed, until the button is released

    std::map<Id, float> scrolled; ///< how many pixels are hidden above the upper edge
    struct Drag {                 ///< a scroll bar's thumb or a slider that is being dragged
        Id id;
        float from = 0; ///< the pointer's position at the start of the drag
        float start = 0;
    };
    std::optional<Drag> drag;

    struct Edit { ///< the focused field
        Id id;
        TextEdit text;
        float scroll = 0; ///< how many pixels are hidden at the left edge
        bool dragging = false;
    };
    std::optional<Edit> edit;

    struct TypedAhead { ///< the letters typed to select a row
        std::string text;
        Time last{0};
    };
    TypedAhead typed_ahead;
};

} // namespace twoturns::ui
