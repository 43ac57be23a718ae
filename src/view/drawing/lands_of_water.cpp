// River, Coast and Mirror Lake.
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

struct Bend {
    Point middle;
    float half = 0; ///< of its width
};

/// Returns the river at a part of its way, 0 far away to 1 at the lower edge.
Bend river_at(const Land& land, float way) {
    constexpr std::array shares{0.55F, 0.40F, 0.67F, 0.31F, 0.60F};
    constexpr std::array depths{59.5F, 65.0F, 73.5F, 85.0F, 106.0F};
    const float t = std::clamp(way, 0.0F, 1.0F) * 4;
    const auto part = std::min<std::size_t>(3, static_cast<std::size_t>(t));
    const float q = t - static_cast<float>(part);
    const float smooth = q * q * (3 - 2 * q);
    const float share = shares.at(part) + (shares.at(part + 1) - shares.at(part)) * smooth;
    const float y = depths.at(part) + (depths.at(part + 1) - depths.at(part)) * q;
    return {land.at(share, y), 0.8F + 17 * std::pow(way, 1.5F)};
}

/// Returns the outline of the river, or of a part of its width, -1 .. 1.
std::vector<Point> banks(const Land& land, float left, float right, float more) {
    constexpr int parts = 110;
    std::vector<Point> outline;
    std::vector<Point> back;
    for (int i = 0; i <= parts; ++i) {
        const float way = static_cast<float>(i) / parts;
        const Bend bend = river_at(land, way);
        outline.push_back({bend.middle.x + left * bend.half - more * (0.3F + way), bend.middle.y});
        back.push_back({bend.middle.x + right * bend.half + more * (0.3F + way), bend.middle.y});
    }
    outline.insert(outline.end(), back.rbegin(), back.rend());
    return outline;
}

void add_bridge(Land& land, float way) {
    const Bend bend = river_at(land, way);
    const float half = bend.half + 3.2F;
    const float y = bend.middle.y;
    const Colour stone = rgb(0xD9D3C0);
    land.on.oval({bend.middle.x, y + 0.8F}, half, 0.9F, rgb(0x24565E).with_alpha(0.35F));
    std::vector<Point> deck;
    for (int i = 0; i <= 16; ++i) {
        const float t = static_cast<float>(i) / 8 - 1;
        deck.push_back({bend.middle.x + t * half, y - 1.2F - 2.2F * (1 - t * t)});
    }
    std::vector<Point> outline = deck;
    outline.push_back({bend.middle.x + half, y + 0.6F});
    for (int i = 12; i >= 0; --i) { // the arch
        const float t = static_cast<float>(i) / 6 - 1;
        outline.push_back({bend.middle.x + t * 0.62F * half, y + 0.6F - 2.6F * std::sqrt(std::max(0.0F, 1 - t * t))});
    }
    outline.push_back({bend.middle.x - half, y + 0.6F});
    land.on.polygon(outline, {lighter_by(stone, 0.2F), darker_by(stone, 0.22F)});
    for (Point& point : deck) point.y -= 0.3F;
    land.on.add_line(deck, 0.55F, 0.55F);
    land.on.finish(rgb(0xF5F0E0));
}

void add_reeds(Land& land, float from, float to, int count) {
    for (int i = 0; i < count; ++i) {
        const Point foot = land.at(from + (to - from) * land.dice.next(), 101);
        const float height = land.dice.between(9, 20);
        const float lean = land.dice.between(-2.4F, 2.4F);
        const Colour green = mixed(rgb(0x2F6A4A), rgb(0x6FA25C), land.dice.next());
        add_stalk(land, foot, height, lean, 0.8F, green);
        if (i % 3 == 0) {
            const Point head{foot.x + lean, foot.y - height};
            land.on.add_line(std::array{head, Point{head.x + 0.12F * lean, head.y - 3}}, 0.9F, 0.7F);
            land.on.finish(rgb(0x7A5230));
        }
    }
}

