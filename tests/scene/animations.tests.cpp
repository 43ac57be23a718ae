#include "scene/animations.hpp"

#include <vector>

#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

const Link a_link{Cell{1, 1}, Cell{1, 2}};

} // namespace

TEST_CASE("without animations nothing changes by itself", "[animations]") {
    const Animations animations;
    CHECK_FALSE(animations.next_change(Time{5}, true));
    CHECK_FALSE(animations.next_change(Time{5}, false));
}

TEST_CASE("each effect asks for frames while it moves, and is forgotten when it is over", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.vanishing.push_back({a_link, {}, {}, start});
    animations.falling.push_back({{1, 1}, {2, 1}, start, durations::slide});
    animations.shaking = Shake{{1, 1}, start};
    const auto next = animations.next_change(start, true);
    REQUIRE(next);
    CHECK(*next > start);
    CHECK(*next <= start + Time{17});

    animations.expire(start);
    CHECK(animations.vanishing.size() == 1);
    CHECK(animations.falling.size() == 1);
    CHECK(animations.shaking);
    animations.expire(start + durations::shake);
    CHECK_FALSE(animations.shaking);
    animations.expire(start + durations::slide + durations::land);
    CHECK(animations.falling.empty());
    animations.expire(start + durations::vanish);
    CHECK(animations.vanishing.empty());
    CHECK_FALSE(animations.next_change(start + durations::vanish, true));
}

TEST_CASE("without motion an effect only waits for its end", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.vanishing.push_back({a_link, {}, {}, start});
    CHECK(animations.next_change(start, false) == start + durations::line_still);
    CHECK(animations.next_change(start + durations::line_still, false) == start + durations::vanish);
    animations.vanishing.clear();
    animations.show_pick({1, 1}, start);
    animations.show_return({a_link}, test::board_of("A A\n"), start);
    animations.shaking = Shake{{1, 1}, start};
    animations.falling.push_back({{1, 1}, {2, 1}, start, durations::slide});
    animations.hint = HintShown{a_link, game::HintStep::pair, start};
    CHECK_FALSE(animations.next_change(start, false));
    animations.explained = Explained{{}, start};
    CHECK(animations.next_change(start, false) == start + durations::explained);
}

TEST_CASE("an explanation stands still until it fades", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.explained = Explained{{}, start};
    const Time fade = start + durations::explained - durations::explained_fade;
    CHECK(animations.next_change(start, true) == fade);
    CHECK(*animations.next_change(fade, true) <= fade + Time{17});
    animations.expire(start + durations::explained);
    CHECK_FALSE(animations.explained);
}

