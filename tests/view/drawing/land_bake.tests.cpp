// Landscapes and the flat shapes that they consist of.
#include <algorithm>
#include <array>
#include <vector>

#include "support/catch.hpp"
#include "view/drawing/baked_picture.hpp"
#include "view/drawing/raster.hpp"

using namespace twoturns;
using namespace twoturns::ui;
using game::all_worlds;
using game::World;
using view::FlatPainter;
using view::FlatShapes;
using view::LandPicture;
using view::Surface;

namespace {

std::vector<std::uint32_t> all_pixels(const Surface& surface) {
    std::vector<std::uint32_t> all;
    for (int y = 0; y < surface->h; ++y)
        all.insert(all.end(), view::row_of(*surface, y), view::row_of(*surface, y) + surface->w);
    return all;
}

Colour pixel(const Surface& surface, int x, int y) { return rgb(view::row_of(*surface, y)[x] & 0xFFFFFFU); }

Surface painted(const FlatShapes& shapes, int width, int height) {
    Surface surface = view::make_surface(width, height);
    FlatPainter painter{shapes, *surface};
    while (!painter.paint_band()) {
    }
    return surface;
}

/// Returns how much of each pixel is covered: the mean over all pixels.
double covered(const Surface& surface) {
    double sum = 0;
    for (const std::uint32_t one : all_pixels(surface)) sum += static_cast<double>(one & 0xFFU) / 255;
    return sum / (surface->w * surface->h);
}

/// Returns the mean colour of a part of a picture, given in shares of its size.
std::array<double, 3> mean_of(const Surface& surface, const Rect& part) {
    std::array<double, 3> sum{};
    int count = 0;
    const auto w = static_cast<float>(surface->w);
    const auto h = static_cast<float>(surface->h);
    for (int y = static_cast<int>(part.y * h); y < static_cast<int>(part.bottom() * h); ++y)
        for (int x = static_cast<int>(part.x * w); x < static_cast<int>(part.right() * w); ++x, ++count) {
            const Colour one = pixel(surface, x, y);
            sum[0] += one.r;
            sum[1] += one.g;
            sum[2] += one.b;
        }
    for (double& channel : sum) channel /= std::max(1, count);
    return sum;
}

} // namespace

TEST_CASE("a shape covers as much of the picture as it is large, across bands and beyond the edges", "[land]") {
    const Colour white = rgb(0xFFFFFF);
    const auto share = [&](auto&& add, float scale = 1) {
        FlatShapes shapes{scale};
        add(shapes);
        return covered(painted(shapes, 50, 40));
    };
    constexpr double all = 50 * 40;
    CHECK(share([&](FlatShapes& s) {
              s.box({10.5F, 3.25F, 20.25F, 30.5F}, white);
          }) == Approx(20.25 * 30.5 / all).margin(0.001));
    CHECK(share([&](FlatShapes& s) { s.box({-20, -20, 45, 40}, white); }) == Approx(25 * 20 / all).margin(0.001));
    CHECK(share([&](FlatShapes& s) { s.box({-9, -9, 99, 99}, white); }) == Approx(1).margin(0.001));
    CHECK(share([&](FlatShapes& s) {
              s.oval({25, 20}, 15, 12, white);
          }) == Approx(3.14159 * 15 * 12 / all).margin(0.004));
    CHECK(share(
              [&](FlatShapes& s) {
                  s.oval({2.5F, 2}, 1.5F, 1.2F, white);
              },
              10) == Approx(3.14159 * 15 * 12 / all).margin(0.004));
    const std::array triangle{Point{5, 35}, Point{45, 30}, Point{20, 2}};
    const std::array turned{triangle[2], triangle[1], triangle[0]};
    const double area = std::abs((40 * -33) - (15 * -5)) / 2.0 / all;
    CHECK(share([&](FlatShapes& s) { s.polygon(triangle, white); }) == Approx(area).margin(0.001));
    CHECK(share([&](FlatShapes& s) { s.polygon(turned, white); }) == Approx(area).margin(0.001));
    CHECK(share([&](FlatShapes& s) { s.line({5, 5}, {5, 25}, 2, white); }) == Approx(40 / all).margin(0.001));
    CHECK(share([](FlatShapes& s) { s.finish(rgb(0xFFFFFF)); }) == 0);
    CHECK(share([&](FlatShapes& s) { s.polygon(std::array{Point{1, 1}, Point{9, 9}}, white); }) == 0);
}

