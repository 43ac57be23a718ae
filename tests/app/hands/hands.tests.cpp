// Pointer and keys for hands that need more time, or tremble.
#include <optional>

#include "app/bar.hpp"
#include "app/hands/cool_down.hpp"
#include "app/hands/dwell.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Time;
using ui::Key;

namespace {

template <class Change> Player player_with(const Change& change, ui::Canvas canvas = {1280, 720}) {
    app::Start start = start_at(four_pairs);
    change(start.settings);
    return Player{std::move(start), canvas};
}
ui::Point middle_of(const Player& player, Cell cell) { return player.place().cell_rect(cell).centre(); }

} // namespace

TEST_CASE("a press counts once the one before is long enough ago", "[hands]") {
    CoolDown cool_down;
    const Time length{300};
    CHECK(cool_down.counts(Time{1000}, length));
    CHECK_FALSE(cool_down.counts(Time{1001}, length));
    CHECK_FALSE(cool_down.counts(Time{1299}, length));
    CHECK(cool_down.counts(Time{1300}, length));
    CHECK(cool_down.counts(Time{1300}, Time{0}));
}

TEST_CASE("with a cool-down, a trembling second click or key does nothing", "[hands]") {
    Player player = player_with([&](Settings& s) { s.cool_down = 300; });
    player.click(Cell{1, 1});
    CHECK(player.session().picked() == Cell{1, 1});
    player.wait(299);
    player.click(Cell{1, 1}); // would put it back
    CHECK(player.session().picked() == Cell{1, 1});
    player.wait(1);
    player.click(Cell{1, 1});
    CHECK_FALSE(player.session().picked());
    player.wait(300);
    player.key(Key::p);
    player.wait(50);
    player.key(Key::p);
    CHECK(player.session().paused());
    player.wait(300);
    player.key(Key::p);
    CHECK_FALSE(player.session().paused());
    Player usual = player_with([](Settings&) {});
    usual.click(Cell{1, 1});
    usual.click(Cell{1, 1});
    CHECK_FALSE(usual.session().picked());
}

TEST_CASE("keys that repeat because they are held pass a cool-down, and text of a key that did not count is dropped",
          "[hands]") {
    Player player = player_with([&](Settings& s) { s.cool_down = 500; });
    player.key(Key::right);
    const auto first = player.board().cursor;
    player.wait(40);
    player.input(ui::KeyPress{.key = Key::right, .again = true});
    CHECK(player.board().cursor != first);
    player.wait(1000);
    player.run(Command::new_game);
    player.key(Key::h);
    player.wait(10);
    player.key(Key::h);
    player.type("h");
    CHECK(player.screen() == "new-game");
}

TEST_CASE("a pointer that rests presses a tile once, until it moves on", "[hands]") {
    Player player = player_with([&](Settings& s) { s.dwell = 5; });
    player.point(middle_of(player, {1, 1}));
    player.wait(499);
    CHECK_FALSE(player.session().picked());
    player.wait(1);
    CHECK(player.session().picked() == Cell{1, 1});
    player.wait(5000);
    CHECK(player.session().picked() == Cell{1, 1});
    player.point(middle_of(player, {2, 1}));
    for (int i = 0; i < 10; ++i) { // trembles a little
        player.wait(50);
        const ui::Point at = middle_of(player, {2, 1});
        player.point({at.x + static_cast<float>(i % 3), at.y});
    }
    CHECK(player.session().pairs_left() == 3);
}

TEST_CASE("a resting pointer presses buttons, and nothing on the bare table or in text", "[hands]") {
    Player player = player_with([&](Settings& s) { s.dwell = 10; });
    player.point(*player.place_of(Command::menu));
    player.wait(1000);
    CHECK(player.screen() == "menu");
    player.wait(3000); // on what now lies there, not before the pointer has moved
    CHECK(player.screen() == "menu");
    player.key(Key::escape);
    const ui::Rect table = player.place().area();
    player.point({table.x + 2, table.bottom() - 2});
    player.wait(5000);
    CHECK_FALSE(player.session().picked());
    CHECK(player.screen() == "none");
    Player usual = player_with([](Settings&) {});
    usual.point(middle_of(usual, {1, 1}));
    usual.wait(60'000);
    CHECK_FALSE(usual.session().picked());
}

TEST_CASE("a ring grows while the pointer rests, and the window is woken for it", "[hands]") {
    Player player = player_with([&](Settings& s) {
        s.dwell = 20;
        s.motion = false;
    });
    const std::size_t before = items_of<ui::BoxItem>(player.seen()).size();
    player.point(middle_of(player, {1, 1}));
    player.wait(500);
    const auto small = items_of<ui::BoxItem>(player.seen()).back().rect.w;
    CHECK(items_of<ui::BoxItem>(player.seen()).size() > before);
    const auto next = player.app.next_change(player.now);
    REQUIRE(next);
    CHECK(*next <= player.now + Time{40});
    player.wait(1000);
    CHECK(items_of<ui::BoxItem>(player.seen()).back().rect.w > small);
}

TEST_CASE("with steady presses a click counts where it began, however the hand moves on", "[hands]") {
    for (const bool steady : {false, true}) {
        CAPTURE(steady);
        Player player = player_with([&](Settings& s) { s.steady = steady; });
        const ui::Point button = *player.place_of(Command::menu);
        player.drag(button, {button.x, button.y + 200});
        CHECK(player.screen() == (steady ? "menu" : "none"));
        Player touched = player_with([&](Settings& s) { s.steady = steady; }, {390, 844});
        const ui::Point tile = middle_of(touched, {1, 1});
        using Phase = ui::Touch::Phase;
        touched.input(ui::Touch{Phase::down, tile});
        touched.input(ui::Touch{Phase::moved, {tile.x + 20, tile.y}});
        touched.wait(900);
        touched.input(ui::Touch{Phase::up, {tile.x + 20, tile.y}});
        CHECK((touched.session().picked() == Cell{1, 1}) == steady);
        CHECK_FALSE(touched.board().lit);
    }
}

TEST_CASE("the buttons of the bars stand at the left for whoever wants it", "[hands]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {480, 360}, {390, 844}}) {
        CAPTURE(canvas.width);
        const Player usual = player_with([](Settings&) {}, canvas);
        const Player left = player_with([&](Settings& s) { s.bar_left = true; }, canvas);
        const auto middle = static_cast<float>(canvas.width) / 2;
        CHECK(usual.place_of(Command::menu)->x > middle);
        CHECK(left.place_of(Command::menu)->x < middle);
        for (const Command command : {Command::undo, Command::hint, Command::menu})
            CHECK(left.place_of(command).has_value() == usual.place_of(command).has_value());
    }
}
