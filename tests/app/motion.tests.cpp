// Page transitions and appearing figures: they always start after the change they show.
#include <cmath>
#include <vector>

#include "app/daily_games.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/player.hpp"
#include "scene/animations.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using std::chrono::days;
using ui::Key;

namespace {

int ms(game::Time time) { return static_cast<int>(time.count()); }

/// Steps frame by frame until nothing moves. The page comes ever closer to its place.
void watch_turn(Player& player) {
    float before = 100;
    for (int frames = 0; player.seen().turn; ++frames) {
        const auto next = player.app.next_change(player.now);
        REQUIRE(next);
        REQUIRE(*next <= player.now + scene::durations::frame);
        CHECK(player.seen().turn->begins == (frames == 0));
        CHECK(std::abs(player.seen().turn->aside) <= before);
        before = std::abs(player.seen().turn->aside);
        player.wait(ms(*next - player.now));
        REQUIRE(frames < 20);
    }
}

} // namespace

TEST_CASE("a page comes in from its side and goes back to the other, and takes keys at once", "[motion]") {
    Player player{start_at(four_pairs)};
    CHECK_FALSE(player.seen().turn); // nothing precedes the first picture
    player.key(Key::f1);
    REQUIRE(player.screen() == "help");
    const auto opened = player.seen().turn;
    REQUIRE(opened);
    CHECK(opened->begins); // what was seen stays while the page is made
    CHECK(opened->aside > 4);
    player.key(Key::escape);
    REQUIRE(player.screen() == "none");
    const auto closed = player.seen().turn;
    REQUIRE(closed);
    CHECK(closed->number != opened->number);
    CHECK(closed->aside == -opened->aside);
    player.make({{1, 1}, {2, 1}}); // clicks count while the page moves
    CHECK(player.session().pairs_left() == 3);
    player.key(Key::f1);
    const game::Time begin = player.now;
    watch_turn(player);
    CHECK(player.now - begin <= game::Time{160});
    player.wait(1000); // the pair has vanished, too
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("a dialog rises to its place, takes clicks where it is, and then stands still", "[motion]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    REQUIRE(player.screen() == "menu");
    const auto top = [&] { return player.app.places(player.now).front().rect.y; };
    const float first = top();
    REQUIRE(player.app.next_change(player.now));
    CHECK(*player.app.next_change(player.now) <= player.now + scene::durations::frame);
    player.wait(60);
    CHECK(top() < first);
    player.wait(ms(scene::durations::dialog_in) - 60);
    CHECK(first - top() == 12);
    CHECK_FALSE(player.app.next_change(player.now));
    player.key(Key::escape);
    player.set(&Settings::motion, false);
    player.key(Key::escape);
    CHECK(top() == first - 12);
}

TEST_CASE("a dialog turns no page, and without motion a page is there at once", "[motion]") {
    Player player{start_at(four_pairs)};
    player.key(Key::escape);
    REQUIRE(player.screen() == "menu");
    CHECK_FALSE(player.seen().turn);
    player.key(Key::escape);
    player.set(&Settings::motion, false);
    player.key(Key::f1);
    REQUIRE(player.screen() == "help");
    CHECK_FALSE(player.seen().turn);
    CHECK_FALSE(player.app.next_change(player.now));
}

TEST_CASE("figures and buttons of a cleared board appear after its seal, and all are there in the end",
          "[motion][win]") {
    Player player{start_at(four_pairs)};
    player.set(&Settings::clock, true);
    while (!player.session().open_moves().empty()) player.make(player.session().open_moves().front());
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, {}}});
    const auto strengths = [&] {
        std::vector<float> all;
        for (const ui::FadeItem& fade : items_of<ui::FadeItem>(player.seen()))
            if (fade.alpha < 1) all.push_back(fade.alpha);
        return all;
    };
    player.wait(ms(scene::durations::vanish + length_of_lines(4)));
    REQUIRE(strengths().size() > 1);
    CHECK(strengths().front() == 0);
    player.wait(100);
    CHECK(strengths().front() > 0.3F); // the time
    CHECK(strengths().back() == 0);    // the buttons
    player.wait(1000);
    CHECK(items_of<ui::FadeItem>(player.seen()).empty());
}

TEST_CASE("today's dots close to a line where its board has just been cleared", "[motion][daily]") {
    Player player{start_at(four_pairs)};
    player.app.set_date(noon_of(sunday), player.now);
    player.key(Key::t);
    const auto row = std::vector{in_time(sunday), in_time(sunday - days{1})};
    const auto line = [&] {
        player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{0, row}});
        const auto lines = items_of<scene::LineItem>(player.seen());
        return lines.empty() ? 0 : lines.front().drawn;
    };
    CHECK(line() == 1); // the line is there from before
    player.key(Key::enter);
    for (const Move move : player.app.game().start.witness) player.make(move);
    REQUIRE(player.session().status() == game::Status::won);
    player.wait(5000);
    player.key(Key::t);
    CHECK(line() == 0);
    const auto drawn = [&] { return items_of<scene::LineItem>(player.seen()).front().drawn; };
    player.wait(ms(scene::durations::page_in) + 100);
    CHECK(drawn() > 0);
    CHECK(drawn() < 1);
    REQUIRE(player.app.next_change(player.now));
    CHECK(*player.app.next_change(player.now) <= player.now + scene::durations::frame);
    player.wait(ms(scene::durations::row_closes));
    CHECK(drawn() == 1);
    player.set(&Settings::motion, false);
    player.key(Key::escape);
    player.key(Key::t);
    CHECK(line() == 1);
}
