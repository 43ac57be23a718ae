// Buttons, the menu and everything else that opens over the board: what each does and what closes it.
#include "app/app.hpp"

#include <cstddef>
#include <vector>

#include "app/player.hpp"
#include "app/starts.hpp"

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

namespace {

/// A button, and the buttons to press before it, beginning in the menu.
struct Way {
    std::vector<Command> steps;
    Command command;
};
const std::vector<Way> ways{
    {{}, Command::new_game},
    {{}, Command::home},
    {{}, Command::gallery},
    {{}, Command::look},
    {{}, Command::records},
    {{Command::records}, Command::statistics},
    {{Command::records}, Command::games},
    {{}, Command::settings},
    {{Command::board_menu}, Command::restart},
    {{Command::board_menu}, Command::pause},
    {{Command::board_menu}, Command::race},
    {{Command::board_menu}, Command::show_me},
    {{Command::board_menu}, Command::save_game},
    {{Command::board_menu}, Command::open_game},
    {{Command::board_menu}, Command::copy_id},
    {{Command::look}, Command::decks},
    {{Command::look}, Command::edit_layout},
    {{Command::settings}, Command::accessibility},
    {{Command::settings}, Command::help},
    {{Command::settings}, Command::about},
    {{Command::settings}, Command::quit},
};

void check_done(Player& player, Command command) {
    switch (command) {
    case Command::new_game: CHECK(player.screen() == "new-game"); break;
    case Command::home: CHECK(player.screen() == "home"); break;
    case Command::gallery: CHECK(player.screen() == "gallery"); break;
    case Command::look: CHECK(player.screen() == "look"); break;
    case Command::accessibility: CHECK(player.screen() == "accessibility"); break;
    case Command::restart:
        CHECK(player.session().pairs_left() == 4);
        CHECK(player.screen() == "none");
        break;
    case Command::race:
        CHECK(player.headline() == "You have not cleared this board yet");
        CHECK(player.screen() == "none");
        break;
    case Command::pause:
        CHECK(player.session().paused());
        CHECK(player.screen() == "none");
        break;
    case Command::show_me: CHECK(player.screen() == "show-me"); break;
    case Command::records: CHECK(player.screen() == "records"); break;
    case Command::games: CHECK(player.screen() == "games"); break;
    case Command::statistics: CHECK(player.screen() == "statistics"); break;
    case Command::decks: CHECK(player.screen() == "decks"); break;
    case Command::edit_layout: CHECK(player.screen() == "edit-layout"); break;
    case Command::help: CHECK(player.screen() == "help"); break;
    case Command::copy_id:
        CHECK(player.screen() == "none");
        CHECK(player.app.note());
        break;
    case Command::save_game:
    case Command::open_game: CHECK(player.last<ListFolder>()); break;
    case Command::settings: CHECK(player.screen() == "settings"); break;
    case Command::about: CHECK(player.screen() == "about"); break;
    case Command::quit: CHECK(player.asked_for<game::WriteAll>() == 1); break;
    default: FAIL("a row this test does not know");
    }
}

} // namespace

TEST_CASE("every card of the menu and every row behind it does what it says, by mouse and by key", "[app]") {
    for (const Way& way : ways)
        for (const bool by_key : {false, true}) {
            CAPTURE(std::string{name_of(way.command)}, by_key);
            Player player{start_at(four_pairs)};
            player.make({{1, 1}, {2, 1}});
            player.forget_requests();
            player.key(Key::escape);
            std::vector<Command> steps = way.steps;
            steps.push_back(way.command);
            for (const Command step : steps) {
                if (!by_key) {
                    player.press_button(step);
                    continue;
                }
                for (int i = 0; i < 60 && player.app.focus() != id_of_command(step); ++i) player.key(Key::tab);
                player.key(Key::enter);
            }
            check_done(player, way.command);
        }
}

TEST_CASE("every setting is switched by mouse and by key, and the settings stay open", "[app]") {
    for (const Setting& setting : settings_table()) {
        if (setting.kind != SettingKind::toggle) continue;
        CAPTURE(std::string{setting.key});
        Player player{start_at(four_pairs)};
        const bool before = player.app.settings().*setting.flag;
        const bool is_access = setting.topic >= SettingTopic::sight;
        player.run(is_access ? Command::accessibility : Command::settings);
        player.press_words(setting.words);
        CHECK(player.app.settings().*setting.flag != before);
        const auto hit = player.spot_of(setting.words);
        player.key(Key::tab); // after the mouse, a key first shows the focus
        for (int i = 0; i < 40 && player.app.focus() != hit->id; ++i) player.key(Key::tab);
        REQUIRE(player.app.focus() == hit->id);
        player.key(Key::space);
        CHECK(player.app.settings().*setting.flag == before);
        CHECK(player.screen() == (is_access ? "accessibility" : "settings"));
    }
}

