// The pace of a game as a value: what the history records, and when the round of Arcade warns.
#include "app/play/pacing.hpp"

#include <vector>

#include "app/board/game_start.hpp"
#include "support/board_text.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using game::Pace;
using game::Time;
using Warning = Pacing::Warning;

namespace {

game::Game new_game_on(std::string_view board) {
    Random chance{1};
    return custom_game(test::board_of(board), Gravity::none, usual_difficulty, chance);
}

/// Removes a pair and counts it, as the board's screen does.
game::Matched take(Pacing& pacing, game::Game& game, Cell a, Cell b, Time at) {
    const std::size_t before = game.session.log().size();
    game.session.act(game::Click{a}, at);
    const game::Reply reply = game.session.act(game::Click{b}, at);
    pacing.count(reply, before, game);
    REQUIRE(std::holds_alternative<game::Matched>(reply));
    return std::get<game::Matched>(reply);
}

constexpr const char* rows = "A A B B\nC C D D\n";

} // namespace

TEST_CASE("a pace is taken once") {
    game::Game game = new_game_on(rows);
    Pacing pacing;
    CHECK_FALSE(pacing.pace());
    CHECK(pacing.take(Pace::timed, game));
    CHECK_FALSE(pacing.take(Pace::timed, game));
    CHECK_FALSE(pacing.round());
    CHECK(pacing.take(Pace::arcade, game));
    CHECK(pacing.round());
}

TEST_CASE("a game in which the pace changed is calm for the history") {
    game::Game game = new_game_on(rows);
    Pacing pacing;
    pacing.take(Pace::arcade, game);
    take(pacing, game, {1, 1}, {1, 2}, Time{1000});
    CHECK(game.pace == Pace::arcade);
    CHECK(pacing.score(game));
    pacing.take(Pace::timed, game);
    take(pacing, game, {1, 3}, {1, 4}, Time{2000});
    CHECK(game.pace == Pace::calm);
    pacing.take(Pace::arcade, game);
    take(pacing, game, {2, 1}, {2, 2}, Time{3000});
    CHECK(game.pace == Pace::calm);
    CHECK_FALSE(pacing.score(game));
}

TEST_CASE("pairs bring points in Arcade alone") {
    game::Game game = new_game_on(rows);
    Pacing pacing;
    pacing.take(Pace::calm, game);
    take(pacing, game, {1, 1}, {1, 2}, Time{1000});
    CHECK(pacing.gain() == 0);
    pacing.take(Pace::arcade, game);
    take(pacing, game, {1, 3}, {1, 4}, Time{2000});
    CHECK(pacing.gain() == 2 * game::pair_points[0]); // quick after the one before
    const std::size_t before = game.session.log().size();
    pacing.count(game.session.act(game::Undo{}, Time{3000}), before, game);
    CHECK(pacing.gain() == 0);
}

TEST_CASE("a round warns at a fifth and at a tenth of its bar, in each of its last seconds, and when it is over") {
    game::Game game = new_game_on(rows);
    Pacing pacing;
    pacing.take(Pace::arcade, game);
    take(pacing, game, {1, 1}, {1, 2}, Time{0});
    const Time full = pacing.round()->full();
    std::vector<Warning> warned;
    std::vector<Time> when;
    for (Time at{0}; at <= full + Time{1000}; at += Time{100})
        if (const Warning warning = pacing.warn(at); warning != Warning::none) {
            warned.push_back(warning);
            when.push_back(full - at);
        }
    CHECK(warned == std::vector{Warning::low, Warning::low, Warning::tick, Warning::tick, Warning::tick, Warning::tick,
                                Warning::over});
    REQUIRE(when.size() == 7);
    CHECK(when[0] <= full / 5);
    CHECK(when[0] > full / 5 - Time{100});
    CHECK(when[1] <= full / 10);
    CHECK(when[1] > full / 10 - Time{100});
    for (std::size_t i = 2; i < 6; ++i) CHECK(when[i] == Time{1000 * (6 - static_cast<int>(i))});
    CHECK(when[6] <= Time{0});
    CHECK(pacing.over());
}
