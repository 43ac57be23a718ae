// Buttons, the menu and what else opens over the board: what each does and what closes it.
#include "app/app.hpp"

#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::Status;

TEST_CASE("every button of the bar does what it says", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.place_of(Command::undo)); // nothing to undo, nothing to press
    CHECK_FALSE(player.place_of(Command::redo));
    player.press_button(Command::hint);
    CHECK(player.session().hints() == 1);
    player.make({{1, 1}, {2, 1}});
    player.press_button(Command::undo);
    CHECK(player.session().pairs_left() == 4);
    player.press_button(Command::redo);
    CHECK(player.session().pairs_left() == 3);
    player.press_button(Command::menu);
    CHECK(player.screen() == "menu");
    player.press_button(Command::back);
    CHECK(player.screen() == "none");
    player.press_button(Command::new_game);
    CHECK(player.screen() == "new-game");
}

TEST_CASE("every row of the menu and of the settings does what it says, by mouse and by key", "[app]") {
    for (const Panel panel : {Panel::menu, Panel::settings})
        for (std::size_t row = 0; row < rows_of(panel).size(); ++row)
            for (const bool by_key : {false, true}) {
                const Command command = rows_of(panel)[row];
                CAPTURE(static_cast<int>(panel), row, by_key);
                Player player{start_at(four_pairs)};
                player.make({{1, 1}, {2, 1}});
                player.forget_requests();
                const Ui before = player.app.ui();
                player.press_button(Command::menu);
                if (panel == Panel::settings) player.press_button(Command::settings);
                if (by_key) {
                    for (std::size_t i = 0; i < row; ++i) player.key(Key::down);
                    player.key(Key::enter);
                } else {
                    player.press_button(command);
                }
                const auto toggled = switch_of(command, player.app.ui());
                CHECK(toggled.has_value() == switch_of(command, before).has_value());
                if (toggled) {
                    CHECK(*toggled != *switch_of(command, before));
                    CHECK(player.panel() == panel); // stays, so that one can see it
                    continue;
                }
                switch (command) {
                case Command::new_game: CHECK(player.screen() == "new-game"); break;
                case Command::restart:
                    CHECK(player.session().pairs_left() == 4);
                    CHECK(player.screen() == "none");
                    break;
                case Command::pause:
                    CHECK(player.session().paused());
                    CHECK(player.screen() == "none");
                    break;
                case Command::games: CHECK(player.screen() == "games"); break;
                case Command::help: CHECK(player.screen() == "help"); break;
                case Command::settings: CHECK(player.screen() == "settings"); break;
                case Command::copy_id: CHECK(player.screen() == "none"); break;
                case Command::save_game:
                case Command::open_game:
                case Command::export_history: CHECK(player.screen() == "file"); break;
                case Command::forget_everything: CHECK(player.app.ui().forget_asked); break;
                case Command::quit: CHECK(player.asked_for<game::StoreQuestion>() == 1); break;
                default: FAIL("a row this test does not know");
                }
            }
}

TEST_CASE("the menu's focus goes round, and Tab moves it too", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    player.key(Key::up);
    CHECK(player.app.ui().menu_focus == static_cast<int>(menu_rows.size()) - 1);
    player.key(Key::tab);
    CHECK(player.app.ui().menu_focus == 0);
}

TEST_CASE("a click beside a panel closes it and touches no tile", "[app]") {
    for (const Command command : {Command::menu, Command::new_game, Command::help})
        for (const Button button : {ui::MouseButton::left, ui::MouseButton::right}) {
            Player player{start_at(four_pairs)};
            player.app.run(command, player.now);
            REQUIRE(player.panel() != Panel::none);
            player.click(player.place().table().centre(), ui::MouseButton::left); // on it: stays or does something
            player.app.run(command, player.now);
            const Board before = player.session().board();
            const Rect table = player.place().table();
            player.click(Point{table.x + 2, table.bottom() - 2}, button);
            CHECK(player.screen() == "none");
            CHECK(player.session().board() == before);
            CHECK_FALSE(player.session().picked());
        }
}

TEST_CASE("a click on a panel's bare parts does nothing", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f1);
    player.click(player.place().table().centre());
    CHECK(player.screen() == "help");
    CHECK_FALSE(player.session().picked());
    player.press_button(Command::back);
    CHECK(player.screen() == "none");
}

TEST_CASE("with the key list open every key still works, and closes it", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f1);
    player.key(Key::h);
    CHECK(player.screen() == "none");
    CHECK(player.session().hints() == 1);
    player.key(Key::f1);
    player.key(Key::f1);
    CHECK(player.screen() == "none");
}

TEST_CASE("a stuck board offers Reshuffle as a button and as S", "[app]") {
    Player by_mouse{start_at(stuck)};
    REQUIRE(by_mouse.session().status() == Status::stuck);
    by_mouse.press_button(Command::reshuffle);
    CHECK(by_mouse.session().status() == Status::playing);
    CHECK(by_mouse.session().reshuffles() == 1);
    CHECK_FALSE(by_mouse.place_of(Command::reshuffle)); // offered no more

    Player by_key{start_at(stuck)};
    by_key.key(Key::s);
    CHECK(by_key.session().status() == Status::playing);
    by_key.key(Key::s); // moves the cursor again
    CHECK(by_key.session().reshuffles() == 1);
    CHECK(by_key.app.ui().cursor);
    by_key.key(Key::u);
    CHECK(by_key.session().status() == Status::stuck);
}

TEST_CASE("a reshuffle that cannot help says so for a while", "[app]") {
    Player player{start_at("# # # # #\n# A # A #\n# # # # #\n")};
    player.press_button(Command::reshuffle);
    CHECK(player.session().reshuffles() == 0);
    CHECK(player.session().status() == Status::stuck);
    REQUIRE(player.app.ui().note);
    player.wait(60'000);
    CHECK_FALSE(player.app.ui().note);
}

TEST_CASE("a won board offers a new game and the same again", "[app]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    REQUIRE(player.session().status() == Status::won);
    player.wait(5000);
    player.press_button(Command::restart);
    CHECK(player.session().status() == Status::playing);
    player.make({{1, 1}, {1, 2}});
    player.wait(5000);
    player.press_button(Command::new_game);
    CHECK(player.screen() == "new-game");
}

TEST_CASE("a paused game goes on by its button", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::p);
    REQUIRE(player.session().paused());
    player.press_button(Command::pause);
    CHECK_FALSE(player.session().paused());
}
