// Answers of the store, and how the app reacts.
#include <optional>
#include <string>
#include <variant>

#include "app/filer.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

TEST_CASE("a game that was cleared stays so when its board is played again", "[files]") {
    Player player{start_at("A A\n")};
    const game::GameKey key = player.app.game().key;
    player.make({{1, 1}, {1, 2}});
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(5000);
    player.key(Key::r);
    CHECK(player.session().status() == game::Status::playing);
    CHECK(player.app.game().key != key);
    CHECK(player.session().log().empty());
}

TEST_CASE("what the store could not do is said, and that it can again", "[files]") {
    Filer player;
    player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
    REQUIRE(player.app.note());
    CHECK(player.app.note()->detail.id == "The disk is full.");
    player.click(player.session().open_moves().front().a); // closes the note; the sign stays
    CHECK_FALSE(player.app.note());
    CHECK(shows(player.seen(), "not saved"));
    player.app.notify(game::SavedAgain{}, player.now);
    CHECK_FALSE(shows(player.seen(), "not saved"));
    CHECK(player.headline() == "Saved again");
}

TEST_CASE("the history is copied to a file of the player's choice", "[files]") {
    Filer player;
    player.run(Command::menu);
    player.press_button(Command::settings);
    player.open(Command::export_history);
    player.key(Key::enter);
    game::ExportGames question;
    const Ticket ticket = player.the(question);
    CHECK(question.path == "/home/me/two-turns.csv");
    CHECK_FALSE(question.replace);
    SECTION("done") {
        player.reply(ticket, game::StoreNews{game::Exported{"/home/me/two-turns.csv"}});
        CHECK(player.screen() == "settings");
        CHECK(player.headline() == "Saved");
    }
    SECTION("not done") {
        player.reply(ticket, game::StoreNews{game::NotRead{{"no", {}}}});
        CHECK(player.screen() == "file");
        CHECK(shows(player.seen(), "no"));
    }
    SECTION("late, which closes nothing else") {
        player.key(Key::escape);
        player.run(Command::help);
        player.reply(ticket, game::StoreNews{game::Exported{"/home/me/two-turns.csv"}});
        CHECK(player.screen() == "help");
    }
}

TEST_CASE("all data are deleted only when that is confirmed, and then a new game begins", "[files]") {
    Start start = start_in_home(small, "x");
    start.settings.dark = false;
    Player player{start};
    const game::GameKey key = player.app.game().key;
    player.run(Command::settings);
    player.run(Command::delete_everything);
    REQUIRE(player.screen() == "delete-data");
    player.forget_requests();
    SECTION("Enter and Esc take the question back") {
        player.wait(600);
        player.key(GENERATE(Key::enter, Key::escape));
        CHECK(player.screen() == "settings");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
    SECTION("the second of two quick clicks is no answer") {
        player.press_words("Delete all");
        CHECK(player.screen() == "delete-data");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
    SECTION("confirmed") {
        player.wait(600);
        player.press_words("Delete all");
        game::ForgetEverything question;
        const Ticket ticket = player.the(question);
        SECTION("done") {
            player.reply(ticket, game::StoreNews{game::Forgotten{}});
            CHECK(player.screen() == "none");
            CHECK(player.app.settings().dark);
            CHECK(player.app.game().key != key);
            CHECK(player.session().log().empty());
            CHECK(player.app.game().origin.id.params == DealParams{});
        }
        SECTION("not done") {
            player.reply(ticket, game::StoreNews{game::NotRead{{"no", {}}}});
            CHECK(player.headline() == "Nothing was deleted");
            CHECK(player.app.game().key == key);
            CHECK_FALSE(player.app.settings().dark);
        }
    }
}

TEST_CASE("a game found open in another window at the start makes way for a new one", "[files]") {
    Player earlier{start_in_home(small, "x")};
    play_a_little(earlier);
    Start start = start_in_home(small, "x");
    start.game = *game::resumed(game::record_of(earlier.app.game(), earlier.now), earlier.app.game().start, 77);
    Player player{start};
    const auto elsewhere = [&](game::GameKey key) {
        game::SavedGame saved = player.app.saved(player.now, 1);
        saved.summary.key = key;
        player.app.notify(game::OpenElsewhere{saved}, player.now);
    };
    SECTION("as long as nothing was done in it") {
        CHECK(player.app.saved_entries() == player.session().log().size());
        elsewhere(77);
        player.think();
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log().empty());
        CHECK(player.app.game().origin.id.params == small);
        CHECK(player.headline() == "The last game is open elsewhere");
    }
    SECTION("and else goes on as a game of its own") {
        player.key(Key::u);
        const auto log = player.session().log();
        elsewhere(77);
        CHECK(player.app.game().key != 77);
        CHECK(player.session().log() == log);
        CHECK(player.headline() == "This game is open in another window, too");
    }
    SECTION("and one that was played before it is saved as a game of its own") {
        elsewhere(5);
        CHECK(player.app.game().key == 77);
        std::optional<game::SavedGame> other;
        for (const HostTask& request : player.app.take_tasks())
            if (const auto* save = std::get_if<SaveOther>(&request)) other = save->game;
        REQUIRE(other);
        const game::SavedGame& saved = *other;
        CHECK(saved.summary.key != 5);
        CHECK(saved.summary.key != 77);
        CHECK(saved.summary.state == game::GameState::unfinished);
        CHECK(saved.record.log == player.session().log());
    }
}
