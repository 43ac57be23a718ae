#include "scene/board_geometry.hpp"

#include <algorithm>
#include <cmath>

#include <vector>

#include "support/catch.hpp"
#include "ui/style.hpp"

using namespace twoturns;
using namespace twoturns::scene;
using ui::Canvas;
using ui::Point;
using ui::Rect;

namespace {

const std::vector<Canvas> canvases{{480, 360},  {480, 1200}, {640, 480},   {800, 600},   {1024, 600},  {1280, 720},
                                   {1366, 768}, {1600, 500}, {1920, 1080}, {1080, 1920}, {2560, 1440}, {3840, 2160}};
const std::vector<Size> sizes{{1, 2},   {2, 1},   {8, 8},   {6, 14}, {8, 18}, {12, 24},
                              {16, 30}, {30, 16}, {62, 62}, {1, 62}, {62, 1}};

constexpr float bar = 60;
Rect table_of(Canvas canvas) {
    return {0, bar, static_cast<float>(canvas.width), static_cast<float>(canvas.height) - bar};
}

/// Calls `check` with every geometry in the tested range.
template <class Check> void for_all(const Check& check) {
    for (const Canvas canvas : canvases)
        for (const Size size : sizes) {
            CAPTURE(canvas.width, canvas.height, size.rows, size.cols);
            check(BoardGeometry{table_of(canvas), size}, size);
        }
}

} // namespace

TEST_CASE("every point of a cell's square is that cell, and no other point is", "[geometry]") {
    for_all([](const BoardGeometry& place, Size size) {
        bool good = true;
        for (int row = 1; row <= size.rows; ++row)
            for (int col = 1; col <= size.cols; ++col) {
                const Cell cell{row, col};
                const Rect rect = place.cell_rect(cell);
                for (const Point p :
                     {rect.centre(), Point{rect.x, rect.y}, Point{rect.right() - 0.25F, rect.bottom() - 0.25F},
                      Point{rect.x, rect.bottom() - 0.25F}, place.centre(cell)})
                    good = good && place.cell_at(p) == cell;
                for (const Point p : {Point{rect.x - 0.25F, rect.y}, Point{rect.x, rect.y - 0.25F},
                                      Point{rect.right(), rect.y}, Point{rect.x, rect.bottom()}})
                    good = good && place.cell_at(p) != cell;
            }
        CHECK(good);
        const Rect first = place.cell_rect({1, 1});
        const Rect last = place.cell_rect({size.rows, size.cols});
        CHECK_FALSE(place.cell_at({first.x - 1, first.y}));
        CHECK_FALSE(place.cell_at({first.x, first.y - 1}));
        CHECK_FALSE(place.cell_at({last.right(), last.y}));
        CHECK_FALSE(place.cell_at({last.x, last.bottom()}));
        CHECK_FALSE(place.cell_at({-1, -1}));
    });
}

TEST_CASE("tiles are square, of whole pixels, and side by side", "[geometry]") {
    for_all([](const BoardGeometry& place, Size size) {
        const auto side = static_cast<float>(place.cell_side());
        const Rect first = place.cell_rect({1, 1});
        CHECK(first.w == side);
        CHECK(first.h == side);
        CHECK(first.x == static_cast<float>(static_cast<int>(first.x)));
        CHECK(first.y == static_cast<float>(static_cast<int>(first.y)));
        if (size.cols > 1) CHECK(place.cell_rect(place.as_seen(Cell{1, 2})).x == first.right());
        if (size.rows > 1) CHECK(place.cell_rect(place.as_seen(Cell{2, 1})).y == first.bottom());
    });
}

TEST_CASE("the board with its ring lies in its area, in the middle", "[geometry]") {
    for_all([](const BoardGeometry& place, Size size) {
        const Point upper_left = place.centre({0, 0});
        const Point lower_right = place.centre({size.rows + 1, size.cols + 1});
        const Rect area = place.area();
        CHECK_FALSE(place.is_cut());
        CHECK(upper_left.x >= area.x);
        CHECK(upper_left.y >= area.y);
        CHECK(lower_right.x <= area.right());
        CHECK(lower_right.y <= area.bottom());
        CHECK(std::abs((upper_left.x + lower_right.x) / 2 - area.centre().x) <= 1);
        CHECK(std::abs((upper_left.y + lower_right.y) / 2 - area.centre().y) <= 1);
    });
}

TEST_CASE("lines on the ring keep clear of the tiles", "[geometry]") {
    for_all([](const BoardGeometry& place, Size size) {
        const Rect first = place.cell_rect({1, 1});
        const Rect last = place.cell_rect({size.rows, size.cols});
        const float clear = 0.2F * static_cast<float>(place.cell_side());
        const Size seen = place.seen_size();
        CHECK(place.centre(place.as_seen(Cell{0, 1})).y <= first.y - clear);
        CHECK(place.centre(place.as_seen(Cell{1, 0})).x <= first.x - clear);
        CHECK(place.centre(place.as_seen(Cell{seen.rows + 1, seen.cols})).y >= last.bottom() + clear);
        CHECK(place.centre(place.as_seen(Cell{seen.rows, seen.cols + 1})).x >= last.right() + clear);
        // A line straight out of a tile stays centred on the tile.
        CHECK(place.centre(place.as_seen(Cell{0, 1})).x == place.centre({1, 1}).x);
        CHECK(place.centre(place.as_seen(Cell{1, 0})).y == place.centre({1, 1}).y);
    });
}

