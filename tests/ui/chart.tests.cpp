#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "ui/panel.hpp"

using namespace twoturns;
using namespace twoturns::test;
using namespace twoturns::ui;

namespace {

Frame chart(Chart::Style style, std::vector<float> values, const Rect& rect) {
    return frame_of(widget({}, Chart{style, std::move(values)}), rect, plain_style, {}, Time{0});
}

bool between(float value, float least, float most) { return value >= least - 0.01F && value <= most + 0.01F; }

bool inside(const Rect& inner, const Rect& outer) {
    return inner.w >= 0 && inner.h >= 0 && between(inner.x, outer.x, outer.right()) &&
           between(inner.right(), outer.x, outer.right()) && between(inner.y, outer.y, outer.bottom()) &&
           between(inner.bottom(), outer.y, outer.bottom());
}

bool inside(const StrokeItem& line, const Rect& outer) {
    const float half = line.width / 2;
    return std::all_of(line.points.begin(), line.points.end(), [&](Point p) {
        return inside({p.x - half, p.y - half, line.width, line.width}, outer);
    });
}

} // namespace

TEST_CASE("charts stay inside of their place for whatever values") {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    constexpr float infinite = std::numeric_limits<float>::infinity();
    constexpr float huge = std::numeric_limits<float>::max();
    const std::vector<std::vector<float>> all{{},
                                              {1},
                                              {0},
                                              {-5},
                                              {nan},
                                              {infinite},
                                              {0, 0, 0},
                                              {-1, -2, -3},
                                              {1, 2, 3, 4, 5, 6, 7, 8},
                                              {nan, 1, nan, 2},
                                              {1, nan, -3, infinite, -infinite, huge, -huge, 1e-30F},
                                              std::vector<float>(1000, 3),
                                              std::vector<float>(100, huge)};
    for (const auto style : {Chart::Style::bars, Chart::Style::line, Chart::Style::calendar})
        for (const Rect rect : {Rect{10, 20, 240, 80}, Rect{3, 3, 50.5F, 24}, Rect{0, 0, 3, 3}, Rect{0, 0, 0, 0}})
            for (const auto& values : all) {
                const Frame frame = chart(style, values, rect);
                CAPTURE(static_cast<int>(style), rect.w, values);
                for (const BoxItem& box : items_of<BoxItem>(frame)) REQUIRE(inside(box.rect, rect));
                for (const StrokeItem& line : items_of<StrokeItem>(frame)) REQUIRE(inside(line, rect));
                REQUIRE(frame.items.empty() == values.empty());
            }
}

TEST_CASE("the largest value has the height of the chart") {
    const auto bars = items_of<BoxItem>(chart(Chart::Style::bars, {1, 4, 2}, {0, 0, 90, 80}));
    REQUIRE(bars.size() == 3);
    CHECK(bars[0].rect.h == 20);
    CHECK(bars[1].rect.h == 80);
    CHECK(bars[2].rect.h == 40);
    CHECK(bars[0].rect.right() < bars[1].rect.x);
    const auto lines = items_of<StrokeItem>(chart(Chart::Style::line, {0, 4, 2}, {0, 0, 90, 83}));
    REQUIRE(lines.size() == 1);
    REQUIRE(lines[0].points.size() == 3);
    CHECK(lines[0].points[0].y == 81.5F);
    CHECK(lines[0].points[1].y == 1.5F);
    CHECK(lines[0].points[2].y == 41.5F);
    CHECK(lines[0].points[0].x < lines[0].points[1].x);
}

TEST_CASE("a calendar has seven days a column, stronger for more, and empty for none") {
    std::vector<float> days(15, 0);
    days[7] = 4;
    days[8] = 1;
    const auto boxes = items_of<BoxItem>(chart(Chart::Style::calendar, days, {0, 0, 90, 70}));
    REQUIRE(boxes.size() == 15);
    CHECK(boxes[6].rect.x == boxes[0].rect.x);
    CHECK(boxes[7].rect.y == boxes[0].rect.y);
    CHECK(boxes[7].rect.x == 10);
    CHECK(boxes[7].fill.a > boxes[8].fill.a);
    CHECK(boxes[0].fill == dark_theme.field);
}
