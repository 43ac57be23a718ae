#include "game/history/history.hpp"

#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::game;

namespace {

GameSummary a_game() {
    GameSummary game;
    game.key = 5;
    game.state = GameState::cleared;
    game.started = 1'795'276'800; // 2026-11-21 16:00:00 UTC
    game.touched = game.started + 3661;
    game.id = {{{8, 18}, 36, Gravity::vertical_in, BoardLayout{}, 4}, "say \"hi\", or \\ 连连看"};
    game.elapsed = Time{83'005};
    game.moves = 72;
    game.hints = 2;
    game.undos = 1;
    game.rewinds = 3;
    game.score = 2345;
    game.seal = 8;
    game.pace = Pace::arcade;
    return game;
}

} // namespace

TEST_CASE("the history as a table", "[history]") {
    CHECK(csv_head() == "begun,last_played,result,id,columns,rows,kinds,gravity,difficulty,seconds,pairs_left,moves,"
                        "hints,undos,reshuffles,rewinds,score,seal,pace\r\n");
    CHECK(csv_rows({a_game()}) == "\"2026-11-21T16:00:00Z\",\"2026-11-21T17:01:01Z\",\"cleared\","
                                  "\"tt2.18x8.36.vertical-in.any.full.4.say \"\"hi\"\", or \\ "
                                  "连连看\",18,8,36,\"vertical-in\",4,83.005,0,72,2,1,0,"
                                  "3,2345,9,\"arcade\"\r\n");
}

TEST_CASE("the history as JSON", "[history]") {
    GameSummary given = a_game();
    given.custom_board = true;
    given.state = GameState::unfinished;
    given.seal.reset();
    const std::string text = json_head() + json_rows({a_game()}, true) + json_rows({given}, false) + json_foot();
    CHECK(text ==
          "[\n  {\"begun\": \"2026-11-21T16:00:00Z\", \"last_played\": \"2026-11-21T17:01:01Z\", \"result\": "
          "\"cleared\", \"id\": \"tt2.18x8.36.vertical-in.any.full.4.say \\\"hi\\\", or \\\\ 连连看\", \"columns\": "
          "18, \"rows\": 8, \"kinds\": 36, \"gravity\": \"vertical-in\", \"difficulty\": 4, \"seconds\": 83.005, "
          "\"pairs_left\": 0, \"moves\": 72, \"hints\": 2, \"undos\": 1, \"reshuffles\": 0, \"rewinds\": 3, \"score\": "
          "2345, \"seal\": 9, "
          "\"pace\": \"arcade\"},\n  {\"begun\": "
          "\"2026-11-21T16:00:00Z\", \"last_played\": \"2026-11-21T17:01:01Z\", \"result\": \"left\", \"id\": "
          "\"\", \"columns\": 18, \"rows\": 8, \"kinds\": 36, \"gravity\": \"vertical-in\", \"difficulty\": 4, "
          "\"seconds\": 83.005, \"pairs_left\": 0, \"moves\": 72, \"hints\": 2, \"undos\": 1, \"reshuffles\": "
          "0, \"rewinds\": 3, \"score\": 2345, \"seal\": \"\", \"pace\": \"arcade\"}\n]\n");
    CHECK(json_head() + json_rows({}, true) + json_foot() == "[\n]\n");
}

TEST_CASE("dates far off and before 1970 are written too", "[history]") {
    GameSummary game = a_game();
    game.started = -1;
    game.touched = 253'402'300'800; // the year 10000
    CHECK(csv_rows({game}).substr(0, 47) == "\"1969-12-31T23:59:59Z\",\"10000-01-01T00:00:00Z\",");
}
