// What switches, choices, fields and lists look like.
#include <algorithm>
#include <cmath>
#include <string>

#include "ui/builder.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {

void Builder::paint(const Element& element, const Rect& rect, const Toggle& toggle) {
    const Theme& theme = style_.theme;
    const float radius = style_.units(8);
    if (hovered(rect)) box(rect, radius, pressed(element.id) ? theme.button_pressed : theme.button_hover);
    if (focused(element)) focus_ring(rect, radius);
    const float pad = style_.units(10);
    const float middle = rect.centre().y;
    const float side = std::min(style_.units(measures::icon), rect.h - 6);
    icon(toggle.icon, {rect.x + pad + side / 2, middle}, side, theme.text);
    // A switch: its knob at the right and filled when on.
    const float width = style_.units(measures::switch_width);
    const float height = style_.units(22);
    const Rect track{std::round(rect.right() - pad - width), std::round(middle - height / 2), width, height};
    const float left = rect.x + pad + (toggle.icon.empty() ? 0 : side + style_.units(12));
    const float key = toggle.key.empty() ? 0 : style_.lettering(12).width(toggle.key) + style_.units(14);
    Spot& one = spot(Spot::Kind::toggle, element, rect);
    if (fitted_text(toggle.words, {left, middle}, 16, theme.text, track.x - key - style_.units(8) - left) &&
        one.help.empty())
        one.help = toggle.words;
    text(toggle.key, {track.x - style_.units(14), middle}, 12, theme.muted, Align::right);
    box(track, height / 2, toggle.on ? accent : theme.field, toggle.on ? accent : theme.field_border, 1);
    const float knob = height - style_.units(6);
    const float inset = style_.units(3);
    box({toggle.on ? track.right() - knob - inset : track.x + inset, track.y + inset, knob, knob}, knob / 2,
        toggle.on ? on_accent : theme.muted);
    stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Choice& choice) {
    const std::size_t all = choice.options.size();
    if (all == 0) return;
    const std::size_t columns = choice.columns > 0 ? std::min(all, static_cast<std::size_t>(choice.columns)) : all;
    const float gap = style_.units(choice.gap);
    const float height = style_.units(choice.height);
    const float pitch = (rect.w + gap) / static_cast<float>(columns);
    const float radius = style_.units(9);
    const float pad = style_.units(6);
    const float line = style_.letters(13) * 1.5F;
    for (std::size_t i = 0; i < all; ++i) {
        const Choice::Option& option = choice.options[i];
        const float left = std::round(rect.x + static_cast<float>(i % columns) * pitch);
        const float right = std::round(rect.x + static_cast<float>(i % columns + 1) * pitch - gap);
        const Rect cell{left, rect.y + static_cast<float>(i / columns) * (height + gap), right - left, height};
        const bool selected = i == choice.selected;
        const Id name{element.id.part, static_cast<std::uint32_t>(i)};
        surface(cell, radius, hovered(cell), memory_.pressed == name && hovered(cell), selected);
        const bool pictured = option.slot || !option.icon.empty();
        Rect upper = cell;
        if (pictured && !option.words.empty()) upper.h = cell.h - line - pad / 2;
        if (option.slot) frame_.items.emplace_back(SlotItem{name, upper.grown(-pad)});
        icon(option.icon, upper.centre(), std::min(upper.h - 2, style_.units(24)), style_.theme.text);
        Spot& one = spot(Spot::Kind::option, element, cell, i);
        one.help = option.help;
        if (option.words.empty()) continue;
        const float middle = pictured ? std::round(cell.bottom() - pad / 2 - line / 2) : cell.centre().y;
        const auto lettering = style_.lettering(13, selected);
        const std::string shown = fitted(option.words, cell.w - pad, lettering);
        text(shown, {cell.centre().x, middle}, 13, style_.theme.text, Align::centre, selected);
        if (shown != option.words && one.help.empty()) one.help = option.words;
    }
    if (focused(element)) {
        const std::size_t at = std::min(choice.selected, all - 1);
        const float left = std::round(rect.x + static_cast<float>(at % columns) * pitch);
        const float right = std::round(rect.x + static_cast<float>(at % columns + 1) * pitch - gap);
        const Rect cell{left, rect.y + static_cast<float>(at / columns) * (height + gap), right - left, height};
        focus_ring(cell.grown(style_.units(3)), radius + style_.units(3));
    }
    stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Tabs& tabs) {
    float x = rect.x;
    const float thick = std::max(2.0F, style_.units(3));
    box({rect.x, rect.bottom() - 1, rect.w, 1}, 0, style_.theme.border);
    for (std::size_t i = 0; i < tabs.names.size(); ++i) {
        const float width = std::ceil(style_.lettering(measures::words, true).width(tabs.names[i])) +
                            2 * style_.units(measures::tab_pad);
        const Rect tab{x, rect.y, width, rect.h};
        const bool selected = i == tabs.selected;
        if (hovered(tab) && !selected) box(tab, style_.units(8), style_.theme.button);
        text(tabs.names[i], tab.centre(), measures::words, selected ? style_.theme.text : style_.theme.muted,
             Align::centre, selected);
        if (selected) box({tab.x, tab.bottom() - thick, tab.w, thick}, 0, accent);
        if (selected && focused(element)) focus_ring(tab.grown(-1), style_.units(6));
        spot(Spot::Kind::option, element, tab, i);
        x += width;
    }
    stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Stepper& stepper) {
    const Theme& theme = style_.theme;
    const bool editing = memory_.edit && memory_.edit->id == element.id;
    const bool ringed = focused(element) || editing;
    box(rect, style_.units(7), theme.field, ringed ? accent : theme.field_border, ringed ? 2.0F : 1.0F);
    Spot& middle = spot(Spot::Kind::stepper, element, rect);
    const Rect inner{rect.x + rect.h, rect.y, rect.w - 2 * rect.h, rect.h};
    middle.text_x = inner.x;
    if (editing)
        edited_text(*memory_.edit, inner, 16);
    else
        text(std::to_string(stepper.value), rect.centre(), 16, theme.text, Align::centre);
    for (const bool up : {false, true}) {
        const Rect half{up ? rect.right() - rect.h : rect.x, rect.y, rect.h, rect.h};
        const bool possible = up ? stepper.value < stepper.most : stepper.value > stepper.least;
        if (possible && hovered(half)) box(half.grown(-2), style_.units(5), theme.button_hover);
        icon(up ? "plus" : "minus", half.centre(), style_.units(16), theme.text.with_alpha(possible ? 1.0F : 0.38F));
        spot(up ? Spot::Kind::step_up : Spot::Kind::step_down, element, half).enabled = possible;
    }
    stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Slider& slider) {
    spot(Spot::Kind::slider, element, rect);
    if (slider.look == Slider::Look::strip) return strip(element, rect, slider);
    const float height = std::max(4.0F, style_.units(5));
    const float knob = knob_of(slider, style_);
    const Rect track{rect.x + knob / 2, std::round(rect.centre().y - height / 2), rect.w - knob, height};
    const float at = std::round(track.w * std::clamp(slider.value, 0.0F, 1.0F));
    box(track, height / 2, style_.theme.field);
    box({track.x, track.y, std::max(height, at), height}, height / 2, accent);
    const Rect handle{track.x + at - knob / 2, std::round(rect.centre().y - knob / 2), knob, knob};
    box(handle, knob / 2, hovered(handle) ? accent_hover : accent, on_accent, 1);
    if (focused(element)) focus_ring(handle.grown(style_.units(3)), knob / 2 + style_.units(3));
    stop(element, rect);
}

