// Whatever a finger presses is large enough for it.
#include <algorithm>
#include <string>
#include <vector>

#include "app/player.hpp"
#include "app/situations.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;
using namespace twoturns::test;
using ui::HitArea;
using ui::Rect;

namespace {

constexpr float finger = 44; // points

bool is_pressed(const HitArea& hit) {
    switch (hit.kind) {
    case HitArea::Kind::button:
    case HitArea::Kind::toggle:
    case HitArea::Kind::option:
    case HitArea::Kind::step_down:
    case HitArea::Kind::step_up:
    case HitArea::Kind::row:
    case HitArea::Kind::cell:
    case HitArea::Kind::slider:
    case HitArea::Kind::field: return hit.enabled;
    default: return false;
    }
}

/// Returns whether a widget ends at the edge of its scroll area, which may cut it.
bool may_be_cut(const ui::Frame& frame, const HitArea& hit) {
    const bool of_list = hit.kind == HitArea::Kind::row || hit.kind == HitArea::Kind::cell;
    const HitArea* const scroller = frame.scroller(of_list ? hit.id : hit.scroller);
    return scroller != nullptr &&
           (hit.rect.y <= scroller->rect.y + 1 || hit.rect.bottom() >= scroller->rect.bottom() - 1);
}

/// Checks that everything a finger presses is large enough, or has no neighbour as near as that.
void check_targets(const Player& player) {
    if (player.screen() == "edit-layout") return; // its cells are as many as the board's
    const ui::Frame frame = player.app.frame(player.now);
    std::vector<const HitArea*> pressed;
    for (const HitArea& hit : frame.hit_areas)
        if (is_pressed(hit)) pressed.push_back(&hit);
    for (const HitArea* const hit : pressed) {
        const Rect& rect = hit->rect;
        if (may_be_cut(frame, *hit)) continue; // it scrolls into view
        if (rect.w >= finger - 0.5F && rect.h >= finger - 0.5F) continue;
        // A smaller one is hit as long as a square of that size around its middle is nobody else's.
        const auto middle = rect.centre();
        const Rect around{middle.x - finger / 2, middle.y - finger / 2, finger, finger};
        for (const HitArea* const other : pressed) {
            if (other == hit || (other->id == hit->id && other->index == hit->index && other->kind == hit->kind))
                continue;
            const Rect& beside = other->rect;
            const bool near = beside.x + 0.5F < around.right() && beside.right() - 0.5F > around.x &&
                              beside.y + 0.5F < around.bottom() && beside.bottom() - 0.5F > around.y;
            if (!near) continue;
            CAPTURE(hit->id.part, hit->id.index, hit->index, static_cast<int>(hit->kind));
            CAPTURE(rect.x, rect.y, rect.w, rect.h, beside.x, beside.y, beside.w, beside.h);
            FAIL_CHECK("too small for a finger");
            break;
        }
    }
}

} // namespace

TEST_CASE("what a finger presses on a telephone is large enough, or apart from its neighbours", "[touch][situations]") {
    for (const int text_size : {0, 200})
        for (const ui::Canvas canvas : {ui::Canvas{390, 844}, {360, 640}, {844, 390}})
            for (const Situation& situation : situations(canvas, true, text_size)) {
                CAPTURE(canvas.width, canvas.height, text_size, situation.name, situation.player.screen());
                check_targets(situation.player);
            }
}

TEST_CASE("once a finger has touched the screen, everything it presses is large enough in a window of any size",
          "[touch][situations]") {
    for (const ui::Canvas canvas : {ui::Canvas{480, 360}, {768, 1024}, {1280, 720}})
        for (Situation& situation : situations(canvas)) {
            if (scans(situation.player.app.settings())) continue; // a touch anywhere is the switch
            situation.player.input(ui::Touch{ui::Touch::Phase::up, {}});
            CAPTURE(canvas.width, canvas.height, situation.name, situation.player.screen());
            check_targets(situation.player);
        }
}
