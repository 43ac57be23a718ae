#include "game/history/journey.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "support/lessons.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace std::chrono_literals;

namespace {

GameSummary cleared(const GameId& id, Time elapsed, Date touched) {
    GameSummary game;
    game.id = id;
    game.state = GameState::cleared;
    game.elapsed = elapsed;
    game.started = touched - 60;
    game.touched = touched;
    return game;
}

/// Returns games of another board that took this long for each of its two pairs.
std::vector<GameSummary> games_at(Time pair, std::size_t count, Date first) {
    const GameId id{{{2, 2}, 2, Gravity::none}, "other"};
    std::vector<GameSummary> games;
    for (std::size_t i = 0; i < count; ++i) games.push_back(cleared(id, 2 * pair, first + static_cast<Date>(i)));
    return games;
}

} // namespace

TEST_CASE("the journey has nine places in each of eight chapters, every one a board of its own", "[journey]") {
    REQUIRE(journey().size() == places);
    std::set<std::string> ids;
    for (std::size_t at = 0; at < places; ++at) {
        const GameId& id = journey()[at].id;
        CAPTURE(at, to_text(id));
        CHECK(checked(id.params));
        CHECK(ids.insert(to_text(id)).second);
        CHECK(place_of(id) == at);
        CHECK(number_of(at) == at % 9 + 1);
    }
    GameId other = journey()[7].id;
    other.seed += " or so";
    CHECK_FALSE(place_of(other));
}

TEST_CASE("the places of a chapter get harder one by one, and larger from its first to its last", "[journey]") {
    for (std::size_t at = 0; at < places; ++at) {
        CAPTURE(at);
        if (number_of(at) > 1) CHECK(journey()[at].winners < journey()[at - 1].winners);
        if (number_of(at) == 1) CHECK(journey()[at].id.params.size.cells() < journey()[at + 8].id.params.size.cells());
    }
}

// journey-places check proves all of them.
TEST_CASE("some places of each chapter are proven to need its lesson, and to be as hard as they say", "[journey]") {
    for (const std::size_t at : {0U, 4U, 9U, 13U, 18U, 22U, 27U, 31U, 36U, 40U, 45U, 49U, 54U, 58U, 63U}) {
        const JourneyStop& place = journey()[at];
        CAPTURE(at, to_text(place.id));
        const auto dealt = deal(place.id);
        REQUIRE(dealt);
        CHECK(dealt->level == place.id.params.difficulty);
        CHECK(twoturns::testing::fault_of_witness(place.id, *dealt).empty());
        CHECK(twoturns::testing::fault_of_lesson(chapter_of(at), place.id, dealt->board).empty());
        CHECK(twoturns::testing::random_winners(dealt->board, place.id.params.gravity) == place.winners);
    }
}

TEST_CASE("a board of another chapter is found out", "[journey]") {
    const auto fault = [](Chapter chapter, std::size_t at) {
        const GameId& id = journey()[at].id;
        return twoturns::testing::fault_of_lesson(chapter, id, deal(id)->board);
    };
    CHECK(fault(Chapter::straight_lines, 9) == "needs a turn");
    CHECK(fault(Chapter::one_turn, 0) == "needs no turn");
    CHECK(fault(Chapter::one_turn, 18) == "needs two turns");
    CHECK(fault(Chapter::two_turns, 9) == "needs no two turns");
    CHECK(fault(Chapter::two_turns, 27) == "needs the outside");
    CHECK(fault(Chapter::outside, 18) == "does not need the outside");
    CHECK(fault(Chapter::stones, 0) == "no pair that stones keep apart");
    CHECK(fault(Chapter::two_turns, 36) == "gravity or stones");
    CHECK(fault(Chapter::falling, 54) == "another gravity than the chapter's");
    CHECK(fault(Chapter::wide_boards, 0) == "not wide");
    GameId falls = journey()[0].id;
    falls.params.gravity = Gravity::down;
    CHECK(twoturns::testing::fault_of_lesson(Chapter::falling, falls, deal(journey()[0].id)->board) ==
          "can be cleared without gravity");
}

