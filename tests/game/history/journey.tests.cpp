#include "game/history/journey.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/world_rules.hpp"
#include "twoturns/notation.hpp"

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

TEST_CASE("the journey has nine places in each of eight worlds, every one a board of its own", "[journey]") {
    REQUIRE(journey().size() == places);
    REQUIRE(journey_before().size() == places);
    std::set<std::string> ids;
    for (const auto table : {journey(), journey_before()})
        for (std::size_t at = 0; at < places; ++at) {
            const GameId& id = table[at].id;
            CAPTURE(at, to_text(id));
            CHECK(checked(id.params));
            CHECK(ids.insert(to_text(id)).second);
            CHECK(place_of(id) == at);
            CHECK(par_of(id) == table[at].par);
            CHECK(number_of(at) == at % 9 + 1);
            CHECK(world_of(at) == static_cast<World>(at / 9));
        }
    GameId other = journey()[7].id;
    other.seed += " or so";
    CHECK_FALSE(place_of(other));
    CHECK_FALSE(par_of(other));
}

TEST_CASE("the boards that places had before never change", "[journey]") {
    CHECK(to_text(journey_before()[0].id) == "tt1.4x3.3.none.full.1.journey 2");
    CHECK(to_text(journey_before()[9].id) == "tt1.4x3.3.none.full.1.journey 15");
    CHECK(to_text(journey_before()[40].id) == "tt1.8x6.12.none.stones.2.journey 15");
    CHECK(to_text(journey_before()[71].id) == "tt1.28x10.42.down.full.4.journey 10");
    CHECK(journey_before()[0].par == 30s);
    CHECK(journey_before()[71].par == 980s);
}

TEST_CASE("the places of a world get harder one by one, and the last has the largest board", "[journey]") {
    for (std::size_t at = 0; at < places; ++at) {
        CAPTURE(at);
        if (number_of(at) > 1) CHECK(journey()[at].winners < journey()[at - 1].winners);
        const std::size_t boss = at / places_in_world * places_in_world + places_in_world - 1;
        CHECK(is_boss(at) == (at == boss));
        if (at != boss) CHECK(journey()[at].id.params.size.cells() < journey()[boss].id.params.size.cells());
    }
}

TEST_CASE("the rule of a world is part of the IDs of its boards, and its lines keep to it", "[journey]") {
    for (std::size_t at = 0; at < places; ++at) {
        const GameId& id = journey()[at].id;
        CAPTURE(at, to_text(id));
        const Rule rule = world_of(at) == World::meadow     ? Rule::straight
                          : world_of(at) == World::old_town ? Rule::one_turn
                                                            : Rule::any;
        CHECK(id.params.rule == rule);
        CHECK(to_text(id).starts_with("tt2."));
    }
    for (const std::size_t at : {std::size_t{8}, std::size_t{17}}) { // the game itself refuses other lines
        const GameId& id = journey()[at].id;
        const auto dealt = deal(id);
        REQUIRE(dealt);
        Board free = dealt->board;
        free.set_rule(Rule::any);
        int refused = 0;
        for (const Move move : legal_moves(free)) {
            Board board = dealt->board;
            const auto line = find_link(free.occupancy(), move.a, move.b);
            REQUIRE(line);
            const bool allowed = line->turns() <= most_turns(id.params.rule);
            CHECK(take_pair(board, move, Gravity::none) == allowed);
            refused += allowed ? 0 : 1;
        }
        CHECK(refused > 0);
    }
}

// journey-places check proves all of them.
TEST_CASE("some places of each world are proven to need its rule, and to be as hard as they say", "[journey]") {
    for (const std::size_t at :
         {0U, 4U, 8U, 9U, 13U, 18U, 22U, 27U, 31U, 36U, 40U, 44U, 45U, 49U, 53U, 54U, 58U, 63U}) {
        const JourneyStop& place = journey()[at];
        CAPTURE(at, to_text(place.id));
        const auto dealt = deal(place.id);
        REQUIRE(dealt);
        CHECK(dealt->level == place.id.params.difficulty);
        CHECK(twoturns::testing::fault_of_witness(place.id, *dealt).empty());
        CHECK(twoturns::testing::fault_of_rule(world_of(at), place.id, dealt->board).empty());
        if (is_boss(at)) CHECK(twoturns::testing::fault_of_boss(world_of(at), place.id, dealt->board).empty());
        CHECK(twoturns::testing::random_winners(dealt->board, place.id.params.gravity) == place.winners);
    }
}

