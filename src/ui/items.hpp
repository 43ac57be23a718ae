// What a view is drawn with, as plain data in drawing order. Two equal lists look the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/geometry.hpp"
#include "ui/id.hpp"
#include "ui/theme.hpp"

namespace twoturns::ui {

/// A filled rectangle with round corners and, where `border_width` is not 0, a border.
struct BoxItem {
    Rect rect;
    float radius = 0;
    Colour fill;
    Colour border;
    float border_width = 0;
    bool shadow = false;
    friend bool operator==(const BoxItem&, const BoxItem&) = default;
};

struct IconItem {
    std::string name; // of a file, without ".svg"
    Rect rect;
    Colour colour;
    friend bool operator==(const IconItem&, const IconItem&) = default;
};

enum class Align : std::uint8_t {
    left,
    centre,
    right
};

/// One line of text. `at` is the left end, middle or right end of its centre line.
struct TextItem {
    std::string text;
    Point at;
    float size = 17; // of the letters' em, in pixels
    Colour colour;
    Align align = Align::left;
    bool bold = false;
    friend bool operator==(const TextItem&, const TextItem&) = default;
};

/// A line through all points, with round joints.
struct StrokeItem {
    std::vector<Point> points;
    float width = 2;
    Colour colour;
    friend bool operator==(const StrokeItem&, const StrokeItem&) = default;
};

/// What follows is drawn inside this rectangle only; without one, everywhere again.
struct ClipItem {
    std::optional<Rect> rect;
    friend bool operator==(const ClipItem&, const ClipItem&) = default;
};

/// What follows is drawn with so much of its strength only, until there is another one.
struct FadeItem {
    float alpha = 1;
    friend bool operator==(const FadeItem&, const FadeItem&) = default;
};

/// Here goes what only the owner of the view can draw, such as a board: see the element `Slot`.
struct SlotItem {
    Id id;
    Rect rect;
    friend bool operator==(const SlotItem&, const SlotItem&) = default;
};

using Item = std::variant<BoxItem, IconItem, TextItem, StrokeItem, ClipItem, FadeItem, SlotItem>;

} // namespace twoturns::ui
