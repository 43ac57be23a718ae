#include "view/text/emoji.hpp"

#include <algorithm>
#include <array>

namespace twoturns::view {
namespace {

constexpr char32_t joiner = 0x200D;
constexpr char32_t as_text = 0xFE0E;
constexpr char32_t as_emoji = 0xFE0F;
constexpr char32_t keycap = 0x20E3;

bool is_of(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }
bool is_skin_tone(char32_t code) { return is_of(code, 0x1F3FB, 0x1F3FF); }
bool is_tag(char32_t code) { return is_of(code, 0xE0020, 0xE007F); }

/// Returns whether the character is a picture unless a selector says otherwise (Unicode's Emoji_Presentation), for
/// characters below U+1F000.
bool is_picture(char32_t code) {
    if (code >= 0x1F000) return is_of(code, 0x1F004, 0x1F0CF) || is_of(code, 0x1F18E, 0x1FAFF);
    constexpr std::array<char32_t, 60> pictures{
        0x231A, 0x231B, 0x23E9, 0x23EA, 0x23EB, 0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615,
        0x2648, 0x2649, 0x264A, 0x264B, 0x264C, 0x264D, 0x264E, 0x264F, 0x2650, 0x2651, 0x2652, 0x2653,
        0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26D4, 0x26EA,
        0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B, 0x2728, 0x274C, 0x274E, 0x2753,
        0x2754, 0x2755, 0x2757, 0x2795, 0x2796, 0x2797, 0x27B0, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55};
    return code != 0 && std::find(pictures.begin(), pictures.end(), code) != pictures.end();
}

bool is_keycap_sign(char32_t code) { return is_of(code, U'0', U'9') || code == U'#' || code == U'*'; }

/// Returns the end of one element of a joined sequence.
std::size_t end_of_part(std::u32string_view text, std::size_t from) {
    const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : U'\0'; };
    const char32_t code = at(from);
    if (is_flag_letter(code)) return is_flag_letter(at(from + 1)) ? from + 2 : from + 1;
    if (is_keycap_sign(code)) {
        const std::size_t sign = at(from + 1) == as_emoji ? from + 2 : from + 1;
        return at(sign) == keycap ? sign + 1 : from;
    }
    const bool selected = at(from + 1) == as_emoji;
    if (!may_be_emoji(code) || at(from + 1) == as_text || !(is_picture(code) || selected || is_skin_tone(at(from + 1))))
        return from;
    std::size_t end = from + 1;
    while (at(end) == as_emoji || is_skin_tone(at(end)) || is_tag(at(end)) || at(end) == keycap) ++end;
    return end;
}

} // namespace

bool may_be_emoji(char32_t code) {
    return is_of(code, 0x1F004, 0x1FAFF) || is_of(code, 0x2600, 0x27BF) || is_of(code, 0x2B05, 0x2B55) ||
           is_of(code, 0x2300, 0x23FF) || is_of(code, 0x2194, 0x21AA) || is_of(code, 0x25AA, 0x25FE) ||
           code == keycap || code == 0x203C || code == 0x2049 || code == 0x2122 || code == 0x2139 || code == 0x24C2 ||
           code == 0x2934 || code == 0x2935 || code == 0x3030 || code == 0x303D || code == 0x3297 || code == 0x3299 ||
           code == 0xA9 || code == 0xAE;
}

bool is_flag_letter(char32_t code) { return is_of(code, 0x1F1E6, 0x1F1FF); }

bool is_part_unseen(char32_t code) { return code == joiner || code == as_text || code == as_emoji || is_tag(code); }

char32_t main_of_emoji(std::u32string_view emoji) { return emoji.back() == keycap ? keycap : emoji.front(); }

std::size_t end_of_emoji(std::u32string_view text, std::size_t from) {
    std::size_t end = end_of_part(text, from);
    while (end > from && end + 1 < text.size() && text[end] == joiner) {
        const char32_t next = text[end + 1];
        // A joined element is a picture even without a selector, for example the man or woman sign.
        const std::size_t part = end_of_part(text, end + 1);
        if (part == end + 1 && !may_be_emoji(next)) break;
        end = part == end + 1 ? end + 2 : part;
    }
    return end;
}

} // namespace twoturns::view
