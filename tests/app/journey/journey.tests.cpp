// The page of the journey: moving from place to place, starting and resuming them.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/journey/places.hpp"
#include "app/player.hpp"
#include "app/situations.hpp"
#include "app/speech/page_speech.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::World;
using ui::Key;

namespace {

Player on_map(std::vector<game::GameSummary> games, ui::Canvas canvas = {1280, 720}) {
    Player player{start_at(four_pairs), canvas};
    player.key(Key::j);
    REQUIRE(player.screen() == "journey");
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, std::move(games)}});
    return player;
}

std::string told(const Player& player) {
    const std::string state = player.state();
    const std::size_t at = state.find("; journey ");
    return at == std::string::npos ? std::string{} : state.substr(at + 10, state.find('\n', at) - at - 10);
}

app::Start at_place(std::size_t place) {
    const GameId& id = game::journey()[place].id;
    return dealt(id.params, id.seed);
}

void clear_board(Player& player) {
    const auto witness = player.app.game().start.witness;
    for (const Move move : witness) player.make(move);
    player.wait(6000); // until the ceremony is over
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(6000); // until all of the win has been shown
}

} // namespace

TEST_CASE("the landscape shows what is done and chooses the first place that is not", "[journey]") {
    Player player = on_map(journey_games(5));
    CHECK(told(player) == "place 6 done 5 stars 12");
    CHECK(shows(player.seen(), "5 of 72 places · 12 of 216 stars"));
    int seals = 0;
    for (const auto& tile : items_of<scene::TileItem>(player.seen())) seals += tile.face == Face{3};
    CHECK(seals >= 5);
}

TEST_CASE("a cleared place says its stars to those who listen, another its name alone", "[journey][speech]") {
    Player player = on_map(journey_games(5));
    std::vector<std::string> said;
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if (hit.kind == ui::HitArea::Kind::button && hit.element != nullptr)
            if (const std::string name = words_of_control(*hit.element).name; name.starts_with("Meadow "))
                said.push_back(name);
    REQUIRE(said.size() == game::places_in_world);
    for (std::size_t i = 0; i < said.size(); ++i) {
        CAPTURE(said[i]);
        CHECK(said[i].ends_with(" of 3 stars") == (i < 5));
    }
}

TEST_CASE("arrows go from place to place in space, and Enter plays the chosen one", "[journey]") {
    Player player = on_map({});
    CHECK(told(player).starts_with("place 1 "));
    player.key(Key::up); // the road goes up and down
    CHECK(told(player).starts_with("place 2 "));
    player.key(Key::right);
    CHECK(told(player).starts_with("place 4 "));
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.app.game().origin.id == game::journey()[3].id);
    CHECK(shows(player.seen(), "Long Hedge"));
}

TEST_CASE("a click chooses a place, and the card says what it asks for; Play starts it", "[journey]") {
    Player player = on_map({});
    player.press_button("world-4");
    CHECK(told(player).starts_with("place 28 "));
    player.press_button("place-30");
    CHECK(told(player).starts_with("place 30 "));
    CHECK(shows(player.seen(), "Gull Rock"));
    CHECK(shows(player.seen(), "The Coast"));
    CHECK(shows(player.seen(), "Place 3 of 9"));
    player.press_button("play");
    CHECK(player.app.game().origin.id == game::journey()[29].id);
}

TEST_CASE("a stamp leads to the first place of its world that is not cleared", "[journey]") {
    Player player = on_map(journey_games(12));
    CHECK(told(player).starts_with("place 13 "));
    player.press_button("world-1");
    CHECK(told(player).starts_with("place 1 ")); // all are cleared
    player.press_button("world-2");
    CHECK(told(player).starts_with("place 13 "));
    player.press_button("world-8");
    CHECK(told(player).starts_with("place 64 "));
}

TEST_CASE("the card shows the deck and the tiles of the chosen place, unless the player chose a deck", "[journey]") {
    const auto decks_of = [](const Player& player) {
        std::set<std::string> decks;
        for (const auto& tile : items_of<scene::TileItem>(player.seen()))
            if (tile.face) decks.insert(tile.deck);
        return decks;
    };
    Player player = on_map({});
    player.press_button("world-4");
    CHECK(decks_of(player) == std::set{deck_of(27)});
    player.set(&Settings::world_tables, false);
    CHECK(decks_of(player) == std::set<std::string>{""}); // the current one
    player.set(&Settings::world_tables, true);
    Settings settings = player.app.settings();
    settings.deck = "food";
    player.change(settings);
    CHECK(decks_of(player) == std::set<std::string>{""}); // the current one
    settings.deck = "words";                              // is learnt where it was chosen
    player.change(settings);
    CHECK(decks_of(player) == std::set{deck_of(27)});
}

