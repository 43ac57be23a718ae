// The three stars of a place of the journey, and the sign of a new best time.
#pragma once

#include <vector>

#include "app/play/win_page.hpp"

namespace twoturns::app {

// In design pixels.
inline constexpr float best_height = 36;

struct StarSizes {
    float side;   ///< of the outer stars; the one in the middle is larger
    float apart;  ///< from middle to middle
    float height; ///< including the words below
    bool named;   ///< there is room for the words
};
[[nodiscard]] StarSizes star_sizes(float width, const Context& context);

/// Draws the stars one by one. A star that was not won is drawn as a hollow.
void add_stars(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context);

/// Draws a ring of rays that burst away from a middle; `t` from 0 to 1 is how far.
void add_rays(std::vector<scene::Item>& items, ui::Point middle, float radius, float t, const ui::Style& style);

/// Draws the sign of a new best time. Requires a standing.
void add_best(std::vector<scene::Item>& items, const Win& win, const ui::Rect& rect, const Context& context);

} // namespace twoturns::app
