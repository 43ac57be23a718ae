// Reads and writes a deck as a single file for sharing: a zip archive of its folder.
#pragma once

#include <string>

#include "decks/deck_writer.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The ending of deck files.
inline constexpr const char* deck_ending = ".ttdeck";

/// Returns the bytes of a deck file. The same deck always gives the same bytes. Memory: twice the size of the pictures.
[[nodiscard]] Result<std::string> deck_file_of(const NewDeck& deck);

/// Reads a deck file, or a zip archive of pictures or of a deck's folder; ignores files in subfolders of that folder.
/// `name` is the deck's name if its table has none. Leaves out files that are not pictures or exceed picture_limits and
/// deck_limits, and lists them in the table's report. Returns a message if the file is not an archive, is damaged, has
/// neither table nor pictures, or has an unreadable table. Memory: the size of the pictures.
Result<NewDeck> read_deck_file(const std::string& file, const std::string& name);

} // namespace twoturns::decks
