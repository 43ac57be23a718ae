// Decks whose cards have two sides, as the player meets them.
#include "game/cards.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/tables.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

app::Start two_sided(app::Start start) {
    start.two_sided = 40;
    return start;
}

} // namespace

TEST_CASE("with two sides a board shows each side of its cards once", "[two-sided]") {
    Player player{two_sided(start_at("A B C\nC A B\n"))};
    std::vector<int> faces;
    for (const auto& tile : items_of<scene::TileItem>(player.seen())) faces.push_back(tile.face.value_or(-1));
    std::sort(faces.begin(), faces.end());
    REQUIRE(faces.size() == 6);
    for (std::size_t i = 0; i < faces.size(); i += 2) {
        CHECK(faces[i] % 2 == 0);
        CHECK(faces[i + 1] == faces[i] + 1);
    }
}

TEST_CASE("a right click shows the side of a card large and does not betray the other one", "[two-sided]") {
    Player player{two_sided(start_at("A A\nB B\n"))};
    player.click(Cell{1, 1}, ui::MouseButton::right);
    const auto cards = items_of<scene::CardItem>(player.seen());
    REQUIRE(cards.size() == 1);
    const auto tiles = items_of<scene::TileItem>(player.seen());
    CHECK(cards[0].face == tiles[0].face);
    for (const auto& tile : tiles) CHECK(tile.look != scene::TileLook::dimmed);
    player.click(Cell{1, 1}, ui::MouseButton::right);
    CHECK(items_of<scene::CardItem>(player.seen()).empty());
}

TEST_CASE("Tab goes on to the next tile, not to the other side of a card", "[two-sided]") {
    Player player{two_sided(start_at("A B A\nB C C\n"))};
    player.click(Cell{1, 1});
    player.key(Key::tab);
    CHECK(player.app.play().board().cursor == Cell{1, 1});
    player.key(Key::tab);
    CHECK(player.app.play().board().cursor == Cell{1, 2});
}

TEST_CASE("a pair that goes shows both sides for a while, and the next click goes on", "[two-sided]") {
    Player player{two_sided(start_at("A A\nB B\n"))};
    player.click(Cell{1, 1});
    player.click(Cell{1, 2});
    const auto cards = items_of<scene::CardItem>(player.seen());
    REQUIRE(cards.size() == 2);
    CHECK(cards[0].face / 2 == cards[1].face / 2);
    CHECK(cards[0].face != cards[1].face);
    player.click(Cell{2, 1});
    CHECK(player.session().picked() == Cell{2, 1});
    player.wait(2500);
    CHECK(items_of<scene::CardItem>(player.seen()).empty());
}

TEST_CASE("a new game deals each card once with each side", "[two-sided]") {
    Player player{two_sided(start_at("A A\nB B\n"))};
    player.key(Key::n);
    player.key(Key::enter);
    for (const auto& cells : player.session().board().cells_by_kind()) CHECK(cells.size() == 2);
}

TEST_CASE("kinds are what they were once the deck has one side again", "[two-sided]") {
    Player player{two_sided(dealt({{4, 6}, 5, Gravity::none, BoardLayout{}, 1}, "kinds"))};
    const auto kinds_of_next = [&] {
        player.key(Key::n);
        player.key(Key::enter);
        return player.app.game().origin.id.params.kinds;
    };
    CHECK(kinds_of_next() == 12);
    CHECK(kinds_of_next() == 12);
    player.app.set_cards(0, player.now);
    SECTION("as the page for a new game has them") {
        CHECK(kinds_of_next() == 5);
        CHECK(kinds_of_next() == 5);
    }
    SECTION("on the next board") {
        while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
        player.wait(5000);
        player.run(Command::next_board);
        CHECK(player.app.game().origin.id.params.kinds == 5);
    }
}

TEST_CASE("the page for a new game tells of cards, and when the deck has too few for a size", "[two-sided]") {
    Player player{dealt({{8, 18}, 36, Gravity::none, BoardLayout{}, 1}, "cards")};
    player.key(Key::n);
    const auto tell = [&](const char* words) { return shows(player.seen(), words); };
    CHECK(tell("72 pairs of 36 pictures"));
    CHECK_FALSE(tell("Fit to the deck"));
    player.app.set_cards(12, player.now);
    CHECK(tell("72 pairs of 12 cards"));
    CHECK(tell("The deck has 12 cards"));
    player.press_words("Fit to the deck");
    CHECK(tell("12 pairs of 12 cards"));
    CHECK_FALSE(tell("Fit to the deck"));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id.params.size == Size{4, 6});
    CHECK(player.app.game().origin.id.params.kinds == 12);
}

TEST_CASE("a board with more tiles of a card is told of, when it is met and when the deck comes", "[two-sided]") {
    const std::string words = "There are more than two tiles of a card here";
    const auto tells = [&](Player& player) {
        const auto texts = items_of<ui::TextItem>(player.seen());
        return std::any_of(texts.begin(), texts.end(), [&](const auto& item) { return item.text == words; });
    };
    Player many{two_sided(start_at("A A\nA A\n"))};
    CHECK(tells(many));
    Player few{two_sided(start_at("A A\nB B\n"))};
    CHECK_FALSE(tells(few));
    Player later{start_at("A A\nA A\n")};
    CHECK_FALSE(tells(later));
    later.app.set_cards(40, later.now);
    CHECK(tells(later));
}

TEST_CASE("a board for which the deck has too few cards is told of", "[two-sided]") {
    Player player{start_at("A B C\nC A B\n")};
    player.app.set_cards(3, player.now);
    CHECK_FALSE(shows(player.seen(), "The deck has fewer cards than this board has pairs"));
    player.app.set_cards(2, player.now);
    CHECK(shows(player.seen(), "The deck has fewer cards than this board has pairs"));
    CHECK(shows(player.seen(), "Of 2 cards some are here again"));
    player.wait(60'000);
    player.app.set_cards(2, player.now); // in another language
    CHECK_FALSE(shows(player.seen(), "The deck has fewer cards than this board has pairs"));
}

TEST_CASE("the way to win shows the faces of the player's board", "[two-sided]") {
    Player player{two_sided(start_at("A B C D\nA B C D\n"))};
    player.click(Cell{1, 1});
    player.click(Cell{2, 1});
    player.wait(3000);
    const auto faces = [&] {
        std::vector<int> all;
        for (const auto& tile : items_of<scene::TileItem>(player.seen())) all.push_back(tile.face.value_or(-1));
        return all;
    };
    const auto before = faces();
    player.run(Command::menu);
    player.press_button(Command::show_me);
    REQUIRE(player.screen() == "show-me");
    auto after = faces();
    std::sort(after.begin(), after.end());
    auto sorted = before;
    std::sort(sorted.begin(), sorted.end());
    CHECK(after == sorted);
}

TEST_CASE("a table dropped on the window becomes the deck", "[two-sided]") {
    Player player{start_at("A A\nB B\n")};
    player.input(ui::Dropped{"/somewhere/my words.CSV"});
    read_table(player, "dog,Hund\ncat,Katze\n");
    CHECK(player.app.settings().deck == "/somewhere/my words.CSV");
    CHECK(player.screen() == "none");
}
