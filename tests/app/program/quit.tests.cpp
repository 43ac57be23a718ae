// Quitting: no game is lost without a warning.
#include <string>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Time;
using ui::Key;

namespace {

Start start_in(const std::string& folder) {
    Start start = start_at(four_pairs);
    start.settings.folder = folder;
    return start;
}

/// A player who has removed a pair and wants to quit.
struct Leaver : Player {
    Leaver() : Player{start_in("/home/me")} {
        make({{1, 1}, {2, 1}});
        forget_requests();
    }
    [[nodiscard]] game::SavedGame here() { return app.saved(now, 1); }
    /// Answers the store's last request.
    void tried(std::vector<game::SavedGame> unsaved) {
        reply(store, game::StoreNews{game::AllTried{std::move(unsaved), {"The disk is full.", {}}}});
    }
    /// Asks to quit, up to the request to the store.
    void ask_to_quit(bool by_system = false) {
        app.quit(now, by_system);
        think();
        asks_store();
    }
    void ask(std::vector<game::SavedGame> unsaved) {
        ask_to_quit();
        tried(std::move(unsaved));
        REQUIRE(screen() == "leave");
        forget_requests();
    }
    void ask() { ask({here()}); }
    void asks_store() {
        game::WriteAll what;
        store = the(what);
    }
    /// Returns the request to write a file; answered by reply(file, ...).
    WriteFile written() {
        WriteFile what;
        file = the(what);
        return what;
    }
    void save_under(const std::string& path) {
        key(Key::a, true);
        type(path);
        key(Key::enter);
    }
    bool quits() { return asked_for<EndProgram>() > 0; }

    Ticket store = 0;
    Ticket file = 0;
};

constexpr const char* save_row = "Save to a file and quit…";
constexpr const char* again_row = "Try again";
constexpr const char* end_row = "Quit without saving";
constexpr const char* stay_row = "Go on playing";

} // namespace

TEST_CASE("who quits is asked nothing once everything is on the disk", "[leave]") {
    Leaver player;
    player.run(Command::quit);
    CHECK(player.requests.size() == 1);
    player.asks_store();
    CHECK(player.seen() == Leaver{}.seen()); // nothing has changed on the screen yet
    player.tried({});
    CHECK(player.quits());
}

TEST_CASE("a double click on a card of the menu does not quit, though Quit appears there", "[leave]") {
    for (const int clicks : {3, 2, 1}) {
        Leaver player;
        player.key(Key::escape);
        player.click(player.place_of(Command::settings).value());
        REQUIRE(player.screen() == "settings");
        player.forget_requests();
        const ui::Point quit = player.place_of(Command::quit).value();
        for (int click = 2; click <= clicks; ++click) player.click(quit, ui::MouseButton::left, click);
        CHECK(player.requests.empty());
        player.click(quit); // a later click is meant
        CHECK_FALSE(player.requests.empty());
    }
}

TEST_CASE("who quits before everything is on the disk is told why it is not, and asked", "[leave]") {
    Leaver player;
    player.ask();
    const scene::Scene scene = player.seen();
    CHECK(shows(scene, "What you did last in this game is not saved."));
    CHECK(shows(scene, "The disk is full."));
    CHECK_FALSE(player.quits());
    for (const char* row : {save_row, again_row, end_row, stay_row}) CHECK(player.spot_of(row));
    CHECK(player.app.focus() == player.spot_of(save_row)->id);

    SECTION("stays by Esc, by its row and by a click beside the panel, and can quit later") {
        const int way = GENERATE(0, 1, 2);
        if (way == 0) player.key(Key::escape);
        if (way == 1) player.press_words(stay_row);
        if (way == 2) player.click(ui::Point{2, 718});
        CHECK(player.screen() == "none");
        CHECK_FALSE(player.quits());
        player.tried({player.here()}); // the answer to an earlier request
        CHECK(player.screen() == "none");
        player.ask();
    }
    SECTION("quits all the same by a row that is not the first") {
        player.key(Key::down); // shows the focus
        player.key(Key::down);
        player.key(Key::enter);
        CHECK(player.quits());
    }
    SECTION("asked twice is still asked") {
        player.key(Key::q, true);
        player.app.quit(player.now);
        CHECK(player.screen() == "leave");
        CHECK_FALSE(player.quits());
    }
    SECTION("does nothing else before it is answered") {
        const auto log = player.session().log();
        for (const Key key : {Key::r, Key::u, Key::h, Key::n, Key::s, Key::l, Key::p, Key::b}) player.key(key);
        CHECK(player.screen() == "leave");
        CHECK(player.session().log() == log);
        CHECK_FALSE(player.session().paused());
    }
}

TEST_CASE("what cannot be written is tried again as often as the player likes", "[leave]") {
    Leaver player;
    player.ask();
    for (int i = 0; i < 3; ++i) {
        player.press_words(again_row);
        player.asks_store();
        player.wait(400);
        CHECK(shows(player.seen(), "Saving"));
        player.tried({player.here()});
        CHECK(shows(player.seen(), "Still not saved"));
        CHECK(shows(player.seen(), "The disk is full."));
    }
    player.press_words(again_row);
    player.asks_store();
    player.tried({});
    CHECK(player.quits());
}

