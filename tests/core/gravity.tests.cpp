#include "twoturns/gravity.hpp"

#include <map>
#include <set>
#include <vector>

#include "support/catch.hpp"
#include "support/maps.hpp"
#include "support/scale.hpp"
#include "support/slow_play.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;

namespace {

std::map<Kind, int> tiles_by_kind(const Board& board) {
    std::map<Kind, int> counts;
    for (const Cell c : board.tile_cells()) ++counts[board.kind(c)];
    return counts;
}

std::string settled(std::string_view text, Gravity gravity) {
    const auto named = parse_board(text);
    REQUIRE(named);
    Board board = named->board;
    settle(board, gravity);
    return to_text(board, named->names);
}

} // namespace

TEST_CASE("tiles fall past nothing and keep their order", "[gravity]") {
    CHECK(settled("A .\nB #\n. C\n. .\n", Gravity::down) == ". .\n. #\nA .\nB C\n");
    CHECK(settled(". .\nB #\n. C\nA .\n", Gravity::up) == "B .\nA #\n. C\n. .\n");
    CHECK(settled(". A . # . B C\n", Gravity::left) == "A . . # B C .\n");
    CHECK(settled("A . B # . C .\n", Gravity::right) == ". A B # . . C\n");
    CHECK(settled("A . B # . C .\n", Gravity::none) == "A . B # . C .\n");
}

TEST_CASE("tiles slide neither into walls nor past them", "[gravity][walls]") {
    CHECK(settled("A . _ B . C\n", Gravity::right) == ". A _ . B C\n");
    CHECK(settled("A . _ B . C\n", Gravity::left) == "A . _ B C .\n");
    CHECK(settled("A\n_\n.\nB\n.\n", Gravity::down) == "A\n_\n.\n.\nB\n");
    CHECK(settled("A . . _ . . B\n", Gravity::horizontal_in) == ". . A _ B . .\n");
    CHECK(settled(". A _ _ . B .\n", Gravity::horizontal_out) == "A . _ _ . . B\n");
    CHECK(settled("_ A _\nA . A\n_ . _\n", Gravity::down) == "_ . _\nA . A\n_ A _\n");
}

TEST_CASE("halves meet at the midline or part from it, the middle line going with the second half", "[gravity]") {
    CHECK(settled("A . . . B\n", Gravity::horizontal_in) == ". A B . .\n");
    CHECK(settled(". A B C .\n", Gravity::horizontal_out) == "A . . B C\n");
    CHECK(settled(". A B .\n", Gravity::horizontal_out) == "A . . B\n");
    CHECK(settled("A\n.\n.\n.\nB\n", Gravity::vertical_in) == ".\nA\nB\n.\n.\n");
    CHECK(settled(".\nA\nB\nC\n.\n", Gravity::vertical_out) == "A\n.\n.\nB\nC\n");
    CHECK(settled("A . # . . B\n", Gravity::horizontal_in) == ". A # B . .\n");
    // A single line belongs to the second half.
    CHECK(settled(". A .\n", Gravity::vertical_in) == ". A .\n");
    CHECK(settled("A\n", Gravity::horizontal_out) == "A\n");
}

TEST_CASE("the table says of every gravity how it slides, and in words of its own", "[gravity]") {
    std::set<std::string_view> words;
    for (const Gravity gravity : all_gravities) {
        const GravityTraits traits = traits_of(gravity);
        CAPTURE(traits.name);
        CHECK((traits.axis == Axis::none) == (traits.flows[0] == Flow::none));
        CHECK((traits.axis != Axis::none || !traits.has_midline()));
        CHECK((gravity == Gravity::none) == (traits.axis == Axis::none));
        CHECK(words.insert(traits.label).second);
        CHECK(words.insert(traits.meaning).second);
        // A tile in a corner and one in the middle of a side move along the axis only.
        Board board{{5, 5}};
        for (const Cell cell : {Cell{1, 2}, Cell{2, 5}, Cell{4, 1}, Cell{5, 4}}) board.put(cell, {});
        for (const Slide slide : settle(board, gravity)) {
            CHECK((traits.axis == Axis::rows) == (slide.from.row == slide.to.row));
            CHECK((traits.axis == Axis::columns) == (slide.from.col == slide.to.col));
        }
    }
}