TEST_CASE("the card shows the board of the chosen place, as it stands if it is being played", "[journey]") {
    const auto tiles_of = [](const Player& player) { // on the card; those of the road show no faces
        int count = 0;
        for (const auto& tile : items_of<scene::TileItem>(player.seen())) count += tile.face ? 1 : 0;
        return count;
    };
    Player player = on_map({});
    CHECK(tiles_of(player) == 2 * game::pairs_of(game::journey()[0].id));
    player.press_button("place-5");
    CHECK(tiles_of(player) == 2 * game::pairs_of(game::journey()[4].id));
    Player playing{at_place(4)};
    playing.make(playing.app.game().start.witness.front());
    playing.key(Key::j);
    CHECK(tiles_of(playing) == 2 * game::pairs_of(game::journey()[4].id) - 2);
}

TEST_CASE("a board of the journey lies on its world's table, unless the player wants none", "[journey]") {
    Player player{at_place(31)};
    CHECK(player.seen().theme == app::theme_of(World::coast));
    CHECK(player.seen().theme.table == ui::TableKind::washi);
    player.key(Key::j); // pages keep the player's table
    CHECK(player.seen().theme == theme_of(player.app.settings()));
    player.key(Key::escape);
    player.key(Key::escape); // the menu lies over the board
    CHECK(player.seen().theme == app::theme_of(World::coast));
    player.key(Key::escape);
    player.set(&Settings::world_tables, false);
    CHECK(player.seen().theme == theme_of(player.app.settings()));
    player.set(&Settings::world_tables, true);
    player.set(&Settings::contrast, true);
    CHECK(player.seen().theme.is_plain()); // who needs contrast has it everywhere
    Player other{start_at(four_pairs)};
    CHECK(other.seen().theme == theme_of(other.app.settings()));
}

TEST_CASE("a place on its earlier board is the place of the same number", "[journey]") {
    const GameId& id = game::journey_before()[31].id;
    Player player{dealt(id.params, id.seed)};
    CHECK(shows(player.seen(), "Salt Path"));
    CHECK(shows(player.seen(), "0:00 of " + clock_text(game::journey_before()[31].par)));
    clear_board(player);
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::journey()[32].id);
}

TEST_CASE("the journey goes on with the place on the board instead of dealing it anew", "[journey]") {
    Player player{at_place(2)};
    player.make(player.app.game().start.witness.front());
    player.key(Key::j);
    CHECK(told(player).starts_with("place 3 "));
    CHECK(shows(player.seen(), "Continue"));
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.session().can_undo());
}

TEST_CASE("a place that was left unfinished goes on where it was", "[journey]") {
    const GameId& id = game::journey()[0].id;
    game::Game begun = game::new_game({id, {}}, *deal_of(id), 77);
    begun.session.act(game::Click{begun.start.witness.front().a}, game::Time{1000});
    begun.session.act(game::Click{begun.start.witness.front().b}, game::Time{2000});
    game::SavedGame saved = game::saved(begun, game::Time{2000}, 1'700'000'000);
    saved.summary.state = game::GameState::unfinished;
    saved.start.reset();
    Player player = on_map({saved.summary});
    REQUIRE(told(player).starts_with("place 1 "));
    CHECK(shows(player.seen(), "Continue"));
    player.key(Key::enter);
    const auto asked = player.last<game::ReadGame>();
    REQUIRE(asked);
    CHECK(asked->key == 77);
    SECTION("its board is there already") {}
    SECTION("another place is chosen meanwhile: nothing starts") {
        player.key(Key::right);
        player.answer<game::ReadGame>(game::StoreNews{game::GameRead{saved}});
        CHECK(player.screen() == "journey");
        return;
    }
    SECTION("it cannot be read: the page says so and stays") {
        player.answer<game::ReadGame>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
        CHECK(player.screen() == "journey");
        CHECK(shows(player.seen(), "This game cannot be read"));
        player.forget_requests();
        player.key(Key::enter); // and then the place begins anew
        CHECK(player.asked_for<game::ReadGame>() == 0);
        CHECK(player.screen() == "none");
        return;
    }
    player.answer<game::ReadGame>(game::StoreNews{game::GameRead{saved}});
    CHECK(player.screen() == "none");
    CHECK(player.app.game().key == 77);
    CHECK(player.session().pairs_left() == saved.summary.pairs_left);
}

TEST_CASE("what the stars of a place ask for is told in a sentence in pause", "[journey]") {
    Player player{at_place(0), {1280, 720}};
    const std::string par = clock_text(game::journey()[0].par);
    player.key(Key::p);
    CHECK(shows(player.seen(), "For its stars: clear it, no hint"));
    CHECK(shows(player.seen(), "within " + par + "."));
}

TEST_CASE("the time of a star does not move with what was played before, and one's best time stands beside it",
          "[journey]") {
    const std::string within = "Within " + clock_text(game::journey()[0].par);
    Player newcomer = on_map({});
    CHECK(shows(newcomer.seen(), within));
    Player quick = on_map(journey_games(30));
    quick.press_button("world-1");
    CHECK(shows(quick.seen(), within));
    CHECK(shows(quick.seen(), "your best 0:05"));
}

TEST_CASE("stars of a place stay when its win is undone, and when it is played on from there", "[journey]") {
    Player player{at_place(0)};
    clear_board(player);
    player.app.set_date(game::stars_fixed, player.now);
    const game::SavedGame won = player.app.saved(player.now, game::stars_fixed + 10);
    const auto stars = [](const game::GameSummary& game) { return game::JourneyResults{std::vector{game}}.stars(0); };
    REQUIRE(stars(won.summary) == game::Stars{true, true, true});
    player.key(Key::u);
    CHECK(player.app.play().played().looks_back()); // nothing overwrites the saved game
    player.wait(3'600'000);
    player.key(Key::y);
    CHECK(stars(player.app.saved(player.now, game::stars_fixed + 4000).summary) == game::Stars{true, true, true});
    player.key(Key::u);
    player.make(player.app.game().start.witness.back());
    CHECK(player.app.game().key != won.summary.key); // a game of its own
}

TEST_CASE("after a won place Enter deals the next one", "[journey]") {
    Player player{at_place(7)};
    clear_board(player);
    CHECK(shows(player.seen(), "Next place: The Straight Mile"));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::journey()[8].id);
}

