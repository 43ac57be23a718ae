// The game's own file dialog.
#include <algorithm>
#include <string>
#include <vector>

#include "app/filer.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using platform::FolderEntry;
using ui::Key;

namespace {

const Message there_is{"There is such a file already. Press again to replace it.", {}};

std::vector<FolderEntry> many_games() {
    std::vector<FolderEntry> all;
    for (int i = 10; i < 60; ++i) all.push_back({"game " + std::to_string(i) + ".twoturns", false});
    return all;
}

} // namespace

TEST_CASE("what is typed replaces the path that is selected at first", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.type("/usb/x");
    CHECK(player.field() == "/usb/x");
    player.list({{"old.twoturns", false}});
    CHECK(player.folder == "/usb");
    CHECK(player.rows() == std::vector<std::string>{"..", "old.twoturns"});
}

TEST_CASE("a name that is typed alone is saved in the folder that is listed", "[files]") {
    Filer player;
    player.open(Command::save_game, {{"old.twoturns", false}});
    player.forget_requests();
    player.type("v");
    CHECK(player.asked_for<app::ListFolder>() == 0); // it is the same folder
    CHECK(player.rows() == std::vector<std::string>{"..", "old.twoturns"});
    player.key(Key::enter);
    CHECK(player.writes().path == "/home/me/v.twoturns");
}

TEST_CASE("the list of files is moved through by keys, letters and the wheel", "[files]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        Filer player{canvas};
        player.open(Command::open_game, many_games());
        player.key(Key::tab);
        const auto seen_row = [&] {
            const ui::Frame frame = player.app.frame(player.now);
            const bool seen = std::any_of(frame.hit_areas.begin(), frame.hit_areas.end(), [&](const ui::HitArea& hit) {
                return hit.kind == ui::HitArea::Kind::row && hit.index == player.row() && hit.rect.h > 10;
            });
            CHECK(seen);
            return player.row();
        };
        player.key(Key::end);
        CHECK(seen_row() == 50);
        player.key(Key::home);
        CHECK(seen_row() == 0);
        player.key(Key::page_down);
        const std::size_t page = seen_row();
        CHECK(page >= 2);
        player.key(Key::page_down);
        CHECK(seen_row() == 2 * page);
        player.key(Key::page_up);
        CHECK(seen_row() == page);
        player.type("game 47");
        CHECK(player.rows()[seen_row()] == "game 47.twoturns");
        player.key(Key::down);
        CHECK(player.field() == "/home/me/game 48.twoturns");

        const ui::Frame frame = player.app.frame(player.now);
        const auto list = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                       [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::list; });
        REQUIRE(list != frame.hit_areas.end());
        player.point(list->rect.centre());
        player.input(ui::Wheel{-100});
        CHECK(shows(player.seen(), "Parent folder"));
        player.input(ui::Wheel{1});
        CHECK_FALSE(shows(player.seen(), "Parent folder"));
    }
}

TEST_CASE("a file that cannot be written is said in the dialog, which stays", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.key(Key::enter);
    (void)player.writes();
    player.written(Message{"no room", {}});
    CHECK(player.screen() == "file");
    CHECK(shows(player.seen(), "no room"));
    CHECK_FALSE(player.spot_of("Replace")); // no file to replace
    player.wait(700);
    player.key(Key::enter);
    CHECK_FALSE(player.writes().replace);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("two quick Enters do not replace a file", "[files]") {
    Filer player;
    player.open(Command::save_game);
    player.key(Key::enter);
    player.key(Key::enter); // before the answer
    CHECK_FALSE(player.writes().replace);
    player.written(there_is);
    CHECK(player.spot_of("Replace"));
    player.wait(GENERATE(0, 100, 499));
    player.key(Key::enter);
    CHECK(player.writes_nothing());
    SECTION("a slower one does") {
        player.wait(600);
        player.key(Key::enter);
        CHECK(player.writes().replace);
    }
    SECTION("and not once another name was written") {
        player.key(Key::end);
        player.type("s");
        player.wait(700);
        player.key(Key::enter);
        CHECK_FALSE(player.writes().replace);
    }
}

TEST_CASE("an answer to a dialog that was closed changes nothing", "[files]") {
    Filer player;
    player.open(Command::open_game, {{"b.txt", false}});
    player.key(Key::tab);
    player.key(Key::end);
    player.key(Key::enter);
    ReadFile file;
    const Ticket ticket = player.the(file);
    player.key(Key::escape);
    REQUIRE(player.screen() == "none");
    player.run(Command::menu);
    const Board board = player.session().board();
    player.reply(ticket, FileRead{file.path, std::string{"A A\n"}});
    player.reply(ticket, FileWritten{file.path, {}});
    CHECK(player.session().board() == board);
    CHECK(player.screen() == "menu");
    CHECK(player.headline() != "Saved");
}

TEST_CASE("the dialog shows the end of a long path", "[files]") {
    Start start = start_in_home(small, "x");
    start.settings.folder = "/a" + std::string(200, 'b') + "/连连看";
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{480, 360}}) {
        Player player{start, canvas};
        player.key(Key::o, true);
        player.key(Key::tab); // out of the field
        const auto texts = items_of<ui::TextItem>(player.seen());
        CHECK(std::any_of(texts.begin(), texts.end(), [](const ui::TextItem& text) {
            return text.text.starts_with("…") && text.text.ends_with("连连看/");
        }));
    }
}

TEST_CASE("names of files that are no text are shown all the same, and opened as they are", "[files]") {
    Filer player;
    const std::string name = "two\nlines caf\xE9.twoturns";
    player.open(Command::open_game, {{name, false}});
    CHECK(shows(player.seen(), "two?lines caf?.twoturns"));
    player.key(Key::tab);
    player.key(Key::end);
    player.key(Key::enter);
    ReadFile file;
    (void)player.the(file);
    CHECK(file.path == "/home/me/" + name);
}
