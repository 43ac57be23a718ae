// Keys on the board, and keys that work everywhere.
#include "app/app.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/player.hpp"
#include "support/walk.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;
using game::Status;

TEST_CASE("a whole board is played with the keyboard alone", "[app]") {
    Player player{dealt({{6, 8}, 12, Gravity::none}, "keys")};
    const auto win = find_win(player.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) {
        player.key(Key::down); // from an empty cell to a tile
        REQUIRE(player.board().cursor);
        const auto way = keys_between(player.session().board(), *player.board().cursor, move.a);
        REQUIRE(way);
        for (const Key key : *way) player.key(key);
        player.key(Key::space);
        REQUIRE(player.session().picked() == move.a);
        // Tab goes on to the tiles of the same kind.
        const auto twins = player.session().board().cells_by_kind()[player.session().board().kind(move.a)].size();
        for (std::size_t i = 0; i < twins && player.board().cursor != move.b; ++i) player.key(Key::tab);
        REQUIRE(player.board().cursor == move.b);
        player.key(Key::enter);
    }
    CHECK(player.session().status() == Status::won);
    CHECK(player.session().undos() + player.session().hints() + player.session().reshuffles() == 0);
}

TEST_CASE("the first arrow shows the cursor on a tile, the mouse hides it", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.board().cursor);
    player.key(Key::left);
    REQUIRE(player.board().cursor);
    CHECK(player.session().board().is_tile(*player.board().cursor));
    player.click(Cell{1, 1});
    CHECK_FALSE(player.board().cursor);
    player.key(Key::right); // starts at the clicked tile
    CHECK(player.board().cursor == Cell{1, 1});
}

TEST_CASE("Esc closes, puts back, clears the marks, and only then opens the menu", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.key(Key::h);
    player.click(Cell{1, 2}, ui::MouseButton::right);
    player.key(Key::f1);
    REQUIRE(player.screen() == "help");

    player.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.session().picked());
    player.key(Key::escape);
    CHECK_FALSE(player.session().picked());
    player.key(Key::escape);
    CHECK_FALSE(player.board().lit);
    CHECK_FALSE(player.effects().hint);
    CHECK(player.screen() == "none");
    player.key(Key::escape);
    CHECK(player.screen() == "menu");
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    player.key(Key::p);
    REQUIRE(player.session().paused());
    player.key(Key::escape);
    CHECK_FALSE(player.session().paused());
    player.key(Key::n);
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("keys undo, redo, restart, hint and pause", "[app]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    player.make({{1, 2}, {2, 2}});
    player.key(Key::u);
    CHECK(player.session().pairs_left() == 3);
    player.key(Key::z, true);
    CHECK(player.session().pairs_left() == 4);
    player.key(Key::y, true);
    player.key(Key::y);
    CHECK(player.session().pairs_left() == 2);
    player.key(Key::r);
    CHECK(player.session().pairs_left() == 4);
    player.key(Key::u);
    CHECK(player.session().pairs_left() == 2);
    player.key(Key::h);
    CHECK(player.session().hints() == 1);
    REQUIRE(player.effects().hint);
    const Link link = player.effects().hint->link;
    player.make({link.front(), link.back()});
    CHECK(player.session().pairs_left() == 1);
    player.key(Key::p);
    CHECK(player.session().paused());
    player.key(Key::u);
    player.click(Cell{1, 3});
    CHECK(player.session().pairs_left() == 1);
    player.key(Key::enter);
    CHECK_FALSE(player.session().paused());
}

TEST_CASE("undo, redo, restart and reshuffle stop what moves at once", "[app]") {
    for (const Key key : {Key::u, Key::r}) {
        Player player{start_at("A C\nA D\nB B\nD C\n", Gravity::down)};
        player.make({{3, 1}, {3, 2}});
        player.key(key);
        CHECK(player.effects().vanishing.empty());
        CHECK(player.session().pairs_left() == 4);
        // Undo animates the tiles that had slid back to their places.
        const auto& sliding = player.effects().falling;
        CHECK(sliding.empty() == (key == Key::r));
        for (const auto& tile : sliding) CHECK(static_cast<float>(tile.to.row) < tile.from.y);
    }
}

