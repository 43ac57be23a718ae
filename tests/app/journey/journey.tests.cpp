// The map of the journey, and moving from place to place.
#include <algorithm>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/journey/journey_map.hpp"
#include "app/journey/lesson.hpp"
#include "app/player.hpp"
#include "app/situations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Chapter;
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
    player.wait(1000);
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(6000); // until all of the win has been shown
}

} // namespace

TEST_CASE("every example of a lesson is a game that is won, and its first line shows the lesson", "[journey]") {
    for (std::size_t i = 0; i < game::chapters; ++i) {
        CAPTURE(i);
        const auto chapter = static_cast<Chapter>(i);
        const Example example = example_of(chapter);
        Board board = example.board;
        CHECK(settle(board, example.gravity).empty());
        const Move first = example.moves.front();
        const auto line = find_link(board.occupancy(), first.a, first.b);
        REQUIRE(line);
        if (chapter == Chapter::straight_lines) CHECK(line->turns() == 0);
        if (chapter == Chapter::one_turn) CHECK(line->turns() == 1);
        if (chapter == Chapter::two_turns || chapter == Chapter::stones) CHECK(line->turns() == 2);
        if (chapter == Chapter::outside || chapter == Chapter::wide_boards) CHECK((*line)[1].row == 0);
        if (chapter == Chapter::falling || chapter == Chapter::two_halves) {
            std::vector<Slide> slides;
            Board slid = board;
            CHECK(take_pair(slid, first, example.gravity, &slides));
            CHECK_FALSE(slides.empty());
        }
        for (const Move move : example.moves) REQUIRE(take_pair(board, move, example.gravity));
        CHECK(board.won());
    }
}

TEST_CASE("the line leads from each place of a page to the next, and through no other", "[journey]") {
    for (const MapForm form : {MapForm{8, 4}, MapForm{4, 2}, MapForm{1, 1}})
        for (std::size_t page = 0; page < form.pages(); ++page) {
            const JourneyMap map{form, page, {900, 600}};
            CHECK(form.page_of(map.first()) == page);
            for (std::size_t place = map.first(); place < map.end(); ++place) {
                CAPTURE(form.fields, page, place);
                const ui::Point at = map.centre(place);
                CHECK(map.field(place / game::places_in_chapter).contains(at));
                if (place + 1 == map.end()) break;
                const auto way = map.way_on(place);
                CHECK(way.front() == at);
                CHECK(way.back() == map.centre(place + 1));
                for (std::size_t i = 1; i < way.size(); ++i) {
                    CHECK((std::abs(way[i].x - way[i - 1].x) < 0.01F || std::abs(way[i].y - way[i - 1].y) < 0.01F));
                    const ui::Rect stretch{std::min(way[i].x, way[i - 1].x) - 1, std::min(way[i].y, way[i - 1].y) - 1,
                                           std::abs(way[i].x - way[i - 1].x) + 2,
                                           std::abs(way[i].y - way[i - 1].y) + 2};
                    for (std::size_t other = map.first(); other < map.end(); ++other)
                        if (other != place && other != place + 1) CHECK_FALSE(stretch.contains(map.centre(other)));
                }
            }
        }
}

TEST_CASE("the map shows what is done and chooses the first place that is not", "[journey]") {
    Player player = on_map(journey_games(5));
    CHECK(told(player) == "place 6 done 5 stars 12");
    CHECK(shows(player.seen(), "5 of 72 places, 12 of 216 stars"));
    int seals = 0;
    for (const auto& tile : items_of<scene::TileItem>(player.seen())) seals += tile.face == Face{3};
    CHECK(seals >= 5);
}

TEST_CASE("arrows go from place to place in space, and Enter plays the chosen one", "[journey]") {
    Player player = on_map({});
    CHECK(told(player).starts_with("place 1 "));
    player.key(Key::right);
    CHECK(told(player).starts_with("place 2 "));
    player.key(Key::down); // where the line returns
    CHECK(told(player).starts_with("place 5 "));
    player.key(Key::enter);
    CHECK(player.screen() == "none");
    CHECK(player.app.game().origin.id == game::journey()[4].id);
    CHECK(shows(player.seen(), "Straight lines 5"));
}

