// Whole games, won by a player who acts on nothing but what is said.
#include <algorithm>
#include <string>

#include "app/speech/listener.hpp"
#include "support/catch.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::test;
using ui::Key;

namespace {

/// Finds the way from the board at the start of the program to a new game; returns false if it is not told.
bool begin_new_game(BlindPlayer& blind) {
    blind.press(Key::n);
    if (!blind.hears("New game")) return false;
    for (int i = 0; i < 40; ++i) {
        blind.press(Key::tab);
        if (!blind.hears("Play, button")) continue;
        blind.press(Key::enter);
        return blind.hears("pairs left");
    }
    return false;
}

/// Asks for hints until a pair is told, and takes it.
bool take_hinted(BlindPlayer& blind) {
    for (int i = 0; i < 6; ++i) {
        blind.press(Key::h);
        const auto cells = BlindPlayer::cells_in(blind.log().back());
        if (cells.size() == 2) return blind.take(cells[0], cells[1]);
    }
    return false;
}

/// Takes the last of the pairs that are listed, whatever becomes of the board.
bool take_listed(BlindPlayer& blind) {
    blind.press(Key::p, true);
    const auto cells = BlindPlayer::cells_in(blind.log().back());
    return cells.size() >= 2 && blind.take(cells[cells.size() - 2], cells.back());
}

/// Plays on until the board is cleared.
bool win(BlindPlayer& blind) {
    int lost = 0;
    for (int moves = 0; moves < 400; ++moves) {
        // Whoever lost the board twice asks for hints from then on.
        if (lost < 2 ? !take_listed(blind) : !take_hinted(blind)) {
            if (!blind.hears("goes back there")) return false;
        }
        if (blind.hears("Cleared in")) return true;
        if (blind.hears("No longer winnable") || blind.hears("goes back there")) {
            ++lost;
            blind.press(Key::b);
            if (!blind.hears("Back")) return false;
        }
    }
    return false;
}

} // namespace

TEST_CASE("a game is won by a player who has nothing but what is said, from the start to the win", "[speech]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down, Gravity::horizontal_in);
    const int times = GENERATE(1, 2); // another board each time
    CAPTURE(name_of(gravity), times);
    Player player{speaking(dealt({{6, 8}, 12, gravity}, "ear"))};
    BlindPlayer blind{player};
    for (int i = 0; i < times; ++i) REQUIRE(begin_new_game(blind));
    CAPTURE(blind.log().back());
    CHECK(BlindPlayer::number_before("pairs left", blind.log().back()) == 24);
    CHECK(win(blind));
    CAPTURE(blind.log().back());
    CHECK(player.session().status() == game::Status::won);
    CHECK(player.session().pairs_left() == 0);
}

TEST_CASE("larger boards are won by ear as well", "[speech]") {
    for (int i = 0; i < std::max(1, scaled(4)); ++i) {
        const std::string seed = "large " + std::to_string(i);
        CAPTURE(seed);
        Player player{speaking(dealt({{6, 10}, 15, i % 2 == 0 ? Gravity::none : Gravity::left}, seed))};
        BlindPlayer blind{player};
        CHECK(win(blind));
        CHECK(player.session().status() == game::Status::won);
    }
}

TEST_CASE("a board of words is won by ear, and the pairs are not given away", "[speech]") {
    app::Start start = speaking(dealt({{4, 6}, 12, Gravity::none}, "words"));
    start.two_sided = 12;
    start.face_names.clear();
    for (int card = 1; card <= 12; ++card) {
        start.face_names.push_back("front " + std::to_string(card));
        start.face_names.push_back("back " + std::to_string(card));
    }
    Player player{std::move(start)};
    BlindPlayer blind{player};
    blind.press(Key::p, true);
    CHECK(blind.hears("can go"));
    CHECK(BlindPlayer::cells_in(blind.log().back()).empty());
    for (int pairs = 0; pairs < 12; ++pairs) REQUIRE(take_hinted(blind));
    CHECK(blind.hears("Cleared in"));
    CHECK(player.session().status() == game::Status::won);
}
