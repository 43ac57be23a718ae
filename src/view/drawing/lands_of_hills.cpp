// Meadow, High Pass and Orchard.
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

/// Adds a field on the nearest hill, whose furrows meet far away.
void add_furrows(Land& land, const Ridge& ridge) {
    constexpr int furrows = 17;
    std::vector<Point> top;
    std::vector<Point> bottom;
    for (int j = 0; j < furrows; ++j) {
        const auto k = static_cast<float>(j);
        const float share = 0.24F + 0.042F * k;
        top.push_back({share * land.wide, ridge.at(share) + 0.4F});
        bottom.push_back(land.at(-0.62F + 0.142F * k, 101));
    }
    for (std::size_t j = 0; j + 1 < top.size(); j += 2)
        land.on.polygon(std::array{top[j], top[j + 1], bottom[j + 1], bottom[j]},
                        {rgb(0x8CC46A).with_alpha(0.10F), rgb(0x8CC46A).with_alpha(0.34F)});
    for (std::size_t j = 0; j < top.size(); ++j) land.on.add_line(std::array{top[j], bottom[j]}, 0.12F, 1.1F);
    land.on.finish({rgb(0x2F6E36).with_alpha(0.22F), rgb(0x2F6E36).with_alpha(0.55F)});
}

void add_flowers(Land& land, float from, int count) {
    constexpr std::array colours{0xFFFDF2U, 0xFFE27AU, 0xF7C6D0U, 0xFFFDF2U};
    for (int i = 0; i < count; ++i) {
        const float y = from + (100 - from) * std::sqrt(land.dice.next());
        const float size = 0.18F + 0.30F * (y - from) / (100 - from);
        const Point at{land.dice.next() * land.wide, y};
        land.on.oval(at, size, 0.75F * size, rgb(colours.at(static_cast<std::size_t>(i) % colours.size())));
    }
}

void add_fence(Land& land, const Ridge& ridge, float from, float to) {
    constexpr int posts = 15;
    const Colour wood = rgb(0xF4EBD2);
    std::vector<Point> heads;
    for (int i = 0; i < posts; ++i) {
        const float share = from + (to - from) * static_cast<float>(i) / (posts - 1);
        const Point foot{share * land.wide, ridge.at(share) + 0.3F};
        land.on.add_line(std::array{foot, Point{foot.x, foot.y - 3}}, 0.5F, 0.45F);
        heads.push_back({foot.x, foot.y - 2.4F});
    }
    land.on.add_line(heads, 0.32F, 0.32F);
    for (Point& head : heads) head.y += 1.2F;
    land.on.add_line(heads, 0.32F, 0.32F);
    land.on.finish({wood, darker_by(wood, 0.14F)});
}

} // namespace

