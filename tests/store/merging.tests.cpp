// Another store's content comes beside what is here, and nothing that is here is lost.
#include "store/merging.hpp"

#include "store/saved.hpp"

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

std::string stored_in(const Window& window) {
    auto content = window.store->content();
    REQUIRE(content);
    return *std::move(content);
}

} // namespace

TEST_CASE("games and settings of another store come beside those that are here", "[store][merging]") {
    const ScratchFolder here;
    const ScratchFolder there;
    const Window browser(there.path());
    REQUIRE(browser.store->save(KeyValues{{"dark", "off"}, {"sound", "off"}}));
    REQUIRE(said(browser.store->save(played(1).saved(noon, GameState::cleared))).empty());
    REQUIRE(said(browser.store->save(played(2, 3).saved(noon + 100))).empty());
    const Window desktop(here.path());
    REQUIRE(desktop.store->save(KeyValues{{"dark", "on"}}));
    REQUIRE(said(desktop.store->save(played(4).saved(noon + 50))).empty());

    const auto taken = desktop.store->add_content(stored_in(browser), "");
    REQUIRE(taken);
    CHECK(taken->games == 2);
    CHECK(taken->preferences.settings.at("dark") == "on"); // what is here stays
    CHECK(taken->preferences.settings.at("sound") == "off");
    const auto games = desktop.store->games(0, 10);
    REQUIRE(games);
    REQUIRE(games->size() == 3);
    CHECK((*games)[0].key == 4); // in progress here
    CHECK((*games)[0].state == GameState::in_progress);
    CHECK((*games)[1].key == 2);
    CHECK((*games)[1].state == GameState::unfinished);
    CHECK((*games)[2].key == 1);
    CHECK(desktop.store->game(2)->record == browser.store->game(2)->record);
    REQUIRE(said(desktop.store->save(played(4, 9).saved(noon + 60))).empty()); // goes on

    const auto again = desktop.store->add_content(stored_in(browser), "");
    REQUIRE(again);
    CHECK(again->games == 0);
}

TEST_CASE("a game that both stores have is the one that went further", "[store][merging]") {
    const ScratchFolder here;
    const ScratchFolder there;
    const Window first(here.path());
    const Window second(there.path());
    REQUIRE(said(first.store->save(played(7, 2).saved(noon))).empty());
    REQUIRE(said(first.store->save(played(8, 2).saved(noon))).empty()); // 7 is unfinished now
    REQUIRE(second.store->add_content(stored_in(first), ""));
    REQUIRE(said(second.store->save(played(7, 6).saved(noon + 10))).empty());
    const auto back = first.store->add_content(stored_in(second), "");
    REQUIRE(back);
    CHECK(back->games == 1);
    CHECK(first.store->game(7)->record == played(7, 6).saved(noon + 10).record);
    CHECK(first.store->game(8)->summary.state == GameState::in_progress);
}

TEST_CASE("decks of the other store's folder are found in this one", "[store][merging]") {
    const ScratchFolder here;
    const ScratchFolder there;
    const Window page(there.path());
    const std::string from = there.path().string();
    REQUIRE(page.store->save(KeyValues{{"deck", from + "/decks/birds"}}));
    REQUIRE(page.store->save(ItemChanges{{{"own-decks", from + "/decks/birds"}, Item{"", 1}},
                                         {{"own-decks", "/elsewhere/birds"}, Item{"", 2}},
                                         {{"recent-files", "/elsewhere/a.twoturns"}, Item{"", 1}},
                                         {{"keys", "hint"}, Item{"J", 1}}}));
    const Window desktop(here.path());
    const auto taken = desktop.store->add_content(stored_in(page), from);
    REQUIRE(taken);
    const std::string deck = here.path().string() + "/decks/birds";
    CHECK(taken->preferences.settings.at("deck") == deck);
    CHECK(taken->preferences.lists.at("own-decks").contains(deck));
    CHECK(taken->preferences.lists.at("own-decks").size() == 1);
    CHECK_FALSE(taken->preferences.lists.contains("recent-files"));
    CHECK(taken->preferences.lists.at("keys").at("hint").value == "J");
}

TEST_CASE("what is no store, or that of a newer version, is refused and changes nothing", "[store][merging]") {
    const ScratchFolder here;
    const Window window(here.path());
    REQUIRE(said(window.store->save(played(1).saved(noon))).empty());
    std::string newer = stored_in(window);
    newer[62] = 3;
    for (const std::string& bad : {std::string{}, std::string(4000, 'x'), newer})
        CHECK_FALSE(window.store->add_content(bad, ""));
    std::string damaged = stored_in(window);
    for (std::size_t i = 120; i < damaged.size(); i += 3) damaged[i] = static_cast<char>(i * 7);
    static_cast<void>(window.store->add_content(damaged, "")); // whatever can be read of it
    CHECK(window.store->games(0, 10)->size() == 1);
    CHECK(window.store->game(1)->record == played(1).saved(noon).record);
}
