// Gamepads beyond their use as keys.
#include <optional>
#include <sstream>
#include <string>

#include "app/player.hpp"
#include "scene/sides.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

constexpr int blue = 0; // the first gamepad
constexpr int orange = 1;

void pad_key(Player& player, Key key, int pad = 0) { player.input(ui::KeyPress{.key = key, .pad = pad}); }

/// Returns the state of a side, from the state file.
std::string match_line(const Player& player, const std::string& side) {
    const std::string start = "; match " + side + ' ';
    std::istringstream lines{player.state()};
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(start)) return line.substr(start.size());
    return {};
}

/// Returns the cursor of a gamepad's side, nullopt if it is hidden.
std::optional<Cell> cursor_of(const Player& player, int pad) {
    const auto colour = scene::colour_of(pad == orange ? game::Side::orange : game::Side::blue, false);
    for (const auto& cursor : items_of<scene::CursorItem>(player.seen()))
        if (cursor.colour == colour) return player.app.shown(player.now).place.cell_at(cursor.box.centre());
    return std::nullopt;
}

/// Moves to a tile. Both tiles of each pair on the board must be in the same column.
void go_to(Player& player, int pad, Cell to) {
    for (int steps = 0; cursor_of(player, pad) != to; ++steps) {
        REQUIRE(steps < 20);
        const auto from = cursor_of(player, pad);
        REQUIRE(from);
        if (from->col != to.col)
            pad_key(player, from->col < to.col ? Key::right : Key::left, pad);
        else
            pad_key(player, from->row < to.row ? Key::down : Key::up, pad);
    }
}

Player match_with_pads(bool in_turns = false) {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.app.set_pads({true, true});
    player.key(Key::two);
    const GameId id = player.last<DealBoard>()->id;
    player.answer<DealBoard>(BoardDealt{id, Deal{board_of(four_pairs), {}}});
    player.asked.clear();
    player.slow = false;
    if (in_turns) pad_key(player, Key::right);
    CHECK(shows(player.seen(), in_turns ? "Pointer, keys, gamepad" : "Pointer, gamepad 2"));
    pad_key(player, Key::space);
    REQUIRE(match_line(player, "blue") == "0 points 0 pairs");
    return player;
}

} // namespace

TEST_CASE("two pads play a whole match, each with a cursor of its own", "[pads]") {
    Player player = match_with_pads();
    for (const int col : {1, 2}) {
        for (const int row : {1, 2}) {
            go_to(player, orange, {row, col});
            go_to(player, blue, {row, col + 2});
            pad_key(player, Key::space, orange);
            pad_key(player, Key::space, blue);
        }
        CHECK(player.shown().pairs_left() == 4 - 2 * col);
        player.wait(5000);
    }
    CHECK(match_line(player, "orange") == "20 points 2 pairs");
    CHECK(match_line(player, "blue") == "20 points 2 pairs");
    CHECK(shows(player.seen(), "A draw"));
}

TEST_CASE("a pad that is pulled out of a match takes nothing along but its buttons", "[pads]") {
    Player player = match_with_pads();
    go_to(player, orange, {1, 1});
    pad_key(player, Key::space, orange);
    go_to(player, blue, {1, 3});
    player.app.set_pads({true, false});
    CHECK(shows(player.seen(), "Keys, gamepad 1"));
    CHECK_FALSE(shows(player.seen(), "gamepad 2"));
    CHECK(cursor_of(player, orange) == Cell{1, 1});
    pad_key(player, Key::space, blue);
    player.key(Key::down);
    player.key(Key::space); // the keyboard is blue's, too
    CHECK(match_line(player, "blue") == "10 points 1 pairs");
    player.click(player.app.shown(player.now).place.cell_rect({2, 1}).centre()); // matches the tile the pad picked
    CHECK(match_line(player, "orange") == "10 points 1 pairs");
    player.app.set_pads({true, true});
    pad_key(player, Key::right, orange);
    CHECK(cursor_of(player, orange) == Cell{1, 2});
}

TEST_CASE("in turns either pad plays for whoever is next, with the one cursor there is", "[pads]") {
    Player player = match_with_pads(true);
    pad_key(player, Key::up, blue); // shows the cursor
    pad_key(player, Key::space, orange);
    pad_key(player, Key::down, orange);
    pad_key(player, Key::space, blue);
    CHECK(items_of<scene::CursorItem>(player.seen()).size() == 1);
    CHECK(match_line(player, "orange") == "10 points 1 pairs");
    CHECK(match_line(player, "blue") == "0 points 0 pairs next");
}

TEST_CASE("one button of a pad picks tiles, presses buttons, opens rows and plays replays", "[pads]") {
    Player player{start_at("A A B B\n")};
    pad_key(player, Key::right);
    pad_key(player, Key::space);
    CHECK(player.session().picked());
    pad_key(player, Key::escape); // deselects the tile
    player.run(Command::show_me);
    const auto plays = [&] { return player.state().find("of 2 playing\n") != std::string::npos; };
    CHECK(plays());
    pad_key(player, Key::space);
    CHECK_FALSE(plays());
    player.run(Command::back);
    player.key(Key::two);
    REQUIRE(player.screen() == "two-players");
    player.key(Key::space); // a choice has the focus, and the keyboard uses Enter
    CHECK(player.place_of("play"));
    pad_key(player, Key::space);
    CHECK_FALSE(player.place_of("play"));
    CHECK(player.state().find("; match blue") != std::string::npos);
}