void Builder::strip(const Element& element, const Rect& rect, const Slider& slider) {
    const bool held = memory_.drag && memory_.drag->id == element.id;
    const float height = std::max(3.0F, style_.units(held || hovered(rect) ? 8.0F : 5.0F));
    box({rect.x, rect.y, rect.w, height}, 0, style_.theme.border);
    box({rect.x, rect.y, std::round(rect.w * std::clamp(slider.value, 0.0F, 1.0F)), height}, 0, accent);
}

void Builder::paint(const Element& element, const Rect& rect, const TextField& field) {
    const Theme& theme = style_.theme;
    const bool editing = memory_.edit && memory_.edit->id == element.id;
    box(rect, style_.units(7), theme.field, editing ? accent : theme.field_border, editing ? 2.0F : 1.0F);
    const float pad = style_.units(10);
    const Rect inside{rect.x + pad, rect.y, rect.w - 2 * pad, rect.h};
    Spot& one = spot(Spot::Kind::field, element, rect);
    one.text_x = inside.x - (editing ? memory_.edit->scroll : 0);
    constexpr float size = measures::words;
    if (editing)
        edited_text(*memory_.edit, inside, size);
    else if (field.text.empty())
        fitted_text(field.placeholder, {inside.x, inside.centre().y}, size, theme.muted, inside.w);
    else {
        const std::string shown = fitted_end(field.text, inside.w, style_.lettering(size));
        text(shown, {inside.x, inside.centre().y}, size, theme.text);
        if (shown != field.text && one.help.empty()) one.help = field.text;
    }
    stop(element, rect);
}

