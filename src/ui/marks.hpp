// Positions of the marks of a Marks element, for drawing, hit testing and focus.
#pragma once

#include <algorithm>
#include <cstddef>

#include "ui/element.hpp"

namespace twoturns::ui {

[[nodiscard]] inline std::size_t columns_of(const Marks& marks) {
    return std::max<std::size_t>(1, (marks.count + marks.rows - 1) / marks.rows);
}

/// Returns the rectangle of a mark within `room`, the area of all marks.
[[nodiscard]] inline Rect place_of_mark(const Marks& marks, const Rect& room, std::size_t index) {
    const float width = room.w / static_cast<float>(columns_of(marks));
    const float height = room.h / static_cast<float>(marks.rows);
    const std::size_t column = index / marks.rows;
    const std::size_t row = index % marks.rows;
    return {room.x + static_cast<float>(column) * width, room.y + static_cast<float>(row) * height, width, height};
}

/// Returns the mark that contains the point; `count` if no mark does.
[[nodiscard]] inline std::size_t mark_at(const Marks& marks, const Rect& room, Point point) {
    if (!room.contains(point)) return marks.count;
    const auto part = [](float at, float size, std::size_t parts) {
        return std::min(parts - 1, static_cast<std::size_t>(at / size * static_cast<float>(parts)));
    };
    const std::size_t column = part(point.x - room.x, room.w, columns_of(marks));
    return std::min(marks.count, column * marks.rows + part(point.y - room.y, room.h, marks.rows));
}

} // namespace twoturns::ui