TEST_CASE("the settings lead to the export and to deleting all", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    player.press_button(Command::export_history);
    CHECK(player.last<ListFolder>());
    Player other{start_at(four_pairs)};
    other.run(Command::settings);
    other.press_button(Command::delete_everything);
    CHECK(other.screen() == "delete-data");
}

TEST_CASE("arrows lead from card to card of the menu, and Enter goes back to the board", "[app]") {
    Player player{start_at(four_pairs), {1280, 720}};
    player.key(Key::escape);
    player.key(Key::right);
    CHECK(player.app.focus() == id_of_command(Command::board_menu));
    player.key(Key::down);
    CHECK(player.app.focus() == id_of_command(Command::home));
    player.key(Key::left);
    CHECK(player.app.focus() == id_of_command(Command::new_game));
    player.key(Key::up);
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    player.key(Key::escape);
    player.press_button("continue");
    CHECK(player.screen() == "none");
}

TEST_CASE("each card of the menu says what is behind it", "[app]") {
    Player player{start_at(four_pairs), {1280, 720}};
    player.key(Key::escape);
    for (const char* words : {"Back to the board", "This board", "New game", "Home page", "Gallery", "Look", "Records",
                              "Settings and help", "start over, pause, race, save"})
        CHECK(shows(player.seen(), words));
}

TEST_CASE("the menu's focus goes round by Tab, and arrows lead back to where they came from", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    const ui::Id first = player.app.focus();
    std::size_t stops = 0;
    do {
        player.key(Key::tab);
        ++stops;
    } while (player.app.focus() != first && stops < 100);
    CHECK(stops == 9); // eight cards, and the button that closes the menu
    player.key(Key::down);
    const ui::Id below = player.app.focus();
    CHECK(below != first);
    player.key(Key::up);
    CHECK(player.app.focus() == first);
}

TEST_CASE("a click beside a dialog closes it and touches no tile", "[app]") {
    for (const Command command : {Command::menu, Command::settings, Command::about})
        for (const ui::MouseButton button : {ui::MouseButton::left, ui::MouseButton::right}) {
            CAPTURE(std::string{name_of(command)});
            Player player{start_at(four_pairs)};
            player.run(command);
            REQUIRE(player.screen() == name_of(command));
            const Board before = player.session().board();
            for (const Cell cell : {Cell{1, 1}, {2, 1}}) // they lie left of every dialog
                player.click(player.place().centre(cell), button);
            if (button == ui::MouseButton::right) CHECK(player.screen() == name_of(command));
            CHECK(player.session().board() == before);
            CHECK_FALSE(player.board().lit);
        }
    Player player{start_at(four_pairs)};
    player.run(Command::menu);
    player.click(ui::Point{2, 700});
    CHECK(player.screen() == "none");
    CHECK_FALSE(player.session().picked());
}

TEST_CASE("a click on a screen's bare parts does nothing", "[app]") {
    for (const Command command : {Command::help, Command::new_game, Command::games}) {
        Player player{start_at(four_pairs)};
        player.run(command);
        player.click(ui::Point{2, 700});
        CHECK(player.screen() == name_of(command));
        CHECK_FALSE(player.session().picked());
        player.press_button(Command::back);
        CHECK(player.screen() == "none");
    }
}

TEST_CASE("with the key list open every key still works, and closes it", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f1);
    player.key(Key::f1);
    CHECK(player.screen() == "none");
    player.run(Command::help);
    player.run(Command::hint);
    CHECK(player.screen() == "none");
    CHECK(player.session().hints() == 1);
}

TEST_CASE("a stuck board offers Reshuffle as a button and as X", "[app]") {
    Player by_mouse{start_at(stuck)};
    REQUIRE(by_mouse.session().status() == Status::stuck);
    by_mouse.press_button(Command::reshuffle);
    CHECK(by_mouse.session().status() == Status::playing);
    CHECK(by_mouse.session().reshuffles() == 1);
    CHECK_FALSE(by_mouse.place_of(Command::reshuffle)); // no longer on offer

    Player by_key{start_at(stuck)};
    by_key.key(Key::x);
    CHECK(by_key.session().status() == Status::playing);
    by_key.key(Key::u);
    CHECK(by_key.session().status() == Status::stuck);
}

TEST_CASE("a board that is stuck at its first move, or never could be cleared, names no way back", "[app]") {
    Player player{start_at(stuck)};
    player.set(&Settings::winnable_mark, false); // else the message would be that the board is lost
    CHECK(shows(player.seen(), "Reshuffle the tiles."));
    CHECK_FALSE(shows(player.seen(), "Reshuffle the tiles, or take steps back."));
    Player never{start_at("A B\nB A\nC C\n")};
    REQUIRE(never.session().known().outcome == Outcome::lost);
    never.key(Key::h);
    CHECK(never.headline() == "Every pair here loses");
    CHECK(never.app.note()->detail.id == "Some tiles can never all go.");
    Player lost{hard_start()};
    lose(lost);
    lost.key(Key::h);
    CHECK(lost.app.note()->detail.id == "The board can no longer be cleared. Go back to where it could.");
}

