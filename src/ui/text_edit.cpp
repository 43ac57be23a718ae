#include "ui/text_edit.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>

#include "ui/utf8.hpp"

namespace twoturns::ui {
namespace {

enum class CharacterKind {
    letter,
    han,
    sign,
    space
};

struct Range {
    char32_t first;
    char32_t last;
    CharacterKind kind;
};

/// Sorted ranges. A character in none of them is a letter or digit.
constexpr std::array ranges{
    Range{0x0000, 0x0020, CharacterKind::space},  Range{0x0021, 0x002F, CharacterKind::sign},
    Range{0x003A, 0x0040, CharacterKind::sign},   Range{0x005B, 0x005E, CharacterKind::sign},
    Range{0x0060, 0x0060, CharacterKind::sign},   Range{0x007B, 0x007E, CharacterKind::sign},
    Range{0x00A0, 0x00A0, CharacterKind::space},  Range{0x00A1, 0x00A9, CharacterKind::sign},
    Range{0x00AB, 0x00B4, CharacterKind::sign},   Range{0x00B6, 0x00B9, CharacterKind::sign},
    Range{0x00BB, 0x00BF, CharacterKind::sign},   Range{0x00D7, 0x00D7, CharacterKind::sign},
    Range{0x00F7, 0x00F7, CharacterKind::sign},   Range{0x2000, 0x200A, CharacterKind::space},
    Range{0x2010, 0x202E, CharacterKind::sign},   Range{0x202F, 0x202F, CharacterKind::space},
    Range{0x2030, 0x205E, CharacterKind::sign},   Range{0x205F, 0x205F, CharacterKind::space},
    Range{0x20A0, 0x20CF, CharacterKind::sign},   Range{0x2190, 0x2BFF, CharacterKind::sign},
    Range{0x2E00, 0x2E7F, CharacterKind::sign},   Range{0x2E80, 0x2FDF, CharacterKind::han},
    Range{0x2FF0, 0x2FFF, CharacterKind::sign},   Range{0x3000, 0x3000, CharacterKind::space},
    Range{0x3001, 0x3004, CharacterKind::sign},   Range{0x3005, 0x3007, CharacterKind::han},
    Range{0x3008, 0x3020, CharacterKind::sign},   Range{0x3021, 0x3029, CharacterKind::han},
    Range{0x3030, 0x3030, CharacterKind::sign},   Range{0x3400, 0x4DBF, CharacterKind::han},
    Range{0x4DC0, 0x4DFF, CharacterKind::sign},   Range{0x4E00, 0x9FFF, CharacterKind::han},
    Range{0xF900, 0xFAFF, CharacterKind::han},    Range{0xFE10, 0xFE1F, CharacterKind::sign},
    Range{0xFE30, 0xFE6F, CharacterKind::sign},   Range{0xFF01, 0xFF0F, CharacterKind::sign},
    Range{0xFF1A, 0xFF20, CharacterKind::sign},   Range{0xFF3B, 0xFF40, CharacterKind::sign},
    Range{0xFF5B, 0xFF65, CharacterKind::sign},   Range{0xFFE0, 0xFFFD, CharacterKind::sign},
    Range{0x1F000, 0x1FAFF, CharacterKind::sign}, Range{0x20000, 0x3FFFF, CharacterKind::han},
};

CharacterKind kind_at(std::string_view text, std::size_t at) {
    const char32_t code = code_point_at(text, at).code;
    const auto* const range = std::partition_point(ranges.data(), ranges.data() + ranges.size(),
                                                   [&](const Range& r) { return r.last < code; });
    return range != ranges.data() + ranges.size() && range->first <= code ? range->kind : CharacterKind::letter;
}

/// Returns the start of the run of characters of this kind that ends at `at`.
std::size_t run_begin(std::string_view text, std::size_t at, CharacterKind kind) {
    while (at > 0) {
        const std::size_t before = previous_character(text, at);
        if (kind_at(text, before) != kind) break;
        at = before;
    }
    return at;
}

/// Returns the end of the run of characters of this kind that begins at `at`.
std::size_t run_end(std::string_view text, std::size_t at, CharacterKind kind) {
    while (at < text.size() && kind_at(text, at) == kind) at = next_character(text, at);
    return at;
}

/// Returns whether a field of one line cannot display this code point.
bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
}

/// The part of a text that a field can hold; see TextEdit::insert.
struct FieldText {
    std::string text;
    bool whole = true;
};
FieldText field_text(std::string_view utf8, std::size_t room) {
    std::string text;
    std::size_t bytes = 0;
    for (std::size_t at = 0; at < utf8.size(); at += bytes) {
        const CodePoint next = code_point_at(utf8, at);
        bytes = next.bytes;
        if (is_control(next.code)) continue;
        const std::size_t end = text.size();
        text += next.code == replacement_character ? "\uFFFD" : utf8.substr(at, bytes);
        if (text.size() > room) {
            text.resize(character_begin(text, end));
            return {std::move(text), false};
        }
    }
    return {std::move(text), true};
}

} // namespace

TextEdit::TextEdit(std::string_view text, std::size_t most_bytes)
    : now_{field_text(text, most_bytes).text}, most_bytes_(most_bytes) {
    now_.cursor = now_.anchor = now_.text.size();
}

std::string TextEdit::selected() const {
    const auto [from, to] = selection();
    return now_.text.substr(from, to - from);
}

bool TextEdit::insert(std::string_view utf8) {
    const auto [from, to] = selection();
    const auto [typed, whole] = field_text(utf8, most_bytes_ - (now_.text.size() - (to - from)));
    end_composition();
    if (!typed.empty()) replace(from, to, typed, next_character(typed, 0) == typed.size() ? Run::typing : Run::none);
    return whole;
}

