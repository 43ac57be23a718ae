// When the picture changes by itself; nothing wakes the program otherwise.
#include "app/app.hpp"

#include <string>

#include "app/player.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::app;
using ui::Key;
using namespace twoturns::test;

namespace {

/// More successive changes than any game makes by itself.
constexpr int endless = 2000;

} // namespace

TEST_CASE("an idle game without a clock never asks to be woken", "[app]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.app.next_change(player.now)); // before the first click not even the clock runs
    player.set(&Settings::clock, false);
    player.click(Cell{1, 1});
    player.wait(10'000);
    CHECK_FALSE(player.app.next_change(player.now));
    for (const Command command : {Command::menu, Command::help, Command::settings, Command::about, Command::games,
                                  Command::save_game, Command::delete_everything}) {
        CAPTURE(std::string{name_of(command)});
        player.run(command);
        player.wait(10'000);
        CHECK_FALSE(player.app.next_change(player.now));
        player.key(Key::escape);
    }
    player.set(&Settings::motion, false); // else the board of a new game plays itself
    player.run(Command::new_game);
    player.wait(10'000);
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("the board of a new game stands still while nobody can see it", "[app]") {
    Player player{start_at(four_pairs)};
    player.run(Command::new_game);
    player.wait(10'000);
    CHECK(player.app.next_change(player.now));
    player.input(ui::Presence{false});
    player.wait(10'000);
    CHECK_FALSE(player.app.next_change(player.now));
    player.input(ui::Presence{true});
    CHECK(player.app.next_change(player.now));
}

TEST_CASE("with a clock the next change is its next full second", "[app]") {
    Player player{start_at(four_pairs)};
    player.click(Cell{1, 1});
    player.wait(3400);
    CHECK(player.app.next_change(player.now) == player.now + game::Time{600});
    player.wait(600);
    CHECK(player.app.next_change(player.now) == player.now + game::Time{1000});
    player.wait(999);
    CHECK(player.app.next_change(player.now) == player.now + game::Time{1});
    const scene::Scene before = player.seen();
    player.wait(1);
    CHECK(player.seen() != before);
    player.key(Key::p);
    CHECK_FALSE(player.app.next_change(player.now));
    player.key(Key::p);
    player.input(ui::Presence{false});
    CHECK_FALSE(player.app.next_change(player.now));
    player.input(ui::Presence{true});
    CHECK(player.app.next_change(player.now));
}

TEST_CASE("what moves asks for frames and then for none, and time never stands still", "[app]") {
    Player player{start_at("A B C\nA C B\nD D E\nE F F\n", Gravity::down)};
    player.set(&Settings::clock, false);
    player.key(Key::h);
    player.make({{1, 1}, {2, 1}});
    player.click(Cell{3, 1});
    player.click(Cell{4, 1});
    player.press(player.place().centre({4, 2}));
    int frames = 0;
    while (const auto due = player.app.next_change(player.now)) {
        REQUIRE(*due > player.now);
        REQUIRE(++frames < endless);
        player.now = *due;
        player.app.tick(player.now);
    }
    CHECK(frames > 5);
    CHECK(player.effects().vanishing.empty());
    CHECK(player.effects().falling.empty());
    CHECK_FALSE(player.effects().explained);
}

TEST_CASE("nothing changes before the time next_change gives", "[app]") {
    for (const bool motion : {true, false})
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(12)); ++seed) {
            Random random{seed};
            Player player{dealt({{4, 6}, 6, all_gravities[random.index(all_gravities.size())]}, std::to_string(seed))};
            if (!motion) player.set(&Settings::motion, false);
            for (int step = 0; step < 60; ++step) {
                switch (random.below(6)) {
                case 0: player.key(Key::h); break;
                case 1: player.key(Key::u); break;
                case 2: player.click(Cell{1, 1}, ui::MouseButton::right); break;
                default: {
                    const auto cells = player.session().board().tile_cells();
                    if (!cells.empty()) player.click(cells[random.index(cells.size())]);
                }
                }
                const auto due = player.app.next_change(player.now);
                const scene::Scene before = player.seen();
                constexpr game::Time frame{17}; // no frame is drawn sooner
                const game::Time until = due ? *due - game::Time{1} : player.now + game::Time{60'000};
                if (!due || *due > player.now + frame) REQUIRE(player.app.compose(until) == before);
                player.wait(static_cast<int>(random.below(400)));
            }
        }
}

TEST_CASE("a late tick catches up at once", "[app]") {
    Player player{start_at(four_pairs)};
    player.set(&Settings::clock, false);
    player.make({{1, 1}, {2, 1}});
    player.now += game::Time{3'600'000};
    player.app.tick(player.now);
    CHECK(player.effects().vanishing.empty());
    CHECK_FALSE(player.app.next_change(player.now));
}
