#include "ui/interaction.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/editing.hpp"
#include "ui/lists.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

using Kind = Spot::Kind;

/// Takes inputs one at a time; see handle().
class Handler {
public:
    Handler(Memory& memory, const Frame& frame, const Style& style, Time now)
        : memory_(memory), frame_(frame), style_(style), now_(now) {}

    Outcome take(const Input& input) {
        std::visit([&](const auto& what) { on(what); }, input);
        return std::move(outcome_);
    }

private:
    void on(const KeyPress& key);
    void on(const Press& press);
    void on(const Release& release);
    void on(const Hover& hover);
    void on(const Wheel& wheel);
    void on(const Pinch& /*pinch*/) {}
    void on(const Typed& typed);
    void on(const Composed& composed);
    void on(const Pasted& pasted);
    void on(const Presence& presence);
    void on(const Dropped& /*file*/) {}

    void tell(Event event) {
        outcome_.events.push_back(std::move(event));
        outcome_.handled = true;
    }
    void press_on(const Spot& spot, const Press& press);
    void drag(Point at);
    void slide(const Spot& spot, float value);
    void step(const Spot& spot, int by);
    void choose(const Spot& spot, std::size_t option);
    bool key_in_focus(const KeyPress& key);
    bool key_in_choice(const Spot& spot, const KeyPress& key);
    bool key_in_stepper(const Spot& spot, const KeyPress& key);
    bool key_in_slider(const Spot& spot, const KeyPress& key);
    bool key_in_list(const Spot& spot, const KeyPress& key);
    bool enter(const KeyPress& key);
    bool move_focus(const KeyPress& key);
    [[nodiscard]] const Placed* next_stop(const KeyPress& key) const;
    void scroll_into_view(const Placed& stop);
    bool scroll_by_key(const KeyPress& key);
    void scroll_to(Id id, float to, float most);
    void focus(Id id, bool shown) { set_focus(memory_, frame_, id, shown); }
    void edited();
    [[nodiscard]] const Spot* focused() const { return memory_.focus ? frame_.find(memory_.focus) : nullptr; }

    Memory& memory_;
    const Frame& frame_;
    const Style& style_;
    Time now_;
    Outcome outcome_;
};

Id row_id(Id list, std::size_t row) { return {list.part, static_cast<std::uint32_t>(row)}; }

/// Whether a key goes on with the name of a row; a space only within one.
bool types(Key key, const Memory::TypedAhead& typed, Time now) {
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

// The pointer -------------------------------------------------------------------------------------------

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
    case Kind::button: // done when it comes up again on it
    case Kind::toggle:
    case Kind::option: memory_.pressed = Memory::Pressed{spot.id, spot.index}; return;
    case Kind::step_down: return step(spot, -1);
    case Kind::step_up: return step(spot, 1);
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
    case Kind::thumb: {
        const auto found = memory_.scrolled.find(spot.id);
        memory_.drag = Memory::Drag{spot.id, press.at.y, found == memory_.scrolled.end() ? 0 : found->second};
        return;
    }
    case Kind::list: return focus(spot.id, false);
    case Kind::scroll:
    case Kind::cut:
    case Kind::panel: return;
    }
}

void Handler::on(const Release& release) {
    if (release.button != MouseButton::left) return;
    if (memory_.edit) memory_.edit->dragging = false;
    outcome_.handled = memory_.drag || memory_.pressed;
    memory_.drag.reset();
    const auto pressed = std::exchange(memory_.pressed, std::nullopt);
    const Spot* spot = frame_.spot_at(release.at);
    if (spot == nullptr || !spot->enabled || pressed != Memory::Pressed{spot->id, spot->index}) return;
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
    const Spot* view = frame_.scroller(drag.id);
    if (view == nullptr) return;
    const float most = view->content - view->rect.h;
    const float travel = view->rect.h - thumb_height(view->rect.h, view->content, style_);
    scroll_to(drag.id, drag.start + (at.y - drag.from) * most / std::max(1.0F, travel), most);
}

