// An address book made into a deck: faces and names.
#pragma once

#include <string>
#include <string_view>

#include "decks/deck_writer.hpp"
#include "decks/formats/vcard.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Whether a file is an address book, by the ending of its name.
[[nodiscard]] bool is_address_book(std::string_view file);

/// Cards of all people of whom there is a photograph that can be read, by its first bytes.
[[nodiscard]] NewDeck deck_of_book(const std::string& name, AddressBook book);

/// The deck of a file. The message says what is wrong with it.
Result<NewDeck> read_address_book(const std::string& file, const std::string& name);

} // namespace twoturns::decks
