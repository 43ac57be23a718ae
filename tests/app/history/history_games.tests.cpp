// The list of games: browsing it, and resuming games from it.
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/first_start/guide.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/history/games_list.hpp"
#include "app/history_player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::GameState;

TEST_CASE("the list has every game that was played, the newest first", "[history]") {
    PlayerWithStore fixture;
    fixture.memory->put(played(11, 12, noon - 100'000));
    fixture.memory->put(played(12, 5, noon - 50'000));
    fixture.show_games();
    const std::string own = std::to_string(fixture.player.app.game().key);
    CHECK(fixture.told("games") == "games 1 of 3 in-progress key " + own);
    const scene::Scene scene = fixture.player.seen();
    for (const char* words : {"6 × 4", "down", "medium", "4 × 2", "from a file", "in progress", "4 pairs left",
                              "unfinished", "7 of 12 pairs left"})
        CHECK(shows(scene, words));
    CHECK(shows(scene, "cleared"));
    CHECK(shows(scene, utc_date_text(noon - 50'000)));
    CHECK(shows(scene, "3 games"));
    fixture.key(Key::down);
    CHECK(fixture.told("games") == "games 2 of 3 unfinished key 12");
    fixture.key(Key::down);
    CHECK(fixture.told("games") == "games 3 of 3 cleared key 11");
    fixture.key(Key::l);
    CHECK(fixture.player.screen() == "none");
}

TEST_CASE("the list calls games by the names that the gallery has for them", "[history]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        PlayerWithStore fixture;
        fixture.player.app.resize(canvas, fixture.player.now);
        game::SavedGame place = played(11, all_pairs, noon - 100'000);
        place.summary.id = game::journey()[1].id;
        fixture.memory->put(place);
        game::SavedGame first = played(12, all_pairs, noon - 50'000);
        first.summary.custom_board = true;
        first.summary.id.params.size = guided_board().size();
        first.summary.id.params.kinds = guided_board().kinds();
        first.summary.moves = guided_pairs;
        first.summary.pairs_left = 0;
        fixture.memory->put(first);
        REQUIRE(given_name(place.summary) == "First Furrow");
        REQUIRE(given_name(first.summary) == "Your first weave");
        fixture.show_games();
        const scene::Scene scene = fixture.player.seen();
        CAPTURE(canvas.width);
        CHECK(shows(scene, "First Furrow"));
        CHECK(shows(scene, "Your first weave"));
        std::size_t from_files = 0;
        for (const auto& text : items_of<ui::TextItem>(scene)) from_files += text.text == "from a file" ? 1U : 0U;
        CHECK(from_files == (canvas.width < 1000 ? 0U : 1U)); // of the board in play, in a wide row
    }
}

TEST_CASE("the list says by which rule a game was played", "[history]") {
    PlayerWithStore fixture;
    game::SavedGame game = played(11, 12, noon - 100'000);
    game.summary.id.params.rule = Rule::straight;
    fixture.memory->put(game);
    fixture.show_games();
    CHECK(shows(fixture.player.seen(), "straight lines only, down"));
}

TEST_CASE("what tells games apart stands at the same places in all rows, with a picture of the board", "[history]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{800, 600}, ui::Canvas{480, 360}}) {
        PlayerWithStore fixture;
        fixture.player.app.resize(canvas, fixture.player.now);
        game::SavedGame frame = played(11, 12, noon - 100'000);
        frame.summary.id.params.layout = *layout_from_name("frame");
        fixture.memory->put(frame);
        fixture.memory->put(played(12, 5, noon - 50'000));
        fixture.show_games();
        const scene::Scene scene = fixture.player.seen();
        const auto left_of = [&](const std::string& words) {
            std::vector<float> all;
            for (const auto& text : items_of<ui::TextItem>(scene))
                if (text.text == words) all.push_back(text.at.x);
            REQUIRE_FALSE(all.empty());
            return all;
        };
        CAPTURE(canvas.width);
        CHECK(left_of("6 × 4").front() == left_of("4 × 2").front());
        CHECK(left_of("Frame").front() == left_of("4 × 2").front());
        CHECK(left_of("unfinished") == left_of("cleared"));
        CHECK(left_of("unfinished") == left_of("in progress"));
        CHECK(left_of(utc_date_text(noon - 50'000)) == left_of(utc_date_text(noon - 100'000)));
        // Its cells: square boxes of whole pixels, left of the size.
        std::size_t cells = 0;
        for (const auto& box : items_of<ui::BoxItem>(scene))
            cells += box.rect.w == box.rect.h && box.rect.right() < left_of("6 × 4").front() && box.rect.w >= 2 &&
                     box.rect.w < 16;
        Board begun = blank_board({4, 6}, *layout_from_name("frame"));
        CHECK(cells == 8 + 24 + static_cast<std::size_t>(begun.tiles()));
    }
}

TEST_CASE("dates are shown as late as it is where the window is", "[history]") {
    App app{start_at(four_pairs), 1, fixed_measure, {1280, 720}, [](game::Date date) {
                return utc_time(date) + std::chrono::hours{8};
            }};
    app.run(Command::games, game::Time{0});
    game::GameSummary game;
    game.started = 1234;
    for (const HostTask& request : app.take_tasks())
        if (const auto* asked = std::get_if<AskedOutside>(&request);
            asked != nullptr && std::holds_alternative<game::StoreRequest>(asked->request))
            app.answer(asked->ticket, game::StoreNews{game::GamesRead{0, {game}}}, game::Time{0});
    CHECK(shows(app.compose(game::Time{0}), "1970-01-01 08:20"));
}

TEST_CASE("keys, wheel and mouse move through ten thousand games", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    for (game::GameKey key = 1; key < 10'000; ++key) {
        game::SavedGame game;
        game.summary.key = key;
        game.summary.state = GameState::unfinished;
        game.summary.touched = game.summary.started = noon - key;
        fixture.memory->put(game);
    }
    fixture.show_games();
    REQUIRE(fixture.rows() == 10'000);
    const std::size_t seen_at_once = fixture.in_view().count;
    CHECK(seen_at_once >= 8);
    fixture.key(Key::down);
    CHECK(player.row() == 1);
    fixture.key(Key::up);
    CHECK(player.row() == 0);
    fixture.key(Key::up); // leaves the list upwards
    fixture.key(Key::down);
    CHECK(player.row() == 0);
    fixture.key(Key::page_down);
    const std::size_t page = player.row();
    CHECK(page >= 8);
    CHECK(page <= seen_at_once);
    fixture.key(Key::end);
    CHECK(player.row() == 9999);
    CHECK(fixture.told("games") == "games 10000 of 10000 unfinished key 9999");
    fixture.key(Key::page_up);
    CHECK(player.row() == 9999 - page);
    fixture.key(Key::home);
    CHECK(player.row() == 0);
    const auto row = fixture.place_of_row(3);
    REQUIRE(row);
    player.point(*row);
    player.input(ui::Wheel{2});
    fixture.serve();
    CHECK(fixture.in_view().first == 6);
    const auto tenth = fixture.place_of_row(9);
    REQUIRE(tenth);
    player.click(*tenth);
    fixture.serve();
    CHECK(fixture.told("games") == "games 10 of 10000 unfinished key 9");
    player.app.resize({480, 360}, player.now);
    player.think();
    fixture.serve();
    CHECK(fixture.in_view().count < seen_at_once);
    CHECK(fixture.place_of_row(player.row()));
    for (std::size_t i = 0; i < 10'000; i += 1000) CHECK(fixture.holds(i) == (i < GamesList::stretch));
}

TEST_CASE("a store that cannot be read, or has nothing, says so in the list's place", "[history]") {
    PlayerWithStore fixture;
    fixture.memory->fail_reads(Message{"the disk is gone", {}});
    fixture.show_games();
    CHECK(shows(fixture.player.seen(), "the disk is gone"));
    fixture.key(Key::enter);
    CHECK(fixture.player.screen() == "games");
    fixture.key(Key::escape);
    fixture.memory->fail_reads({});
    fixture.key(Key::l);
    CHECK_FALSE(shows(fixture.player.seen(), "the disk is gone"));
    CHECK(fixture.rows() == 1);

    Player nothing{start_at(four_pairs)};
    nothing.key(Key::l);
    nothing.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
    CHECK(shows(nothing.seen(), "No games yet"));
}

TEST_CASE("the ID of the selected game is copied", "[history]") {
    PlayerWithStore fixture;
    fixture.memory->put(played(12, 5, noon - 50'000));
    fixture.show_games();
    fixture.key(Key::c, true); // the game in progress has no ID to copy
    CHECK(fixture.copied.empty());
    CHECK_FALSE(fixture.player.place_of("copy-id"));
    fixture.key(Key::down);
    fixture.key(Key::c, true);
    fixture.press("copy-id");
    CHECK(fixture.copied == std::vector<std::string>(2, "tt2.6x4.6.down.any.full.3.history 12"));
    CHECK(fixture.player.screen() == "games");
}

TEST_CASE("an unfinished game is continued where it was left, as the same game", "[history]") {
    PlayerWithStore fixture;
    const game::SavedGame before = played(12, 5, noon - 50'000);
    fixture.memory->put(before);
    const game::GameKey own = fixture.player.app.game().key;
    fixture.player.make({{1, 1}, {2, 1}});
    fixture.show_games();
    fixture.key(Key::down);
    fixture.key(Key::enter);
    CHECK(fixture.player.screen() == "none");
    CHECK(fixture.player.app.game().key == 12);
    CHECK(fixture.player.session().log() == before.record.log);
    CHECK(fixture.player.session().pairs_left() == 7);
    CHECK(fixture.player.session().elapsed(fixture.player.now) == before.summary.elapsed);
    fixture.save();
    CHECK(fixture.memory->game(12)->summary.started == before.summary.started);
    CHECK(fixture.memory->game(12)->summary.state == GameState::in_progress);
    CHECK(fixture.memory->game(own)->summary.state == GameState::unfinished);
    CHECK(fixture.memory->game(own)->record.log.size() == 1);
    // Returns to the first game, which came from a file.
    fixture.show_games();
    fixture.find(own);
    fixture.press("continue");
    CHECK(fixture.player.screen() == "none");
    CHECK(fixture.player.app.game().key == own);
    CHECK(fixture.player.session().pairs_left() == 3);
}

TEST_CASE("continuing the game in progress goes back to it", "[history]") {
    PlayerWithStore fixture;
    const game::GameKey own = fixture.player.app.game().key;
    fixture.player.make({{1, 1}, {2, 1}});
    fixture.show_games();
    fixture.key(Key::enter);
    CHECK(fixture.player.screen() == "none");
    CHECK(fixture.player.app.game().key == own);
    CHECK(fixture.player.session().pairs_left() == 3);
    CHECK(fixture.memory->games() == 1);
}

TEST_CASE("a game in progress elsewhere stays there: here a new one goes on from it", "[history]") {
    PlayerWithStore fixture;
    game::SavedGame other = played(12, 5, noon + 50'000);
    other.summary.state = GameState::in_progress;
    fixture.memory->put(other);
    fixture.show_games();
    REQUIRE(fixture.told("games") == "games 1 of 2 in-progress key 12");
    fixture.key(Key::enter);
    CHECK(fixture.player.screen() == "none");
    CHECK(fixture.player.session().log() == other.record.log);
    CHECK(fixture.player.app.game().key != 12);
    CHECK(fixture.player.app.game().started == 0);
}

TEST_CASE("a file of a game that is known leads to that game, and makes no twin of it", "[history][files]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    const auto open = [&](const game::Record& record) {
        player.input(ui::Dropped{"/home/me/a.twoturns"});
        ReadFile what;
        const Ticket ticket = player.the(what);
        player.reply(ticket, FileRead{what.path, game::to_text(record)});
        fixture.serve();
        fixture.save();
    };
    const auto opens = [&](const game::Record& record, game::GameKey known) {
        open(record);
        CHECK(player.app.game().key == known);
        CHECK(player.session().log() == record.log);
        CHECK(fixture.memory->games() == 2);
    };
    player.make({{1, 1}, {2, 1}});
    fixture.save();
    const game::Record own = game::record_of(player.app.game(), player.now);
    const game::GameKey key = player.app.game().key;
    SECTION("that on the board, which stays") {
        open(own);
        CHECK(player.app.game().key == key);
        CHECK(player.headline() == "This game is on the board already");
        CHECK(fixture.memory->games() == 1);
    }
    SECTION("one that is left unfinished, from a board of a file or dealt") {
        const game::SavedGame left = played(12, 5, noon - 50'000);
        fixture.memory->put(left);
        opens(left.record, 12);
        CHECK(player.app.game().started == noon - 50'000);
        opens(own, key);
    }
    SECTION("one that is cleared") {
        const game::SavedGame cleared = played(11, 12, noon - 50'000);
        fixture.memory->put(cleared);
        opens(cleared.record, 11);
    }
    SECTION("but not one that went on since, nor one of another window") {
        game::SavedGame other = played(12, 5, noon - 50'000);
        other.summary.state = GameState::in_progress;
        fixture.memory->put(other);
        open(other.record);
        CHECK(player.app.game().key != 12);
        game::Record earlier = own;
        earlier.log.clear();
        open(earlier);
        CHECK(player.app.game().key != key);
        CHECK(fixture.memory->game(key)->record.log == own.log);
    }
    SECTION("nor where the store cannot be read") {
        const game::SavedGame left = played(12, 5, noon - 50'000);
        fixture.memory->put(left);
        fixture.memory->fail_reads(Message{"gone", {}});
        open(left.record);
        player.wait(600);
        fixture.press("continue");
        CHECK(player.session().log() == left.record.log);
        CHECK(player.app.game().key != 12);
    }
}

TEST_CASE("a cleared game is played again from its beginning, as a new game", "[history]") {
    PlayerWithStore fixture;
    const game::SavedGame before = played(11, 12, noon + 100'000);
    REQUIRE(before.summary.state == GameState::cleared);
    fixture.memory->put(before);
    for (int round = 0; round < 2; ++round) {
        const game::GameKey own = fixture.player.app.game().key;
        fixture.show_games();
        fixture.find(11);
        CHECK_FALSE(fixture.player.place_of("continue"));
        fixture.key(Key::enter); // so Enter does not resume the game, either
        CHECK(fixture.player.screen() == "replay");
        fixture.key(Key::escape);
        CHECK(fixture.player.app.game().key == own);
        fixture.press("play-again");
        CHECK(fixture.player.screen() == "none");
        CHECK(fixture.player.app.game().origin == before.record.origin);
        CHECK(fixture.player.session().pairs_left() == 12);
        CHECK(fixture.player.session().log().empty());
        CHECK(fixture.player.app.game().key != 11);
        CHECK(fixture.player.app.game().key != own);
    }
    CHECK(fixture.memory->game(11)->record == before.record);
}

TEST_CASE("what was asked for is forgotten when another key comes first", "[history]") {
    for (const Key first : {Key::escape, Key::down}) {
        PlayerWithStore fixture;
        fixture.memory->put(played(12, 5, noon + 50'000));
        fixture.show_games();
        fixture.player.key(Key::enter);
        game::ReadGame question;
        const Ticket ticket = fixture.player.the(question);
        CHECK(question.key == 12);
        fixture.player.key(first);
        fixture.player.reply(ticket, answer_of(fixture.store, question));
        fixture.serve();
        CHECK(fixture.player.screen() == (first == Key::escape ? "none" : "games"));
        CHECK(fixture.player.app.game().key != 12);
        CHECK(fixture.player.session().log().empty());
    }
}

TEST_CASE("Esc ends the dealing of a saved game's board and no more", "[history]") {
    PlayerWithStore fixture;
    Player& player = fixture.player;
    fixture.show_games();
    game::SavedGame slow = played(12, 0, noon);
    slow.record.origin.id = {{{40, 40}, 400, Gravity::down}, "slow"};
    slow.record.log.clear();
    slow.summary.id = slow.record.origin.id;
    fixture.memory->put(slow);
    fixture.key(Key::escape);
    fixture.show_games();
    fixture.find(12);
    const auto dealing = [&]() -> std::optional<Ticket> {
        for (const AskedOutside& one : player.asked)
            if (std::holds_alternative<DealBoard>(one.request)) return one.ticket;
        return std::nullopt;
    };
    player.slow = true;
    fixture.key(Key::enter);
    const auto ticket = dealing();
    REQUIRE(ticket);
    CHECK(shows(player.seen(), "Dealing"));
    for (const Key other : {Key::n, Key::l, Key::t, Key::enter, Key::up}) {
        fixture.key(other);
        CHECK(player.screen() == "games");
        CHECK(dealing());
        CHECK(shows(player.seen(), "Dealing"));
    }
    fixture.key(Key::escape);
    CHECK_FALSE(dealing());
    CHECK_FALSE(shows(player.seen(), "Dealing"));
    CHECK(player.screen() == "games");
    // A board already on its way does not start a game, either.
    const auto late = twoturns::deal({{{4, 6}, 6, Gravity::down}, "late"});
    REQUIRE(late);
    player.reply(*ticket, BoardDealt{slow.summary.id, *late});
    CHECK(player.screen() == "games");
    CHECK(player.app.game().key != 12);
}

TEST_CASE("a game on a board in a shape is listed by the name of the shape, and its size beside it", "[history]") {
    PlayerWithStore fixture;
    game::SavedGame game = played(12, 5, noon);
    game.summary.id.params.layout = *layout_from_name("heart");
    game.summary.id.params.size = {13, 15};
    fixture.memory->put(game);
    fixture.show_games();
    CHECK(shows(fixture.player.seen(), "Heart"));
    CHECK(shows(fixture.player.seen(), "15 × 13"));
    CHECK_FALSE(shows(fixture.player.seen(), "heart"));
}