void add_heron(Land& land, Point foot, float size) {
    const auto at = [&](float x, float y) { return Point{foot.x + x * size, foot.y + y * size}; };
    land.on.add_line(std::array{at(-0.1F, 0), at(-0.15F, -1.4F)}, 0.12F * size, 0.12F * size);
    land.on.add_line(std::array{at(0.25F, 0), at(0.15F, -1.4F)}, 0.12F * size, 0.12F * size);
    land.on.finish(rgb(0x6A6A58));
    land.on.add_oval(at(0, -1.75F), 0.85F * size, 0.42F * size);
    land.on.add_polygon(std::array{at(-0.5F, -1.9F), at(-1.5F, -1.2F), at(-0.2F, -1.4F)});
    land.on.add_line(std::array{at(0.6F, -1.9F), at(1.05F, -2.5F), at(0.75F, -3.1F), at(0.95F, -3.6F)}, 0.42F * size,
                     0.2F * size);
    land.on.add_oval(at(1.05F, -3.65F), 0.3F * size, 0.19F * size);
    land.on.finish({rgb(0xFBFDFC), rgb(0xB9C9CF)});
    land.on.polygon(std::array{at(1.25F, -3.75F), at(2.1F, -3.55F), at(1.25F, -3.55F)}, rgb(0xE9A23C));
}

void add_willow(Land& land, Point foot, float size) {
    land.on.oval({foot.x, foot.y + 0.2F}, 0.55F * size, 0.07F * size, rgb(0x12301E).with_alpha(0.22F));
    land.on.add_line(std::array{foot, Point{foot.x + 0.03F * size, foot.y - 0.4F * size},
                                Point{foot.x - 0.02F * size, foot.y - 0.75F * size}},
                     0.12F * size, 0.06F * size);
    land.on.finish(rgb(0x5A4A34));
    const Colour leaf = rgb(0x8FB866);
    land.on.add_oval({foot.x, foot.y - 0.86F * size}, 0.42F * size, 0.27F * size);
    land.on.add_oval({foot.x - 0.26F * size, foot.y - 0.76F * size}, 0.24F * size, 0.2F * size);
    land.on.add_oval({foot.x + 0.28F * size, foot.y - 0.76F * size}, 0.24F * size, 0.2F * size);
    land.on.finish({lighter_by(leaf, 0.16F), leaf});
    for (int i = 0; i < 17; ++i) { // hanging twigs
        const float t = static_cast<float>(i) / 8 - 1;
        const float top = foot.y - (0.86F - 0.16F * t * t) * size;
        const float length = (0.44F + 0.26F * land.dice.next()) * size;
        const std::array twig{Point{foot.x + 0.40F * t * size, top},
                              Point{foot.x + 0.50F * t * size, top + 0.5F * length},
                              Point{foot.x + 0.52F * t * size, top + length}};
        land.on.add_line(twig, 0.075F * size, 0.02F * size);
    }
    land.on.finish({lighter_by(leaf, 0.10F), darker_by(leaf, 0.24F)});
}

} // namespace