TEST_CASE("settings opened with a key have the focus on their first row", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::menu);
    player.key(Key::tab); // from here on by keyboard
    player.run(Command::settings);
    const ui::Frame frame = player.app.frame(player.now);
    const ui::HitArea* hit = frame.find(player.app.focus());
    REQUIRE(hit != nullptr);
    REQUIRE_FALSE(frame.tab_stops.empty());
    REQUIRE(hit->kind == ui::HitArea::Kind::button);
    CHECK(std::get<ui::Button>(hit->element->what).words == "Language");
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    CHECK(std::any_of(boxes.begin(), boxes.end(), [](const auto& box) { return box.border == ui::dark_theme.focus; }));
}

TEST_CASE("a lost board offers Reshuffle beside the way back, in place of a hint, also once it is stuck", "[app]") {
    for (const bool by_key : {true, false}) {
        Player lost{hard_start()};
        CHECK(lost.place_of(Command::hint));
        lost.key(Key::x); // can still be cleared
        CHECK(lost.session().reshuffles() == 0);
        CHECK(lost.headline() == "There are pairs that can go");
        lose(lost);
        REQUIRE(lost.session().status() == Status::playing);
        CHECK_FALSE(lost.place_of(Command::hint));
        CHECK(lost.place_of(Command::rewind));
        if (by_key)
            lost.key(Key::x);
        else
            lost.press_button(Command::reshuffle);
        CHECK(lost.session().reshuffles() == 1);
        CHECK(lost.session().known().outcome == Outcome::won);
        CHECK(lost.place_of(Command::hint));
        lost.key(Key::u);
        CHECK(lost.session().known().outcome == Outcome::lost);
    }
    Player unaware{hard_start()};
    unaware.set(&Settings::winnable_mark, false); // nothing tells that it is lost
    lose(unaware);
    CHECK(unaware.place_of(Command::hint));
    unaware.key(Key::x);
    CHECK(unaware.session().reshuffles() == 0);
    Player player{hard_start()};
    lose(player);
    get_stuck(player);
    CHECK_FALSE(player.place_of(Command::hint));
    CHECK(player.place_of(Command::rewind));
    player.press_button(Command::reshuffle);
    CHECK(player.session().reshuffles() == 1);
    CHECK_FALSE(player.place_of(Command::reshuffle));
    CHECK(player.place_of(Command::hint));
}

TEST_CASE("a reshuffle that cannot help says so for a while", "[app]") {
    Player player{start_at("# # # # #\n# A # A #\n# # # # #\n")};
    player.press_button(Command::reshuffle);
    CHECK(player.session().reshuffles() == 0);
    CHECK(player.session().status() == Status::stuck);
    REQUIRE(player.app.note());
    player.wait(60'000);
    CHECK_FALSE(player.app.note());
}

TEST_CASE("a paused game goes on by its button", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::p);
    REQUIRE(player.session().paused());
    player.press_button(Command::pause);
    CHECK_FALSE(player.session().paused());
}

// The end ----------------------------------------------------------------------------------------------------

TEST_CASE("a won board offers the next board, the same again and a new game", "[app]") {
    Player player{start_at("A A\n")};
    player.make({{1, 1}, {1, 2}});
    REQUIRE(player.session().status() == Status::won);
    player.wait(5000);
    player.press_button(Command::restart);
    CHECK(player.session().status() == Status::playing);
    player.make({{1, 1}, {1, 2}});
    player.wait(5000);
    player.press_button(Command::next_board);
    CHECK(player.session().status() == Status::playing);
    player.make(player.session().open_moves().front());
    player.wait(5000);
    REQUIRE(player.session().status() == Status::won);
    player.press_button(Command::new_game);
    CHECK(player.screen() == "new-game");
}

TEST_CASE("after a win Enter and Space begin the next board, and the menu offers no pause", "[app]") {
    for (const Key key : {Key::enter, Key::space}) {
        Player player{start_at("A A\n")};
        player.make({{1, 1}, {1, 2}});
        player.wait(5000);
        player.run(Command::board_menu);
        CHECK_FALSE(player.place_of(Command::pause));
        CHECK(player.place_of(Command::restart));
        player.key(Key::escape);
        player.key(Key::p);
        CHECK_FALSE(player.session().paused());
        player.key(key);
        CHECK(player.screen() == "none");
        CHECK(player.session().status() == Status::playing);
    }
}

TEST_CASE("what is told after a win counts hints and reshuffles", "[app]") {
    Player player{start_at(stuck)};
    player.key(Key::x);
    const auto win = find_win(player.session().board(), Gravity::none);
    REQUIRE(win);
    player.key(Key::h);
    for (const Move move : *win) player.make(move);
    player.wait(5000);
    REQUIRE(player.session().status() == Status::won);
    CHECK(shows(player.seen(), "With 1 hint. With 1 reshuffle."));
}
