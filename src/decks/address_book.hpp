// An address book made into a deck: faces and names.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "decks/deck_folder.hpp"
#include "decks/vcard.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Whether a file is an address book, by the ending of its name.
[[nodiscard]] bool is_address_book(std::string_view file);

/// A deck as it is to be written.
struct BookDeck {
    std::string table;
    std::vector<DeckPicture> pictures;
    std::vector<PictureLeftOut> left_out; ///< people
    std::size_t beyond = 0;               ///< people that were not looked at
};

/// Cards of all people of whom there is a photograph that can be read, by its first bytes.
[[nodiscard]] BookDeck deck_of_book(const std::string& name, AddressBook book);

struct ImportedBook {
    std::string folder;       ///< the deck
    std::size_t people = 0;   ///< on cards
    std::size_t left_out = 0; ///< and not
};

/// Makes a deck of the file in the folder `decks`. Nothing of the file is changed. The message says what is wrong with
/// it, or with the disk.
Result<ImportedBook> import_address_book(const std::string& file, const std::filesystem::path& decks);

} // namespace twoturns::decks
