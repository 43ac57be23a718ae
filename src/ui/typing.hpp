// Text as it is typed into a field.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace twoturns::ui {

/// Whether a byte of UTF-8 goes on with a character rather than begins one.
[[nodiscard]] inline bool inside_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Takes away the last character, which may be several bytes.
inline void pop_character(std::string& text) {
    while (!text.empty() && inside_character(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

/// Adds what is typed or pasted, as far as `most` bytes have room for whole characters. Line ends and other
/// control characters, which a field cannot show, are left out.
inline void type_into(std::string& field, std::string_view text, std::size_t most) {
    while (!text.empty()) {
        std::size_t bytes = 1;
        while (bytes < text.size() && inside_character(text[bytes])) ++bytes;
        const auto first = static_cast<unsigned char>(text.front());
        if (first >= ' ' && first != 0x7F) {
            if (field.size() + bytes > most) return;
            field += text.substr(0, bytes);
        }
        text.remove_prefix(bytes);
    }
}

} // namespace twoturns::ui
