// The style of a view: colours, text measure and scale.
#pragma once

#include <algorithm>
#include <cmath>

#include "ui/fit.hpp"
#include "ui/geometry.hpp"
#include "ui/text_measure.hpp"
#include "ui/theme.hpp"

namespace twoturns::ui {

/// The least width and height of what a finger presses, in points of the screen.
inline constexpr float finger_size = 44;

struct Style {
    Theme theme;
    const TextMeasure& measure;
    float unit = 1;        ///< window pixels per design pixel
    bool key_caps = true;  ///< buttons show their keys; false where they are pressed by a thumb
    bool thick = false;    ///< the focus ring and the edge of a field in use are twice as wide
    bool mirrored = false; ///< the view is reflected where it is drawn, see mirror.hpp
    float point = 1;       ///< window pixels per point of the screen, see Canvas::scale
    float target = 0;      ///< the least width and height of what a finger presses, in window pixels; 0: no finger does

    /// Returns the width of the edge of a field in use, in pixels.
    [[nodiscard]] float edge_in_use() const { return thick ? 4 : 2; }
    [[nodiscard]] float units(float design_pixels) const { return std::round(design_pixels * unit); }
    /// Returns the size of something to press: large enough for a finger where fingers press.
    [[nodiscard]] float press(float design_pixels) const { return std::max(units(design_pixels), target); }
    /// Returns whether fingers press what is on the screen.
    [[nodiscard]] bool for_fingers() const { return target > 0; }
    /// Returns the target in design pixels.
    [[nodiscard]] float target_units() const { return target / unit; }
    /// Returns a font size in window pixels. It is never too small to read.
    [[nodiscard]] float letters(float design_pixels) const {
        constexpr float smallest = 12; // points
        return std::round(std::max(smallest * point, design_pixels * unit));
    }
    [[nodiscard]] Lettering lettering(float design_pixels, bool bold = false, Family family = Family::sans) const {
        return {measure, letters(design_pixels), bold, family};
    }
};

/// Returns whether a window has the shape and the size of a telephone, upright or on its side.
[[nodiscard]] inline bool is_of_phone(Canvas canvas) {
    constexpr float widest = 440; // points, of the shorter side
    constexpr float longer = 1.5F;
    const auto shorter = static_cast<float>(std::min(canvas.width, canvas.height));
    const auto longest = static_cast<float>(std::max(canvas.width, canvas.height));
    return shorter <= widest * canvas.scale && longest >= longer * shorter;
}

/// Returns the scale of text and buttons. They grow more slowly than a board when the window grows, and stay large
/// enough to read. They shrink further only below the smallest window size, as in a page on a phone. The scale does not
/// depend on the screen's resolution. `size` is how much larger than usual the player wants them, at least 1; they grow
/// only as far as the window has room for the narrowest forms of all pages.
[[nodiscard]] inline float unit_for(Canvas canvas, float size = 1) {
    const auto share = [&](float width, float height) {
        return std::min(static_cast<float>(canvas.width) / width, static_cast<float>(canvas.height) / height) /
               canvas.scale;
    };
    const float fit = share(1280, 720);
    constexpr float smallest_share = 0.5F;
    const float least = 0.8F * std::min(1.0F, std::max(share(480, 360), smallest_share));
    const float usual = std::max(least, fit < 1 ? fit : 1 + (fit - 1) * 0.7F);
    const float most = share(360, 270);
    return canvas.scale * std::max(usual, std::min(usual * size, most));
}

} // namespace twoturns::ui
