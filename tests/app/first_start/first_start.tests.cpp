// The first start as a player meets it: five pairs, their weave, and the ways on.
#include <algorithm>
#include <string>
#include <utility>

#include "app/first_start/guide.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/journey/places.hpp"
#include "app/player.hpp"
#include "game/learning/cards.hpp"
#include "twoturns/moves.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

Player first_start(ui::Canvas canvas = {1280, 720}, bool slow = false) {
    Player player{{.game = undealt({{{8, 18}, 36}, "moon"}), .guides = true, .first_time = true, .own_board = true},
                  canvas,
                  slow};
    player.app.set_date(1'700'000'000, player.now);
    return player;
}

Cell cell_of(const Player& player, Cell cell) {
    REQUIRE(player.app.shown(player.now).session.board().is_tile(cell));
    return cell;
}

void take(Player& player, Cell a, Cell b) {
    for (const Cell cell : {a, b})
        player.click(player.app.shown(player.now).place.cell_rect(cell_of(player, cell)).centre());
}

void clear(Player& player) {
    for (const auto& [a, b] : {std::pair<Cell, Cell>{{2, 2}, {2, 3}},
                               {{1, 1}, {1, 5}},
                               {{2, 1}, {2, 5}},
                               {{1, 3}, {1, 4}},
                               {{1, 2}, {2, 4}}})
        take(player, a, b);
    player.wait(10'000);
}

bool saved(const Player& player) {
    return std::any_of(player.requests.begin(), player.requests.end(),
                       [](const HostTask& task) { return std::holds_alternative<SaveOther>(task); });
}

} // namespace

TEST_CASE("the first start begins with the guided board, once", "[first-start]") {
    Player player = first_start();
    CHECK(player.screen() == "first-start");
    CHECK(player.app.settings().guided);
    CHECK(player.app.shown(player.now).session.board() == game::with_sides(guided_board()));
    CHECK(shows(player.seen(), "Pick two of the same"));
    CHECK_FALSE(player.app.note());
    player.key(Key::escape);
    CHECK(player.screen() == "none");
    CHECK(player.headline() == "Match the tiles in pairs");
    CHECK(player.app.game().session.board().size() == Size{8, 18});
    CHECK_FALSE(saved(player));
    CHECK(Player{start_at(four_pairs)}.screen() == "none");
}

TEST_CASE("the rule that is told on the first board is not told on the next one, whose rule may differ",
          "[first-start]") {
    Player player = first_start();
    player.key(Key::escape);
    REQUIRE(player.headline() == "Match the tiles in pairs");
    player.key(Key::j);
    player.key(Key::enter);
    REQUIRE(place_of(player.app.game()) == std::size_t{0});
    CHECK(player.headline().empty());
    CHECK(shows(player.seen(), "Meadow 1 · Dew Gate"));
}

TEST_CASE("a first board that takes its time does not close the guide", "[first-start]") {
    Player player = first_start({1280, 720}, true);
    CHECK(player.screen() == "first-start");
    player.catch_up();
    CHECK(player.screen() == "first-start");
    CHECK(player.app.game().key != 0);
}

TEST_CASE("the five lines become the first weave, which is kept, and the journey begins", "[first-start]") {
    Player player = first_start();
    clear(player);
    CHECK(player.screen() == "first-start");
    CHECK(shows(player.seen(), "That is the whole rule"));
    CHECK(shows(player.seen(), "Your first weave"));
    CHECK(saved(player));
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(place_of(player.app.game()) == std::size_t{0});
    CHECK_FALSE(player.app.note());
    player.key(Key::u); // leads nowhere
    CHECK(place_of(player.app.game()) == std::size_t{0});
}

TEST_CASE("music begins with the first weave, beside its switch, and only then", "[first-start]") {
    Player player = first_start();
    CHECK_FALSE(has_music(player.app.settings()));
    SECTION("it can be switched off at once") {
        clear(player);
        CHECK(has_music(player.app.settings()));
        CHECK(shows(player.seen(), "Music is on"));
        player.press_button(Command::music);
        CHECK_FALSE(has_music(player.app.settings()));
        CHECK(shows(player.seen(), "Music is off"));
        player.key(Key::escape);
        CHECK_FALSE(has_music(player.app.settings()));
    }
    SECTION("not for players without sound") {
        player.key(Key::m);
        clear(player);
        CHECK_FALSE(has_music(player.app.settings()));
    }
    SECTION("not for those who skip the guide") {
        player.key(Key::escape);
        CHECK_FALSE(has_music(player.app.settings()));
    }
}

TEST_CASE("the first weave has the same name wherever it hangs", "[first-start]") {
    Player player = first_start();
    clear(player);
    const auto kept = std::find_if(player.requests.begin(), player.requests.end(),
                                   [](const HostTask& task) { return std::holds_alternative<SaveOther>(task); });
    REQUIRE(kept != player.requests.end());
    const game::GameSummary first = std::get<SaveOther>(*kept).game.summary;
    CHECK(weave_name(first, {}) == "Your first weave");
    game::GameSummary other = first;
    other.id.params.size = {4, 4};
    CHECK(weave_name(other, {}) != "Your first weave");
}

TEST_CASE("a click that was meant for the last tile does not begin the journey", "[first-start]") {
    Player player = first_start();
    for (const auto& [a, b] : {std::pair<Cell, Cell>{{2, 2}, {2, 3}},
                               {{1, 1}, {1, 5}},
                               {{2, 1}, {2, 5}},
                               {{1, 3}, {1, 4}},
                               {{1, 2}, {2, 4}}})
        take(player, a, b);
    Player shown = first_start();
    clear(shown);
    const ui::Point last = player.app.shown(player.now).place.cell_rect({2, 4}).centre();
    for (int i = 0; i < 3; ++i) {
        player.wait(300);
        player.click(last);
        CHECK(player.screen() == "first-start");
    }
    player.point({5, 5});
    player.press_button("start-journey");
    CHECK(player.screen() == "none");
}

TEST_CASE("after the first weave Esc leads home, and seen again it is not kept twice", "[first-start]") {
    Player player = first_start();
    clear(player);
    player.key(Key::escape);
    CHECK(player.screen() == "home");
    player.key(Key::escape); // no board was begun
    CHECK(player.screen() == "home");
    player.requests.clear();
    player.run(Command::first_start);
    CHECK(player.screen() == "first-start");
    clear(player);
    CHECK(shows(player.seen(), "That is the whole rule"));
    CHECK_FALSE(saved(player));
}

TEST_CASE("a key jumps over the drawing of the weave, and the next one acts", "[first-start]") {
    Player player = first_start();
    clear(player);
    Player again = first_start();
    for (const auto& [a, b] : {std::pair<Cell, Cell>{{2, 2}, {2, 3}},
                               {{1, 1}, {1, 5}},
                               {{2, 1}, {2, 5}},
                               {{1, 3}, {1, 4}},
                               {{1, 2}, {2, 4}}})
        take(again, a, b);
    again.key(Key::enter);
    again.wait(9'000); // as long as the other
    CHECK(again.screen() == "first-start");
    CHECK(again.seen().items == player.seen().items);
    again.key(Key::enter);
    CHECK(again.screen() == "none");
}

TEST_CASE("a hand points at a tile after four seconds without an act, and nothing happens after that",
          "[first-start]") {
    Player player = first_start();
    const auto hands = [&] {
        const scene::Scene scene = player.seen();
        return std::count_if(scene.items.begin(), scene.items.end(), [](const scene::Item& item) {
            const auto* icon = std::get_if<ui::IconItem>(&item);
            return icon != nullptr && icon->name == "hand";
        });
    };
    take(player, {2, 2}, {2, 3});
    player.wait(3'900);
    CHECK(hands() == 0);
    player.wait(200);
    CHECK(hands() > 0);
    player.wait(60'000);
    CHECK_FALSE(player.app.next_change(player.now));
    take(player, {1, 1}, {1, 5});
    CHECK(hands() == 0);
}

TEST_CASE("two tiles that cannot go say why", "[first-start]") {
    Player player = first_start();
    take(player, {1, 2}, {2, 4}); // tiles in the way
    CHECK(shows(player.seen(), "in the way"));
    player.click(player.app.shown(player.now).place.cell_rect({1, 1}).centre());
    CHECK(shows(player.seen(), "These two are not the same."));
}

TEST_CASE("the guided board can be cleared by keys alone", "[first-start]") {
    Player player = first_start();
    for (int tries = 0; tries < 200 && !shows(player.seen(), "That is the whole rule"); ++tries) {
        const ShownBoard shown = player.app.shown(player.now);
        const auto link = guidance_of(shown.session.board()).link;
        const auto moves = legal_moves(shown.session.board());
        if (moves.empty()) {
            player.wait(10'000);
            continue;
        }
        const Cell a = link ? link->front() : moves.front().a;
        const Cell b = link ? link->back() : moves.front().b;
        const Cell to = shown.session.picked() == a ? b : a;
        if (!shown.cursor) {
            player.key(Key::right);
        } else if (*shown.cursor == to) {
            player.key(Key::space);
        } else if (shown.cursor->row != to.row) {
            player.key(shown.cursor->row < to.row ? Key::down : Key::up);
        } else {
            player.key(shown.cursor->col < to.col ? Key::right : Key::left);
        }
    }
    CHECK(shows(player.seen(), "That is the whole rule"));
}
