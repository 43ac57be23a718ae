// The result on the page of a cleared board: times, days, medals, stars and pace.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/daily_games.hpp"
#include "app/journey/places.hpp"
#include "app/play/winner.hpp"
#include "game/history/journey.hpp"
#include "support/scale.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using scene::SealItem;
using scene::SheetItem;
using ui::Key;

TEST_CASE("the time of a cleared game is told in large figures where a clock is kept", "[win]") {
    Player player{start_at("A A B B\n")};
    player.make({{1, 1}, {1, 2}});
    player.wait(83'000);
    player.make({{1, 3}, {1, 4}});
    player.wait(5000);
    const auto largest = [&] {
        ui::TextItem most;
        for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen()))
            if (most.text.empty() || text.size > most.size) most = text;
        return most.text;
    };
    CHECK(largest() == "1:23");
    player.set(&Settings::clock, false);
    CHECK(largest() == "Cleared!");
    CHECK_FALSE(shows(player.seen(), "1:23"));
}

TEST_CASE("the time of a cleared board has a place among the player's own, and a best time to reach", "[win]") {
    Player player{dealt({{8, 12}, 12, Gravity::none}, "x")};
    clear_in(player, 75);
    CHECK_FALSE(shows(player.seen(), "second best of 4")); // the page keeps its layout
    const ui::Rect sheet = items_of<SheetItem>(player.seen()).front().rect;
    tell(player, games_like(player, {60, 90, 120}));
    CHECK(items_of<SheetItem>(player.seen()).front().rect == sheet);
    CHECK(shows(player.seen(), "second best of 4"));
    CHECK(shows(player.seen(), "best 1:00"));
    CHECK(shows(player.seen(), "0:15 to your best time, 1:00"));
    tell(player, games_like(player, {60, 60, 60, 90}));
    CHECK_FALSE(shows(player.seen(), " of 5")); // nobody is told to be the last but one
    CHECK_FALSE(shows(player.seen(), "second best"));
    tell(player, games_like(player, {80}));
    tell(player, games_like(player, {60}));
    CHECK_FALSE(shows(player.seen(), "second best of 2"));
    tell(player, games_like(player, {60, 60, 60, 90, 90, 90, 90}));
    CHECK(shows(player.seen(), "place 4 of 8"));
    tell(player, games_like(player, {90}));
    CHECK(shows(player.seen(), "New best, 15 s faster"));
    CHECK_FALSE(shows(player.seen(), "0:15 to your best time, 1:00"));
    CHECK(player.asked_for<game::ReadGames>() == 1);
    player.set(&Settings::clock, false);
    CHECK_FALSE(shows(player.seen(), "New best"));
    CHECK(items_of<SheetItem>(player.seen()).front().rect.w > sheet.w); // the weave gets the room
}

TEST_CASE("the first time on a size, or with these settings, is called so", "[win]") {
    Player player{dealt({{4, 6}, 6, Gravity::none}, "x")};
    clear_in(player, 75);
    tell(player, {});
    CHECK(shows(player.seen(), "Your first time on this size"));
    auto other = games_like(player, {60});
    other.front().id.params.gravity = Gravity::down;
    tell(player, other);
    CHECK(shows(player.seen(), "Your first time with these settings"));
}

TEST_CASE("a board of the day is one more day in a row", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    tell(player, {in_time(sunday - std::chrono::days{1}), in_time(sunday - std::chrono::days{2})});
    CHECK(shows(player.seen(), "3 days in a row"));
    CHECK(shows(player.seen(), "Tomorrow makes 4 days in a row"));
}

TEST_CASE("the result of a board of the day is shared where it is cleared", "[win][daily]") {
    const auto copied = [](const Player& player) {
        std::vector<std::string> texts;
        for (const HostTask& task : player.requests)
            if (const auto* const copy = std::get_if<CopyText>(&task)) texts.push_back(copy->text);
        return texts;
    };
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::c);
    CHECK(copied(player).empty()); // it is not cleared yet
    clear_in(player, 75);
    player.key(Key::c);
    CHECK(copied(player).empty()); // nor is it known what to compare it with
    tell(player, {});
    player.press_button(Command::copy_result);
    REQUIRE(copied(player).size() == 1);
    const std::string text = copied(player).front();
    CAPTURE(text);
    CHECK(text.starts_with("Two Turns, 22 November 2026: 1:15, no hint\n"));
    CHECK(text.ends_with("\n" + to_text(id)));
    CHECK(player.headline() == "Result copied");
    player.key(Key::c);
    CHECK(copied(player).size() == 2);
    Player other{dealt({{4, 6}, 6, Gravity::none}, "x")};
    clear_in(other, 75);
    tell(other, {});
    other.key(Key::c);
    CHECK(copied(other).empty());
    CHECK_FALSE(other.place_of(Command::copy_result));
}

