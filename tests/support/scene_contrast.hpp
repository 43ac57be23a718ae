// Measures the contrast of the texts of a scene with their background.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

#include "scene/scene.hpp"
#include "support/contrast.hpp"

namespace twoturns::test {

/// A drawn layer of a rectangle: one colour, which may be transparent, or several opaque shades.
struct Layer {
    scene::Rect rect;
    std::vector<ui::Colour> shades;
    [[nodiscard]] std::vector<ui::Colour> over_all(std::vector<ui::Colour> below) const {
        if (shades.size() > 1) return shades;
        for (ui::Colour& colour : below) colour = over(shades.front(), colour);
        return below;
    }
};

/// Returns the boxes, sheets and tiles below item number `item` that overlap `place`, the lowest first.
inline std::vector<Layer> layers_below(const scene::Scene& scene, std::size_t item, const scene::Rect& place) {
    std::vector<Layer> layers;
    const scene::Rect window{0, 0, static_cast<float>(scene.canvas.width), static_cast<float>(scene.canvas.height)};
    scene::Rect clip = window;
    const auto add = [&](const scene::Rect& rect, std::vector<ui::Colour> shades) {
        const float x = std::max(rect.x, clip.x);
        const float y = std::max(rect.y, clip.y);
        const scene::Rect seen{x, y, std::min(rect.right(), clip.right()) - x,
                               std::min(rect.bottom(), clip.bottom()) - y};
        if (seen.w > 0 && seen.h > 0 && seen.x <= place.right() && place.x <= seen.right() &&
            seen.y <= place.bottom() && place.y <= seen.bottom())
            layers.push_back({seen, std::move(shades)});
    };
    for (std::size_t i = 0; i < item; ++i) {
        if (const auto* one = std::get_if<ui::ClipItem>(&scene.items[i]))
            clip = one->rect.value_or(window);
        else if (const auto* box = std::get_if<ui::BoxItem>(&scene.items[i]))
            add(box->rect, {box->fill});
        else if (const auto* sheet = std::get_if<scene::SheetItem>(&scene.items[i]))
            add(sheet->rect, {scene::paper_top, scene::paper_bottom});
        else if (const auto* small = std::get_if<scene::SmallSheetItem>(&scene.items[i]))
            add(small->rect, {scene::paper_top, scene::paper_bottom});
        else if (const auto* tile = std::get_if<scene::TileItem>(&scene.items[i]))
            add(tile->box, tile->material.value_or(scene.theme.material) == ui::Material::lacquer
                               ? std::vector{ui::rgb(0x5E3230), ui::rgb(0x2A1113)}
                               : std::vector{ui::rgb(0xFFFDF6), ui::rgb(0xF6EEDA)});
    }
    return layers;
}

/// Returns the lowest contrast of the text in item number `item`, which occupies `place`, on any shade of the table.
inline double least_contrast(const scene::Scene& scene, std::size_t item, const scene::Rect& place) {
    const ui::Colour ink = std::get<ui::TextItem>(scene.items[item]).colour;
    const ui::Theme& theme = scene.theme;
    const auto table = table_shades(theme);
    const auto layers = layers_below(scene, item, place);
    constexpr int steps = 8;
    double least = 21;
    std::vector<ui::Colour> last;
    for (int i = 0; i <= steps; ++i)
        for (const float y : {place.y, place.centre().y, place.bottom() - 1}) { // the last point is on the lowest pixel
            const scene::Point point{place.x + place.w * static_cast<float>(i) / steps, y};
            std::vector<ui::Colour> below = table;
            for (const Layer& layer : layers)
                if (layer.rect.contains(point)) below = layer.over_all(std::move(below));
            if (std::exchange(last, below) == below) continue; // the background is the same as at the previous point
            for (const ui::Colour colour : below) least = std::min(least, contrast(over(ink, colour), colour));
        }
    return least;
}

} // namespace twoturns::test
