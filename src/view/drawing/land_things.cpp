// Hills, skies, trees and houses.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "view/drawing/lands.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view::lands {

using ui::rgb;

namespace {

/// Returns the points of a crest from the left edge to the right.
std::vector<Point> crest_of(const Land& land, const Ridge& ridge) {
    constexpr int parts = 72;
    std::vector<Point> points;
    for (int i = 0; i <= parts; ++i) {
        const float share = static_cast<float>(i) / parts;
        points.push_back({share * land.wide, ridge.at(share)});
    }
    return points;
}

} // namespace

Colour lighter_by(Colour colour, float share) { return mixed(colour, rgb(0xFFFFFF), share); }
Colour darker_by(Colour colour, float share) { return mixed(colour, rgb(0x000000), share); }

Ridge::Ridge(float height, float swing, unsigned seed, float waves) : height_(height), swing_(swing), waves_(waves) {
    Dice dice{seed};
    for (float& phase : phases_) phase = dice.next() * 6.28F;
}

float Ridge::at(float share) const {
    float sum = 0;
    for (std::size_t k = 0; k < phases_.size(); ++k) {
        const auto wave = static_cast<float>(k + 1);
        sum += std::sin(wave * 5.3F * waves_ * share + phases_.at(k)) / wave;
    }
    return height_ - swing_ * sum;
}

void add_hill(Land& land, const Ridge& ridge, Colour colour) {
    std::vector<Point> outline = crest_of(land, ridge);
    std::vector<Point> rim = outline;
    for (std::size_t i = outline.size(); i-- > 0;) rim.push_back({outline[i].x, outline[i].y + 0.7F});
    outline.push_back({land.wide, 101});
    outline.push_back({0, 101});
    land.on.polygon(outline, {lighter_by(colour, 0.12F), darker_by(colour, 0.16F)});
    land.on.polygon(rim, lighter_by(colour, 0.45F).with_alpha(0.26F));
}

void add_haze(Land& land, float from, float to, Colour colour, float strength) {
    const float deepest = from + 0.62F * (to - from);
    land.on.box({-1, from, land.wide + 2, deepest - from}, {colour.with_alpha(0), colour.with_alpha(strength)});
    land.on.box({-1, deepest, land.wide + 2, to - deepest}, {colour.with_alpha(strength), colour.with_alpha(0)});
}

void add_sun(Land& land, Point middle, float radius, Colour colour) {
    land.on.glow(middle, 9 * radius, 7 * radius, colour.with_alpha(0.42F));
    land.on.glow(middle, 3.4F * radius, 3.4F * radius, colour.with_alpha(0.6F));
    land.on.oval(middle, radius, radius, {lighter_by(colour, 0.5F), colour});
}

void add_moon(Land& land, Point middle, float radius, Colour glow) {
    land.on.glow(middle, 7 * radius, 6 * radius, glow.with_alpha(0.22F));
    land.on.glow(middle, 2.2F * radius, 2.2F * radius, glow.with_alpha(0.45F));
    land.on.oval(middle, radius, radius, {rgb(0xFFF9E8), rgb(0xF6E3BC)});
    for (const auto& [x, y, r] : {std::array{-0.35F, -0.25F, 0.22F}, {0.3F, 0.1F, 0.16F}, {-0.1F, 0.42F, 0.14F}})
        land.on.oval({middle.x + x * radius, middle.y + y * radius}, r * radius, r * radius,
                     rgb(0xE3CFA4).with_alpha(0.5F));
}

void add_stars(Land& land, int count, float lowest) {
    for (int i = 0; i < count; ++i) {
        const float bright = land.dice.between(0.25F, 0.95F);
        const Point middle{land.dice.next() * land.wide, land.dice.next() * lowest};
        const float size = land.dice.between(0.10F, 0.24F);
        land.on.oval(middle, size, size, rgb(0xFFFFFF).with_alpha(bright * (1 - 0.7F * middle.y / lowest)));
        if (i % 9 == 0) land.on.glow(middle, 1, 1, rgb(0xDDE4FF).with_alpha(0.30F));
    }
}

void add_cloud(Land& land, Point middle, float size, Colour colour) {
    constexpr std::array puffs{std::array{-1.25F, 0.10F, 0.36F}, std::array{-0.55F, -0.22F, 0.60F},
                               std::array{0.25F, -0.36F, 0.70F}, std::array{0.95F, -0.06F, 0.46F},
                               std::array{1.45F, 0.16F, 0.30F}};
    const float flat = middle.y + 0.46F * size;
    for (const auto& [x, y, r] : puffs) {
        const float bottom = std::min(middle.y + (y + r) * size, flat);
        const float top = middle.y + (y - r) * size;
        land.on.add_oval({middle.x + x * size, (top + bottom) / 2}, r * size, (bottom - top) / 2);
    }
    land.on.add_box({middle.x - 1.7F * size, middle.y + 0.02F * size, 3.5F * size, 0.44F * size}, 0.22F * size);
    const float alpha = static_cast<float>(colour.a) / 255;
    land.on.finish({colour, colour.with_alpha(alpha * 0.35F)});
}

