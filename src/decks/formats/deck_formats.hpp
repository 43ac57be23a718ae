// The table of file formats that become decks. A new format is a file in this folder and a row of the table.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "decks/deck_making.hpp"

namespace twoturns::decks {

/// What the player chooses before a file becomes a deck.
enum class ImportChoice : std::uint8_t {
    nothing,
    fields,  ///< of an Anki package
    columns, ///< of a table of cards
};

struct DeckFormat {
    std::span<const std::string_view> endings; ///< of its files, in lower case
    ImportChoice choice = ImportChoice::nothing;
    bool offered = true; ///< listed in dialogs
    /// Opens a file. `name` is the deck's name if the file has none.
    OpenedDeck (*open)(const std::string& file, const std::string& name) = nullptr;
};

/// Returns all formats, in the order of the dialogs.
[[nodiscard]] std::span<const DeckFormat> deck_formats();
/// Returns the format of a file by its ending, in upper or lower case; null if none has it.
[[nodiscard]] const DeckFormat* format_of(std::string_view file);

} // namespace twoturns::decks
