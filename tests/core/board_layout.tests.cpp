// Layouts as values and as text.
#include "twoturns/board_layout.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/notation.hpp"

#include <filesystem>
#include <set>
#include <string>

#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "support/content_of.hpp"
#include "twoturns/deal.hpp"

using namespace twoturns;
using twoturns::test::board_of;
using twoturns::test::content_of;

namespace {

BoardLayout drawn_as(const std::string& name, const std::string& text) {
    const auto layout = parse_layout(name, text);
    REQUIRE(layout);
    return *layout;
}

std::string layout_fault(const std::string& text, const std::string& name = "own") {
    const auto layout = parse_layout(name, text);
    REQUIRE_FALSE(layout);
    return to_english(layout.error());
}

} // namespace

TEST_CASE("every layout is found by its name, and no two are the same", "[layout]") {
    std::set<std::string> names;
    for (const BoardLayout& layout : all_layouts()) {
        CAPTURE(layout.name());
        CHECK(names.insert(layout.name()).second);
        CHECK(layout_from_name(layout.name()) == layout);
        CHECK(layout.name().size() <= most_layout_name_bytes);
        CHECK(layout.fits({8, 18}) == !layout.size());
    }
    CHECK(names.size() >= 24);
    CHECK(all_layouts().front() == BoardLayout{});
    CHECK(BoardLayout{}.name() == "full");
    CHECK_FALSE(layout_from_name("round"));
    CHECK_FALSE(layout_from_name(""));
}

TEST_CASE("the layouts that are drawn are those of the files, with tiles in pairs", "[layout]") {
    std::size_t drawn = 0;
    for (const auto& entry : std::filesystem::directory_iterator(TWOTURNS_LAYOUTS)) {
        const std::string name = entry.path().stem().string();
        CAPTURE(name);
        const auto layout = parse_layout(name, content_of(entry.path()));
        REQUIRE(layout);
        CHECK(layout_from_name(name) == *layout);
        CHECK(layout->cells(*layout->size()).tiles() % 2 == 0);
        ++drawn;
    }
    CHECK(drawn == all_layouts().size() - 6);
}

TEST_CASE("a layout is read as board text in which every token but three is a tile", "[layout]") {
    const BoardLayout layout = drawn_as("own", "; a small one\no A .\n\n# tile 7\n");
    CHECK(layout.name() == "own");
    CHECK(layout.size() == Size{2, 3});
    CHECK(blank_board({2, 3}, layout) == board_of("A A _\n# A A\n"));
    CHECK(drawn_as("own", "o o .\n# o o\n") == layout);
    CHECK_FALSE(drawn_as("other", "o o .\n# o o\n") == layout);
    CHECK_FALSE(drawn_as("own", "o o o\n# o o\n") == layout);
}

TEST_CASE("a drawing with an odd number of tiles leaves out the one nearest the middle", "[layout]") {
    const BoardLayout layout = drawn_as("own", "o o o\no o o\no o o\n");
    CHECK(odd_cell({3, 3}, layout) == Cell{2, 2});
    CHECK(blank_board({3, 3}, layout) == board_of("A A A\nA . A\nA A A\n"));
    CHECK(most_kinds({3, 3}, layout) == 4);
}

TEST_CASE("text that is no layout is refused with the line that is wrong", "[layout]") {
    CHECK(layout_fault("o o\no\n") == "line 2: the number of cells is 1, that of the rows before 2");
    CHECK(layout_fault("; nothing\n") == "line 2: the text ends without a single cell");
    CHECK(layout_fault("o \xFF\n") == "line 1: not UTF-8");
    CHECK(layout_fault(". #\n# o\n") == "line 2: the text ends with fewer than two tiles");
    CHECK(layout_fault("o\n") == "line 1: the text ends with fewer than two tiles");
    for (const std::string name : {"", "Heart", "a.b", "two words", "\xE5\xBF\x83", "abcdefghijklmnopqrstuvwxy"})
        CHECK(layout_fault("o o\n", name) ==
              "the layout's name \"" + name + "\" is not 1 to 24 small letters, digits and hyphens");
    CHECK(parse_layout("my-layout-2", "o o\n"));
}