void add_meadow(Land& land) {
    add_sun(land, land.at(0.39F, 22), 6.2F, rgb(0xFFF3C4));
    add_cloud(land, land.at(0.61F, 15), 5.6F, rgb(0xFFFFFF).with_alpha(0.80F));
    add_cloud(land, land.at(0.90F, 27), 4.2F, rgb(0xFFFFFF).with_alpha(0.66F));
    add_cloud(land, land.at(0.74F, 31), 2.6F, rgb(0xFFFFFF).with_alpha(0.5F));
    for (const auto& [share, y, size] : {std::array{0.50F, 22.0F, 1.4F}, {0.535F, 25.5F, 1.0F}, {0.48F, 27.5F, 0.9F}})
        add_bird(land, land.at(share, y), size, rgb(0x5A7F86));
    add_hill(land, Ridge{42, 2.4F, 41, 0.9F}, mixed(rgb(0x9CCBA4), land.sky.bottom, 0.45F));
    const Ridge far{48, 3, 18, 0.8F};
    add_hill(land, far, rgb(0x9CCB84));
    for (int i = 0; i < 26; ++i) { // bushes along the fields
        const float share = static_cast<float>(i) * 0.04F + 0.012F * land.dice.next();
        const float size = land.dice.between(0.7F, 1.7F);
        land.on.add_oval({share * land.wide, far.at(share) + 4 + 2.4F * std::sin(share * 7)}, 1.4F * size, 0.8F * size);
    }
    land.on.finish({rgb(0x7DB070), rgb(0x659C62)});
    add_haze(land, 40, 68, rgb(0xFFF6D8), 0.30F);
    const Ridge second{60, 3.4F, 11, 0.8F};
    add_hill(land, second, rgb(0x7DB868));
    const float farm = 0.27F;
    add_tree(land, {(farm + 0.055F) * land.wide, second.at(farm + 0.055F) + 0.8F}, 8, rgb(0x4F8C4A));
    add_house(land, {farm * land.wide, second.at(farm) + 1.2F}, 6.4F, 3.4F,
              {rgb(0xFBF3E2), rgb(0xC0573C), rgb(0x6D5A4A)});
    add_tree(land, {(farm - 0.02F) * land.wide, second.at(farm - 0.02F) + 0.9F}, 6.5F, rgb(0x5A9850));
    for (int j = 0; j < 9; ++j) {
        const float share = 0.52F + 0.045F * static_cast<float>(j);
        const Point foot{share * land.wide, second.at(share) + 1};
        land.on.oval({foot.x + 3.4F, foot.y + 0.2F}, 3.6F, 0.5F, rgb(0x1E4A22).with_alpha(0.20F));
        add_poplar(land, foot, land.dice.between(9.6F, 11.4F), rgb(0x3F7E45));
    }
    add_haze(land, 58, 82, rgb(0xFFF6D8), 0.14F);
    const Ridge third{73, 3.2F, 12, 0.8F};
    add_hill(land, third, rgb(0x5FA150));
    for (int i = 0; i < 46; ++i) { // the long hedge
        const float share = 0.30F + 0.0158F * static_cast<float>(i);
        const float size = land.dice.between(0.9F, 1.5F);
        land.on.add_oval({share * land.wide, third.at(share) + 2.6F}, 1.9F * size, 1.15F * size);
    }
    land.on.finish({rgb(0x5C9A4A), rgb(0x37713A)});
    add_fence(land, third, 0.02F, 0.27F);
    const Ridge near{86, 3, 13, 0.8F};
    add_hill(land, near, rgb(0x468A45));
    add_furrows(land, near);
    add_flowers(land, 88.0F, static_cast<int>(0.55F * land.wide));
    land.on.glow(land.at(0.39F, 30), 0.7F * land.wide, 80, rgb(0xFFF0B8).with_alpha(0.13F));
}

// High Pass -----------------------------------------------------------------------------------------------

namespace {

/// Adds a mountain with a lit and a shaded side. `snow` is the fraction of the height that is covered by snow.
void add_mountain(Land& land, Point top, float height, float half, Colour rock, float snow) {
    const float base = top.y + height;
    const auto at = [&](float x, float down) { return Point{top.x + x * half, top.y + down * height}; };
    // The edge between light and shade winds down from the top.
    const std::array edge{top, at(0.06F, 0.20F), at(-0.03F, 0.40F), at(0.12F, 0.66F), at(0.06F, 1)};
    land.on.polygon(std::array{Point{top.x - half, base}, at(-0.62F, 0.66F), at(-0.44F, 0.42F), at(-0.22F, 0.24F), top,
                               at(0.20F, 0.22F), at(0.48F, 0.46F), at(0.66F, 0.64F), Point{top.x + half, base}},
                    {lighter_by(rock, 0.14F), rock});
    land.on.polygon(std::array{edge[0], at(0.20F, 0.22F), at(0.48F, 0.46F), at(0.66F, 0.64F), Point{top.x + half, base},
                               edge[4], edge[3], edge[2], edge[1]},
                    {mixed(rock, rgb(0x1A2230), 0.42F), mixed(rock, rgb(0x1A2026), 0.24F)});
    for (const auto& [x, from, to] : {std::array{-0.30F, 0.42F, 0.80F}, {-0.50F, 0.62F, 0.95F}, {-0.12F, 0.55F, 0.9F}})
        land.on.polygon(std::array{at(x, from), at(x + 0.12F, to), at(x - 0.03F, to - 0.04F)},
                        mixed(rock, rgb(0x1A2026), 0.3F).with_alpha(0.35F));
    if (snow <= 0) return;
    const float s = snow;
    const float over = 0.25F / half; // covers the edge of the rock
    land.on.polygon(std::array{Point{top.x, top.y - 0.2F}, at(-0.92F * s - over, 0.92F * s), at(-0.15F, 0.86F * s),
                               at(-0.10F, 1.1F * s), at(-0.04F, 0.84F * s), at(0.02F, 1.2F * s), at(0.05F, 0.8F * s)},
                    {rgb(0xFFFFFF), rgb(0xE6EEF4)});
    land.on.polygon(std::array{Point{top.x, top.y - 0.2F}, at(0.05F, 0.8F * s), at(0.09F, 1.1F * s),
                               at(0.13F, 0.8F * s), at(0.17F, 1.02F * s), at(0.86F * s + over, 0.92F * s),
                               at(over, -0.002F)},
                    {rgb(0xC3D1DE), rgb(0xA9BACB)});
}

void add_cairn(Land& land, Point foot, float size) {
    for (const auto& [y, half, high] :
         {std::array{0.0F, 1.0F, 0.42F}, {-0.72F, 0.78F, 0.38F}, {-1.34F, 0.56F, 0.32F}, {-1.86F, 0.34F, 0.26F}})
        land.on.oval({foot.x + 0.1F * half * size, foot.y + y * size - 0.3F * size}, half * size, high * size,
                     {rgb(0xA9B1B5), rgb(0x5F6A70)});
}

} // namespace

