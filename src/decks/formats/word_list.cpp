// Makes a deck of a list of words: a word on one line, its meaning on the next.
#include <sstream>
#include <string>

#include "decks/deck_limits.hpp"
#include "decks/deck_writer.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {

Result<NewDeck> read_word_list(const std::string& file, const std::string& name) {
    const auto bytes = platform::read_file(file, deck_limits::text_bytes);
    if (!bytes) return bytes.error();
    if (!is_utf8(*bytes)) return Message{N_("it is not UTF-8")};
    NewDeck deck;
    deck.table.name = name;
    std::istringstream lines{*bytes};
    for (Card card; std::getline(lines, card.front) && std::getline(lines, card.back);)
        deck.table.cards.push_back(card);
    if (deck.table.cards.empty()) return Message{N_("there is no word with a meaning below it")};
    return deck;
}

} // namespace twoturns::decks
