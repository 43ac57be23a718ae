// A problem in hand is there again at the next start.
#include <algorithm>
#include <string>

#include "app/problem_player.hpp"
#include "app/sample_data.hpp"
#include "game/learning/cards.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

/// Ends the program and starts it again.
Player again(const Player& before) {
    Start start = start_at(four_pairs);
    start.settings = settings_from({to_key_values(before.app.settings()), lists_of(before.app.settings())});
    start.goes_on_with_problem = true;
    Player player{std::move(start)};
    player.wait(1'000);
    return player;
}

} // namespace

TEST_CASE("a problem in hand is gone on with at the next start, as it was left", "[problem]") {
    const Problem& problem = *problem_of(easy);
    Player first = at_problem(easy);
    Player second = again(first);
    CHECK(second.screen() == "problem");
    CHECK(second.shown().board() == game::with_sides(problem.board));
    take(second, problem.losing.front().move);
    const auto heard_of = second.app.settings().problems;
    Player third = again(second);
    CHECK(third.screen() == "problem");
    CHECK(third.state().find("; answer wrong") != std::string::npos);
    CHECK(third.shown().board().tiles() == problem.board.tiles() - 2);
    CHECK(third.app.settings().problems == heard_of);
    third.key(Key::u);
    Player fourth = again(third);
    CHECK(fourth.shown().board() == game::with_sides(problem.board));
    CHECK(fourth.state().find("; answer open") != std::string::npos);
    fourth.key(Key::escape);
    CHECK(fourth.screen() == "problems");
    Player fifth = again(fourth); // it was left
    CHECK(fifth.screen() == "none");
}

TEST_CASE("Esc leads from Home back to the problem that the program began with", "[problem]") {
    Start start = start_at(four_pairs);
    start.settings.problem = to_text(easy);
    start.goes_on_with_problem = true;
    Player player{std::move(start)};
    REQUIRE(player.screen() == "problem");
    player.key(Key::home);
    REQUIRE(player.screen() == "home");
    player.key(Key::escape);
    CHECK(player.screen() == "problem");
}

TEST_CASE("a problem whose rest was on its way is gone on with, and its weave is kept once", "[problem]") {
    Player first = at_problem(easy);
    take(first, problem_of(easy)->key());
    const auto result = result_of(first.app.settings(), easy);
    REQUIRE(result);
    Player second = again(first);
    wait_for_weave(second);
    CHECK(shows(second.seen(), "Solved by the first pair"));
    CHECK(result_of(second.app.settings(), easy) == result);
    CHECK(std::count_if(second.requests.begin(), second.requests.end(), [&](const HostTask& task) {
              const auto* save = std::get_if<SaveOther>(&task);
              return save != nullptr && save->game.summary.key == result->game;
          }) == 1);
    Player third = again(second);
    CHECK(third.screen() == "none");
}

TEST_CASE("a damaged text of a problem in hand opens nothing", "[problem]") {
    const std::string id = to_text(easy);
    for (const std::string& text : {std::string{"x"}, id + "\tx"}) {
        CAPTURE(text);
        CHECK_FALSE(problem_in_hand(text));
        Start start = start_at(four_pairs);
        start.settings.problem = text;
        start.goes_on_with_problem = true;
        CHECK(Player{std::move(start)}.screen() == "none");
    }
    // A pair that is not there is not taken.
    Start start = start_at(four_pairs);
    start.settings.problem = to_text(ProblemInHand{easy, Move{{1, 1}, {1, 1}}});
    start.goes_on_with_problem = true;
    Player player{std::move(start)};
    CHECK(player.state().find("; answer open") != std::string::npos);
}