void Handler::slide(const Spot& spot, float value) { tell(Slid{spot.id, std::clamp(value, 0.0F, 1.0F)}); }

void Handler::step(const Spot& spot, int by) {
    const auto* stepper = std::get_if<Stepper>(&spot.element->what);
    if (stepper == nullptr) return;
    focus(spot.id, memory_.focus_shown);
    memory_.edit.reset();
    const int value = std::clamp(stepper->value + by, stepper->least, stepper->most);
    if (value != stepper->value) tell(Changed{spot.id, value});
}

void Handler::choose(const Spot& spot, std::size_t option) {
    focus(spot.id, memory_.focus_shown);
    tell(Changed{spot.id, static_cast<int>(option)});
}

void Handler::scroll_to(Id id, float to, float most) {
    memory_.scrolled[id] = std::clamp(to, 0.0F, std::max(0.0F, most));
    outcome_.handled = true;
}

void Handler::on(const Wheel& wheel) {
    if (!memory_.pointer || wheel.ctrl) return;
    memory_.pointer_rests = now_;
    const Spot* spot = frame_.spot_at(*memory_.pointer);
    if (spot == nullptr) return;
    outcome_.handled = true;
    const bool scrolls =
        spot->kind == Kind::scroll || spot->kind == Kind::list || spot->kind == Kind::row || spot->kind == Kind::thumb;
    const Spot* view = frame_.scroller(scrolls ? spot->id : spot->scroller);
    while (view != nullptr && view->content <= view->rect.h) view = frame_.scroller(view->scroller);
    if (view == nullptr) return;
    const auto* list = std::get_if<List>(&view->element->what);
    const float notch = list == nullptr ? style_.units(48) : 3 * style_.units(list->row_height);
    scroll_to(view->id, memory_.scrolled[view->id] + wheel.notches * notch, view->content - view->rect.h);
}

void Handler::on(const Presence& presence) {
    if (presence.present) return;
    memory_.pressed.reset();
    memory_.drag.reset();
    if (memory_.edit) memory_.edit->dragging = false;
}

// Keys --------------------------------------------------------------------------------------------------

void Handler::on(const KeyPress& key) {
    if (key_in_focus(key) || enter(key) || move_focus(key) || scroll_by_key(key)) outcome_.handled = true;
}

bool Handler::key_in_focus(const KeyPress& key) {
    const Spot* spot = focused();
    if (memory_.edit && (spot == nullptr || spot->kind == Kind::field || spot->kind == Kind::stepper)) {
        const KeyInText done = key_in_text(*memory_.edit, key);
        if (!done.copied.empty()) tell(Copied{done.copied});
        if (done.wants_paste) tell(PasteWanted{});
        if (done.changed) edited();
        if (done.handled) return true;
    }
    if (spot == nullptr || key.ctrl || key.alt) return false;
    switch (spot->kind) {
    case Kind::option: return key_in_choice(*spot, key);
    case Kind::stepper: return key_in_stepper(*spot, key);
    case Kind::slider: return key_in_slider(*spot, key);
    case Kind::list: return key_in_list(*spot, key);
    case Kind::button:
        if (key.key != Key::space || !spot->enabled || !memory_.focus_shown) return false;
        tell(Pressed{spot->id});
        return true;
    case Kind::toggle:
        if ((key.key != Key::space && key.key != Key::enter) || !memory_.focus_shown) return false;
        tell(Changed{spot->id, std::get<Toggle>(spot->element->what).on ? 0 : 1});
        return true;
    default: return false;
    }
}

bool Handler::key_in_stepper(const Spot& spot, const KeyPress& key) {
    if (key.key == Key::right || key.key == Key::plus) return step(spot, 1), true;
    if (key.key == Key::left || key.key == Key::minus) return step(spot, -1), true;
    return key.key == Key::zero; // comes as text
}