TEST_CASE("a board of another world is found out", "[journey]") {
    const auto fault = [](World world, std::size_t at) {
        const GameId& id = journey()[at].id;
        return twoturns::testing::fault_of_rule(world, id, deal(id)->board);
    };
    CHECK(fault(World::meadow, 9) == "another rule for lines");
    CHECK(fault(World::old_town, 0) == "another rule for lines");
    CHECK(fault(World::old_town, 36) == "gravity or stones");
    CHECK(fault(World::river, 27) == "needs the outside");
    CHECK(fault(World::coast, 18) == "does not need the outside");
    CHECK(fault(World::high_pass, 18) == "no pair that stones keep apart");
    CHECK(fault(World::river, 36) == "gravity or stones");
    CHECK(fault(World::orchard, 54) == "another gravity than the world's");
    CHECK(fault(World::mirror_lake, 45) == "another gravity than the world's");
    CHECK(fault(World::lantern_city, 18) == "not wide");

    const auto under_rule = [](World world, std::size_t at, Rule rule) {
        GameId id = journey()[at].id;
        id.params.rule = rule;
        Board board = deal(journey()[at].id)->board;
        board.set_rule(rule);
        return twoturns::testing::fault_of_rule(world, id, board);
    };
    CHECK(under_rule(World::meadow, 9, Rule::straight) == "needs a turn");
    CHECK(under_rule(World::old_town, 0, Rule::one_turn) == "needs no turn");
    CHECK(under_rule(World::old_town, 18, Rule::one_turn) == "needs two turns");
    CHECK(under_rule(World::river, 9, Rule::any) == "needs no two turns");
    GameId falls = journey()[18].id;
    falls.params.gravity = Gravity::down;
    CHECK(twoturns::testing::fault_of_rule(World::orchard, falls, deal(journey()[18].id)->board) ==
          "can be cleared without gravity");
}

TEST_CASE("what was reached on the earlier board of a place counts for the place of the same number", "[journey]") {
    const JourneyStop& before = journey_before()[40];
    const JourneyResults old{std::vector{cleared(before.id, before.par, stars_fixed)}};
    CHECK(old.stars(40) == Stars{true, true, true}); // by the time of the earlier board
    CHECK(old.done() == 1);
    REQUIRE(old.best(40));
    CHECK(old.best(40)->id == before.id);
    CHECK_FALSE(old.quickest(40)); // a time on another board is no time to beat
    GameSummary slow = cleared(before.id, before.par + 1s, stars_fixed);
    CHECK(JourneyResults{std::vector{slow}}.stars(40) == Stars{true, true, false});
    const GameSummary shown_as_limit = cleared(before.id, before.par + 999ms, stars_fixed);
    CHECK(JourneyResults{std::vector{shown_as_limit}}.stars(40) == Stars{true, true, true});
    const JourneyStop& now = journey()[40];
    GameSummary helped = cleared(now.id, now.par, stars_fixed + 10);
    helped.hints = 1;
    const JourneyResults both{std::vector{slow, helped}};
    CHECK(both.stars(40) == Stars{true, true, true}); // one star from each board
    CHECK(both.quickest(40) == now.par);
    std::vector<GameSummary> all;
    for (const JourneyStop& place : journey_before()) all.push_back(cleared(place.id, place.par, 100));
    CHECK(JourneyResults{all}.done() == places);
    CHECK(JourneyResults{all}.all_stars() == static_cast<int>(3 * places));
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
}

