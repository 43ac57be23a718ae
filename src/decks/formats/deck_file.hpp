// A whole deck as a single file that players send each other: a zip archive of what its folder holds.
#pragma once

#include <string>
#include <string_view>

#include "decks/deck_writer.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The ending of their names.
inline constexpr const char* deck_ending = ".ttdeck";

/// Whether a file is a deck by the ending of its name; any zip archive may be one.
[[nodiscard]] bool is_deck_file(std::string_view file);

/// The bytes of such a file; the same for the same deck. Takes as much memory as the pictures do, twice.
[[nodiscard]] Result<std::string> deck_file_of(const NewDeck& deck);

/// Reads one, or a zip archive of pictures or of a folder that holds a deck: what lies in folders of that is passed
/// over. Takes as much memory as the pictures do. The message says what is wrong with it: no archive, damaged, no table
/// and no picture in it, a table that cannot be read. `name` is that of the deck where its table says none. Pictures
/// that are none, or beyond what picture_limits and deck_limits allow, are left out, and the table says so.
Result<NewDeck> read_deck_file(const std::string& file, const std::string& name);

} // namespace twoturns::decks
