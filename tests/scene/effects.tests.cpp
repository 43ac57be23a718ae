#include "scene/effects.hpp"

#include <vector>

#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

const Link a_link{Cell{1, 1}, Cell{1, 2}};

} // namespace

TEST_CASE("without effects nothing changes by itself", "[effects]") {
    const Effects effects;
    CHECK_FALSE(effects.next_change(Time{5}, true));
    CHECK_FALSE(effects.next_change(Time{5}, false));
}

TEST_CASE("each effect asks for frames while it moves, and is forgotten when it is over", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.vanishing.push_back({a_link, {}, {}, start});
    effects.falling.push_back({{1, 1}, {2, 1}, start, durations::slide});
    effects.shaking = Shake{{1, 1}, start};
    const auto next = effects.next_change(start, true);
    REQUIRE(next);
    CHECK(*next > start);
    CHECK(*next <= start + Time{17});

    effects.expire(start);
    CHECK(effects.vanishing.size() == 1);
    CHECK(effects.falling.size() == 1);
    CHECK(effects.shaking);
    effects.expire(start + durations::shake);
    CHECK_FALSE(effects.shaking);
    effects.expire(start + durations::slide + durations::land);
    CHECK(effects.falling.empty());
    effects.expire(start + durations::vanish);
    CHECK(effects.vanishing.empty());
    CHECK_FALSE(effects.next_change(start + durations::vanish, true));
}

TEST_CASE("without motion an effect only waits for its end", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.vanishing.push_back({a_link, {}, {}, start});
    CHECK(effects.next_change(start, false) == start + durations::vanish);
    effects.vanishing.clear();
    effects.shaking = Shake{{1, 1}, start};
    effects.falling.push_back({{1, 1}, {2, 1}, start, durations::slide});
    effects.hint = HintShown{a_link, game::HintStep::pair, start};
    CHECK_FALSE(effects.next_change(start, false));
    effects.explained = Explained{{}, start};
    CHECK(effects.next_change(start, false) == start + durations::explained);
}

TEST_CASE("an explanation stands still until it fades", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.explained = Explained{{}, start};
    const Time fade = start + durations::explained - durations::explained_fade;
    CHECK(effects.next_change(start, true) == fade);
    CHECK(*effects.next_change(fade, true) <= fade + Time{17});
    effects.expire(start + durations::explained);
    CHECK_FALSE(effects.explained);
}

TEST_CASE("a hint breathes for a while and then stays", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.hint = HintShown{a_link, game::HintStep::pair, start};
    CHECK(effects.next_change(start, true));
    const Time still = start + durations::breath * durations::breaths;
    CHECK_FALSE(effects.next_change(still, true));
    effects.expire(still + Time{60'000});
    CHECK(effects.hint);
}

TEST_CASE("what a step changes is shown for a moment, and nothing where it changes nothing", "[effects]") {
    const Time start{1000};
    const Board before = test::board_of("A B\nA B\n");
    const Board after = test::board_of("A .\nA .\n");
    Effects effects;
    effects.show_change(before, before, {}, start);
    CHECK_FALSE(effects.change);
    effects.show_change(before, after, {}, start);
    REQUIRE(effects.change);
    CHECK(effects.change->removed.size() == 2);
    CHECK(effects.change->brought.empty());
    effects.show_change(after, before, {}, start);
    CHECK(effects.change->brought == std::vector<Cell>{{1, 2}, {2, 2}});
    CHECK(effects.next_change(start, false) == start + durations::changed);
    effects.expire(start + durations::changed);
    CHECK_FALSE(effects.change);
}

namespace {

/// A column of two pairs on the floor, of which the lower pair goes: what lies above slides down.
game::Matched lower_pair_goes() { return {{{4, 1}, {3, 1}}, {0, 0}, {0, 0}, {{{2, 1}, {4, 1}}, {{1, 1}, {3, 1}}}}; }

} // namespace

TEST_CASE("tiles slide once the pair is gone, the farther the longer, and never long", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.show_match(lower_pair_goes(), start);
    REQUIRE(effects.falling.size() == 2);
    const Fall& fall = effects.falling.front();
    CHECK(fall.at(start).y == 2);
    CHECK(fall.at(start + durations::gone).y == 2); // not before
    const Time middle = start + durations::gone + fall.length / 2;
    CHECK(fall.at(middle).y > 2);
    CHECK(fall.at(middle).y < 4);
    CHECK(fall.at(start + durations::gone + fall.length).y == 4);
    CHECK(fall.at(middle).x == 1);
    CHECK(fall.length == durations::slide + 2 * durations::slide_cell);

    Effects far;
    far.show_match({{{9, 1}, {8, 1}}, {0, 0}, {0, 0}, {{{1, 1}, {60, 1}}}}, start);
    CHECK(far.falling.front().length == durations::slide_most);
}

TEST_CASE("a tile that still slides goes on from where it is seen", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.show_match(lower_pair_goes(), start);
    const Time later = start + durations::gone + Time{60};
    const Fall first = effects.falling.front(); // to 4,1
    const auto seen = first.at(later);
    REQUIRE(seen.y > 2);
    REQUIRE(seen.y < 4);
    effects.show_match({{{5, 1}, {6, 1}}, {0, 0}, {0, 0}, {{{4, 1}, {6, 1}}}}, later);
    REQUIRE(effects.falling.size() == 2); // the other one, and this on its further way
    const Fall& on = effects.falling.back();
    CHECK(on.to == Cell{6, 1});
    CHECK(on.at(later).y == Approx(seen.y));
    CHECK(on.at(later + Time{60}).y > seen.y);
}

TEST_CASE("tiles that wait for a pair to be gone slide at once when the next pair is taken", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.show_match(lower_pair_goes(), start);
    effects.show_match({{{1, 5}, {2, 5}}, {0, 0}, {0, 0}, {}}, start + Time{10});
    for (const Fall& fall : effects.falling) CHECK(fall.start == start + Time{10});
}

TEST_CASE("ways that are known are shown as slides and not as new tiles", "[effects]") {
    const Time start{1000};
    const Board before = test::board_of(". .\nA B\nA B\n");
    const Board after = test::board_of("A .\nA B\n. B\n");
    Effects effects;
    effects.show_change(before, after, {{{2, 1}, {1, 1}}, {{3, 1}, {2, 1}}}, start);
    CHECK(effects.falling.size() == 2);
    REQUIRE(effects.change);
    CHECK(effects.change->brought.empty());
    CHECK(effects.change->removed.empty());
    CHECK(effects.change->slid.size() == 1); // the other cell has the same tile as before
}

TEST_CASE("a new board and a reshuffle are over after a moment", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.dealt = Dealt{start};
    effects.show_reshuffle(test::board_of("A B\n# .\n"), start);
    REQUIRE(effects.reshuffle);
    CHECK(effects.reshuffle->before.size() == 2);
    CHECK(effects.next_change(start, true));
    effects.expire(start + durations::deal_spread + durations::deal_tile);
    CHECK_FALSE(effects.dealt);
    CHECK_FALSE(effects.reshuffle);
    CHECK(durations::deal_spread + durations::deal_tile <= Time{400});
    CHECK_FALSE(effects.next_change(start + Time{400}, true));
}
