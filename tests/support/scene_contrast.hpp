// How well the texts of a scene can be read on what lies under them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "scene/scene.hpp"
#include "support/contrast.hpp"

namespace twoturns::test {

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
        } else if (const auto* sheet = std::get_if<scene::SheetItem>(&scene.items[i])) {
            if (sheet->rect.contains(point)) colours = {scene::paper_top, scene::paper_bottom};
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
