// The page on which the table and the tiles are chosen.
#include <algorithm>
#include <string>
#include <variant>

#include "app/player.hpp"
#include "app/starts.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;

namespace {

/// Returns how many items of a kind a scene has.
template <class Item> auto count_of(const scene::Scene& scene) {
    return std::count_if(scene.items.begin(), scene.items.end(),
                         [](const scene::Item& item) { return std::holds_alternative<Item>(item); });
}

} // namespace

TEST_CASE("every table and every material can be chosen on the page Look, and the page shows it at once", "[look]") {
    Player player{start_at(four_pairs)};
    player.run(Command::menu);
    player.press_button(Command::look);
    CHECK(player.screen() == "look");
    CHECK(count_of<scene::TableItem>(player.seen()) == 7);
    for (const ui::TableKind table : ui::all_tables) {
        player.press_button(std::string("table-") + name_of(table));
        CHECK(player.app.settings().table == table);
        CHECK_FALSE(player.app.settings().dark_as_system);
        CHECK(player.seen().theme.table == table);
    }
    player.press_button("table-slate");
    for (const ui::Material material : ui::all_materials) {
        player.press_button(std::string("tiles-") + name_of(material));
        CHECK(player.app.settings().material == material);
        CHECK(player.seen().theme.material == material);
    }
    CHECK(player.screen() == "look");
    player.press_button(Command::decks);
    CHECK(player.screen() == "decks");
    player.key(ui::Key::escape);
    player.key(ui::Key::escape);
    CHECK(player.seen().theme.table == ui::TableKind::slate); // the board has it too
}

TEST_CASE("the table follows the system again once the player wants it", "[look]") {
    Player player{start_at(four_pairs)};
    player.run(Command::look);
    player.press_button("table-bamboo");
    CHECK(player.seen().theme.table == ui::TableKind::bamboo);
    player.press_words("Follow the system");
    CHECK(player.app.settings().dark_as_system);
    CHECK(player.seen().theme.table == ui::TableKind::felt);
    player.press_words("Follow the system");
    CHECK(player.seen().theme.table == ui::TableKind::felt); // nothing changes under the player's hand
}

TEST_CASE("the settings lead to the page Look", "[look]") {
    Player player{start_at(four_pairs)};
    player.run(Command::settings);
    player.press_button(Command::look);
    CHECK(player.screen() == "look");
}

TEST_CASE("the board of the page Look has a picked pair, its line and a stone on any table", "[look]") {
    for (const ui::TableKind table : ui::all_tables) {
        Player player{start_at(four_pairs)};
        player.run(Command::look);
        player.press_button(std::string("table-") + name_of(table));
        const scene::Scene scene = player.seen();
        int picked = 0;
        int stones = 0;
        for (const scene::Item& item : scene.items)
            if (const auto* tile = std::get_if<scene::TileItem>(&item)) {
                picked += tile->look == scene::TileStyle::picked;
                stones += tile->stone;
            }
        CHECK(picked == 2);
        CHECK(stones == 1);
        CHECK(count_of<scene::LineItem>(scene) == 1);
    }
}

TEST_CASE("the picked pair of the page Look is one that can go: the same picture, or the two sides of a card",
          "[look]") {
    for (const int cards : {0, 40}) {
        app::Start start = start_at(four_pairs);
        start.two_sided = cards;
        Player player{std::move(start)};
        player.run(Command::look);
        std::vector<int> faces;
        for (const auto& tile : items_of<scene::TileItem>(player.seen()))
            if (tile.look == scene::TileStyle::picked) faces.push_back(*tile.face);
        REQUIRE(faces.size() == 2);
        if (cards == 0) {
            CHECK(faces[0] == faces[1]);
        } else {
            CHECK(faces[0] / 2 == faces[1] / 2);
            CHECK(faces[0] != faces[1]);
        }
    }
}

TEST_CASE("the page says that a world brings its own table", "[look][journey]") {
    const GameId& place = game::journey()[31].id;
    Player player{dealt(place.params, place.seed)};
    player.run(Command::look);
    CHECK(shows(player.seen(), "the table of its world"));
    player.set(&Settings::world_tables, false);
    CHECK_FALSE(shows(player.seen(), "the table of its world"));
}

TEST_CASE("with high contrast no material is offered, as none is seen", "[look]") {
    Player player{start_at(four_pairs)};
    player.run(Command::look);
    CHECK(player.place_of("tiles-jade"));
    const auto below = player.place_of("decks");
    REQUIRE(below);
    player.press_button("table-contrast");
    CHECK(player.place_of("decks") == below); // nothing moves under the pointer
    for (const ui::Material material : ui::all_materials)
        CHECK_FALSE(player.place_of(std::string("tiles-") + name_of(material)));
    CHECK(shows(player.seen(), "all tiles are white"));
}
