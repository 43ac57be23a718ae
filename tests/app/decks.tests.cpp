// The page on which pictures are chosen.
#include <set>
#include <string>

#include "app/deck_list.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using scene::SampleItem;
using scene::TileItem;
using ui::Key;

namespace {

std::set<std::string> decks_seen(const Player& player) {
    std::set<std::string> decks;
    for (const SampleItem& item : items_of<SampleItem>(player.seen())) decks.insert(item.deck);
    return decks;
}

} // namespace

TEST_CASE("K shows every deck, and Esc leads back to the board", "[decks]") {
    Player player{start_at(four_pairs)};
    player.key(Key::k);
    REQUIRE(player.screen() == "decks");
    for (const BuiltInDeck& deck : built_in_decks()) {
        CHECK(decks_seen(player).contains(deck.name));
        CHECK(shows(player.seen(), deck.label));
    }
    CHECK(decks_seen(player).size() == built_in_decks().size());
    player.key(Key::escape);
    CHECK(player.screen() == "none");
}

TEST_CASE("a deck that is chosen is played with at once, and stays chosen", "[decks]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    const std::size_t done = player.session().log().size();
    player.key(Key::k);
    player.key(Key::right);
    CHECK(player.app.settings().deck.empty()); // it is only pointed at
    player.key(Key::space);
    CHECK(player.app.settings().deck == "animals");
    CHECK(items_of<TileItem>(player.seen()).size() == 48); // all of its pictures
    player.press_button("deck-1");
    CHECK(player.app.settings().deck.empty()); // that of those who never chose
    CHECK(items_of<TileItem>(player.seen()).size() == 42);
    player.press_button("deck-7");
    CHECK(player.app.settings().deck == "shapes");
    player.key(Key::escape);
    CHECK(player.session().log().size() == done);
    CHECK(settings_from(to_key_values(player.app.settings())).deck == "shapes");
}

TEST_CASE("a deck of the player's own has a card by the name of its folder", "[decks]") {
    Start start = start_at(four_pairs);
    start.settings.deck = "/home/mara/Pictures/colleagues";
    Player player{std::move(start)};
    player.key(Key::k);
    CHECK(decks_seen(player).contains("/home/mara/Pictures/colleagues"));
    CHECK(shows(player.seen(), "colleagues"));
    player.press_button("deck-1");
    CHECK(player.app.settings().deck.empty());
    CHECK(shows(player.seen(), "colleagues")); // so that it can be gone back to
    player.press_button("deck-" + std::to_string(built_in_decks().size() + 1));
    CHECK(player.app.settings().deck == "/home/mara/Pictures/colleagues");
}
