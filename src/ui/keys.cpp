// Applies keys to the focused widget, and to the view if the widget does not use them.
#include <algorithm>
#include <utility>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/lists.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

using Kind = HitArea::Kind;

/// Returns whether a key belongs to a type-ahead. A space continues one but does not begin one.
bool types(Key key, const WidgetState::TypedAhead& typed, Time now) {
    return types_character(key) && (key != Key::space || goes_on(typed, now));
}

std::size_t options_of(const Element& element) {
    if (const auto* choice = std::get_if<Choice>(&element.what)) return choice->options.size();
    if (const auto* tabs = std::get_if<Tabs>(&element.what)) return tabs->names.size();
    return 0;
}

std::size_t selected_of(const Element& element) {
    if (const auto* choice = std::get_if<Choice>(&element.what)) return choice->selected;
    if (const auto* tabs = std::get_if<Tabs>(&element.what)) return tabs->selected;
    return 0;
}

} // namespace

void Handler::on(const KeyPress& key) {
    if (key_in_focus(key)) {
        show_focus();
        outcome_.handled = true;
    } else if (enter(key) || move_focus(key) || scroll_by_key(key)) {
        outcome_.handled = true;
    }
}

/// Scrolls to the focused widget after a key has changed it, unless it is too high for that, or scrolls by itself.
void Handler::show_focus() {
    const HitArea* const hit = focused();
    if (hit != nullptr && (hit->kind == Kind::list || hit->kind == Kind::slot)) return;
    for (const TabStop& stop : frame_.tab_stops) {
        if (stop.id != state_.focus) continue;
        const HitArea* const view = frame_.scroller(stop.scroller);
        if (view != nullptr && stop.rect.h < view->rect.h) scroll_into_view(stop);
    }
}

bool Handler::key_in_focus(const KeyPress& key) {
    const HitArea* hit = focused();
    if (state_.edit && (hit == nullptr || hit->kind == Kind::field || hit->kind == Kind::stepper)) {
        const KeyInText done = key_in_text(*state_.edit, key, style_);
        if (!done.copied.empty()) tell(Copied{done.copied});
        if (done.wants_paste) tell(PasteWanted{});
        if (done.changed) edited();
        if (done.handled) return true;
    }
    if (hit == nullptr || key.ctrl || key.alt) return false;
    switch (hit->kind) {
    case Kind::option: return key_in_choice(*hit, key);
    case Kind::stepper: return key_in_stepper(*hit, key);
    case Kind::slider: return key_in_slider(*hit, key);
    case Kind::list: return key_in_list(*hit, key);
    case Kind::marks: return key_in_marks(*hit, key);
    case Kind::slot: return key_in_slot(*hit, key);
    case Kind::button:
        if (key.key != Key::space || !hit->enabled || !state_.focus_shown) return false;
        tell(Pressed{hit->id});
        return true;
    case Kind::toggle:
        if ((key.key != Key::space && key.key != Key::enter) || !state_.focus_shown) return false;
        tell(Changed{hit->id, std::get<Toggle>(hit->element->what).on ? 0 : 1});
        return true;
    default: return false;
    }
}

bool Handler::key_in_stepper(const HitArea& hit, const KeyPress& key) {
    if (key.key == Key::right || key.key == Key::plus) return step(hit, 1), true;
    if (key.key == Key::left || key.key == Key::minus) return step(hit, -1), true;
    return key.key >= Key::zero && key.key <= Key::three; // these keys arrive as text
}

bool Handler::key_in_slider(const HitArea& hit, const KeyPress& key) {
    const auto& slider = std::get<Slider>(hit.element->what);
    if (key.key == Key::right || key.key == Key::plus) return slide(hit, slider.value + slider.step), true;
    if (key.key == Key::left || key.key == Key::minus) return slide(hit, slider.value - slider.step), true;
    if (key.key == Key::home) return slide(hit, 0), true;
    if (key.key == Key::end) return slide(hit, 1), true;
    return false;
}

bool Handler::key_in_slot(const HitArea& hit, const KeyPress& key) {
    switch (key.key) {
    case Key::up:
    case Key::down:
    case Key::left:
    case Key::right:
    case Key::space:
    case Key::one:
    case Key::two:
    case Key::three: tell(KeyInSlot{hit.id, key.key}); return true;
    default: return false;
    }
}