void add_high_pass(Land& land) {
    land.on.glow(land.at(0.42F, 16), 0.4F * land.wide, 34, rgb(0xFFFFFF).with_alpha(0.38F));
    for (const auto& [share, y, size] : {std::array{0.20F, 15.0F, 6.0F}, {0.60F, 10.0F, 7.0F}, {0.86F, 19.0F, 5.0F}})
        add_cloud(land, land.at(share, y), size, rgb(0xEFF3F5).with_alpha(0.55F));
    const auto mountain = [&](float share, float top, float base, float half, Colour rock, float snow) {
        add_mountain(land, land.at(share, top), base - top, half, rock, snow);
    };
    const Colour distant = mixed(rgb(0xA3AFBA), land.sky.bottom, 0.45F);
    for (const auto& [share, top, half] : {std::array{0.02F, 36.0F, 30.0F},
                                           {0.24F, 30.0F, 34.0F},
                                           {0.48F, 34.0F, 30.0F},
                                           {0.73F, 29.0F, 34.0F},
                                           {0.99F, 33.0F, 32.0F}})
        mountain(share, top, 72, half, distant, 0.18F);
    add_haze(land, 34, 70, rgb(0xE4EBEE), 0.55F);
    mountain(0.12F, 38, 76, 36, rgb(0x94A2AE), 0.22F);
    mountain(0.86F, 32, 76, 38, rgb(0x93A0AC), 0.24F);
    mountain(0.34F, 22, 77, 42, rgb(0x8694A1), 0.27F);
    mountain(0.61F, 17, 77, 46, rgb(0x82909D), 0.28F);
    add_haze(land, 48, 78, rgb(0xE4EBEE), 0.50F);
    mountain(0.22F, 50, 86, 30, rgb(0x71808D), 0);
    mountain(0.50F, 47, 86, 33, rgb(0x6F7E8B), 0);
    mountain(0.78F, 50, 86, 31, rgb(0x71808D), 0);
    add_haze(land, 62, 84, rgb(0xDCE5E9), 0.42F);
    for (const auto& [share, y, size] : {std::array{0.46F, 25.0F, 2.2F}, {0.52F, 21.0F, 1.4F}})
        add_bird(land, land.at(share, y), size, rgb(0x3F4A54));
    const Ridge far{75, 2.6F, 8, 1.3F};
    add_hill(land, far, rgb(0x64737A));
    for (int j = 0; j < 17; ++j) {
        const float share = 0.02F + 0.061F * static_cast<float>(j) + 0.02F * land.dice.next();
        add_pine(land, {share * land.wide, far.at(share) + 1.6F}, land.dice.between(6, 9.5F), rgb(0x3C5049));
    }
    add_haze(land, 70, 88, rgb(0xD6E0E4), 0.25F);
    const Ridge middle{83, 2.4F, 19, 1.1F};
    add_hill(land, middle, rgb(0x5A6A66));
    for (int j = 0; j < 7; ++j) {
        const float share = 0.05F + 0.145F * static_cast<float>(j) + 0.04F * land.dice.next();
        add_pine(land, {share * land.wide, middle.at(share) + 2}, land.dice.between(9, 13), rgb(0x34473F));
    }
    add_cairn(land, {0.285F * land.wide, middle.at(0.285F) + 2.6F}, 1.9F);
    add_cairn(land, {0.72F * land.wide, middle.at(0.72F) + 2.2F}, 1.5F);
    const Ridge near{92, 2.2F, 9, 1.2F};
    add_hill(land, near, rgb(0x4C585C));
    for (int j = 0; j < 15; ++j) {
        const float share = (static_cast<float>(j) + land.dice.next()) / 15;
        const float size = land.dice.between(1.2F, 3.6F);
        add_rock(land, {share * land.wide, near.at(share) + land.dice.between(2, 7)}, size, rgb(0x848F95));
    }
    for (int j = 0; j < 40; ++j) { // moss
        const float share = land.dice.next();
        add_stalk(land, {share * land.wide, near.at(share) + land.dice.between(1, 8)}, land.dice.between(0.8F, 2),
                  land.dice.between(-0.6F, 0.6F), 0.5F, rgb(0x7C8C62).with_alpha(0.8F));
    }
}

