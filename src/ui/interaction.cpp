// Applies an input to widgets; what the pointer does is here.
#include "ui/interaction.hpp"

#include <algorithm>
#include <utility>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/marks.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

using Kind = HitArea::Kind;

constexpr Time until_repeat{400};
constexpr Time between_repeats{83};

} // namespace

Outcome handle(WidgetState& state, const Frame& frame, const Input& input, const Style& style, Time now) {
    return Handler{state, frame, style, now}.take(input);
}

bool repeats(const WidgetState& state, Time now) {
    return state.pressed && state.pressed->repeats && now >= *state.pressed->repeats;
}

Outcome repeat(WidgetState& state, const Frame& frame, const Style& style, Time now) {
    return repeats(state, now) ? Handler{state, frame, style, now}.repeat() : Outcome{};
}

void Handler::on(const Hover& hover) {
    state_.pointer = hover.at;
    const HitArea* shown = frame_.shown_at(hover.at);
    const Rect over = shown == nullptr ? Rect{} : shown->rect;
    if (over != state_.pointed) {
        state_.pointed = over;
        const auto* button =
            shown == nullptr || shown->element == nullptr ? nullptr : std::get_if<Button>(&shown->element->what);
        const Id picture = button != nullptr && button->style == Button::Style::picture ? shown->id : Id{};
        if (picture != std::exchange(state_.pointed_picture, picture)) tell(PointedAt{picture});
        state_.pointer_rests = now_;
    }
    if (state_.drag || (state_.edit && state_.edit->dragging)) drag(hover.at);
    outcome_.handled = frame_.hit_area_at(hover.at) != nullptr;
}

void Handler::on(const Press& press) {
    state_.pointer = press.at;
    state_.pointer_rests = now_;
    state_.focus_shown = false;
    const HitArea* hit = frame_.hit_area_at(press.at);
    if (hit == nullptr) return;
    outcome_.handled = true;
    if (press.button == MouseButton::left) press_on(*hit, press);
}

void Handler::press_on(const HitArea& hit, const Press& press) {
    if (!hit.enabled) return;
    switch (hit.kind) {
    case Kind::button: // acts when the button is released on it
    case Kind::toggle:
    case Kind::option: return hold(hit, 0);
    case Kind::step_down: return hold(hit, -1);
    case Kind::step_up: return hold(hit, 1);
    case Kind::stepper: return focus(hit.id, true);
    case Kind::slider:
        focus(hit.id, false);
        state_.drag = WidgetState::Drag{hit.id, press.at.x, 0};
        return drag(press.at);
    case Kind::field:
        if (!state_.edit || state_.edit->id != hit.id) focus(hit.id, false);
        if (state_.edit) press_in_text(*state_.edit, hit, press, style_);
        return;
    case Kind::row:
        focus(hit.id, false);
        tell(Changed{hit.id, static_cast<int>(hit.index)});
        if (press.clicks >= 2) tell(Pressed{row_id(hit.id, hit.index)});
        return;
    case Kind::cell: // acts when the button is released on it
        focus(hit.id, false);
        return hold(hit, 0);
    case Kind::marks: return press_mark(hit, press.at);
    case Kind::thumb: {
        const auto found = state_.scrolled.find(hit.id);
        state_.drag = WidgetState::Drag{hit.id, press.at.y, found == state_.scrolled.end() ? 0 : found->second};
        return;
    }
    case Kind::list: return focus(hit.id, false);
    case Kind::slot:
        focus(hit.id, false);
        state_.drag = WidgetState::Drag{hit.id, press.at.x, 0};
        return tell(Drawn{hit.id, hit.rect, press.at, true});
    case Kind::scroll:
    case Kind::cut:
    case Kind::panel: return;
    }
}

void Handler::press_mark(const HitArea& hit, Point at) {
    const auto& marks = std::get<Marks>(hit.element->what);
    const auto all = std::find_if(frame_.tab_stops.begin(), frame_.tab_stops.end(), // scrolling does not clip tab stops
                                  [&](const TabStop& stop) { return stop.id == hit.id; });
    focus(hit.id, false);
    const std::size_t mark = mark_at(marks, all->rect, at);
    if (mark < marks.count) tell(Pressed{row_id(hit.id, mark)});
}

/// Acts at once and repeatedly while the button is held: for stepper buttons and for buttons with `repeats`.
void Handler::hold(const HitArea& hit, int by) {
    const auto* button = std::get_if<Button>(&hit.element->what);
    const bool repeats = by != 0 || (button != nullptr && button->repeats);
    if (by != 0) step(hit, by);
    state_.pressed = WidgetState::Pressed{hit.id, hit.index, by, std::nullopt, false};
    if (repeats) state_.pressed->repeats = now_ + until_repeat;
}