void add_river(Land& land) {
    land.on.glow(land.at(0.5F, 4), 0.8F * land.wide, 60, rgb(0xFFFFF0).with_alpha(0.5F));
    add_cloud(land, land.at(0.48F, 17), 5.8F, rgb(0xFFFFFF).with_alpha(0.72F));
    add_cloud(land, land.at(0.90F, 26), 4.4F, rgb(0xFFFFFF).with_alpha(0.6F));
    add_cloud(land, land.at(0.14F, 24), 3.4F, rgb(0xFFFFFF).with_alpha(0.5F));
    add_hill(land, Ridge{38, 4.4F, 21, 0.9F}, mixed(rgb(0xA7CDB4), land.sky.bottom, 0.45F));
    add_hill(land, Ridge{45, 3.8F, 1, 1}, rgb(0xA7CDB4));
    add_haze(land, 36, 56, land.sky.bottom, 0.35F);
    add_hill(land, Ridge{53, 2.2F, 2, 1.1F}, rgb(0x7FB596));
    add_haze(land, 50, 62, land.sky.bottom, 0.22F);
    add_hill(land, Ridge{60, 0.8F, 6, 1}, rgb(0x6AA583));
    for (int j = 0; j < 34; ++j) { // a wood on the horizon
        const float share = static_cast<float>(j) / 33;
        if (share > 0.50F && share < 0.60F) continue;
        const float size = land.dice.between(0.9F, 1.8F);
        land.on.add_oval({share * land.wide, 60.4F - 0.7F * size}, 1.8F * size, 1.5F * size);
    }
    land.on.finish({rgb(0x5E9B79), rgb(0x4A8567)});
    land.on.box({-1, 60.4F, land.wide + 2, 41}, {rgb(0x74AE80), rgb(0x3F7E5A)});
    for (const auto& [share, y, size] : {std::array{0.14F, 70.0F, 13.0F}, {0.84F, 73.0F, 16.0F}, {0.66F, 88.0F, 20.0F}})
        land.on.glow(land.at(share, y), 3 * size, 0.5F * size, rgb(0xCFE48E).with_alpha(0.34F));
    land.on.polygon(banks(land, -1, 1, 1.1F), {rgb(0xDDECCB), rgb(0xC8D9A4)});
    land.on.polygon(banks(land, -1, 1, 0), {rgb(0xB4DCE0), rgb(0x4E9FBA)});
    land.on.polygon(banks(land, -0.72F, 0.1F, 0), {rgb(0xE4F5F2).with_alpha(0.5F), rgb(0x8CCBD8).with_alpha(0.25F)});
    for (int i = 0; i < 30; ++i) {
        const float way = 0.12F + 0.86F * (static_cast<float>(i) + land.dice.next()) / 30;
        const Bend bend = river_at(land, way);
        const float x = bend.middle.x + land.dice.between(-0.6F, 0.6F) * bend.half;
        land.on.oval({x, bend.middle.y}, 0.3F + 0.22F * bend.half, 0.10F + 0.25F * way,
                     rgb(0xF2FBF8).with_alpha(0.55F));
    }
    add_bridge(land, 0.25F);
    add_bridge(land, 0.5F);
    add_house(land, land.at(0.20F, 67.5F), 6, 3.6F, {rgb(0xF6F0E0), rgb(0x9A5A44), rgb(0x5A6A5E)});
    constexpr std::array shares{0.03F, 0.10F, 0.17F, 0.27F, 0.74F, 0.80F, 0.88F, 0.96F};
    for (std::size_t j = 0; j < shares.size(); ++j)
        add_tree(land, land.at(shares.at(j), 65.0F + 1.6F * static_cast<float>(j % 3)), 8.5F, rgb(0x4A8A5C));
    for (const auto& [share, y, size] : {std::array{0.90F, 78.0F, 11.0F}, {0.05F, 79.0F, 10.0F}})
        add_tree(land, land.at(share, y), size, rgb(0x43825A));
    add_willow(land, land.at(0.79F, 87), 17);
    add_heron(land, land.at(0.235F, 89.5F), 2.2F);
    add_reeds(land, 0.0F, 0.16F, static_cast<int>(0.14F * land.wide));
    add_reeds(land, 0.86F, 1.0F, static_cast<int>(0.10F * land.wide));
}

// Coast ---------------------------------------------------------------------------------------------------

namespace {

void add_boat(Land& land, Point water, float size, Colour sail) {
    const auto at = [&](float x, float y) { return Point{water.x + x * size, water.y + y * size}; };
    land.on.oval(at(0.4F, 2.5F), 5.4F * size, 0.7F * size, rgb(0x1E6480).with_alpha(0.30F));
    land.on.polygon(std::array{at(0.2F, 0.2F), at(0.2F, -8.6F), at(2.9F, -4.2F), at(5.2F, 0.2F)},
                    {rgb(0xFFFFFF), darker_by(rgb(0xFFFFFF), 0.10F)});
    land.on.polygon(std::array{at(-0.4F, 0.2F), at(-0.4F, -7), at(-4.2F, 0.2F)}, {sail, darker_by(sail, 0.10F)});
    land.on.line(at(-0.1F, 0.8F), at(-0.1F, -9.2F), 0.4F * size, rgb(0x6A4428));
    land.on.polygon(std::array{at(-4.8F, 0.6F), at(5.8F, 0.6F), at(4.2F, 2.4F), at(-3.2F, 2.4F)},
                    {rgb(0xA4633A), rgb(0x74401F)});
    land.on.line(at(-4.6F, 0.8F), at(5.6F, 0.8F), 0.4F * size, rgb(0xF6E8D0));
}

void add_lighthouse(Land& land, Point foot) {
    const auto at = [&](float x, float y) { return Point{foot.x + x, foot.y + y}; };
    const auto wide = [](float y) { return 3.3F + y * 0.075F; }; // half of it at a height below 0
    const auto ring = [&](float from, float to, const Ramp& ramp) {
        land.on.polygon(std::array{at(-wide(from), from), at(wide(from), from), at(wide(to), to), at(-wide(to), to)},
                        ramp);
    };
    land.on.glow(at(0, -19.5F), 12, 9, rgb(0xFFF0B0).with_alpha(0.55F));
    ring(0, -17, {rgb(0xFFFDF5), rgb(0xEDE4D2)});
    ring(-3.6F, -7, rgb(0xC9472F));
    ring(-10.4F, -13.8F, rgb(0xC9472F));
    land.on.polygon(std::array{at(0.9F, 0), at(wide(0), 0), at(wide(-17), -17), at(0.5F, -17)},
                    rgb(0x5A2A24).with_alpha(0.15F));
    land.on.box({foot.x - 2.9F, foot.y - 18, 5.8F, 1.2F}, rgb(0x7A2A1E));
    land.on.box({foot.x - 1.8F, foot.y - 21.4F, 3.6F, 3.6F}, {rgb(0xFFF6C8), rgb(0xFFD968)});
    land.on.line(at(0, -18), at(0, -21.4F), 0.35F, rgb(0x7A2A1E));
    land.on.polygon(std::array{at(-2.7F, -21.2F), at(2.7F, -21.2F), at(0, -25)}, {rgb(0x9A3A28), rgb(0x6A2218)});
    land.on.box({foot.x - 0.7F, foot.y - 2.6F, 1.4F, 2.6F}, rgb(0x6A4428), 0.5F);
}

} // namespace

