// UTF-8, and the characters that a player sees: a code point together with its combining marks.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace twoturns::ui {

/// Stands for a byte that is not UTF-8.
inline constexpr char32_t replacement_character = U'\uFFFD';

struct CodePoint {
    char32_t code;
    std::size_t bytes;
};

/// Returns whether a byte is a UTF-8 continuation byte.
[[nodiscard]] inline bool inside_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Returns the code point that begins at a byte; for malformed bytes the replacement character with a length of one
/// byte.
[[nodiscard]] inline CodePoint code_point_at(std::string_view text, std::size_t at) {
    constexpr CodePoint malformed{replacement_character, 1};
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000}; // by length; a smaller code is overlong
    const char32_t first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) return {first, 1};
    if (first < 0xC0 || first > 0xF7) return malformed;
    const std::size_t bytes = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() - at < bytes) return malformed;
    char32_t code = first & (0x7FU >> bytes);
    for (const char byte : text.substr(at + 1, bytes - 1)) {
        if (!inside_character(byte)) return malformed;
        code = code << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
    }
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < smallest[bytes] || surrogate || code > 0x10FFFF) return malformed;
    return {code, bytes};
}

/// Returns the UTF-8 of a code point.
[[nodiscard]] inline std::string encoded(char32_t code) {
    const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xC0U | code >> 6U), byte(0x80U | (code & 0x3FU))};
    if (code < 0x10000)
        return {byte(0xE0U | code >> 12U), byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
    return {byte(0xF0U | code >> 18U), byte(0x80U | (code >> 12U & 0x3FU)), byte(0x80U | (code >> 6U & 0x3FU)),
            byte(0x80U | (code & 0x3FU))};
}

/// Returns whether two adjacent code points belong to one character. A mark, variation selector or skin tone belongs to
/// the code point before it; the zero-width joiner also joins the code point after it. Flags, which are pairs of
/// letters, and the vowel signs of Indian scripts are not recognised.
[[nodiscard]] inline bool joined(char32_t before, char32_t after) {
    constexpr char32_t joiner = 0x200D;
    constexpr std::array<std::array<char32_t, 2>, 9> marks{{{0x0300, 0x036F},
                                                            {0x1AB0, 0x1AFF},
                                                            {0x1DC0, 0x1DFF},
                                                            {0x200C, 0x200D},
                                                            {0x20D0, 0x20FF},
                                                            {0xFE00, 0xFE0F},
                                                            {0xFE20, 0xFE2F},
                                                            {0x1F3FB, 0x1F3FF},
                                                            {0xE0020, 0xE01EF}}};
    if (before == joiner) return true;
    return after >= marks.front()[0] && std::any_of(marks.begin(), marks.end(), [&](const auto& range) {
               return after >= range[0] && after <= range[1];
           });
}

/// Returns whether a cut before this byte keeps all characters whole.
[[nodiscard]] inline bool between_characters(std::string_view text, std::size_t at) {
    if (at == 0 || at >= text.size()) return true;
    if (inside_character(text[at])) return false;
    std::size_t before = at - 1;
    while (before > 0 && inside_character(text[before])) --before;
    return !joined(code_point_at(text, before).code, code_point_at(text, at).code);
}

/// Returns the beginning of the character that contains this byte; the end of the text if the byte is beyond the end.
[[nodiscard]] inline std::size_t character_begin(std::string_view text, std::size_t at) {
    at = std::min(at, text.size());
    while (!between_characters(text, at)) --at;
    return at;
}

/// Returns the first position between characters that is at or after this byte.
[[nodiscard]] inline std::size_t character_end(std::string_view text, std::size_t at) {
    at = std::min(at, text.size());
    while (!between_characters(text, at)) ++at;
    return at;
}

/// Returns the position one character to the left or right, at most the end of the text.
[[nodiscard]] inline std::size_t previous_character(std::string_view text, std::size_t at) {
    return at == 0 ? 0 : character_begin(text, at - 1);
}
[[nodiscard]] inline std::size_t next_character(std::string_view text, std::size_t at) {
    return character_end(text, at + 1);
}

} // namespace twoturns::ui
