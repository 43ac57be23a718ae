// Decks made of files that hold a whole one: those that players send each other, address books and Anki packages.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Whether a file is one that is imported, by the ending of its name.
[[nodiscard]] bool is_importable(std::string_view file);

/// Makes a deck of such a file, a new folder in the folder `decks`, and gives that. Nothing of the file is changed. The
/// message says what is wrong with it, or with the disk.
Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks);

} // namespace twoturns::decks