void add_coast(Land& land) {
    add_sun(land, land.at(0.80F, 22), 6.4F, rgb(0xFFF4CC));
    add_cloud(land, land.at(0.48F, 16), 5.8F, rgb(0xFFFFFF).with_alpha(0.85F));
    add_cloud(land, land.at(0.20F, 20), 4.8F, rgb(0xFFFFFF).with_alpha(0.7F));
    add_cloud(land, land.at(0.62F, 30), 2.6F, rgb(0xFFFFFF).with_alpha(0.5F));
    add_haze(land, 28, 40, rgb(0xFFFDF2), 0.45F);
    land.on.polygon(std::array{land.at(0.0F, 40.2F), land.at(0.0F, 38.6F), land.at(0.08F, 37.4F), land.at(0.16F, 38.2F),
                               land.at(0.24F, 39.2F), land.at(0.32F, 40.2F)},
                    {rgb(0xA9CBD0), rgb(0x8FB9C4)});
    land.on.box({-1, 40, land.wide + 2, 62}, {rgb(0x6CBDD4), rgb(0x2B7F9E)});
    land.on.box({-1, 40, land.wide + 2, 0.5F}, rgb(0xE4F5F5).with_alpha(0.7F));
    land.on.glow(land.at(0.80F, 43), 26, 22, rgb(0xFFF6D0).with_alpha(0.35F));
    for (int i = 0; i < 26; ++i) { // the sun on the water
        const float near = static_cast<float>(i) / 25;
        const float x = 0.80F * land.wide + land.dice.between(-1, 1) * (2 + 9 * near);
        land.on.oval({x, 41 + 26 * near * near}, 0.7F + 1.6F * near, 0.14F + 0.2F * near,
                     rgb(0xFFFBE6).with_alpha(0.75F - 0.4F * near));
    }
    add_ripples(land, 42.0F, 84.0F, static_cast<int>(0.24F * land.wide), rgb(0xD6EEF2).with_alpha(0.55F));
    land.on.polygon(std::array{land.at(0.55F, 51.6F), land.at(0.66F, 46.6F), land.at(0.76F, 45.4F),
                               land.at(0.86F, 41.6F), land.at(0.94F, 41), land.at(1.01F, 42.4F), land.at(1.01F, 54),
                               land.at(0.8F, 53.4F)},
                    rgb(0xDDF2EE).with_alpha(0.6F));
    land.on.polygon(std::array{land.at(0.56F, 51), land.at(0.62F, 47.8F), land.at(0.66F, 46), land.at(0.71F, 45.3F),
                               land.at(0.76F, 44.8F), land.at(0.81F, 42.6F), land.at(0.86F, 41.2F),
                               land.at(0.94F, 40.6F), land.at(1.01F, 42), land.at(1.01F, 53), land.at(0.8F, 52.4F)},
                    {rgb(0x9CC88C), rgb(0x5A9680)});
    land.on.polygon(std::array{land.at(0.70F, 52), land.at(0.78F, 48.6F), land.at(0.90F, 47.4F), land.at(1.01F, 48.4F),
                               land.at(1.01F, 53), land.at(0.8F, 52.4F)},
                    {rgb(0xB9A988).with_alpha(0.8F), rgb(0x8A8A78).with_alpha(0.8F)});
    for (const auto& [share, y, size] : {std::array{0.83F, 43.0F, 3.0F}, {0.85F, 42.4F, 3.6F}, {0.975F, 42.2F, 3.4F}})
        add_tree(land, land.at(share, y), size, rgb(0x4E8C62));
    add_lighthouse(land, land.at(0.925F, 42.4F));
    add_boat(land, land.at(0.285F, 46.6F), 0.7F, rgb(0xF4E3C4));
    add_boat(land, land.at(0.485F, 50.6F), 1.1F, rgb(0xF4E3C4));
    add_boat(land, land.at(0.085F, 55.4F), 1.2F, rgb(0xF2C9B0));
    for (const auto& [share, y, size] : {std::array{0.42F, 34.0F, 1.5F}, {0.455F, 36.5F, 1.1F}, {0.27F, 31.0F, 1.2F}})
        add_bird(land, land.at(share, y), size, rgb(0xFFFFFF));
    const Ridge beach{79, 5.2F, 15, 0.75F};
    std::vector<Point> foam; // where the waves end
    for (int i = 0; i <= 60; ++i) {
        const float share = static_cast<float>(i) / 60;
        foam.push_back({share * land.wide, beach.at(share) - 0.2F + 0.5F * std::sin(share * 61)});
    }
    land.on.add_line(foam, 7, 7);
    land.on.finish(rgb(0x7FD0D6).with_alpha(0.35F));
    land.on.add_line(foam, 3, 3);
    land.on.finish(rgb(0xF4FCFA).with_alpha(0.75F));
    add_hill(land, beach, rgb(0xE2CC97));
    for (Point& point : foam) point.y += 1.9F;
    land.on.add_line(foam, 1.6F, 1.6F);
    land.on.finish(rgb(0xB8985E).with_alpha(0.30F)); // wet sand
    for (int i = 0; i < 34; ++i) {
        const float share = land.dice.next();
        land.on.oval({share * land.wide, beach.at(share) + land.dice.between(3.5F, 9)}, land.dice.between(0.2F, 0.55F),
                     0.24F, i % 3 == 0 ? rgb(0xFFFDF2) : rgb(0xB8945A).with_alpha(0.7F));
    }
    const Ridge grass{91, 4, 15, 0.75F};
    add_hill(land, grass, rgb(0x9DB36F));
    for (int i = 0; i < 60; ++i) {
        const float share = static_cast<float>(i) / 59;
        add_stalk(land, {share * land.wide, grass.at(share) + 1}, land.dice.between(1.6F, 4.2F),
                  land.dice.between(-1.2F, 1.6F), 0.42F, mixed(rgb(0x6E9254), rgb(0xB9C77E), land.dice.next()));
    }
}

