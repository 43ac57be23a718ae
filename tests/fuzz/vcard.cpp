// Any bytes as an address book, and the deck made from it.
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "decks/card_sides.hpp"
#include "decks/deck_limits.hpp"
#include "decks/formats/address_book.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "fuzz/require.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto book = decks::parse_vcards(std::string(data, data + size));
    if (!book) {
        require(!to_english(book.error()).empty());
        return 0;
    }
    require(book->people.size() <= decks::picture_limits::pictures);
    std::set<std::string> names;
    std::size_t bytes = 0;
    for (const decks::Person& person : book->people) {
        require(!person.name.empty() && person.name.size() <= decks::deck_limits::side_bytes);
        require(is_utf8(person.name) && one_line(person.name) == person.name);
        require(names.insert(person.name).second && !person.photo.empty());
        bytes += person.photo.size();
    }
    require(bytes <= size); // nothing unpacks to more than its input
    const std::size_t people = book->people.size();
    const decks::NewDeck deck = decks::deck_of_book("a", *std::move(book));
    require(deck.pictures.size() <= people);
    if (deck.pictures.empty()) return 0;
    const auto table = decks::parse_cards(decks::text_of(deck.table));
    require(static_cast<bool>(table));
    require(table->cards.size() + table->report.doubles == deck.pictures.size());
    return 0;
}