void add_bird(Land& land, Point middle, float size, Colour colour) {
    for (const float side : {-1.0F, 1.0F}) {
        std::vector<Point> wing;
        for (int i = 0; i <= 6; ++i) {
            const float t = static_cast<float>(i) / 6;
            wing.push_back({middle.x + side * size * t, middle.y - size * 0.5F * std::sin(2.4F * t)});
        }
        land.on.add_line(wing, 0.26F * size, 0.04F * size);
    }
    land.on.finish(colour);
}

void add_ripples(Land& land, float from, float to, int count, Colour colour, float left, float right) {
    for (int i = 0; i < count; ++i) {
        const float near = std::pow((static_cast<float>(i) + land.dice.next()) / static_cast<float>(count), 1.5F);
        const Point start = land.at(left + (right - left) * land.dice.next(), from + (to - from) * near);
        const float length = (1.5F + 9 * near) * land.dice.between(0.5F, 1);
        const float thick = 0.14F + 0.28F * near;
        land.on.oval({start.x + length / 2, start.y}, length / 2, thick, colour);
    }
}

void add_tree(Land& land, Point foot, float size, Colour crown, float sun) {
    land.on.oval({foot.x - sun * 0.25F * size, foot.y + 0.02F * size}, 0.5F * size, 0.07F * size,
                 rgb(0x10200C).with_alpha(0.16F));
    const Colour bark = mixed(crown, rgb(0x3A2412), 0.7F);
    land.on.polygon(std::array{Point{foot.x - 0.07F * size, foot.y}, Point{foot.x - 0.04F * size, foot.y - 0.5F * size},
                               Point{foot.x + 0.04F * size, foot.y - 0.5F * size},
                               Point{foot.x + 0.07F * size, foot.y}},
                    bark);
    const auto puff = [&](float x, float y, float r) {
        land.on.add_oval({foot.x + x * size, foot.y + y * size}, r * size, r * size);
    };
    puff(0, -0.66F, 0.36F);
    puff(-0.25F, -0.54F, 0.22F);
    puff(0.25F, -0.53F, 0.23F);
    puff(0.03F, -0.86F, 0.22F);
    land.on.finish({lighter_by(crown, 0.10F), darker_by(crown, 0.20F)});
    land.on.glow({foot.x + sun * 0.14F * size, foot.y - 0.74F * size}, 0.32F * size, 0.30F * size,
                 mixed(crown, rgb(0xFFF6B0), 0.6F).with_alpha(0.75F));
}

void add_poplar(Land& land, Point foot, float size, Colour crown, float sun) {
    const auto leaf = [&](float x, float half, float top, float bottom) {
        std::vector<Point> outline;
        for (const float side : {-1.0F, 1.0F})
            for (int i = 0; i <= 10; ++i) {
                const float t = static_cast<float>(side < 0 ? i : 10 - i) / 10; // 0 the top
                const float round = std::sin(std::pow(t, 0.72F) * 3.14159F);
                outline.push_back(
                    {foot.x + (x + side * half * round) * size, foot.y - (top + (bottom - top) * t) * size});
            }
        return outline;
    };
    land.on.line(foot, {foot.x, foot.y - 0.3F * size}, 0.07F * size, mixed(crown, rgb(0x3A2412), 0.7F));
    land.on.polygon(leaf(0, 0.19F, 1.52F, 0.06F), {lighter_by(crown, 0.08F), darker_by(crown, 0.16F)});
    land.on.polygon(leaf(sun * 0.06F, 0.09F, 1.40F, 0.26F), lighter_by(crown, 0.30F).with_alpha(0.6F));
}

void add_pine(Land& land, Point foot, float size, Colour colour, float sun) {
    land.on.line(foot, {foot.x, foot.y - 0.3F * size}, 0.09F * size, mixed(colour, rgb(0x2A1A10), 0.6F));
    for (int tier = 0; tier < 3; ++tier) {
        const auto k = static_cast<float>(tier);
        const float half = (0.42F - 0.09F * k) * size;
        const float base = foot.y - (0.12F + 0.32F * k) * size;
        const Point top{foot.x, base - 0.58F * size};
        const Colour shade = lighter_by(colour, 0.05F * k);
        land.on.polygon(std::array{Point{foot.x - half, base}, top, Point{foot.x + half, base}},
                        {lighter_by(shade, 0.10F), darker_by(shade, 0.14F)});
        land.on.polygon(std::array{Point{foot.x + sun * half, base}, top, Point{foot.x + sun * 0.25F * half, base}},
                        lighter_by(shade, 0.25F).with_alpha(0.35F));
    }
}