TEST_CASE("a click chooses a place, and the card says what it teaches; Play starts it", "[journey]") {
    Player player = on_map({});
    player.press_button("place-30");
    CHECK(told(player).starts_with("place 30 "));
    CHECK(shows(player.seen(), "Around the edge"));
    CHECK(shows(player.seen(), "Outside, place 3 of 9"));
    player.press_button("play");
    CHECK(player.app.game().origin.id == game::journey()[29].id);
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

TEST_CASE("what the stars of a place ask for is told while it is played, and in pause", "[journey]") {
    Player player{at_place(0), {1280, 720}};
    const std::string par = clock_text(game::journey()[0].par);
    CHECK(shows(player.seen(), "stars: no help, within " + par));
    player.key(Key::p);
    CHECK(shows(player.seen(), "For its stars: clear it, without help, within " + par + "."));
}

TEST_CASE("the time of a star does not move with what was played before, and one's best time stands beside it",
          "[journey]") {
    const std::string within = "Within " + clock_text(game::journey()[0].par);
    Player newcomer = on_map({});
    CHECK(shows(newcomer.seen(), within));
    Player quick = on_map(journey_games(30));
    quick.press_button("place-1");
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
    CHECK(shows(player.seen(), "Next place: Straight lines 9"));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::journey()[8].id);
}

TEST_CASE("after the last place of a chapter comes the lesson of the next one", "[journey]") {
    Player player{at_place(8)};
    clear_board(player);
    CHECK(shows(player.seen(), "Next place: One turn 1"));
    player.key(Key::enter);
    CHECK(told(player).starts_with("place 10 ")); // the place, with the lesson of its chapter
    CHECK(shows(player.seen(), "Play"));
    player.key(Key::enter);
    CHECK(player.app.game().origin.id == game::journey()[9].id);
}

TEST_CASE("after the last place comes the map", "[journey]") {
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
    const auto drawn = [&] {
        const auto lines = items_of<scene::LineItem>(player.seen());
        return lines.empty() ? -1.0F : lines.front().drawn;
    };
    CHECK(drawn() < 0.5F);
    player.wait(200);
    CHECK(drawn() > 0.5F);
    CHECK(drawn() < 1);
    player.wait(300);
    CHECK(drawn() == 1);
    player.set(&Settings::motion, false);
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("the example of a lesson plays in a loop while it is seen, and stands still without motion", "[journey]") {
    Player player = on_map({});
    const auto first = player.seen();
    int differs = 0;
    for (int i = 0; i < 100; ++i) {
        player.wait(100);
        differs += !(player.seen() == first);
    }
    CHECK(differs > 20);
    CHECK(player.app.next_change(player.now));
    player.input(ui::Presence{false});
    player.wait(1000); // until all animations are over
    CHECK_FALSE(player.app.next_change(player.now));
    player.input(ui::Presence{true});
    player.set(&Settings::motion, false);
    CHECK_FALSE(player.app.next_change(player.now));
    const auto still = player.seen();
    CHECK_FALSE(items_of<scene::LineItem>(still).empty()); // of the lesson
    player.wait(5000);
    CHECK(player.seen() == still);
}

TEST_CASE("in a small window the chapters are leafed through and the card opens on a place", "[journey]") {
    Player player = on_map({}, {480, 360});
    player.press_button("chapters-forward");
    CHECK(told(player).starts_with("place 10 "));
    player.press_button("chapters-back");
    player.press_button("chapters-back");
    CHECK(told(player).starts_with("place 64 ")); // wraps around
    CHECK_FALSE(player.place_of("play"));
    player.press_button("place-66");
    REQUIRE(player.place_of("play"));
    player.key(Key::escape);
    CHECK(player.screen() == "journey");
    CHECK_FALSE(player.place_of("play"));
    player.press_button("place-66");
    player.press_button("play");
    CHECK(player.app.game().origin.id == game::journey()[65].id);
}

TEST_CASE("a history that cannot be read leaves a map without stars, and says why", "[journey]") {
    Player player{start_at(four_pairs)};
    player.key(Key::j);
    player.answer<game::ReadGames>(game::StoreNews{game::NotRead{{"No games today.", {}}}});
    CHECK(told(player) == "place 1 done 0 stars 0");
    CHECK(shows(player.seen(), "No games today."));
}
