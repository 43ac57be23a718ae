// Old Town and Lantern City.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "view/drawing/lands.hpp"
#include "view/drawing/raster.hpp"

namespace twoturns::view::lands {

using ui::rgb;

namespace {

void add_bell_tower(Land& land, float x) {
    const Colour stone = rgb(0xEACFA4);
    land.on.box({x, 20, 7, 60}, {stone, darker_by(stone, 0.16F)});
    land.on.box({x + 4.6F, 20, 2.4F, 60}, rgb(0x6A3420).with_alpha(0.16F));
    land.on.box({x - 0.7F, 29.4F, 8.4F, 1}, darker_by(stone, 0.10F));
    land.on.box({x - 0.9F, 18.6F, 8.8F, 1.6F}, lighter_by(stone, 0.15F));
    for (const float side : {1.1F, 4.1F}) { // the openings of the bells
        land.on.add_box({x + side, 22.6F, 1.8F, 5});
        land.on.add_oval({x + side + 0.9F, 22.6F}, 0.9F, 1.1F);
    }
    land.on.finish(rgb(0x6B4330));
    land.on.oval({x + 3.5F, 34.5F}, 2.3F, 2.3F, rgb(0xFFF6DE));
    land.on.line({x + 3.5F, 34.5F}, {x + 3.5F, 32.9F}, 0.4F, rgb(0x5A3626));
    land.on.line({x + 3.5F, 34.5F}, {x + 4.6F, 35.1F}, 0.4F, rgb(0x5A3626));
    const Colour roof = rgb(0x9A4330);
    land.on.polygon(std::array{Point{x - 1.6F, 18.8F}, Point{x + 8.6F, 18.8F}, Point{x + 3.5F, 6.5F}},
                    {lighter_by(roof, 0.08F), darker_by(roof, 0.12F)});
    land.on.polygon(std::array{Point{x + 8.6F, 18.8F}, Point{x + 4.4F, 18.8F}, Point{x + 3.5F, 6.5F}},
                    rgb(0x3A120A).with_alpha(0.20F));
    land.on.line({x + 3.5F, 7}, {x + 3.5F, 3.6F}, 0.4F, rgb(0x6A3A26));
    land.on.line({x + 3.5F, 4.2F}, {x + 5.3F, 4.8F}, 0.5F, rgb(0x6A3A26));
}

void add_dome(Land& land, float x) {
    const Colour stone = rgb(0xE9C79C);
    land.on.box({x - 6, 38, 12, 30}, {stone, darker_by(stone, 0.14F)});
    land.on.add_oval({x, 38}, 5.6F, 8.2F);
    land.on.finish({rgb(0xB7765A), rgb(0x8C4E3C)});
    land.on.oval({x - 2, 35.5F}, 1.4F, 4, rgb(0xFFE0BC).with_alpha(0.25F));
    land.on.box({x - 6.6F, 38, 13.2F, 1.4F}, lighter_by(stone, 0.2F));
    land.on.box({x - 0.9F, 27.6F, 1.8F, 3}, lighter_by(stone, 0.1F));
    land.on.polygon(std::array{Point{x - 1.3F, 27.8F}, Point{x + 1.3F, 27.8F}, Point{x, 25}}, rgb(0x8C4E3C));
}

float tower_of(const Land& land) { return 0.40F * land.wide; }
float dome_of(const Land& land) { return 0.87F * land.wide; }

void add_row_of_houses(Land& land, int row) {
    constexpr std::array walls{0xF4DDB8U, 0xEAC699U, 0xF0D3AEU, 0xDDB48CU, 0xEFCBB0U};
    constexpr std::array roofs{0x8A3B2AU, 0xB5533AU, 0x9A4A34U};
    constexpr std::array rows{0xE0A27AU, 0xC97F5BU, 0xA75F45U};
    constexpr std::array windows{0x7A5340U, 0x6A4638U, 0x5A3B30U};
    const auto pick = [&](const auto& all) {
        return rgb(all.at(
            std::min(all.size() - 1, static_cast<std::size_t>(land.dice.next() * static_cast<float>(all.size())))));
    };
    const auto k = static_cast<float>(row);
    const float far = 2 - k;
    const int houses = std::max(2, static_cast<int>(land.wide / 100 * (5.4F + k)));
    const float pitch = land.wide / static_cast<float>(houses);
    const float foot = 64 + 15 * k;
    for (int j = -1; j <= houses; ++j) {
        const float x = (static_cast<float>(j) + (row % 2 == 0 ? 0.1F : 0.6F)) * pitch;
        const Colour wall = mixed(pick(walls), rgb(0xD9956C), 0.16F * far);
        const Colour roof =
            mixed(mixed(rgb(rows.at(static_cast<std::size_t>(row))), pick(roofs), 0.6F), land.sky.bottom, 0.10F * far);
        const float middle = x + 0.45F * pitch;
        const bool before_tower = std::abs(middle - tower_of(land)) < 0.8F * pitch + 5;
        const bool before_dome = std::abs(middle - dome_of(land)) < 0.6F * pitch + 5;
        const float most = row == 0 && (before_tower || before_dome) ? 18.0F : 28.0F;
        const float height = std::min(most, land.dice.between(18, 28)) - 2 * k;
        const bool lit = land.dice.next() < 0.16F;
        const float painted = land.dice.next();
        const Colour shutter = painted < 0.22F ? rgb(0x6F9A8C) : painted < 0.38F ? rgb(0xA8584A) : Colour{0, 0, 0, 0};
        add_house(land, {x, foot}, 0.9F * pitch, height,
                  {wall, roof, lit ? rgb(0xFFD27A) : rgb(windows.at(static_cast<std::size_t>(row))), shutter});
    }
    land.on.box({-1, foot, land.wide + 2, 40},
                row < 2 ? Ramp{rgb(rows.at(static_cast<std::size_t>(row + 1))),
                               darker_by(rgb(rows.at(static_cast<std::size_t>(row + 1))), 0.2F)}
                        : Ramp{rgb(0xD2AE86), rgb(0xB48A63)});
    if (row < 2) add_haze(land, foot - 22, foot, rgb(0xFBD9A8), 0.16F * far + 0.06F);
}

} // namespace

void add_old_town(Land& land) {
    add_sun(land, land.at(0.72F, 29), 9.5F, rgb(0xFFF3CF));
    for (const auto& [share, y, size] : {std::array{0.50F, 15.0F, 1.5F}, {0.53F, 18.0F, 1.1F}, {0.47F, 19.0F, 1.0F}})
        add_bird(land, land.at(share, y), size, rgb(0x9A6A4E));
    add_hill(land, Ridge{47, 3.6F, 4, 0.9F}, mixed(land.sky.bottom, rgb(0xE0A27A), 0.55F));
    add_hill(land, Ridge{54, 2.4F, 8, 1.2F}, mixed(land.sky.bottom, rgb(0xD08A64), 0.75F));
    add_bell_tower(land, tower_of(land) - 3.5F);
    add_dome(land, dome_of(land));
    for (int row = 0; row < 3; ++row) {
        add_row_of_houses(land, row);
        if (row == 2) continue;
        for (const float share : {0.07F, 0.115F, 0.405F, 0.655F, 0.93F}) { // cypresses in the gardens
            const float size = land.dice.between(11, 15);
            const Point foot{(row == 0 ? share : 0.99F - share) * land.wide, 71 + 15 * static_cast<float>(row)};
            add_poplar(land, foot, size, row == 0 ? rgb(0x8A8A58) : rgb(0x6F7A48), 1);
        }
    }
    for (int row = 0; row < 4; ++row) { // the stones of the street
        const float y = 95.0F + 2 * static_cast<float>(row);
        const float size = 1.6F + 0.5F * static_cast<float>(row);
        for (float x = row % 2 == 0 ? 0 : size; x < land.wide + size; x += 2.1F * size)
            land.on.add_oval({x, y}, 0.92F * size, 0.36F * size);
    }
    land.on.finish({rgb(0xE8C9A2).with_alpha(0.5F), rgb(0x8F6746).with_alpha(0.35F)});
    land.on.glow(land.at(0.72F, 40), 0.62F * land.wide, 75, rgb(0xFFD890).with_alpha(0.14F));
}

// Lantern City --------------------------------------------------------------------------------------------

namespace {

void add_lantern(Land& land, Point middle, float size) {
    land.on.glow(middle, 4.6F * size, 4.6F * size, rgb(0xFF9A3A).with_alpha(0.40F));
    land.on.oval(middle, size, 1.16F * size, {rgb(0xFF8A44), rgb(0xD9481E)});
    land.on.oval({middle.x, middle.y + 0.1F * size}, 0.52F * size, 0.9F * size, rgb(0xFFD98A).with_alpha(0.85F));
    for (const float side : {-1.0F, 1.0F})
        land.on.box({middle.x - 0.45F * size, middle.y + side * 1.16F * size - 0.14F * size, 0.9F * size, 0.28F * size},
                    rgb(0x5A2418));
    land.on.line({middle.x, middle.y + 1.2F * size}, {middle.x, middle.y + 2.1F * size}, 0.16F * size, rgb(0xE0703A));
}

/// A roof with corners that turn up; `x` and `y` are the middle of its lower edge.
void add_swept_roof(Land& land, float x, float y, float half, float high, Colour colour) {
    std::vector<Point> outline;
    constexpr int parts = 10;
    for (int i = -parts; i <= parts; ++i) { // the lower edge
        const float t = static_cast<float>(i) / parts;
        outline.push_back({x + t * half, y - 0.20F * half * t * t * t * t});
    }
    for (int i = parts; i >= -parts; --i) {
        const float t = static_cast<float>(i) / parts;
        const float away = std::abs(t);
        outline.push_back({x + t * half * (0.98F - 0.30F * (1 - away)),
                           y - 0.22F * half * away * away * away * away - high * (1 - away * away * (2 - away))});
    }
    land.on.polygon(outline, {lighter_by(colour, 0.12F), darker_by(colour, 0.20F)});
    outline.resize(2 * parts + 1); // the lower edge again
    land.on.add_line(outline, 0.10F * high + 0.16F, 0.10F * high + 0.16F);
    land.on.finish(rgb(0xFFB070).with_alpha(0.45F));
}

void add_lit_windows(Land& land, const Rect& wall, float size, float share) {
    const int columns = std::max(1, static_cast<int>(wall.w / (2.1F * size)));
    const int rows = std::max(1, static_cast<int>(wall.h / (2.4F * size)));
    const float pitch = wall.w / static_cast<float>(columns);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (land.dice.next() > share) continue;
            const Point at{wall.x + (static_cast<float>(column) + 0.5F) * pitch,
                           wall.y + (1.3F + 2.4F * static_cast<float>(row)) * size};
            const Rect pane{at.x - 0.5F * size, at.y - 0.7F * size, size, 1.4F * size};
            land.on.glow(at, 2.4F * size, 2.4F * size, rgb(0xFF9A3A).with_alpha(0.26F));
            land.on.box(pane, {rgb(0xFFE2A0), land.dice.next() < 0.7F ? rgb(0xFFB850) : rgb(0xFF8F40)}, 0.14F * size);
            land.on.box({at.x - 0.06F * size, pane.y, 0.12F * size, pane.h}, rgb(0x6A2A1A).with_alpha(0.6F));
            land.on.box({pane.x, at.y - 0.1F * size, pane.w, 0.12F * size}, rgb(0x6A2A1A).with_alpha(0.6F));
        }
}

void add_tower(Land& land, float x, float foot, int floors, float half, Colour wall) {
    float y = foot;
    for (int floor = 0; floor < floors; ++floor) {
        const float wide = half * (1 - 0.14F * static_cast<float>(floor));
        const float high = 0.72F * half;
        land.on.box({x - 0.74F * wide, y - high, 1.48F * wide, high + 0.4F},
                    {lighter_by(wall, 0.06F), darker_by(wall, 0.2F)});
        add_lit_windows(land, {x - 0.66F * wide, y - high, 1.32F * wide, high}, 0.22F * half, 0.92F);
        y -= high;
        add_swept_roof(land, x, y + 0.3F, 1.15F * wide, 0.34F * wide, rgb(0x7A3038));
        y -= 0.20F * wide;
    }
    land.on.line({x, y}, {x, y - 0.6F * half}, 0.10F * half, rgb(0xD9A441));
    land.on.oval({x, y - 0.62F * half}, 0.12F * half, 0.12F * half, rgb(0xFFD27A));
}

void add_row_of_roofs(Land& land, int row) {
    constexpr std::array walls{0x4A3560U, 0x382850U, 0x2A1E40U};
    const auto k = static_cast<float>(row);
    const int houses = std::max(3, static_cast<int>(land.wide / 100 * (4.4F + 1.5F * k)));
    const float pitch = land.wide / static_cast<float>(houses);
    const float base = 62 + 13 * k;
    for (int j = 0; j <= houses; ++j) {
        const float high = (22 - 3 * k) * land.dice.between(0.6F, 1.25F);
        const float x = (static_cast<float>(j) + (row % 2 == 0 ? 0.3F : 0.0F)) * pitch;
        const float half = 0.42F * pitch;
        const Colour wall = mixed(rgb(walls.at(static_cast<std::size_t>(row))), rgb(0x6A3A5E), 0.4F * land.dice.next());
        const float top = base - high;
        land.on.box({x - half, top, 2 * half, 101 - top}, {lighter_by(wall, 0.05F), darker_by(wall, 0.35F)});
        add_lit_windows(land, {x - 0.9F * half, top, 1.8F * half, high + (row == 2 ? 2.0F : 8.0F)}, 1.55F + 0.25F * k,
                        0.44F);
        add_swept_roof(land, x, top + 0.4F, 1.22F * half, 0.42F * half, mixed(wall, rgb(0x8A3038), 0.55F));
    }
    add_haze(land, base - 26, base + 6, rgb(0xC0605A), 0.20F - 0.07F * k);
}

void add_string_of_lanterns(Land& land, Point from, Point to, float sag, int lanterns, float size) {
    std::vector<Point> rope;
    for (int i = 0; i <= 24; ++i) {
        const float t = static_cast<float>(i) / 24;
        rope.push_back({from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + 4 * sag * t * (1 - t)});
    }
    land.on.add_line(rope, 0.28F, 0.28F);
    land.on.finish(rgb(0x0E0A1C).with_alpha(0.8F));
    for (int i = 1; i <= lanterns; ++i) {
        const Point& hook = rope.at(static_cast<std::size_t>(24 * i / (lanterns + 1)));
        add_lantern(land, {hook.x, hook.y + 1.5F * size}, size);
    }
}

} // namespace

