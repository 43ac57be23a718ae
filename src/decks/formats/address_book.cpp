#include "decks/formats/address_book.hpp"

#include <utility>

#include "decks/deck_limits.hpp"
#include "decks/formats/card_table.hpp"
#include "decks/pictures/picture_header.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {

NewDeck deck_of_book(const std::string& name, AddressBook book) {
    NewDeck deck;
    deck.table.name = name;
    deck.table.report.left_out = std::move(book.report.left_out);
    for (Person& person : book.people) {
        const auto header = parse_picture_header(person.photo);
        if (!header) {
            deck.table.report.left_out.push_back({std::move(person.name), header.error()});
            continue;
        }
        std::string file = "photo-" + std::to_string(deck.pictures.size() + 1) + ending_of(header->kind);
        deck.table.cards.push_back({file, std::move(person.name)});
        deck.pictures.push_back({std::move(file), std::move(person.photo)});
    }
    if (book.report.beyond > 0)
        deck.table.report.left_out.push_back({"+" + std::to_string(book.report.beyond), {N_("there are too many")}});
    return deck;
}

Result<NewDeck> read_address_book(const std::string& file, const std::string& name) {
    auto book = [&]() -> Result<AddressBook> { // frees the file's bytes, as large as all photographs, at the end
        const auto bytes = platform::read_file(file, deck_limits::vcard_bytes);
        if (!bytes) return bytes.error();
        return parse_vcards(*bytes);
    }();
    if (!book) return book.error();
    NewDeck deck = deck_of_book(name, *std::move(book));
    if (!deck.pictures.empty()) return deck;
    if (deck.table.report.left_out.empty()) return Message{N_("there is no card of a person in it")};
    const LeftOut& first = deck.table.report.left_out.front();
    return Message{"{0}: {1}", {first.file, to_english(first.why)}};
}

} // namespace twoturns::decks
