// Waiting for a dealt board or for the analysis behind a hint: what cancels it and what does not.
#include "app/app.hpp"

#include <functional>
#include <string>
#include <vector>

#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

constexpr const char* an_id = "tt1.8x6.12.none.full.3.moon";

/// Waits for the board of a pasted ID.
Player dealing() {
    Player player{start_at(four_pairs)};
    player.slow = true;
    player.paste(an_id);
    REQUIRE(player.app.play().awaited());
    return player;
}

} // namespace

TEST_CASE("a deal shows how far it is, and only Esc calls it off", "[app]") {
    Player player = dealing();
    CHECK(shows(player.seen(), "Dealing"));
    const Board before = player.session().board();
    player.key(Key::escape);
    CHECK_FALSE(player.app.play().awaited());
    CHECK(player.screen() == "none"); // Esc only cancelled the deal
    player.catch_up();
    player.wait(1000);
    CHECK(player.session().board() == before);
}

TEST_CASE("no other key, click or command calls a deal off", "[app]") {
    const std::vector<std::function<void(Player&)>> others{
        [](Player& p) { p.key(Key::other); }, // Shift, Alt or the volume keys
        [](Player& p) {
            p.input(ui::KeyPress{Key::other, false, true, false});
        },
        [](Player& p) {
            p.input(ui::KeyPress{Key::other, false, false, true});
        },
        [](Player& p) { p.key(Key::j); },
        [](Player& p) {
            p.click(Cell{1, 1});
        },
        [](Player& p) {
            p.click(Cell{1, 1}, ui::MouseButton::right);
        },
        [](Player& p) {
            p.click(ui::Point{2, 700});
        },
        [](Player& p) {
            p.make({{1, 1}, {2, 1}});
        },
        [](Player& p) { p.key(Key::h); },
        [](Player& p) { p.key(Key::u); },
        [](Player& p) { p.key(Key::x); },
        [](Player& p) { p.key(Key::m); },
        [](Player& p) { p.key(Key::up); },
        [](Player& p) { p.key(Key::plus); },
        [](Player& p) { p.key(Key::p); },
        [](Player& p) { p.key(Key::r); },
        [](Player& p) { p.key(Key::f1); },
        [](Player& p) { p.run(Command::menu); },
        [](Player& p) {
            p.input(ui::Wheel{1, false});
        },
        [](Player& p) { p.input(ui::Presence{false}); },
        [](Player& p) { p.wait(60'000); },
    };
    for (std::size_t i = 0; i < others.size(); ++i) {
        CAPTURE(i);
        Player player = dealing();
        others[i](player);
        CHECK(player.app.play().awaited());
        player.catch_up();
        CHECK_FALSE(player.app.play().awaited());
        CHECK(player.app.game().origin.id.seed == "moon");
        CHECK(player.screen() == "none");
    }
}

TEST_CASE("what is being found out about the board goes on after a deal was called off", "[app]") {
    Player player{start_at(four_pairs), {1280, 720}, true};
    player.paste(an_id);
    player.forget_requests();
    player.key(Key::escape);
    CHECK(player.asked_for<Analyse>() == 1);
    player.catch_up();
    CHECK(player.session().known().outcome == Outcome::won);
}

TEST_CASE("of two boards that are asked for the last one is played, and undo leads to the game before both", "[app]") {
    for (const bool played : {true, false}) { // nothing leads back to a board on which nothing was done
        Player player = dealing();
        if (played) player.make(player.session().open_moves().front());
        const Board before = player.session().board();
        player.paste("tt1.6x4.6.none.full.3.sun");
        player.catch_up();
        CHECK(player.app.game().origin.id.seed == "sun");
        player.key(Key::u);
        CHECK((player.session().board() == before) == played);
    }
}

TEST_CASE("a reshuffle that comes after the board has changed is not taken for this board", "[app]") {
    Player player{start_at("A B C\nB A C\n")};
    player.make({{1, 3}, {2, 3}});
    player.make({{1, 1}, {2, 2}});
    while (player.session().status() == game::Status::playing && !player.session().open_moves().empty())
        player.make(player.session().open_moves().front());
    Player shut{start_at("# # # # #\n# A B C #\n# B A C #\n# # # # #\n")};
    shut.make({{2, 4}, {3, 4}});
    REQUIRE(shut.session().pairs_left() == 2);
    if (shut.session().status() != game::Status::stuck) return;
    shut.slow = true;
    shut.key(Key::x);
    REQUIRE(shut.app.play().awaited());
    shut.key(Key::u);
    REQUIRE(shut.session().pairs_left() == 3);
    const Board before = shut.session().board();
    shut.catch_up();
    CHECK(shut.session().board() == before);
    CHECK(shut.session().reshuffles() == 0);
    CHECK_FALSE(shut.app.play().awaited());
}

// Hints --------------------------------------------------------------------------------------------------

namespace {

/// Returns a game with no analysis yet.
Player unknown() {
    Player player{start_at("A B C D\nA B C D\n"), {1280, 720}, true};
    REQUIRE(player.session().known().outcome == Outcome::undecided);
    return player;
}

void check_no_hint(Player& player) {
    player.wait(10'000);
    player.catch_up();
    player.wait(10'000);
    CHECK_FALSE(player.effects().hint);
    CHECK(player.session().hints() == 0);
}

} // namespace

TEST_CASE("a hint waits for what is being found out, and not for long", "[app]") {
    Player soon = unknown();
    soon.key(Key::h);
    CHECK_FALSE(soon.effects().hint);
    CHECK(soon.session().hints() == 0);
    soon.catch_up();
    CHECK(soon.effects().hint);
    CHECK(soon.session().hints() == 1);
    CHECK_FALSE(shows(soon.seen(), "not proven"));

    Player late = unknown();
    late.key(Key::h);
    const auto due = late.app.next_change(late.now);
    REQUIRE(due);
    late.wait(static_cast<int>((*due - late.now).count()));
    CHECK(late.effects().hint);
    CHECK(shows(late.seen(), "not proven"));
}

TEST_CASE("a hint that is awaited is dropped by whatever makes it stale", "[app]") {
    SECTION("a match") {
        Player player = unknown();
        player.key(Key::h);
        player.make({{1, 1}, {2, 1}});
        check_no_hint(player);
    }
    SECTION("a tile that is picked") {
        Player player = unknown();
        player.key(Key::h);
        player.click(Cell{1, 1});
        check_no_hint(player);
    }
    SECTION("pause") {
        Player player = unknown();
        player.key(Key::h);
        player.key(Key::p);
        player.key(Key::p);
        check_no_hint(player);
    }
    SECTION("undo") {
        Player player = unknown();
        player.make({{1, 1}, {2, 1}});
        player.key(Key::h);
        REQUIRE_FALSE(player.effects().hint);
        player.key(Key::u);
        check_no_hint(player);
    }
    SECTION("redo") {
        Player player = unknown();
        player.make({{1, 1}, {2, 1}});
        player.key(Key::u);
        player.key(Key::h);
        REQUIRE_FALSE(player.effects().hint);
        player.key(Key::y);
        check_no_hint(player);
    }
    SECTION("restart") {
        Player player = unknown();
        player.make({{1, 1}, {2, 1}});
        player.key(Key::h);
        player.key(Key::r);
        check_no_hint(player);
    }
    SECTION("another game") {
        Player player = unknown();
        player.key(Key::h);
        player.paste(an_id);
        check_no_hint(player);
        CHECK(player.app.game().origin.id.seed == "moon");
    }
}
