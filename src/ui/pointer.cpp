// Applies the pointer to widgets.
#include <algorithm>
#include <utility>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/marks.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

using Kind = Spot::Kind;

constexpr Time until_repeat{400};
constexpr Time between_repeats{83};

} // namespace

void Handler::on(const Hover& hover) {
    memory_.pointer = hover.at;
    const Spot* shown = frame_.shown_at(hover.at);
    const Rect over = shown == nullptr ? Rect{} : shown->rect;
    if (over != memory_.pointed) {
        memory_.pointed = over;
        memory_.pointer_rests = now_;
    }
    if (memory_.drag || (memory_.edit && memory_.edit->dragging)) drag(hover.at);
    outcome_.handled = frame_.spot_at(hover.at) != nullptr;
}

void Handler::on(const Press& press) {
    memory_.pointer = press.at;
    memory_.pointer_rests = now_;
    memory_.focus_shown = false;
    const Spot* spot = frame_.spot_at(press.at);
    if (spot == nullptr) return;
    outcome_.handled = true;
    if (press.button == MouseButton::left) press_on(*spot, press);
}

void Handler::press_on(const Spot& spot, const Press& press) {
    if (!spot.enabled) return;
    switch (spot.kind) {
    case Kind::button: // acts when the button is released on it
    case Kind::toggle:
    case Kind::option: return hold(spot, 0);
    case Kind::step_down: return hold(spot, -1);
    case Kind::step_up: return hold(spot, 1);
    case Kind::stepper: return focus(spot.id, true);
    case Kind::slider:
        focus(spot.id, false);
        memory_.drag = Memory::Drag{spot.id, press.at.x, 0};
        return drag(press.at);
    case Kind::field:
        if (!memory_.edit || memory_.edit->id != spot.id) focus(spot.id, false);
        if (memory_.edit) press_in_text(*memory_.edit, spot, press, style_);
        return;
    case Kind::row:
        focus(spot.id, false);
        tell(Changed{spot.id, static_cast<int>(spot.index)});
        if (press.clicks >= 2) tell(Pressed{row_id(spot.id, spot.index)});
        return;
    case Kind::marks: return press_mark(spot, press.at);
    case Kind::thumb: {
        const auto found = memory_.scrolled.find(spot.id);
        memory_.drag = Memory::Drag{spot.id, press.at.y, found == memory_.scrolled.end() ? 0 : found->second};
        return;
    }
    case Kind::list: return focus(spot.id, false);
    case Kind::slot:
        focus(spot.id, false);
        memory_.drag = Memory::Drag{spot.id, press.at.x, 0};
        return tell(Drawn{spot.id, spot.rect, press.at, true});
    case Kind::scroll:
    case Kind::cut:
    case Kind::panel: return;
    }
}

void Handler::press_mark(const Spot& spot, Point at) {
    const auto& marks = std::get<Marks>(spot.element->what);
    const auto all = std::find_if(frame_.stops.begin(), frame_.stops.end(), // tab stops are not clipped by scrolling
                                  [&](const Placed& stop) { return stop.id == spot.id; });
    focus(spot.id, false);
    const std::size_t mark = mark_at(marks, all->rect, at);
    if (mark < marks.count) tell(Pressed{row_id(spot.id, mark)});
}

/// Acts at once and again while held: for stepper buttons and for buttons with `repeats`.
void Handler::hold(const Spot& spot, int by) {
    const auto* button = std::get_if<Button>(&spot.element->what);
    const bool repeats = by != 0 || (button != nullptr && button->repeats);
    if (by != 0) step(spot, by);
    memory_.pressed = Memory::Pressed{spot.id, spot.index, by, std::nullopt, false};
    if (repeats) memory_.pressed->repeats = now_ + until_repeat;
}

Outcome Handler::repeat() {
    auto& pressed = memory_.pressed;
    const Kind kind = pressed->step == 0 ? Kind::button : pressed->step > 0 ? Kind::step_up : Kind::step_down;
    const Spot* spot = frame_.find(pressed->id, kind);
    if (spot == nullptr || !spot->enabled) { // nothing more to step to
        pressed->repeats.reset();
        return {};
    }
    pressed->repeats = now_ + between_repeats;
    if (!memory_.pointer || !spot->rect.contains(*memory_.pointer)) return {}; // until the pointer comes back
    pressed->repeated = true;
    if (pressed->step != 0)
        step(*spot, pressed->step);
    else
        tell(Pressed{spot->id});
    return std::move(outcome_);
}

