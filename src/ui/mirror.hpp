// Languages that run from right to left see every view reflected. A view is laid out, and takes input, as if it ran
// from left to right; the reflection happens only where it is drawn and where input and events pass.
#pragma once

#include "ui/geometry.hpp"
#include "ui/input.hpp"
#include "ui/interaction.hpp"

namespace twoturns::ui {

/// A reflection across the vertical line in the middle of `room`. Applied twice, it changes nothing.
struct Mirror {
    Rect room;

    [[nodiscard]] Point of(Point at) const { return {2 * room.x + room.w - at.x, at.y}; }
    [[nodiscard]] Rect of(const Rect& rect) const {
        return {2 * room.x + room.w - rect.right(), rect.y, rect.w, rect.h};
    }
    /// Reflects where the pointer is. Swaps the left and right arrow if `arrows` is set; they stay as they are in
    /// text, whose caret follows the letters.
    [[nodiscard]] Input of(const Input& input, bool arrows) const;
    /// Reflects what an owner of a slot is told, so that it is told what the player did.
    [[nodiscard]] Event of(const Event& event) const;
};

} // namespace twoturns::ui