TEST_CASE("every gravity has a name that leads back to it", "[gravity]") {
    const std::vector<std::string_view> names{
        "none", "down", "up", "left", "right", "vertical-in", "vertical-out", "horizontal-in", "horizontal-out"};
    REQUIRE(names.size() == all_gravities.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        CHECK(name_of(all_gravities[i]) == names[i]);
        CHECK(gravity_from_name(names[i]) == all_gravities[i]);
    }
    CHECK_FALSE(gravity_from_name("").has_value());
    CHECK_FALSE(gravity_from_name("Down").has_value());
    CHECK_FALSE(gravity_from_name("down ").has_value());
}

TEST_CASE("settling agrees with moving single tiles single steps", "[gravity][property]") {
    const Gravity gravity = GENERATE(from_range(std::vector<Gravity>(all_gravities.begin(), all_gravities.end())));
    CAPTURE(name_of(gravity));
    Random random(11);
    for (int round = 0; round < scaled(600); ++round) {
        const Size size{random_between(random, 1, 11), random_between(random, 1, 11)};
        Board before = random_board(random, size, 6, random_between(random, 0, 100), random_between(random, 0, 25));
        if (round % 2 == 1) add_walls(random, before, random_between(random, 0, 60));
        INFO(to_text(before));

        Board slow = before;
        testing::fall(slow, gravity);
        Board fast = before;
        const auto slides = settle(fast, gravity);
        REQUIRE(fast == slow);
        REQUIRE(fast.tiles() == before.tiles());
        REQUIRE(tiles_by_kind(fast) == tiles_by_kind(before));

        Board replayed = before;
        for (const Slide& slide : slides) {
            REQUIRE(replayed.is_tile(slide.from));
            REQUIRE(replayed.is_empty(slide.to));
            replayed.put(slide.to, replayed.tile(slide.from));
            replayed.clear(slide.from);
        }
        REQUIRE(replayed == fast);
        REQUIRE(slides.empty() == (fast == before));
        for (std::size_t i = 0; i < slides.size(); ++i)
            for (std::size_t later = i + 1; later < slides.size(); ++later) REQUIRE(slides[i].to != slides[later].from);

        REQUIRE(settle(fast, gravity).empty());
        REQUIRE(fast == slow);
    }
}

TEST_CASE("the largest board settles as well", "[gravity]") {
    Random random(12);
    for (const Gravity gravity : all_gravities) {
        const Board before = random_board(random, {max_side, max_side}, 30, 50, 5);
        Board slow = before;
        testing::fall(slow, gravity);
        Board fast = before;
        settle(fast, gravity);
        CHECK(fast == slow);
    }
}

TEST_CASE("a board with rows and columns exchanged slides by the transposed gravity", "[gravity][property]") {
    const auto transposed_board = [](const Board& board) {
        Board other{{board.size().cols, board.size().rows}};
        for (int row = 1; row <= board.size().rows; ++row)
            for (int col = 1; col <= board.size().cols; ++col)
                if (board.is_tile({row, col})) other.put({col, row}, board.tile({row, col}));
        return other;
    };
    Random random{20261126};
    for (const Gravity gravity : all_gravities) {
        CAPTURE(name_of(gravity));
        CHECK(transposed(transposed(gravity)) == gravity);
        CHECK((transposed(gravity) == gravity) == (gravity == Gravity::none));
        for (int i = 0; i < 20; ++i) {
            Board board{{2 + static_cast<int>(random.below(5)), 2 + static_cast<int>(random.below(6))}};
            for (int row = 1; row <= board.size().rows; ++row)
                for (int col = 1; col <= board.size().cols; ++col)
                    if (random.below(2) == 0) board.put({row, col}, Tile{static_cast<Kind>(random.below(4))});
            CHECK(transposed_board(settled(board, gravity)) == settled(transposed_board(board), transposed(gravity)));
        }
    }
}
