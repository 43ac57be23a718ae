// The whole game with a store: a game played in the window is saved, and the next window resumes it.
#include <SDL.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "view/stored_window.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::Host;
using view::HostOptions;

TEST_CASE("a window that is closed is as it was when it is opened again", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::optional<StoredWindow> window{memory};
    const game::GameKey key = window->game();
    window->make_a_move();
    window->make_a_move();
    window->key(SDLK_u);
    const Cell picked = window->session().open_moves().back().a;
    window->press(picked);
    window->key(SDLK_m);
    const Board board = window->session().board();
    const auto log = window->session().log();
    window.reset();

    const auto saved = memory->game(key);
    REQUIRE(saved);
    CHECK(saved->summary.started > 0);
    CHECK(saved->summary.undos == 1);
    CHECK(saved->summary.moves == 2);

    window.emplace(memory);
    CHECK(window->game() == key);
    CHECK(window->session().board() == board);
    CHECK(window->session().log() == log);
    CHECK(window->session().picked() == picked);
    CHECK(window->session().can_undo());
    CHECK(window->session().can_redo());
    CHECK_FALSE(window->host->app().settings().sound);
    CHECK_FALSE(window->session().clock_running()); // until the player continues
    window->make_a_move();
    CHECK(window->session().clock_running());
}

TEST_CASE("a store that hangs is not felt", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    StoredWindow window{memory};
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->block_writes(true);
    const int before = memory->writes();
    for (int i = 0; i < 5; ++i) window.make_a_move();
    CHECK(window.session().pairs_left() == 19); // everything was played and shown while nothing was written
    CHECK(memory->writes() == before);
    memory->block_writes(false);
    CHECK(comes_true(window, [&] { return memory->game(window.game())->summary.moves == 5; }));
}

TEST_CASE("the time is written when the clock stops, and a clock that runs writes nothing for a while", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    StoredWindow window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window,
                       [&] { return memory->game(window.game()) && memory->game(window.game())->summary.moves == 1; }));
    REQUIRE(window.session().clock_running());
    REQUIRE(comes_true(window, [&] { return !memory->settings().empty(); })); // nothing else is queued
    const int writes = memory->writes();
    for (int i = 0; i < 30; ++i) static_cast<void>(window.host->turn(50));
    CHECK(memory->writes() == writes);
    const game::Time before = memory->game(window.game())->summary.elapsed;
    SECTION("when the game is paused") {
        window.key(SDLK_p);
        REQUIRE(window.session().paused());
    }
    SECTION("when the window is left") {
        send_window(SDL_WINDOWEVENT_FOCUS_LOST);
        window.turn();
    }
    SECTION("when the window is closed for good") { CHECK(window.host->close()); }
    CHECK(comes_true(window, [&] { return memory->game(window.game())->summary.elapsed > before; }));
}

TEST_CASE("a failing store is mentioned, and play goes on", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    memory->fail_writes(Message{"The disk is full.", {}});
    StoredWindow window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window, [&] { return window.told_unsaved(); }));
    window.make_a_move();
    CHECK(window.session().pairs_left() == 22);
    memory->fail_writes({});
    window.make_a_move();
    CHECK(comes_true(window, [&] { return memory->games() == 1; }));
    CHECK(comes_true(window, [&] { return !window.told_unsaved(); }));
}

TEST_CASE("two windows that resume one game at once end up with two", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::optional<StoredWindow> one{memory};
    one->make_a_move();
    const game::GameKey first = one->game();
    REQUIRE(comes_true(*one, [&] { return memory->games() == 1; }));
    one.reset();
    memory->block_writes(true);
    one.emplace(memory);
    REQUIRE(one->game() == first);
    MemoryStore other{memory};
    other.seize(first); // as if both had checked before either had it
    SECTION("before anything is done in it") {
        memory->block_writes(false);
        REQUIRE(comes_true(*one, [&] { return one->game() != first && one->game() != 0; }));
        CHECK(one->session().log().empty());
    }
    SECTION("and nothing is lost when something is") {
        one->make_a_move();
        memory->block_writes(false);
        REQUIRE(comes_true(*one, [&] { return one->game() != first; }));
        CHECK(one->session().log().size() == 2);
        REQUIRE(comes_true(*one, [&] { return memory->game(one->game()).has_value(); }));
        CHECK(memory->game(one->game())->summary.moves == 2);
    }
    CHECK(memory->game(first)->summary.moves == 1);
    CHECK(one->host->app().note());
}

TEST_CASE("a store that was rescued is mentioned, and nothing is lost", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    StoredWindow window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->find_out(Message{"It was damaged.", {}});
    const Cell tile = window.session().open_moves().front().a;
    window.press(tile);
    REQUIRE(comes_true(window, [&] {
        const auto& note = window.host->app().note();
        return note && note->headline.id == "It was damaged.";
    }));
    CHECK(!window.told_unsaved());
    CHECK(comes_true(window, [&] { return memory->game(window.game())->record.picked == tile; }));
}

TEST_CASE("an earlier game is found in the list, replayed and resumed", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    StoredWindow window{memory};
    for (int i = 0; i < 3; ++i) window.make_a_move();
    const game::GameKey first = window.game();
    window.key(SDLK_n);
    window.key(SDLK_RETURN);
    REQUIRE(comes_true(window, [&] { return window.game() != first; }));
    window.make_a_move();
    const game::GameKey second = window.game();
    REQUIRE(comes_true(window, [&] { return memory->games() == 2; }));

    window.key(SDLK_l);
    REQUIRE(window.screen() == "games");
    const auto chosen = [&](game::GameKey key) {
        return app::state_text(window.host->app(), StoredWindow::now()).find(" key " + std::to_string(key)) !=
               std::string::npos;
    };
    REQUIRE(comes_true(window, [&] { return chosen(first) || chosen(second); }));
    if (!chosen(first)) window.key(SDLK_DOWN);
    REQUIRE(chosen(first));
    window.key(SDLK_TAB); // from the list to "Continue", and on to "Replay"
    window.key(SDLK_TAB);
    window.key(SDLK_RETURN);
    REQUIRE(comes_true(window, [&] { return window.screen() == "replay"; }));
    window.key(SDLK_HOME);
    window.key(SDLK_RIGHT);
    CHECK(window.host->app().shown(game::Time{0}).session.pairs_left() == 23);
    CHECK(window.session().pairs_left() == 23); // of the other game
    CHECK(window.game() == second);
    CHECK(memory->game(second)->summary.moves == 1);
}

TEST_CASE("a window without a store says that it has no list", "[saving]") {
    quiet_sdl();
    HostOptions options;
    options.start = start_at("A A\n");
    options.deck = "shapes";
    Host host{std::move(options)};
    send_key(SDLK_l);
    for (int i = 0; i < 3; ++i) static_cast<void>(host.turn(0));
    CHECK(host.app().top().traits().name == "games");
    CHECK(test::shows(host.app().compose(StoredWindow::now()), "Nothing is saved while this window is open."));
}

TEST_CASE("two windows have two games", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::optional<StoredWindow> one{memory};
    one->make_a_move();
    const game::GameKey first = one->game();
    REQUIRE(comes_true(*one, [&] { return memory->games() == 1; }));
    MemoryStore other{memory};
    CHECK_FALSE(other.open().game);
    one.reset();
    MemoryStore third{memory};
    const auto restored = third.open();
    REQUIRE(restored.game);
    CHECK(restored.game->summary.key == first);
}
