#include "scene/mirror.hpp"

#include <memory>
#include <variant>
#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

constexpr Rect room{0, 0, 800, 600};

/// One item of every kind, away from the middle.
std::vector<Item> all_kinds() {
    const Rect rect{10, 20, 100, 50};
    return {TileItem{.box = rect, .tilt = 3},
            SampleItem{.box = rect},
            WholePictureItem{.rect = rect},
            CardItem{.rect = rect},
            CursorItem{.box = rect},
            LineItem{.points = {{10, 20}, {90, 20}, {90, 60}}},
            MarkItem{.at = {10, 20}},
            SparkItem{.at = {10, 20}},
            RayItem{.middle = {10, 20}, .degrees = 30},
            PictureItem{.rect = rect},
            StarItem{.box = rect},
            SheetItem{.rect = rect, .origin = {12, 22}},
            SmallSheetItem{.rect = rect},
            SealItem{.box = rect},
            TableItem{.rect = rect},
            LandItem{.rect = rect},
            ui::BoxItem{.rect = rect},
            ui::IconItem{.name = "back", .rect = rect},
            ui::TextItem{.text = "a", .at = {10, 20}},
            ui::StrokeItem{.points = {{10, 20}, {90, 60}}},
            ui::ClipItem{rect},
            ui::FadeItem{0.5F}};
}

} // namespace

TEST_CASE("a reflection moves every kind of item, and the second one brings it back", "[mirror]") {
    const std::vector<Item> before = all_kinds();
    REQUIRE(before.size() == std::variant_size_v<Item>);
    std::vector<Item> items = before;
    mirror(items, 0, room);
    for (std::size_t i = 0; i < items.size(); ++i) {
        CAPTURE(i);
        CHECK(items[i].index() == i);
        CHECK((items[i] == before[i]) == std::holds_alternative<ui::FadeItem>(items[i]));
    }
    mirror(items, 0, room);
    CHECK(items == before);
}

TEST_CASE("places change sides; text, sheets and signs keep what they show", "[mirror]") {
    std::vector<Item> items = all_kinds();
    mirror(items, 0, room);
    CHECK(std::get<ui::BoxItem>(items[16]).rect == Rect{690, 20, 100, 50});
    CHECK(std::get<ui::TextItem>(items[18]).at == Point{790, 20});
    CHECK(std::get<ui::TextItem>(items[18]).align == ui::Align::right);
    CHECK(std::get<ui::IconItem>(items[17]).flipped);
    CHECK(std::get<SheetItem>(items[11]).rect == Rect{690, 20, 100, 50});
    CHECK(std::get<SheetItem>(items[11]).origin == Point{692, 22}); // the weave itself is not reflected
    std::vector<Item> signs{ui::IconItem{.name = "play"}, ui::IconItem{.name = "hint"}};
    mirror(signs, 0, room);
    for (const Item& sign : signs) CHECK_FALSE(std::get<ui::IconItem>(sign).flipped);
}

TEST_CASE("only the items from the given one on are reflected", "[mirror]") {
    std::vector<Item> items = all_kinds();
    mirror(items, 5, room);
    const std::vector<Item> before = all_kinds();
    for (std::size_t i = 0; i < 5; ++i) CHECK(items[i] == before[i]);
    CHECK_FALSE(items[5] == before[5]);
}
