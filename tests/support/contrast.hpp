// How well two colours can be told apart: WCAG 2.1, relative luminance and contrast ratio.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "scene/scene.hpp"

namespace twoturns::test {

inline double luminance(ui::Colour colour) {
    const auto linear = [](std::uint8_t channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

/// 1 for one colour twice, 21 for black and white.
inline double contrast(ui::Colour a, ui::Colour b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// What is seen of a colour with alpha that lies over a full one.
inline ui::Colour over(ui::Colour top, ui::Colour below) {
    const auto mix = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>((a * top.a + b * (255 - top.a)) / 255);
    };
    return {mix(top.r, below.r), mix(top.g, below.g), mix(top.b, below.b), 255};
}

/// The table from its edge to its middle.
inline std::vector<ui::Colour> table_shades(ui::Colour edge, ui::Colour middle) {
    std::vector<ui::Colour> all;
    for (int i = 0; i <= 8; ++i) all.push_back(over(edge.with_alpha(static_cast<float>(i) / 8), middle));
    return all;
}
inline std::vector<ui::Colour> table_shades(const ui::Theme& theme) {
    return table_shades(theme.table_edge, theme.table_middle);
}

/// All that may be seen at a point below the item of that number: boxes and tiles over any shade of the table.
inline std::vector<ui::Colour> colours_below(const scene::Scene& scene, std::size_t item, scene::Point point) {
    const ui::Theme& theme = scene.theme;
    std::vector<ui::Colour> colours =
        scene.page ? table_shades(theme.page_edge, theme.page_middle) : table_shades(theme);
    std::optional<scene::Rect> clip;
    for (std::size_t i = 0; i < item; ++i) {
        if (const auto* one = std::get_if<ui::ClipItem>(&scene.items[i])) clip = one->rect;
        if (clip && !clip->contains(point)) continue;
        if (const auto* box = std::get_if<ui::BoxItem>(&scene.items[i])) {
            if (!box->rect.contains(point)) continue;
            for (ui::Colour& colour : colours) colour = over(box->fill, colour);
        } else if (const auto* tile = std::get_if<scene::TileItem>(&scene.items[i])) {
            if (tile->box.contains(point)) colours = {ui::rgb(0xFFFDF6), ui::rgb(0xF6EEDA)};
        }
    }
    return colours;
}

/// The least contrast of the text that is the item of that number and takes that place.
inline double least_contrast(const scene::Scene& scene, std::size_t item, const scene::Rect& place) {
    const ui::Colour ink = std::get<ui::TextItem>(scene.items[item]).colour;
    constexpr int steps = 8;
    double least = 21;
    for (int i = 0; i <= steps; ++i)
        for (const float y : {place.y, place.centre().y, place.bottom()}) {
            const float x = place.x + place.w * static_cast<float>(i) / steps;
            for (const ui::Colour below : colours_below(scene, item, {x, y}))
                least = std::min(least, contrast(over(ink, below), below));
        }
    return least;
}

} // namespace twoturns::test
