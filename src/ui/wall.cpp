// Places, draws and handles the pictures of a wall.
#include "ui/wall.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

#include "ui/builder.hpp"
#include "ui/handler.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {

WallPlan::WallPlan(const Wall& wall, float width, float unit)
    : wall_(wall), width_(width), gap_(std::round(wall.gap * unit)), head_(std::round(wall.head_height * unit)),
      row_(std::round(wall.cell_height * unit)) {}

std::size_t WallPlan::count() const {
    return std::accumulate(wall_.groups.begin(), wall_.groups.end(), std::size_t{0});
}

WallPlan::Group WallPlan::group(std::size_t number, std::size_t first, float top) const {
    const std::size_t count = wall_.groups[number];
    const auto rows = static_cast<float>((count + wall_.columns - 1) / wall_.columns);
    return {number, first, count, top, top + head_ + rows * row_};
}

template <class Wanted> std::optional<WallPlan::Group> WallPlan::find(const Wanted& wanted) const {
    std::size_t first = 0;
    float top = 0;
    for (std::size_t i = 0; i < wall_.groups.size(); ++i) {
        const Group one = group(i, first, top);
        if (wanted(one)) return one;
        first += one.count;
        top = one.bottom;
    }
    return std::nullopt;
}

std::optional<WallPlan::Group> WallPlan::group_at(float y) const {
    return find([&](const Group& one) { return one.bottom > y; });
}
std::optional<WallPlan::Group> WallPlan::group_of(std::size_t cell) const {
    return find([&](const Group& one) { return cell < one.first + one.count; });
}
std::optional<WallPlan::Group> WallPlan::next(const Group& before) const {
    if (before.number + 1 >= wall_.groups.size()) return std::nullopt;
    return group(before.number + 1, before.first + before.count, before.bottom);
}

float WallPlan::height() const {
    float bottom = 0;
    (void)find([&](const Group& one) {
        bottom = one.bottom;
        return false;
    });
    return bottom;
}

Rect WallPlan::cell_in(const Group& group, std::size_t index) const {
    const std::size_t at = index - group.first;
    const auto columns = static_cast<float>(wall_.columns);
    const float pitch = (width_ + gap_) / columns;
    const float left = std::round(pitch * static_cast<float>(at % wall_.columns));
    const float width = std::floor(pitch - gap_);
    return {left, group.top + head_ + row_ * static_cast<float>(at / wall_.columns), width, row_};
}

Rect WallPlan::cell(std::size_t index) const {
    const auto group = group_of(index);
    return group ? cell_in(*group, index) : Rect{};
}

namespace {

/// Returns the picture a row above or below, in the same column if that row has one there.
std::optional<std::size_t> cell_beyond(const WallPlan& plan, std::size_t at, bool down) {
    const auto group = plan.group_of(at);
    if (!group) return std::nullopt;
    const std::size_t column = (at - group->first) % plan.columns();
    const std::size_t row = (at - group->first) / plan.columns();
    const auto in_row = [&](const WallPlan::Group& one, std::size_t which) {
        return std::min(one.first + which * plan.columns() + column, one.first + one.count - 1);
    };
    const auto last_row = [&](const WallPlan::Group& one) { return (one.count - 1) / plan.columns(); };
    if (down) {
        if (row < last_row(*group)) return in_row(*group, row + 1);
        const auto next = plan.next(*group);
        return next ? std::optional{in_row(*next, 0)} : std::nullopt;
    }
    if (row > 0) return in_row(*group, row - 1);
    if (group->first == 0) return std::nullopt;
    const auto before = plan.group_of(group->first - 1);
    return in_row(*before, last_row(*before));
}

/// Returns how far to scroll to see a picture, with the heading if it is in the first row of its group.
float scrolled_to_cell(const WallPlan& plan, std::size_t index, float view_height, float scrolled) {
    const auto group = plan.group_of(index);
    if (!group) return scrolled;
    const Rect cell = plan.cell_in(*group, index);
    const bool first_row = cell.y == plan.cell_in(*group, group->first).y;
    scrolled = std::max(scrolled, cell.bottom() - view_height);
    return std::min(scrolled, first_row ? group->top : cell.y);
}

} // namespace

