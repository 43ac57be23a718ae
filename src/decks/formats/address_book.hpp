// Makes a deck of faces and names from an address book.
#pragma once

#include <string>

#include "decks/deck_writer.hpp"
#include "decks/formats/vcard.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// Returns cards of all people with a readable photograph, judged by the photograph's first bytes.
[[nodiscard]] NewDeck deck_of_book(const std::string& name, AddressBook book);

/// Reads a file as a deck. The error says what is wrong with the file.
Result<NewDeck> read_address_book(const std::string& file, const std::string& name);

} // namespace twoturns::decks
