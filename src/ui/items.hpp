// The drawing items of a view, as plain data in drawing order. Equal lists give the same picture.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/geometry.hpp"
#include "ui/id.hpp"
#include "ui/text_measure.hpp"
#include "ui/theme.hpp"

namespace twoturns::ui {

/// A filled rectangle with round corners; it has a border unless `border_width` is 0.
struct BoxItem {
    Rect rect{};
    float radius = 0;
    Colour fill{0, 0, 0, 0};
    Colour border{};
    float border_width = 0;
    bool shadow = false;
    friend bool operator==(const BoxItem&, const BoxItem&) = default;
};

struct IconItem {
    std::string name{}; // file name without ".svg"
    Rect rect{};
    Colour colour{};
    bool flipped = false; // left and right are swapped
    friend bool operator==(const IconItem&, const IconItem&) = default;
};

enum class Align : std::uint8_t {
    left,
    centre,
    right
};

/// One line of text. `at` is the left end, the middle or the right end of the line's vertical centre.
struct TextItem {
    std::string text{};
    Point at{};
    float size = 17; // font size in pixels
    Colour colour{};
    Align align = Align::left;
    bool bold = false;
    Family family = Family::sans;
    friend bool operator==(const TextItem&, const TextItem&) = default;
};

/// A polyline with round joints.
struct StrokeItem {
    std::vector<Point> points{};
    float width = 2;
    Colour colour{};
    friend bool operator==(const StrokeItem&, const StrokeItem&) = default;
};

/// Clips later items to this rectangle. An item without a rectangle removes the clip.
struct ClipItem {
    std::optional<Rect> rect{};
    friend bool operator==(const ClipItem&, const ClipItem&) = default;
};

/// Sets the opacity of later items, until the next FadeItem.
struct FadeItem {
    float alpha = 1;
    friend bool operator==(const FadeItem&, const FadeItem&) = default;
};

/// A place that only the owner of the view can draw, such as a board: see the element `Slot`.
struct SlotItem {
    Id id{};
    Rect rect{};
    bool keeps_sides = false; ///< as in Slot
    friend bool operator==(const SlotItem&, const SlotItem&) = default;
};

using Item = std::variant<BoxItem, IconItem, TextItem, StrokeItem, ClipItem, FadeItem, SlotItem>;

} // namespace twoturns::ui
