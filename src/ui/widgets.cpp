// Actions on widgets, by pointer or keys: steps, choices, scrolling, text.
#include <algorithm>
#include <charconv>
#include <utility>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/lists.hpp"

namespace twoturns::ui {

using Kind = Spot::Kind;

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

void Handler::on(const Typed& typed) {
    const Spot* spot = focused();
    if (spot == nullptr) return;
    if (spot->kind == Kind::stepper && digits_of(typed.text).empty()) return;
    if (spot->kind == Kind::stepper && !memory_.edit) memory_.edit = Memory::Edit{spot->id, TextEdit{{}, 6}, 0, false};
    if (memory_.edit) {
        memory_.edit->text.compose({}, 0);
        static_cast<void>(memory_.edit->text.insert(spot->kind == Kind::stepper ? digits_of(typed.text) : typed.text));
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
    if (!memory_.edit->text.insert(pasted.text)) tell(TooLong{});
    edited();
    outcome_.handled = true;
}

/// Reports the current text to the owner.
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

} // namespace twoturns::ui
