// Decks of two-sided cards, from the player's view.
#include "game/learning/cards.hpp"

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
    for (const auto& tile : tiles) CHECK(tile.look != scene::TileStyle::dimmed);
    player.click(Cell{1, 1}, ui::MouseButton::right);
    CHECK(items_of<scene::CardItem>(player.seen()).empty());
}

TEST_CASE("Tab goes on to the next tile, not to the other side of a card", "[two-sided]") {
    Player player{two_sided(start_at("A B A\nB C C\n"))};
    player.click(Cell{1, 1});
    player.key(ui::Key::tab);
    CHECK(player.app.play().board().cursor == Cell{1, 1});
    player.key(ui::Key::tab);
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
    player.key(ui::Key::n);
    player.key(ui::Key::enter);
    for (const auto& cells : player.session().board().cells_by_kind()) CHECK(cells.size() == 2);
}

TEST_CASE("kinds are what they were once the deck has one side again", "[two-sided]") {
    Player player{two_sided(dealt({{4, 6}, 5, Gravity::none, BoardLayout{}, 1}, "kinds"))};
    const auto kinds_of_next = [&] {
        player.key(ui::Key::n);
        player.key(ui::Key::enter);
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
    player.key(ui::Key::n);
    const auto tell = [&](const char* words) { return shows(player.seen(), words); };
    CHECK(tell("72 pairs, 36 pictures"));
    CHECK_FALSE(tell("Fit to the deck"));
    player.app.set_cards(12, player.now);
    CHECK(tell("72 pairs, 12 cards"));
    CHECK(tell("The deck has 12 cards"));
    player.press_words("Fit to the deck");
    CHECK(tell("12 pairs, 12 cards"));
    CHECK_FALSE(tell("Fit to the deck"));
    player.key(ui::Key::enter);
    CHECK(player.app.game().origin.id.params.size == Size{4, 6});
    CHECK(player.app.game().origin.id.params.kinds == 12);
}

TEST_CASE("a board tells what goes together, and of more tiles of a card, when it is met and when the deck comes",
          "[two-sided]") {
    const std::string words = "Some come twice here: four tiles, two pairs.";
    const auto tells = [&](Player& player) {
        const auto texts = items_of<ui::TextItem>(player.seen());
        return std::any_of(texts.begin(), texts.end(), [&](const auto& item) { return item.text == words; });
    };
    Player many{two_sided(start_at("A A\nA A\n"))};
    CHECK(tells(many));
    Player few{two_sided(start_at("A A\nB B\n"))};
    CHECK_FALSE(tells(few));
    CHECK(shows(few.seen(), "The two sides of a card go together"));
    few.app.set_cards(0, few.now);
    CHECK_FALSE(shows(few.seen(), "The two sides of a card go together"));
    Player later{start_at("A A\nA A\n")};
    CHECK_FALSE(tells(later));
    later.app.set_cards(40, later.now);
    CHECK(tells(later));
    later.paste("tt1.4x2.4.none.full.1.other"); // each card once on either side
    later.think();
    CHECK(later.session().board().tiles() == 8);
    CHECK_FALSE(tells(later));
}

TEST_CASE("a board for which the deck has too few cards is told of", "[two-sided]") {
    Player player{start_at("A B C\nC A B\n")};
    player.app.set_cards(3, player.now);
    CHECK_FALSE(shows(player.seen(), "The deck has fewer cards than this board has pairs"));
    player.app.set_cards(2, player.now);
    CHECK(shows(player.seen(), "The deck has fewer cards than this board has pairs"));
    CHECK(shows(player.seen(), "Cards in the deck: 2. Some are here again"));
    player.wait(60'000);
    player.app.set_cards(2, player.now); // the same deck in another language
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
    player.run(Command::board_menu);
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

TEST_CASE("neither a card that was found, nor one that is read, lies over a tile, at any size", "[two-sided]") {
    const auto overlap = [](const ui::Rect& a, const ui::Rect& b) {
        return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
    };
    for (const Size size : {Size{2, 4}, Size{8, 18}, Size{18, 8}, Size{16, 30}})
        for (const ui::Canvas canvas :
             {ui::Canvas{1280, 720}, {800, 600}, {640, 360}, {480, 360}, {390, 844}, {3840, 2160}})
            for (const bool reads : {false, true}) {
                CAPTURE(size.cols, size.rows, canvas.width, canvas.height, reads);
                Player player{two_sided(start_at(pairs_side_by_side(size))), canvas};
                if (reads)
                    player.input(ui::Press{player.place().cell_rect({size.rows, 1}).centre(), ui::MouseButton::right});
                else
                    player.make({{1, 1}, {1, 2}});
                const auto seen = player.seen();
                const auto cards = items_of<scene::CardItem>(seen);
                REQUIRE(cards.size() == (reads ? 1U : 2U));
                for (const auto& card : cards) {
                    CHECK(card.rect.x >= 0);
                    CHECK(card.rect.right() <= static_cast<float>(canvas.width));
                    CHECK(card.rect.bottom() <= static_cast<float>(canvas.height));
                    CHECK(card.rect.h >= 20);
                    for (const Cell cell : player.session().board().tile_cells())
                        if (overlap(card.rect, player.place().cell_rect(cell))) FAIL_CHECK("over a tile");
                }
            }
}

TEST_CASE("a deck with two sides gets a board of its own size where nobody has touched the one that is there",
          "[two-sided]") {
    app::Start start = dealt({{8, 18}, 36, Gravity::none}, "old");
    start.own_board = true; // not asked for by ID
    Player player{std::move(start)};
    player.run(Command::decks);
    player.app.set_cards(20, player.now); // while its page is open
    CHECK(player.screen() == "decks");
    player.key(Key::escape);
    player.think();
    const DealParams& params = player.app.game().origin.id.params;
    CHECK(most_kinds(params.size, params.layout) == 20);
    CHECK(params.kinds == 20);
    CHECK_FALSE(shows(player.seen(), "Some come twice"));
    CHECK_FALSE(shows(player.seen(), "The deck has fewer cards"));
    // A game in progress stays, and so does a board asked for by ID.
    player.make(player.app.game().start.witness.front());
    const GameId begun = player.app.game().origin.id;
    player.app.set_cards(12, player.now);
    CHECK(player.app.game().origin.id == begun);
    CHECK(player.app.note());
    player.paste("tt1.6x4.6.none.full.1.named");
    const GameId named = player.app.game().origin.id;
    player.app.set_cards(5, player.now);
    CHECK(player.app.game().origin.id == named);
}
