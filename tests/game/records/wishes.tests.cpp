// The wishes of weeks: how they are drawn, and what games make of them.
#include "game/records/wishes.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "game/records/random_past.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

Day day_from(int year, unsigned month, unsigned day) {
    return Day{std::chrono::local_days{std::chrono::year{year} / std::chrono::month{month} / std::chrono::day{day}}};
}

/// Returns the first week from `week` on with a wish, and the place of the wish among the three.
std::pair<std::int64_t, std::size_t> week_with(std::size_t wish, std::int64_t week) {
    for (;; ++week) {
        const auto drawn = drawn_wishes(week);
        const auto found = std::find(drawn.begin(), drawn.end(), wish);
        if (found != drawn.end()) return {week, static_cast<std::size_t>(found - drawn.begin())};
    }
}

} // namespace

TEST_CASE("a week is the same from Monday to Sunday", "[wishes]") {
    const Day monday = day_from(2026, 11, 23);
    const std::int64_t week = week_of(monday);
    CHECK(first_day_of_week(week) == monday);
    for (int i = 0; i < 7; ++i) CHECK(week_of(monday + std::chrono::days{i}) == week);
    CHECK(week_of(monday + std::chrono::days{7}) == week + 1);
    CHECK(week_of(monday - std::chrono::days{1}) == week - 1);
    CHECK(week_of(day_from(1970, 1, 1)) == 0);
    CHECK(week_of(day_from(1969, 12, 28)) == -1);
}

TEST_CASE("every wish has its week in each round of weeks, and weeks never change", "[wishes]") {
    const auto count = static_cast<std::int64_t>(wishes().size());
    CHECK(count >= 20);
    const std::int64_t weeks = count / static_cast<std::int64_t>(wishes_a_week);
    for (const std::int64_t round : {-3, 0, 1, 370}) {
        std::multiset<std::size_t> all;
        for (std::int64_t i = 0; i < weeks; ++i)
            for (const std::size_t wish : drawn_wishes(round * weeks + i)) all.insert(wish);
        CHECK(all.size() == wishes().size());
        CHECK(std::set<std::size_t>(all.begin(), all.end()).size() == wishes().size());
    }
    CHECK(drawn_wishes(2968) == drawn_wishes(2968));
    CHECK(drawn_wishes(2968) != drawn_wishes(2969));
    std::set<std::string> words;
    for (const Wish& wish : wishes()) {
        CHECK(wish.goal >= 1);
        CHECK(words.insert(wish.words).second);
    }
}

TEST_CASE("only games of the week count, whatever the others are", "[wishes][property]") {
    const auto seed = GENERATE(range(0, 60));
    CAPTURE(seed);
    Random random{static_cast<std::uint64_t>(seed)};
    const PastGames past = random_past(random, 90);
    const std::int64_t week = week_of(day_in_zone(1'795'000'000)) + static_cast<std::int64_t>(random.below(8));
    PastGames own;
    own.matches = past.matches;
    std::copy_if(past.games.begin(), past.games.end(), std::back_inserter(own.games),
                 [&](const GameSummary& game) { return week_of(day_in_zone(game.touched)) == week; });
    const auto states = wishes_of(week, past.past());
    CHECK(states == wishes_of(week, own.past()));
    const auto drawn = drawn_wishes(week);
    std::set<Day> days;
    Tally tally;
    for (auto game = own.games.rbegin(); game != own.games.rend(); ++game) {
        tally.add(*game, day_in_zone);
        if (game->state == GameState::cleared) days.insert(day_in_zone(game->touched));
    }
    for (std::size_t i = 0; i < wishes_a_week; ++i) {
        const Wish& wish = wishes()[drawn.at(i)];
        CAPTURE(wish.words);
        CHECK(states.at(i).wish == drawn.at(i));
        CHECK(states.at(i).count == std::min(wish.goal, wish.count(tally, days.size())));
        CHECK(states.at(i).done == (states.at(i).count == wish.goal));
    }
}

TEST_CASE("three boards without undo are a wish that comes true with the third", "[wishes]") {
    const auto [week, place] = week_with(0, 2960);
    const Day monday = first_day_of_week(week);
    PastGames past;
    for (int i = 0; i < 4; ++i) {
        GameSummary game;
        game.key = i + 1;
        game.state = GameState::cleared;
        game.id = {DealParams{.size = {4, 6}, .kinds = 6}, "x"};
        game.touched = noon_of(monday + std::chrono::days{2 * i});
        game.undos = i == 1 ? 1 : 0;
        past.games.insert(past.games.begin(), game);
        const WishState state = wishes_of(week, past.past()).at(place);
        CHECK(state.count == std::array{1, 1, 2, 3}.at(static_cast<std::size_t>(i)));
        CHECK(state.done == (i == 3));
        CHECK(wishes_of(week + 8, past.past()).at(0).count == 0);
    }
    for (GameSummary& game : past.games) game.touched = std::numeric_limits<Date>::max() / 2; // a broken clock
    CHECK(wishes_of(week, past.past()).at(place).count == 0);
}

TEST_CASE("a wish asks for no more than ten quiet minutes", "[wishes]") {
    // Four seconds a pair: the smallest boards that fulfil a wish of counted boards have some 12 pairs, and no wish
    // asks for more than four of them or for a hundred pairs.
    for (const Wish& wish : wishes()) {
        CAPTURE(wish.words);
        CHECK((wish.goal <= 4 || wish.goal == 60 || wish.goal == 100 || wish.goal == 1500));
    }
}