void add_stalk(Land& land, Point foot, float height, float lean, float width, Colour colour) {
    const std::array points{foot, Point{foot.x + 0.25F * lean, foot.y - 0.55F * height},
                            Point{foot.x + lean, foot.y - height}};
    land.on.add_line(points, width, 0.3F * width);
    land.on.finish(colour);
}

void add_rock(Land& land, Point middle, float size, Colour colour) {
    const auto corner = [&](float x, float y) {
        const float off = land.dice.between(0.92F, 1.08F);
        return Point{middle.x + x * size * off, middle.y + y * size * off};
    };
    land.on.oval({middle.x + 0.1F * size, middle.y + 0.62F * size}, 1.3F * size, 0.22F * size,
                 rgb(0x10161A).with_alpha(0.28F));
    const std::array outline{corner(-1.15F, 0.42F), corner(-1.05F, -0.1F), corner(-0.5F, -0.7F), corner(0.25F, -0.8F),
                             corner(0.95F, -0.3F),  corner(1.2F, 0.42F),   corner(0.9F, 0.7F),   corner(-0.85F, 0.7F)};
    land.on.polygon(outline, {lighter_by(colour, 0.12F), darker_by(colour, 0.22F)});
    land.on.polygon(std::array{outline[1], outline[2], outline[3],
                               Point{middle.x + 0.05F * size, middle.y - 0.25F * size},
                               Point{middle.x - 0.6F * size, middle.y - 0.1F * size}},
                    lighter_by(colour, 0.34F).with_alpha(0.75F));
}

void add_house(Land& land, Point corner, float width, float height, const HouseColours& colours) {
    const float top = corner.y - height;
    const float ridge = top - 0.44F * width;
    land.on.box({corner.x, top, width, height}, {lighter_by(colours.wall, 0.06F), darker_by(colours.wall, 0.10F)});
    land.on.box({corner.x + 0.72F * width, top, 0.28F * width, height}, rgb(0x3A1A10).with_alpha(0.10F));
    const float chimney = corner.x + width * (land.dice.next() < 0.5F ? 0.24F : 0.66F);
    if (land.dice.next() < 0.6F)
        land.on.box({chimney, ridge - 0.10F * width, 0.09F * width, 0.3F * width}, darker_by(colours.roof, 0.18F));
    const std::array roof{Point{corner.x - 0.10F * width, top}, Point{corner.x + 0.20F * width, ridge},
                          Point{corner.x + 0.80F * width, ridge}, Point{corner.x + 1.10F * width, top}};
    land.on.polygon(roof, {lighter_by(colours.roof, 0.10F), darker_by(colours.roof, 0.10F)});
    for (const float down : {0.35F, 0.68F}) // rows of tiles
        land.on.box({corner.x + (0.20F - 0.30F * down) * width, ridge + down * 0.44F * width,
                     (0.60F + 0.60F * down) * width, 0.03F * width},
                    rgb(0x2A0E08).with_alpha(0.16F));
    land.on.box({corner.x - 0.10F * width, top, 1.2F * width, 0.05F * width}, rgb(0x2A120A).with_alpha(0.22F));
    const float pane = 0.17F * width;
    const int floors = std::max(1, static_cast<int>(height / (0.5F * width)));
    for (int column = 0; column < 2; ++column)
        for (int row = 0; row < floors; ++row) {
            const Rect window{corner.x + width * (0.20F + 0.42F * static_cast<float>(column)),
                              top + width * (0.17F + 0.46F * static_cast<float>(row)), pane, 1.4F * pane};
            if (colours.shutter.a > 0)
                land.on.box({window.x - 0.55F * pane, window.y, 2.1F * pane, window.h},
                            {lighter_by(colours.shutter, 0.1F), darker_by(colours.shutter, 0.1F)});
            land.on.box(window.grown(0.02F * width), lighter_by(colours.wall, 0.35F));
            land.on.box(window, {darker_by(colours.window, 0.12F), colours.window});
            land.on.box({window.x + 0.45F * pane, window.y, 0.1F * pane, window.h}, lighter_by(colours.wall, 0.2F));
        }
}

} // namespace twoturns::view::lands
