// Deleted data can be restored until the program ends, and only until then.
#include "store/deleted_data.hpp"

#include "store/saved.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

TEST_CASE("what was deleted comes back whole, beside what was played since", "[store][deleted]") {
    const ScratchFolder scratch;
    const Window window(scratch.path());
    const Window other(scratch.path());
    REQUIRE(window.store->save(KeyValues{{"dark", "off"}, {"deck", "shapes"}}));
    const SavedGame cleared = Player(1, small_id("one"), 1).saved(noon, GameState::cleared);
    REQUIRE(cleared.summary.seal);
    REQUIRE(window.store->save(cleared));
    REQUIRE(other.store->save(played(3).saved(noon)));
    const SavedGame in_progress = played(2, 3).saved(noon);
    REQUIRE(window.store->save(in_progress));
    REQUIRE(said(window.store->forget_everything()).empty());
    REQUIRE(window.store->save(played(4).saved(noon)));
    REQUIRE(window.store->save(KeyValues{{"dark", "on"}}));

    const auto settings = window.store->bring_back();
    CAPTURE(settings ? std::string{} : to_english(settings.error()));
    REQUIRE(settings);
    CHECK(settings->settings.at("dark") == "off");
    CHECK(window.store->games(0, 10)->size() == 4);
    CHECK(window.store->game(1)->summary == cleared.summary);
    const auto back = window.store->game(2);
    REQUIRE(back);
    CHECK(back->summary.state == GameState::unfinished);
    CHECK(back->record == in_progress.record);
    CHECK(window.store->game(4)->summary.state == GameState::in_progress);
    REQUIRE(said(other.store->save(played(3, 4).saved(noon))).empty()); // the other window's game was not deleted
    CHECK_FALSE(window.store->bring_back());                            // only once
}

TEST_CASE("nothing comes back once the program has ended", "[store][deleted]") {
    const ScratchFolder scratch;
    {
        const Window window(scratch.path());
        REQUIRE(window.store->save(Player(1, small_id("one"), 1).saved(noon, GameState::cleared)));
        REQUIRE(said(window.store->forget_everything()).empty());
    }
    const Window window(scratch.path());
    CHECK_FALSE(window.store->bring_back());
    CHECK(window.store->games(0, 10)->empty());
}
