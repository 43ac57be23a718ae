#include "ui/frame.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/builder.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {

const HitArea* Frame::hit_area_at(Point point) const {
    const auto hit = std::find_if(hit_areas.rbegin(), hit_areas.rend(), [&](const HitArea& one) {
        return one.kind != HitArea::Kind::cut && one.rect.contains(point);
    });
    return hit == hit_areas.rend() ? nullptr : &*hit;
}

const HitArea* Frame::find(Id id, HitArea::Kind kind) const {
    const auto hit = std::find_if(hit_areas.begin(), hit_areas.end(),
                                  [&](const HitArea& one) { return one.id == id && one.kind == kind; });
    return hit == hit_areas.end() ? nullptr : &*hit;
}

const HitArea* Frame::find(Id id) const {
    const auto hit = std::find_if(hit_areas.begin(), hit_areas.end(), [&](const HitArea& one) { return one.id == id; });
    return hit == hit_areas.end() ? nullptr : &*hit;
}

const HitArea* Frame::shown_at(Point point) const {
    const auto hit = std::find_if(hit_areas.rbegin(), hit_areas.rend(),
                                  [&](const HitArea& one) { return one.rect.contains(point); });
    return hit == hit_areas.rend() ? nullptr : &*hit;
}

const HitArea* Frame::scroller(Id id) const {
    const HitArea* found = find(id, HitArea::Kind::scroll);
    return found == nullptr ? find(id, HitArea::Kind::list) : found;
}

Frame frame_of(Element view, const Rect& area, const Style& style, const WidgetState& state, Time now) {
    return Builder{style, state, now}.build(std::move(view), area);
}

Frame Builder::build(Element view, const Rect& area) {
    frame_.root_ = std::make_shared<const Element>(std::move(view));
    place(*frame_.root_, area);
    tooltip(area);
    if (state_.pressed && state_.pressed->repeats) frame_.next_change = state_.pressed->repeats;
    return std::move(frame_);
}

void Builder::place(const Element& element, const Rect& rect) {
    if (element.alpha == 1) return place_whole(element, rect);
    frame_.items.emplace_back(FadeItem{element.alpha});
    const bool faded_before = std::exchange(faded_, true);
    place_whole(element, rect);
    faded_ = faded_before;
    frame_.items.emplace_back(FadeItem{});
}

void Builder::place_whole(const Element& element, const Rect& rect) {
    if (element.scrolls) return place_scrolling(element, rect);
    if (element.children.empty()) { // the padding of a box belongs to its children
        const Insets in = padding_of(element, style_);
        const Rect inside{rect.x + in.left, rect.y + in.top, std::max(0.0F, rect.w - in.left - in.right),
                          std::max(0.0F, rect.h - in.top - in.bottom)};
        return std::visit([&](const auto& what) { paint(element, inside, what); }, element.what);
    }
    std::visit([&](const auto& what) { paint(element, rect, what); }, element.what);
}

namespace {

/// Returns the position of an item of this size across the direction of its box.
float across(CrossAlign place, float start, float room, float size) {
    switch (place) {
    case CrossAlign::centre: return std::round(start + (room - size) / 2);
    case CrossAlign::end: return start + room - size;
    case CrossAlign::stretch:
    case CrossAlign::start: break;
    }
    return start;
}

float between(float gap, std::size_t count) { return gap * static_cast<float>(std::max<std::size_t>(1, count) - 1); }

} // namespace

Rect Builder::inside(const Element& element, const Rect& rect) const {
    const Insets in = padding_of(element, style_);
    return {std::min(rect.x + in.left, rect.right()), std::min(rect.y + in.top, rect.bottom()),
            std::max(0.0F, rect.w - in.left - in.right), std::max(0.0F, rect.h - in.top - in.bottom)};
}

void Builder::place_children(const Element& element, const Rect& room) {
    for (const Element& child : element.children) place(child, room);
}

void Builder::place_row(const Element& element, const Rect& room, const Line& line) {
    const auto widths = child_widths(element, room.w, style_);
    float x = room.x;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const Element& child = element.children[i];
        const bool whole = line.place == CrossAlign::stretch && !child.height;
        const float height = whole ? room.h : std::min(room.h, height_of(child, widths[i], style_).natural);
        place(child, {x, across(line.place, room.y, room.h, height), widths[i], height});
        x += widths[i] + style_.units(line.gap);
    }
}

