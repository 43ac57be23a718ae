#include "decks/same_text.hpp"

#include <algorithm>

#include "decks/composed.hpp"
#include "decks/formats/card_table.hpp"
#include "decks/utf8.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_any_blank(char32_t code) {
    return code == U' ' || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 ||
           code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

bool is_joiner(char32_t code) { return code == 0x200C || code == 0x200D; }

/// Returns whether a code point is invisible in every context.
bool is_unseen(char32_t code) {
    return code == 0xAD || code == 0x34F || code == 0x180E || code == 0x200B || code == 0x200E || code == 0x200F ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
           (code >= 0xFE00 && code <= 0xFE0F) || code == 0xFEFF;
}

} // namespace

std::string as_seen(std::string_view text) {
    if (is_ascii(text) || !is_utf8(text)) return std::string{text};
    std::string seen;
    char32_t before = 0;
    while (!text.empty()) {
        const char32_t code = code_of(take_character(text));
        // Joiners change the appearance of Arabic, of all scripts after it in Unicode, and of emoji.
        const bool joins = is_joiner(code) && before >= 0x600 && !text.empty();
        if (is_unseen(code) || (is_joiner(code) && !joins)) continue;
        before = is_any_blank(code) ? U' ' : code;
        append_utf8(seen, before);
    }
    return composed(side_from(seen));
}

} // namespace twoturns::decks
