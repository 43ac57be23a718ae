// Draws switches, choices, fields and lists.
#include <algorithm>
#include <cmath>
#include <string>

#include "ui/builder.hpp"
#include "ui/caret.hpp"
#include "ui/editing.hpp"
#include "ui/marks.hpp"
#include "ui/sizes.hpp"
#include "ui/typeset.hpp"

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
    // A switch. The knob is at the right and filled when the switch is on.
    const float width = style_.units(measures::switch_width);
    const float height = style_.units(22);
    const Rect track{std::round(rect.right() - pad - width), std::round(middle - height / 2), width, height};
    const float left = rect.x + pad + (toggle.icon.empty() ? 0 : side + style_.units(12));
    const std::string shown_key = style_.key_caps ? toggle.key : std::string{};
    const float key = shown_key.empty() ? 0 : style_.lettering(12).width(shown_key) + style_.units(14);
    HitArea& one = add_hit_area(HitArea::Kind::toggle, element, rect);
    const Rect words{left, rect.y, track.x - key - style_.units(8) - left, rect.h};
    if (!fitted_text(toggle.words, words, 16, theme.text) && one.help.empty()) one.help = toggle.words;
    text(shown_key, {track.x - style_.units(14), middle}, 12, theme.muted, Align::right);
    box(track, height / 2, toggle.on ? accent : theme.field, toggle.on ? accent : theme.field_border, 1);
    const float knob = height - style_.units(6);
    const float inset = style_.units(3);
    box({toggle.on ? track.right() - knob - inset : track.x + inset, track.y + inset, knob, knob}, knob / 2,
        toggle.on ? on_accent : theme.muted);
    stop(element, rect);
}

Rect Builder::option_cell(const Choice& choice, const Rect& rect, std::size_t index) const {
    const std::size_t columns = columns_of(choice, rect.w, style_);
    const std::size_t row = index / columns;
    const auto rows = static_cast<float>(rows_of(choice, rect.w, style_));
    const float gap = style_.units(choice.gap);
    const float height = std::min(option_height(choice, rect.w, style_), std::floor((rect.h + gap) / rows - gap));
    const float pitch = (rect.w + gap) / static_cast<float>(columns);
    const auto column = static_cast<float>(index % columns);
    const float left = std::round(rect.x + column * pitch);
    const float right = std::round(rect.x + (column + 1) * pitch - gap);
    return {left, rect.y + static_cast<float>(row) * (height + gap), std::max(0.0F, right - left),
            std::max(0.0F, height)};
}

void Builder::paint(const Element& element, const Rect& rect, const Choice& choice) {
    if (choice.options.empty()) return;
    const std::size_t lines = lines_of_options(choice, rect.w, style_);
    for (std::size_t i = 0; i < choice.options.size(); ++i)
        option(element, choice, i, option_cell(choice, rect, i), lines);
    if (focused(element)) {
        const Rect cell = option_cell(choice, rect, std::min(choice.selected, choice.options.size() - 1));
        const float radius = choice.chips ? cell.h / 2 + style_.units(3) : style_.units(12);
        focus_ring(cell.grown(style_.units(3)), radius);
    }
    stop(element, rect);
}