TEST_CASE("after the last place of a world comes the page with the next one", "[journey]") {
    Player player{at_place(8)};
    clear_board(player);
    CHECK(shows(player.seen(), "Journey: The Old Town"));
    player.key(Key::enter);
    CHECK(told(player).starts_with("place 10 ")); // the first place of the next world
    CHECK(shows(player.seen(), "Play"));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::journey()[9].id);
}

TEST_CASE("after the last place comes the journey", "[journey]") {
    app::Start start = at_place(game::places - 1);
    const Deal& deal = start.game.start;
    game::Record record{start.game.origin, {}, {}, {}};
    for (const Move move : deal.witness)
        if (move != deal.witness.back()) record.log.push_back({game::Time{0}, move});
    start.game = *game::resumed(record, deal, start.game.key);
    Player player{std::move(start)};
    player.make(player.app.game().start.witness.back());
    player.wait(6000);
    player.key(Key::enter);
    CHECK(player.screen() == "journey");
}

TEST_CASE("the line grows from a place that was just cleared to the next, and then rests", "[journey]") {
    Player player{at_place(0)};
    clear_board(player);
    player.key(Key::j);
    CHECK(told(player).starts_with("place 2 "));
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(1)}});
    const auto drawn = [&] { // how many points the line has come
        const auto strokes = items_of<ui::StrokeItem>(player.seen());
        return strokes.empty() ? std::size_t{0} : strokes.front().points.size();
    };
    const std::size_t at_first = drawn();
    player.wait(100);
    const std::size_t under_way = drawn();
    CHECK(under_way > at_first);
    player.wait(400);
    const std::size_t at_last = drawn();
    CHECK(at_last > under_way);
    player.wait(400);
    CHECK(drawn() == at_last);
    player.set(&Settings::motion, false);
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("nothing moves on the page of the journey", "[journey]") {
    Player player = on_map(journey_games(5));
    player.wait(1000); // until it has come in
    const auto first = player.seen();
    CHECK_FALSE(player.app.next_change(player.now));
    player.wait(5000);
    CHECK(player.seen() == first);
}

TEST_CASE("in a small window there is a list of names, and worlds are leafed through", "[journey]") {
    Player player = on_map({}, {480, 360});
    player.press_button("chapters-forward");
    CHECK(told(player).starts_with("place 10 "));
    CHECK(shows(player.seen(), "The Old Town"));
    player.press_button("chapters-back");
    player.press_button("chapters-back");
    CHECK(told(player).starts_with("place 64 ")); // wraps around
    player.press_button("place-66");
    CHECK(shows(player.seen(), "Drum Tower"));
    player.press_button("play");
    CHECK(player.app.game().origin.id == game::journey()[65].id);
}

TEST_CASE("a low and wide window keeps the landscape, with a button over each place", "[journey]") {
    Player player = on_map({}, {844, 390});
    std::set<float> columns;
    for (int place = 1; place <= 9; ++place) {
        CAPTURE(place);
        const auto at = player.place_of("place-" + std::to_string(place));
        REQUIRE(at);
        CHECK(at->x < 600);
        CHECK(at->y > 100);
        CHECK(at->y < 390);
        columns.insert(at->x);
    }
    CHECK(columns.size() > 4); // a list of names has one
    const auto texts = items_of<ui::TextItem>(player.seen());
    CHECK(std::count_if(texts.begin(), texts.end(),
                        [](const ui::TextItem& text) { return text.text == "The Meadow"; }) == 1);
    player.press_button("chapters-forward");
    CHECK(told(player).starts_with("place 10 "));
    player.press_button("play");
    CHECK(player.app.game().origin.id == game::journey()[9].id);
}

