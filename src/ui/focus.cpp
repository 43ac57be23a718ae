// Moves the focus to the next widget or to the nearest one in a direction.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "ui/handler.hpp"

namespace twoturns::ui {
namespace {

/// Returns the best tab stop in a direction: the nearest, with distance to the side weighted more than distance ahead.
/// A stop is ahead only if it begins beyond the middle of `from`, so that a stop above or below never counts as a stop
/// at the side.
const TabStop* neighbour(const std::vector<TabStop>& tab_stops, const TabStop& from, Key key) {
    constexpr float aside = 3;
    const TabStop* best = nullptr;
    float least = 0;
    const Point a = from.rect.centre();
    for (const TabStop& stop : tab_stops) {
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

} // namespace

/// Returns the tab stop to which a key moves the focus: Tab the next stop, an arrow the stop in that direction. At the
/// end the focus wraps round to the first stop, as in menus.
const TabStop* Handler::next_stop(const KeyPress& key) const {
    const auto& tab_stops = frame_.tab_stops;
    if (tab_stops.empty()) return nullptr;
    const bool back = key.key == Key::tab ? key.shift : key.key == Key::up || key.key == Key::left;
    const TabStop* round = back ? &tab_stops.back() : &tab_stops.front();
    const auto at =
        std::find_if(tab_stops.begin(), tab_stops.end(), [&](const TabStop& one) { return one.id == state_.focus; });
    if (at == tab_stops.end()) return round;
    if (key.key == Key::tab) {
        if (back) return at == tab_stops.begin() ? round : &*std::prev(at);
        return std::next(at) == tab_stops.end() ? round : &*std::next(at);
    }
    if (const TabStop* to = neighbour(tab_stops, *at, key.key)) return to;
    return key.key == Key::up || key.key == Key::down ? round : nullptr;
}

bool Handler::move_focus(const KeyPress& key) {
    if (key.ctrl || key.alt || (key.key != Key::tab && !is_arrow(key.key))) return false;
    const TabStop* to = next_stop(key);
    if (to == nullptr) return false;
    focus(to->id, true);
    scroll_into_view(*to);
    const HitArea* hit = frame_.find(to->id, HitArea::Kind::button);
    const auto* button = hit == nullptr || hit->element == nullptr ? nullptr : std::get_if<Button>(&hit->element->what);
    if (button != nullptr && button->style == Button::Style::picture) tell(Changed{to->id, 1});
    return true;
}

void Handler::scroll_into_view(const TabStop& stop) {
    const float margin = style_.units(12);
    float top = stop.rect.y - margin;
    float bottom = stop.rect.bottom() + margin;
    for (const HitArea* view = frame_.scroller(stop.scroller); view != nullptr;
         view = frame_.scroller(view->scroller)) {
        const float before = state_.scrolled[view->id];
        float to = before;
        if (bottom > view->rect.bottom()) to += bottom - view->rect.bottom();
        if (top - (to - before) < view->rect.y) to = before + top - view->rect.y;
        scroll_to(view->id, to, view->content - view->rect.h);
        const float moved = state_.scrolled[view->id] - before;
        top -= moved;
        bottom -= moved;
    }
}

void Handler::focus_on(Id id) {
    focus(id, true);
    for (const TabStop& stop : frame_.tab_stops)
        if (stop.id == id) return scroll_into_view(stop);
}

void focus_on(WidgetState& state, const Frame& frame, Id id, const Style& style, Time now) {
    Handler{state, frame, style, now}.focus_on(id);
}

void set_focus(WidgetState& state, const Frame& frame, Id id, bool shown) {
    state.focus = id;
    state.focus_shown = shown;
    const HitArea* hit = frame.find(id);
    const auto* field =
        hit == nullptr || hit->element == nullptr ? nullptr : std::get_if<TextField>(&hit->element->what);
    if (state.edit && state.edit->id != id) state.edit.reset();
    if (field == nullptr || state.edit) return;
    state.edit = WidgetState::Edit{id, TextEdit{field->text, field->most_bytes}, 0, false};
    state.edit->text.select_all();
}

} // namespace twoturns::ui
