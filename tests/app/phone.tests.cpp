// What a telephone is told and offered: vibration, a finger that stays, boards of its shape, a screen that stays on.
#include <string>

#include "app/finger.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

namespace {

void take(Player& player, Move move) {
    for (const Cell cell : {move.a, move.b}) tap_once(player, player.place().cell_rect(cell).centre());
}

constexpr ui::Canvas upright{390, 844};
constexpr ui::Canvas on_its_side{844, 390};

} // namespace

TEST_CASE("only windows of a telephone's shape and size are a telephone's", "[phone]") {
    for (const ui::Canvas canvas : {upright, on_its_side, ui::Canvas{360, 640}, {780, 1688, 2}, {430, 932}})
        CHECK(ui::is_of_phone(canvas));
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, {640, 480}, {800, 600}, {768, 1024}, {1280, 720}})
        CHECK_FALSE(ui::is_of_phone(canvas));
}

TEST_CASE("what a finger that stays does is told once, when it has taken pairs", "[phone][touch]") {
    Player player{start_at(four_pairs), upright};
    take(player, {{1, 1}, {2, 1}});
    CHECK(player.headline() != "Hold a finger on a tile");
    take(player, {{1, 2}, {2, 2}});
    CHECK(player.headline() == "Hold a finger on a tile");
    CHECK(player.app.settings().hold_told);
    player.wait(10'000);
    take(player, {{1, 3}, {2, 3}});
    CHECK(player.headline() != "Hold a finger on a tile");
}

TEST_CASE("a pair that a finger takes is felt, unless the player does not want that", "[phone][touch]") {
    Player player{start_at(four_pairs), upright};
    player.make({{1, 1}, {2, 1}});
    CHECK(player.asked_for<Vibrate>() == 0); // by mouse
    take(player, {{1, 2}, {2, 2}});
    CHECK(player.asked_for<Vibrate>() > 0);
    player.set(&Settings::haptics, false);
    take(player, {{1, 3}, {2, 3}});
    CHECK(player.asked_for<Vibrate>() == 0);
}

TEST_CASE("a gamepad shakes for what its player does", "[phone][pads]") {
    Player player{start_at(four_pairs)};
    player.forget_requests();
    for (const ui::Key key :
         {ui::Key::right, ui::Key::space, ui::Key::down, ui::Key::space, ui::Key::up, ui::Key::space})
        player.input(ui::KeyPress{.key = key, .pad = 1}); // takes a pair, upwards or downwards
    int shaken = 0;
    for (const HostTask& task : player.requests)
        if (const auto* shake = std::get_if<Vibrate>(&task)) {
            CHECK(shake->pad == 1);
            ++shaken;
        }
    CHECK(shaken > 0);
}

TEST_CASE("a telephone that is turned keeps the game, and says where a board of the other shape is", "[phone]") {
    const DealParams params{{12, 8}, 24, Gravity::none, BoardLayout{}, 3};
    Player player{dealt(params, "x"), upright};
    player.make(player.session().open_moves().front());
    const int left = player.session().pairs_left();
    player.app.resize(on_its_side, player.now);
    CHECK(player.session().pairs_left() == left);
    CHECK(player.headline() == "Small tiles this way round");
    player.wait(20'000);
    CHECK(player.headline().empty());
    player.app.resize(upright, player.now);
    CHECK(player.headline().empty()); // here its tiles are large enough
}

TEST_CASE("a wide board of a telephone is turned with it and needs no other one", "[phone]") {
    Player player{dealt({{6, 12}, 18, Gravity::none, BoardLayout{}, 3}, "x"), on_its_side};
    player.app.resize(upright, player.now);
    CHECK(player.place().is_turned());
    CHECK(player.place().cell_side() >= 40);
    CHECK(player.headline().empty());
}

TEST_CASE("New game on a telephone says how large the tiles are and offers what fits", "[phone][new]") {
    Player player{dealt({{8, 8}, 16, Gravity::none, BoardLayout{}, 3}, "x"), upright};
    player.run(Command::new_game);
    CHECK(shows(player.seen(), "tiles of 42"));
    CHECK_FALSE(player.spot_of("Larger tiles"));
    Player large{dealt({{12, 24}, 36, Gravity::none, BoardLayout{}, 3}, "x"), upright};
    large.run(Command::new_game);
    REQUIRE(large.spot_of("Larger tiles"));
    large.press_words("Larger tiles");
    CHECK_FALSE(large.spot_of("Larger tiles"));
    Player mouse{dealt({{12, 24}, 36, Gravity::none, BoardLayout{}, 3}, "x")};
    mouse.run(Command::new_game);
    CHECK_FALSE(mouse.spot_of("Larger tiles"));
}

TEST_CASE("the screen is to stay on while somebody plays, and no longer", "[phone]") {
    Player player{start_at(four_pairs), upright};
    CHECK(player.app.in_play());
    player.run(Command::pause);
    CHECK_FALSE(player.app.in_play());
    player.run(Command::pause);
    CHECK(player.app.in_play());
    player.run(Command::menu);
    CHECK_FALSE(player.app.in_play());
    player.run(Command::back);
    player.input(ui::Presence{false});
    CHECK_FALSE(player.app.in_play());
    player.input(ui::Presence{true});
    for (int column = 1; column <= 4; ++column) player.make({{1, column}, {2, column}});
    CHECK_FALSE(player.app.in_play());
}

TEST_CASE("keys are shown where there is a keyboard, not to fingers alone", "[phone][touch]") {
    Player player{start_at(four_pairs)};
    const auto shows_keys = [&] {
        player.run(Command::menu);
        const auto texts = items_of<ui::TextItem>(player.seen());
        const bool shown =
            std::any_of(texts.begin(), texts.end(), [](const ui::TextItem& text) { return text.text == "N"; });
        player.run(Command::back);
        return shown;
    };
    CHECK(shows_keys());
    player.input(ui::Touch{ui::Touch::Phase::up, {}});
    CHECK_FALSE(shows_keys());
    player.key(ui::Key::h);
    CHECK(shows_keys());
}