bool Handler::key_in_slider(const Spot& spot, const KeyPress& key) {
    const auto& slider = std::get<Slider>(spot.element->what);
    if (key.key == Key::right || key.key == Key::plus) return slide(spot, slider.value + slider.step), true;
    if (key.key == Key::left || key.key == Key::minus) return slide(spot, slider.value - slider.step), true;
    if (key.key == Key::home) return slide(spot, 0), true;
    if (key.key == Key::end) return slide(spot, 1), true;
    return false;
}

bool Handler::key_in_choice(const Spot& spot, const KeyPress& key) {
    const std::size_t all = options_of(*spot.element);
    if (all == 0) return false;
    const auto* choice = std::get_if<Choice>(&spot.element->what);
    const std::size_t columns =
        choice != nullptr && choice->columns > 0 ? static_cast<std::size_t>(choice->columns) : all;
    const std::size_t at = selected_of(*spot.element);
    if (at >= all) { // none is chosen yet
        if (key.key != Key::right && key.key != Key::left && key.key != Key::space) return false;
        choose(spot, key.key == Key::left ? all - 1 : 0);
        return true;
    }
    std::size_t to = at;
    if (key.key == Key::right) to = (at + 1) % all;
    if (key.key == Key::left) to = (at + all - 1) % all;
    if (key.key == Key::down && at + columns < all) to = at + columns;
    if (key.key == Key::up && at >= columns) to = at - columns;
    if (key.key == Key::home) to = 0;
    if (key.key == Key::end) to = all - 1;
    if (to == at) return false;
    memory_.focus_shown = true;
    choose(spot, to);
    return true;
}

bool Handler::key_in_list(const Spot& spot, const KeyPress& key) {
    const auto* list = std::get_if<List>(&spot.element->what);
    if (list == nullptr || list->count == 0) return false;
    const float row = style_.units(list->row_height);
    const auto page = static_cast<std::size_t>(std::max(1.0F, spot.rect.h / row - 1));
    const auto to = row_for_key(*list, key.key, page);
    if (!to) return list->name && types(key.key, memory_.typed_ahead, now_);
    if (key.key == Key::enter) {
        tell(Pressed{row_id(spot.id, *to)});
        return true;
    }
    memory_.focus_shown = true;
    memory_.scrolled[spot.id] = scrolled_to_row(*list, *to, row, spot.rect.h, memory_.scrolled[spot.id]);
    if (*to != list->selected) tell(Changed{spot.id, static_cast<int>(*to)});
    return true;
}

/// Enter presses the button with the focus, else the primary one.
bool Handler::enter(const KeyPress& key) {
    if (key.key != Key::enter || key.alt || key.ctrl) return false;
    const Spot* spot = focused();
    if (spot != nullptr && spot->kind == Kind::button && memory_.focus_shown && spot->enabled) {
        tell(Pressed{spot->id});
        return true;
    }
    for (const Spot& one : frame_.spots) {
        if (one.kind != Kind::button || one.element == nullptr) continue;
        const auto* button = std::get_if<Button>(&one.element->what);
        if (button == nullptr || button->look != Button::Look::primary) continue;
        if (one.enabled) tell(Pressed{one.id});
        return true;
    }
    if (spot != nullptr && spot->kind == Kind::field) {
        tell(Submitted{spot->id});
        return true;
    }
    return false;
}

/// From one stop to the one that lies best in a direction: the nearest, where a step to the side counts more than one
/// ahead. Only what begins beyond the middle is ahead at all, so that nothing above or below counts as beside.
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
        // To the side only as far as they do not overlap; of those that do, the one whose middle is nearest.
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

/// Where a key takes the focus: with Tab to the next one, with an arrow to the one that lies there, or, as menus go,
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