TEST_CASE("what cannot be written goes to a file of the player's choice, and then it ends", "[leave]") {
    Leaver player;
    player.ask();
    player.key(Key::enter); // the default
    REQUIRE(player.screen() == "file");
    SECTION("or back to the question") {
        player.key(Key::escape);
        CHECK(player.screen() == "leave");
        player.key(Key::escape);
        CHECK(player.screen() == "none");
    }
    SECTION("or not, when that fails too") {
        player.save_under("/usb/mine");
        const WriteFile file = player.written();
        player.reply(player.file, FileWritten{file.path, Message{"no room", {}}});
        CHECK(player.screen() == "file");
        CHECK_FALSE(player.quits());
    }
    SECTION("and not when the history was exported meanwhile") {
        player.reply(player.store, game::StoreNews{game::Exported{"/usb/history.csv"}});
        CHECK(player.screen() == "file");
        CHECK_FALSE(player.quits());
    }
    SECTION("also when the store answers late") {
        player.tried({player.here()});
        CHECK(player.screen() == "file");
    }
    SECTION("done") {
        player.save_under("/usb/mine");
        const WriteFile file = player.written();
        CHECK(file.text == game::to_text(game::record_of(player.app.game(), player.now)));
        player.reply(player.file, FileWritten{file.path, {}});
        CHECK(player.quits());
    }
}

TEST_CASE("each of several games that could not be written gets a file of its own", "[leave]") {
    Leaver player;
    game::SavedGame earlier = player.here();
    earlier.summary.key = 5;
    earlier.record.log.clear();
    player.ask({earlier, player.here()});
    CHECK(shows(player.seen(), "What you did last in 2 games is not saved."));
    player.key(Key::enter);
    const std::string first = player.field();
    player.key(Key::enter);
    const WriteFile here = player.written();
    CHECK(here.text == game::to_text(game::record_of(player.app.game(), player.now)));
    player.reply(player.file, FileWritten{here.path, {}});
    CHECK(player.screen() == "leave");
    CHECK(shows(player.seen(), "What you did last in 1 game is not saved."));
    SECTION("and what is in a file is not asked for again") {
        player.press_words(again_row);
        player.asks_store();
        player.tried({player.here()});
        CHECK(player.quits());
    }
    SECTION("under a name of its own") {
        player.key(Key::enter);
        CHECK(player.field().ends_with("-4x2-2.twoturns"));
        player.key(Key::enter);
        const WriteFile before = player.written();
        CHECK(before.path != first);
        CHECK(before.text == game::to_text(earlier.record));
        player.reply(player.file, FileWritten{before.path, {}});
        CHECK(player.quits());
    }
}

TEST_CASE("a store that does not answer is not waited for long", "[leave]") {
    Leaver player;
    player.ask_to_quit();
    REQUIRE(player.app.next_change(player.now));
    CHECK(*player.app.next_change(player.now) <= player.now + Time{300});
    player.wait(300);
    CHECK(shows(player.seen(), "Saving"));
    CHECK_FALSE(player.quits());
    player.wait(2000);
    CHECK(player.asked_for<ReportUnsaved>() == 0);
    player.wait(200);
    ReportUnsaved report;
    player.store = player.the(report);
    CHECK(report.why.id == "The disk does not answer.");
    CHECK(report.keep == Keep::nowhere); // the player is asked
    player.tried({player.here()});
    CHECK(player.screen() == "leave");
    CHECK_FALSE(shows(player.seen(), "Saving"));
    player.wait(60'000);
    CHECK(player.asked_for<ReportUnsaved>() == 0);
    player.tried({}); // the store has recovered
    CHECK(player.quits());
}

TEST_CASE("when the system wants the end, what is unsaved is kept for the next start and nobody is asked", "[leave]") {
    const bool answers = GENERATE(true, false);
    Leaver player;
    player.ask_to_quit(true);
    if (answers)
        player.tried({player.here()});
    else
        player.wait(2500);
    ReportUnsaved report;
    player.store = player.the(report);
    CHECK(report.keep == (answers ? Keep::here : Keep::elsewhere));
    CHECK_FALSE(player.quits());
    CHECK(player.screen() == "quit");
    player.tried({}); // the games are kept
    CHECK(player.quits());
}

TEST_CASE("who is told to quit by the system asks once, and not for long", "[leave]") {
    Leaver player;
    player.ask_to_quit(true);
    player.tried({player.here()});
    ReportUnsaved report;
    player.store = player.the(report);
    player.tried({player.here()}); // nor can they be kept
    player.forget_requests();
    REQUIRE(player.screen() == "leave");
    CHECK(shows(player.seen(), "Quits without saving in 5 seconds."));
    SECTION("told again it ends at once") {
        player.app.quit(player.now, true);
        player.think();
        CHECK(player.quits());
    }
    SECTION("when nobody answers it ends") {
        for (int i = 4; i > 0; --i) {
            CHECK(*player.app.next_change(player.now) <= player.now + Time{1000});
            player.wait(1000);
            CHECK_FALSE(player.quits());
            CHECK(shows(player.seen(), "Quits without saving in " + std::to_string(i)));
        }
        player.wait(1000);
        CHECK(player.quits());
    }
    SECTION("when somebody does it waits") {
        player.key(Key::down);
        CHECK_FALSE(shows(player.seen(), "Quits without saving in"));
        player.wait(60'000);
        CHECK_FALSE(player.quits());
        CHECK(player.screen() == "leave");
    }
}