void TextEdit::compose(std::string_view utf8, std::size_t cursor_bytes) {
    composition_ = field_text(utf8, most_composed_bytes).text;
    composition_cursor_ = character_begin(composition_, cursor_bytes);
}

void TextEdit::erase_back(bool word) {
    erase(to_left(word ? Step::word : Step::character), now_.cursor, Run::erasing_back);
}

void TextEdit::erase_forward(bool word) {
    erase(now_.cursor, to_right(word ? Step::word : Step::character), Run::erasing_forward);
}

void TextEdit::left(Step step, bool extend) {
    const bool leave = !extend && step != Step::all && now_.cursor != now_.anchor;
    const std::size_t to = leave ? selection().first : to_left(step);
    select(extend ? now_.anchor : to, to);
}

void TextEdit::right(Step step, bool extend) {
    const bool leave = !extend && step != Step::all && now_.cursor != now_.anchor;
    const std::size_t to = leave ? selection().second : to_right(step);
    select(extend ? now_.anchor : to, to);
}

void TextEdit::place(std::size_t byte, bool extend) {
    const std::size_t to = character_begin(now_.text, byte);
    select(extend ? now_.anchor : to, to);
}

void TextEdit::select_word_at(std::size_t byte) {
    std::size_t at = character_begin(now_.text, byte);
    if (at == now_.text.size()) at = previous_character(now_.text, at);
    if (now_.text.empty()) return select(0, 0);
    const CharacterKind kind = kind_at(now_.text, at);
    select(run_begin(now_.text, at, kind), run_end(now_.text, at, kind));
}

void TextEdit::select_all() { select(0, now_.text.size()); }

std::string TextEdit::cut() {
    std::string taken = selected();
    erase(now_.cursor, now_.cursor, Run::none);
    return taken;
}

bool TextEdit::undo() { return swap_state(past_, future_); }

bool TextEdit::redo() { return swap_state(future_, past_); }

void TextEdit::set_text(std::string_view text) {
    if (TextEdit other(text, most_bytes_); other.text() != now_.text) *this = std::move(other);
}

std::pair<std::size_t, std::size_t> TextEdit::selection() const { return std::minmax({now_.cursor, now_.anchor}); }

std::size_t TextEdit::to_left(Step step) const {
    const std::string& text = now_.text;
    if (step == Step::all) return 0;
    if (step == Step::character) return previous_character(text, now_.cursor);
    const std::size_t end = run_begin(text, now_.cursor, CharacterKind::space);
    return end == 0 ? 0 : run_begin(text, end, kind_at(text, previous_character(text, end)));
}

std::size_t TextEdit::to_right(Step step) const {
    const std::string& text = now_.text;
    if (step == Step::all) return text.size();
    if (step == Step::character) return next_character(text, now_.cursor);
    const std::size_t begin = run_end(text, now_.cursor, CharacterKind::space);
    return begin == text.size() ? begin : run_end(text, begin, kind_at(text, begin));
}

void TextEdit::select(std::size_t anchor, std::size_t cursor) {
    end_composition();
    run_ = Run::none;
    now_.anchor = anchor;
    now_.cursor = cursor;
}

/// Erases the selection, or the given range if nothing is selected.
void TextEdit::erase(std::size_t from, std::size_t to, Run run) {
    end_composition();
    if (now_.cursor != now_.anchor) {
        std::tie(from, to) = selection();
        run = Run::none;
    }
    if (from != to) replace(from, to, {}, run);
}

void TextEdit::replace(std::size_t from, std::size_t to, std::string_view with, Run run) {
    remember(run);
    now_.text.replace(from, to - from, with);
    // The next code point may be a mark, which now belongs to the character before it.
    now_.cursor = now_.anchor = character_end(now_.text, from + with.size());
}

void TextEdit::remember(Run run) {
    future_.clear();
    if (run != Run::none && run == std::exchange(run_, run)) return;
    run_ = run;
    past_.push_back(now_);
    std::size_t kept = 0;
    std::size_t bytes = 0;
    for (auto state = past_.rbegin(); state != past_.rend() && kept < most_undo_steps; ++state, ++kept) {
        bytes += state->text.size();
        if (kept > 0 && bytes > most_undo_bytes) break;
    }
    past_.erase(past_.begin(), past_.end() - static_cast<std::ptrdiff_t>(kept));
}

bool TextEdit::swap_state(std::vector<State>& from, std::vector<State>& to) {
    end_composition();
    run_ = Run::none;
    if (from.empty()) return false;
    to.push_back(std::exchange(now_, std::move(from.back())));
    from.pop_back();
    return true;
}

void TextEdit::end_composition() {
    composition_.clear();
    composition_cursor_ = 0;
}

std::size_t byte_at(std::string_view text, float x, const Measure& measure) {
    std::vector<std::size_t> places{0};
    while (places.back() < text.size()) places.push_back(next_character(text, places.back()));
    const auto width = [&](std::size_t bytes) { return measure(text.substr(0, bytes)); };
    const auto after =
        std::partition_point(places.begin(), places.end(), [&](std::size_t place) { return width(place) <= x; });
    if (after == places.begin()) return 0;
    const std::size_t before = *std::prev(after);
    return after == places.end() || x - width(before) <= width(*after) - x ? before : *after;
}

float scroll_for(float cursor_x, float text_width, float room, float current_scroll) {
    const float scroll = std::min(std::max(current_scroll, cursor_x - room), cursor_x);
    return std::max(0.0F, std::min(scroll, text_width - room));
}

} // namespace twoturns::ui