// Mirror Lake ---------------------------------------------------------------------------------------------

namespace {

/// Adds mountains and pines above the shore at height `shore`; upside down below it if `way` is -1.
void add_lake_shore(Land& land, float shore, float way, float strength) {
    const auto at = [&](float share, float high) { return Point{share * land.wide, shore - way * high}; };
    const auto tone = [&](unsigned colour) { return rgb(colour).with_alpha(strength); };
    const auto ramp = [&](unsigned top, unsigned foot) {
        return way > 0 ? Ramp{tone(top), tone(foot)} : Ramp{tone(foot), tone(top)};
    };
    land.on.polygon(std::array{at(-0.01F, 0), at(-0.01F, 15), at(0.08F, 21), at(0.18F, 14), at(0.29F, 24),
                               at(0.40F, 15), at(0.55F, 21), at(0.66F, 14), at(0.80F, 25), at(0.92F, 17), at(1.01F, 22),
                               at(1.01F, 0)},
                    ramp(0x8B6C9C, 0xA87C9E));
    struct Peak {
        float share;
        float high;
        float half;
    };
    for (const Peak& peak : {Peak{0.16F, 27, 34}, Peak{0.92F, 24, 32}, Peak{0.42F, 37, 38}, Peak{0.70F, 33, 40}}) {
        const Point top = at(peak.share, peak.high);
        const auto down = [&](float x, float part) {
            return Point{top.x + x * peak.half, shore - way * peak.high * (1 - part)};
        };
        land.on.polygon(std::array{down(-1, 1), down(-0.52F, 0.56F), down(-0.24F, 0.22F), top, down(0.22F, 0.26F),
                                   down(0.55F, 0.58F), down(1, 1)},
                        ramp(0x6F5890, 0x5A4A7E));
        land.on.polygon(std::array{top, down(0.22F, 0.26F), down(0.55F, 0.58F), down(1, 1), down(0.10F, 1),
                                   down(0.14F, 0.6F), down(0.02F, 0.3F)},
                        ramp(0x4E4174, 0x463B6C));
        land.on.polygon(std::array{top, down(-0.20F, 0.19F), down(-0.10F, 0.17F), down(-0.05F, 0.28F),
                                   down(0.02F, 0.18F), down(0.10F, 0.24F), down(0.16F, 0.19F)},
                        tone(0xF2D5DC).with_alpha(0.75F * strength));
    }
    Dice dice{77}; // the same pines above and below
    const int pines = std::max(12, static_cast<int>(0.22F * land.wide));
    for (int j = 0; j < pines; ++j) {
        const float share = (static_cast<float>(j) + dice.between(0.2F, 0.8F)) / static_cast<float>(pines);
        const float size = dice.between(4.4F, 9.6F) * (0.75F + 0.9F * std::abs(share - 0.5F));
        const float x = share * land.wide;
        for (int tier = 0; tier < 3; ++tier) {
            const auto k = static_cast<float>(tier);
            const float half = (0.36F - 0.09F * k) * size;
            land.on.add_polygon(std::array{Point{x - half, shore - way * 0.30F * k * size},
                                           Point{x, shore - way * (0.30F * k + 0.52F) * size},
                                           Point{x + half, shore - way * 0.30F * k * size}});
        }
    }
    land.on.add_box({-1, way > 0 ? shore - 0.9F : shore, land.wide + 2, 0.9F});
    land.on.finish(ramp(0x3A3260, 0x2A264E));
}

void add_pier(Land& land, Point end, float length) {
    const Colour wood = rgb(0x5A4258);
    for (int i = 0; i < 6; ++i) {
        const float t = static_cast<float>(i) / 5;
        const float x = end.x - length * t;
        const float y = end.y + 5 * t;
        land.on.box({x - 0.5F, y - 1.6F - t, 1, 6 + 4 * t}, {darker_by(wood, 0.1F), rgb(0x2A2244)});
    }
    land.on.polygon(std::array{Point{end.x, end.y - 0.5F}, Point{end.x, end.y + 0.5F}, Point{end.x - length, end.y + 7},
                               Point{end.x - length, end.y + 3.4F}},
                    {rgb(0x9A7484), rgb(0x4E3A56)});
    land.on.line({end.x - 1.4F, end.y - 0.2F}, {end.x - 1.4F, end.y - 6.6F}, 0.5F, rgb(0x3E2E4A));
    land.on.glow({end.x - 1.4F, end.y - 7}, 7, 7, rgb(0xFFC56A).with_alpha(0.55F));
    land.on.box({end.x - 2.1F, end.y - 8, 1.4F, 2}, {rgb(0xFFF0C0), rgb(0xFFB85A)}, 0.3F);
}

void add_swan(Land& land, Point water, float size) {
    const auto at = [&](float x, float y) { return Point{water.x + x * size, water.y + y * size}; };
    land.on.oval(at(0, 0.55F), 2.1F * size, 0.5F * size, rgb(0xFFE6EA).with_alpha(0.28F));
    land.on.add_oval(at(0, 0), 1.7F * size, 0.62F * size);
    land.on.add_polygon(std::array{at(-1, -0.2F), at(-2.1F, -0.75F), at(-0.2F, 0.1F)});
    land.on.add_line(std::array{at(1.3F, 0), at(1.9F, -0.8F), at(1.55F, -1.5F), at(1.7F, -2)}, 0.55F * size,
                     0.36F * size);
    land.on.add_oval(at(1.86F, -2.05F), 0.40F * size, 0.27F * size);
    land.on.finish({rgb(0xFFF8F4), rgb(0xD9BFD0)});
    land.on.polygon(std::array{at(2.2F, -2.15F), at(2.7F, -1.92F), at(2.2F, -1.9F)}, rgb(0xF08A4A));
}

} // namespace

