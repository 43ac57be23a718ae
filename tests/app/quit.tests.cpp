// Quitting: nothing that was played is lost without a word.
#include <string>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

Start start_in(const std::string& folder) {
    Start start = start_at(four_pairs);
    start.settings.folder = folder;
    return start;
}

/// A player who has taken a pair and wants to quit.
struct Leaver : Player {
    Leaver() : Player{start_in("/home/me")} {
        make({{1, 1}, {2, 1}});
        forget_requests();
    }
    [[nodiscard]] game::SavedGame here() { return app.saved(now, 1); }
    /// The store's answer.
    void answer(std::vector<game::SavedGame> unsaved) {
        app.learn(game::AllTried{std::move(unsaved), {"The disk is full.", {}}}, now);
    }
    /// Quits, as far as the question what to do about what is not saved.
    void ask(std::vector<game::SavedGame> unsaved) {
        app.run(Command::quit, now);
        answer(std::move(unsaved));
        REQUIRE(screen() == "leave");
        forget_requests();
    }
    void ask() { ask({here()}); }
    /// The file the one request is for.
    WriteFile file() {
        std::optional<WriteFile> found;
        for (const Request& request : app.take_requests())
            if (const auto* one = std::get_if<WriteFile>(&request)) found = *one;
        REQUIRE(found);
        return *found;
    }
    bool quits() { return asked_for<Quit>() > 0; }
    bool asks_store() { return asked_for<game::StoreQuestion>() == 1; }
};

} // namespace

TEST_CASE("who quits is asked nothing once everything is on the disk", "[leave]") {
    Leaver player;
    player.run(Command::quit);
    const auto requests = player.app.take_requests();
    REQUIRE(requests.size() == 1);
    CHECK(std::holds_alternative<game::WriteAll>(std::get<game::StoreQuestion>(requests.front())));
    CHECK(player.screen() == "none");
    player.answer({});
    CHECK(player.quits());
}

TEST_CASE("who quits before everything is on the disk is told why it is not, and asked", "[leave]") {
    Leaver player;
    player.ask();
    const Scene scene = player.seen();
    CHECK(shows(scene, "What you did last in this game is not saved."));
    CHECK(shows(scene, "The disk is full."));
    CHECK_FALSE(player.quits());
    CHECK(player.app.ui().menu_focus == 0);
    for (const Command row : {Command::save_unsaved, Command::try_again, Command::quit_unsaved, Command::stay})
        CHECK(player.place_of(row));

    SECTION("stays by Esc, by its row and by a click beside the panel, and can quit later") {
        const int way = GENERATE(0, 1, 2);
        if (way == 0) player.key(Key::escape);
        if (way == 1) player.press_button(Command::stay);
        if (way == 2) player.click(Point{2, 718});
        CHECK(player.screen() == "none");
        CHECK_FALSE(player.app.ui().leaving);
        CHECK_FALSE(player.quits());
        player.answer({player.here()}); // the answer to an earlier question
        CHECK(player.screen() == "none");
        player.ask();
    }
    SECTION("quits all the same by a row that is not the first") {
        player.key(Key::down);
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
        player.press_button(Command::try_again);
        CHECK(player.asks_store());
        CHECK(shows(player.seen(), "Trying to save"));
        player.answer({player.here()});
        CHECK(shows(player.seen(), "Still not saved"));
        CHECK(shows(player.seen(), "The disk is full."));
    }
    player.press_button(Command::try_again);
    player.forget_requests();
    player.answer({});
    CHECK(player.quits());
}

TEST_CASE("what cannot be written goes to a file of the player's choice, and then it ends", "[leave]") {
    Leaver player;
    player.ask();
    player.key(Key::enter); // what is offered first
    REQUIRE(player.screen() == "file");
    SECTION("or back to the question") {
        player.key(Key::escape);
        CHECK(player.screen() == "leave");
        player.key(Key::escape);
        CHECK(player.screen() == "none");
    }
    SECTION("or not, when that fails too") {
        player.input(ui::Typed{"/usb/mine"});
        player.key(Key::enter);
        const WriteFile file = player.file();
        player.app.written(file.path, Message{"no room", {}}, player.now);
        CHECK(player.screen() == "file");
        CHECK_FALSE(player.quits());
    }
    SECTION("and not when the history was exported meanwhile") {
        player.app.learn(game::Exported{"/usb/history.csv"}, player.now);
        CHECK(player.screen() == "file");
        CHECK_FALSE(player.quits());
    }
    SECTION("also when the store answers late") {
        player.answer({player.here()});
        CHECK(player.screen() == "file");
    }
    SECTION("done") {
        player.input(ui::Typed{"/usb/mine"});
        player.key(Key::enter);
        const WriteFile file = player.file();
        CHECK(file.text == game::to_text(game::record_of(player.app.game(), player.now)));
        player.app.written(file.path, {}, player.now);
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
    player.input(ui::Typed{"x"}); // after the name that is proposed
    const std::string first = player.app.ui().file.path();
    player.key(Key::enter);
    const WriteFile here = player.file();
    CHECK(here.text == game::to_text(game::record_of(player.app.game(), player.now)));
    player.app.written(here.path, {}, player.now);
    CHECK(player.screen() == "leave");
    CHECK(shows(player.seen(), "What you did last in 1 game is not saved."));
    SECTION("and what is in a file is not asked for again") {
        player.press_button(Command::try_again);
        player.forget_requests();
        player.answer({player.here()});
        CHECK(player.quits());
    }
    SECTION("under a name of its own") {
        player.key(Key::enter);
        CHECK(player.app.ui().file.path().ends_with("two-turns-4x2-2.twoturns"));
        player.input(ui::Typed{"y"});
        player.key(Key::enter);
        const WriteFile before = player.file();
        CHECK(before.path != first);
        CHECK(before.text == game::to_text(earlier.record));
        player.app.written(before.path, {}, player.now);
        CHECK(player.quits());
    }
}

TEST_CASE("a store that does not answer is not waited for long, and the game goes on meanwhile", "[leave]") {
    Leaver player;
    player.app.quit(player.now);
    player.forget_requests();
    REQUIRE(player.app.next_change(player.now));
    CHECK(*player.app.next_change(player.now) <= player.now + Time{300});
    player.wait(300);
    CHECK(shows(player.seen(), "Saving"));
    player.make({{1, 2}, {2, 2}});
    CHECK(player.session().pairs_left() == 2);
    player.wait(2000);
    CHECK(player.asked_for<ReportUnsaved>() == 0);
    player.wait(200);
    CHECK(player.asked_for<ReportUnsaved>() == 1);
    player.answer({player.here()});
    CHECK(player.screen() == "leave");
    CHECK_FALSE(shows(player.seen(), "Saving"));
    player.wait(60'000);
    CHECK(player.asked_for<ReportUnsaved>() == 0);
    player.answer({}); // it has come round
    CHECK(player.quits());
}

TEST_CASE("who is told to quit by the system asks once, and not for long", "[leave]") {
    Leaver player;
    player.app.quit(player.now, true);
    player.answer({player.here()});
    player.forget_requests();
    REQUIRE(player.screen() == "leave");
    CHECK(shows(player.seen(), "Quits without saving in 5 seconds."));
    SECTION("told again it ends at once") {
        player.app.quit(player.now, true);
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