void Builder::option(const Element& element, const Choice& choice, std::size_t index, const Rect& cell,
                     std::size_t lines) {
    const Choice::Option& option = choice.options[index];
    const bool selected = index == choice.selected;
    const float pad = style_.units(6);
    const float pitch = std::round(measures::tight_line * style_.letters(measures::least_option_words));
    const float words = lines == 1 ? style_.letters(measures::option_words) * 1.5F
                                   : pitch * static_cast<float>(lines) + style_.units(3);
    const bool over = option.enabled && hovered(cell);
    const bool filled = choice.chips && selected;
    if (filled)
        box(cell, cell.h / 2, style_.theme.chip);
    else if (!choice.bare || over || selected)
        surface(cell, choice.chips ? cell.h / 2 : style_.units(9), over, over && pressed(element.id, index), selected);
    const bool pictured = option.slot || !option.icon.empty();
    Rect upper = cell;
    if (pictured && !option.words.empty()) upper.h = cell.h - words - pad / 2;
    if (option.slot && seen(cell).h > 0) // there may be very many options; skip those out of sight
        frame_.items.emplace_back(
            SlotItem{{element.id.part, static_cast<std::uint32_t>(index)}, upper.grown(-pad), true});
    icon(option.icon, upper.centre(), std::min(upper.h - 2, style_.units(24)), style_.theme.text);
    HitArea& one = add_hit_area(HitArea::Kind::option, element, cell, index);
    one.help = option.help;
    one.enabled = option.enabled;
    if (option.words.empty()) return;
    const float middle = pictured ? std::round(cell.bottom() - pad / 2 - words / 2) : cell.centre().y;
    // Shrinks the letters and drops bold before cutting a word.
    const float room = cell.w - pad;
    bool bold = selected && style_.lettering(measures::option_words, true).width(option.words) <= room;
    SetText set{{option.words}, measures::option_words, true};
    if (!bold) {
        while (set.size > measures::least_option_words && style_.lettering(set.size).width(option.words) > room)
            set.size -= 1;
        if (style_.lettering(set.size).width(option.words) > room)
            set = typeset(option.words, room, lines, {measures::least_option_words}, style_);
    }
    const Colour colour = filled ? style_.theme.on_chip : style_.theme.text;
    float y = middle - pitch * static_cast<float>(std::max<std::size_t>(1, set.lines.size()) - 1) / 2;
    for (const std::string& line : set.lines) {
        text(line, {cell.centre().x, std::round(y)}, set.size, colour, Align::centre, bold);
        y += pitch;
    }
    if (!set.whole && one.help.empty()) one.help = option.words;
}