TEST_CASE("a hint breathes for a while and then stays", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.hint = HintShown{a_link, game::HintStep::pair, start};
    CHECK(animations.next_change(start, true));
    const Time still = start + durations::breath * durations::breaths;
    CHECK_FALSE(animations.next_change(still, true));
    animations.expire(still + Time{60'000});
    CHECK(animations.hint);
}

TEST_CASE("what a step changes is shown for a moment, and nothing where it changes nothing", "[animations]") {
    const Time start{1000};
    const Board before = test::board_of("A B\nA B\n");
    const Board after = test::board_of("A .\nA .\n");
    Animations animations;
    animations.show_change(before, before, {}, start);
    CHECK_FALSE(animations.change);
    animations.show_change(before, after, {}, start);
    CHECK_FALSE(animations.change); // tiles that are gone are no longer shown
    animations.show_change(after, before, {}, start);
    CHECK(animations.change->brought == std::vector<Cell>{{1, 2}, {2, 2}});
    CHECK(animations.next_change(start, false) == start + durations::changed);
    animations.expire(start + durations::changed);
    CHECK_FALSE(animations.change);
}

namespace {

/// A column of two pairs on the floor; the lower pair is removed, and what is above slides down.
game::Matched lower_pair_goes() { return {{{4, 1}, {3, 1}}, {0, 0}, {0, 0}, {{{2, 1}, {4, 1}}, {{1, 1}, {3, 1}}}}; }

} // namespace

TEST_CASE("tiles slide once the pair is gone, the farther the longer, and never long", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.show_match(lower_pair_goes(), start);
    REQUIRE(animations.falling.size() == 2);
    const Fall& fall = animations.falling.front();
    CHECK(fall.at(start).y == 2);
    CHECK(fall.at(start + durations::gone).y == 2); // not before
    const Time middle = start + durations::gone + fall.length / 2;
    CHECK(fall.at(middle).y > 2);
    CHECK(fall.at(middle).y < 4);
    CHECK(fall.at(start + durations::gone + fall.length).y == 4);
    CHECK(fall.at(middle).x == 1);
    CHECK(fall.length == durations::slide + 2 * durations::slide_cell);

    Animations far;
    far.show_match({{{9, 1}, {8, 1}}, {0, 0}, {0, 0}, {{{1, 1}, {60, 1}}}}, start);
    CHECK(far.falling.front().length == durations::slide_most);
}

TEST_CASE("a tile that still slides goes on from where it is seen", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.show_match(lower_pair_goes(), start);
    const Time later = start + durations::gone + Time{60};
    const Fall first = animations.falling.front(); // to 4,1
    const auto seen = first.at(later);
    REQUIRE(seen.y > 2);
    REQUIRE(seen.y < 4);
    animations.show_match({{{5, 1}, {6, 1}}, {0, 0}, {0, 0}, {{{4, 1}, {6, 1}}}}, later);
    REQUIRE(animations.falling.size() == 2); // the other one, and this one going further
    const Fall& on = animations.falling.back();
    CHECK(on.to == Cell{6, 1});
    CHECK(on.at(later).y == Approx(seen.y));
    CHECK(on.at(later + Time{60}).y > seen.y);
}

TEST_CASE("tiles that wait for a pair to be gone slide at once when the next pair is taken", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.show_match(lower_pair_goes(), start);
    animations.show_match({{{1, 5}, {2, 5}}, {0, 0}, {0, 0}, {}}, start + Time{10});
    for (const Fall& fall : animations.falling) CHECK(fall.start == start + Time{10});
}

TEST_CASE("ways that are known are shown as slides and not as new tiles", "[animations]") {
    const Time start{1000};
    const Board before = test::board_of(". .\nA B\nA B\n");
    const Board after = test::board_of("A .\nA B\n. B\n");
    Animations animations;
    animations.show_change(before, after, {{{2, 1}, {1, 1}}, {{3, 1}, {2, 1}}}, start);
    CHECK(animations.falling.size() == 2);
    REQUIRE(animations.change);
    CHECK(animations.change->brought.empty());
    CHECK(animations.change->slid.size() == 1); // the other cell has the same tile as before
}

TEST_CASE("a new board, a reshuffle, a pick and a pair that comes back are over after a moment", "[animations]") {
    const Time start{1000};
    Animations animations;
    animations.dealt = Dealt{start};
    const Board before = test::board_of("A B\n# .\n");
    Board after = before;
    after.put({1, 1}, before.tile({1, 2}));
    after.put({1, 2}, before.tile({1, 1}));
    animations.show_reshuffle(before, after, start);
    animations.show_pick({1, 1}, start);
    animations.show_return({a_link}, test::board_of("A A\n"), start);
    REQUIRE(animations.reshuffle);
    CHECK(animations.reshuffle->flights.size() == 2);
    CHECK(animations.next_change(start, true) == start + durations::frame);
    animations.expire(start + durations::pick);
    CHECK(animations.picks.empty());
    animations.expire(start + durations::undone);
    CHECK(animations.returning.empty());
    animations.expire(start + durations::deal_spread + durations::deal_tile);
    CHECK_FALSE(animations.dealt);
    CHECK(animations.reshuffle);
    animations.expire(start + durations::reshuffled);
    CHECK_FALSE(animations.reshuffle);
    CHECK(durations::deal_spread + durations::deal_tile <= Time{400});
    CHECK_FALSE(animations.next_change(start + durations::reshuffled, true));
}

TEST_CASE("of many pairs that come back six run, one after another, and a cell without a tile gets none",
          "[animations]") {
    const Time start{1000};
    Animations animations;
    const Board board = test::board_of("A A .\n");
    const std::vector<Link> lines(9, a_link);
    animations.show_return(lines, board, start);
    REQUIRE(animations.returning.size() == 6);
    for (std::size_t i = 1; i < 6; ++i)
        CHECK(animations.returning[i].start == animations.returning[i - 1].start + durations::undone_apart);
    Animations none;
    none.show_return({Link{Cell{1, 2}, Cell{1, 3}}}, board, start);
    CHECK(none.returning.empty());
}
