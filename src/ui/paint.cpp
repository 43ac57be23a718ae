// What boxes, words and pictures look like.
#include <algorithm>
#include <cmath>

#include "ui/builder.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

constexpr float off = 0.38F; // the strength of what cannot be used now

} // namespace

void Builder::box(const Rect& rect, float radius, Colour fill, Colour border, float border_width) {
    frame_.items.emplace_back(BoxItem{rect, radius, fill, border, border_width, false});
}

void Builder::text(const std::string& text, Point at, float size, Colour colour, Align align, bool bold) {
    if (!text.empty()) frame_.items.emplace_back(TextItem{text, at, style_.letters(size), colour, align, bold});
}

bool Builder::fitted_text(const std::string& whole, Point at, float size, Colour colour, float room, bool bold) {
    const std::string shown = fitted(whole, room, style_.lettering(size, bold));
    text(shown, at, size, colour, Align::left, bold);
    return shown != whole;
}

void Builder::icon(const std::string& name, Point centre, float side, Colour colour) {
    if (name.empty()) return;
    frame_.items.emplace_back(
        IconItem{name, {std::round(centre.x - side / 2), std::round(centre.y - side / 2), side, side}, colour});
}

void Builder::key_cap(const std::string& key, float left, float middle, Colour ink, Colour border) {
    const float pad = style_.units(measures::key_pad);
    const float width = std::ceil(style_.lettering(measures::key).width(key)) + 2 * pad;
    const float height = style_.units(20);
    const Rect cap{std::round(left), std::round(middle - height / 2), width, height};
    box(cap, style_.units(4), {0, 0, 0, 0}, border, 1);
    text(key, cap.centre(), measures::key, ink, Align::centre);
}

void Builder::focus_ring(const Rect& rect, float radius) {
    box(rect, radius, {0, 0, 0, 0}, accent, std::max(2.0F, style_.units(2)));
}

