// The page of daily boards, played through.
#include <algorithm>
#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/daily/daily_result.hpp"
#include "app/daily_games.hpp"
#include "app/decks/deck_list.hpp"
#include "app/journey/places.hpp"
#include "app/player.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using namespace std::chrono_literals;
using game::Day;
using scene::TileItem;
using scene::TileStyle;
using std::chrono::days;
using ui::Key;

namespace {

/// Opens the page at noon of that Sunday, with its games read.
Player opened(const std::vector<game::GameSummary>& games = {}, ui::Canvas canvas = {1280, 720}) {
    Player player{start_at(four_pairs), canvas};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    REQUIRE(player.screen() == "daily");
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    return player;
}

std::string day_of_page(const Player& player) {
    const std::string state = player.state();
    const std::size_t at = state.find("; day ");
    REQUIRE(at != std::string::npos);
    return state.substr(at + 6, state.find_first_of(" \n", at + 6) - at - 6);
}

/// Returns the tiles of the calendar; those of the preview are smaller.
std::vector<TileItem> days_shown(const Player& player) {
    auto tiles = items_of<TileItem>(player.seen());
    std::erase_if(tiles, [](const TileItem& tile) { return tile.box.w < 50; });
    return tiles;
}

void clear_board(Player& player) {
    for (const Move move : player.app.game().start.witness) player.make(move);
    player.wait(5000);
    REQUIRE(player.session().status() == game::Status::won);
}

} // namespace

TEST_CASE("the preview shows the deck that the board will have, whatever the one in play brings", "[daily]") {
    const GameId& place = game::journey()[31].id;
    Player player{dealt(place.params, place.seed)};
    REQUIRE(deck_in_use(player.app.settings()) == deck_of(31));
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    std::set<std::string> decks;
    for (const TileItem& tile : items_of<TileItem>(player.seen()))
        if (tile.face && tile.box.w < 50) decks.insert(tile.deck);
    CHECK(decks == std::set<std::string>{built_in_decks().front().name});
}

TEST_CASE("T brings the board of today, and Enter plays it", "[daily]") {
    Player player = opened();
    CHECK(day_of_page(player) == "today");
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.app.game().origin.id == game::daily_id(sunday));
}

TEST_CASE("the board of a day can be played before it was dealt for the page", "[daily]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(noon_of(sunday), player.now);
    player.slow = true;
    player.key(Key::t);
    player.wait(300);
    player.key(Key::enter);
    player.catch_up();
    CHECK(player.app.game().origin.id == game::daily_id(sunday));
}

TEST_CASE("keys go from day to day, week to week and month to month, and never into the future", "[daily]") {
    Player player = opened();
    const auto after = [&](Key key) {
        player.key(key);
        return day_of_page(player);
    };
    CHECK(after(Key::right) == "today");
    CHECK(after(Key::left) == "2026-11-21");
    CHECK(after(Key::up) == "2026-11-14");
    CHECK(after(Key::down) == "2026-11-21");
    CHECK(after(Key::down) == "today");
    CHECK(after(Key::page_up) == "2026-10-22");
    for (int i = 0; i < 8; ++i) player.key(Key::right);
    CHECK(after(Key::right) == "2026-10-31");
    CHECK(after(Key::page_up) == "2026-09-30"); // September has no 31st
    CHECK(after(Key::page_down) == "2026-10-30");
    CHECK(after(Key::home) == "today");
    for (int i = 0; i < 12; ++i) player.key(Key::page_up);
    CHECK(day_of_page(player) == "2026-01-01"); // the first day
}

TEST_CASE("a click chooses a day, but none that is to come", "[daily]") {
    Player player = opened({in_time(sunday - days{1})});
    const ui::Frame frame = player.app.frame(player.now);
    const auto place = [&](std::size_t cell) {
        const auto hit = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(), [&](const ui::HitArea& one) {
            return one.kind == ui::HitArea::Kind::option && one.index == cell;
        });
        REQUIRE(hit != frame.hit_areas.end());
        return hit->rect.centre();
    };
    // November 2026 begins on a Sunday: its first day is the seventh cell of the grid, which starts on Monday.
    player.click(place(6 + 20));
    CHECK(day_of_page(player) == "2026-11-21");
    player.click(place(6 + 22));
    CHECK(day_of_page(player) == "2026-11-21");
    player.click(place(3)); // a day of the month before
    CHECK(day_of_page(player) == "2026-11-21");
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::daily_id(sunday - days{1}));
}