bool Handler::key_in_choice(const HitArea& hit, const KeyPress& key) {
    const std::size_t all = options_of(*hit.element);
    if (all == 0) return false;
    const auto* choice = std::get_if<Choice>(&hit.element->what);
    const auto whole = std::find_if(frame_.tab_stops.begin(), frame_.tab_stops.end(), // unlike a hit area, never cut
                                    [&](const TabStop& stop) { return stop.id == hit.id; });
    const std::size_t columns =
        choice != nullptr && whole != frame_.tab_stops.end() ? columns_of(*choice, whole->rect.w, style_) : all;
    const std::size_t at = selected_of(*hit.element);
    if (at >= all) { // nothing is selected yet
        if (key.key != Key::right && key.key != Key::left && key.key != Key::space) return false;
        choose(hit, key.key == Key::left ? all - 1 : 0);
        return true;
    }
    std::size_t to = at;
    if (key.key == Key::right) to = (at + 1) % all;
    if (key.key == Key::left) to = (at + all - 1) % all;
    if (key.key == Key::down && at + columns < all) to = at + columns;
    if (key.key == Key::up && at >= columns) to = at - columns;
    if (key.key == Key::home) to = 0;
    if (key.key == Key::end) to = all - 1;
    if (to == at || (choice != nullptr && !choice->options[to].enabled)) return false;
    state_.focus_shown = true;
    choose(hit, to);
    return true;
}

bool Handler::key_in_list(const HitArea& hit, const KeyPress& key) {
    const auto* list = std::get_if<List>(&hit.element->what);
    if (list == nullptr) return key_in_wall(hit, key);
    if (list->count == 0) return false;
    const float row = row_height_of(*list, style_);
    const auto page = static_cast<std::size_t>(std::max(1.0F, hit.rect.h / row - 1));
    const auto to = row_for_key(*list, key.key, page);
    if (!to) return list->name && types(key.key, state_.typed_ahead, now_);
    if (key.key == Key::enter) {
        tell(Pressed{row_id(hit.id, *to)});
        return true;
    }
    state_.focus_shown = true;
    state_.scrolled[hit.id] = scrolled_to_row(*list, *to, row, hit.rect.h, state_.scrolled[hit.id]);
    if (*to != list->selected) tell(Changed{hit.id, static_cast<int>(*to)});
    return true;
}

bool Handler::key_in_marks(const HitArea& hit, const KeyPress& key) {
    const auto& marks = std::get<Marks>(hit.element->what);
    const std::size_t last = marks.count - 1;
    const std::size_t at = std::min(marks.selected, last);
    if (key.key == Key::enter || key.key == Key::space) {
        tell(Pressed{row_id(hit.id, at)});
        return true;
    }
    std::size_t to = at;
    if (key.key == Key::right && at + marks.rows <= last) to = at + marks.rows;
    if (key.key == Key::left && at >= marks.rows) to = at - marks.rows;
    if (key.key == Key::down && at % marks.rows + 1 < marks.rows && at < last) to = at + 1;
    if (key.key == Key::up && at % marks.rows > 0) to = at - 1;
    if (key.key == Key::home) to = 0;
    if (key.key == Key::end) to = last;
    if (to == at) return false;
    state_.focus_shown = true;
    tell(Changed{hit.id, static_cast<int>(to)});
    return true;
}

/// Presses the focused button; if no button has the focus, the primary one.
bool Handler::enter(const KeyPress& key) {
    if (key.key != Key::enter || key.alt || key.ctrl) return false;
    const HitArea* hit = focused();
    if (hit != nullptr && hit->kind == Kind::button && state_.focus_shown && hit->enabled) {
        tell(Pressed{hit->id});
        return true;
    }
    for (const HitArea& one : frame_.hit_areas) {
        if (one.kind != Kind::button || one.element == nullptr) continue;
        const auto* button = std::get_if<Button>(&one.element->what);
        if (button == nullptr || button->style != Button::Style::primary) continue;
        if (one.enabled) tell(Pressed{one.id});
        return true;
    }
    if (hit != nullptr && hit->kind == Kind::field) {
        tell(Submitted{hit->id});
        return true;
    }
    return false;
}

bool Handler::scroll_by_key(const KeyPress& key) {
    const auto view = std::find_if(frame_.hit_areas.begin(), frame_.hit_areas.end(),
                                   [](const HitArea& one) { return one.kind == Kind::scroll; });
    if (view == frame_.hit_areas.end() || key.ctrl || key.alt) return false;
    const float most = view->content - view->rect.h;
    const float at = state_.scrolled[view->id];
    switch (key.key) {
    case Key::page_down: scroll_to(view->id, at + view->rect.h * 0.9F, most); return true;
    case Key::page_up: scroll_to(view->id, at - view->rect.h * 0.9F, most); return true;
    case Key::home: scroll_to(view->id, 0, most); return true;
    case Key::end: scroll_to(view->id, most, most); return true;
    default: return false;
    }
}

} // namespace twoturns::ui
