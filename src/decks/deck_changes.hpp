// A player's changes to a deck of his own: its name, texts of its cards and crops of its pictures. They are stored
// apart from the deck's files, which stay unchanged.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "decks/card_sides.hpp"
#include "decks/pictures/crop.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

struct DeckChanges {
    std::string title; ///< empty: the deck's own title
    /// The new text of a side, by its cell in the table, and the new name of a picture, by its file name.
    std::map<std::string, std::string> texts{};
    Crops crops{}; ///< of its pictures

    [[nodiscard]] bool empty() const { return title.empty() && texts.empty() && crops.empty(); }
    friend bool operator==(const DeckChanges&, const DeckChanges&) = default;
};

/// Limit for all decks together, so that they load quickly with the other settings.
inline constexpr std::size_t most_bytes_of_changes = std::size_t{256} << 10U;

/// Changes are stored as settings, one row each, so that two windows that change the same deck keep the changes of
/// both. Returns the prefix of all row names of a deck, which does not depend on its title.
[[nodiscard]] std::string row_begin(std::string_view deck);
[[nodiscard]] std::map<std::string, std::string> rows_of(const DeckChanges& changes);
/// Applies a row, whose name comes without the prefix; ignores invalid rows.
void take_row(DeckChanges& changes, std::string_view name, std::string_view value);

/// Returns why a side cannot have this text; nullopt if it can. The text must come from side_from().
[[nodiscard]] std::optional<Message> unfit_for_side(std::string_view text);

/// Applies changed texts to text sides; learning keeps the old text as key. Skips a text that another side has by now,
/// because no tile may have two partners. Cost: O(sides).
void change_texts(CardSides& cards, const DeckChanges& changes);

} // namespace twoturns::decks
