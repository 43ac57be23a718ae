// Touch on boards, pages and lists.
#include <algorithm>
#include <string>

#include "app/player.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Key;

namespace {

using Phase = ui::Touch::Phase;

void touch(Player& player, Phase phase, ui::Point at) { player.input(ui::Touch{phase, at}); }

void tap(Player& player, ui::Point at) {
    touch(player, Phase::down, at);
    player.wait(60);
    touch(player, Phase::up, at);
}

/// Drags a finger in small steps.
void drag(Player& player, ui::Point from, ui::Point by) {
    touch(player, Phase::down, from);
    for (int step = 1; step <= 20; ++step) {
        const float part = static_cast<float>(step) / 20;
        player.wait(10);
        touch(player, Phase::moved, {from.x + by.x * part, from.y + by.y * part});
    }
    touch(player, Phase::up, {from.x + by.x, from.y + by.y});
}

/// Returns the scroll area of the screen on top that has more content than is visible.
std::optional<ui::HitArea> scroller(const Player& player) {
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::HitArea& hit : frame.hit_areas)
        if ((hit.kind == ui::HitArea::Kind::scroll || hit.kind == ui::HitArea::Kind::list) &&
            hit.content > hit.rect.h + 60) {
            ui::HitArea found = hit;
            found.element = nullptr;
            return found;
        }
    return std::nullopt;
}

/// Returns the top of the first widget in the area, which reflects the scroll position.
float first_stop_in(const Player& player, ui::Id view) {
    const ui::Frame frame = player.app.frame(player.now);
    for (const ui::TabStop& stop : frame.tab_stops)
        if (stop.scroller == view) return stop.rect.y;
    return 0;
}

} // namespace

TEST_CASE("a tap is a click, and leaves no pointer behind", "[touch]") {
    Player player{start_at(four_pairs)};
    tap(player, player.place().cell_rect({1, 2}).centre());
    CHECK(player.session().picked() == Cell{1, 2});
    CHECK_FALSE(player.board().pointed);
    tap(player, player.place().cell_rect({2, 2}).centre());
    CHECK(player.session().pairs_left() == 3);
    tap(player, *player.place_of(Command::undo));
    CHECK(player.session().pairs_left() == 4);
}

TEST_CASE("a drag that begins on a tile neither picks nor lights it", "[touch]") {
    Player player{start_at(four_pairs)};
    const ui::Point from = player.place().cell_rect({1, 2}).centre();
    drag(player, from, {60, 10});
    player.wait(2000);
    CHECK_FALSE(player.session().picked());
    CHECK_FALSE(player.board().lit);
    SECTION("however long it rests on its way") {
        touch(player, Phase::down, from);
        player.wait(300);
        touch(player, Phase::moved, {from.x + 40, from.y});
        player.wait(3000);
        touch(player, Phase::up, {from.x + 40, from.y});
        CHECK_FALSE(player.session().picked());
        CHECK_FALSE(player.board().lit);
    }
}

TEST_CASE("a finger that trembles taps, on a fine screen as well", "[touch]") {
    const float scale = GENERATE(1.0F, 3.0F);
    Player player{start_at(four_pairs), {1200, 900, scale}};
    const ui::Point from = player.place().cell_rect({1, 2}).centre();
    drag(player, from, {11 * scale, 0});
    CHECK(player.session().picked() == Cell{1, 2});
    drag(player, player.place().cell_rect({1, 3}).centre(), {13 * scale, 0});
    CHECK(player.session().picked() == Cell{1, 2});
}

TEST_CASE("a finger that stays lights the kind and picks nothing", "[touch]") {
    Player player{start_at(four_pairs)};
    const ui::Point at = player.place().cell_rect({1, 2}).centre();
    touch(player, Phase::down, at);
    REQUIRE(player.app.next_change(player.now));
    player.wait(static_cast<int>(finger_hold.count()));
    CHECK(player.board().lit);
    touch(player, Phase::up, at);
    CHECK(player.board().lit);
    CHECK_FALSE(player.session().picked());
}

TEST_CASE("one finger moves a board that is cut, as far as it goes itself", "[touch]") {
    Player player{start_at(pairs_side_by_side({62, 62}))};
    for (int i = 0; i < 8; ++i) player.key(Key::plus);
    const auto where = [&] { return player.place().cell_rect({31, 31}); };
    const ui::Rect before = where();
    drag(player, where().centre(), {80, -40});
    CHECK(std::abs(where().x - before.x - 80) <= 1);
    CHECK(std::abs(where().y - before.y + 40) <= 1);
    CHECK_FALSE(player.session().picked());
}

TEST_CASE("two fingers look closer: what the first of them touched is neither picked nor lit", "[touch]") {
    Player player{start_at(four_pairs)};
    const ui::Point first = player.place().cell_rect({1, 2}).centre();
    touch(player, Phase::down, first);
    touch(player, Phase::joined, {first.x + 50, first.y});
    player.input(ui::Pinch{first, 1.2F, {}});
    touch(player, Phase::moved, {first.x + 50, first.y});
    touch(player, Phase::up, {first.x + 50, first.y});
    player.wait(2000);
    CHECK_FALSE(player.session().picked());
    CHECK_FALSE(player.board().lit);
}

TEST_CASE("a drag scrolls every page that is longer than the window, and clicks nothing on it", "[touch]") {
    const Command page =
        GENERATE(Command::new_game, Command::help, Command::decks, Command::settings, Command::menu,
                 Command::statistics, Command::daily, Command::journey, Command::about, Command::records);
    Player player{start_at(four_pairs), {390, 360}};
    touch(player, Phase::up, {}); // all is large enough for fingers now
    player.run(page);
    player.wait(200); // it has come in
    CAPTURE(name_of(page), player.screen());
    const auto view = scroller(player);
    if (!view) return; // everything is visible
    const std::string before = player.screen();
    const scene::Scene seen = player.seen();
    const float top = first_stop_in(player, view->id);
    const ui::Point from{view->rect.x + view->rect.w / 2, view->rect.y + view->rect.h - 10};
    drag(player, from, {2, -50});
    CHECK(player.screen() == before);
    CHECK_FALSE(player.seen() == seen);
    if (top == 0) return; // there are only texts
    CHECK(std::abs(first_stop_in(player, view->id) - top + 50) <= 1);
    drag(player, from, {0, 50});
    CHECK(std::abs(first_stop_in(player, view->id) - top) <= 1);
}

TEST_CASE("a finger that goes along a slider sets it, and one that goes across does not", "[touch]") {
    Player player{start_at(four_pairs)};
    player.make({{1, 1}, {2, 1}});
    player.make({{1, 2}, {2, 2}});
    player.make({{1, 3}, {2, 3}});
    player.make({{1, 4}, {2, 4}});
    player.run(Command::watch_again);
    const ui::Frame frame = player.app.frame(player.now);
    const auto slider = std::find_if(frame.hit_areas.begin(), frame.hit_areas.end(),
                                     [](const ui::HitArea& hit) { return hit.kind == ui::HitArea::Kind::slider; });
    REQUIRE(slider != frame.hit_areas.end());
    const auto steps = [&] { return player.app.shown(player.now).session.pairs_left(); };
    player.key(Key::home);
    REQUIRE(steps() == 4);
    const ui::Point middle = slider->rect.centre();
    drag(player, middle, {2, -60});
    CHECK(steps() == 4);
    drag(player, middle, {slider->rect.w * 0.1F, 2});
    CHECK(steps() < 4);
}
