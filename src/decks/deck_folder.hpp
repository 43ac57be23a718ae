// A deck of the player's own that was made of something else: a folder with a table of cards and the pictures it names.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "twoturns/result.hpp"

namespace twoturns::decks {

struct DeckPicture {
    std::string file; ///< its name in the folder
    std::string bytes;
};

/// A name that any system takes for a folder, as near to the wanted one as can be.
[[nodiscard]] std::string folder_name_from(const std::string& name);

/// Writes the folder NAME into `decks`, which is made where it is missing: cards.csv and the pictures. It is there
/// whole or not at all. What is there already stays: a number is put behind the name. Gives the folder, or why it
/// could not be written. Takes as long as the disk does.
Result<std::string> write_deck_folder(const std::filesystem::path& decks, const std::string& name,
                                      const std::string& table, const std::vector<DeckPicture>& pictures);

} // namespace twoturns::decks
