#include "decks/deck_import.hpp"

#include <utility>

#include "decks/address_book.hpp"
#include "decks/anki_deck.hpp"
#include "decks/deck_file.hpp"
#include "decks/deck_limits.hpp"
#include "decks/deck_writer.hpp"
#include "decks/file_names.hpp"
#include "platform/files.hpp"

namespace twoturns::decks {

bool is_importable(std::string_view file) {
    return is_address_book(file) || is_anki_package(file) || is_deck_file(file);
}

Result<std::string> import_deck(const std::string& file, const std::filesystem::path& decks) {
    const std::string stem = platform::name_of(platform::path_from(file).stem());
    const std::string name = file_name_from(stem, "deck", deck_limits::name_bytes);
    auto deck = is_address_book(file)   ? read_address_book(file, name)
                : is_anki_package(file) ? read_anki_deck(file, name)
                                        : read_deck_file(file, name);
    if (!deck) return deck.error();
    DeckWriter writer{decks, *std::move(deck)};
    while (!writer.run()) {
    }
    const auto folder = writer.take();
    if (!folder) return folder.error();
    return platform::name_of(*folder);
}

} // namespace twoturns::decks