TEST_CASE("parts of one shape that overlap are no stronger than one, and shapes lie over earlier ones", "[land]") {
    FlatShapes shapes{1};
    shapes.box({0, 0, 40, 40}, rgb(0x000000));
    shapes.add_box({4, 4, 20, 20});
    shapes.add_box({14, 14, 20, 20});
    shapes.finish(rgb(0xFFFFFF).with_alpha(0.5F));
    const Surface surface = painted(shapes, 40, 40);
    CHECK(std::abs(pixel(surface, 8, 8).r - 128) <= 1);
    CHECK(std::abs(pixel(surface, 18, 18).r - 128) <= 1); // where both are
    CHECK(std::abs(pixel(surface, 30, 30).r - 128) <= 1);
    CHECK(pixel(surface, 2, 38).r <= 1);
}

TEST_CASE("a ramp reaches from the top of a shape to its bottom", "[land]") {
    FlatShapes shapes{2};
    shapes.box({0, 0, 10, 50}, {rgb(0x000000), rgb(0xC8C8C8)});
    const Surface surface = painted(shapes, 20, 100);
    for (int y = 0; y < 100; ++y) CHECK(std::abs(pixel(surface, 10, y).g - 2 * y - 1) <= 1);
}

TEST_CASE("a light is strongest in its middle and ends at its edge", "[land]") {
    FlatShapes shapes{1};
    shapes.glow({30, 20}, 20, 10, rgb(0xFFFFFF));
    const Surface surface = painted(shapes, 60, 40);
    CHECK(pixel(surface, 30, 20).r > 245);
    CHECK(pixel(surface, 40, 20).r < pixel(surface, 35, 20).r);
    CHECK(pixel(surface, 51, 20).r == 0);
    CHECK(pixel(surface, 30, 31).r == 0);
}

TEST_CASE("a landscape is the same picture each time, opaque, and itself at any size", "[land]") {
    for (const World world : all_worlds) {
        CAPTURE(static_cast<int>(world));
        for (const auto& [width, height] :
             {std::pair{1, 1}, {3, 90}, {90, 3}, {40, 30}, {84, 56}, {132, 84}, {390, 300}, {836, 436}}) {
            CAPTURE(width, height);
            const LandPicture what{world, width, height};
            const Surface land = view::baked(what);
            CHECK(land->w == width);
            CHECK(land->h == height);
            const auto once = all_pixels(land);
            CHECK(std::all_of(once.begin(), once.end(), [](std::uint32_t one) { return one >> 24U == 255; }));
            CHECK(once == all_pixels(view::baked(what)));
        }
        view::LandBake bake{{world, 836, 436}};
        int slices = 1;
        while (!bake.run()) ++slices;
        CHECK(slices > 10); // a host without threads draws between them
    }
}

TEST_CASE("a landscape has the sky of its world, land below it, and the same light when it is larger", "[land]") {
    for (const World world : all_worlds) {
        CAPTURE(static_cast<int>(world));
        const Surface land = view::baked(LandPicture{world, 836, 436});
        const auto corner = mean_of(land, {0.0F, 0.0F, 0.06F, 0.04F});
        const Colour sky = view::sky_of(world).top;
        CHECK(std::abs(corner[0] - sky.r) < 40);
        CHECK(std::abs(corner[1] - sky.g) < 40);
        CHECK(std::abs(corner[2] - sky.b) < 40);
        const Surface large = view::baked(LandPicture{world, 2508, 1308});
        for (float y = 0; y < 0.99F; y += 0.25F)
            for (float x = 0; x < 0.99F; x += 0.25F) {
                const Rect part{x, y, 0.25F, 0.25F};
                const auto a = mean_of(land, part);
                const auto b = mean_of(large, part);
                CAPTURE(x, y);
                for (std::size_t c = 0; c < 3; ++c) CHECK(std::abs(a.at(c) - b.at(c)) < 4);
            }
    }
    // Each is a place of its own.
    std::vector<std::vector<std::uint32_t>> seen;
    for (const World world : all_worlds) {
        seen.push_back(all_pixels(view::baked(LandPicture{world, 132, 84})));
        CHECK(std::count(seen.begin(), seen.end(), seen.back()) == 1);
    }
}