TEST_CASE("tiles are as large as the window allows, but never a poster", "[geometry]") {
    for_all([](const BoardGeometry& place, Size size) {
        const Rect table = place.area();
        const auto side = static_cast<float>(place.cell_side());
        const bool quarter = side + 1 > std::min(table.w, table.h) / 4;
        const auto cols = static_cast<float>(size.cols);
        const auto rows = static_cast<float>(size.rows);
        // With one more pixel per tile, the tiles and the smallest ring that shows a line would not fit.
        const bool full = (side + 1) * (cols + 1.3F) > table.w || (side + 1) * (rows + 1.3F) > table.h;
        CHECK((quarter || full));
        CHECK(side <= std::min(table.w, table.h) / 4);
    });
}

// With a camera ---------------------------------------------------------------------------------------------

namespace {

const std::vector<Size> looked_at{{8, 18}, {1, 62}, {62, 62}};

/// Returns whether no cell of the board is farther from the edge of its area than its ring needs.
bool fills(const BoardGeometry& place, Size size) {
    const Rect area = place.area();
    const auto side = static_cast<float>(place.cell_side());
    const Rect first = place.cell_rect({1, 1});
    const Rect last = place.cell_rect({size.rows, size.cols});
    const Size seen = place.seen_size();
    const bool wider = (static_cast<float>(seen.cols) + 1.3F) * side > area.w;
    const bool higher = (static_cast<float>(seen.rows) + 1.3F) * side > area.h;
    return (!wider || (first.x <= area.x + side && last.right() >= area.right() - side)) &&
           (!higher || (first.y <= area.y + side && last.bottom() >= area.bottom() - side));
}

} // namespace

TEST_CASE("what is under the pointer stays there when the board is zoomed", "[geometry]") {
    const Rect area = table_of({1280, 720});
    for (const Size size : {Size{62, 62}, Size{30, 30}}) {
        const Cell cell{size.rows / 2, size.cols / 2 + 1};
        Camera camera;
        const Point fixed = BoardGeometry{area, size, camera}.cell_rect(cell).centre();
        for (int i = 0; i < 8; ++i) {
            camera = zoomed(camera, area, size, 1.25F, fixed);
            const BoardGeometry place{area, size, camera};
            CAPTURE(i, camera.zoom);
            CHECK(place.cell_at(fixed) == cell);
        }
    }
}

TEST_CASE("no zoom shows less than a readable part or more than the whole board", "[geometry]") {
    for (const Canvas canvas : canvases)
        for (const Size size : sizes) {
            const Rect area = table_of(canvas);
            const int whole = BoardGeometry{area, size}.cell_side();
            Camera camera;
            for (int i = 0; i < 40; ++i) camera = zoomed(camera, area, size, 0.8F, area.centre());
            CHECK(BoardGeometry(area, size, camera).cell_side() == whole);
            for (int i = 0; i < 80; ++i) camera = zoomed(camera, area, size, 1.25F, area.centre());
            const BoardGeometry nearest{area, size, camera};
            CHECK(nearest.cell_side() >= whole);
            CHECK(nearest.cell_side() <= std::max(whole, 160));
            CHECK(fills(nearest, size));
        }
}

TEST_CASE("every cell of a zoomed board can be brought into sight, and none can be lost", "[geometry]") {
    for (const Canvas canvas : {Canvas{480, 360}, {1280, 720}, {1080, 1920}})
        for (const Size size : looked_at) {
            const Rect area = table_of(canvas);
            for (const float zoom : {1.0F, 2.5F, 9.0F, 1000.0F}) {
                const Camera near = zoomed({}, area, size, zoom, area.centre());
                for (const Cell corner : {Cell{1, 1}, {1, size.cols}, {size.rows, 1}, {size.rows, size.cols}}) {
                    CAPTURE(canvas.width, size.rows, size.cols, zoom, corner.row, corner.col);
                    const Cell seen = BoardGeometry{area, size}.as_seen(corner);
                    const Point far{seen.col == 1 ? 1e6F : -1e6F, seen.row == 1 ? 1e6F : -1e6F};
                    for (const Camera& camera : {showing(near, area, size, corner), moved(near, area, size, far)}) {
                        const BoardGeometry place{area, size, camera};
                        const Rect rect = place.cell_rect(corner);
                        CHECK(rect.x >= area.x);
                        CHECK(rect.y >= area.y);
                        CHECK(rect.right() <= area.right());
                        CHECK(rect.bottom() <= area.bottom());
                        CHECK(place.cell_at(rect.centre()) == corner);
                        CHECK(fills(place, size));
                    }
                }
            }
        }
}