void Handler::on(const Release& release) {
    if (release.button != MouseButton::left) return;
    if (memory_.edit) memory_.edit->dragging = false;
    outcome_.handled = memory_.drag || memory_.pressed;
    memory_.drag.reset();
    const auto pressed = std::exchange(memory_.pressed, std::nullopt);
    const Spot* spot = frame_.spot_at(release.at);
    if (spot == nullptr || !spot->enabled || !pressed || pressed->id != spot->id || pressed->option != spot->index ||
        pressed->repeated)
        return;
    switch (spot->kind) {
    case Kind::button: return tell(Pressed{spot->id});
    case Kind::toggle: {
        const auto* toggle = std::get_if<Toggle>(&spot->element->what);
        return tell(Changed{spot->id, toggle != nullptr && toggle->on ? 0 : 1});
    }
    case Kind::option: return choose(*spot, spot->index);
    default: return;
    }
}

void Handler::drag(Point at) {
    if (memory_.edit && memory_.edit->dragging) {
        if (const Spot* field = frame_.find(memory_.edit->id, Kind::field))
            drag_in_text(*memory_.edit, *field, at, style_);
        return;
    }
    const Memory::Drag& drag = *memory_.drag;
    if (const Spot* slider = frame_.find(drag.id, Kind::slider)) {
        const float knob = knob_of(std::get<Slider>(slider->element->what), style_);
        return slide(*slider, (at.x - slider->rect.x - knob / 2) / std::max(1.0F, slider->rect.w - knob));
    }
    if (const Spot* slot = frame_.find(drag.id, Kind::slot)) return tell(Drawn{slot->id, slot->rect, at, false});
    const Spot* view = frame_.scroller(drag.id);
    if (view == nullptr) return;
    const float most = view->content - view->rect.h;
    const float travel = view->rect.h - thumb_height(view->rect.h, view->content, style_);
    scroll_to(drag.id, drag.start + (at.y - drag.from) * most / std::max(1.0F, travel), most);
}

void Handler::on(const Wheel& wheel) {
    if (!memory_.pointer || wheel.ctrl) return;
    memory_.pointer_rests = now_;
    const Spot* spot = frame_.spot_at(*memory_.pointer);
    if (spot == nullptr || spot->kind == Kind::slot) return; // the owner does the hit test inside a slot
    outcome_.handled = true;
    const Spot* view = scroller_under(*spot);
    if (view == nullptr) return;
    const auto* list = std::get_if<List>(&view->element->what);
    const float notch = list == nullptr ? style_.units(48) : 3 * style_.units(list->row_height);
    scroll_to(view->id, memory_.scrolled[view->id] + wheel.notches * notch, view->content - view->rect.h);
}

/// Returns the scrolling element around a hit area; null if none.
const Spot* Handler::scroller_under(const Spot& spot) const {
    const bool scrolls =
        spot.kind == Kind::scroll || spot.kind == Kind::list || spot.kind == Kind::row || spot.kind == Kind::thumb;
    const Spot* view = frame_.scroller(scrolls ? spot.id : spot.scroller);
    while (view != nullptr && view->content <= view->rect.h) view = frame_.scroller(view->scroller);
    return view;
}

void Handler::on(const Pinch& pinch) {
    const Spot* spot = frame_.spot_at(pinch.centre);
    if (spot == nullptr || spot->kind == Kind::slot) return; // the owner does the hit test inside a slot
    outcome_.handled = true;
    if (const Spot* view = scroller_under(*spot))
        scroll_to(view->id, memory_.scrolled[view->id] - pinch.moved.y, view->content - view->rect.h);
}

void Handler::on(const Presence& presence) {
    if (presence.present) return;
    memory_.pressed.reset();
    memory_.drag.reset();
    if (memory_.edit) memory_.edit->dragging = false;
}

} // namespace twoturns::ui
