// Computes the room that an element needs, from the leaves of the tree up, and how the room of a box is divided among
// its children, from the root down (distribute.hpp). All sizes are in window pixels.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "ui/distribute.hpp"
#include "ui/element.hpp"
#include "ui/style.hpp"

namespace twoturns::ui {

[[nodiscard]] SizeHint width_of(const Element& element, const Style& style);
/// Returns the height that the element needs at this width.
[[nodiscard]] SizeHint height_of(const Element& element, float width, const Style& style);

/// Returns the height of the content with its padding, which is the height for scrolling. Ignores the element's own
/// height.
[[nodiscard]] float content_height(const Element& element, float width, const Style& style);

/// Returns the padding in window pixels.
[[nodiscard]] Insets padding_of(const Element& element, const Style& style);
/// Returns the width of each child of a box whose room within its padding is `inside` wide.
[[nodiscard]] std::vector<float> child_widths(const Element& box, float inside, const Style& style);
/// Returns the height of each row of a grid whose children have these widths.
[[nodiscard]] std::vector<SizeHint> row_hints(const Element& grid, std::span<const float> widths, const Style& style);

[[nodiscard]] std::size_t columns_of(const Grid& grid);
/// Returns in how many columns a choice of this width shows its options: fewer than it asks for where they would be too
/// narrow for a finger.
[[nodiscard]] std::size_t columns_of(const Choice& choice, float width, const Style& style);
[[nodiscard]] std::size_t rows_of(const Choice& choice, float width, const Style& style);
/// Returns in how many lines the words of the options are set, 1 or 2.
[[nodiscard]] std::size_t lines_of_options(const Choice& choice, float width, const Style& style);
/// Returns the height of an option, which is larger where the words take two lines.
[[nodiscard]] float option_height(const Choice& choice, float width, const Style& style);
/// Returns the height of a row of a list.
[[nodiscard]] inline float row_height_of(const List& list, const Style& style) { return style.press(list.row_height); }
[[nodiscard]] float tab_width(const std::string& name, const Style& style);
[[nodiscard]] float key_cap_width(const std::string& key, const Style& style);

/// Returns the height of a scroll bar's thumb.
[[nodiscard]] inline float thumb_height(float view, float content, const Style& style) {
    return std::min(view, std::max(style.units(24), std::round(view * view / std::max(1.0F, content))));
}

/// Returns the width of a slider's knob; 0 for a slider without a knob.
[[nodiscard]] float knob_of(const Slider& slider, const Style& style);

// Measures of widgets that layout and drawing both need, in design pixels.
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
inline constexpr float option_words = 13;
inline constexpr float least_option_words = 11;
inline constexpr float option_pad = 6;
inline constexpr float tight_line = 1.15F; ///< the height of one of two lines in a widget, relative to the letters
inline constexpr float key = 11;
inline constexpr float key_pad = 5;
inline constexpr float key_height = 20;
inline constexpr float tab_pad = 16;
inline constexpr float switch_width = 40;
inline constexpr float knob = 18;
} // namespace measures

} // namespace twoturns::ui