void Builder::paint(const Element& element, const Rect& rect, const Tabs& tabs) {
    std::vector<SizeHint> needs;
    for (const std::string& name : tabs.names) needs.push_back({0, tab_width(name, style_)});
    const auto widths = distribute(rect.w, needs);
    float x = rect.x;
    const float thick = std::max(2.0F, style_.units(3));
    box({rect.x, rect.bottom() - 1, rect.w, 1}, 0, style_.theme.border);
    for (std::size_t i = 0; i < tabs.names.size(); ++i) {
        const Rect tab{x, rect.y, widths[i], rect.h};
        const bool selected = i == tabs.selected;
        if (hovered(tab) && !selected)
            box(tab, style_.units(8), pressed(element.id, i) ? style_.theme.button_pressed : style_.theme.button);
        const float size = letters_for(tabs.names[i], tab.w - style_.units(8), measures::words, true);
        const std::string shown = fitted(tabs.names[i], tab.w - style_.units(8), style_.lettering(size, true));
        text(shown, tab.centre(), size, selected ? style_.theme.text : style_.theme.muted, Align::centre, selected);
        if (selected) box({tab.x, tab.bottom() - thick, tab.w, thick}, 0, style_.theme.chosen());
        if (selected && focused(element)) focus_ring(tab.grown(-1), style_.units(6));
        HitArea& one = add_hit_area(HitArea::Kind::option, element, tab, i);
        if (shown != tabs.names[i] && one.help.empty()) one.help = tabs.names[i];
        x += widths[i];
    }
    if (!tabs.names.empty()) stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Stepper& stepper) {
    const Theme& theme = style_.theme;
    const bool editing = state_.edit && state_.edit->id == element.id;
    const bool ringed = focused(element) || editing;
    box(rect, style_.units(7), theme.field, ringed ? theme.focus : theme.field_border,
        ringed ? style_.edge_in_use() : 1.0F);
    HitArea& middle = add_hit_area(HitArea::Kind::stepper, element, rect);
    const float side = std::min(rect.h, std::floor(rect.w / 3));
    const Rect inner{rect.x + side, rect.y, rect.w - 2 * side, rect.h};
    middle.text_x = inner.x;
    if (editing)
        edited_text(*state_.edit, inner, 16);
    else
        text(std::to_string(stepper.value), rect.centre(), 16, theme.text, Align::centre);
    for (const bool up : {false, true}) {
        const Rect half{up ? rect.right() - side : rect.x, rect.y, side, rect.h};
        const bool possible = up ? stepper.value < stepper.most : stepper.value > stepper.least;
        if (possible && hovered(half)) box(half.grown(-2), style_.units(5), theme.button_hover);
        icon(up ? "plus" : "minus", half.centre(), style_.units(16), theme.text.with_alpha(possible ? 1.0F : 0.38F));
        add_hit_area(up ? HitArea::Kind::step_up : HitArea::Kind::step_down, element, half).enabled = possible;
    }
    stop(element, rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Slider& slider) {
    add_hit_area(HitArea::Kind::slider, element, rect);
    if (slider.style == Slider::Style::strip) return strip(element, rect, slider);
    const float height = std::max(4.0F, style_.units(5));
    const float knob = knob_of(slider, style_);
    const Rect track{rect.x + knob / 2, std::round(rect.centre().y - height / 2), rect.w - knob, height};
    const float at = std::round(track.w * std::clamp(slider.value, 0.0F, 1.0F));
    box(track, height / 2, style_.theme.field);
    if (slider.ramp.empty()) box({track.x, track.y, std::max(height, at), height}, height / 2, accent);
    const float part = track.w / static_cast<float>(std::max<std::size_t>(1, slider.ramp.size()));
    for (std::size_t i = 0; i < slider.ramp.size(); ++i) {
        const float left = std::round(part * static_cast<float>(i));
        if (left >= at) break;
        const float right = std::min(at, std::round(part * static_cast<float>(i + 1)));
        box({track.x + left, track.y, right - left, height}, 0, slider.ramp[i]);
    }
    const Rect handle{track.x + at - knob / 2, std::round(rect.centre().y - knob / 2), knob, knob};
    box(handle, knob / 2, hovered(handle) ? accent_hover : accent, on_accent, 1);
    if (focused(element)) focus_ring(handle.grown(style_.units(3)), knob / 2 + style_.units(3));
    stop(element, rect);
}

void Builder::strip(const Element& element, const Rect& rect, const Slider& slider) {
    const bool held = state_.drag && state_.drag->id == element.id;
    const float height = std::max(3.0F, style_.units(held || hovered(rect) ? 8.0F : 5.0F));
    box({rect.x, rect.y, rect.w, height}, 0, style_.theme.border);
    box({rect.x, rect.y, std::round(rect.w * std::clamp(slider.value, 0.0F, 1.0F)), height}, 0, accent);
}

void Builder::paint(const Element& element, const Rect& rect, const TextField& field) {
    const Theme& theme = style_.theme;
    const bool editing = state_.edit && state_.edit->id == element.id;
    box(rect, style_.units(7), theme.field, editing ? theme.focus : theme.field_border,
        editing ? style_.edge_in_use() : 1.0F);
    const float pad = style_.units(measures::field_pad);
    const Rect inside{rect.x + pad, rect.y, rect.w - 2 * pad, rect.h};
    HitArea& one = add_hit_area(HitArea::Kind::field, element, rect);
    one.text_x = inside.x - (editing ? state_.edit->scroll : 0);
    constexpr float size = measures::words;
    if (editing)
        edited_text(*state_.edit, inside, size);
    else if (field.text.empty())
        fitted_text(field.prompt, inside, size, theme.muted);
    else {
        const std::string shown = fitted_end(field.text, inside.w, style_.lettering(size));
        text(shown, {inside.x, inside.centre().y}, size, theme.text);
        if (shown != field.text && one.help.empty()) one.help = field.text;
    }
    stop(element, rect);
}

void Builder::edited_text(const WidgetState::Edit& edit, const Rect& inside, float size) {
    const Theme& theme = style_.theme;
    const ShownText shown = shown_text(edit.text);
    const LinePlaces places{shown.text, style_.lettering(size), style_.mirrored};
    const float start = inside.x - edit.scroll;
    const float top = std::round(inside.y + inside.h * 0.2F);
    const float height = std::round(inside.h * 0.6F);
    const auto clip_before = clip_;
    clip(inside.grown(2));
    const auto chosen = places.covered(shown.from, shown.to);
    if (!shown.composed)
        for (const LinePlaces::Span& one : chosen) box({start + one.x, top, one.width, height}, 2, theme.selection);
    text(shown.text, {start, inside.centre().y}, size, theme.text);
    if (shown.composed) { // underlined until it is committed
        const float thick = std::max(1.0F, style_.units(1.5F));
        for (const LinePlaces::Span& one : chosen)
            box({start + one.x, top + height - thick, one.width, thick}, 0, theme.text);
    }
    const Rect caret{start + places.at(shown.caret), top, std::max(1.0F, style_.units(1.5F)), height};
    box(caret, 0, accent);
    unclip(clip_before);
    frame_.caret = caret;
}

void Builder::paint(const Element& element, const Rect& rect, const List& list) {
    const float height = row_height_of(list, style_);
    const float content = height * static_cast<float>(list.count);
    const bool scrolls = content > rect.h + 0.5F;
    const float width = rect.w - (scrolls ? style_.units(measures::scroll_bar_width) : 0);
    const float above = scrolled(element.id, content - rect.h);
    add_hit_area(HitArea::Kind::list, element, rect).content = content;
    stop(element, rect);
    const auto clip_before = clip_;
    clip(rect);
    const auto first = static_cast<std::size_t>(above / height);
    RowsInView in_view{element.id, first, 0};
    for (std::size_t i = first; i < list.count; ++i) {
        const Rect place_of_row{rect.x, rect.y - above + height * static_cast<float>(i), width, height};
        if (place_of_row.y >= rect.bottom()) break;
        list_row(element, list, i, place_of_row);
        in_view.count = i + 1 - first;
    }
    unclip(clip_before);
    frame_.lists.push_back(in_view);
    if (focused(element) && list.selected >= list.count) focus_ring(rect, style_.units(7));
    if (scrolls) thumb(element.id, rect, content);
}

void Builder::list_row(const Element& element, const List& list, std::size_t index, const Rect& rect) {
    const float radius = style_.units(7);
    if (index == list.selected) {
        box(rect.grown(-1), radius, style_.theme.panel); // gives muted text enough contrast
        const bool ringed = focused(element);
        box(rect.grown(-1), radius, accent.with_alpha(0.13F), ringed ? style_.theme.focus : style_.theme.chosen(),
            ringed ? std::max(2.0F, style_.units(2)) : 1.0F);
    } else if (hovered(rect)) {
        box(rect.grown(-1), radius, style_.theme.button);
    }
    add_hit_area(HitArea::Kind::row, element, rect, index);
    place(*frame_.rows_.emplace_back(std::make_shared<const Element>(list.row(index))), rect);
}

void Builder::paint(const Element& element, const Rect& rect, const Marks& marks) {
    frame_.items.emplace_back(SlotItem{element.id, rect});
    if (marks.count == 0) return;
    add_hit_area(HitArea::Kind::marks, element, rect);
    stop(element, rect);
    // Uses only the middle of the area if a few marks share much room.
    const auto middle_of = [&](std::size_t mark) {
        const Rect place = place_of_mark(marks, rect, mark);
        const float width = std::min(place.w, style_.units(24));
        return Rect{place.centre().x - width / 2, place.y, width, place.h};
    };
    if (focused(element))
        focus_ring(middle_of(std::min(marks.selected, marks.count - 1)).grown(style_.units(1)), style_.units(4));
    const std::size_t over = state_.pointer ? mark_at(marks, rect, *state_.pointer) : marks.count;
    if (over >= marks.count || !hovered(rect)) return;
    const Rect place_of_one = place_of_mark(marks, rect, over);
    box(middle_of(over), style_.units(4), style_.theme.button_hover);
    if (marks.help) add_hit_area(HitArea::Kind::marks, element, place_of_one, over).help = marks.help(over);
}

} // namespace twoturns::ui
