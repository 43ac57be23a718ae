// Small pictures of choices.
#include "app/board/choice_icons.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <variant>
#include <vector>

#include "app/new_game/new_game_form.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;

namespace {

const ui::Rect room{10, 20, 62, 37}; // its size on the page at 1280x720

std::vector<ui::Rect> cells_of(Size size, BoardLayout layout, const ui::Rect& rect = room) {
    std::vector<scene::Item> items;
    add_cells(items, size, layout, rect, {});
    std::vector<ui::Rect> cells;
    for (const scene::Item& item : items) cells.push_back(std::get<ui::BoxItem>(item).rect);
    return cells;
}

float top_of(const std::vector<ui::Rect>& cells) {
    return std::min_element(cells.begin(), cells.end(), [](const auto& a, const auto& b) { return a.y < b.y; })->y;
}

} // namespace

TEST_CASE("the picture of a layout shows its shape", "[thumbnail]") {
    const auto frame = cells_of({6, 6}, *layout_from_name("frame"));
    CHECK(frame.size() == 32);
    CHECK(std::count_if(frame.begin(), frame.end(), [&](const auto& cell) { return cell.y == top_of(frame); }) == 6);
}

TEST_CASE("the picture of a drawn layout has all of its cells, however small it is", "[thumbnail]") {
    for (const BoardLayout& layout : all_layouts()) {
        if (!layout.size()) continue;
        for (const float scale : {0.3F, 1.0F, 3.0F}) {
            CAPTURE(layout.name(), scale);
            const ui::Rect rect{room.x, room.y, room.w * scale, room.h * scale};
            const auto cells = cells_of(*layout.size(), layout, rect);
            CHECK(static_cast<int>(cells.size()) == blank_board(*layout.size(), layout).tiles());
            for (const ui::Rect& cell : cells) {
                CHECK(cell.w > 0);
                CHECK(cell.x >= rect.x - 1);
                CHECK(cell.right() <= rect.right() + 1);
                CHECK(cell.y >= rect.y - 1);
                CHECK(cell.bottom() <= rect.bottom() + 1);
            }
        }
    }
}

TEST_CASE("the cells of every size are whole pixels and can be told apart", "[thumbnail]") {
    for (const float scale : {0.625F, 1.0F, 1.5F, 3.0F}) {
        const ui::Rect rect{room.x * scale, room.y * scale, room.w * scale, room.h * scale};
        for (const Size size : NewGameForm::presets) {
            CAPTURE(scale, size.rows, size.cols);
            const auto cells = cells_of(size, BoardLayout{}, rect);
            REQUIRE(cells.size() > 1);
            std::set<float> lefts;
            std::set<float> tops;
            for (const ui::Rect& cell : cells) {
                lefts.insert(cell.x);
                tops.insert(cell.y);
            }
            CHECK(cells.size() == lefts.size() * tops.size()); // without a hole
            for (const ui::Rect& cell : cells) {
                CHECK(cell.x == std::round(cell.x));
                CHECK(cell.y == std::round(cell.y));
                CHECK(cell.w == std::round(cell.w));
                CHECK(cell.w >= 2);
                CHECK(cell.x >= rect.x - 1);
                CHECK(cell.right() <= rect.right() + 1);
            }
        }
    }
}

TEST_CASE("dots have room at both sides, and are as large for every level", "[thumbnail]") {
    const ui::Rect rect{100, 50, 79, 11};
    float side = 0;
    for (int count = 1; count <= 5; ++count) {
        std::vector<scene::Item> items;
        add_dots(items, count, 5, rect, {});
        REQUIRE(items.size() == static_cast<std::size_t>(count));
        const auto& first = std::get<ui::BoxItem>(items.front()).rect;
        const auto& last = std::get<ui::BoxItem>(items.back()).rect;
        CHECK(first.x - rect.x >= rect.w / 10 - 1);
        CHECK(rect.right() - last.right() >= rect.w / 10 - 1);
        CHECK((count == 1 || first.w == side));
        side = first.w;
    }
}