TEST_CASE("a zoomed board follows the hand that moves it, pixel by pixel", "[geometry]") {
    const Rect area = table_of({1280, 720});
    const Size size{62, 62};
    const Camera near = zoomed({}, area, size, 5, area.centre());
    const Rect before = BoardGeometry{area, size, near}.cell_rect({30, 30});
    const Rect after = BoardGeometry{area, size, moved(near, area, size, {37, -21})}.cell_rect({30, 30});
    CHECK(std::abs(after.x - before.x - 37) <= 1);
    CHECK(std::abs(after.y - before.y + 21) <= 1);
    CHECK(showing(near, area, size, {31, 31}) == near); // already visible: nothing moves
}

TEST_CASE("no point outside of the area is a cell, however large the board is", "[geometry]") {
    const Rect area = table_of({1280, 720});
    const Size size{62, 62};
    const BoardGeometry place{area, size, zoomed({}, area, size, 6, area.centre())};
    REQUIRE(place.is_cut());
    CHECK(place.cell_at(area.centre()));
    CHECK_FALSE(place.cell_at({area.centre().x, area.y - 1}));
    CHECK_FALSE(place.cell_at({area.right() + 1, area.centre().y}));
    CHECK_FALSE(place.cell_at({area.centre().x, area.bottom() + 1}));
}

TEST_CASE("with cards the board stands in the middle, and the card beside or below it covers no tile", "[geometry]") {
    for (const Canvas canvas : {Canvas{1280, 720}, {1024, 576}, {1920, 1080}, {800, 600}, {390, 844}, {480, 360}})
        for (const Size size : {Size{1, 2}, {2, 2}, {2, 4}, {4, 2}, {4, 4}, {4, 6}, {6, 8}, {8, 12}, {8, 18}}) {
            CAPTURE(canvas.width, size.rows, size.cols);
            const Rect area = table_of(canvas);
            const BoardRoom room = shared_with_card(area, size, ui::unit_for(canvas));
            const BoardGeometry place{room.board, size};
            const Rect first = place.cell_rect({1, 1});
            const Rect last = place.cell_rect({size.rows, size.cols});
            CHECK(std::abs(area.centre().x - (first.x + last.right()) / 2) < 2);
            CHECK((room.card.x >= last.right() || room.card.y >= last.bottom()));
            CHECK(room.card.right() <= area.right());
            CHECK(room.card.bottom() <= area.bottom());
        }
}

TEST_CASE("a wide board in an upright window is turned where its tiles grow by a quarter or more", "[geometry]") {
    const Rect phone{0, 60, 390, 700};
    const BoardGeometry wide{phone, {8, 18}};
    CHECK(wide.is_turned());
    CHECK(wide.seen_size() == Size{18, 8});
    CHECK(wide.cell_side() == BoardGeometry{phone, {18, 8}}.cell_side());
    CHECK(wide.cell_side() >= 35);
    CHECK(wide.cell_rect({1, 2}).x == wide.cell_rect({1, 1}).x); // a row runs down
    CHECK(wide.cell_rect({1, 2}).y == wide.cell_rect({1, 1}).bottom());
    CHECK(wide.centre({0, 1}).x < wide.cell_rect({1, 1}).x); // a line above the board passes at its left
    CHECK_FALSE(BoardGeometry{phone, {8, 8}}.is_turned());
    CHECK_FALSE(BoardGeometry{phone, {18, 8}}.is_turned());
    CHECK_FALSE(BoardGeometry{phone, {8, 9}}.is_turned());              // hardly larger
    CHECK_FALSE(BoardGeometry{{0, 60, 844, 300}, {18, 8}}.is_turned()); // a shape is not laid on its side
    for_all([](const BoardGeometry& place, Size size) {
        if (!place.is_turned()) return;
        const BoardGeometry other{place.area(), {size.cols, size.rows}};
        CHECK(other.cell_side() == place.cell_side());
        CHECK(other.cell_rect({size.cols, 1}).y == place.cell_rect({1, size.cols}).y);
    });
}

TEST_CASE("a zoomed board shows the same tiles when the telephone is turned, and with it the board", "[geometry]") {
    constexpr Size board{16, 30};
    const Rect upright{0, 60, 390, 700};
    const Rect lying{0, 60, 844, 300};
    const Camera camera = zoomed({}, upright, board, 4, BoardGeometry{upright, board}.cell_rect({12, 25}).centre());
    REQUIRE(BoardGeometry{upright, board, camera}.is_turned());
    REQUIRE_FALSE(BoardGeometry{lying, board, camera}.is_turned());
    const auto cell_in_middle = [&](const Rect& area) {
        return BoardGeometry{area, board, camera}.cell_at(area.centre());
    };
    const auto seen = cell_in_middle(upright);
    REQUIRE(seen);
    CHECK(seen->col > 20);
    CHECK(cell_in_middle(lying) == seen);
}