TEST_CASE("the calendar shows the seal and the time of the days that were cleared", "[daily]") {
    game::GameSummary unknown = in_time(sunday - days{3});
    unknown.seal.reset();
    const Player player = opened({in_time(sunday - days{1}, 184s), unknown, late(sunday - days{5}, 200s)});
    const auto tiles = days_shown(player);
    REQUIRE(tiles.size() == 4); // in order of the days, today last
    CHECK(tiles[0].face == 3);
    CHECK_FALSE(tiles[1].face);
    CHECK(tiles[2].face == 3);
    CHECK(tiles[3].look == TileStyle::picked);
    CHECK(shows(player.seen(), "3:04"));
    CHECK(shows(player.seen(), "3:20"));
    CHECK(shows(player.seen(), "3 of 22 days, best 1:40"));
}

TEST_CASE("days in a row are joined by the line, late ones are not", "[daily]") {
    const auto lines = [](const Player& player) { return items_of<scene::LineItem>(player.seen()).size(); };
    CHECK(lines(opened()) == 0);
    CHECK(lines(opened({in_time(sunday - days{1}), in_time(sunday - days{2})})) == 1);
    CHECK(lines(opened({in_time(sunday), in_time(sunday - days{1}), in_time(sunday - days{2})})) == 2);
    CHECK(lines(opened({late(sunday - days{1}), in_time(sunday - days{2})})) == 0);
}

TEST_CASE("the page says how many days there are in a row", "[daily]") {
    CHECK(shows(opened().seen(), "Today's board can start a streak"));
    const std::vector<game::GameSummary> before{in_time(sunday - days{1}), in_time(sunday - days{2})};
    CHECK(shows(opened(before).seen(), "2 days in a row, today makes 3"));
    std::vector<game::GameSummary> all = before;
    all.insert(all.begin(), in_time(sunday));
    CHECK(shows(opened(all).seen(), "3 days in a row"));
    CHECK(shows(opened(all).seen(), "longest 3"));
}

TEST_CASE("at midnight the page goes on to the new day by itself", "[daily]") {
    Player player{start_at(four_pairs)};
    player.set(&app::Settings::motion, false); // without frames of the page transition
    player.app.set_date(noon_of(sunday) + 12 * 3600 - 10, player.now);
    player.key(Key::t);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{}});
    CHECK(player.app.next_change(player.now) == player.now + 10s);
    player.wait(9000);
    CHECK(player.state().find(to_text(game::daily_id(sunday))) != std::string::npos);
    player.wait(1000);
    CHECK(day_of_page(player) == "today");
    CHECK(player.state().find(to_text(game::daily_id(sunday + days{1}))) != std::string::npos);
    CHECK(player.app.next_change(player.now) == player.now + 24h);
}

