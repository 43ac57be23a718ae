// Makes a deck from a table of cards, in the form that the player chose.
#pragma once

#include <memory>
#include <string>

#include "decks/deck_writer.hpp"
#include "decks/formats/card_table.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct ChosenTable {
    std::shared_ptr<const std::string> bytes;
    TableForm form;
    std::string name;     ///< the name of the deck
    std::string folder{}; ///< the folder of the pictures that cells name; empty: no pictures
};

/// Returns the deck of a table with the pictures that its cells name. Memory: the size of the pictures.
Result<NewDeck> deck_of_table(const ChosenTable& table);

/// Reads a file as a deck, in its guessed form.
Result<NewDeck> read_table_deck(const std::string& file, const std::string& name);

} // namespace twoturns::decks