TEST_CASE("new medals are shown as their seals with their names, in the smallest window as a line", "[win][medals]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{480, 360}, {800, 600}, {844, 390}, {390, 844}, {1280, 720}, {1920, 1080}})) {
        CAPTURE(canvas.width, canvas.height);
        Player player = cleared({4, 6}, canvas);
        const auto before = items_of<SealItem>(player.seen()).size();
        tell(player, {});
        const auto now = items_of<SealItem>(player.seen());
        const bool line = shows(player.seen(), "Medal");
        CHECK(line == (now.size() == before));
        if (canvas.width == 1280 || canvas.height == 844) CHECK_FALSE(line);
        if (canvas.width == 480) CHECK(line);
        if (line) continue;
        CHECK(shows(player.seen(), "First Weave"));
        CHECK(shows(player.seen(), "new medal"));
        for (const SealItem& seal : now) {
            CHECK(seal.box.x >= 0);
            CHECK(seal.box.right() <= static_cast<float>(canvas.width));
            CHECK(seal.box.bottom() <= static_cast<float>(canvas.height));
        }
    }
}

TEST_CASE("each eighth of a board is a square once there are others to compare it with", "[win]") {
    Player player{dealt({{8, 12}, 12, Gravity::none}, "x")};
    clear_in(player, 75);
    tell(player, games_like(player, {20, 20}));
    CHECK_FALSE(shows(player.seen(), "Your pace, start to end"));
    tell(player, games_like(player, {20, 20, 20}));
    CHECK(shows(player.seen(), "Your pace, start to end"));
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    CHECK(std::count_if(boxes.begin(), boxes.end(), [](const ui::BoxItem& box) {
              return box.rect.w == 36 && box.fill == ui::rgb(0xD9793B);
          }) == 1); // the request that waited
}

TEST_CASE("the legend of a pace has every colour that is shown, with its word", "[win]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}, {1100, 700}}) {
        Player player{dealt({{8, 12}, 12, Gravity::none}, "x"), canvas};
        player.hint();
        clear_in(player, 75);
        tell(player, games_like(player, {20, 20, 20}));
        player.wait(5000);
        const auto seen = player.seen();
        CAPTURE(canvas.width);
        const std::map<std::uint32_t, const char*> words{
            {0x5DB38A, "quicker than usual"}, {0xE3C25A, "as usual"}, {0xD9793B, "slower"}, {0x7CC7E8, "with a hint"}};
        int colours = 0;
        for (const auto& [colour, word] : words) {
            const auto boxes = items_of<ui::BoxItem>(seen);
            const bool shown = std::any_of(boxes.begin(), boxes.end(),
                                           [fill = ui::rgb(colour)](const auto& box) { return box.fill == fill; });
            colours += shown;
            CAPTURE(word);
            CHECK(shows(seen, word) == shown);
        }
        CHECK(colours >= 2);
    }
}

