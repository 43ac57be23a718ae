#include "ui/editing.hpp"

#include <algorithm>
#include <iterator>

#include "ui/caret.hpp"
#include "ui/sizes.hpp"

namespace twoturns::ui {
namespace {

LinePlaces places_of(const std::string& text, const Style& style) {
    return {text, style.lettering(measures::words), style.mirrored};
}

std::size_t byte_at_point(const WidgetState::Edit& edit, const HitArea& field, Point at, const Style& style) {
    return places_of(edit.text.text(), style).byte_at(at.x - field.text_x);
}

/// Moves the cursor to the left or right as the player sees it.
void move_cursor(TextEdit& text, bool to_left, TextEdit::Step step, bool extend, const Style& style) {
    const LinePlaces places = places_of(text.text(), style);
    if (step == TextEdit::Step::word || !places.turns()) {
        const bool back = to_left != places.right_to_left();
        return back ? text.left(step, extend) : text.right(step, extend);
    }
    if (extend || text.cursor() == text.anchor()) return text.place(places.beside(text.cursor(), to_left), extend);
    const auto x_of = [&](std::size_t byte) { return style.mirrored ? -places.at(byte) : places.at(byte); };
    const bool cursor_first = x_of(text.cursor()) < x_of(text.anchor());
    text.place(cursor_first == to_left ? text.cursor() : text.anchor(), false); // an end of the selection
}

} // namespace

ShownText shown_text(const TextEdit& edit) {
    const auto [from, to] = std::minmax({edit.cursor(), edit.anchor()});
    ShownText shown{edit.text(), from, to, edit.cursor(), false};
    const std::string& composed = edit.composition();
    if (composed.empty()) return shown;
    shown.text.replace(from, to - from, composed);
    shown.to = from + composed.size();
    shown.caret = from + edit.composition_cursor();
    shown.composed = true;
    return shown;
}

KeyInText key_in_text(WidgetState::Edit& edit, const KeyPress& key, const Style& style) {
    using Step = TextEdit::Step;
    TextEdit& text = edit.text;
    if (key.alt) return {};
    const Step step = key.ctrl ? Step::word : Step::character;
    const auto changed = [](bool what) { return KeyInText{.handled = true, .changed = what}; };
    const auto moved = [] { return KeyInText{.handled = true}; };
    const bool function_key = key.key == Key::f1 || key.key == Key::f11;
    if (!text.composition().empty() && !key.ctrl && !function_key) return moved(); // the input method handles the key
    switch (key.key) {
    case Key::left:
    case Key::right: move_cursor(text, key.key == Key::left, step, key.shift, style); return moved();
    case Key::home: text.left(Step::all, key.shift); return moved();
    case Key::end: text.right(Step::all, key.shift); return moved();
    case Key::backspace: text.erase_back(key.ctrl); return changed(true);
    case Key::del: text.erase_forward(key.ctrl); return changed(true);
    default: break;
    }
    if (!key.ctrl) {
        // A letter also arrives as text input, so the shortcut on the same key must not run as well.
        return KeyInText{.handled = types_character(key.key)};
    }
    switch (key.key) {
    case Key::a: text.select_all(); return moved();
    case Key::c: return {.handled = true, .copied = text.selected()};
    case Key::x: {
        std::string cut = text.cut();
        const bool any = !cut.empty();
        return {.handled = true, .changed = any, .copied = std::move(cut)};
    }
    case Key::v: return {.handled = true, .wants_paste = true};
    case Key::z: return changed(key.shift ? text.redo() : text.undo());
    case Key::y: return changed(text.redo());
    default: return {};
    }
}

void press_in_text(WidgetState::Edit& edit, const HitArea& field, const Press& press, const Style& style) {
    const std::size_t byte = byte_at_point(edit, field, press.at, style);
    if (press.clicks >= 3)
        edit.text.select_all();
    else if (press.clicks == 2)
        edit.text.select_word_at(byte);
    else
        edit.text.place(byte, false);
    edit.dragging = press.clicks == 1;
}

void drag_in_text(WidgetState::Edit& edit, const HitArea& field, Point at, const Style& style) {
    edit.text.place(byte_at_point(edit, field, at, style), true);
    keep_cursor_in_sight(edit, field, style);
}

void keep_cursor_in_sight(WidgetState::Edit& edit, const HitArea& field, const Style& style) {
    const ShownText shown = shown_text(edit.text);
    const LinePlaces places = places_of(shown.text, style);
    const float room = field.rect.w - 2 * style.units(measures::field_pad);
    edit.scroll = scroll_for(places.at(shown.caret), places.width(), room, edit.scroll);
}

std::string digits_of(const std::string& text) {
    std::string digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

} // namespace twoturns::ui
