// The names, rules, decks and colours of the worlds and places.
#include "app/journey/places.hpp"

#include <set>
#include <string>

#include "app/decks/deck_list.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"
#include "game/contests/run.hpp"
#include "support/contrast.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::World;
using ui::Key;

TEST_CASE("every world and place has a name of its own", "[journey]") {
    std::set<std::string> names;
    for (const World world : game::all_worlds) {
        CHECK(names.insert(label_of(world)).second);
        CHECK_FALSE(rule_of(world).empty());
        CHECK(app::theme_of(world).table != ui::TableKind::contrast);
    }
    for (std::size_t place = 0; place < game::places; ++place) {
        CHECK(names.insert(place_label(place)).second);
        CHECK((place_text(place) == place_text(place / 9 * 9)) == !game::is_boss(place));
    }
    CHECK(place_label(0) == "Dew Gate");
    CHECK(place_label(31) == "Salt Path");
    CHECK(place_label(71) == "The Great Loom");
}

TEST_CASE("pictures change from place to place, unless the player chose a deck or wants none", "[journey]") {
    const auto built_in = [](const std::string& deck) {
        const BuiltInDeck* const found = built_in_deck(deck);
        REQUIRE(found != nullptr);
        CHECK_FALSE(found->two_sided);
        return found;
    };
    for (std::size_t place = 0; place < game::places; ++place) {
        CAPTURE(place, deck_of(place));
        CHECK(built_in(deck_of(place))->faces >= game::journey()[place].id.params.kinds);
        if (place > 0) CHECK(deck_of(place) != deck_of(place - 1));
    }
    const GameId& id = game::journey()[31].id;
    Player player{dealt(id.params, id.seed)};
    CHECK(player.app.settings().deck.empty()); // the settings keep no deck
    CHECK(deck_in_use(player.app.settings()) == deck_of(31));
    player.set(&Settings::world_tables, false);
    CHECK(deck_in_use(player.app.settings()) == "emoji");
    player.set(&Settings::world_tables, true);
    CHECK(deck_in_use(player.app.settings()) == deck_of(31));
    player.key(Key::k);
    player.press_button("deck-1");
    CHECK(deck_in_use(player.app.settings()) == deck_of(31)); // the usual deck leads back to the places' own
    CHECK(settings_from({to_key_values(player.app.settings()), {}}).deck == "emoji");
    player.press_button("deck-2");
    CHECK(deck_in_use(player.app.settings()) == player.app.settings().deck); // any other one holds
    CHECK(player.app.settings().deck != "emoji");
    Player other{start_at(four_pairs)};
    CHECK(deck_in_use(other.app.settings()) == "emoji");
}

TEST_CASE("the boards of an Arcade run lie on tables of worlds, the first one on the player's own",
          "[journey][arcade]") {
    std::set<World> seen;
    for (int number = 1; number <= 12; ++number) {
        const GameId id = game::id_of(game::RunBoard{.run = game::first_run, .number = number});
        Player player{dealt(id.params, id.seed)};
        const auto world = world_under(player.app.game().origin);
        CAPTURE(number);
        CHECK(world.has_value() == (number > 1));
        if (!world) continue;
        CHECK(player.seen().theme == app::theme_of(*world));
        if (number < 7) CHECK(seen.insert(*world).second);
        player.set(&Settings::world_tables, false);
        CHECK(player.seen().theme == app::theme_of(player.app.settings()));
    }
}

TEST_CASE("the lines of every world are clear on the paper they are kept on", "[journey]") {
    for (const World world : game::all_worlds)
        for (const ui::Colour line : hues_of(world)) {
            CAPTURE(label_of(world), line.r, line.g, line.b);
            CHECK(test::contrast(line, scene::paper_top) >= 3);
            CHECK(test::contrast(line, scene::paper_bottom) >= 3);
        }
}

TEST_CASE("the sheet of a world's last place has a golden edge", "[journey]") {
    for (const std::size_t place : {7U, 8U, 9U}) {
        scene::Weave weave;
        dye(weave, game::Origin{game::journey()[place].id, {}});
        CHECK(weave.gold == (place == 8));
    }
}