TEST_CASE("M says whether sound is on or off", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::m);
    CHECK(shows(player.seen(), "Sound is off"));
    player.key(Key::m);
    CHECK(shows(player.seen(), "Sound is on"));
    player.wait(10'000);
    CHECK_FALSE(player.app.note());
    player.run(Command::help);
    player.key(Key::m);
    CHECK(player.screen() == "help");
    CHECK(shows(player.seen(), "Sound is off"));
}

TEST_CASE("full screen is a setting that two keys change on every screen", "[app]") {
    Player player{start_at(four_pairs)};
    player.key(Key::f11);
    CHECK(player.app.settings().fullscreen);
    player.input(ui::KeyPress{Key::enter, false, false, true});
    CHECK_FALSE(player.app.settings().fullscreen);
    for (const Command command : {Command::new_game, Command::menu, Command::settings, Command::help, Command::about}) {
        Player other{start_at(four_pairs)};
        other.run(command);
        other.key(Key::f11);
        CHECK(other.app.settings().fullscreen);
        CHECK(other.screen() == name_of(command));
    }
}

TEST_CASE("a key means the same in every state of the game", "[app]") {
    Player player{start_at("# # # #\n# A B #\n# B A #\n# # # #\n")};
    REQUIRE(player.session().status() == Status::stuck);
    player.key(Key::down);
    const auto first = player.board().cursor;
    player.key(Key::s);
    CHECK(player.session().reshuffles() == 0);
    CHECK(player.board().cursor != first);
    player.key(Key::x);
    CHECK(player.session().reshuffles() == 1);
    player.key(Key::x); // the board is no longer stuck
    CHECK(player.session().reshuffles() == 1);
}

TEST_CASE("WASD and the arrows move the cursor alike", "[app]") {
    for (const auto& [arrow, letter] :
         {std::pair{Key::up, Key::w}, {Key::left, Key::a}, {Key::down, Key::s}, {Key::right, Key::d}}) {
        Player by_arrow{start_at(four_pairs)};
        Player by_letter{start_at(four_pairs)};
        for (int i = 0; i < 2; ++i) {
            by_arrow.key(arrow);
            by_letter.key(letter);
            CHECK(by_arrow.board().cursor == by_letter.board().cursor);
        }
    }
}

TEST_CASE("the page of rules shows every key that is listed", "[app]") {
    Player player{start_at(four_pairs), {1600, 1200}};
    player.run(Command::help);
    player.key(Key::right); // from the pictures to the words
    std::string all;        // each item may have several lines
    for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen())) all += text.text + ' ';
    for (const CommandGroup& group : listed_commands()) {
        CHECK(shows(player.seen(), group.name));
        for (const Command command : group.commands) {
            CAPTURE(std::string{name_of(command)});
            for (const std::string& key : key_list(command)) CHECK(shows(player.seen(), key));
            CHECK(all.find(label_of(command)) != std::string::npos);
        }
    }
}

TEST_CASE("copying and pasting an ID closes no screen by itself", "[app]") {
    Player player{dealt({{6, 8}, 12, Gravity::none}, "moon")};
    player.run(Command::help);
    player.key(Key::c, true);
    CHECK(player.screen() == "help");
    CHECK(player.asked_for<CopyText>() == 1);
    CHECK(shows(player.seen(), "Game ID copied"));
    player.paste("");
    CHECK(player.screen() == "help");
    player.key(Key::u); // closes the page, as undo acts on the board
    CHECK(player.screen() == "none");
    for (const Command page : {Command::about, Command::settings, Command::games}) {
        player.run(page);
        const std::string name = player.screen();
        for (const Key key : {Key::c, Key::z, Key::y}) player.key(key, true);
        for (const Key key : {Key::h, Key::u, Key::x, Key::r, Key::p, Key::b, Key::plus, Key::zero}) player.key(key);
        CHECK(player.screen() == name);
        player.key(Key::escape);
        REQUIRE(player.screen() == "none");
    }
}
