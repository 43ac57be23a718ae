#include "view/drawing/stone_bake.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "view/drawing/noise.hpp"
#include "view/drawing/raster.hpp"
#include "view/drawing/tile_bake.hpp"

namespace twoturns::view {
namespace {

using ui::rgb;
using ui::StoneKind;

/// A stone being painted: its surface and the size of its cell.
struct Painting {
    SDL_Surface& surface;
    float cell;
    Point middle;
    Dice dice;

    /// Returns a rectangle in the cell, given in cells from its middle.
    [[nodiscard]] Rect box(float x, float y, float w, float h) const {
        return {middle.x + x * cell, middle.y + y * cell, w * cell, h * cell};
    }
    void shadow(const Rect& rect) { cast_shadow(surface, rect.moved(0, 0.07F * cell), 0.07F * cell, 0.55F); }
    /// Casts the shadow of something round.
    void round_shadow(const Rect& rect) {
        const Point at{rect.centre().x, rect.centre().y + 0.09F * cell};
        const auto oval = [&](Point p) {
            return (std::hypot((p.x - at.x) / rect.w, (p.y - at.y) / rect.h) - 0.5F) * std::min(rect.w, rect.h);
        };
        fill(surface, bounds_of(surface, rect.moved(0, 0.09F * cell).grown(0.16F * cell)), oval,
             plain(rgb(0x080A08).with_alpha(0.55F)), 0.26F * cell);
    }
    template <class Distance, class Paint>
    void fill_in(const Rect& bounds, const Distance& distance, const Paint& paint) {
        fill(surface, bounds_of(surface, bounds), distance, paint, 1);
    }
};

Colour lighter(Colour colour, float levels) {
    const auto level = [levels](std::uint8_t c) {
        return static_cast<std::uint8_t>(std::clamp(static_cast<float>(c) + levels, 0.0F, 255.0F));
    };
    return {level(colour.r), level(colour.g), level(colour.b), colour.a};
}

struct RockColours {
    Colour light;
    Colour middle;
    Colour dark;
    bool wet = false;
};

void paint_rock(Painting& on, const RockColours& colours, std::uint32_t seed) {
    constexpr int waves = 5;
    std::array<std::array<float, 2>, waves> outline{}; // phase and height
    for (std::size_t k = 0; k < waves; ++k)
        outline.at(k) = {on.dice.next() * 6.28F, on.dice.between(0.2F, 1) / static_cast<float>(k + 2)};
    const auto radius_at = [&](float angle) {
        float sum = 0;
        for (std::size_t k = 0; k < waves; ++k)
            sum += std::cos(static_cast<float>(k + 2) * angle + outline.at(k)[0]) * outline.at(k)[1];
        return on.cell * (0.38F + 0.04F * sum);
    };
    const auto whole = on.box(-0.5F, -0.5F, 1, 1);
    const SDL_Rect area = bounds_of(on.surface, whole);
    std::vector<float> height(static_cast<std::size_t>(area.w) * static_cast<std::size_t>(area.h));
    std::vector<float> away(height.size());
    Noise noise{area.w, area.h, {std::max(2.0F, on.cell * 0.34F), std::max(2.0F, on.cell * 0.30F)}, seed, 3};
    std::vector<float> row(static_cast<std::size_t>(area.w));
    for (int y = 0; y < area.h; ++y) {
        std::fill(row.begin(), row.end(), 0.0F);
        noise.add_row(y, on.cell * 0.085F, row);
        for (int x = 0; x < area.w; ++x) {
            const float dx = static_cast<float>(area.x + x) + 0.5F - on.middle.x;
            const float dy = (static_cast<float>(area.y + y) + 0.5F - on.middle.y) * 1.10F;
            const float rim = radius_at(std::atan2(dy, dx));
            const float share = std::hypot(dx, dy) / rim;
            const auto at = static_cast<std::size_t>(y * area.w + x);
            away[at] = (share - 1) * rim;
            height[at] =
                std::sqrt(std::max(0.0F, 1 - share * share)) * on.cell * 0.42F + row[static_cast<std::size_t>(x)];
        }
    }
    const auto index = [&](Point p) {
        const int x = std::clamp(static_cast<int>(p.x) - area.x, 1, area.w - 2);
        const int y = std::clamp(static_cast<int>(p.y) - area.y, 1, area.h - 2);
        return static_cast<std::size_t>(y * area.w + x);
    };
    on.round_shadow(on.box(-0.36F, -0.30F, 0.72F, 0.66F));
    const auto width = static_cast<std::size_t>(area.w);
    const auto shade = [&](Point p) {
        const std::size_t at = index(p);
        const float x = (height[at - 1] - height[at + 1]) / 2;
        const float y = (height[at - width] - height[at + width]) / 2;
        const float light = (x * -0.42F + y * -0.68F + 0.60F) / std::sqrt(x * x + y * y + 1);
        const float t = std::clamp(0.5F + 0.62F * (light - 0.45F), 0.0F, 1.0F);
        Colour colour =
            t < 0.5F ? mixed(colours.dark, colours.middle, 2 * t) : mixed(colours.middle, colours.light, 2 * t - 1);
        if (colours.wet && light > 0.88F) colour = mixed(colour, rgb(0xE6F4F2), (light - 0.88F) * 4);
        return lighter(colour, on.dice.between(-6, 6));
    };
    on.fill_in(
        whole, [&](Point p) { return away[index(p)]; }, shade);
}

void paint_hedge(Painting& on) {
    on.round_shadow(on.box(-0.34F, -0.22F, 0.68F, 0.56F));
    // Tufts of leaves from the dark ones below to the light ones on top, each lit from the upper left.
    constexpr int tufts = 34;
    for (int i = 0; i < tufts; ++i) {
        const float high = static_cast<float>(i) / tufts;
        const float angle = on.dice.next() * 2 * std::numbers::pi_v<float>;
        const float out = std::sqrt(on.dice.next()) * (0.30F - 0.16F * high);
        const Point at{on.middle.x + std::cos(angle) * out * on.cell * 1.08F,
                       on.middle.y + (std::sin(angle) * out * 0.92F - 0.10F * high + 0.03F) * on.cell};
        const float radius = on.cell * on.dice.between(0.085F, 0.125F) * (1.05F - 0.25F * high);
        const Colour dark = mixed(rgb(0x1F3D1E), rgb(0x4C7A34), high);
        const Colour light = mixed(rgb(0x3E6B2D), rgb(0xA9C96B), high);
        const auto lobes = [&](Point p) { // a disc with small leaves at its edge
            const float way = std::atan2(p.y - at.y, p.x - at.x);
            return std::hypot(p.x - at.x, p.y - at.y) - radius * (1 + 0.12F * std::cos(6 * way + angle));
        };
        on.fill_in({at.x - 1.2F * radius, at.y - 1.2F * radius, 2.4F * radius, 2.4F * radius}, lobes, [&](Point p) {
            const float t = ((at.x - p.x) * 0.45F + (at.y - p.y) * 0.9F) / radius * 0.5F + 0.45F;
            return mixed(dark, light, std::clamp(t, 0.0F, 1.0F));
        });
    }
}

void paint_bricks(Painting& on) {
    constexpr int courses = 4;
    const Rect wall = on.box(-0.37F, -0.36F, 0.74F, 0.70F);
    on.shadow(wall);
    fill_box(on.surface, wall.grown(-0.01F * on.cell), 0.03F * on.cell, rgb(0x8A7563));
    const float pitch = wall.h / courses;
    const float joint = std::max(1.0F, 0.022F * on.cell);
    for (int course = 0; course < courses; ++course) {
        const float top = wall.y + pitch * static_cast<float>(course);
        const auto ends = course % 2 == 0 ? std::vector{0.0F, 0.5F, 1.0F} : std::vector{0.0F, 0.27F, 0.76F, 1.0F};
        for (std::size_t i = 1; i < ends.size(); ++i) {
            const float out = on.dice.between(0, 0.02F) * on.cell; // no two end at the same line
            const float left = wall.x + wall.w * ends[i - 1] + (i == 1 ? -out : joint / 2);
            const float right = wall.x + wall.w * ends[i] + (i + 1 == ends.size() ? out : -joint / 2);
            const Rect brick{left, top + joint / 2, right - left, pitch - joint};
            const Colour clay = mixed(rgb(0x96402B), rgb(0xB95A3C), on.dice.next());
            const float bevel = std::max(1.0F, 0.025F * on.cell);
            fill_box(on.surface, brick, 0.02F * on.cell, lighter(clay, -34));
            fill_box(on.surface, {brick.x, brick.y, brick.w, brick.h - bevel}, 0.02F * on.cell, lighter(clay, 26));
            on.fill_in(brick,
                       round_rect({brick.x, brick.y + bevel * 0.7F, brick.w, brick.h - bevel * 1.7F}, 0.02F * on.cell),
                       [&](Point) { return lighter(clay, on.dice.between(-7, 7)); });
        }
    }
}

void paint_stump(Painting& on) {
    const auto oval = [&](Point centre, float w, float h) {
        return [=](Point p) {
            const float away = std::hypot((p.x - centre.x) / w, (p.y - centre.y) / h);
            return (away - 1) * std::min(w, h);
        };
    };
    const float wide = 0.36F * on.cell;
    const float flat = 0.235F * on.cell;
    const Point top{on.middle.x, on.middle.y - 0.13F * on.cell};
    const float deep = 0.27F * on.cell;
    on.round_shadow(on.box(-0.36F, -0.16F, 0.72F, 0.52F));
    const Rect body{top.x - wide, top.y, 2 * wide, deep};
    const auto bark = [&](Point p) {
        const float side = (p.x - top.x) / wide;
        const float ridge = std::sin(side * 23) * 9 + std::sin(side * 57 + 1) * 6;
        return lighter(mixed(rgb(0x5B3D28), rgb(0x33211A), std::clamp(0.35F + 0.6F * side, 0.0F, 1.0F)), ridge);
    };
    on.fill_in(
        body.grown(flat),
        [&](Point p) {
            const float low = std::clamp(p.y, top.y, top.y + deep);
            return oval({top.x, low}, wide, flat)(p);
        },
        bark);
    fill(on.surface, bounds_of(on.surface, {top.x - wide, top.y - flat, 2 * wide, 2 * flat}), oval(top, wide, flat),
         plain(rgb(0x7A5634)), 1);
    const float inner = 0.92F;
    on.fill_in({top.x - wide, top.y - flat, 2 * wide, 2 * flat}, oval(top, wide * inner, flat * inner), [&](Point p) {
        const float dx = (p.x - top.x) / wide;
        const float dy = (p.y - top.y) / flat;
        const float wobble = 0.05F * std::sin(3 * std::atan2(dy, dx) + 1);
        const float ring = 0.5F + 0.5F * std::cos((std::hypot(dx, dy) + wobble) * 26);
        return mixed(rgb(0xDDB67E), rgb(0xB98850), ring * ring);
    });
}

void paint_ice(Painting& on) {
    const Rect block = on.box(-0.34F, -0.36F, 0.68F, 0.66F);
    const float radius = 0.11F * on.cell;
    const float lip = 0.07F * on.cell;
    on.shadow(block);
    // The corners are cut off, each by another length: no tile has such a shape.
    const std::array cuts{0.17F, 0.10F, 0.21F, 0.13F};
    const auto shape = [&](const Rect& rect) {
        return [&, rect](Point p) {
            const float dx = p.x - rect.centre().x;
            const float dy = p.y - rect.centre().y;
            const std::size_t corner = (dx < 0 ? 0U : 1U) + (dy < 0 ? 0U : 2U);
            const float cut =
                (std::abs(dx) + std::abs(dy) - (rect.w + rect.h) / 2 + cuts.at(corner) * on.cell) * 0.707F;
            return std::max(round_rect_distance(p, rect, radius * 0.5F), cut);
        };
    };
    on.fill_in(block.grown(lip), shape(block.moved(0, lip)), plain(rgb(0x5E9CC0)));
    const auto face = shape(block);
    on.fill_in(block, face, [&](Point p) {
        const float t = std::clamp((p.y - block.y) / block.h, 0.0F, 1.0F);
        Colour ice = mixed(rgb(0xE9F7FF), rgb(0x9CCDEB), t);
        const float along = (p.x - block.x + (p.y - block.y) * 0.8F) / block.w;
        if (along > 0.42F && along < 0.62F) ice = lighter(ice, 16);
        if (along > 0.70F && along < 0.75F) ice = lighter(ice, 12);
        const float edge = face(p) / (0.05F * on.cell); // -1 .. 0 near the edge
        if (edge > -1) ice = lighter(ice, (1 + edge) * (p.y < block.centre().y ? 18.0F : -26.0F));
        return ice;
    });
    const auto crack = [&](Point a, Point b) {
        const Point from{block.x + a.x * block.w, block.y + a.y * block.h};
        const Point to{block.x + b.x * block.w, block.y + b.y * block.h};
        const float wide = std::max(1.0F, 0.014F * on.cell);
        on.fill_in(
            block, [&](Point p) { return std::max(segment_distance(p, from, to, wide), face(p)); },
            plain(rgb(0xFFFFFF).with_alpha(0.85F)));
    };
    crack({0.52F, 0.60F}, {0.72F, 0.66F});
    crack({0.72F, 0.66F}, {0.80F, 0.90F});
    crack({0.72F, 0.66F}, {0.94F, 0.56F});
}

void paint_lantern(Painting& on) {
    const Rect body = on.box(-0.31F, -0.25F, 0.62F, 0.48F);
    const Point middle = body.centre();
    on.shadow(on.box(-0.28F, -0.26F, 0.56F, 0.60F));
    fill(on.surface, bounds_of(on.surface, body.grown(0.16F * on.cell)),
         round_rect(body.grown(0.10F * on.cell), body.h / 2), plain(rgb(0xFFB04A).with_alpha(0.30F)), 0.22F * on.cell);
    const auto paper = [&](Point p) {
        const float x = (p.x - middle.x) / (body.w / 2);
        const float y = (p.y - middle.y) / (body.h / 2);
        const float glow = std::clamp(1 - std::hypot(x, y * 0.9F), 0.0F, 1.0F);
        Colour colour = mixed(rgb(0xC4480F), rgb(0xFFE2A0), std::min(1.0F, glow * 1.5F));
        const float rib = std::asin(std::clamp(x, -1.0F, 1.0F)) * 3.6F; // the ribs run around the body
        if (std::abs(rib - std::round(rib)) < 0.09F) colour = mixed(colour, rgb(0x7E2A08), 0.55F);
        return colour;
    };
    on.fill_in(body, round_rect(body, body.h * 0.42F), paper);
    for (const float side : {-1.0F, 1.0F}) {
        const float y = side < 0 ? -0.345F : 0.215F;
        fill_box(on.surface, on.box(-0.20F, y, 0.40F, 0.13F), 0.03F * on.cell, rgb(0x2A1720));
        fill_box(on.surface, on.box(-0.20F, y, 0.40F, 0.035F), 0.017F * on.cell, rgb(0x6B4650));
    }
    fill_box(on.surface, on.box(-0.025F, 0.345F, 0.05F, 0.08F), 0.02F * on.cell, rgb(0xC8332B));
}

/// A black square with a white rim and a cross.
void paint_cross(Painting& on) {
    const Rect square = on.box(-0.39F, -0.39F, 0.78F, 0.78F);
    const float line = std::max(2.0F, 0.05F * on.cell);
    fill_box(on.surface, square, 0.08F * on.cell, rgb(0xFFFFFF));
    fill_box(on.surface, square.grown(-line), 0.05F * on.cell, rgb(0x000000));
    const Rect inner = square.grown(-0.19F * on.cell);
    for (const bool falls : {true, false}) {
        const Point from{inner.x, falls ? inner.y : inner.bottom()};
        const Point to{inner.right(), falls ? inner.bottom() : inner.y};
        on.fill_in(
            square, [&](Point p) { return segment_distance(p, from, to, line); }, plain(rgb(0xFFFFFF)));
    }
}

} // namespace

Surface baked_stone(const StonePicture& what) {
    const int margin = margin_of_tile(what.side);
    const int whole = what.side + 2 * margin;
    Surface surface = make_surface(whole, whole);
    const auto seed = static_cast<std::uint32_t>(what.shape % scene::stone_shapes + 1);
    const auto half = static_cast<float>(whole) / 2;
    Painting on{*surface, static_cast<float>(what.side), {half, half}, Dice{seed}};
    switch (what.kind) {
    case StoneKind::hedge: paint_hedge(on); break;
    case StoneKind::brick: paint_bricks(on); break;
    case StoneKind::wet_stone: paint_rock(on, {rgb(0x8FAEAC), rgb(0x4E6D6E), rgb(0x24373B), true}, seed); break;
    case StoneKind::sandstone: paint_rock(on, {rgb(0xEBD3A2), rgb(0xC9A76C), rgb(0x8A6A3A)}, seed); break;
    case StoneKind::boulder: paint_rock(on, {rgb(0xC8C4B8), rgb(0x7E7C73), rgb(0x4A4943)}, seed); break;
    case StoneKind::stump: paint_stump(on); break;
    case StoneKind::ice: paint_ice(on); break;
    case StoneKind::lantern: paint_lantern(on); break;
    case StoneKind::cross: paint_cross(on); break;
    }
    return surface;
}

} // namespace twoturns::view
