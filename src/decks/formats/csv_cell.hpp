// Writes a cell of a table.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// Appends a cell in quotes, with inner quotes doubled, as in RFC 4180.
inline void append_cell(std::string& text, std::string_view cell) {
    text += '"';
    for (const char c : cell) {
        if (c == '"') text += c;
        text += c;
    }
    text += '"';
}

} // namespace twoturns::decks
