// A deck of its own made of a table of cards, as the player wants it read.
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
    std::string name;     ///< of the deck
    std::string folder{}; ///< where the pictures lie that cells name; empty: nowhere
};

/// The deck of a table, with the pictures its cells name. Takes as much memory as those do.
Result<NewDeck> deck_of_table(const ChosenTable& table);

} // namespace twoturns::decks
