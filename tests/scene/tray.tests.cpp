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

TEST_CASE("the tray has a margin and an edge on all four sides of the shape, and none between its cells", "[tray]") {
    for (const Size size : {Size{400, 300}, Size{1600, 1200}}) {
        const Board board = test::board_of(shape);
        const BoardGeometry place{{0, 0, static_cast<float>(size.rows), static_cast<float>(size.cols)}, board.size()};
        std::vector<Item> items;
        add_tray(items, board, Gravity::down, place, true);
        const auto edges_in = [&](Cell cell, const Rect& part) { // in fractions of the cell
            const Rect box = place.cell_rect(cell);
            const Rect area{box.x + part.x * box.w, box.y + part.y * box.h, part.w * box.w, part.h * box.h};
            return std::count_if(items.begin(), items.end(), [&](const Item& item) {
                const auto& one = std::get<ui::BoxItem>(item);
                return one.fill.r == 255 && one.rect.x < area.right() && area.x < one.rect.right() &&
                       one.rect.y < area.bottom() && area.y < one.rect.bottom();
            });
        };
        constexpr Rect above{0.4F, -0.2F, 0.2F, 0.18F};
        constexpr Rect below{0.4F, 1.02F, 0.2F, 0.18F};
        constexpr Rect left{-0.2F, 0.4F, 0.18F, 0.2F};
        constexpr Rect right{1.02F, 0.4F, 0.18F, 0.2F};
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col) {
                if (board.is_wall({row, col})) continue;
                CAPTURE(row, col);
                const auto is_open = [&](Cell cell) { return !board.size().contains(cell) || board.is_wall(cell); };
                CHECK(edges_in({row, col}, {0.1F, 0.1F, 0.8F, 0.8F}) == 0);
                CHECK(edges_in({row, col}, above) == (is_open({row - 1, col}) ? 1 : 0));
                CHECK(edges_in({row, col}, below) == (is_open({row + 1, col}) ? 1 : 0));
                CHECK(edges_in({row, col}, left) == (is_open({row, col - 1}) ? 1 : 0));
                CHECK(edges_in({row, col}, right) == (is_open({row, col + 1}) ? 1 : 0));
            }
    }
}
