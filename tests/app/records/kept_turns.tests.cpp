// The fewest turns of boards: stored, in words, and as the player meets them.
#include "app/records/kept_turns.hpp"

#include <string>
#include <utility>
#include <vector>

#include "app/daily_games.hpp"
#include "app/play/winner.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

const GameId turns_day = game::daily_id(sunday - std::chrono::days{6});

game::OwnClearing own_clearing(int turns, game::GameKey game = 7) {
    return {{{{{1, 1}, {1, 2}}}, {turns, 100}}, noon_of(sunday), game};
}

/// A player on the board of a day whose par is known to be so many turns; unknown if 0.
Player on_turns_day(int par) {
    Start start = test::dealt(turns_day.params, turns_day.seed);
    if (par > 0) keep_par(start.settings, turns_day, {par, 1'000});
    Player player{std::move(start)};
    player.app.set_date(noon_of(sunday), player.now);
    return player;
}

/// Clears the board by its witness, and returns the turns of that.
int clear_by_witness(Player& player) {
    const Deal start = player.app.play().game().start;
    for (const Move move : start.witness) player.make(move);
    player.wait(5000);
    REQUIRE(player.session().status() == game::Status::won);
    return turns_of(start.board, player.session().gravity(), start.witness)->turns;
}

bool page_says(const Player& player, const std::string& words) { return shows(player.seen(), words); }

} // namespace

TEST_CASE("turns are compared on boards of days and on present places, on no other", "[turns]") {
    CHECK(compares_turns(turns_day));
    CHECK(compares_turns(game::journey()[20].id));
    CHECK_FALSE(compares_turns(game::journey_before()[20].id));
    CHECK_FALSE(compares_turns({DealParams{}, "12345678"}));
    CHECK(turns_board_label(turns_day) == "16 November 2026");
    CHECK_FALSE(turns_board_label(game::journey()[20].id).empty());
}

TEST_CASE("the best of the player is kept beside the par, with its moves only if it beats it", "[turns]") {
    Settings settings;
    CHECK_FALSE(known_turns(settings, turns_day).par);
    keep_par(settings, turns_day, {60, 500});
    keep_own_turns(settings, turns_day, own_clearing(64));
    CHECK(known_turns(settings, turns_day).par == TurnCount{60, 500});
    CHECK(known_turns(settings, turns_day).own->clearing.count.turns == 64);
    CHECK(known_turns(settings, turns_day).own->clearing.moves.empty());
    CHECK(beaten_boards(settings).empty());
    keep_own_turns(settings, turns_day, own_clearing(66, 8)); // worse
    CHECK(known_turns(settings, turns_day).own->game == 7);
    keep_own_turns(settings, turns_day, own_clearing(59, 9));
    CHECK(known_turns(settings, turns_day).own->game == 9);
    CHECK(known_turns(settings, turns_day).own->clearing.moves.size() == 1);
    keep_par(settings, turns_day, {60, 500});
    REQUIRE(beaten_boards(settings).size() == 1);
    CHECK(beaten_boards(settings).front().id == turns_day);
    // The table has the par of a place.
    const GameId& place = game::journey()[30].id;
    CHECK(known_turns(settings, place).par == game::best_known_turns(30));
    keep_own_turns(settings, place, own_clearing(game::best_known_turns(30).turns - 1));
    CHECK(beaten_boards(settings).size() == 2);
    CHECK(beaten_boards(settings).front().id == place); // the last one first
}

TEST_CASE("what is known is kept by the store", "[turns]") {
    Settings settings;
    keep_par(settings, turns_day, {60, 500});
    keep_own_turns(settings, turns_day, own_clearing(59));
    const Settings again = settings_from({to_key_values(settings), lists_of(settings)});
    CHECK(again.turns == settings.turns);
    CHECK(beaten_boards(again).size() == 1);
}

TEST_CASE("the words about turns say whose are the fewest", "[turns]") {
    game::TurnsRow row;
    CHECK(turns_text(row).empty());
    CHECK(turns_of_win_text({64, 1}, row, 7) == "64 turns in all");
    row.par = {0, 10};
    CHECK(turns_text(row).empty()); // no line can turn
    CHECK(turns_of_win_text({0, 1}, row, 7).empty());
    row.par = {61, 500};
    CHECK(turns_text(row) == "Fewest turns known: 61");
    row.own = own_clearing(64);
    CHECK(turns_text(row) == "Fewest turns known: 61; yours: 64");
    CHECK(turns_of_win_text({64, 1}, row, 7) == "64 turns; the program knows a way with 61");
    CHECK(turns_of_win_text({61, 1}, row, 7) == "61 turns: the fewest known");
    row.own = own_clearing(58);
    CHECK(turns_text(row) == "Fewest turns known: 58, yours; the program found 61");
    CHECK(turns_of_win_text({58, 1}, row, 7) == "58 turns: fewer than the 61 known so far");
    CHECK(turns_of_win_text({65, 1}, row, 8) == "65 turns; fewest known: 58, your own");
    CHECK(turns_of_win_text({1, 1}, {TurnCount{2, 9}, {}}, 8) == "1 turn: fewer than the 2 known so far");
}

TEST_CASE("the par of a board of a day is found in the background while it is played", "[turns]") {
    Player player = on_turns_day(0);
    REQUIRE(player.last<FindPar>());
    CHECK(player.last<FindPar>()->id == turns_day);
    player.answer<FindPar>(ParFound{turns_day, TurnCount{40, 400}});
    CHECK(known_turns(player.app.settings(), turns_day).par == TurnCount{40, 400});
    player.forget_requests();
    player.wait(1000);
    CHECK(player.asked_for<FindPar>() == 0);
    CHECK(on_turns_day(40).asked_for<FindPar>() == 0); // known from an earlier time
    Player other{start_at(four_pairs)};
    CHECK(other.asked_for<FindPar>() == 0);
}

TEST_CASE("the page of a win tells the turns beside the best known, and keeps them", "[turns]") {
    Player player = on_turns_day(1);
    const int turns = clear_by_witness(player);
    CHECK(page_says(player, std::to_string(turns) + " turns; the program knows a way with 1"));
    const auto known = known_turns(player.app.settings(), turns_day);
    REQUIRE(known.own);
    CHECK(known.own->clearing.count.turns == turns);
    CHECK(known.own->game == player.app.game().key);
    CHECK(beaten_boards(player.app.settings()).empty());
}

TEST_CASE("fewer turns than the best known are a medal, whose line is kept", "[turns]") {
    Player player = on_turns_day(1'000);
    const int turns = clear_by_witness(player);
    CHECK(page_says(player, std::to_string(turns) + " turns: fewer than"));
    const auto beaten = beaten_boards(player.app.settings());
    REQUIRE(beaten.size() == 1);
    const game::OwnClearing& kept = *beaten.front().row.own;
    CHECK(kept.clearing.moves.size() == player.app.game().start.witness.size());
    CHECK(turns_of(player.app.game().start.board, turns_day.params.gravity, kept.clearing.moves) ==
          kept.clearing.count);
    player.run(Command::records);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {in_time(sunday)}}});
    CHECK(page_says(player, "Fewest turns"));
}