TEST_CASE("on a narrow window the road has three rows, and worlds are leafed through", "[journey]") {
    Player player = on_map({}, {390, 844});
    player.press_button("chapters-forward");
    CHECK(told(player).starts_with("place 10 "));
    player.press_button("place-15");
    CHECK(shows(player.seen(), "Well Court"));
    player.press_button("place-15"); // a second press plays it
    CHECK(player.app.game().origin.id == game::journey()[14].id);
}

namespace {

/// Opens a sheet of weaves and answers its requests with the solutions of the boards, but for the last `unread`.
void weave_all(Player& player, std::size_t from, std::size_t to, std::size_t unread = 0) {
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(to)}});
    for (std::size_t place = from; place < to - unread; ++place) {
        const auto request = player.last<game::ReadGame>();
        REQUIRE(request);
        const auto at = static_cast<std::size_t>(request->key - 1);
        const GameId& id = game::journey()[at].id;
        auto start = deal(id);
        REQUIRE(start);
        game::SavedGame saved;
        saved.summary = journey_games(at + 1).back();
        saved.record.origin = {id, {}, {}};
        for (const Move move : start->witness) saved.record.log.push_back({game::Time{0}, move});
        saved.start = *std::move(start);
        player.answer<game::ReadGame>(game::StoreNews{game::GameRead{std::move(saved)}});
    }
}

} // namespace

TEST_CASE("a world that is complete shows its nine weaves as one sheet, in its colours", "[journey]") {
    Player player = on_map(journey_games(10));
    CHECK_FALSE(player.place_of("nine-weaves")); // of the second world
    player.press_button("world-1");
    CHECK_FALSE(player.place_of("cloth"));
    player.press_button("nine-weaves");
    REQUIRE(player.screen() == "cloth");
    weave_all(player, 0, 9);
    const auto sheets = items_of<scene::SheetItem>(player.seen());
    REQUIRE(sheets.size() == 1);
    int pairs = 0;
    for (std::size_t place = 0; place < 9; ++place) pairs += game::pairs_of(game::journey()[place].id);
    CHECK(sheets.front().weave->threads.size() == static_cast<std::size_t>(pairs));
    CHECK(sheets.front().weave->threads.front().colour == hues_of(World::meadow).front());
    CHECK(shows(player.seen(), std::to_string(pairs)));
    player.press_button(Command::save_picture);
    CHECK(player.screen() == "file");
    player.key(Key::escape);
    player.key(Key::escape);
    CHECK(player.screen() == "journey");
}

TEST_CASE("a world whose last weave cannot be read is shown without it", "[journey]") {
    Player player = on_map(journey_games(10));
    player.press_button("world-1");
    player.press_button("nine-weaves");
    weave_all(player, 0, 9, 1);
    CHECK(items_of<scene::SheetItem>(player.seen()).empty());
    player.answer<game::ReadGame>(game::StoreNews{game::NotRead{{"The disk is gone.", {}}}});
    const auto sheets = items_of<scene::SheetItem>(player.seen());
    REQUIRE(sheets.size() == 1);
    int pairs = 0;
    for (std::size_t place = 0; place < 8; ++place) pairs += game::pairs_of(game::journey()[place].id);
    CHECK(sheets.front().weave->threads.size() == static_cast<std::size_t>(pairs));
}

TEST_CASE("after the boss of a complete world its weaves come as one sheet", "[journey]") {
    Player player{at_place(8)};
    clear_board(player);
    player.key(Key::enter);
    CHECK(player.screen() == "journey");
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, journey_games(9)}});
    CHECK(player.screen() == "cloth");
    player.key(Key::escape);
    CHECK(player.screen() == "journey");
    Player incomplete{at_place(8)};
    clear_board(incomplete);
    incomplete.key(Key::enter);
    auto games = journey_games(9);
    games.erase(games.begin());
    incomplete.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, games}});
    CHECK(incomplete.screen() == "journey");
}

TEST_CASE("a history that cannot be read leaves a journey without stars, and says why", "[journey]") {
    Player player{start_at(four_pairs)};
    player.key(Key::j);
    player.answer<game::ReadGames>(game::StoreNews{game::NotRead{{"No games today.", {}}}});
    CHECK(told(player) == "place 1 done 0 stars 0");
    CHECK(shows(player.seen(), "No games today."));
}
