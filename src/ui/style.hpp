// What a view looks like: colours, the font's measure, and how large the design is drawn.
#pragma once

#include <algorithm>
#include <cmath>

#include "ui/fit.hpp"
#include "ui/geometry.hpp"
#include "ui/text_measure.hpp"
#include "ui/theme.hpp"

namespace twoturns::ui {

struct Style {
    const Theme& theme;
    const TextMeasure& measure;
    float unit = 1; ///< pixels of the window for one of the design

    [[nodiscard]] float units(float design_pixels) const { return std::round(design_pixels * unit); }
    /// The size of letters, never too small to read.
    [[nodiscard]] float letters(float design_pixels) const {
        constexpr float smallest = 12;
        return std::round(std::max(smallest, design_pixels * unit));
    }
    [[nodiscard]] Lettering lettering(float design_pixels, bool bold = false) const {
        return {measure, letters(design_pixels), bold};
    }
};

/// Text and buttons grow with the window, but slower than a board does. They stay large enough to be read; only in less
/// than the smallest window, such as a page on a phone, they shrink further. On a fine screen all is as large as on
/// another one.
[[nodiscard]] inline float unit_for(Canvas canvas) {
    const auto share = [&](float width, float height) {
        return std::min(static_cast<float>(canvas.width) / width, static_cast<float>(canvas.height) / height) /
               canvas.scale;
    };
    const float fit = share(1280, 720);
    constexpr float smallest_share = 0.5F;
    const float least = 0.8F * std::min(1.0F, std::max(share(480, 360), smallest_share));
    return canvas.scale * std::max(least, fit < 1 ? fit : 1 + (fit - 1) * 0.7F);
}

} // namespace twoturns::ui