void add_lantern_city(Land& land) {
    add_stars(land, static_cast<int>(0.4F * land.wide), 46.0F);
    land.on.glow(land.at(0.5F, 62), 0.85F * land.wide, 44, rgb(0xD0604A).with_alpha(0.42F));
    add_moon(land, land.at(0.82F, 17), 7.2F, rgb(0xFFD9B0));
    add_hill(land, Ridge{50, 4, 71, 0.9F}, rgb(0x3A2748));
    add_row_of_roofs(land, 0);
    add_tower(land, 0.47F * land.wide, 68, 5, 10.5F, rgb(0x43305A));
    add_row_of_roofs(land, 1);
    add_tower(land, 0.14F * land.wide, 78, 4, 8.5F, rgb(0x38284E));
    add_row_of_roofs(land, 2);
    land.on.box({-1, 91, land.wide + 2, 11}, {rgb(0x2C1F44), rgb(0x120E22)}); // the canal
    land.on.box({-1, 90.4F, land.wide + 2, 1.1F}, {rgb(0x7A4A4E), rgb(0x3A2440)});
    for (int i = 0; i < static_cast<int>(0.30F * land.wide); ++i) {
        const float y = land.dice.between(92.4F, 99.6F);
        land.on.oval({land.dice.next() * land.wide, y}, land.dice.between(0.8F, 3.2F), 0.16F + 0.03F * (y - 92),
                     rgb(i % 3 == 0 ? 0xFFD27AU : 0xFF8A44U).with_alpha(land.dice.between(0.25F, 0.6F)));
    }
    for (int i = 0; i < 5; ++i) { // lights that float
        const Point at =
            land.at(0.10F + 0.2F * static_cast<float>(i) + 0.06F * land.dice.next(), land.dice.between(93.6F, 97.6F));
        land.on.glow(at, 5, 2.6F, rgb(0xFFA04A).with_alpha(0.5F));
        land.on.oval({at.x, at.y + 0.7F}, 1.7F, 0.5F, rgb(0x7A3A2A));
        land.on.oval({at.x, at.y - 0.2F}, 0.9F, 0.9F, {rgb(0xFFF0C0), rgb(0xFF9A44)});
    }
    add_string_of_lanterns(land, land.at(-0.01F, 58), land.at(0.34F, 61), 4.4F, 5, 1.35F);
    add_string_of_lanterns(land, land.at(0.34F, 61), land.at(0.70F, 58), 4.8F, 5, 1.35F);
    add_string_of_lanterns(land, land.at(0.70F, 58), land.at(1.01F, 62), 4, 4, 1.35F);
    const int floating = std::max(4, static_cast<int>(0.06F * land.wide));
    for (int j = 0; j < floating; ++j) {
        const float share = (static_cast<float>(j) + land.dice.between(0.2F, 0.8F)) / static_cast<float>(floating);
        const bool near_moon = std::abs(share - 0.82F) * land.wide < 13;
        add_lantern(land, land.at(share, land.dice.between(near_moon ? 32.0F : 9.0F, 42)),
                    land.dice.between(0.9F, 2.1F));
    }
}

} // namespace twoturns::view::lands
