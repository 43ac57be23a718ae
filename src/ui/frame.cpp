#include "ui/frame.hpp"

#include <algorithm>
#include <utility>

#include "ui/builder.hpp"
#include "ui/overloaded.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {

const Spot* Frame::spot_at(Point point) const {
    const auto spot = std::find_if(spots.rbegin(), spots.rend(), [&](const Spot& one) {
        return one.kind != Spot::Kind::cut && one.rect.contains(point);
    });
    return spot == spots.rend() ? nullptr : &*spot;
}

const Spot* Frame::find(Id id, Spot::Kind kind) const {
    const auto spot =
        std::find_if(spots.begin(), spots.end(), [&](const Spot& one) { return one.id == id && one.kind == kind; });
    return spot == spots.end() ? nullptr : &*spot;
}

const Spot* Frame::find(Id id) const {
    const auto spot = std::find_if(spots.begin(), spots.end(), [&](const Spot& one) { return one.id == id; });
    return spot == spots.end() ? nullptr : &*spot;
}

Frame frame_of(Element view, const Rect& area, const Style& style, const Memory& memory, Time now) {
    return Builder{style, memory, now}.build(std::move(view), area);
}

Frame Builder::build(Element view, const Rect& area) {
    frame_.root_ = std::make_shared<const Element>(std::move(view));
    place(*frame_.root_, area);
    tooltip(area);
    return std::move(frame_);
}

void Builder::place(const Element& element, const Rect& rect) {
    if (element.scrolls) return place_scrolling(element, rect);
    std::visit([&](const auto& what) { paint(element, rect, what); }, element.what);
}

void Builder::place_children(const Element& element, const Rect& outside) {
    const Insets in = padding_of(element, style_);
    const Rect inside{outside.x + in.left, outside.y + in.top, std::max(0.0F, outside.w - in.left - in.right),
                      std::max(0.0F, outside.h - in.top - in.bottom)};
    const auto widths = child_widths(element, inside.w, style_);
    const auto& children = element.children;
    const auto height = [&](std::size_t i) { return height_of(children[i], widths[i], style_); };
    const auto across = [](Place place, float start, float room, float size) {
        switch (place) {
        case Place::centre: return std::round(start + (room - size) / 2);
        case Place::end: return start + room - size;
        case Place::stretch:
        case Place::start: break;
        }
        return start;
    };
    std::visit(
        overloaded{
            [&](const Line& line) {
                const float gap = style_.units(line.gap);
                if (line.axis == Axis::row) {
                    float x = inside.x;
                    for (std::size_t i = 0; i < children.size(); ++i) {
                        const bool whole = line.place == Place::stretch && !children[i].height;
                        const float h = whole ? inside.h : std::min(inside.h, height(i).natural);
                        place(children[i], {x, across(line.place, inside.y, inside.h, h), widths[i], h});
                        x += widths[i] + gap;
                    }
                    return;
                }
                std::vector<Need> needs;
                for (std::size_t i = 0; i < children.size(); ++i) needs.push_back(height(i));
                const float between = children.empty() ? 0 : gap * static_cast<float>(children.size() - 1);
                const auto heights = share(inside.h - between, needs);
                float y = inside.y;
                for (std::size_t i = 0; i < children.size(); ++i) {
                    place(children[i], {across(line.place, inside.x, inside.w, widths[i]), y, widths[i], heights[i]});
                    y += heights[i] + gap;
                }
            },
            [&](const Grid& grid) {
                const auto columns = static_cast<std::size_t>(grid.columns);
                const float gap = style_.units(grid.gap);
                float y = inside.y;
                for (std::size_t first = 0; first < children.size(); first += columns) {
                    const std::size_t end = std::min(first + columns, children.size());
                    float highest = 0;
                    for (std::size_t i = first; i < end; ++i) highest = std::max(highest, height(i).natural);
                    float x = inside.x;
                    for (std::size_t i = first; i < end; ++i) {
                        place(children[i], {x, y, widths[i], highest});
                        x += widths[i] + gap;
                    }
                    y += highest + gap;
                }
            },
            [&](const auto&) { // all the others hold what lies inside them
                for (const Element& child : children) place(child, inside);
            },
        },
        element.what);
}

void Builder::place_scrolling(const Element& element, const Rect& rect) {
    const float bar = style_.units(10);
    const float natural = height_of(element, rect.w, style_).natural;
    const bool scrolls = natural > rect.h + 0.5F;
    const float content = scrolls ? height_of(element, rect.w - bar, style_).natural : rect.h;
    const auto found = memory_.scrolled.find(element.id);
    const float most = std::max(0.0F, content - rect.h);
    const float scrolled = found == memory_.scrolled.end() ? 0 : std::clamp(found->second, 0.0F, most);
    const Rect place{rect.x, rect.y - std::round(scrolled), scrolls ? rect.w - bar : rect.w, content};
    if (!scrolls) return std::visit([&](const auto& what) { paint(element, place, what); }, element.what);

    Spot& area = spot(Spot::Kind::scroll, element, rect);
    area.content = content;
    const auto clip_before = clip_;
    const Id scroller_before = std::exchange(scroller_, element.id);
    clip(rect);
    std::visit([&](const auto& what) { paint(element, place, what); }, element.what);
    unclip(clip_before);
    scroller_ = scroller_before;
    thumb(element.id, rect, content);
}

void Builder::thumb(Id id, const Rect& view, float content) {
    if (content <= view.h) return;
    const auto found = memory_.scrolled.find(id);
    const float most = content - view.h;
    const float scrolled = found == memory_.scrolled.end() ? 0 : std::clamp(found->second, 0.0F, most);
    const float width = std::max(4.0F, style_.units(5));
    const float height = std::max(style_.units(24), std::round(view.h * view.h / content));
    const Rect track{view.right() - width - style_.units(2), view.y, width, view.h};
    const Rect bar{track.x, std::round(view.y + (view.h - height) * scrolled / most), width, std::min(height, view.h)};
    const bool held = memory_.drag && memory_.drag->id == id;
    box(bar, width / 2, style_.theme.muted.with_alpha(held || hovered(track.grown(4)) ? 0.9F : 0.5F));
    Spot& spot = frame_.spots.emplace_back();
    spot.kind = Spot::Kind::thumb;
    spot.id = id;
    spot.rect = seen(track.grown(style_.units(3)));
    spot.content = content;
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

Spot& Builder::spot(Spot::Kind kind, const Element& element, const Rect& rect, std::size_t index) {
    Spot& spot = frame_.spots.emplace_back();
    spot.kind = kind;
    spot.id = element.id;
    spot.rect = seen(rect);
    spot.element = &element;
    spot.index = index;
    spot.help = element.help;
    return spot;
}

void Builder::stop(const Element& element, const Rect& rect) {
    if (element.id) frame_.stops.push_back({element.id, rect, scroller_});
}

bool Builder::hovered(const Rect& rect) const { return memory_.pointer && seen(rect).contains(*memory_.pointer); }

bool Builder::focused(const Element& element) const {
    return element.id && memory_.focus_shown && memory_.focus == element.id;
}

} // namespace twoturns::ui