bool Handler::scroll_by_key(const KeyPress& key) {
    const auto view = std::find_if(frame_.spots.begin(), frame_.spots.end(),
                                   [](const Spot& one) { return one.kind == Kind::scroll; });
    if (view == frame_.spots.end() || key.ctrl || key.alt) return false;
    const float most = view->content - view->rect.h;
    const float at = memory_.scrolled[view->id];
    switch (key.key) {
    case Key::page_down: scroll_to(view->id, at + view->rect.h * 0.9F, most); return true;
    case Key::page_up: scroll_to(view->id, at - view->rect.h * 0.9F, most); return true;
    case Key::home: scroll_to(view->id, 0, most); return true;
    case Key::end: scroll_to(view->id, most, most); return true;
    default: return false;
    }
}

// Text --------------------------------------------------------------------------------------------------

void Handler::on(const Typed& typed) {
    const Spot* spot = focused();
    if (spot == nullptr) return;
    if (spot->kind == Kind::stepper && digits_of(typed.text).empty()) return;
    if (spot->kind == Kind::stepper && !memory_.edit) memory_.edit = Memory::Edit{spot->id, TextEdit{{}, 6}, 0, false};
    if (memory_.edit) {
        memory_.edit->text.compose({}, 0);
        memory_.edit->text.insert(spot->kind == Kind::stepper ? digits_of(typed.text) : typed.text);
        edited();
        outcome_.handled = true;
    } else if (const auto* list = std::get_if<List>(&spot->element->what);
               list != nullptr && spot->kind == Kind::list) {
        const auto to = row_typed(*list, memory_.typed_ahead, typed.text, now_);
        if (!to) return;
        memory_.scrolled[spot->id] =
            scrolled_to_row(*list, *to, style_.units(list->row_height), spot->rect.h, memory_.scrolled[spot->id]);
        tell(Changed{spot->id, static_cast<int>(*to)});
    }
}

void Handler::on(const Composed& composed) {
    if (!memory_.edit) return;
    memory_.edit->text.compose(composed.text, composed.cursor);
    outcome_.handled = true;
}

void Handler::on(const Pasted& pasted) {
    if (!memory_.edit) return;
    memory_.edit->text.insert(pasted.text);
    edited();
    outcome_.handled = true;
}

/// Tells the owner what the text is now.
void Handler::edited() {
    Memory::Edit& edit = *memory_.edit;
    const Spot* spot = frame_.find(edit.id);
    if (spot == nullptr || spot->element == nullptr) return;
    if (const auto* stepper = std::get_if<Stepper>(&spot->element->what)) {
        int value = 0;
        const std::string& text = edit.text.text();
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec == std::errc{} && value >= stepper->least && value <= stepper->most) tell(Changed{edit.id, value});
        return;
    }
    tell(Edited{edit.id, edit.text.text()});
}

} // namespace

Outcome handle(Memory& memory, const Frame& frame, const Input& input, const Style& style, Time now) {
    return Handler{memory, frame, style, now}.take(input);
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

bool takes_text(const Memory& memory, const Frame& frame) {
    if (memory.edit) return true;
    const Spot* spot = memory.focus ? frame.find(memory.focus) : nullptr;
    if (spot == nullptr || spot->element == nullptr) return false;
    const auto* list = std::get_if<List>(&spot->element->what);
    return spot->kind == Kind::stepper || (list != nullptr && list->name);
}

void settle(Memory& memory, const Frame& frame, const Style& style) {
    if (memory.focus && frame.find(memory.focus) == nullptr) {
        memory.focus = {};
        memory.edit.reset();
    }
    for (auto& [id, scrolled] : memory.scrolled) {
        const Spot* view = frame.scroller(id);
        if (view != nullptr) scrolled = std::clamp(scrolled, 0.0F, std::max(0.0F, view->content - view->rect.h));
    }
    if (!memory.edit) return;
    const Spot* spot = frame.find(memory.edit->id, Kind::field);
    if (spot == nullptr) return;
    memory.edit->text.set_text(std::get<TextField>(spot->element->what).text);
    keep_cursor_in_sight(*memory.edit, *spot, style);
}

} // namespace twoturns::ui