// Orchard -------------------------------------------------------------------------------------------------

namespace {

void add_fruit_tree(Land& land, Point foot, float size, Colour crown, bool fruit) {
    add_tree(land, foot, size, crown, 1);
    if (!fruit) return;
    for (int i = 0; i < 7; ++i) {
        const float way = land.dice.next() * 6.28F;
        const float out = 0.34F * std::sqrt(land.dice.next());
        const Point apple{foot.x + std::cos(way) * out * size, foot.y + (std::sin(way) * 0.8F * out - 0.64F) * size};
        const float radius = 0.045F * size;
        land.on.oval(apple, radius, radius, {rgb(0xE04A34), rgb(0xA81F1C)});
        land.on.oval({apple.x + 0.3F * radius, apple.y - 0.3F * radius}, 0.3F * radius, 0.3F * radius,
                     rgb(0xFFD9B0).with_alpha(0.7F));
    }
}

void add_ladder(Land& land, Point foot, float height, float lean) {
    const float half = 0.09F * height;
    const auto side = [&](float x) {
        land.on.add_line(std::array{Point{foot.x + x, foot.y}, Point{foot.x + lean + 0.6F * x, foot.y - height}},
                         0.07F * height, 0.06F * height);
    };
    side(-half);
    side(half);
    for (int i = 1; i < 7; ++i) {
        const float t = static_cast<float>(i) / 7;
        const float x = foot.x + lean * t;
        const float reach = half * (1 - 0.4F * t);
        land.on.add_line(std::array{Point{x - reach, foot.y - height * t}, Point{x + reach, foot.y - height * t}},
                         0.045F * height, 0.045F * height);
    }
    land.on.finish({rgb(0xE3B779), rgb(0x9A6A38)});
}

void add_hive(Land& land, Point foot, float size) {
    land.on.oval({foot.x - 0.4F * size, foot.y + 0.1F * size}, 1.1F * size, 0.16F * size,
                 rgb(0x3A1C08).with_alpha(0.25F));
    for (int i = 0; i < 4; ++i) {
        const auto t = static_cast<float>(i);
        land.on.add_box({foot.x - (0.8F - 0.14F * t) * size, foot.y - (0.46F + 0.42F * t) * size,
                         (1.6F - 0.28F * t) * size, 0.5F * size},
                        0.24F * size);
    }
    land.on.finish({rgb(0xF6D48A), rgb(0xC48A3C)});
    for (int i = 1; i < 4; ++i)
        land.on.line({foot.x - 0.66F * size, foot.y - 0.42F * static_cast<float>(i) * size},
                     {foot.x + 0.66F * size, foot.y - 0.42F * static_cast<float>(i) * size}, 0.06F * size,
                     rgb(0x8A5A24).with_alpha(0.5F));
    land.on.oval({foot.x, foot.y - 0.2F * size}, 0.17F * size, 0.15F * size, rgb(0x5A3416));
}

} // namespace

