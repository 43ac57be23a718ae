// How well two colours can be told apart: WCAG 2.1, relative luminance and contrast ratio.
#pragma once

#include <algorithm>
#include <cmath>

#include "scene/theme.hpp"

namespace twoturns::test {

inline double luminance(scene::Colour colour) {
    const auto linear = [](std::uint8_t channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

/// 1 for one colour twice, 21 for black and white.
inline double contrast(scene::Colour a, scene::Colour b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// What is seen of a colour with alpha that lies over a full one.
inline scene::Colour over(scene::Colour top, scene::Colour below) {
    const auto mix = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>((a * top.a + b * (255 - top.a)) / 255);
    };
    return {mix(top.r, below.r), mix(top.g, below.g), mix(top.b, below.b), 255};
}

} // namespace twoturns::test