TEST_CASE("no pace of other games moves the time for a star", "[journey]") {
    const JourneyStop& place = journey()[8];
    for (const Time pair : {300ms, 20'000ms}) {
        auto games = games_at(pair, 30, stars_fixed);
        games.push_back(cleared(place.id, place.par, stars_fixed + 100));
        CHECK(JourneyResults{games}.stars(8).in_time);
        games.back().elapsed += 1s;
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

TEST_CASE("the game that is open on a place is the last one, if it was begun and not cleared", "[journey]") {
    const auto left_at = [](const GameId& id, Date touched, int moves) {
        GameSummary game = cleared(id, 5s, touched);
        game.state = GameState::unfinished;
        game.moves = moves;
        game.key = static_cast<GameKey>(touched);
        return game;
    };
    const GameId& id = journey()[5].id;
    const auto open = [](const std::vector<GameSummary>& games) {
        const auto game = JourneyResults{games}.open(5);
        return game ? game->key : 0;
    };
    CHECK(open({left_at(id, 100, 2), left_at(id, 300, 1), left_at(id, 200, 1)}) == 300);
    CHECK(open({left_at(id, 100, 0)}) == 0);
    CHECK(open({left_at(id, 100, 2), cleared(id, 5s, 200)}) == 0);
    CHECK(open({cleared(id, 5s, 50), left_at(id, 100, 2)}) == 100);
    CHECK(open({left_at(journey_before()[5].id, 100, 2), left_at(journey()[6].id, 100, 2)}) == 0);
    GameSummary from_file = left_at(id, 100, 2);
    from_file.custom_board = true;
    CHECK(open({from_file}) == 0);
}

TEST_CASE("when all places are cleared none is next", "[journey]") {
    std::vector<GameSummary> games;
    for (std::size_t at = 0; at < places; ++at) games.push_back(cleared(journey()[at].id, 1s, 100));
    const JourneyResults results{games};
    CHECK(results.done() == places);
    CHECK(results.all_stars() == static_cast<int>(3 * places));
    CHECK_FALSE(results.next());
    CHECK_FALSE(results.next_after(3));
}

TEST_CASE("after a place comes the next one that is not cleared, and after the last the first", "[journey]") {
    const auto results = [](const std::vector<std::size_t>& done) {
        std::vector<GameSummary> games;
        for (const std::size_t at : done) games.push_back(cleared(journey()[at].id, 1s, 100));
        return JourneyResults{games};
    };
    CHECK(results({}).next_after(0) == 1U);
    CHECK(results({4}).next_after(4) == 5U);
    CHECK(results({4, 5, 6}).next_after(4) == 7U);
    CHECK(results({5, 6}).next_after(4) == 7U);
    CHECK(results({0, 2, places - 1}).next_after(places - 1) == 1U);
    std::vector<std::size_t> others;
    for (std::size_t at = 0; at < places; ++at)
        if (at != 9) others.push_back(at);
    CHECK_FALSE(results(others).next_after(9)); // it is the only one left
    CHECK(results(others).next() == 9U);
}

TEST_CASE("the turns of each place are those of a clearing that is known", "[journey]") {
    std::ifstream file(TWOTURNS_JOURNEY_TURNS);
    REQUIRE(file);
    std::map<std::string, std::vector<Move>> known;
    std::vector<Move>* moves = nullptr;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(';')) continue;
        if (line.starts_with("id ")) {
            moves = &known[line.substr(3)];
            continue;
        }
        const auto move = parse_move(line);
        REQUIRE(move);
        moves->push_back(*move);
    }
    CHECK(known.size() == places);
    for (std::size_t at = 0; at < places; ++at) {
        const GameId& id = journey()[at].id;
        CAPTURE(at, to_text(id));
        REQUIRE(known.contains(to_text(id)));
        const auto dealt = deal(id);
        REQUIRE(dealt);
        CHECK(turns_of(dealt->board, id.params.gravity, known[to_text(id)]) == best_known_turns(at));
        CHECK(best_known_turns(at) <= *turns_of(dealt->board, id.params.gravity, dealt->witness));
        CHECK(best_known_turns(at).turns >= least_turns(dealt->board, id.params.gravity));
        CHECK((best_known_turns(at).turns == 0) == (world_of(at) == World::meadow));
    }
}
