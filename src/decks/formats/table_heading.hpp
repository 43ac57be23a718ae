// Interprets the first row of a table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace twoturns::decks {

enum class ColumnMeaning : std::uint8_t {
    unknown,
    number, ///< "#", "No.", "ID": never a side
    other,  ///< tags, examples, pronunciation: a side only if no other column can be
    front,
    back,
    file,
    name,
    language,
};

/// Returns the meaning of a heading in any of the most spoken languages.
[[nodiscard]] ColumnMeaning meaning_of_column(const std::string& heading);

/// Returns whether cells are headings: at least two of them, and at least half of the filled ones, must be known
/// headings, and no two may be alike. So "word,Wort" is a card.
[[nodiscard]] bool is_heading(const std::vector<std::string>& cells);

} // namespace twoturns::decks
