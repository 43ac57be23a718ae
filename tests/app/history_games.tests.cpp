// The list of games that were played: looked through, and continued from it.
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/games_list.hpp"
#include "app/history_player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;

TEST_CASE("the list has every game that was played, the newest first", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(11, 12, noon - 100'000));
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    const std::string own = std::to_string(keeper.player.app.game().key);
    CHECK(keeper.told("games") == "games 1 of 3 in-progress key " + own);
    const scene::Scene scene = keeper.player.seen();
    CHECK(shows(scene, "6 × 4, down, medium"));
    CHECK(shows(scene, "4 × 2, from a file"));
    CHECK(shows(scene, "in progress, 4 pairs left"));
    CHECK(shows(scene, "unfinished, 7 pairs left"));
    CHECK(shows(scene, "cleared"));
    CHECK(shows(scene, utc_date_text(noon - 50'000)));
    CHECK(shows(scene, "3 games"));
    keeper.key(Key::down);
    CHECK(keeper.told("games") == "games 2 of 3 unfinished key 12");
    keeper.key(Key::down);
    CHECK(keeper.told("games") == "games 3 of 3 cleared key 11");
    keeper.key(Key::l);
    CHECK(keeper.player.screen() == "none");
}

TEST_CASE("dates are shown as the window says", "[history]") {
    App app{start_at(four_pairs), 1, fake_measure, {1280, 720}, [](game::Date date) {
                return "on " + std::to_string(date);
            }};
    app.run(Command::games, game::Time{0});
    game::GameSummary game;
    game.started = 1234;
    for (const Request& request : app.take_requests())
        if (const auto* asked = std::get_if<AskedOutside>(&request);
            asked != nullptr && std::holds_alternative<game::StoreQuestion>(asked->question))
            app.answer(asked->ticket, game::StoreNews{game::GamesRead{0, {game}}}, game::Time{0});
    CHECK(shows(app.compose(game::Time{0}), "on 1234"));
}

TEST_CASE("keys, wheel and mouse move through ten thousand games", "[history]") {
    PlayerWithStore keeper;
    Player& player = keeper.player;
    for (game::GameKey key = 1; key < 10'000; ++key) {
        game::SavedGame game;
        game.summary.key = key;
        game.summary.state = GameState::unfinished;
        game.summary.touched = game.summary.started = noon - key;
        keeper.memory->put(game);
    }
    keeper.show_games();
    REQUIRE(keeper.rows() == 10'000);
    const std::size_t seen_at_once = keeper.in_view().count;
    CHECK(seen_at_once >= 8);
    keeper.key(Key::down);
    CHECK(player.row() == 1);
    keeper.key(Key::up);
    CHECK(player.row() == 0);
    keeper.key(Key::up); // leaves the list for what is above
    keeper.key(Key::down);
    CHECK(player.row() == 0);
    keeper.key(Key::page_down);
    const std::size_t page = player.row();
    CHECK(page >= 8);
    CHECK(page <= seen_at_once);
    keeper.key(Key::end);
    CHECK(player.row() == 9999);
    CHECK(keeper.told("games") == "games 10000 of 10000 unfinished key 9999");
    keeper.key(Key::page_up);
    CHECK(player.row() == 9999 - page);
    keeper.key(Key::home);
    CHECK(player.row() == 0);
    const auto row = keeper.place_of_row(3);
    REQUIRE(row);
    player.point(*row);
    player.input(ui::Wheel{2});
    keeper.serve();
    CHECK(keeper.in_view().first == 6);
    const auto tenth = keeper.place_of_row(9);
    REQUIRE(tenth);
    player.click(*tenth);
    keeper.serve();
    CHECK(keeper.told("games") == "games 10 of 10000 unfinished key 9");
    player.app.resize({480, 360}, player.now);
    player.think();
    keeper.serve();
    CHECK(keeper.in_view().count < seen_at_once);
    CHECK(keeper.place_of_row(player.row()));
    for (std::size_t i = 0; i < 10'000; i += 1000) CHECK(keeper.holds(i) == (i < GamesList::stretch));
}

TEST_CASE("a store that cannot be read, or has nothing, says so in the list's place", "[history]") {
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
    CHECK(keeper.rows() == 1);

    Player nothing{start_at(four_pairs)};
    nothing.key(Key::l);
    nothing.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
    CHECK(shows(nothing.seen(), "No games yet"));
}

TEST_CASE("the ID of the selected game is copied", "[history]") {
    PlayerWithStore keeper;
    keeper.memory->put(played(12, 5, noon - 50'000));
    keeper.show_games();
    keeper.key(Key::c, true); // the game in progress has none
    CHECK(keeper.copied.empty());
    CHECK_FALSE(keeper.player.place_of("copy-id"));
    keeper.key(Key::down);
    keeper.key(Key::c, true);
    keeper.press("copy-id");
    CHECK(keeper.copied == std::vector<std::string>(2, "tt1.6x4.6.down.full.3.history 12"));
    CHECK(keeper.player.screen() == "games");
}

TEST_CASE("an unfinished game is continued where it was left, as the same game", "[history]") {
    PlayerWithStore keeper;
    const game::SavedGame before = played(12, 5, noon - 50'000);
    keeper.memory->put(before);
    const game::GameKey own = keeper.player.app.game().key;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.key(Key::down);
    keeper.key(Key::enter);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key == 12);
    CHECK(keeper.player.session().log() == before.record.log);
    CHECK(keeper.player.session().pairs_left() == 7);
    CHECK(keeper.player.session().elapsed(keeper.player.now) == before.summary.elapsed);
    keeper.save();
    CHECK(keeper.memory->game(12)->summary.started == before.summary.started);
    CHECK(keeper.memory->game(12)->summary.state == GameState::in_progress);
    CHECK(keeper.memory->game(own)->summary.state == GameState::unfinished);
    CHECK(keeper.memory->game(own)->record.log.size() == 1);
    // And back to the first, which came from a file.
    keeper.show_games();
    keeper.find(own);
    keeper.press("continue");
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 3);
}

TEST_CASE("continuing the game in progress goes back to it", "[history]") {
    PlayerWithStore keeper;
    const game::GameKey own = keeper.player.app.game().key;
    keeper.player.make({{1, 1}, {2, 1}});
    keeper.show_games();
    keeper.key(Key::enter);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.app.game().key == own);
    CHECK(keeper.player.session().pairs_left() == 3);
    CHECK(keeper.memory->games() == 1);
}

TEST_CASE("a game in progress elsewhere stays there: here a new one goes on from it", "[history]") {
    PlayerWithStore keeper;
    game::SavedGame other = played(12, 5, noon + 50'000);
    other.summary.state = GameState::in_progress;
    keeper.memory->put(other);
    keeper.show_games();
    REQUIRE(keeper.told("games") == "games 1 of 2 in-progress key 12");
    keeper.key(Key::enter);
    CHECK(keeper.player.screen() == "none");
    CHECK(keeper.player.session().log() == other.record.log);
    CHECK(keeper.player.app.game().key != 12);
    CHECK(keeper.player.app.game().started == 0);
}

TEST_CASE("a cleared game is played again from its beginning, as a new game", "[history]") {
    PlayerWithStore keeper;
    const game::SavedGame before = played(11, 12, noon + 100'000);
    REQUIRE(before.summary.state == GameState::cleared);
    keeper.memory->put(before);
    for (int round = 0; round < 2; ++round) {
        const game::GameKey own = keeper.player.app.game().key;
        keeper.show_games();
        keeper.find(11);
        CHECK_FALSE(keeper.player.place_of("continue"));
        keeper.key(Key::enter); // so this does not continue it either
        CHECK(keeper.player.screen() == "replay");
        keeper.key(Key::escape);
        CHECK(keeper.player.app.game().key == own);
        keeper.press("play-again");
        CHECK(keeper.player.screen() == "none");
        CHECK(keeper.player.app.game().origin == before.record.origin);
        CHECK(keeper.player.session().pairs_left() == 12);
        CHECK(keeper.player.session().log().empty());
        CHECK(keeper.player.app.game().key != 11);
        CHECK(keeper.player.app.game().key != own);
    }
    CHECK(keeper.memory->game(11)->record == before.record);
}

TEST_CASE("what was asked for is forgotten when another key comes first", "[history]") {
    for (const Key first : {Key::escape, Key::down}) {
        PlayerWithStore keeper;
        keeper.memory->put(played(12, 5, noon + 50'000));
        keeper.show_games();
        keeper.player.key(Key::enter);
        game::ReadGame question;
        const Ticket ticket = keeper.player.the(question);
        CHECK(question.key == 12);
        keeper.player.key(first);
        keeper.player.reply(ticket, answer_of(keeper.store, question));
        keeper.serve();
        CHECK(keeper.player.screen() == (first == Key::escape ? "none" : "games"));
        CHECK(keeper.player.app.game().key != 12);
        CHECK(keeper.player.session().log().empty());
    }
}

TEST_CASE("Esc ends the dealing of a saved game's board and no more", "[history]") {
    PlayerWithStore keeper;
    Player& player = keeper.player;
    keeper.show_games();
    game::SavedGame slow = played(12, 0, noon);
    slow.record.origin.id = {{{40, 40}, 400, Gravity::down}, "slow"};
    slow.record.log.clear();
    slow.summary.id = slow.record.origin.id;
    keeper.memory->put(slow);
    keeper.key(Key::escape);
    keeper.show_games();
    keeper.find(12);
    const auto dealing = [&]() -> std::optional<Ticket> {
        for (const AskedOutside& one : player.asked)
            if (std::holds_alternative<DealBoard>(one.question)) return one.ticket;
        return std::nullopt;
    };
    player.slow = true;
    keeper.key(Key::enter);
    const auto ticket = dealing();
    REQUIRE(ticket);
    CHECK(shows(player.seen(), "Dealing"));
    for (const Key other : {Key::n, Key::l, Key::t, Key::enter, Key::up}) {
        keeper.key(other);
        CHECK(player.screen() == "games");
        CHECK(dealing());
        CHECK(shows(player.seen(), "Dealing"));
    }
    keeper.key(Key::escape);
    CHECK_FALSE(dealing());
    CHECK_FALSE(shows(player.seen(), "Dealing"));
    CHECK(player.screen() == "games");
    // Nor does a board that was on its way already begin a game.
    const auto late = twoturns::deal({{{4, 6}, 6, Gravity::down}, "late"});
    REQUIRE(late);
    player.reply(*ticket, BoardDealt{slow.summary.id, *late});
    CHECK(player.screen() == "games");
    CHECK(player.app.game().key != 12);
}
