// Moves the focus to the next widget or to the nearest one in a direction.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "ui/handler.hpp"

namespace twoturns::ui {
namespace {

/// Returns the best tab stop in a direction: the nearest, with distance to the side weighted more than distance ahead.
/// A stop is ahead only if it begins beyond the middle of `from`, so that stops above or below never count as beside.
const Placed* neighbour(const std::vector<Placed>& stops, const Placed& from, Key key) {
    constexpr float aside = 3;
    const Placed* best = nullptr;
    float least = 0;
    const Point a = from.rect.centre();
    for (const Placed& stop : stops) {
        if (&stop == &from) continue;
        const Rect& to = stop.rect;
        const Point b = to.centre();
        const bool level = key == Key::left || key == Key::right;
        const float ahead = key == Key::right  ? to.x - a.x
                            : key == Key::left ? a.x - to.right()
                            : key == Key::down ? to.y - a.y
                                               : a.y - to.bottom();
        // Overlapping stops have no distance to the side; among them the one with the nearest middle wins.
        const float side =
            level ? std::max({0.0F, to.y - from.rect.bottom(), from.rect.y - to.bottom()}) + std::abs(b.y - a.y) * 0.1F
                  : std::max({0.0F, to.x - from.rect.right(), from.rect.x - to.right()}) + std::abs(b.x - a.x) * 0.1F;
        if (ahead < 1) continue;
        const float cost = ahead + aside * side;
        if (best != nullptr && cost >= least) continue;
        best = &stop;
        least = cost;
    }
    return best;
}

bool is_arrow(Key key) { return key == Key::up || key == Key::down || key == Key::left || key == Key::right; }

} // namespace

/// Returns the stop a key moves the focus to: Tab the next one, an arrow the one in that direction, or, as in menus,
/// round from the last to the first.
const Placed* Handler::next_stop(const KeyPress& key) const {
    const auto& stops = frame_.stops;
    if (stops.empty()) return nullptr;
    const bool back = key.key == Key::tab ? key.shift : key.key == Key::up || key.key == Key::left;
    const Placed* round = back ? &stops.back() : &stops.front();
    const auto at =
        std::find_if(stops.begin(), stops.end(), [&](const Placed& one) { return one.id == memory_.focus; });
    if (at == stops.end()) return round;
    if (key.key == Key::tab) {
        if (back) return at == stops.begin() ? round : &*std::prev(at);
        return std::next(at) == stops.end() ? round : &*std::next(at);
    }
    if (const Placed* to = neighbour(stops, *at, key.key)) return to;
    return key.key == Key::up || key.key == Key::down ? round : nullptr;
}

bool Handler::move_focus(const KeyPress& key) {
    if (key.ctrl || key.alt || (key.key != Key::tab && !is_arrow(key.key))) return false;
    const Placed* to = next_stop(key);
    if (to == nullptr) return false;
    focus(to->id, true);
    scroll_into_view(*to);
    const Spot* spot = frame_.find(to->id, Spot::Kind::button);
    const auto* button =
        spot == nullptr || spot->element == nullptr ? nullptr : std::get_if<Button>(&spot->element->what);
    if (button != nullptr && button->look == Button::Look::picture) tell(Changed{to->id, 1});
    return true;
}

void Handler::scroll_into_view(const Placed& stop) {
    const float margin = style_.units(12);
    float top = stop.rect.y - margin;
    float bottom = stop.rect.bottom() + margin;
    for (const Spot* view = frame_.scroller(stop.scroller); view != nullptr; view = frame_.scroller(view->scroller)) {
        const float before = memory_.scrolled[view->id];
        float to = before;
        if (bottom > view->rect.bottom()) to += bottom - view->rect.bottom();
        if (top - (to - before) < view->rect.y) to = before + top - view->rect.y;
        scroll_to(view->id, to, view->content - view->rect.h);
        const float moved = memory_.scrolled[view->id] - before;
        top -= moved;
        bottom -= moved;
    }
}

void set_focus(Memory& memory, const Frame& frame, Id id, bool shown) {
    memory.focus = id;
    memory.focus_shown = shown;
    const Spot* spot = frame.find(id);
    const auto* field =
        spot == nullptr || spot->element == nullptr ? nullptr : std::get_if<TextField>(&spot->element->what);
    if (memory.edit && memory.edit->id != id) memory.edit.reset();
    if (field == nullptr || memory.edit) return;
    memory.edit = Memory::Edit{id, TextEdit{field->text, field->most_bytes}, 0, false};
    memory.edit->text.select_all();
}

} // namespace twoturns::ui