std::optional<std::size_t> cell_for_key(const WallPlan& plan, std::size_t at, Key key, std::size_t page) {
    const std::size_t all = plan.count();
    if (all == 0) return std::nullopt;
    const auto beyond = [&](bool down, std::size_t rows) {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < rows; ++i) {
            const auto next = cell_beyond(plan, found.value_or(at), down);
            if (!next) break;
            found = next;
        }
        return found;
    };
    switch (key) {
    case Key::left: return at > 0 ? std::optional{at - 1} : std::nullopt;
    case Key::right: return at + 1 < all ? std::optional{at + 1} : std::nullopt;
    case Key::up: return beyond(false, 1);
    case Key::down: return beyond(true, 1);
    case Key::page_up: return beyond(false, page);
    case Key::page_down: return beyond(true, page);
    case Key::home: return 0;
    case Key::end: return all - 1;
    default: return std::nullopt;
    }
}

bool Handler::key_in_wall(const HitArea& hit, const KeyPress& key) {
    const auto* wall = std::get_if<Wall>(&hit.element->what);
    if (wall == nullptr) return false;
    const WallPlan plan{*wall, hit.rect.w, style_.unit};
    if (plan.count() == 0) return false;
    const std::size_t at = std::min(wall->selected, plan.count() - 1);
    if (key.key == Key::enter || (key.key == Key::space && state_.focus_shown)) {
        tell(Pressed{row_id(hit.id, at)});
        return true;
    }
    const auto page = static_cast<std::size_t>(std::max(1.0F, hit.rect.h / plan.row_height()));
    const auto to = cell_for_key(plan, at, key.key, page);
    if (!to) return false;
    state_.focus_shown = true;
    scroll_to(hit.id, scrolled_to_cell(plan, *to, hit.rect.h, state_.scrolled[hit.id]), plan.height() - hit.rect.h);
    tell(Changed{hit.id, static_cast<int>(*to)});
    return true;
}

void Builder::paint(const Element& element, const Rect& rect, const Wall& wall) {
    const float content = WallPlan{wall, rect.w, style_.unit}.height();
    const bool scrolls = content > rect.h + 0.5F;
    const WallPlan plan{wall, rect.w - (scrolls ? style_.units(measures::scroll_bar_width) : 0), style_.unit};
    const float above = scrolled(element.id, content - rect.h);
    add_hit_area(HitArea::Kind::list, element, rect).content = content;
    if (plan.count() > 0) stop(element, rect);
    const float gap = style_.units(wall.gap);
    const float by = std::round(gap / 2) - 2; // the ring is this far outside
    const auto around = [&](const Rect& cell) {
        return Rect{cell.x - by, cell.y - by, cell.w + 2 * by, cell.h - gap + 2 * by};
    };
    const auto clip_before = clip_;
    clip({rect.x - by - 2, rect.y, rect.w + 2 * (by + 2), rect.h});
    const auto placed = [&](const Rect& one) { return one.moved(rect.x, rect.y - above); };
    const auto build = [&](Element part, const Rect& place_of_part) {
        place(*frame_.rows_.emplace_back(std::make_shared<const Element>(std::move(part))), place_of_part);
    };
    RowsInView in_view{element.id, plan.count(), 0};
    for (auto group = plan.group_at(above); group && group->top < above + rect.h; group = plan.next(*group)) {
        build(wall.head(group->number), placed(plan.head_of(*group)));
        const float hidden = std::max(0.0F, above - plan.cell_in(*group, group->first).y);
        const std::size_t end = group->first + group->count;
        const auto rows_above = static_cast<std::size_t>(hidden / plan.row_height());
        for (std::size_t i = group->first + rows_above * plan.columns(); i < end; ++i) {
            const Rect cell = placed(plan.cell_in(*group, i));
            if (cell.y >= rect.bottom()) break;
            in_view.first = std::min(in_view.first, i);
            in_view.count = i + 1 - in_view.first;
            if (hovered(cell)) box(around(cell), style_.units(10), style_.theme.button_hover);
            add_hit_area(HitArea::Kind::cell, element, cell, i);
            build(wall.cell(i), cell);
            if (focused(element) && i == wall.selected) focus_ring(around(cell), style_.units(10));
        }
    }
    unclip(clip_before);
    frame_.lists.push_back(in_view);
    if (scrolls) thumb(element.id, rect, content);
}

} // namespace twoturns::ui