void Builder::edited_text(const Memory::Edit& edit, const Rect& inside, float size) {
    const Theme& theme = style_.theme;
    const auto lettering = style_.lettering(size);
    const TextEdit& text_edit = edit.text;
    const std::string& composed = text_edit.composition();
    std::string whole = text_edit.text();
    whole.insert(text_edit.cursor(), composed);
    const std::size_t caret_byte = text_edit.cursor() + (composed.empty() ? 0 : text_edit.composition_cursor());
    const auto x_of = [&](std::size_t byte) {
        return inside.x - edit.scroll + std::round(lettering.width(std::string_view{whole}.substr(0, byte)));
    };
    const float top = std::round(inside.y + inside.h * 0.2F);
    const float height = std::round(inside.h * 0.6F);
    const auto clip_before = clip_;
    clip(inside.grown(2));
    const std::size_t from = std::min(text_edit.cursor(), text_edit.anchor());
    const std::size_t to = std::max(text_edit.cursor(), text_edit.anchor());
    if (from != to && composed.empty())
        box({x_of(from), top, x_of(to) - x_of(from), height}, 2, theme.selection);
    text(whole, {inside.x - edit.scroll, inside.centre().y}, size, theme.text);
    if (!composed.empty()) { // underlined while it is not settled
        const float left = x_of(text_edit.cursor());
        const float line = std::max(1.0F, style_.units(1.5F));
        box({left, top + height - line, x_of(text_edit.cursor() + composed.size()) - left, line}, 0, theme.text);
    }
    const Rect caret{x_of(caret_byte), top, std::max(1.0F, style_.units(1.5F)), height};
    box(caret, 0, accent);
    unclip(clip_before);
    frame_.caret = caret;
}

void Builder::paint(const Element& element, const Rect& rect, const List& list) {
    const float height = style_.units(list.row_height);
    const float content = height * static_cast<float>(list.count);
    const bool scrolls = content > rect.h + 0.5F;
    const float width = rect.w - (scrolls ? style_.units(10) : 0);
    const auto found = memory_.scrolled.find(element.id);
    const float most = std::max(0.0F, content - rect.h);
    const float scrolled =
        found == memory_.scrolled.end() ? 0 : std::round(std::clamp(found->second, 0.0F, most));
    spot(Spot::Kind::list, element, rect).content = content;
    stop(element, rect);
    const auto clip_before = clip_;
    clip(rect);
    const auto first = static_cast<std::size_t>(scrolled / height);
    RowsInView in_view{element.id, first, 0};
    for (std::size_t i = first; i < list.count; ++i) {
        const Rect place_of_row{rect.x, rect.y - scrolled + height * static_cast<float>(i), width, height};
        if (place_of_row.y >= rect.bottom()) break;
        const bool over = hovered(place_of_row);
        const bool selected = i == list.selected;
        const float radius = style_.units(7);
        if (over && !selected) box(place_of_row.grown(-1), radius, style_.theme.button);
        if (selected) {
            box(place_of_row.grown(-1), radius, style_.theme.panel); // muted text is read on it
            box(place_of_row.grown(-1), radius, accent.with_alpha(0.13F), accent,
                focused(element) ? std::max(2.0F, style_.units(2)) : 1.0F);
        }
        spot(Spot::Kind::row, element, place_of_row, i);
        in_view.count = i + 1 - first;
        auto& made = frame_.rows_.emplace_back(std::make_shared<const Element>(list.row(i)));
        place(*made, place_of_row);
    }
    unclip(clip_before);
    frame_.lists.push_back(in_view);
    if (focused(element) && list.selected >= list.count) focus_ring(rect, style_.units(7));
    if (scrolls) thumb(element.id, rect, content);
}

} // namespace twoturns::ui
