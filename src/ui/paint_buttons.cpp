// Draws buttons.
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/builder.hpp"
#include "ui/sizes.hpp"
#include "ui/typeset.hpp"

namespace twoturns::ui {
namespace {

constexpr float disabled = 0.38F; // opacity

} // namespace

void Builder::paint(const Element& element, const Rect& rect, const Button& button) {
    if (button.style == Button::Style::row) return row_button(element, rect, button);
    if (button.style == Button::Style::link) return link_button(element, rect, button);
    if (button.style == Button::Style::picture) return picture_button(element, rect, button);
    const bool over = button.enabled && hovered(rect);
    face(rect, button, over, over && pressed(element.id));
    const bool whole = button.stacked ? stacked_parts(rect, button) : parts(rect, button);
    const float ring = style_.units(2);
    if (focused(element)) focus_ring(rect.grown(ring), style_.units(9) + ring);
    button_spot(element, rect, button, whole);
}

/// Adds the hit area and focus of a button.
void Builder::button_spot(const Element& element, const Rect& rect, const Button& button, bool whole) {
    HitArea& one = add_hit_area(HitArea::Kind::button, element, rect);
    one.enabled = button.enabled;
    if (!whole && !faded_ && one.help.empty()) one.help = button.words;
    if (button.enabled) stop(element, rect);
}

void Builder::face(const Rect& rect, const Button& button, bool over, bool down) {
    const float radius = style_.units(9);
    if (button.style != Button::Style::primary) return surface(rect, radius, over, down, button.selected);
    box(rect, radius,
        down   ? accent_pressed
        : over ? accent_hover
               : accent.with_alpha(button.enabled ? 1.0F : disabled));
}

/// Draws icon, text and key side by side, centred. If there is too little room, drops the key first, then makes the
/// letters smaller, then breaks the text into two lines, then cuts it. Returns whether the whole text is shown.
bool Builder::parts(const Rect& rect, const Button& button) {
    const bool primary = button.style == Button::Style::primary;
    const Colour colour = (primary ? on_accent : style_.theme.text).with_alpha(button.enabled ? 1.0F : disabled);
    const float side = style_.units(measures::icon);
    const float gap = style_.units(measures::part_gap);
    const float pad = style_.units(measures::button_pad);
    const float room = rect.w - 2 * pad + 1;
    const float beside = button.icon.empty() ? 0 : side + (button.words.empty() ? 0 : gap);
    std::string key = style_.key_caps ? button.key : std::string{};
    const float with_key =
        key.empty() ? 0 : key_cap_width(key, style_) + (beside > 0 || !button.words.empty() ? gap : 0);
    const auto width_of_words = [&](const std::string& words, float size) {
        return words.empty() ? 0 : std::ceil(style_.lettering(size, primary).width(words));
    };
    if (beside + width_of_words(button.words, button.letters) + with_key > room) key.clear();
    SetText set = typeset(button.words, room - beside, 1, {button.letters, primary}, style_);
    const bool high = rect.h >= 2 * measures::tight_line * style_.letters(button.letters * least_letters_share);
    if (!set.whole && high)
        if (SetText two =
                typeset(button.words, room - beside, 2, {button.letters * least_letters_share, primary}, style_);
            two.whole && !breaks_a_word(button.words, two.lines))
            set = std::move(two);
    if (!set.whole && !button.icon.empty()) set.lines.clear(); // the icon alone says more than a cut text
    float wide = 0;
    for (const std::string& line : set.lines) wide = std::max(wide, width_of_words(line, set.size));
    const float all = (set.lines.empty() ? std::min(beside, side) : beside) + wide + (key.empty() ? 0 : with_key);
    const float middle = rect.centre().y;
    float x = button.spread ? rect.x + pad : std::round(rect.centre().x - all / 2);
    if (!button.icon.empty()) {
        icon(button.icon, {x + side / 2, middle}, side, colour);
        x += side + gap;
    }
    const float pitch = std::round(measures::tight_line * style_.letters(set.size));
    float y = middle - pitch * static_cast<float>(std::max<std::size_t>(1, set.lines.size()) - 1) / 2;
    for (const std::string& line : set.lines) {
        text(line, {x, y}, set.size, colour, Align::left, primary);
        y += pitch;
    }
    if (!set.lines.empty()) x += wide + gap;
    if (button.spread) x = rect.right() - pad - key_cap_width(key, style_);
    if (!key.empty()) key_cap(key, x, middle, colour, primary ? colour.with_alpha(0.5F) : style_.theme.border);
    return set.whole;
}

/// Draws the icon above the text. Returns whether the whole text is shown.
bool Builder::stacked_parts(const Rect& rect, const Button& button) {
    constexpr float letters = 13;
    const bool primary = button.style == Button::Style::primary;
    const Colour colour = (primary ? on_accent : style_.theme.text).with_alpha(button.enabled ? 1.0F : disabled);
    const float side = style_.units(measures::icon);
    const float middle = std::round(rect.centre().y);
    const float room = rect.w - style_.units(6);
    SetText set = typeset(button.words, room, 1, {letters}, style_);
    if (!set.whole) set = typeset(button.words, room, 2, {letters * least_letters_share}, style_);
    const float pitch = std::round(measures::tight_line * style_.letters(set.size));
    const float more = pitch * static_cast<float>(std::max<std::size_t>(1, set.lines.size()) - 1) / 2;
    icon(button.icon, {std::round(rect.centre().x), middle - style_.units(11) - more}, side, colour);
    float y = middle + style_.units(16) - more;
    for (const std::string& line : set.lines) {
        text(line, {std::round(rect.centre().x), y}, set.size, colour, Align::centre);
        y += pitch;
    }
    return set.whole;
}

void Builder::row_button(const Element& element, const Rect& rect, const Button& button) {
    const Theme& theme = style_.theme;
    const bool over = button.enabled && hovered(rect);
    const float radius = style_.units(8);
    if (over) box(rect, radius, pressed(element.id) ? theme.button_pressed : theme.button_hover);
    if (focused(element)) focus_ring(rect, radius);
    const float strength = button.enabled ? 1.0F : disabled;
    const float pad = style_.units(10);
    const float side = std::min(style_.units(measures::icon), rect.h - 6);
    const float middle = rect.centre().y;
    icon(button.icon, {rect.x + pad + side / 2, middle}, side, theme.text.with_alpha(strength));
    const float left = rect.x + pad + (button.icon.empty() ? 0 : side + style_.units(12));
    const std::string shown_key = style_.key_caps ? button.key : std::string{};
    const float key = shown_key.empty() ? 0 : style_.lettering(12).width(shown_key) + pad;
    const bool whole = fitted_text(button.words, {left, rect.y, rect.right() - pad - key - left, rect.h}, 16,
                                   theme.text.with_alpha(strength));
    text(shown_key, {rect.right() - pad, middle}, 12, theme.muted.with_alpha(strength), Align::right);
    button_spot(element, rect, button, whole);
}

void Builder::picture_button(const Element& element, const Rect& rect, const Button& button) {
    // A veil would lie over the picture.
    const float corner = std::clamp(std::round(rect.h * 0.04F), style_.units(9), style_.units(16)); // as sheets have
    if (button.enabled && hovered(rect)) { // in two colours, one of which is seen on a table and on paper
        const float line = std::max(1.0F, style_.units(2));
        box(rect, corner, {0, 0, 0, 0}, style_.theme.text.with_alpha(0.7F), line);
        box(rect.grown(-line), corner - line, {0, 0, 0, 0}, rgb(0x2B2418).with_alpha(0.45F), line / 2);
    }
    const float ring = style_.units(4);
    if (focused(element)) focus_ring(rect.grown(ring), corner + ring);
    button_spot(element, rect, button, true);
}

void Builder::link_button(const Element& element, const Rect& rect, const Button& button) {
    const Colour colour = button.enabled && hovered(rect) ? style_.theme.text : style_.theme.muted;
    const float line = style_.letters(measures::words);
    const bool one_line = typeset(button.words, rect.w, 1, {measures::words}, style_).whole;
    const Rect words = one_line ? Rect{rect.x, rect.centre().y - line / 2, rect.w, line} : rect;
    const bool whole = fitted_text(button.words, words, measures::words, colour);
    const float dot = std::max(1.0F, style_.units(1.5F));
    const float below = std::round(one_line ? rect.centre().y + line * 0.7F : rect.bottom());
    // A disabled link has no dots, so it looks like plain text.
    for (float x = rect.x; button.enabled && x + dot <= rect.right(); x += 3 * dot)
        box({std::round(x), below, dot, dot}, 0, colour);
    if (focused(element)) focus_ring(rect.grown(style_.units(3)), style_.units(5));
    button_spot(element, rect, button, whole);
}

} // namespace twoturns::ui
