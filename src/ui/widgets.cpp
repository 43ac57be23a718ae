// Actions on widgets, by pointer or keys: steps, choices, scrolling, text.
#include <algorithm>
#include <charconv>
#include <utility>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/lists.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {

using Kind = HitArea::Kind;

void Handler::slide(const HitArea& hit, float value) { tell(Slid{hit.id, std::clamp(value, 0.0F, 1.0F)}); }

void Handler::step(const HitArea& hit, int by) {
    const auto* stepper = std::get_if<Stepper>(&hit.element->what);
    if (stepper == nullptr) return;
    focus(hit.id, state_.focus_shown);
    state_.edit.reset();
    const int value = std::clamp(stepper->value + by, stepper->least, stepper->most);
    if (value != stepper->value) tell(Changed{hit.id, value});
}

void Handler::choose(const HitArea& hit, std::size_t option) {
    focus(hit.id, state_.focus_shown);
    tell(Changed{hit.id, static_cast<int>(option)});
}

void Handler::scroll_to(Id id, float to, float most) {
    state_.scrolled[id] = std::clamp(to, 0.0F, std::max(0.0F, most));
    outcome_.handled = true;
}

void Handler::on(const Typed& typed) {
    const HitArea* hit = focused();
    if (hit == nullptr) return;
    if (hit->kind == Kind::stepper && digits_of(typed.text).empty()) return;
    if (hit->kind == Kind::stepper && !state_.edit) state_.edit = WidgetState::Edit{hit->id, TextEdit{{}, 6}, 0, false};
    if (state_.edit) {
        state_.edit->text.compose({}, 0);
        static_cast<void>(state_.edit->text.insert(hit->kind == Kind::stepper ? digits_of(typed.text) : typed.text));
        edited();
        outcome_.handled = true;
    } else if (const auto* list = std::get_if<List>(&hit->element->what); list != nullptr && hit->kind == Kind::list) {
        const auto to = row_typed(*list, state_.typed_ahead, typed.text, now_);
        if (!to) return;
        state_.scrolled[hit->id] =
            scrolled_to_row(*list, *to, row_height_of(*list, style_), hit->rect.h, state_.scrolled[hit->id]);
        tell(Changed{hit->id, static_cast<int>(*to)});
    }
}

void Handler::on(const Composed& composed) {
    if (!state_.edit) return;
    state_.edit->text.compose(composed.text, composed.cursor);
    outcome_.handled = true;
}

void Handler::on(const Pasted& pasted) {
    if (!state_.edit) return;
    if (!state_.edit->text.insert(pasted.text)) tell(TooLong{});
    edited();
    outcome_.handled = true;
}

/// Reports the current text to the owner.
void Handler::edited() {
    WidgetState::Edit& edit = *state_.edit;
    const HitArea* hit = frame_.find(edit.id);
    if (hit == nullptr || hit->element == nullptr) return;
    if (const auto* stepper = std::get_if<Stepper>(&hit->element->what)) {
        int value = 0;
        const std::string& text = edit.text.text();
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec == std::errc{} && value >= stepper->least && value <= stepper->most) tell(Changed{edit.id, value});
        return;
    }
    tell(Edited{edit.id, edit.text.text()});
}

} // namespace twoturns::ui
