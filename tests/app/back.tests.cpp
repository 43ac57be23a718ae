// Esc goes back one step, and the button that does the same says where it leads.
#include "app/app.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/situations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

TEST_CASE("Esc leads back to where a screen was opened", "[app]") {
    for (const Command command :
         {Command::settings, Command::look, Command::records, Command::gallery, Command::home, Command::new_game}) {
        CAPTURE(std::string{name_of(command)});
        Player by_menu{start_at(four_pairs)};
        by_menu.key(Key::escape);
        by_menu.press_button(command);
        REQUIRE(by_menu.screen() == name_of(command));
        by_menu.key(Key::escape);
        CHECK(by_menu.screen() == "menu");
        by_menu.key(Key::escape);
        CHECK(by_menu.screen() == "none");

        Player directly{start_at(four_pairs)};
        directly.run(command);
        REQUIRE(directly.screen() == name_of(command));
        directly.key(Key::escape);
        CHECK(directly.screen() == "none");
    }
    Player player{start_at(four_pairs)};
    player.key(Key::l);
    REQUIRE(player.screen() == "games");
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("Esc goes through every screen of a long way, one at a time", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    player.press_button(Command::settings);
    player.press_button(Command::delete_everything);
    player.wait(1000);
    for (const char* next : {"settings", "menu", "none"}) {
        player.key(Key::escape);
        CHECK(player.screen() == next);
    }
}

TEST_CASE("on a page the button back names what it leads to", "[app]") {
    for (const Command command : {Command::gallery, Command::look, Command::new_game}) {
        Player player{start_at(four_pairs)};
        player.run(command);
        CHECK(player.spot_of("Board"));
        player.press_button(Command::back);
        player.run(Command::menu);
        player.press_button(command);
        CHECK_FALSE(player.spot_of("Board"));
        const auto back = player.place_of(Command::back);
        REQUIRE(back);
        player.click(*back);
        CHECK(player.screen() == "menu");
        CHECK(player.app.depth() == 2);
    }
}

TEST_CASE("Esc goes one step back from every screen, to where its button back says", "[app]") {
    const std::map<std::string, std::string> titles{{"none", "Board"},
                                                    {"menu", "Menu"},
                                                    {"keys", "Keys"},
                                                    {"problem", "Problem"},
                                                    {"problems", "Problems"},
                                                    {"gallery", "Gallery"},
                                                    {"home", "Home page"},
                                                    {"journey", "Journey"},
                                                    {"settings", "Settings and help"},
                                                    {"games", "Games"},
                                                    {"decks", "Pictures"},
                                                    {"learning", "What was learnt"},
                                                    {"edit-layout", "Draw a layout"}};
    for (Situation& situation : situations({1280, 720})) {
        CAPTURE(situation.name);
        Player& player = situation.player;
        player.wait(1000); // a question accepts no answer at first
        const std::size_t depth = player.app.depth();
        if (depth == 1) continue;
        std::set<std::string> said;
        const ui::Frame frame = player.app.frame(player.now);
        for (const ui::HitArea& hit : frame.hit_areas) {
            if (command_of(hit.id) != Command::back || hit.kind != ui::HitArea::Kind::button) continue;
            const auto& words = std::get<ui::Button>(hit.element->what).words;
            if (words == "Cancel" || words == "Skip" || words == "Go on playing") continue; // answers to a question
            said.insert(words.empty() ? hit.help : words);
        }
        CHECK(said.size() <= 1);
        player.key(Key::escape);
        const bool leads_home = situation.name == "the first weave";
        CHECK(player.app.depth() == depth - (leads_home ? 0 : 1));
        const auto title = titles.find(player.screen());
        REQUIRE(title != titles.end());
        for (const std::string& words : said) CHECK(words == title->second);
    }
}

TEST_CASE("a menu over another screen and its dialogs say which screen they lead back to", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::menu);
    for (const Command command : {Command::settings, Command::about, Command::save_game, Command::open_game}) {
        player.run(command);
        REQUIRE(player.app.depth() == 3);
        const ui::Frame frame = player.app.frame(player.now);
        const ui::HitArea* close = nullptr;
        for (const ui::HitArea& hit : frame.hit_areas)
            if (command_of(hit.id) == Command::back) close = &hit;
        REQUIRE(close != nullptr);
        CHECK(close->help == "Menu");
        player.key(Key::escape);
        CHECK(player.screen() == "menu");
    }
}