void Builder::place_column(const Element& element, const Rect& room, const Line& line) {
    const auto widths = child_widths(element, room.w, style_);
    const float gap = style_.units(line.gap);
    std::vector<SizeHint> needs;
    for (std::size_t i = 0; i < widths.size(); ++i) needs.push_back(height_of(element.children[i], widths[i], style_));
    const auto heights = distribute(room.h - between(gap, needs.size()), needs);
    float y = room.y;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        place(element.children[i], {across(line.place, room.x, room.w, widths[i]), y, widths[i], heights[i]});
        y += heights[i] + gap;
    }
}

void Builder::place_grid(const Element& element, const Rect& room, const Grid& grid) {
    const auto widths = child_widths(element, room.w, style_);
    const float gap = style_.units(grid.gap);
    const std::size_t columns = columns_of(grid);
    const auto needs = row_hints(element, widths, style_);
    const auto heights = distribute(room.h - between(gap, needs.size()), needs);
    Point at{room.x, room.y};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const float height = heights[i / columns];
        place(element.children[i], {at.x, at.y, widths[i], height});
        const bool last = i % columns + 1 == columns;
        at = last ? Point{room.x, at.y + height + gap} : Point{at.x + widths[i] + gap, at.y};
    }
}

float Builder::scrolled(Id id, float most) const {
    const auto found = state_.scrolled.find(id);
    return found == state_.scrolled.end() ? 0 : std::round(std::clamp(found->second, 0.0F, std::max(0.0F, most)));
}

void Builder::place_scrolling(const Element& element, const Rect& rect) {
    const auto paint_in = [&](const Rect& place) {
        std::visit([&](const auto& what) { paint(element, place, what); }, element.what);
    };
    if (content_height(element, rect.w, style_) <= rect.h + 0.5F) return paint_in(rect);

    const float width = std::max(0.0F, rect.w - style_.units(measures::scroll_bar_width));
    const float content = content_height(element, width, style_);
    add_hit_area(HitArea::Kind::scroll, element, rect).content = content;
    const auto clip_before = clip_;
    const Id scroller_before = std::exchange(scroller_, element.id);
    clip(rect);
    paint_in({rect.x, rect.y - scrolled(element.id, content - rect.h), width, content});
    unclip(clip_before);
    scroller_ = scroller_before;
    thumb(element.id, rect, content);
}

void Builder::thumb(Id id, const Rect& view, float content) {
    if (content <= view.h) return;
    const float most = content - view.h;
    const float width = std::max(4.0F, style_.units(5));
    const float height = thumb_height(view.h, content, style_);
    const Rect track{view.right() - width - style_.units(2), view.y, width, view.h};
    const Rect bar{track.x, std::round(view.y + (view.h - height) * scrolled(id, most) / most), width, height};
    const bool held = state_.drag && state_.drag->id == id;
    box(bar, width / 2, style_.theme.muted.with_alpha(held || hovered(track.grown(4)) ? 0.9F : 0.5F));
    HitArea& hit = frame_.hit_areas.emplace_back();
    hit.kind = HitArea::Kind::thumb;
    hit.id = id;
    hit.rect = seen(track.grown(style_.units(3)));
    hit.scroller = scroller_;
}

Rect Builder::seen(const Rect& rect) const {
    if (!clip_) return rect;
    const float x = std::max(rect.x, clip_->x);
    const float y = std::max(rect.y, clip_->y);
    return {x, y, std::max(0.0F, std::min(rect.right(), clip_->right()) - x),
            std::max(0.0F, std::min(rect.bottom(), clip_->bottom()) - y)};
}

void Builder::clip(const Rect& rect) {
    clip_ = seen(rect);
    frame_.items.emplace_back(ClipItem{clip_});
}

void Builder::unclip(const std::optional<Rect>& before) {
    clip_ = before;
    frame_.items.emplace_back(ClipItem{clip_});
}

HitArea& Builder::add_hit_area(HitArea::Kind kind, const Element& element, const Rect& rect, std::size_t index) {
    HitArea& hit = frame_.hit_areas.emplace_back();
    hit.kind = kind;
    hit.id = element.id;
    hit.rect = seen(rect);
    hit.element = &element;
    hit.index = index;
    if (!faded_) hit.help = element.help;
    hit.scroller = scroller_;
    return hit;
}

void Builder::stop(const Element& element, const Rect& rect) {
    if (element.id) frame_.tab_stops.push_back({element.id, rect, scroller_});
}

bool Builder::hovered(const Rect& rect) const { return state_.pointer && seen(rect).contains(*state_.pointer); }

bool Builder::focused(const Element& element) const {
    return element.id && state_.focus_shown && state_.focus == element.id;
}

} // namespace twoturns::ui
