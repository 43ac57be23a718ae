#include "scene/tray.hpp"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include "support/board_text.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

struct Drawn {
    std::vector<ui::BoxItem> boxes;
    BoardGeometry place;

    /// Returns whether the tray covers a point of a cell, in fractions of the cell.
    [[nodiscard]] bool is_at(Cell cell, float across = 0.5F, float down = 0.5F) const {
        const Rect box = place.cell_rect(cell);
        const Point at{box.x + across * box.w, box.y + down * box.h};
        return std::any_of(boxes.begin(), boxes.end(), [&](const ui::BoxItem& one) { return one.rect.contains(at); });
    }
};

Drawn drawn(std::string_view text, Gravity gravity, bool outlined = false) {
    const Board board = test::board_of(text);
    Drawn result{{}, BoardGeometry{{0, 0, 400, 300}, board.size()}};
    std::vector<Item> items;
    add_tray(items, board, gravity, result.place, outlined);
    for (const Item& item : items) result.boxes.push_back(std::get<ui::BoxItem>(item));
    return result;
}

constexpr std::string_view shape = "_ A A _\n"
                                   "A . # A\n"
                                   "A _ _ A\n"
                                   "A A A A\n";

} // namespace

TEST_CASE("the tray lies under every cell of the shape and under no other", "[tray]") {
    for (const Gravity gravity : all_gravities) {
        const Drawn tray = drawn(shape, gravity);
        CAPTURE(name_of(gravity));
        if (gravity == Gravity::none) {
            CHECK(tray.boxes.empty());
            continue;
        }
        const Board board = test::board_of(shape);
        for (int row = 1; row <= 4; ++row)
            for (int col = 1; col <= 4; ++col) CHECK(tray.is_at({row, col}) == !board.is_wall({row, col}));
    }
    CHECK(drawn("A A\n. .\n", Gravity::down).boxes.empty());
}

TEST_CASE("where two halves slide the tray is parted along the midline", "[tray]") {
    CHECK(drawn(shape, Gravity::down).is_at({2, 1}, 0.5F, 0.995F));
    CHECK_FALSE(drawn(shape, Gravity::vertical_in).is_at({2, 1}, 0.5F, 0.995F));
    CHECK_FALSE(drawn(shape, Gravity::horizontal_out).is_at({4, 2}, 0.995F, 0.5F));
    CHECK(drawn(shape, Gravity::horizontal_out).is_at({4, 1}, 0.995F, 0.5F));
}

TEST_CASE("the tray has an edge on all four sides of the shape, and none between its cells", "[tray]") {
    const Drawn tray = drawn(shape, Gravity::down, true);
    const auto boxes_at = [&](Cell cell, float across, float down) {
        const Rect box = tray.place.cell_rect(cell);
        const Point at{box.x + across * box.w, box.y + down * box.h};
        return std::count_if(tray.boxes.begin(), tray.boxes.end(),
                             [&](const ui::BoxItem& one) { return one.rect.contains(at); });
    };
    CHECK(boxes_at({1, 2}, 0.5F, 0.5F) == 1);
    CHECK(boxes_at({1, 2}, 0.5F, 0.01F) == 2);  // above
    CHECK(boxes_at({1, 2}, 0.005F, 0.5F) == 2); // at the left
    CHECK(boxes_at({1, 3}, 0.005F, 0.5F) == 1); // another cell is beside it
    CHECK(boxes_at({4, 4}, 1.005F, 0.5F) == 1); // at the right
    CHECK(boxes_at({4, 4}, 0.5F, 1.005F) == 1); // below
    CHECK(boxes_at({3, 1}, 0.5F, 0.01F) == 1);
}
