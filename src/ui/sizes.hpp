// How much room an element needs, and how a box shares what it has. All in pixels of the window.
//
// Sizes go up the tree first (what is needed at least, what would be natural), then room goes down it: what is to
// spare goes to those that grow, what is lacking is taken from those that shrink, and only when they have nothing
// more to give from all. The model is the flexible box of the web, without its special cases.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::ui {

struct Need {
    float least = 0;
    float natural = 0;
    float grow = 0;   ///< its share of the room to spare, up to `most`
    float shrink = 0; ///< its share of what is lacking, down to `least`; weighed by what it can give
    float most = std::numeric_limits<float>::max();
};

/// What each of several gets of `room`: whole pixels, never more than it in all. They add up to it when it is too
/// little, and when those that grow have room for the rest.
[[nodiscard]] std::vector<float> share(float room, std::span<const Need> needs);

[[nodiscard]] Need width_of(const Element& element, const Style& style);
/// The height it needs when it is so wide.
[[nodiscard]] Need height_of(const Element& element, float width, const Style& style);

/// What it holds, with its padding, whatever its own height is: what scrolls is as high as this.
[[nodiscard]] float content_height(const Element& element, float width, const Style& style);

/// Padding in pixels of the window.
[[nodiscard]] Insets padding_of(const Element& element, const Style& style);
/// The width of each child of a box that is so wide inside its padding.
[[nodiscard]] std::vector<float> child_widths(const Element& box, float inside, const Style& style);
/// The height of each row of a grid whose children are so wide.
[[nodiscard]] std::vector<Need> row_needs(const Element& grid, std::span<const float> widths, const Style& style);

[[nodiscard]] std::size_t columns_of(const Grid& grid);
[[nodiscard]] std::size_t columns_of(const Choice& choice);
[[nodiscard]] std::size_t rows_of(const Choice& choice);
[[nodiscard]] float tab_width(const std::string& name, const Style& style);
[[nodiscard]] float key_cap_width(const std::string& key, const Style& style);

/// Of a scroll bar beside a view of such a content.
[[nodiscard]] inline float thumb_height(float view, float content, const Style& style) {
    return std::min(view, std::max(style.units(24), std::round(view * view / std::max(1.0F, content))));
}

/// How wide the knob of a slider is; 0 where it has none.
[[nodiscard]] float knob_of(const Slider& slider, const Style& style);

// Measures of widgets that are also needed where they are drawn, in pixels of the design.
namespace measures {
inline constexpr float scroll_bar_width = 10;
inline constexpr float button_height = 40;
inline constexpr float primary_height = 44;
inline constexpr float row_height = 40;
inline constexpr float field_height = 36;
inline constexpr float field_pad = 10;
inline constexpr float icon = 20;
inline constexpr float button_pad = 12;
inline constexpr float part_gap = 8;
inline constexpr float words = 15;
inline constexpr float key = 11;
inline constexpr float key_pad = 5;
inline constexpr float key_height = 20;
inline constexpr float tab_pad = 16;
inline constexpr float switch_width = 40;
inline constexpr float knob = 18;
} // namespace measures

} // namespace twoturns::ui
