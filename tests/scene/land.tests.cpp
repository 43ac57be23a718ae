// The roads through the worlds: there is room for each place, and they are read from left to right.
#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "scene/land.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using game::all_worlds;
using ui::Point;
using ui::Rect;

namespace {

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Returns what a place needs on a landscape of 836 x 436: stars and a tile, and its name below.
std::vector<Rect> parts_of(Point middle, bool boss) {
    const float half = boss ? 46.0F : 29.0F;
    return {{middle.x - 26, middle.y - half - 24, 52, 24},
            {middle.x - half, middle.y - half, 2 * half, 2 * half + 4},
            {middle.x - 63, middle.y + half + 5, 126, 24}};
}

} // namespace

TEST_CASE("a road runs from left to right, and each place has room for its tile, stars and name", "[land]") {
    const Rect land{0, 0, 836, 436};
    const Rect title{20, 18, 250, 58};
    for (const game::World world : all_worlds) {
        CAPTURE(static_cast<int>(world));
        const Road road = road_of(world);
        std::vector<std::vector<Rect>> places;
        for (std::size_t i = 0; i < road.size(); ++i) {
            if (i > 0) CHECK(road.at(i).x > road.at(i - 1).x);
            places.push_back(parts_of({road.at(i).x * land.w, road.at(i).y * land.h}, i + 1 == road.size()));
        }
        for (std::size_t i = 0; i < places.size(); ++i)
            for (const Rect& part : places[i]) {
                CAPTURE(i, part.x, part.y);
                CHECK(part.x >= 4);
                CHECK(part.right() <= land.w - 4);
                CHECK(part.y >= 4);
                CHECK(part.bottom() <= land.h - 4);
                CHECK_FALSE(overlap(part, title));
                for (std::size_t j = 0; j < i; ++j)
                    for (const Rect& other : places[j]) {
                        CAPTURE(j, other.x, other.y);
                        CHECK_FALSE(overlap(part, other));
                    }
            }
    }
}

TEST_CASE("on a narrow landscape the road has three rows, each read from left to right", "[land]") {
    for (const game::World world : all_worlds) {
        CAPTURE(static_cast<int>(world));
        const Road road = road_in_rows(world);
        for (std::size_t i = 0; i < road.size(); ++i) {
            CHECK(road.at(i).x >= 0.15F);
            CHECK(road.at(i).x <= 0.85F);
            CHECK(road.at(i).y >= 0.13F);
            CHECK(road.at(i).y <= 0.86F);
            if (i % 3 > 0) CHECK(road.at(i).x > road.at(i - 1).x);
            if (i >= 3) CHECK(road.at(i).y > road.at(i - 3).y + 0.2F);
        }
    }
}

TEST_CASE("the curves between places are smooth, evenly divided and end at the places", "[land]") {
    for (const game::World world : all_worlds) {
        std::vector<Point> points;
        for (const Point& share : road_of(world)) points.push_back({share.x * 836, share.y * 436});
        const auto curves = curves_between(points, 6);
        REQUIRE(curves.size() == 8);
        for (std::size_t i = 0; i < curves.size(); ++i) {
            CHECK(curves[i].front() == points[i]);
            CHECK(curves[i].back() == points[i + 1]);
            for (std::size_t k = 1; k < curves[i].size(); ++k) {
                const Point from = curves[i][k - 1];
                const Point to = curves[i][k];
                CHECK(to.x > from.x); // never back
                CHECK(std::hypot(to.x - from.x, to.y - from.y) < 14);
            }
        }
    }
    CHECK(curves_between(std::vector<Point>{}, 6).empty());
    CHECK(curves_between(std::vector<Point>{{1, 2}}, 6).empty());
    CHECK(curves_between(std::vector<Point>{{1, 2}, {1, 2}}, 6).front().size() == 2);
}

TEST_CASE("each world has stones of its own", "[land]") {
    std::set<ui::StoneKind> stones;
    for (const game::World world : all_worlds) stones.insert(stone_of(world));
    CHECK(stones.size() == all_worlds.size());
    CHECK(stones.count(ui::StoneKind::cross) == 0);
}