void add_orchard(Land& land) {
    constexpr std::array crowns{0xC9562BU, 0xDB8A2EU, 0x9A913CU, 0xD46F2AU};
    constexpr std::array hills{0xDDB15CU, 0xC98A3AU, 0xB57A36U};
    add_sun(land, land.at(0.84F, 26), 8, rgb(0xFFF0BE));
    add_cloud(land, land.at(0.30F, 15), 5.4F, rgb(0xFFF3DC).with_alpha(0.7F));
    add_cloud(land, land.at(0.60F, 23), 3.6F, rgb(0xFFF3DC).with_alpha(0.5F));
    for (const auto& [share, y, size] :
         {std::array{0.44F, 13.0F, 1.3F}, {0.47F, 15.5F, 1.1F}, {0.41F, 16.0F, 1.0F}, {0.50F, 18.5F, 0.9F}})
        add_bird(land, land.at(share, y), size, rgb(0x8A5A34));
    add_hill(land, Ridge{42, 3.4F, 44, 0.9F}, mixed(rgb(0xDDB15C), land.sky.bottom, 0.6F));
    for (int row = 0; row < 3; ++row) {
        const auto k = static_cast<float>(row);
        const Ridge ridge{48 + 13 * k, 3.2F, static_cast<unsigned>(30 + row), 0.9F};
        add_hill(land, ridge, rgb(hills.at(static_cast<std::size_t>(row))));
        if (row > 0)
            for (int i = 0; i < 5; ++i) { // mown stripes
                const float share = 0.08F + 0.2F * static_cast<float>(i);
                land.on.oval({share * land.wide, ridge.at(share) + 7}, 0.07F * land.wide, 1.1F,
                             rgb(0xF2CC74).with_alpha(0.22F));
            }
        const int trees = std::max(3, static_cast<int>((6.6F - 1.5F * k) * land.wide / 100));
        for (int j = 0; j < trees; ++j) {
            const float share =
                (static_cast<float>(j) + 0.5F + land.dice.between(-0.12F, 0.12F)) / static_cast<float>(trees);
            const Colour crown = mixed(rgb(crowns.at(static_cast<std::size_t>(j + row) % crowns.size())),
                                       land.sky.bottom, 0.24F - 0.10F * k);
            add_fruit_tree(land, {share * land.wide, ridge.at(share) + 1.6F},
                           (9 + 5 * k) * land.dice.between(0.9F, 1.08F), crown, row > 0);
            if (row == 2 && j == 1) add_ladder(land, {share * land.wide + 8, ridge.at(share) + 3}, 13, -4.4F);
        }
        add_haze(land, 40 + 12 * k, 72 + 13 * k, rgb(0xFFE0A4), 0.22F - 0.06F * k);
        if (row == 2)
            for (int i = 0; i < 3; ++i) {
                const float share = 0.60F + 0.035F * static_cast<float>(i);
                add_hive(land, {share * land.wide, ridge.at(share) + 5}, 2.4F);
            }
    }
    const Ridge near{89, 2.8F, 33, 0.9F};
    add_hill(land, near, rgb(0x9A6430));
    for (int i = 0; i < 70; ++i) {
        const float share = land.dice.next();
        add_stalk(land, {share * land.wide, near.at(share) + land.dice.between(0.6F, 9)}, land.dice.between(1, 2.6F),
                  land.dice.between(-0.8F, 0.8F), 0.5F, mixed(rgb(0xD9A24A), rgb(0x8A6A2C), land.dice.next()));
    }
    for (int i = 0; i < 90; ++i) { // fallen leaves and apples
        const float share = land.dice.next();
        const Point at{share * land.wide, near.at(share) + land.dice.between(1, 12)};
        const float size = land.dice.between(0.4F, 0.9F);
        constexpr std::array leaves{0xC9472FU, 0xF2B441U, 0xE0842EU, 0xB8A040U};
        if (i % 11 == 0)
            land.on.oval(at, 0.8F, 0.75F, {rgb(0xE04A34), rgb(0x9A1C1A)});
        else
            land.on.polygon(std::array{Point{at.x - size, at.y}, Point{at.x, at.y - 0.4F * size},
                                       Point{at.x + size, at.y - 0.1F}, Point{at.x, at.y + 0.4F * size}},
                            rgb(leaves.at(static_cast<std::size_t>(i) % leaves.size())).with_alpha(0.9F));
    }
    for (int i = 0; i < 26; ++i) { // leaves in the air
        const Point at{land.dice.next() * land.wide, land.dice.between(24, 84)};
        const float size = land.dice.between(0.45F, 0.9F);
        const float tilt = land.dice.between(-0.8F, 0.8F);
        land.on.polygon(std::array{Point{at.x - size, at.y + tilt * size}, Point{at.x, at.y - 0.4F * size},
                                   Point{at.x + size, at.y - tilt * size}, Point{at.x, at.y + 0.4F * size}},
                        rgb(i % 2 == 0 ? 0xC9472FU : 0xF2B441U).with_alpha(0.85F));
    }
    land.on.glow(land.at(0.84F, 30), 0.7F * land.wide, 80, rgb(0xFFE39A).with_alpha(0.20F));
}

} // namespace twoturns::view::lands
