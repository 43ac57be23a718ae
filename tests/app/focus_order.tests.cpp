// The focus of every screen: where it is at first, and the way it takes.
#include <algorithm>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/situations.hpp"
#include "platform/translation.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::Rect;
using ui::TabStop;

namespace {

/// Returns whether the keys of a screen belong to a board, which has its own cursor.
bool is_board(const Player& player) { return player.app.top().traits().keys == KeyContext::game; }

const TabStop* stop_of(const ui::Frame& frame, ui::Id id) {
    const auto found =
        std::find_if(frame.tab_stops.begin(), frame.tab_stops.end(), [&](const TabStop& one) { return one.id == id; });
    return found == frame.tab_stops.end() ? nullptr : &*found;
}

/// Returns the part of a stop that its scroll area shows.
Rect seen_part(const ui::Frame& frame, const TabStop& stop) {
    const ui::HitArea* const view = frame.scroller(stop.scroller);
    if (view == nullptr) return stop.rect;
    const float top = std::clamp(stop.rect.y, view->rect.y, view->rect.bottom());
    return {stop.rect.x, top, stop.rect.w, std::clamp(stop.rect.bottom(), top, view->rect.bottom()) - top};
}

/// Returns whether `next` is read after `before`: in a row below it, in its row but further on, or in another part of
/// the page, such as the column beside it. Both lie as they are laid out, before the reflection for languages that run
/// from right to left.
bool is_read_after(const Rect& before, const Rect& next) {
    constexpr float touch = 1;
    const bool below = next.y >= before.bottom() - touch;
    const bool beside = next.x >= before.right() - touch; // in the next column, from its top
    return below || beside;
}

} // namespace

TEST_CASE("the focus is somewhere in view on every screen while keys are used", "[focus][situations]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {480, 360}})
        for (Situation& situation : situations(canvas)) {
            Player& player = situation.player;
            if (is_board(player)) continue;
            CAPTURE(canvas.width, situation.name, player.screen());
            const bool any = !player.app.frame(player.now).tab_stops.empty();
            player.key(ui::Key::other); // which no widget takes
            const ui::Frame frame = player.app.frame(player.now);
            if (!any || is_board(player) || frame.tab_stops.empty()) continue;
            CAPTURE(player.app.focus().part);
            const TabStop* const stop = stop_of(frame, player.app.focus());
            if (player.app.top().traits().keys != KeyContext::other && stop == nullptr) continue; // keys are commands
            const ui::HitArea* const hit = frame.find(player.app.focus());
            if (stop == nullptr && hit != nullptr && hit->kind == ui::HitArea::Kind::list) continue; // still empty
            if (stop == nullptr) {
                FAIL_CHECK("the focus is nowhere");
                continue;
            }
            if (stop->scroller) continue; // comes into view with the next key
            CHECK(stop->rect.x >= 0);
            CHECK(stop->rect.y >= 0);
            CHECK(stop->rect.right() <= static_cast<float>(canvas.width));
            CHECK(stop->rect.bottom() <= static_cast<float>(canvas.height));
        }
}

TEST_CASE("Tab goes through a screen as it is read", "[focus][situations]") {
    const std::string language = GENERATE("en", "ar");
    REQUIRE(platform::set_language(language, TWOTURNS_LOCALE));
    CAPTURE(language);
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, {390, 844}})
        for (const Situation& situation : situations(canvas)) {
            const Player& player = situation.player;
            if (is_board(player)) continue;
            const ui::Frame frame = player.app.frame(player.now);
            CAPTURE(canvas.width, situation.name, player.screen());
            for (std::size_t i = 1; i < frame.tab_stops.size(); ++i) {
                const TabStop& before = frame.tab_stops[i - 1];
                const TabStop& next = frame.tab_stops[i];
                CAPTURE(before.id.part, before.id.index, before.rect.x, before.rect.y, before.rect.w, before.rect.h);
                CAPTURE(next.id.part, next.id.index, next.rect.x, next.rect.y, next.rect.w, next.rect.h);
                const bool together = before.scroller == next.scroller;
                CHECK(is_read_after(together ? before.rect : seen_part(frame, before),
                                    together ? next.rect : seen_part(frame, next)));
            }
        }
    REQUIRE(platform::set_language("en", TWOTURNS_LOCALE));
}

TEST_CASE("the first Tab shows the focus of a screen that sets none, the second moves it on", "[focus]") {
    Player player{start_at(four_pairs)};
    player.key(ui::Key::f);
    player.answer<game::ReadGames>(game::StoreNews{game::GamesRead{}});
    REQUIRE(player.screen() == "statistics");
    player.key(ui::Key::other);
    const ui::Frame frame = player.app.frame(player.now);
    REQUIRE_FALSE(frame.tab_stops.empty());
    CHECK(player.app.focus() == frame.tab_stops.front().id);
    player.key(ui::Key::tab);
    CHECK(player.app.focus() == frame.tab_stops.front().id);
    player.key(ui::Key::tab);
    CHECK(player.app.focus() == frame.tab_stops[frame.tab_stops.size() > 1 ? 1 : 0].id);
}
