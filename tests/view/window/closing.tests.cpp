// Closing a window on a store: at once, or after a question if something is not on the disk.
#include <SDL.h>

#include <atomic>
#include <memory>

#include "support/catch.hpp"
#include "view/stored_window.hpp"

using namespace twoturns;
using namespace twoturns::test;

TEST_CASE("who closes the window with moves that are not on the disk is asked first", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    memory->fail_writes(Message{"The disk is full.", {}});
    StoredWindow window{memory};
    const auto ended = [&] { return !window.running; };
    const auto ask = [&] {
        switch (GENERATE(0, 1, 2)) {
        case 0: return window.close();
        case 1: return window.key(SDLK_q, KMOD_LCTRL);
        default: return window.terminate();
        }
    };
    SECTION("but not if nothing was done") {
        ask();
        window.run_to_end();
        CHECK_FALSE(window.running);
    }
    SECTION("and quits when they are there after all") {
        window.make_a_move();
        memory->fail_writes({});
        ask();
        window.run_to_end();
        CHECK(ended());
        CHECK(memory->game(window.game())->summary.moves == 1);
    }
    SECTION("and stays if the player likes") {
        window.make_a_move();
        ask();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        CHECK(window.shows("The disk is full."));
        window.key(SDLK_ESCAPE);
        CHECK(window.screen() == "none");
        window.make_a_move();
        CHECK(window.session().pairs_left() == 22);
        window.close();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        memory->fail_writes({});
        window.key(SDLK_DOWN);
        window.key(SDLK_RETURN); // to try again
        window.run_to_end();
        CHECK(ended());
        CHECK(memory->game(window.game())->summary.moves == 2);
    }
    SECTION("and quits without them if the player likes that") {
        window.make_a_move();
        ask();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        window.key(SDLK_DOWN);
        window.key(SDLK_DOWN);
        window.key(SDLK_RETURN);
        CHECK(ended());
        CHECK(window.host->close());
    }
    SECTION("and told to by the system a second time it quits") {
        window.make_a_move();
        window.terminate();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        window.terminate();
        CHECK(ended());
    }
}

TEST_CASE("a window can be closed while the store hangs", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    StoredWindow window{memory};
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->block_writes(true);
    window.make_a_move();
    window.close();
    CHECK(window.running);
    REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; })); // drawing continues meanwhile
    CHECK(window.shows("The disk does not answer."));
    window.key(SDLK_DOWN);
    window.key(SDLK_DOWN);
    window.key(SDLK_RETURN);
    CHECK_FALSE(window.running);
    CHECK_FALSE(window.host->close());
    memory->block_writes(false);
}

TEST_CASE("what cannot be written when the system wants the end is kept for the next start", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    std::vector<game::SavedGame> kept;
    bool elsewhere = false;
    StoredWindow window{memory, [&](const game::Unsaved& what, bool away) {
                            if (what.games.empty()) return true;
                            kept = what.games;
                            elsewhere = away;
                            return true;
                        }};
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    const bool hangs = GENERATE(false, true);
    if (hangs)
        memory->block_writes(true);
    else
        memory->fail_writes(Message{"The disk is full.", {}});
    window.make_a_move();
    const bool twice = GENERATE(false, true);
    window.terminate();
    if (twice) window.terminate(); // the question to the store is not awaited
    window.run_to_end();
    REQUIRE_FALSE(window.running);
    CHECK(window.host->close() != hangs);
    REQUIRE(kept.size() == 1);
    CHECK(kept.front().summary.moves == 1);
    CHECK(elsewhere == hangs);
    memory->block_writes(false);
}

TEST_CASE("what the player lets go is not kept", "[saving]") {
    const auto memory = std::make_shared<StoreMemory>();
    memory->fail_writes(Message{"The disk is full.", {}});
    std::atomic<bool> kept = false;
    StoredWindow window{memory, [&](const game::Unsaved& what, bool) {
                            kept = !what.empty();
                            return true;
                        }};
    window.make_a_move();
    window.close();
    REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
    REQUIRE(comes_true(window, [&] { return kept.load(); }));
    window.key(SDLK_DOWN);
    window.key(SDLK_DOWN);
    window.key(SDLK_RETURN);
    CHECK(window.host->close());
    CHECK_FALSE(kept);
}
