#include "scene/effects.hpp"

#include <vector>

#include "support/play.hpp"

using namespace twoturns;
using namespace twoturns::scene;

namespace {

const Link a_link{Cell{1, 1}, Cell{1, 2}};

} // namespace

TEST_CASE("progress runs from 0 to 1 and never outside", "[effects]") {
    CHECK(progress(Time{50}, Time{100}, Time{200}) == 0);
    CHECK(progress(Time{100}, Time{100}, Time{200}) == 0);
    CHECK(progress(Time{200}, Time{100}, Time{200}) == Approx(0.5));
    CHECK(progress(Time{300}, Time{100}, Time{200}) == 1);
    CHECK(progress(Time{9000}, Time{100}, Time{200}) == 1);
}

TEST_CASE("easing out starts at 0, ends at 1, never goes back and is fast first", "[effects]") {
    CHECK(ease_out(0) == 0);
    CHECK(ease_out(1) == 1);
    CHECK(ease_out(0.5F) > 0.5F);
    for (int i = 1; i <= 100; ++i)
        CHECK(ease_out(static_cast<float>(i) / 100) >= ease_out(static_cast<float>(i - 1) / 100));
}

TEST_CASE("without effects nothing changes by itself", "[effects]") {
    const Effects effects;
    CHECK_FALSE(effects.next_change(Time{5}, true));
    CHECK_FALSE(effects.next_change(Time{5}, false));
}

TEST_CASE("each effect asks for frames while it moves, and is forgotten when it is over", "[effects]") {
    const Time start{1000};
    Effects effects;
    effects.vanishing.push_back({a_link, {}, {}, start});
    effects.falling.push_back({{1, 1}, {2, 1}, start});
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
    effects.expire(start + durations::fall_delay + durations::fall);
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
    effects.falling.push_back({{1, 1}, {2, 1}, start});
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
    effects.show_change(before, before, start);
    CHECK_FALSE(effects.change);
    effects.show_change(before, after, start);
    REQUIRE(effects.change);
    CHECK(effects.change->removed.size() == 2);
    CHECK(effects.change->brought.empty());
    effects.show_change(after, before, start);
    CHECK(effects.change->brought == std::vector<Cell>{{1, 2}, {2, 2}});
    CHECK(effects.next_change(start, false) == start + durations::changed);
    effects.expire(start + durations::changed);
    CHECK_FALSE(effects.change);
}