TEST_CASE("a par that is found after the win is compared with it then", "[turns]") {
    Player player = on_turns_day(0);
    const int turns = clear_by_witness(player);
    CHECK(page_says(player, std::to_string(turns) + " turns in all"));
    CHECK_FALSE(known_turns(player.app.settings(), turns_day).own);
    player.answer<FindPar>(ParFound{turns_day, TurnCount{turns, 400}});
    CHECK(page_says(player, std::to_string(turns) + " turns: the fewest known"));
    CHECK(known_turns(player.app.settings(), turns_day).own);
}

TEST_CASE("a place of the journey has its par from the table, at once", "[turns]") {
    const GameId& place = game::journey()[20].id;
    Player player{test::dealt(place.params, place.seed)};
    CHECK(player.asked_for<FindPar>() == 0);
    const int turns = clear_by_witness(player);
    const int best = game::best_known_turns(20).turns;
    CHECK(page_says(player, turns == best ? std::to_string(turns) + " turns: the fewest known"
                                          : std::to_string(turns) + " turns; the program knows a way with " +
                                                std::to_string(best)));
    player.run(Command::journey);
    CHECK(player.screen() == "journey");
}

TEST_CASE("the page of the day asks for the par of the chosen day, and tells it", "[turns]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    REQUIRE(player.last<FindPar>());
    CHECK(player.last<FindPar>()->id == game::daily_id(sunday));
    player.answer<FindPar>(ParFound{game::daily_id(sunday), TurnCount{61, 400}});
    CHECK(page_says(player, "Fewest turns known: 61"));
    player.run(Command::day_back);
    CHECK(player.last<FindPar>()->id == game::daily_id(sunday - std::chrono::days{1}));
    CHECK_FALSE(page_says(player, "Fewest turns known: 61"));
    player.forget_requests();
    player.run(Command::day_forward); // known by now
    CHECK(player.asked_for<FindPar>() == 0);
    CHECK(page_says(player, "Fewest turns known: 61"));
}

TEST_CASE("the tab of fewest turns lists the boards and replays the games", "[turns][records]") {
    Start start = start_at(four_pairs);
    keep_par(start.settings, turns_day, {60, 500});
    keep_own_turns(start.settings, turns_day, own_clearing(59));
    Player player{std::move(start)};
    player.run(Command::records);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {in_time(sunday)}}});
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::option && hit.index == 3) {
            player.click(hit.rect.centre());
            break;
        }
    CHECK(player.state().find("; records") != std::string::npos);
    CHECK(page_says(player, "59 turns"));
    CHECK(page_says(player, "16 November 2026"));
    CHECK(page_says(player, "instead of 60"));
}