TEST_CASE("a cleared board keeps the day it was cleared on, however often it is looked at and saved again", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    CHECK(player.app.saved(player.now, noon_of(sunday)).summary.touched == noon_of(sunday));
    const game::Date later = noon_of(sunday) + 3 * 86'400;
    CHECK(player.app.saved(player.now, later).summary.touched == noon_of(sunday));
    player.key(Key::u);
    player.key(Key::y);
    const game::GameSummary again = player.app.saved(player.now, later).summary;
    CHECK(again.touched == noon_of(sunday));
    CHECK(again.elapsed == game::Time{75'000});
    // Undone and played on, it is a game of its own, with its own day.
    player.key(Key::u);
    player.make(player.app.game().start.witness.back());
    CHECK(player.app.saved(player.now, later).summary.touched == later);
}

TEST_CASE("a row of one day says what it means, and a row of more how many it has", "[win]") {
    const GameId id = game::daily_id(sunday);
    Player player{dealt(id.params, id.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 75);
    tell(player, {});
    CHECK(shows(player.seen(), "Your first day"));
    CHECK(shows(player.seen(), "Tomorrow makes 2 days in a row"));
    CHECK_FALSE(shows(player.seen(), "1 day in a row"));
    tell(player, {in_time(sunday - std::chrono::days{1})});
    CHECK(shows(player.seen(), "2 days in a row"));
}

TEST_CASE("a place of the journey shows its stars and what the next one is for", "[win]") {
    const GameId id = game::journey().front().id;
    Player player{dealt(id.params, id.seed)};
    clear_in(player, 3600);
    tell(player, {});
    const auto count = [&](bool won) {
        const auto stars = items_of<scene::StarItem>(player.seen());
        return std::count_if(stars.begin(), stars.end(), [&](auto& star) { return star.won == won; });
    };
    CHECK(count(true) == 2);
    CHECK(count(false) == 1);
    const game::Time par = game::journey().front().par;
    const std::string goal = clock_text(game::Time{3'600'000} - par) + " faster wins the star for " + clock_text(par);
    CHECK(shows(player.seen(), goal));
    tell(player, games_like(player, {30, 30, 30, 30, 30, 30})); // regardless of earlier games
    CHECK(shows(player.seen(), goal));
}

TEST_CASE("on a telephone the page of a win has room for the next goal", "[win][figures][phone]") {
    for (const ui::Canvas canvas : {ui::Canvas{390, 844}, {360, 640}, {414, 896}})
        for (const bool of_journey : {false, true})
            for (const bool timed : {false, true}) {
                app::Start start = of_journey ? dealt(game::journey()[1].id.params, game::journey()[1].id.seed)
                                              : dealt({{6, 4}, 6, Gravity::none}, "x");
                if (timed) start.settings.pace = game::Pace::timed;
                Player player{std::move(start), canvas};
                clear_in(player, 20);
                tell(player, games_like(player, {10, 12, 30}));
                CAPTURE(canvas.width, of_journey, timed);
                const auto icons = items_of<ui::IconItem>(player.seen());
                CHECK(std::any_of(icons.begin(), icons.end(), [&](const ui::IconItem& icon) {
                    return icon.name == (of_journey ? "journey" : "calendar") &&
                           icon.rect.bottom() < static_cast<float>(canvas.height);
                }));
            }
}

TEST_CASE("the result and the goal below it stand on one axis", "[win]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {800, 600}}) { // a telephone needs the room for its buttons
        const GameId id = game::journey().front().id;
        Player player{dealt(id.params, id.seed), canvas};
        clear_in(player, 3600);
        tell(player, {});
        const auto stars = items_of<scene::StarItem>(player.seen());
        REQUIRE(stars.size() >= 3);
        const float axis = stars.at(1).box.centre().x;
        bool found = false;
        for (const ui::IconItem& icon : items_of<ui::IconItem>(player.seen()))
            for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen()))
                if (icon.name == "journey" && text.text.find(" faster") != std::string::npos &&
                    std::abs(text.at.y - icon.rect.centre().y) < 20 && text.at.x - icon.rect.right() < 40) {
                    found = true;
                    const float right = text.at.x + fixed_measure.width(text.text, text.size, false);
                    CHECK(std::abs((icon.rect.x + right) / 2 - axis) <
                          20); // a wrapped line may be shorter than its room
                }
        CAPTURE(canvas.width);
        CHECK(found);
    }
}

TEST_CASE("the row of days stands on no win but that of a board of a day", "[win]") {
    const GameId place = game::journey().front().id;
    Player player{dealt(place.params, place.seed)};
    player.app.set_date(noon_of(sunday), player.now);
    clear_in(player, 20);
    tell(player, {in_time(sunday), in_time(sunday - std::chrono::days{1})});
    CHECK_FALSE(shows(player.seen(), " in a row"));
    CHECK_FALSE(shows(player.seen(), "Your first day"));
}

