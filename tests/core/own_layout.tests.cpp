// Custom layouts: their names encode all cells.
#include "twoturns/own_layout.hpp"

#include <set>
#include <string>

#include "support/board_text.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using twoturns::test::board_of;

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns random cells, equal in runs of about `stretch`.
Board random_cells(Size size, std::size_t stretch, Random& chance) {
    Board board{size};
    std::size_t state = 0;
    for (int i = 0; i < size.cells(); ++i) {
        if (chance.index(stretch) == 0) state = chance.index(3);
        const Cell cell{1 + i / size.cols, 1 + i % size.cols};
        if (state == 1) board.put(cell, {});
        if (state == 2) board.put_stone(cell);
    }
    return board;
}

std::string own_fault(const std::string& name) {
    const auto layout = parse_own_layout(name);
    CAPTURE(name);
    REQUIRE_FALSE(layout);
    CHECK_FALSE(layout_from_name(name));
    return to_english(layout.error());
}

} // namespace

TEST_CASE("a layout of one's own has the cells it is drawn with, and its size", "[own-layout]") {
    const Board drawing = board_of("A A . B\n# . . B\n");
    const BoardLayout layout = own_layout(drawing);
    CHECK(layout.name() == "own-ECMPD");
    CHECK(layout.size() == Size{2, 4});
    CHECK(layout.cells({2, 4}) == board_of("A A . A\n# . . A\n"));
    CHECK(layout.cells({2, 5}) == Board{{2, 5}});
    CHECK(layout_from_name(layout.name()) == layout);
    CHECK(own_layout(board_of("A A . A\n# . . A\n")) == layout);
    CHECK_FALSE(own_layout(board_of("A A . A\n# . . .\n")) == layout);
    CHECK_FALSE(own_layout(board_of("A A\n. A\n# .\n. A\n")) == layout);
}

TEST_CASE("what is alike in a row takes few letters", "[own-layout]") {
    const auto name_of_full = [](Size size) { return own_layout(BoardLayout{}.cells(size)).name(); };
    CHECK(name_of_full({1, 1}) == "own-BBJ");
    CHECK(name_of_full({8, 18}) == "own-SI___v");
    CHECK(name_of_full({62, 62}).size() == 103);
    for (const BoardLayout& layout : all_layouts())
        if (const auto size = layout.size()) CHECK(own_layout(layout.cells(*size)).name().size() <= 70);
}

TEST_CASE("a layout of one's own reads as what it was written from", "[own-layout]") {
    Random chance{std::uint64_t{5}};
    std::set<std::string> names;
    for (int i = 0; i < scaled(4000); ++i) {
        const Size size{1 + static_cast<int>(chance.index(max_side)), 1 + static_cast<int>(chance.index(max_side))};
        const Board cells = random_cells(size, 1 + chance.index(12), chance);
        const BoardLayout layout = own_layout(cells);
        CAPTURE(layout.name());
        REQUIRE(layout.name().size() <= most_own_layout_bytes);
        const auto read = parse_own_layout(layout.name());
        REQUIRE(read);
        REQUIRE(*read == layout);
        REQUIRE(read->cells(size) == cells);
        names.insert(layout.name());
    }
    CHECK(names.size() > 100);
}

TEST_CASE("a name with a letter changed, lost or won is refused or another layout's only name", "[own-layout]") {
    Random chance{std::uint64_t{6}};
    int refused = 0;
    int taken = 0;
    for (int i = 0; i < scaled(300); ++i) {
        const Size size{1 + static_cast<int>(chance.index(9)), 1 + static_cast<int>(chance.index(9))};
        const std::string name = own_layout(random_cells(size, 1 + chance.index(6), chance)).name();
        for (std::size_t at = 0; at <= name.size(); ++at)
            for (const char letter : {letters[chance.index(letters.size())], '.', '\0'}) {
                std::string other = name;
                const auto place = static_cast<std::ptrdiff_t>(at);
                if (letter == '\0' ? at == name.size() : at < name.size() && chance.index(2) == 0) continue;
                if (letter == '\0')
                    other.erase(other.begin() + place);
                else if (at < name.size() && chance.index(2) == 0)
                    other[at] = letter;
                else
                    other.insert(other.begin() + place, letter);
                CAPTURE(name, other);
                const auto read = parse_own_layout(other);
                ++(read ? taken : refused);
                if (!read) REQUIRE_FALSE(to_english(read.error()).empty());
                if (read) REQUIRE(own_layout(read->cells(*read->size())).name() == other);
            }
    }
    CHECK(refused > scaled(100));
    CHECK(taken > scaled(100));
}

TEST_CASE("a text that is no own layout's is refused with the reason", "[own-layout]") {
    CHECK(own_fault("heart-") == "an own layout's text starts with \"own-\"");
    CHECK(own_fault("own-") == "the own layout's text is cut short");
    CHECK(own_fault("own-E") == "the own layout's text is cut short");
    CHECK(own_fault("own-EC") == "the own layout's text is cut short");
    CHECK(own_fault("own-ECM") == "the own layout's text is cut short");
    for (const char* const size : {"own-ABN", "own-BAN", "own-_BN", "own-B_N"})
        CHECK(own_fault(size) == "the own layout's text starts with a size outside 1x1 to 62x62");
    CHECK(own_fault("own-EC M") ==
          "an own layout's text is of the letters A-Z, a-z, 0-9, - and _, and letter 7 is none of them");
    // Cells beyond the last one, an excess letter, and a non-canonical encoding of four tiles.
    for (const char* const other : {"own-BBN", "own-BBJA", "own-BBb", "own-EBNJ", "own-DDcEM"})
        CHECK(own_fault(other) == "the own layout's text says more than its cells, or not in the shortest way");
    CHECK(own_fault("own-" + std::string(2000, 'A')) == "an own layout's text has at most 1288 letters");
    CHECK(parse_own_layout("own-BBJ"));
    CHECK(parse_own_layout("own-EBb"));
}

TEST_CASE("no layout that comes with the game has the name of an own one", "[own-layout]") {
    for (const BoardLayout& layout : all_layouts()) CHECK_FALSE(is_own_layout_name(layout.name()));
    CHECK_FALSE(parse_layout("own-heart", "o o\n"));
}