void Builder::surface(const Rect& rect, float radius, bool hovered, bool pressed, bool selected) {
    const Theme& theme = style_.theme;
    box(rect, radius, pressed ? theme.button_pressed : hovered ? theme.button_hover : theme.button,
        selected ? accent : theme.border, selected ? std::max(2.0F, style_.units(2)) : 1.0F);
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

void Builder::paint(const Element& element, const Rect& rect, const Line& /*line*/) { place_children(element, rect); }
void Builder::paint(const Element& element, const Rect& rect, const Grid& /*grid*/) { place_children(element, rect); }
void Builder::paint(const Element& element, const Rect& rect, const Stack& /*stack*/) { place_children(element, rect); }
void Builder::paint(const Element& /*element*/, const Rect& /*rect*/, const Space& /*space*/) {}

void Builder::paint(const Element& element, const Rect& rect, const Panel& panel) {
    const Theme& theme = style_.theme;
    BoxItem item{.rect = rect, .radius = style_.units(18), .fill = theme.panel, .border = theme.border, .border_width = 1};
    switch (panel.look) {
    case Panel::Look::card: break;
    case Panel::Look::dialog: item.shadow = true; break;
    case Panel::Look::inset: item.fill = theme.inset; break;
    case Panel::Look::alarm:
        item = {.rect = rect, .radius = style_.units(6), .fill = warning, .border = {}};
        break;
    case Panel::Look::bar: item = {.rect = rect, .radius = 0, .fill = theme.bar, .border = {}}; break;
    }
    frame_.items.emplace_back(std::move(item));
    spot(Spot::Kind::panel, element, rect);
    place_children(element, rect);
}

// What is only seen -------------------------------------------------------------------------------------

void Builder::paint(const Element& element, const Rect& rect, const Label& label) {
    const Lettering lettering = style_.lettering(label.size, label.bold);
    const Colour colour = ink(label.tone);
    const float x = label.align == Align::left     ? rect.x
                    : label.align == Align::centre ? rect.centre().x
                                                   : rect.right();
    if (label.lines <= 1) {
        const std::string shown =
            label.keeps_end ? fitted_end(label.text, rect.w, lettering) : fitted(label.text, rect.w, lettering);
        text(shown, {x, rect.centre().y}, label.size, colour, label.align, label.bold);
        if (shown != label.text) spot(Spot::Kind::cut, element, rect).help = label.text;
        return;
    }
    const auto lines = wrapped(label.text, rect.w, static_cast<std::size_t>(label.lines), lettering);
    if (lines.empty()) return;
    const float line = rect.h / static_cast<float>(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        text(lines[i], {x, std::round(rect.y + (static_cast<float>(i) + 0.5F) * line)}, label.size, colour, label.align,
             label.bold);
}

void Builder::paint(const Element& element, const Rect& rect, const Icon& shown) {
    icon(shown.name, rect.centre(), std::min(rect.h, style_.units(shown.size)), ink(shown.tone));
    if (!element.help.empty()) spot(Spot::Kind::cut, element, rect);
}

void Builder::paint(const Element& /*element*/, const Rect& rect, const Progress& progress) {
    const float radius = rect.h / 2;
    box(rect, radius, style_.theme.field);
    box({rect.x, rect.y, std::max(rect.h, std::round(rect.w * std::clamp(progress.value, 0.0F, 1.0F))), rect.h}, radius,
        accent);
}

void Builder::paint(const Element& element, const Rect& rect, const Slot& /*slot*/) {
    frame_.items.emplace_back(SlotItem{element.id, rect});
}

void Builder::paint(const Element& /*element*/, const Rect& rect, const Chart& chart) {
    const auto count = static_cast<float>(chart.values.size());
    if (chart.values.empty()) return;
    const float largest = std::max(*std::max_element(chart.values.begin(), chart.values.end()), 1e-6F);
    const auto strength = [&](std::size_t i) { return std::clamp(chart.values[i] / largest, 0.0F, 1.0F); };
    switch (chart.look) {
    case Chart::Look::bars: {
        const float pitch = rect.w / count;
        const float width = std::max(1.0F, std::floor(pitch * 0.7F));
        for (std::size_t i = 0; i < chart.values.size(); ++i) {
            const float height = std::round(rect.h * strength(i));
            box({std::round(rect.x + (static_cast<float>(i) + 0.15F) * pitch), rect.bottom() - height, width, height},
                std::min(width / 2, style_.units(3)), style_.theme.gold);
        }
        return;
    }
    case Chart::Look::line: {
        StrokeItem line{.points = {}, .width = std::max(2.0F, style_.units(3)), .colour = style_.theme.gold};
        const float step = chart.values.size() > 1 ? rect.w / (count - 1) : 0;
        for (std::size_t i = 0; i < chart.values.size(); ++i)
            line.points.push_back({rect.x + static_cast<float>(i) * step, rect.bottom() - rect.h * strength(i)});
        frame_.items.emplace_back(std::move(line));
        return;
    }
    case Chart::Look::calendar: {
        const float weeks = std::ceil(count / 7);
        const float pitch = std::floor(std::min(rect.w / weeks, rect.h / 7));
        const float side = std::max(1.0F, std::round(pitch * 0.82F));
        for (std::size_t i = 0; i < chart.values.size(); ++i)
            box({rect.x + static_cast<float>(i / 7) * pitch, rect.y + static_cast<float>(i % 7) * pitch, side, side},
                std::min(3.0F, side / 4),
                chart.values[i] > 0 ? style_.theme.gold.with_alpha(0.25F + 0.75F * strength(i)) : style_.theme.field);
        return;
    }
    }
}

// The line of help under the pointer --------------------------------------------------------------------

void Builder::tooltip(const Rect& area) {
    constexpr Time patience{500};
    if (!memory_.pointer || memory_.pressed || memory_.drag) return;
    const auto spot = std::find_if(frame_.spots.rbegin(), frame_.spots.rend(),
                                   [&](const Spot& one) { return one.rect.contains(*memory_.pointer); });
    if (spot == frame_.spots.rend() || spot->help.empty()) return;
    if (now_ < memory_.pointer_rests + patience) {
        frame_.next_change = memory_.pointer_rests + patience;
        return;
    }
    constexpr float size = 13;
    const float pad = style_.units(8);
    const float most = std::min(area.w - 2 * pad, style_.units(420));
    const auto lines = wrapped(spot->help, most - 2 * pad, 6, style_.lettering(size));
    float width = 0;
    for (const std::string& line : lines) width = std::max(width, style_.lettering(size).width(line));
    const float height = std::round(style_.letters(size) * 1.4F);
    const float all = height * static_cast<float>(lines.size()) + pad;
    const Rect over = spot->rect;
    const bool below = over.bottom() + style_.units(6) + all <= area.bottom();
    Rect rect{0, below ? over.bottom() + style_.units(6) : over.y - style_.units(6) - all, std::ceil(width) + 2 * pad,
              all};
    rect.x = std::round(std::clamp(over.centre().x - rect.w / 2, area.x + 2, std::max(area.x + 2, area.right() - rect.w - 2)));
    rect.y = std::round(std::max(area.y, rect.y));
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

// Buttons -----------------------------------------------------------------------------------------------

void Builder::paint(const Element& element, const Rect& rect, const Button& button) {
    if (button.look == Button::Look::row) return row_button(element, rect, button);
    if (button.look == Button::Look::link) return link_button(element, rect, button);
    const Theme& theme = style_.theme;
    const bool over = button.enabled && hovered(rect);
    const bool down = button.enabled && pressed(element.id);
    const bool primary = button.look == Button::Look::primary;
    const Colour colour = (primary ? on_accent : theme.text).with_alpha(button.enabled ? 1.0F : off);
    const float radius = style_.units(9);
    if (primary)
        box(rect, radius, down ? accent_pressed : over ? accent_hover : accent.with_alpha(button.enabled ? 1.0F : off));
    else
        surface(rect, radius, over, down, button.selected);

    // The parts side by side, in the middle; keys are left out first, then words.
    const float side = style_.units(measures::icon);
    const float gap = style_.units(measures::part_gap);
    const float room = rect.w - 2 * style_.units(measures::button_pad) + 1;
    std::string words = button.words;
    std::string key = button.key;
    const auto lettering = style_.lettering(measures::words, primary);
    const auto width = [&] {
        float all = button.icon.empty() ? 0 : side;
        if (!words.empty()) all += (all > 0 ? gap : 0) + std::ceil(lettering.width(words));
        if (!key.empty())
            all += (all > 0 ? gap : 0) + std::ceil(style_.lettering(measures::key).width(key)) +
                   2 * style_.units(measures::key_pad);
        return all;
    };
    bool cut = false;
    if (width() > room) key.clear();
    if (width() > room && !button.icon.empty()) {
        words.clear();
        cut = true;
    }
    if (width() > room) words = fitted(words, room, lettering);
    float x = std::round(rect.centre().x - width() / 2);
    const float middle = rect.centre().y;
    if (!button.icon.empty()) {
        icon(button.icon, {x + side / 2, middle}, side, colour);
        x += side + gap;
    }
    if (!words.empty()) {
        text(words, {x, middle}, measures::words, colour, Align::left, primary);
        x += std::ceil(lettering.width(words)) + gap;
    }
    if (!key.empty())
        key_cap(key, x, middle, colour,
                primary ? colour.with_alpha(0.5F) : theme.border);
    if (focused(element)) focus_ring(rect.grown(style_.units(2)), radius + style_.units(2));
    Spot& one = spot(Spot::Kind::button, element, rect);
    one.enabled = button.enabled;
    if (cut && one.help.empty()) one.help = button.words;
    if (button.enabled) stop(element, rect);
}

void Builder::row_button(const Element& element, const Rect& rect, const Button& button) {
    const Theme& theme = style_.theme;
    const bool over = button.enabled && hovered(rect);
    const float radius = style_.units(8);
    if (over || pressed(element.id)) box(rect, radius, pressed(element.id) ? theme.button_pressed : theme.button_hover);
    if (focused(element)) focus_ring(rect, radius);
    const float strength = button.enabled ? 1.0F : off;
    const float pad = style_.units(10);
    const float side = std::min(style_.units(measures::icon), rect.h - 6);
    const float middle = rect.centre().y;
    icon(button.icon, {rect.x + pad + side / 2, middle}, side, theme.text.with_alpha(strength));
    const float left = rect.x + pad + (button.icon.empty() ? 0 : side + style_.units(12));
    const float key = button.key.empty() ? 0 : style_.lettering(12).width(button.key) + pad;
    Spot& one = spot(Spot::Kind::button, element, rect);
    one.enabled = button.enabled;
    if (fitted_text(button.words, {left, middle}, 16, theme.text.with_alpha(strength), rect.right() - pad - key - left) &&
        one.help.empty())
        one.help = button.words;
    text(button.key, {rect.right() - pad, middle}, 12, theme.muted.with_alpha(strength), Align::right);
    if (button.enabled) stop(element, rect);
}

void Builder::link_button(const Element& element, const Rect& rect, const Button& button) {
    const Colour colour = hovered(rect) ? style_.theme.text : style_.theme.muted;
    fitted_text(button.words, {rect.x, rect.centre().y}, measures::words, colour, rect.w);
    const float dot = std::max(1.0F, style_.units(1.5F));
    const float below = std::round(rect.centre().y + style_.letters(measures::words) * 0.7F);
    for (float x = rect.x; x + dot <= rect.right(); x += 3 * dot)
        box({std::round(x), below, dot, dot}, 0, colour);
    if (focused(element)) focus_ring(rect.grown(style_.units(3)), style_.units(5));
    spot(Spot::Kind::button, element, rect).enabled = button.enabled;
    if (button.enabled) stop(element, rect);
}

} // namespace twoturns::ui