Outcome Handler::repeat() {
    auto& pressed = state_.pressed;
    const Kind kind = pressed->step == 0 ? Kind::button : pressed->step > 0 ? Kind::step_up : Kind::step_down;
    const HitArea* hit = frame_.find(pressed->id, kind);
    if (hit == nullptr || !hit->enabled) { // nothing more to step to
        pressed->repeats.reset();
        return {};
    }
    pressed->repeats = now_ + between_repeats;
    if (!state_.pointer || !hit->rect.contains(*state_.pointer)) return {}; // wait until the pointer comes back
    pressed->repeated = true;
    if (pressed->step != 0)
        step(*hit, pressed->step);
    else
        tell(Pressed{hit->id});
    return std::move(outcome_);
}

void Handler::on(const Release& release) {
    if (release.button != MouseButton::left) return;
    if (state_.edit) state_.edit->dragging = false;
    outcome_.handled = state_.drag || state_.pressed;
    state_.drag.reset();
    const auto pressed = std::exchange(state_.pressed, std::nullopt);
    const HitArea* hit = frame_.hit_area_at(release.at);
    if (hit == nullptr || !hit->enabled || !pressed || pressed->id != hit->id || pressed->option != hit->index ||
        pressed->repeated)
        return;
    switch (hit->kind) {
    case Kind::button: return tell(Pressed{hit->id});
    case Kind::toggle: {
        const auto* toggle = std::get_if<Toggle>(&hit->element->what);
        return tell(Changed{hit->id, toggle != nullptr && toggle->on ? 0 : 1});
    }
    case Kind::option: return choose(*hit, hit->index);
    case Kind::cell:
        tell(Changed{hit->id, static_cast<int>(hit->index)});
        return tell(Pressed{row_id(hit->id, hit->index)});
    default: return;
    }
}

void Handler::drag(Point at) {
    if (state_.edit && state_.edit->dragging) {
        if (const HitArea* field = frame_.find(state_.edit->id, Kind::field))
            drag_in_text(*state_.edit, *field, at, style_);
        return;
    }
    const WidgetState::Drag& drag = *state_.drag;
    if (const HitArea* slider = frame_.find(drag.id, Kind::slider)) {
        const float knob = knob_of(std::get<Slider>(slider->element->what), style_);
        return slide(*slider, (at.x - slider->rect.x - knob / 2) / std::max(1.0F, slider->rect.w - knob));
    }
    if (const HitArea* slot = frame_.find(drag.id, Kind::slot)) return tell(Drawn{slot->id, slot->rect, at, false});
    const HitArea* view = frame_.scroller(drag.id);
    if (view == nullptr) return;
    const float most = view->content - view->rect.h;
    const float travel = view->rect.h - thumb_height(view->rect.h, view->content, style_);
    scroll_to(drag.id, drag.start + (at.y - drag.from) * most / std::max(1.0F, travel), most);
}

void Handler::on(const Wheel& wheel) {
    if (!state_.pointer || wheel.ctrl) return;
    state_.pointer_rests = now_;
    const HitArea* hit = frame_.hit_area_at(*state_.pointer);
    if (hit == nullptr || hit->kind == Kind::slot) return; // the owner does the hit test inside a slot
    outcome_.handled = true;
    const HitArea* view = scroller_under(*hit);
    if (view == nullptr) return;
    const auto* list = std::get_if<List>(&view->element->what);
    const auto* wall = std::get_if<Wall>(&view->element->what);
    const float notch = list != nullptr   ? 3 * row_height_of(*list, style_)
                        : wall != nullptr ? style_.units(wall->cell_height / 2)
                                          : style_.units(48);
    scroll_to(view->id, state_.scrolled[view->id] + wheel.notches * notch, view->content - view->rect.h);
}

/// Returns the scrolling element around a hit area; null if none.
const HitArea* Handler::scroller_under(const HitArea& hit) const {
    const bool scrolls = hit.kind == Kind::scroll || hit.kind == Kind::list || hit.kind == Kind::row ||
                         hit.kind == Kind::cell || hit.kind == Kind::thumb;
    const HitArea* view = frame_.scroller(scrolls ? hit.id : hit.scroller);
    while (view != nullptr && view->content <= view->rect.h) view = frame_.scroller(view->scroller);
    return view;
}

void Handler::on(const Pinch& pinch) {
    const HitArea* hit = frame_.hit_area_at(pinch.centre);
    if (hit == nullptr || hit->kind == Kind::slot) return; // the owner does the hit test inside a slot
    outcome_.handled = true;
    if (const HitArea* view = scroller_under(*hit))
        scroll_to(view->id, state_.scrolled[view->id] - pinch.moved.y, view->content - view->rect.h);
}

void Handler::on(const Presence& presence) {
    if (presence.present) return;
    state_.pressed.reset();
    state_.drag.reset();
    if (state_.edit) state_.edit->dragging = false;
}

} // namespace twoturns::ui
