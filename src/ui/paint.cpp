// Draws boxes, text and pictures.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/builder.hpp"
#include "ui/sizes.hpp"
#include "ui/typeset.hpp"

namespace twoturns::ui {
namespace {

/// Returns value / whole, limited to 0 .. 1.
float part_of(float value, float whole) { return value > 0 ? std::min(value, whole) / whole : 0; }

/// Returns the largest value that can be drawn.
float largest_of(const std::vector<float>& values) {
    constexpr float most = 1e30F;
    float largest = 1e-6F;
    for (const float value : values)
        if (value > largest) largest = std::min(value, most);
    return largest;
}

/// Moves a rectangle left, then cuts it, until it lies inside `outer`. `outer` must begin before the rectangle.
Rect kept_in(const Rect& outer, Rect inner) {
    inner.w = std::min(inner.w, outer.w);
    inner.h = std::min(inner.h, outer.h);
    inner.x = std::min(inner.x, outer.right() - inner.w);
    inner.y = std::min(inner.y, outer.bottom() - inner.h);
    return inner;
}

} // namespace

void Builder::box(const Rect& rect, float radius, Colour fill, Colour border, float border_width) {
    frame_.items.emplace_back(BoxItem{rect, radius, fill, border, border_width, false});
}

void Builder::text(const std::string& text, Point at, float size, Colour colour, Align align, bool bold,
                   Family family) {
    if (!text.empty()) frame_.items.emplace_back(TextItem{text, at, style_.letters(size), colour, align, bold, family});
}

float Builder::letters_for(const std::string& words, float room, float size, bool bold, Family family) const {
    return typeset(words, room, 1, {size, bold, family}, style_).size;
}

bool Builder::fitted_text(const std::string& whole, const Rect& rect, float size, Colour colour) {
    SetText set = typeset(whole, rect.w, 1, {size}, style_);
    const float smallest = size * least_letters_share;
    const float pitch = std::round(measures::tight_line * style_.letters(smallest));
    const auto lines = static_cast<std::size_t>(std::max(1.0F, std::floor(rect.h / pitch)));
    if (!set.whole && lines > 1) set = typeset(whole, rect.w, lines, {smallest}, style_);
    float y = rect.centre().y - pitch * static_cast<float>(std::max<std::size_t>(1, set.lines.size()) - 1) / 2;
    for (const std::string& line : set.lines) {
        text(line, {rect.x, y}, set.size, colour);
        y += pitch;
    }
    return set.whole;
}

void Builder::icon(const std::string& name, Point centre, float side, Colour colour) {
    if (name.empty()) return;
    frame_.items.emplace_back(
        IconItem{name, {std::round(centre.x - side / 2), std::round(centre.y - side / 2), side, side}, colour});
}

void Builder::key_cap(const std::string& key, float left, float middle, Colour ink, Colour border) {
    const float height = style_.units(measures::key_height);
    const Rect cap{std::round(left), std::round(middle - height / 2), key_cap_width(key, style_), height};
    box(cap, style_.units(4), {0, 0, 0, 0}, border, 1);
    text(key, cap.centre(), measures::key, ink, Align::centre);
}

void Builder::focus_ring(const Rect& rect, float radius) {
    const float wide = std::max(2.0F, style_.units(style_.theme.is_plain() ? 3 : 2)) * (style_.thick ? 2 : 1);
    box(rect, radius, {0, 0, 0, 0}, style_.theme.focus, wide);
    if (style_.theme.is_plain()) // one of the two differs from whatever is beside it
        box(rect.grown(-wide), std::max(0.0F, radius - wide), {0, 0, 0, 0}, style_.theme.panel, wide);
}

void Builder::surface(const Rect& rect, float radius, bool hovered, bool pressed, bool selected) {
    const Theme& theme = style_.theme;
    box(rect, radius,
        pressed   ? theme.button_pressed
        : hovered ? theme.button_hover
                  : theme.button,
        selected ? theme.chosen() : theme.border, selected ? std::max(2.0F, style_.units(2)) : 1.0F);
    if (selected) box(rect, radius, accent.with_alpha(0.13F));
}

Colour Builder::ink(Tone tone) const {
    switch (tone) {
    case Tone::normal: return style_.theme.text;
    case Tone::muted: return style_.theme.muted;
    case Tone::gold: return style_.theme.gold;
    case Tone::over_warning: return on_warning;
    }
    return style_.theme.text;
}

// Boxes -------------------------------------------------------------------------------------------------

void Builder::paint(const Element& element, const Rect& rect, const Line& line) {
    if (line.axis == Axis::row)
        place_row(element, inside(element, rect), line);
    else
        place_column(element, inside(element, rect), line);
}
void Builder::paint(const Element& element, const Rect& rect, const Grid& grid) {
    place_grid(element, inside(element, rect), grid);
}
void Builder::paint(const Element& element, const Rect& rect, const Stack& /*stack*/) {
    place_children(element, inside(element, rect));
}
void Builder::paint(const Element& /*element*/, const Rect& /*rect*/, const Space& /*space*/) {}

void Builder::paint(const Element& element, const Rect& rect, const Panel& panel) {
    const Theme& theme = style_.theme;
    BoxItem item{
        .rect = rect, .radius = style_.units(18), .fill = theme.panel, .border = theme.border, .border_width = 1};
    switch (panel.style) {
    case Panel::Style::card:
    case Panel::Style::note: break;
    case Panel::Style::dialog: item.shadow = true; break;
    case Panel::Style::inset: item.fill = theme.inset; break;
    case Panel::Style::alarm: item = {.rect = rect, .radius = style_.units(6), .fill = warning}; break;
    case Panel::Style::bar: item = {.rect = rect, .radius = 0, .fill = theme.bar}; break;
    }
    frame_.items.emplace_back(item);
    if (panel.style != Panel::Style::note) add_hit_area(HitArea::Kind::panel, element, rect);
    place_children(element, inside(element, rect));
}

// Elements without input --------------------------------------------------------------------------------

void Builder::paint(const Element& element, const Rect& rect, const Label& label) {
    const Colour colour = ink(label.tone);
    const float x = label.align == Align::left ? rect.x : label.align == Align::centre ? rect.centre().x : rect.right();
    if (label.keeps_end) {
        const float size = letters_for(label.text, rect.w, label.size, label.bold, label.family);
        const Lettering lettering = style_.lettering(size, label.bold, label.family);
        const std::string shown = fitted_end(label.text, rect.w, lettering);
        text(shown, {x, rect.centre().y}, size, colour, label.align, label.bold, label.family);
        if (shown != label.text)
            add_hit_area(HitArea::Kind::cut, element, rect).help = label.text;
        else
            explain(element, rect);
        return;
    }
    const auto [lines, size, whole] = typeset(label, rect.w, rect.h, style_);
    if (!whole)
        add_hit_area(HitArea::Kind::cut, element, rect).help = label.text;
    else
        explain(element, rect);
    if (lines.empty()) return;
    const float line = rect.h / static_cast<float>(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        text(lines[i], {x, std::round(rect.y + (static_cast<float>(i) + 0.5F) * line)}, size, colour, label.align,
             label.bold, label.family);
}

void Builder::paint(const Element& element, const Rect& rect, const Icon& shown) {
    icon(shown.name, rect.centre(), std::min(rect.h, style_.units(shown.size)), ink(shown.tone));
    explain(element, rect);
}

void Builder::explain(const Element& element, const Rect& rect) {
    if (!element.help.empty()) add_hit_area(HitArea::Kind::cut, element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const KeyCap& cap) {
    key_cap(cap.key, rect.x, rect.centre().y, style_.theme.text, style_.theme.field_border);
    explain(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Progress& progress) {
    const float radius = rect.h / 2;
    const float done = std::round(rect.w * part_of(progress.value, 1));
    box(rect, radius, style_.theme.field);
    box({rect.x, rect.y, std::min(rect.w, std::max(rect.h, done)), rect.h}, radius, accent);
    explain(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Slot& slot) {
    frame_.items.emplace_back(SlotItem{element.id, rect, slot.keeps_sides});
    if (!slot.used) return explain(element, rect);
    add_hit_area(HitArea::Kind::slot, element, rect);
    stop(element, rect);
    if (focused(element)) focus_ring(rect, style_.units(4));
    explain(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Chart& chart) {
    explain(element, rect);
    if (chart.values.empty()) return;
    switch (chart.style) {
    case Chart::Style::bars: return bars(rect, chart.values);
    case Chart::Style::line: return line(rect, chart.values);
    case Chart::Style::calendar: return calendar(rect, chart.values);
    }
}

void Builder::bars(const Rect& rect, const std::vector<float>& values) {
    const float largest = largest_of(values);
    const float pitch = rect.w / static_cast<float>(values.size());
    const float width = std::max(1.0F, std::floor(pitch * 0.7F));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const float height = std::round(rect.h * part_of(values[i], largest));
        const float left = std::round(rect.x + (static_cast<float>(i) + 0.15F) * pitch);
        box(kept_in(rect, {left, rect.bottom() - height, width, height}), std::min(width / 2, style_.units(3)),
            style_.theme.gold);
    }
}

void Builder::line(const Rect& rect, const std::vector<float>& values) {
    const float width = std::max(2.0F, style_.units(3));
    const float inset = std::min({width, rect.w, rect.h}) / 2; // the line has thickness
    const Rect room = rect.grown(-inset);
    const float largest = largest_of(values);
    StrokeItem stroke{.points = {}, .width = 2 * inset, .colour = style_.theme.gold};
    const float step = values.size() > 1 ? room.w / static_cast<float>(values.size() - 1) : 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        stroke.points.push_back(
            {room.x + static_cast<float>(i) * step, room.bottom() - room.h * part_of(values[i], largest)});
    frame_.items.emplace_back(std::move(stroke));
}

void Builder::calendar(const Rect& rect, const std::vector<float>& values) {
    const float largest = largest_of(values);
    const float weeks = std::ceil(static_cast<float>(values.size()) / 7);
    const float fits = std::min(rect.w / weeks, rect.h / 7);
    const float pitch = fits < 1 ? fits : std::floor(fits);
    const float side = std::max(1.0F, std::round(pitch * 0.82F));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::size_t week = i / 7;
        const Rect day{rect.x + static_cast<float>(week) * pitch, rect.y + static_cast<float>(i % 7) * pitch, side,
                       side};
        const float strength = 0.25F + 0.75F * part_of(values[i], largest);
        box(kept_in(rect, day), std::min(3.0F, side / 4),
            values[i] > 0 ? style_.theme.gold.with_alpha(strength) : style_.theme.field);
    }
}

// Help text under the pointer ---------------------------------------------------------------------------

namespace {

/// Returns the area two rectangles share.
float common(const Rect& a, const Rect& b) {
    const float width = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float height = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
}

} // namespace

/// Returns whether the view already shows the text elsewhere.
bool Builder::stands_there(const std::string& words) const {
    return std::any_of(frame_.items.begin(), frame_.items.end(), [&](const Item& item) {
        const auto* text = std::get_if<TextItem>(&item);
        return text != nullptr && text->text == words;
    });
}

/// Returns the area of a rectangle that is covered by words.
float Builder::words_in(const Rect& rect) const {
    float sum = 0;
    for (const Item& item : frame_.items) {
        const auto* text = std::get_if<TextItem>(&item);
        if (text == nullptr || text->at.y + text->size < rect.y || text->at.y - text->size > rect.bottom()) continue;
        const float width = style_.measure.width(text->text, text->size, text->bold, text->family);
        const float left = text->align == Align::left     ? text->at.x
                           : text->align == Align::centre ? text->at.x - width / 2
                                                          : text->at.x - width;
        sum += common(rect, {left, text->at.y - 0.6F * text->size, width, 1.2F * text->size});
    }
    return sum;
}

/// Returns the rectangle next to the explained widget that covers the fewest words, pictures and other widgets.
Rect Builder::beside(const HitArea& hit, const Rect& line, const Rect& area) const {
    const float gap = style_.units(6);
    const Rect over = hit.rect;
    const auto placed = [&](float x, float y) {
        Rect rect = line;
        rect.x = std::round(std::clamp(x, area.x + 2, std::max(area.x + 2, area.right() - rect.w - 2)));
        rect.y = std::round(std::clamp(y, area.y, std::max(area.y, area.bottom() - rect.h)));
        return rect;
    };
    const float centred = over.centre().x - line.w / 2;
    const float level = over.centre().y - line.h / 2;
    const float below = over.bottom() + gap;
    const float above = over.y - gap - line.h;
    const float right = over.right() + gap;
    const float left = over.x - gap - line.w;
    const float ended = over.right() - line.w; // ends where the widget ends
    const float low = over.bottom() - line.h;
    const std::array places{placed(centred, below), placed(right, level), placed(left, level),   placed(centred, above),
                            placed(over.x, below),  placed(ended, below), placed(over.x, above), placed(ended, above),
                            placed(right, over.y),  placed(left, over.y), placed(right, low),    placed(left, low)};
    const auto covered = [&](const Rect& rect) {
        constexpr float own = 1000;  // cover the explained widget only if no other position exists
        constexpr float words = 50;  // rather a picture or the edge of a button than words
        constexpr float slot = 0.5F; // what its owner draws there is unknown
        float sum = own * common(rect, over) + words * words_in(rect);
        for (const HitArea& other : frame_.hit_areas)
            if (other.kind != HitArea::Kind::panel && other.kind != HitArea::Kind::scroll &&
                !(other.id == hit.id && other.index == hit.index))
                sum += (other.kind == HitArea::Kind::slot ? slot : 1) * common(rect, other.rect);
        return sum;
    };
    return *std::min_element(places.begin(), places.end(),
                             [&](const Rect& a, const Rect& b) { return covered(a) < covered(b); });
}

void Builder::tooltip(const Rect& area) {
    constexpr Time patience{500};
    if (!state_.pointer || state_.pressed || state_.drag) return;
    const HitArea* hit = frame_.shown_at(*state_.pointer);
    if (hit == nullptr || hit->help.empty() || stands_there(hit->help)) return;
    // A widget that came to lie under a resting pointer is not what the player asks about.
    const auto area_of = [](const Rect& rect) { return rect.w * rect.h; };
    const bool of_marks = hit->kind == HitArea::Kind::marks && state_.pointed.contains(hit->rect.centre());
    if (!of_marks && 2 * common(hit->rect, state_.pointed) < std::max(area_of(hit->rect), area_of(state_.pointed)))
        return;
    if (now_ < state_.pointer_rests + patience) {
        frame_.next_change = state_.pointer_rests + patience;
        return;
    }
    constexpr float size = 13;
    const float pad = style_.units(8);
    const float most = std::min(area.w - 2 * pad, style_.units(420));
    const auto lines = wrapped(hit->help, most - 2 * pad, 6, style_.lettering(size));
    float width = 0;
    for (const std::string& line : lines) width = std::max(width, style_.lettering(size).width(line));
    const float height = std::round(style_.letters(size) * 1.4F);
    const float all = height * static_cast<float>(lines.size()) + pad;
    const Rect rect = beside(*hit, {0, 0, std::ceil(width) + 2 * pad, all}, area);
    frame_.items.emplace_back(ClipItem{});
    frame_.items.emplace_back(BoxItem{.rect = rect,
                                      .radius = style_.units(6),
                                      .fill = style_.theme.panel,
                                      .border = style_.theme.border,
                                      .border_width = 1,
                                      .shadow = true});
    for (std::size_t i = 0; i < lines.size(); ++i)
        text(lines[i], {rect.x + pad, std::round(rect.y + pad / 2 + (static_cast<float>(i) + 0.5F) * height)}, size,
             style_.theme.text);
}

} // namespace twoturns::ui