TEST_CASE("a day that was chosen stays chosen at midnight", "[daily]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(noon_of(sunday) + 12 * 3600 - 10, player.now);
    player.key(Key::t);
    player.key(Key::left);
    player.wait(10'000);
    CHECK(day_of_page(player) == "2026-11-21");
}

TEST_CASE("a low and wide window shows the board beside the days", "[daily]") {
    Player player = opened({}, {844, 390});
    const auto tiles = items_of<scene::TileItem>(player.seen());
    CHECK(std::count_if(tiles.begin(), tiles.end(), [](const auto& tile) { return tile.box.x > 422; }) > 40);
    CHECK(player.place_of("play"));
}

TEST_CASE("Share copies the result of the chosen day as it is shown", "[daily]") {
    game::SavedGame saved = recorded(in_time(sunday - days{1}, 184s));
    Player player = opened({saved.summary});
    player.forget_requests();
    player.key(Key::c); // of today's board, which is not cleared
    CHECK(player.asked_for<CopyText>() == 0);
    player.key(Key::left);
    const auto asked = player.last<game::ReadGame>();
    REQUIRE(asked);
    CHECK(asked->key == saved.summary.key);
    player.answer<game::ReadGame>(game::StoreNews{game::GameRead{saved}});
    player.key(Key::c);
    const auto* copy = std::get_if<CopyText>(&player.requests.back());
    REQUIRE(copy != nullptr);
    const std::string id = to_text(game::daily_id(sunday - days{1}));
    CHECK(copy->text == "Two Turns, 21 November 2026: 3:04, no hint\n🟨🟨🟨🟨🟨🟨🟨🟨\n" + id);
    CHECK(shows(player.seen(), "Two Turns, 21 November 2026: 3:04, no hint"));
    CHECK(shows(player.seen(), id));
    CHECK(player.headline() == "Result copied");
}

TEST_CASE("a result tells of hints, and of the time only where one is kept", "[daily]") {
    using game::Stretch;
    game::GameSummary game = in_time(sunday, 90s);
    const game::Stretches stretches{Stretch::quicker, Stretch::usual,   Stretch::slower,  Stretch::helped,
                                    Stretch::quicker, Stretch::quicker, Stretch::quicker, Stretch::quicker};
    const std::string end = "\n🟩🟨🟧🟦🟩🟩🟩🟩\n" + to_text(game.id);
    CHECK(daily_result(sunday, game, stretches, false) == "Two Turns, 22 November 2026: no hint" + end);
    game.hints = 2;
    CHECK(daily_result(sunday, game, stretches, true) == "Two Turns, 22 November 2026: 1:30, 2 hints" + end);
}

TEST_CASE("a game of the day that was begun goes on", "[daily]") {
    const GameId id = game::daily_id(sunday);
    game::Game begun = game::new_game({id, {}}, *deal_of(id), 77);
    const bool pair = GENERATE(true, false);
    if (pair) {
        begun.session.act(game::Click{begun.start.witness.front().a}, game::Time{1000});
        begun.session.act(game::Click{begun.start.witness.front().b}, game::Time{2000});
    } else {
        begun.session.act(game::Hint{game::HintStyle::at_once, game::HintTrust::any}, game::Time{1000});
    }
    CAPTURE(pair);
    game::SavedGame saved = game::saved(begun, game::Time{2000}, noon_of(sunday));
    saved.summary.state = game::GameState::unfinished;
    saved.start.reset();
    Player player = opened({saved.summary});
    player.key(Key::enter);
    player.answer<game::ReadGame>(game::StoreNews{game::GameRead{saved}});
    CHECK(player.screen() == "none");
    CHECK(player.app.game().key == 77);
    CHECK(player.session().log().size() == 1);

    player.key(Key::t); // the game on the board is resumed as it is
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {saved.summary}}});
    player.forget_requests();
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.asked_for<game::ReadGame>() == 0);
}

TEST_CASE("a game of the day that cannot be read is told once, and then the board begins anew", "[daily]") {
    game::GameSummary begun;
    begun.id = game::daily_id(sunday);
    begun.key = 77;
    begun.state = game::GameState::unfinished;
    begun.moves = 3;
    begun.started = begun.touched = noon_of(sunday);
    Player player = opened({begun});
    player.key(Key::enter);
    player.answer<game::ReadGame>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
    CHECK(player.screen() == "daily");
    CHECK(shows(player.seen(), "This game cannot be read"));
    player.forget_requests();
    player.key(Key::enter);
    CHECK(player.asked_for<game::ReadGame>() == 0);
    CHECK(player.screen() == "none");
}

TEST_CASE("where the games cannot be read the page says so, and the board can be played", "[daily]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    player.answer<game::ReadGames>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
    CHECK(shows(player.seen(), "The disk is gone."));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::daily_id(sunday));
}

TEST_CASE("the board of a day leaves the player's own settings as they were", "[daily]") {
    const DealParams own{{4, 6}, 6, Gravity::left, BoardLayout{}, 2};
    Player player{dealt(own, "own")};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    player.key(Key::enter);
    REQUIRE(player.app.game().origin.id == game::daily_id(sunday));
    CHECK(player.app.own_params() == own);
    clear_board(player);
    CHECK(shows(player.seen(), "The board of 22 November 2026"));
    CHECK(player.app.own_params() == own);
    player.run(Command::next_board); // the day has no other board
    CHECK(player.screen() == "journey");
}

TEST_CASE("a window that begins with the board of a day knows the player's own settings", "[daily]") {
    app::Start start = dealt(game::daily_id(sunday).params, game::daily_id(sunday).seed);
    start.own = {{4, 6}, 6, Gravity::left, BoardLayout{}, 2};
    const Player player{start};
    CHECK(player.app.own_params() == start.own);
}

TEST_CASE("after the win of a day its calendar is a button away, at that day", "[daily]") {
    Player player = opened();
    player.key(Key::left);
    player.key(Key::enter);
    clear_board(player);
    (void)player.app.saved(player.now, noon_of(sunday));
    player.press_button(Command::daily);
    CHECK(day_of_page(player) == "2026-11-21");
    player.key(Key::escape);
    player.app.set_date(noon_of(sunday + days{1}), player.now); // the next morning
    player.key(Key::t);
    CHECK(day_of_page(player) == "today");
}