TEST_CASE("the first star is for a cleared board, the second for one without help", "[journey]") {
    const GameId& id = journey()[3].id;
    GameSummary game = cleared(id, 3600s, 1000);
    game.hints = 1;
    CHECK(JourneyResults{std::vector{game}}.stars(3) == Stars{true, false, false});
    game.hints = 0;
    game.reshuffles = 1;
    CHECK(JourneyResults{std::vector{game}}.stars(3) == Stars{true, false, false});
    const GameSummary unaided = cleared(id, 4000s, 2000);
    const JourneyResults both{std::vector{unaided, game}};
    CHECK(both.stars(3) == Stars{true, true, false});
    REQUIRE(both.best(3));
    CHECK(both.best(3)->elapsed == 4000s); // the one with less help
    CHECK(both.stars(2) == Stars{});
    CHECK(both.done() == 1);
    CHECK(both.all_stars() == 2);
    CHECK(both.next() == 0U);

    game.state = GameState::unfinished;
    CHECK(JourneyResults{std::vector{game}}.done() == 0);
    game = unaided;
    game.custom_board = true;
    CHECK(JourneyResults{std::vector{game}}.done() == 0);
}

TEST_CASE("the time for the third star is fixed, and more for a larger board", "[journey]") {
    for (std::size_t at = 0; at < places; ++at) {
        const JourneyStop& place = journey()[at];
        CAPTURE(at);
        CHECK(place.par >= 30s);
        CHECK(place.par % 5s == 0s);
        CHECK(place.par >= pairs_of(place.id) * 5s / 2);
        if (number_of(at) == 1) CHECK(place.par < journey()[at + 8].par);
    }
    CHECK(journey()[0].par == 30s); // the ends of the table, which never change
    CHECK(journey()[places - 1].par == 980s);
}

TEST_CASE("no pace of other games moves the time for a star", "[journey]") {
    const JourneyStop& place = journey()[8];
    for (const Time pair : {300ms, 20'000ms}) {
        auto games = games_at(pair, 30, stars_fixed);
        games.push_back(cleared(place.id, place.par, stars_fixed + 100));
        CHECK(JourneyResults{games}.stars(8).in_time);
        games.back().elapsed += 1ms;
        CHECK_FALSE(JourneyResults{games}.stars(8).in_time);
    }
}

TEST_CASE("a star stays whatever is played after it, and the best time stands beside it", "[journey]") {
    const JourneyStop& place = journey()[8];
    std::vector<GameSummary> games{cleared(place.id, place.par, stars_fixed + 100)};
    CHECK(JourneyResults{games}.stars(8) == Stars{true, true, true});
    GameSummary slow = cleared(place.id, place.par * 9, stars_fixed + 200);
    slow.hints = 3;
    games.insert(games.begin(), slow);
    GameSummary given_up = slow;
    given_up.state = GameState::unfinished;
    games.insert(games.begin(), given_up);
    CHECK(JourneyResults{games}.stars(8) == Stars{true, true, true});
    CHECK(JourneyResults{games}.quickest(8) == place.par);
    CHECK_FALSE(JourneyResults{games}.quickest(7));
}

TEST_CASE("a star that was won while times followed the player's pace is kept", "[journey]") {
    const GameId& id = journey()[8].id;
    const int pairs = pairs_of(id);
    CHECK(JourneyResults{std::vector{cleared(id, pairs * 6s, 1000)}}.stars(8).in_time); // fewer than five games
    CHECK_FALSE(JourneyResults{std::vector{cleared(id, pairs * 6s, stars_fixed)}}.stars(8).in_time);
    auto games = games_at(10s, 5, 100);
    games.push_back(cleared(id, pairs * 12s, 1000)); // within 12.5 s per pair
    for (const GameSummary& quick : games_at(1s, 50, 2000)) games.push_back(quick);
    CHECK(JourneyResults{games}.stars(8).in_time);
    games.push_back(cleared(journey()[7].id, pairs_of(journey()[7].id) * 12s, 3000));
    CHECK_FALSE(JourneyResults{games}.stars(7).in_time);
}

TEST_CASE("when all places are cleared none is next", "[journey]") {
    std::vector<GameSummary> games;
    for (std::size_t at = 0; at < places; ++at) games.push_back(cleared(journey()[at].id, 1s, 100));
    const JourneyResults results{games};
    CHECK(results.done() == places);
    CHECK(results.all_stars() == static_cast<int>(3 * places));
    CHECK_FALSE(results.next());
}
