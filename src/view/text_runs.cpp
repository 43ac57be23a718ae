#include "view/text_runs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "twoturns/notation.hpp"

namespace twoturns::view {
namespace {

struct Character {
    char32_t code = 0;
    std::string_view bytes;
};

constexpr Character replacement{0xFFFD, "\xEF\xBF\xBD"};

bool is_control(char32_t code) { return code < ' ' || (code >= 0x7F && code < 0xA0); }

/// The first character of a text that is not empty; takes its bytes away.
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

/// Chinese, Japanese and Korean letters and signs, all as wide as they are high.
bool is_wide(char32_t code) { return (code >= 0x2E80 && code < 0xD800) || (code >= 0xF900 && code < 0xFFF0); }

/// Signs that Latin and Chinese share, but draw differently: ‘ ’ “ ” … —
bool is_shared(char32_t code) {
    constexpr std::array<char32_t, 6> shared{0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2014};
    return std::find(shared.begin(), shared.end(), code) != shared.end();
}

/// What is drawn over or changes the character before it, and so cannot be in another font: accents, joiners and
/// selectors of a variant.
bool joins_the_one_before(char32_t code) {
    return (code >= 0x300 && code < 0x370) || (code >= 0x200B && code < 0x2010) || (code >= 0xFE00 && code < 0xFE10) ||
           (code >= 0xE0000 && code < 0xE1000);
}

enum class Weight : std::uint8_t {
    regular,
    bold_latin, // and regular Chinese
    bold
};

FontFile font_for(char32_t code, bool latin_first, Weight weight, const HasGlyph& has) {
    using enum FontFile;
    const FontFile latin_font = weight == Weight::regular ? latin : latin_bold;
    if (latin_first && has(latin_font, code)) return latin_font;
    if (weight == Weight::bold && has(chinese_bold, code)) return chinese_bold;
    return has(chinese, code) ? chinese : latin_font;
}

std::vector<Run> cut(const std::vector<Character>& all, Weight weight, const HasGlyph& has) {
    std::vector<Run> runs;
    bool wide_before = false;
    for (std::size_t from = 0; from < all.size();) {
        // One character, or as many shared signs as follow one another.
        std::size_t to = from + 1;
        const bool shared = is_shared(all[from].code);
        while (shared && to < all.size() && is_shared(all[to].code)) ++to;
        const bool among_wide = wide_before || (to < all.size() && is_wide(all[to].code));
        for (; from < to; ++from) {
            const auto [code, bytes] = all[from];
            const bool joins = !runs.empty() && joins_the_one_before(code);
            const FontFile font = joins ? runs.back().font : font_for(code, !(shared && among_wide), weight, has);
            if (runs.empty() || runs.back().font != font) runs.push_back({font, {}});
            runs.back().text += bytes;
            wide_before = is_wide(code);
        }
    }
    return runs;
}

} // namespace

std::vector<Run> runs_of(std::string_view text, bool bold, const HasGlyph& has) {
    std::vector<Character> all;
    while (!text.empty()) all.push_back(take_character(text));
    auto runs = cut(all, bold ? Weight::bold : Weight::regular, has);
    const bool lacks_bold =
        bold && std::any_of(runs.begin(), runs.end(), [](const Run& run) { return run.font == FontFile::chinese; });
    return lacks_bold ? cut(all, Weight::bold_latin, has) : runs;
}

} // namespace twoturns::view
