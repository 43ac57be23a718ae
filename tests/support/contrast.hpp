// The contrast of colours: WCAG 2.1, relative luminance and contrast ratio.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/theme.hpp"

namespace twoturns::test {

inline double luminance(ui::Colour colour) {
    const auto linear = [](std::uint8_t channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

/// Returns the ratio from 1 for equal colours to 21 for black and white.
inline double contrast(ui::Colour a, ui::Colour b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// Returns the visible colour of `top`, which may be transparent, over the opaque colour `below`.
inline ui::Colour over(ui::Colour top, ui::Colour below) {
    const auto mix = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>((a * top.a + b * (255 - top.a)) / 255);
    };
    return {mix(top.r, below.r), mix(top.g, below.g), mix(top.b, below.b), 255};
}

/// Returns shades of the table from its edge to its middle.
inline std::vector<ui::Colour> table_shades(ui::Colour edge, ui::Colour middle) {
    std::vector<ui::Colour> all;
    for (int i = 0; i <= 8; ++i) all.push_back(over(edge.with_alpha(static_cast<float>(i) / 8), middle));
    return all;
}
inline std::vector<ui::Colour> table_shades(const ui::Theme& theme) {
    return table_shades(theme.table_edge, theme.table_middle);
}

} // namespace twoturns::test
