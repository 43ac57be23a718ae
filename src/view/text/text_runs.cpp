#include "view/text/text_runs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <utility>

#include <hb.h>

#include "twoturns/notation.hpp"
#include "view/text/bidi.hpp"
#include "view/text/emoji.hpp"

namespace twoturns::view {
namespace {

struct Character {
    char32_t code = 0;
    std::string_view bytes;
};

constexpr Character replacement{0xFFFD, "\xEF\xBF\xBD"};

bool is_control(char32_t code) { return code < ' ' || (code >= 0x7F && code < 0xA0); }

/// Removes the first character from a text, which must not be empty, and returns it.
Character take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const std::string_view bytes = text.substr(0, length);
    if (!is_utf8(bytes)) {
        text.remove_prefix(1);
        return replacement;
    }
    text.remove_prefix(length);
    char32_t code = length == 1 ? lead : lead & (0x7FU >> length);
    for (const char c : bytes.substr(1)) code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    return is_control(code) ? replacement : Character{code, bytes};
}

/// Returns whether a character is a Chinese, Japanese or Korean letter or symbol, all of which are as wide as high.
bool is_wide(char32_t code) { return (code >= 0x2E80 && code < 0xD800) || (code >= 0xF900 && code < 0xFFF0); }

/// Returns whether a punctuation mark is used in Latin and Chinese but drawn differently: ‘ ’ “ ” … —
bool is_shared(char32_t code) {
    constexpr std::array<char32_t, 6> shared{0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2014};
    return std::find(shared.begin(), shared.end(), code) != shared.end();
}

/// Returns whether the character is drawn over the previous one or modifies it, and so needs the same font: accents,
/// joiners and variation selectors.
bool joins_the_one_before(char32_t code) {
    return (code >= 0x300 && code < 0x370) || (code >= 0x200B && code < 0x2010) || (code >= 0xFE00 && code < 0xFE10) ||
           (code >= 0xE0000 && code < 0xE1000);
}

enum class Weight : std::uint8_t {
    regular,
    bold_latin, // bold text with regular Chinese
    bold,
    serif
};

struct FontChoice {
    Weight weight;
    const HasGlyph& has;
    const FallBack& fall_back;
    const FontOfEmoji& font_of_emoji;
};

bool is_of_system(FontFile font) { return font >= FontFile::first_of_system; }

/// Returns whether a font needs to be told the script of its text, because it shapes letters by it.
bool needs_script(FontFile font) {
    using enum FontFile;
    return font == native || font == native_bold || font == native_serif || is_of_system(font);
}

/// Returns the font for a character. `before` is the previous character's font; it is preferred, so that a word is in
/// one font.
FontFile font_for(char32_t code, bool latin_first, FontFile before, const FontChoice& fonts) {
    using enum FontFile;
    if (fonts.weight == Weight::serif) {
        if (latin_first && fonts.has(serif, code)) return serif;
        if (fonts.has(native_serif, code)) return native_serif;
        if (fonts.has(chinese_serif, code)) return chinese_serif;
    }
    const FontFile latin_font = fonts.weight == Weight::regular ? latin : latin_bold;
    if (latin_first && fonts.has(latin_font, code)) return latin_font;
    if (fonts.weight == Weight::bold && fonts.has(native_bold, code)) return native_bold;
    if (fonts.has(native, code)) return native;
    if (fonts.weight == Weight::bold && fonts.has(chinese_bold, code)) return chinese_bold;
    if (fonts.has(chinese, code)) return chinese;
    if (is_of_system(before) && fonts.has(before, code)) return before;
    return fonts.fall_back ? fonts.fall_back(code).value_or(latin_font) : latin_font;
}

/// Returns the script's four-letter code of ISO 15924; empty for characters common to all scripts.
std::string script_of(char32_t code) {
    const hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), code);
    if (script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN) return {};
    std::array<char, 4> letters{};
    hb_tag_to_string(hb_script_to_iso15924_tag(script), letters.data());
    return {letters.data(), letters.size()};
}

/// Runs in reading order, and the level of each run.
struct Cut {
    std::vector<Run> runs;
    std::vector<std::uint8_t> levels;

