// A layout being drawn.
#include "app/layouts/layout_drawing.hpp"

#include <array>
#include <string>

#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;
using twoturns::test::board_of;

namespace {

LayoutDrawing blank(Size size) { return LayoutDrawing{Board{size}}; }

void dab(LayoutDrawing& drawing, Cell cell, Brush brush = Brush::tile, Mirror mirror = Mirror::none) {
    drawing.paint(cell, cell, brush, mirror, true);
}

std::string drawn(const LayoutDrawing& drawing) { return to_text(drawing.board(), {"o"}); }

} // namespace

TEST_CASE("a drawing has the cells that were painted", "[drawing]") {
    LayoutDrawing drawing = blank({2, 3});
    CHECK(drawn(drawing) == ". . .\n. . .\n");
    dab(drawing, {1, 1});
    dab(drawing, {2, 3}, Brush::stone);
    CHECK(drawn(drawing) == "o . .\n. . #\n");
    dab(drawing, {1, 1}, Brush::nothing);
    CHECK(drawn(drawing) == ". . .\n. . #\n");
    dab(drawing, {3, 1});
    dab(drawing, {0, 1});
    CHECK(drawn(drawing) == ". . .\n. . #\n");
}

TEST_CASE("a fast pointer leaves no gaps, whichever way it goes", "[drawing]") {
    for (const auto& [from, to] : {std::pair{Cell{1, 1}, Cell{3, 5}}, std::pair{Cell{3, 5}, Cell{1, 1}}}) {
        LayoutDrawing drawing = blank({3, 5});
        drawing.paint(from, to, Brush::tile, Mirror::none, true);
        CHECK(drawing.board().tiles() == 5);
        for (int col = 1; col < 5; ++col) {
            int beside = 0;
            for (int row = 1; row <= 3; ++row)
                for (int other = 1; other <= 3; ++other)
                    beside += drawing.at({row, col}) == Brush::tile && drawing.at({other, col + 1}) == Brush::tile &&
                              std::abs(row - other) <= 1;
            CHECK(beside == 1);
        }
    }
}

TEST_CASE("what is drawn appears in the mirrors, too", "[drawing]") {
    constexpr std::array expected{"o . . .\n. . . .\n. . . .\n", "o . . o\n. . . .\n. . . .\n",
                                  "o . . .\n. . . .\no . . .\n", "o . . o\n. . . .\no . . o\n"};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        LayoutDrawing drawing = blank({3, 4});
        dab(drawing, {1, 1}, Brush::tile, static_cast<Mirror>(i));
        CHECK(drawn(drawing) == expected[i]);
        drawing.undo();
        CHECK(drawing.board() == Board{{3, 4}});
    }
}

TEST_CASE("a stroke is one step, and what changes nothing is none", "[drawing]") {
    LayoutDrawing drawing = blank({1, 4});
    drawing.paint({1, 1}, {1, 1}, Brush::nothing, Mirror::none, true);
    CHECK_FALSE(drawing.can_undo());
    drawing.paint({1, 1}, {1, 1}, Brush::tile, Mirror::none, true);
    drawing.paint({1, 1}, {1, 3}, Brush::tile, Mirror::none, false);
    dab(drawing, {1, 4});
    drawing.undo();
    CHECK(drawn(drawing) == "o o o .\n");
    drawing.undo();
    CHECK(drawn(drawing) == ". . . .\n");
    CHECK_FALSE(drawing.can_undo());
    drawing.redo();
    CHECK(drawn(drawing) == "o o o .\n");
    dab(drawing, {1, 1}, Brush::stone);
    CHECK_FALSE(drawing.can_redo());
}

TEST_CASE("a smaller size hides cells, and a larger one brings them back", "[drawing]") {
    LayoutDrawing drawing{board_of("A A\n# A\n")};
    drawing.resize({1, 1});
    CHECK(drawn(drawing) == "o\n");
    drawing.resize({3, 3});
    CHECK(drawn(drawing) == "o o .\n# o .\n. . .\n");
    drawing.resize({0, 99});
    CHECK(drawing.size() == Size{1, 62});
    drawing.clear();
    drawing.resize({2, 2});
    CHECK(drawn(drawing) == ". .\n. .\n");
    for (int i = 0; i < 4; ++i) drawing.undo();
    CHECK(drawn(drawing) == "o\n");
}

TEST_CASE("every step back leads to what was there, and forward again", "[drawing]") {
    Random chance{std::uint64_t{3}};
    LayoutDrawing drawing = blank({6, 6});
    std::vector<Board> seen{drawing.board()};
    for (int i = 0; i < 60; ++i) {
        const Size size = drawing.size();
        const auto any = [&] {
            return Cell{1 + static_cast<int>(chance.index(static_cast<std::size_t>(size.rows))),
                        1 + static_cast<int>(chance.index(static_cast<std::size_t>(size.cols)))};
        };
        const std::size_t what = chance.index(8);
        if (what == 0)
            drawing.resize({1 + static_cast<int>(chance.index(9)), 1 + static_cast<int>(chance.index(9))});
        else if (what == 1)
            drawing.clear();
        else
            drawing.paint(any(), any(), static_cast<Brush>(chance.index(3)), static_cast<Mirror>(chance.index(4)),
                          true);
        if (drawing.board() != seen.back()) seen.push_back(drawing.board());
    }
    REQUIRE(seen.size() > 20);
    const Board last = drawing.board();
    std::vector<Board> back{last};
    while (drawing.can_undo()) {
        drawing.undo();
        if (drawing.board() != back.back()) back.push_back(drawing.board());
    }
    CHECK(std::vector<Board>{back.rbegin(), back.rend()} == seen);
    while (drawing.can_redo()) drawing.redo();
    CHECK(drawing.board() == last);
}

TEST_CASE("there are so many steps back and no more", "[drawing]") {
    LayoutDrawing drawing = blank({1, 1});
    for (std::size_t i = 0; i < LayoutDrawing::most_undos + 10; ++i)
        dab(drawing, {1, 1}, i % 2 == 0 ? Brush::tile : Brush::stone);
    std::size_t steps = 0;
    for (; drawing.can_undo(); ++steps) drawing.undo();
    CHECK(steps == LayoutDrawing::most_undos);
}