TEST_CASE("a drawn layout has one size, and a board of another is refused", "[layout]") {
    const BoardLayout heart = *layout_from_name("heart");
    REQUIRE(heart.size() == Size{13, 15});
    DealParams params{{13, 15}, 31, Gravity::none, heart};
    CHECK(checked(params));
    CHECK(usual_kinds({13, 15}, heart) == 31);
    params.size = {15, 13};
    CHECK(to_english(checked(params).error()) == "the layout heart is drawn for 15x13 and has no other size");
    CHECK(most_kinds({15, 13}, heart) == 0);
    CHECK(blank_board({15, 13}, heart) == Board{{15, 13}});
}

TEST_CASE("the published striped board has every second row open", "[layout]") {
    const Board board = blank_board({11, 15}, *layout_from_name("stripes"));
    for (int row = 1; row <= 11; ++row)
        for (int col = 1; col <= 15; ++col) CHECK(board.is_tile({row, col}) == (row % 2 == 1));
}

TEST_CASE("every shape stands when it is dealt, whatever the gravity, but for the tiles behind an odd cell",
          "[layout][walls]") {
    for (const BoardLayout& layout : all_layouts()) {
        const Size size = layout.size().value_or(Size{8, 18});
        const Board board = blank_board(size, layout);
        const auto odd = odd_cell(size, layout);
        Board cells = layout.cells(size);
        for (int i = 0; i < size.cells(); ++i) {
            const Cell cell{1 + i / size.cols, 1 + i % size.cols};
            CAPTURE(layout.name(), to_text(cell));
            CHECK(board.is_wall(cell) == cells.is_empty(cell)); // also for the odd cell left over
            CHECK_FALSE(cells.is_wall(cell));
        }
        for (const Gravity gravity : all_gravities) {
            Board fallen = board;
            const auto slides = settle(fallen, gravity);
            CAPTURE(layout.name(), name_of(gravity), slides.size());
            CHECK((odd || slides.empty()));
            for (const Slide slide : slides) CHECK((slide.from.row == odd->row || slide.from.col == odd->col));
        }
    }
}

TEST_CASE("a drawing may have its outside marked, and is the same layout", "[layout][walls]") {
    const auto marked = parse_layout("mine", "_ A A\nA . _\n");
    const auto plain = parse_layout("mine", ". A A\nA . .\n");
    REQUIRE(marked);
    REQUIRE(plain);
    CHECK(*marked == *plain);
    CHECK(parse_layout("mine", "_ A _\n").error().id == N_("line {0}: the text ends with fewer than two tiles"));
}

TEST_CASE("boards of the first dealer have no walls", "[layout][walls]") {
    const Board open = blank_board({15, 13}, *layout_from_name("heart"), Outside::open);
    DealParams params{*layout_from_name("heart")->size(), 31, Gravity::down, *layout_from_name("heart")};
    const Board walled = blank_board(params);
    params.version = 1;
    const Board first = blank_board(params);
    CHECK(first.occupancy() == walled.occupancy());
    CHECK_FALSE(first == walled);
    CHECK_FALSE(settled(first, Gravity::down).occupancy() == first.occupancy());
    CHECK(settled(walled, Gravity::down) == walled);
    CHECK(open.tiles() == 0); // of another size
}

TEST_CASE("dealers whose boards are alike are known", "[layout][walls]") {
    const auto alike = [](Gravity gravity, const char* layout) {
        const BoardLayout of = *layout_from_name(layout);
        const Size size = of.size().value_or(Size{8, 18});
        const DealParams second{size, 20, gravity, of};
        DealParams first = second;
        first.version = 1;
        CHECK(deal_alike(second, second));
        return deal_alike(first, second);
    };
    CHECK(alike(Gravity::none, "heart"));
    CHECK(alike(Gravity::none, "full"));
    CHECK(alike(Gravity::down, "full"));
    CHECK(alike(Gravity::down, "stones"));
    CHECK(alike(Gravity::down, "pyramid"));
    CHECK_FALSE(alike(Gravity::down, "heart"));
    CHECK_FALSE(alike(Gravity::left, "frame"));
    DealParams straight;
    straight.rule = Rule::straight;
    CHECK_FALSE(deal_alike({}, straight));
}