TEST_CASE("what was taken back is told apart from help", "[win]") {
    Player player = cleared_from(start_at("A A B B\n"), {1280, 720});
    CHECK(player.session().status() == game::Status::won);
    Player undone{start_at("A A B B\n")};
    undone.make({{1, 1}, {1, 2}});
    undone.key(ui::Key::u);
    undone.make({{1, 1}, {1, 2}});
    undone.make({{1, 3}, {1, 4}});
    undone.wait(9000);
    CHECK(shows(undone.seen(), "Without a hint. Taken back: 1 undo."));
}

namespace {

/// Returns games that cleared the places of a world, but for some.
std::vector<game::GameSummary> world_without(game::World world, const std::set<std::size_t>& missing) {
    std::vector<game::GameSummary> games;
    const std::size_t first = static_cast<std::size_t>(world) * game::places_in_world;
    for (std::size_t place = first; place < first + game::places_in_world; ++place) {
        if (missing.contains(place)) continue;
        game::GameSummary game;
        game.key = 100 + static_cast<game::GameKey>(place);
        game.state = game::GameState::cleared;
        game.id = game::journey()[place].id;
        game.elapsed = game::Time{1000};
        games.push_back(game);
    }
    return games;
}

/// Returns the largest letters that these words are set in; 0 if they are not on the page.
float size_of(const Player& player, const std::string& words) {
    float size = 0;
    for (const ui::TextItem& text : items_of<ui::TextItem>(player.seen()))
        if (text.text.find(words) != std::string::npos) size = std::max(size, text.size);
    return size;
}

} // namespace

TEST_CASE("the last open place of a world ends it with a banner, and leads to its nine weaves", "[win]") {
    const GameId id = game::journey()[4].id;
    Player player{dealt(id.params, id.seed)};
    clear_in(player, 20);
    tell(player, world_without(game::World::meadow, {4, 5}));
    CHECK_FALSE(shows(player.seen(), "places are woven"));
    CHECK(shows(player.seen(), "Next place: Clover Mile"));
    tell(player, world_without(game::World::meadow, {4}));
    CHECK(shows(player.seen(), "All nine places are woven"));
    CHECK(size_of(player, "The Meadow") > 30);
    CHECK(shows(player.seen(), "Nine weaves as one sheet"));
    player.key(ui::Key::enter);
    REQUIRE(player.screen() == "journey");
    auto all = world_without(game::World::meadow, {4});
    game::GameSummary own = all.front();
    own.key = player.app.game().key;
    own.id = id;
    all.insert(all.begin(), own);
    tell(player, all);
    CHECK(player.screen() == "cloth");
}

TEST_CASE("the last place of a world has a banner, and its button says what it opens", "[win]") {
    const GameId id = game::journey()[8].id;
    Player player{dealt(id.params, id.seed)};
    clear_in(player, 20);
    tell(player, {});
    CHECK(shows(player.seen(), "Its last place; 1 of 9 are woven"));
    CHECK(shows(player.seen(), "Journey: The Old Town"));
    CHECK_FALSE(shows(player.seen(), "Next place"));
    tell(player, world_without(game::World::meadow, {8}));
    CHECK(shows(player.seen(), "All nine places are woven"));
    CHECK(shows(player.seen(), "Nine weaves as one sheet"));
    const auto boxes = items_of<ui::BoxItem>(player.seen());
    const auto marks = std::count_if(boxes.begin(), boxes.end(), [](const ui::BoxItem& box) {
        const auto& hues = hues_of(game::World::meadow);
        return std::find(hues.begin(), hues.end(), box.fill) != hues.end();
    });
    CHECK(marks == 9);
}

TEST_CASE("the last place of the journey opens the cloth of all worlds", "[win]") {
    const GameId id = game::journey()[8].id;
    Player player{dealt(id.params, id.seed)};
    clear_in(player, 20);
    std::vector<game::GameSummary> all;
    for (const game::World world : game::all_worlds)
        for (game::GameSummary& game : world_without(world, {8})) all.push_back(std::move(game));
    tell(player, all);
    CHECK(shows(player.seen(), "All seventy-two places are woven"));
    CHECK(shows(player.seen(), "All weaves as one cloth"));
}
