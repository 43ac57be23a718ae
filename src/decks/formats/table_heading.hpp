// What the first row of a table says about its columns.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace twoturns::decks {

enum class ColumnMeaning : std::uint8_t {
    unknown,
    number, ///< "#", "No.", "ID": never a side
    other,  ///< tags, examples, pronunciation: a side only where there is nothing better
    front,
    back,
    file,
    name,
    language,
};

/// By its heading, in any of the languages with most speakers.
[[nodiscard]] ColumnMeaning meaning_of_column(const std::string& heading);

/// Whether cells say what stands below them: two of them at least, and half of those that are filled in, mean something
/// as headings, and no two the same. "word,Wort" is a card.
[[nodiscard]] bool is_heading(const std::vector<std::string>& cells);

} // namespace twoturns::decks
