// The stars of a place of the journey while it is played, and the sign of a board's gravity.
#include <algorithm>
#include <string>
#include <vector>

#include "app/bar.hpp"
#include "app/gallery/weave_facts.hpp"
#include "app/journey/places.hpp"
#include "app/labels.hpp"
#include "app/play/goals.hpp"
#include "app/player.hpp"
#include "app/starts.hpp"
#include "game/contests/run.hpp"
#include "game/history/journey.hpp"
#include "support/scale.hpp"
#include "twoturns/gravity.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using game::Time;
using ui::Key;

namespace {

app::Start at_place(std::size_t place) {
    const GameId& id = game::journey()[place].id;
    return dealt(id.params, id.seed);
}

/// Returns the signs of the stars in the bar: a star, or a cross once it cannot be had any more.
std::vector<ui::IconItem> signs_of(const scene::Scene& scene) {
    std::vector<ui::IconItem> signs = items_of<ui::IconItem>(scene);
    std::erase_if(signs, [](const ui::IconItem& sign) { return sign.name != "star" && sign.name != "close"; });
    return signs;
}

/// Returns which of the stars in the bar can still be had.
std::vector<bool> golden(const Player& player) {
    std::vector<bool> all;
    for (const ui::IconItem& sign : signs_of(player.seen())) all.push_back(sign.name == "star");
    return all;
}

std::vector<ui::Rect> rects_of_texts(const scene::Scene& scene) {
    std::vector<ui::Rect> all;
    for (const ui::TextItem& text : items_of<ui::TextItem>(scene)) {
        const float width = fixed_measure.width(text.text, text.size, text.bold);
        const float left = text.align == ui::Align::left     ? text.at.x
                           : text.align == ui::Align::centre ? text.at.x - width / 2
                                                             : text.at.x - width;
        all.push_back({left, text.at.y - text.size / 2, width, text.size});
    }
    return all;
}

bool meet(const ui::Rect& a, const ui::Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool has_icon(const Player& player, const std::string& name) {
    const auto icons = items_of<ui::IconItem>(player.seen());
    return std::any_of(icons.begin(), icons.end(), [&](const ui::IconItem& icon) { return icon.name == name; });
}

} // namespace

TEST_CASE("the three stars of a place stand in the bar, each with its words and over nothing else", "[goals]") {
    for (const ui::Canvas canvas :
         some_of<ui::Canvas>({{1280, 720}, {1920, 1080}, {800, 600}, {480, 360}, {390, 844}, {1024, 768}}))
        for (const std::size_t place : {0U, 8U, 20U, 45U, 71U})
            for (const bool saved : {true, false}) {
                CAPTURE(canvas.width, canvas.height, place, saved);
                Player player{at_place(place), canvas};
                if (!saved) player.app.notify(game::NotSaved{{"The disk is full.", {}}}, player.now);
                player.point({-10, -10});
                for (int i = 0; i < 2; ++i) player.click(player.app.game().start.witness.front().a); // no note any more
                const auto seen = player.seen();
                const auto stars = signs_of(seen);
                REQUIRE(stars.size() == Goals::count);
                CHECK(golden(player) == std::vector{true, true, true});
                CHECK(shows(seen, "0:00 of "));
                // This test font is wide; on a telephone the name of the place needs the room.
                const bool low = canvas.height < 400 || canvas.width < 400 || player.app.note();
                for (const std::string words : {"Clear it", "No help"}) CHECK((low || shows(seen, words)));
                for (std::size_t i = 0; i < stars.size(); ++i) {
                    const ui::Rect& box = stars[i].rect;
                    CHECK(box.x >= 0);
                    CHECK(box.y >= 0);
                    CHECK(box.bottom() <= player.place().area().y);
                    CHECK(box.w >= 14);
                    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(meet(box, stars[j].rect));
                    for (const ui::Rect& text : rects_of_texts(seen)) CHECK_FALSE(meet(box, text));
                }
            }
}

TEST_CASE("a hint or the way shown costs the star for no help, an undo and a redo do not", "[goals]") {
    Player player{at_place(1)};
    player.make(player.app.game().start.witness.front());
    player.key(Key::u);
    player.key(Key::y);
    CHECK(golden(player) == std::vector{true, true, true});
    SECTION("a hint") { player.key(Key::h); }
    SECTION("the way shown") {
        player.run(Command::show_me);
        REQUIRE(player.screen() == "show-me");
        player.key(Key::escape);
    }
    player.wait(20'000);
    CHECK(golden(player) == std::vector{true, false, true});
    player.key(Key::u); // does not give it back
    CHECK(golden(player) == std::vector{true, false, true});
}

TEST_CASE("the star for the time can be had until its par is over, and counts down only where time matters",
          "[goals]") {
    for (const game::Pace pace : {game::Pace::calm, game::Pace::timed}) {
        const bool clock = pace == game::Pace::timed;
        CAPTURE(clock);
        app::Start start = at_place(0);
        start.settings.pace = pace;
        Player player{std::move(start)};
        player.point({-10, -10});
        const Time par = game::journey()[0].par;
        CHECK(shows(player.seen(), clock ? clock_text(par) + " left" : "0:00 of " + clock_text(par)));
        player.make(player.app.game().start.witness.front());
        player.wait(static_cast<int>(par.count()) - 1500);
        if (clock)
            CHECK(shows(player.seen(), "0:02 left"));
        else
            CHECK_FALSE(shows(player.seen(), "time")); // the star tells it
        player.wait(2499);
        CHECK(golden(player) == std::vector{true, true, true}); // a clock still shows the limit
        const auto next = player.app.next_change(player.now);
        REQUIRE(next);
        CHECK(*next <= player.now + Time{1});
        player.wait(1);
        CHECK(golden(player) == std::vector{true, true, false});
        CHECK(shows(player.seen(), "past " + clock_text(par)));
        CHECK_FALSE(shows(player.seen(), " left "));
    }
}

TEST_CASE("the stars stay beside news that have room, and other boards have none", "[goals]") {
    Player player{at_place(0)};
    player.key(Key::p);
    REQUIRE(player.session().paused());
    CHECK(signs_of(player.seen()).size() == Goals::count);
    CHECK(shows(player.seen(), "Paused"));
    Player other{start_at(six_pairs)};
    CHECK(signs_of(other.seen()).empty());
}

TEST_CASE("a board whose tiles slide shows the sign of its gravity, at every size of window", "[goals]") {
    for (const ui::Canvas canvas : some_of<ui::Canvas>({{1280, 720}, {800, 600}, {480, 360}, {390, 844}}))
        for (const Gravity gravity : all_gravities) {
            CAPTURE(canvas.width, name_of(gravity));
            Player player{dealt({{4, 6}, 6, gravity}, "x"), canvas};
            for (int i = 0; i < 2; ++i) player.click(player.app.game().start.witness.front().a); // no note any more
            CHECK(has_icon(player, sign_of(player.place().is_turned() ? transposed(gravity) : gravity)) ==
                  (gravity != Gravity::none));
        }
}

TEST_CASE("a board of an Arcade run says its rule while it is played, with the sign of its gravity", "[goals][run]") {
    for (const ui::Canvas canvas : some_of<ui::Canvas>({{1280, 720}, {800, 600}, {480, 360}, {390, 844}}))
        for (const int number : {1, 2, 3, 4}) {
            const GameId id = game::id_of({12'345'678, number});
            CAPTURE(canvas.width, number);
            Player player{dealt(id.params, id.seed), canvas};
            player.wait(60'000);
            REQUIRE(player.screen() == "none");
            const auto texts = items_of<ui::TextItem>(player.seen());
            CHECK(std::any_of(texts.begin(), texts.end(), [&](const ui::TextItem& text) {
                return text.text.find(traits_of(id.params.gravity).meaning) != std::string::npos &&
                       text.text.find("Next") == std::string::npos;
            }));
            CHECK(has_icon(player, sign_of(id.params.gravity)) == (id.params.gravity != Gravity::none));
        }
}

TEST_CASE("the page of a weave tells undos and ways back apart from help", "[goals][gallery]") {
    game::GameSummary game;
    game.id = game::journey()[0].id;
    const auto fact = [&](const std::string& name) {
        for (const WeaveFact& one : facts_of(game, nullptr, {}))
            if (one.name == name) return one.text;
        return std::string{};
    };
    CHECK(fact("Help used") == "none");
    CHECK(fact("Taken back").empty());
    game.undos = 1;
    game.rewinds = 2;
    CHECK(fact("Help used") == "none");
    CHECK(fact("Taken back") == "1 undo, 2 returns from a lost board");
    game.hints = 1;
    game.reshuffles = 1;
    CHECK(fact("Help used") == "1 hint, 1 reshuffle");
}

TEST_CASE("the bar names the place and shows how its tiles slide at every size of window", "[goals]") {
    for (const ui::Canvas canvas : some_of<ui::Canvas>({{1280, 720}, {1920, 1080}, {800, 600}, {390, 844}, {360, 640}}))
        for (const std::size_t place : {8U, 31U, 35U, 53U, 62U, 67U, 71U}) {
            CAPTURE(canvas.width, place);
            Player player{at_place(place), canvas};
            player.point({-10, -10});
            for (int i = 0; i < 2; ++i) player.click(player.app.game().start.witness.front().a); // no note any more
            std::string in_bar;
            const scene::Scene seen = player.seen();
            for (const ui::TextItem& text : items_of<ui::TextItem>(seen))
                if (text.at.y < player.place().area().y) in_bar += text.text + ' ';
            for (const std::string& word : words_of(place_label(place))) CHECK(in_bar.find(word) != std::string::npos);
            const Gravity gravity = player.session().gravity();
            const auto icons = items_of<ui::IconItem>(seen);
            if (gravity != Gravity::none)
                CHECK(std::any_of(icons.begin(), icons.end(),
                                  [](const ui::IconItem& icon) { return icon.name.starts_with("gravity-"); }));
            if (player.session().board().rule() != Rule::any) CHECK(in_bar.find("straight") != std::string::npos);
        }
}
