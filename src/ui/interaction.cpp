#include "ui/interaction.hpp"

#include <algorithm>

#include "ui/editing.hpp"
#include "ui/handler.hpp"
#include "ui/lists.hpp"

namespace twoturns::ui {

using Kind = Spot::Kind;

Outcome handle(Memory& memory, const Frame& frame, const Input& input, const Style& style, Time now) {
    return Handler{memory, frame, style, now}.take(input);
}

bool repeats(const Memory& memory, Time now) {
    return memory.pressed && memory.pressed->repeats && now >= *memory.pressed->repeats;
}

Outcome repeat(Memory& memory, const Frame& frame, const Style& style, Time now) {
    return repeats(memory, now) ? Handler{memory, frame, style, now}.repeat() : Outcome{};
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

namespace {

/// Returns the scroll position after the height of the view or of its content changed: the top stays in place, and the
/// selected row of a list stays visible.
float scrolled_after(float scrolled, const Spot& before, const Spot& after) {
    const float most = std::max(0.0F, after.content - after.rect.h);
    const float to = before.content > 0 ? scrolled * after.content / before.content : 0;
    const auto* list = std::get_if<List>(&after.element->what);
    if (list == nullptr || list->selected >= list->count) return std::clamp(to, 0.0F, most);
    const auto count = static_cast<float>(list->count);
    const float row = before.content / count;
    const float top = row * static_cast<float>(list->selected);
    const bool seen = top + row > scrolled && top < scrolled + before.rect.h;
    if (!seen) return std::clamp(to, 0.0F, most);
    return scrolled_to_row(*list, list->selected, after.content / count, after.rect.h, to);
}

} // namespace

void resized(Memory& memory, const Frame& before, const Frame& after) {
    for (const Spot& was : before.spots) {
        if (was.kind != Kind::scroll && was.kind != Spot::Kind::list) continue;
        const Spot* is = after.scroller(was.id);
        if (is == nullptr || is->kind != was.kind) continue;
        float& scrolled = memory.scrolled[was.id];
        scrolled = scrolled_after(scrolled, was, *is);
    }
}

} // namespace twoturns::ui
