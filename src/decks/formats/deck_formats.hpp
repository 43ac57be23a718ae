// The table of file formats that become decks, deck_formats.def. A new format is a file in this folder and a row of the
// table.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "decks/deck_making.hpp"

namespace twoturns::decks {

/// The choice that the player makes before a file is imported.
enum class ImportChoice : std::uint8_t {
    nothing,
    fields,  ///< the fields of an Anki package
    columns, ///< the columns of a table of cards
};

struct DeckFormat {
    /// The file name endings of the format, in lower case; unused elements are at the end.
    std::array<std::string_view, 5> ending_list{};
    ImportChoice choice = ImportChoice::nothing;
    bool offered = true; ///< whether dialogs list the format
    /// Opens a file. `name` is the deck's name if the file has none.
    OpenedDeck (*open)(const std::string& file, const std::string& name) = nullptr;

    [[nodiscard]] std::span<const std::string_view> endings() const;
};

/// Returns all formats, in the order of the dialogs.
[[nodiscard]] std::span<const DeckFormat> deck_formats();
/// Returns the format of a file by its ending, in upper or lower case; null if no format has this ending.
[[nodiscard]] const DeckFormat* format_of(std::string_view file);

} // namespace twoturns::decks