TEST_CASE("what is opened again is gone back to, never opened twice", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::menu);
    player.run(Command::settings);
    player.run(Command::menu);
    CHECK(player.screen() == "menu");
    CHECK(player.app.depth() == 2);
}

TEST_CASE("a question is answered before anything else is opened", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    player.run(Command::delete_everything);
    for (const Command command : {Command::menu, Command::games, Command::new_game, Command::hint, Command::paste_id}) {
        player.run(command);
        CHECK(player.screen() == "delete-data");
    }
}

// Deleting all data --------------------------------------------------------------------------------------

namespace {

/// Opens the question from the settings.
Player asked() {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    player.forget_requests();
    return player;
}

} // namespace

TEST_CASE("a double click on the settings' row deletes nothing", "[app][delete]") {
    for (int x = -150; x <= 150; x += 50) {
        Player player = asked();
        const ui::Point row = *player.place_of(Command::delete_everything);
        const ui::Point at{row.x + static_cast<float>(x), row.y};
        player.click(at);
        player.wait(120);
        player.click(at, ui::MouseButton::left, 2);
        player.wait(120);
        player.click(at, ui::MouseButton::left, 3);
        CHECK(player.screen() == "delete-data");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
}

TEST_CASE("the question takes no press in its first half second, wherever it is made", "[app][delete]") {
    Player player = asked();
    player.press_button(Command::delete_everything);
    const auto remove = player.spot_of("Delete all");
    REQUIRE(remove);
    for (int passed = 0; passed < 490; passed += 70) {
        player.click(remove->rect.centre());
        player.key(Key::enter);
        player.key(Key::escape);
        CHECK(player.screen() == "delete-data");
        player.wait(70);
    }
    CHECK(player.asked_for<game::ForgetEverything>() == 0);
    player.wait(500);
    player.press_words("Delete all");
    CHECK(player.asked_for<game::ForgetEverything>() == 1);
}

TEST_CASE("Enter cancels, and so does Esc, back to the settings", "[app][delete]") {
    for (const Key key : {Key::enter, Key::escape}) {
        Player player = asked();
        player.press_button(Command::delete_everything);
        player.wait(1000);
        player.key(key);
        CHECK(player.screen() == "settings");
        CHECK(player.asked_for<game::ForgetEverything>() == 0);
    }
}

TEST_CASE("a page that opens or comes back under a resting pointer explains nothing yet", "[app]") {
    Player player{start_at(four_pairs)};
    const auto boxes_with_shadow = [&] { // a help line casts a shadow
        const auto boxes = items_of<ui::BoxItem>(player.seen());
        return std::count_if(boxes.begin(), boxes.end(),
                             [](const ui::BoxItem& box) { return box.shadow && box.border_width == 1; });
    };
    const ui::Point at = *player.place_of(Command::hint);
    player.point(at);
    const auto without = boxes_with_shadow();
    player.wait(600);
    REQUIRE(boxes_with_shadow() == without + 1);
    player.run(Command::journey);
    player.wait(2000);
    player.run(Command::back);
    REQUIRE(player.screen() == "none");
    player.wait(2000);
    CHECK(boxes_with_shadow() == without);
    player.point({at.x + 1, at.y});
    player.wait(600);
    CHECK(boxes_with_shadow() == without + 1);
}

TEST_CASE("a telephone's Back closes one page at a time, then leads to Home, and leaves the game from there", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK(player.app.ways_back() == 1);
    player.run(Command::menu);
    player.press_button(Command::settings);
    CHECK(player.app.ways_back() == 3);
    for (const char* next : {"menu", "none", "home"}) {
        player.app.go_back(player.now);
        CHECK(player.screen() == next);
    }
    CHECK(player.app.ways_back() == 0);
    player.app.go_back(player.now);
    CHECK(player.screen() == "home");
    player.run(Command::journey);
    CHECK(player.app.ways_back() == 1);
    player.app.go_back(player.now);
    CHECK(player.screen() == "home");
}
