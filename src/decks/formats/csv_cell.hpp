// A cell of a table as it is written.
#pragma once

#include <string>
#include <string_view>

namespace twoturns::decks {

/// In quotes, those in it doubled, as RFC 4180 has it.
inline void append_cell(std::string& text, std::string_view cell) {
    text += '"';
    for (const char c : cell) {
        if (c == '"') text += c;
        text += c;
    }
    text += '"';
}

} // namespace twoturns::decks
