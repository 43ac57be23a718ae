#include "decks/formats/table_deck.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <utility>

#include "decks/card_sides.hpp"
#include "decks/deck_limits.hpp"
#include "decks/pictures/picture_limits.hpp"
#include "platform/files.hpp"

namespace twoturns::decks {

Result<NewDeck> deck_of_table(const ChosenTable& table) {
    auto cards = parse_cards(*table.bytes, table.form);
    if (!cards) return cards.error();
    NewDeck deck{*std::move(cards)};
    deck.table.name = table.name;
    if (table.folder.empty() || !has_picture_cells(deck.table)) return deck;
    const auto entries = platform::entries_of(table.folder);
    std::set<std::string> beside;
    if (entries)
        for (const platform::FolderEntry& entry : *entries)
            if (!entry.is_folder) beside.insert(entry.name);
    std::set<std::string> taken;
    std::size_t left = deck_limits::all_picture_bytes;
    for (const Card& card : deck.table.cards)
        for (const std::string* cell : {&card.front, &card.back}) {
            if (!is_picture_cell(*cell) || !beside.contains(*cell) || taken.size() == picture_limits::pictures ||
                !taken.insert(*cell).second)
                continue;
            const auto file = platform::path_from(table.folder) / platform::path_from(*cell);
            auto bytes = platform::read_file(platform::name_of(file), std::min(left, picture_limits::file_bytes));
            if (!bytes) continue; // the deck will report the missing picture
            left -= bytes->size();
            deck.pictures.push_back({*cell, *std::move(bytes)});
        }
    return deck;
}

Result<NewDeck> read_table_deck(const std::string& file, const std::string& name) {
    auto bytes = platform::read_file(file);
    if (!bytes) return bytes.error();
    const TableForm form = guessed_form(*bytes).form;
    return deck_of_table({std::make_shared<const std::string>(*std::move(bytes)), form, name,
                          platform::name_of(platform::path_from(file).parent_path())});
}

} // namespace twoturns::decks
