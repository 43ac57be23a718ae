// A player's changes to a custom deck: its title, texts of its cards and crops of its pictures. They are stored apart
// from the deck's files, which stay unchanged.
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
    /// The new text of a side, keyed by its cell in the table, and the new name of a picture, keyed by its file name.
    std::map<std::string, std::string> texts{};
    Crops crops{}; ///< the crops of the deck's pictures

    [[nodiscard]] bool empty() const { return title.empty() && texts.empty() && crops.empty(); }
    friend bool operator==(const DeckChanges&, const DeckChanges&) = default;
};

/// The size limit for the changes to all decks together, so that they load quickly with the other settings.
inline constexpr std::size_t most_bytes_of_changes = std::size_t{256} << 10U;

/// Returns the prefix of the names of all setting rows of a deck. The prefix does not depend on the deck's title. Each
/// change is one row, so that two windows that change the same deck keep the changes of both.
[[nodiscard]] std::string row_begin(std::string_view deck);
[[nodiscard]] std::map<std::string, std::string> rows_of(const DeckChanges& changes);
/// Applies a row to `changes`; `name` is the row's name without the prefix. Ignores invalid rows.
void take_row(DeckChanges& changes, std::string_view name, std::string_view value);

/// Returns the reason if a side cannot have this text, otherwise nullopt. The text must come from side_from().
[[nodiscard]] std::optional<Message> unfit_for_side(std::string_view text);

/// Applies changed texts to text sides; learning keeps the old text as key. Skips a text that another side already has,
/// because a tile must not have two partners. Cost: O(sides).
void change_texts(CardSides& cards, const DeckChanges& changes);

} // namespace twoturns::decks