    void add(const Character& character, FontFile font, std::uint8_t level, bool apart = false) {
        if (font == FontFile::pictures && !apart) return; // marks cannot combine with a picture
        std::string script = needs_script(font) ? script_of(character.code) : std::string{};
        const bool same = !apart && !runs.empty() && runs.back().font == font && levels.back() == level;
        if (same && (script.empty() || runs.back().script.empty() || script == runs.back().script)) {
            if (!script.empty()) runs.back().script = std::move(script);
        } else {
            runs.push_back({font, {}, level % 2 != 0, std::move(script)});
            levels.push_back(level);
        }
        runs.back().text += character.bytes;
    }
};

Cut cut(const std::vector<Character>& all, const std::vector<std::uint8_t>& levels, const FontChoice& fonts) {
    Cut made;
    bool wide_before = false;
    std::u32string codes;
    for (const Character& character : all) codes += character.code;
    for (std::size_t from = 0; from < all.size();) {
        if (const std::size_t end = end_of_emoji(codes, from); end > from && fonts.font_of_emoji) {
            std::string emoji;
            for (std::size_t i = from; i < end; ++i) emoji += all[i].bytes;
            if (const auto font = fonts.font_of_emoji(std::u32string_view{codes}.substr(from, end - from), emoji)) {
                const std::uint8_t level = levels.empty() ? std::uint8_t{0} : levels[from];
                made.add({codes[from], emoji}, *font, level, *font == FontFile::pictures);
                from = end;
                wide_before = false;
                continue;
            }
        }
        // One character, or a sequence of shared punctuation marks.
        std::size_t to = from + 1;
        const bool shared = is_shared(all[from].code);
        while (shared && to < all.size() && is_shared(all[to].code)) ++to;
        const bool among_wide = wide_before || (to < all.size() && is_wide(all[to].code));
        for (; from < to; ++from) {
            const char32_t code = all[from].code;
            const FontFile before = made.runs.empty() ? FontFile::latin : made.runs.back().font;
            const bool joins = !made.runs.empty() && joins_the_one_before(code);
            made.add(all[from], joins ? before : font_for(code, !(shared && among_wide), before, fonts),
                     levels.empty() ? std::uint8_t{0} : levels[from]);
            wide_before = is_wide(code);
        }
    }
    return made;
}

} // namespace

std::vector<Run> runs_of(std::string_view text, Typeface face, const HasGlyph& has, const FallBack& fall_back,
                         const FontOfEmoji& font_of_emoji, bool right_to_left) {
    std::vector<Character> all;
    while (!text.empty()) all.push_back(take_character(text));
    std::u32string codes;
    for (const Character& character : all) codes += character.code;
    std::vector<std::uint8_t> levels = levels_of(codes, right_to_left);
    std::size_t drawn_ones = 0; // counts all characters except direction marks, whose effect is in the levels
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (is_direction_mark(codes[i])) continue;
        all[drawn_ones] = all[i];
        if (!levels.empty()) levels[drawn_ones] = levels[i];
        ++drawn_ones;
    }
    all.resize(drawn_ones);
    if (!levels.empty()) levels.resize(drawn_ones);
    const auto in = [&](Weight weight) { return cut(all, levels, {weight, has, fall_back, font_of_emoji}); };
    const auto uses = [](const Cut& cut, std::initializer_list<FontFile> fonts) {
        return std::any_of(cut.runs.begin(), cut.runs.end(), [&](const Run& run) {
            return std::find(fonts.begin(), fonts.end(), run.font) != fonts.end();
        });
    };
    Cut made;
    if (face == Typeface::serif) made = in(Weight::serif);
    const bool lacks_serif =
        face == Typeface::serif && uses(made, {FontFile::latin_bold, FontFile::chinese, FontFile::chinese_bold,
                                               FontFile::native, FontFile::native_bold});
    if (face == Typeface::bold || lacks_serif) made = in(Weight::bold);
    if (face == Typeface::regular) made = in(Weight::regular);
    if (face != Typeface::regular && uses(made, {FontFile::chinese, FontFile::native})) made = in(Weight::bold_latin);
    if (levels.empty()) return std::move(made.runs);
    std::vector<Run> drawn;
    for (const std::size_t index : visual_order(made.levels)) drawn.push_back(std::move(made.runs[index]));
    return drawn;
}

} // namespace twoturns::view
