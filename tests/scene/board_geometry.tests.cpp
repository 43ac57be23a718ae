#include "scene/layout.hpp"

#include <vector>

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

const std::vector<Canvas> canvases{{480, 360},  {480, 1200}, {640, 480},   {800, 600},   {1024, 600},  {1280, 720},
                                   {1366, 768}, {1600, 500}, {1920, 1080}, {1080, 1920}, {2560, 1440}, {3840, 2160}};
const std::vector<Size> sizes{{1, 2},   {2, 1},   {8, 8},   {6, 14}, {8, 18}, {12, 24},
                              {16, 30}, {30, 16}, {62, 62}, {1, 62}, {62, 1}};

/// Calls with every layout there is between them.
template <class Check> void for_all(const Check& check) {
    for (const Canvas canvas : canvases)
        for (const Size size : sizes) {
            CAPTURE(canvas.width, canvas.height, size.rows, size.cols);
            check(Layout{canvas, size}, canvas, size);
        }
}

} // namespace

TEST_CASE("every point of a cell's square is that cell, and no other point is", "[layout]") {
    for_all([](const Layout& layout, Canvas, Size size) {
        bool good = true;
        for (int row = 1; row <= size.rows; ++row)
            for (int col = 1; col <= size.cols; ++col) {
                const Cell cell{row, col};
                const Rect rect = layout.cell_rect(cell);
                for (const Point p :
                     {rect.centre(), Point{rect.x, rect.y}, Point{rect.right() - 0.25F, rect.bottom() - 0.25F},
                      Point{rect.x, rect.bottom() - 0.25F}, layout.centre(cell)})
                    good = good && layout.cell_at(p) == cell;
                for (const Point p : {Point{rect.x - 0.25F, rect.y}, Point{rect.x, rect.y - 0.25F},
                                      Point{rect.right(), rect.y}, Point{rect.x, rect.bottom()}})
                    good = good && layout.cell_at(p) != cell;
            }
        CHECK(good);
        const Rect first = layout.cell_rect({1, 1});
        const Rect last = layout.cell_rect({size.rows, size.cols});
        CHECK_FALSE(layout.cell_at({first.x - 1, first.y}));
        CHECK_FALSE(layout.cell_at({first.x, first.y - 1}));
        CHECK_FALSE(layout.cell_at({last.right(), last.y}));
        CHECK_FALSE(layout.cell_at({last.x, last.bottom()}));
        CHECK_FALSE(layout.cell_at({-1, -1}));
    });
}

TEST_CASE("tiles are square, of whole pixels, and side by side", "[layout]") {
    for_all([](const Layout& layout, Canvas, Size size) {
        const auto side = static_cast<float>(layout.cell_side());
        const Rect first = layout.cell_rect({1, 1});
        CHECK(first.w == side);
        CHECK(first.h == side);
        CHECK(first.x == static_cast<float>(static_cast<int>(first.x)));
        CHECK(first.y == static_cast<float>(static_cast<int>(first.y)));
        if (size.cols > 1) CHECK(layout.cell_rect({1, 2}).x == first.right());
        if (size.rows > 1) CHECK(layout.cell_rect({2, 1}).y == first.bottom());
    });
}

TEST_CASE("the board with its ring lies on the table, below the bar, in the middle", "[layout]") {
    for_all([](const Layout& layout, Canvas canvas, Size size) {
        const Point upper_left = layout.centre({0, 0});
        const Point lower_right = layout.centre({size.rows + 1, size.cols + 1});
        CHECK(upper_left.x >= 0);
        CHECK(upper_left.y >= layout.bar().bottom());
        CHECK(lower_right.x <= static_cast<float>(canvas.width));
        CHECK(lower_right.y <= static_cast<float>(canvas.height));
        CHECK(layout.bar().bottom() == layout.table().y);
        CHECK(layout.table().bottom() == static_cast<float>(canvas.height));
        const Point middle = layout.table().centre();
        CHECK(std::abs((upper_left.x + lower_right.x) / 2 - middle.x) <= 1);
        CHECK(std::abs((upper_left.y + lower_right.y) / 2 - middle.y) <= 1);
    });
}

TEST_CASE("lines on the ring keep clear of the tiles", "[layout]") {
    for_all([](const Layout& layout, Canvas, Size size) {
        const Rect first = layout.cell_rect({1, 1});
        const Rect last = layout.cell_rect({size.rows, size.cols});
        const float clear = 0.2F * static_cast<float>(layout.cell_side());
        CHECK(layout.centre({0, 1}).y <= first.y - clear);
        CHECK(layout.centre({1, 0}).x <= first.x - clear);
        CHECK(layout.centre({size.rows + 1, size.cols}).y >= last.bottom() + clear);
        CHECK(layout.centre({size.rows, size.cols + 1}).x >= last.right() + clear);
        // A line straight out of a tile stays on the tile's middle.
        CHECK(layout.centre({0, 1}).x == layout.centre({1, 1}).x);
        CHECK(layout.centre({1, 0}).y == layout.centre({1, 1}).y);
    });
}

TEST_CASE("tiles are as large as the window allows, but never a poster", "[layout]") {
    for_all([](const Layout& layout, Canvas, Size size) {
        const Rect table = layout.table();
        const auto side = static_cast<float>(layout.cell_side());
        const bool quarter = side + 1 > std::min(table.w, table.h) / 4;
        const auto cols = static_cast<float>(size.cols);
        const auto rows = static_cast<float>(size.rows);
        // One pixel more a tile, and tiles and the least ring that shows a line would not fit.
        const bool full = (side + 1) * (cols + 1.3F) > table.w || (side + 1) * (rows + 1.3F) > table.h;
        CHECK((quarter || full));
        CHECK(side <= std::min(table.w, table.h) / 4);
    });
}

TEST_CASE("the bar grows with the window and never takes much of it", "[layout]") {
    float before = 0;
    for (const Canvas canvas : {Canvas{480, 360}, {800, 600}, {1280, 720}, {1920, 1080}, {3840, 2160}}) {
        const Layout layout{canvas, {8, 18}};
        CHECK(layout.bar().h >= before);
        CHECK(layout.bar().h <= 0.15F * static_cast<float>(canvas.height));
        CHECK(layout.bar().w == static_cast<float>(canvas.width));
        before = layout.bar().h;
    }
}