void add_mirror_lake(Land& land) {
    constexpr float shore = 55;
    add_stars(land, static_cast<int>(0.36F * land.wide), 40.0F);
    land.on.glow(land.at(0.5F, shore), 0.8F * land.wide, 26, rgb(0xFFC0A8).with_alpha(0.45F));
    for (const auto& [share, y, half] :
         {std::array{0.22F, 30.0F, 24.0F}, {0.72F, 26.0F, 30.0F}, {0.88F, 35.0F, 20.0F}}) {
        land.on.glow(land.at(share, y), half, 1.6F, rgb(0xF0A8B0).with_alpha(0.55F));
        land.on.glow(land.at(share + 0.03F, y + 1.5F), 0.6F * half, 1, rgb(0xF0A8B0).with_alpha(0.4F));
    }
    add_moon(land, land.at(0.5F, 19), 7.4F, rgb(0xFFE3C4));
    add_lake_shore(land, shore, 1, 1);
    add_haze(land, 42, shore, rgb(0xF0B0B4), 0.30F);
    land.on.box({-1, shore, land.wide + 2, 47}, {rgb(0xD595A8), rgb(0x2A2754)});
    add_lake_shore(land, shore, -1, 0.55F);
    land.on.box({-1, shore, land.wide + 2, 47}, {rgb(0xE0A0B0).with_alpha(0.10F), rgb(0x2A2754).with_alpha(0.75F)});
    land.on.glow(land.at(0.5F, shore), 0.75F * land.wide, 3.4F, rgb(0xFFE0DA).with_alpha(0.75F)); // mist
    land.on.glow(land.at(0.2F, shore + 1.4F), 0.3F * land.wide, 2.2F, rgb(0xFFE0DA).with_alpha(0.5F));
    land.on.glow(land.at(0.5F, 88), 15, 15, rgb(0xFFE3C4).with_alpha(0.28F));
    for (int i = 0; i < 9; ++i) { // the moon in the water, in slices
        const float t = static_cast<float>(i) / 8 * 2 - 1;
        const float half = 7 * std::sqrt(std::max(0.04F, 1 - t * t));
        land.on.oval({0.5F * land.wide + land.dice.between(-0.8F, 0.8F), 88 + 5.8F * t}, half, 0.56F,
                     rgb(0xFFF3D6).with_alpha(0.62F));
    }
    for (int i = 0; i < 12; ++i) { // and its path
        const float y = 60 + 1.7F * static_cast<float>(i);
        land.on.oval({0.5F * land.wide + land.dice.between(-2.4F, 2.4F), y}, land.dice.between(0.8F, 2.6F), 0.24F,
                     rgb(0xFFEBD2).with_alpha(0.5F));
    }
    add_ripples(land, 60.0F, 97.0F, static_cast<int>(0.13F * land.wide), rgb(0xF3C9CF).with_alpha(0.32F));
    add_swan(land, land.at(0.64F, 70), 1.5F);
    add_swan(land, land.at(0.685F, 72.4F), 1.15F);
    add_pier(land, land.at(0.21F, 73), 0.24F * land.wide);
    for (const bool left : {true, false}) { // the near shore
        const float edge = left ? 0 : 1;
        const float inward = left ? 1 : -1;
        land.on.polygon(std::array{land.at(edge - inward * 0.01F, 92), land.at(edge + inward * 0.08F, 94),
                                   land.at(edge + inward * 0.17F, 98), land.at(edge + inward * 0.24F, 101),
                                   land.at(edge - inward * 0.01F, 101)},
                        {rgb(0x2A2348), rgb(0x1A1734)});
        for (int i = 0; i < 16; ++i)
            add_stalk(land, land.at(edge + inward * 0.16F * land.dice.next(), 100), land.dice.between(6, 16),
                      land.dice.between(-2, 2), 0.7F, rgb(0x211C3E));
    }
}

} // namespace twoturns::view::lands
