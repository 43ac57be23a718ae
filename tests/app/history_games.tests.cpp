// The panel of games that were begun: looked through, and taken up from it.
#include <string>
#include <variant>
#include <vector>

#include "app/history_player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;

TEST_CASE("the games panel lists what was begun, the newest first", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(11, 12, noon - 100'000));
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    const auto& games = keeper.player.app.ui().games;
    REQUIRE(games.rows() == 3);
    CHECK(games.row(0)->key == keeper.player.app.game().key);
    CHECK(games.row(1)->key == 12);
    CHECK(games.row(2)->key == 11);
    const Scene scene = keeper.player.seen();
    CHECK(shows(scene, "6 × 4, down, medium"));
    CHECK(shows(scene, "4 × 2, from a file"));
    CHECK(shows(scene, "in hand, 4 pairs left"));
    CHECK(shows(scene, "unfinished, 7 pairs left"));
    CHECK(shows(scene, "cleared"));
    CHECK(shows(scene, utc_date_text(noon - 50'000)));
    CHECK(shows(scene, "3 games"));
    CHECK(keeper.state().find("; games 1 of 3 in-hand") != std::string::npos);
    keeper.key(Key::l);
    CHECK(keeper.player.screen() == "none");
}

TEST_CASE("dates are shown as the window says", "[history]") {
    App app{start_at(four_pairs), 1, fake_measure, {1280, 720}, [](game::Date date) {
                return "on " + std::to_string(date);
            }};
    app.run(Command::games, Time{0});
    game::GameSummary game;
    game.started = 1234;
    app.learn(game::GamesRead{0, {game}}, Time{0});
    CHECK(shows(app.compose(Time{0}), "on 1234"));
}

TEST_CASE("keys, wheel and mouse move through ten thousand games", "[history]") {
    PlayerWithStore keeper;
    for (game::GameKey key = 1; key < 10'000; ++key) {
        game::SavedGame game;
        game.summary.key = key;
        game.summary.state = GameState::left;
        game.summary.touched = game.summary.started = noon - key;
        keeper.memory->put(game);
    }
    keeper.show_games();
    const auto& games = keeper.player.app.ui().games;
    const auto page = games.in_view();
    CHECK(page >= 8);
    keeper.key(Key::down);
    CHECK(games.focus() == 1);
    keeper.key(Key::up);
    keeper.key(Key::up);
    CHECK(games.focus() == 0);
    keeper.key(Key::page_down);
    CHECK(games.focus() == page);
    keeper.key(Key::end);
    CHECK(games.focus() == 9999);
    CHECK(games.focused()->key == 9999);
    keeper.key(Key::page_up);
    CHECK(games.focus() == 9999 - page);
    keeper.key(Key::home);
    CHECK(games.focus() == 0);
    keeper.player.app.handle(ui::Wheel{2}, keeper.player.now);
    keeper.serve();
    CHECK(games.top() == 6);
    CHECK(games.focus() == 6);
    keeper.press(GamesPress{GamesPart::row, 9});
    CHECK(games.focus() == 9);
    keeper.player.app.resize({480, 360});
    CHECK(games.in_view() < page);
    CHECK(keeper.player.place_of(GamesPress{GamesPart::row, games.focus()}));
    for (std::size_t i = 0; i < 10'000; ++i) {
        if (i % 1000 == 0) CHECK((games.row(i) != nullptr) == (i < GamesPanel::stretch));
    }
}

TEST_CASE("a store that cannot be read, or has nothing, says so in the panel", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->fail_reads(Message{"the disk is gone", {}});
    keeper.show_games();
    CHECK(shows(keeper.player.seen(), "the disk is gone"));
    keeper.key(Key::enter);
    CHECK(keeper.player.screen() == "games");
    keeper.key(Key::escape);
    keeper.memory->fail_reads({});
    keeper.key(Key::l);
    CHECK_FALSE(shows(keeper.player.seen(), "the disk is gone"));
    CHECK(keeper.player.app.ui().games.rows() == 1);

    Player nothing{start_at(four_pairs)};
    nothing.key(Key::l);
    nothing.app.learn(game::GamesRead{0, {}}, nothing.now);
    CHECK(shows(nothing.seen(), "No games yet"));
}

TEST_CASE("the ID of the game with the focus is copied", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    keeper.key(Key::c, true); // the game in hand has none
    CHECK(keeper.copied.empty());
    keeper.key(Key::down);
    keeper.key(Key::c, true);
    keeper.press(GamesPress{GamesPart::copy_id});
    CHECK(keeper.copied == std::vector<std::string>(2, "tt1.6x4.6.down.full.3.history 12"));
    CHECK(keeper.player.screen() == "games");
}

TEST_CASE("an unfinished game is taken up where it was left, as the same game", "[history]") {
    PlayerWithStore keeper;
    const game::SavedGame before = played(12, 5, noon - 50'000);
    keeper.memory->put(before);
    const game::GameKey own = keeper.player.app.game().key;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.key(Key::down);
    keeper.key(Key::t);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key == 12);
    CHECK(keeper.player.session().log() == before.record.log);
    CHECK(keeper.player.session().pairs_left() == 7);
    CHECK(keeper.player.session().elapsed(keeper.player.now) == before.summary.elapsed);
    keeper.save();
    CHECK(keeper.memory->game(12)->summary.started == before.summary.started);
    CHECK(keeper.memory->game(12)->summary.state == GameState::in_progress);
    CHECK(keeper.memory->game(own)->summary.state == GameState::left);
    CHECK(keeper.memory->game(own)->record.log.size() == 1);
    // And back to the first, which came from a file.
    keeper.show_games();
    keeper.find(own);
    keeper.press(GamesPress{GamesPart::take_up});
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 3);
}

TEST_CASE("taking up the game in hand goes back to it", "[history]") {
    PlayerWithStore keeper;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.player.forget_requests();
    keeper.key(Key::t);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.session().pairs_left() == 3);
    CHECK(keeper.memory->games() == 1);
}

TEST_CASE("a game in hand elsewhere stays there: here a new one goes on from it", "[history]") {
    PlayerWithStore keeper;
    game::SavedGame other = played(12, 5, noon + 50'000);
    other.summary.state = GameState::in_progress;
    keeper.memory->put(other);
    keeper.show_games();
    keeper.key(Key::t);
    CHECK(keeper.player.session().log() == other.record.log);
    CHECK(keeper.player.app.game().key != 12);
    CHECK(keeper.player.app.game().started == 0);
}

TEST_CASE("a cleared game is played again from its beginning, as a new game", "[history]") {
    PlayerWithStore keeper;
    const game::SavedGame before = played(11, 12, noon + 100'000);
    REQUIRE(before.summary.state == GameState::cleared);
    keeper.memory->put(before);
    for (const bool by_key : {true, false}) {
        keeper.show_games();
        keeper.find(11);
        CHECK_FALSE(keeper.player.place_of(GamesPress{GamesPart::take_up}));
        if (by_key)
            keeper.key(Key::t);
        else
            keeper.press(GamesPress{GamesPart::play_again});
        CHECK(keeper.player.app.game().origin == before.record.origin);
        CHECK(keeper.player.session().pairs_left() == 12);
        CHECK(keeper.player.session().log().empty());
        CHECK(keeper.player.app.game().key != 11);
    }
}

TEST_CASE("what was asked for is forgotten when another key comes first", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(12, 5, noon + 50'000));
    keeper.show_games();
    keeper.player.key(Key::t);
    const auto requests = keeper.player.app.take_requests();
    REQUIRE(requests.size() == 1);
    keeper.player.key(Key::escape);
    keeper.player.app.learn(answer_of(keeper.store, std::get<game::StoreQuestion>(requests[0])), keeper.player.now);
    keeper.player.think();
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key != 12);
}

TEST_CASE("Esc ends the dealing of a kept game's board and no more", "[history]") {
    PlayerWithStore keeper;
    keeper.show_games();
    game::SavedGame slow = played(12, 0, noon);
    slow.record.origin.id = {{{40, 40}, 400, Gravity::down}, "slow"};
    slow.record.log.clear();
    slow.summary.id = slow.record.origin.id;
    keeper.memory->put(slow);
    keeper.key(Key::escape);
    keeper.show_games();
    keeper.find(12);
    keeper.player.app.handle(ui::KeyPress{Key::enter}, keeper.player.now);
    for (const Request& request : keeper.player.app.take_requests())
        if (const auto* question = std::get_if<game::StoreQuestion>(&request))
            keeper.player.app.learn(answer_of(keeper.store, *question), keeper.player.now);
    REQUIRE(keeper.player.app.ui().progress);
    CHECK(shows(keeper.player.seen(), "Dealing"));
    keeper.player.app.handle(ui::KeyPress{Key::escape}, keeper.player.now);
    CHECK_FALSE(keeper.player.app.ui().progress);
    CHECK(keeper.player.screen() == "games");
}
