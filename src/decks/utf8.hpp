// UTF-8 helpers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace twoturns::decks {

inline void append_utf8(std::string& text, char32_t code) {
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0U | code >> 6U);
        tail(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0U | code >> 12U);
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | code >> 18U);
        tail(12);
        tail(6);
        tail(0);
    }
}

/// Removes the first character of a text and returns it; the text must be well-formed and not empty.
inline std::string_view take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    const std::string_view character = text.substr(0, length);
    text.remove_prefix(character.size());
    return character;
}

/// Returns the code point of a character, which is given by its bytes.
inline char32_t code_of(std::string_view character) {
    const auto lead = static_cast<unsigned char>(character.front());
    char32_t code = character.size() == 1 ? lead : lead & (0x7FU >> character.size());
    for (const char c : character.substr(1)) code = (code << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    return code;
}

} // namespace twoturns::decks
