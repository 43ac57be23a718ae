// What another layout or size changes in the state of widgets.
#include "ui/interaction.hpp"

#include <algorithm>

#include "ui/editing.hpp"
#include "ui/lists.hpp"

namespace twoturns::ui {

bool takes_text(const WidgetState& state, const Frame& frame) {
    if (state.edit) return true;
    const HitArea* hit = state.focus ? frame.find(state.focus) : nullptr;
    if (hit == nullptr || hit->element == nullptr) return false;
    const auto* list = std::get_if<List>(&hit->element->what);
    return hit->kind == HitArea::Kind::stepper || (list != nullptr && list->name);
}

void settle(WidgetState& state, const Frame& frame, const Style& style) {
    if (state.focus && frame.find(state.focus) == nullptr) {
        state.focus = {};
        state.edit.reset();
    }
    for (auto& [id, scrolled] : state.scrolled) {
        const HitArea* view = frame.scroller(id);
        if (view != nullptr) scrolled = std::clamp(scrolled, 0.0F, std::max(0.0F, view->content - view->rect.h));
    }
    if (!state.edit) return;
    const HitArea* hit = frame.find(state.edit->id, HitArea::Kind::field);
    if (hit == nullptr) return;
    state.edit->text.set_text(std::get<TextField>(hit->element->what).text);
    keep_cursor_in_sight(*state.edit, *hit, style);
}

namespace {

/// Returns the scroll position after the height of the view or of its content changed: the top stays in place, and the
/// selected row of a list stays visible.
float scrolled_after(float scrolled, const HitArea& before, const HitArea& after) {
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

void resized(WidgetState& state, const Frame& before, const Frame& after) {
    for (const HitArea& was : before.hit_areas) {
        if (was.kind != HitArea::Kind::scroll && was.kind != HitArea::Kind::list) continue;
        const HitArea* is = after.scroller(was.id);
        if (is == nullptr || is->kind != was.kind) continue;
        float& scrolled = state.scrolled[was.id];
        scrolled = scrolled_after(scrolled, was, *is);
    }
}

} // namespace twoturns::ui
