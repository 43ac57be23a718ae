// What a player changed about a deck of his own, its name, texts of its cards and what is seen of its pictures, kept
// apart from the files of the deck: those stay as they are.
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
    std::string title; ///< empty: as the deck calls itself
    /// What a side says instead of its cell in the table, and what a picture is called instead, by the name of its
    /// file.
    std::map<std::string, std::string> texts{};
    Crops crops{}; ///< of its pictures

    [[nodiscard]] bool empty() const { return title.empty() && texts.empty() && crops.empty(); }
    friend bool operator==(const DeckChanges&, const DeckChanges&) = default;
};

/// Of all decks. More are not kept, so that they are read in a moment with all other settings.
inline constexpr std::size_t most_bytes_of_changes = std::size_t{256} << 10U;

/// As the settings have them, a row for each, so that windows that change the same deck keep what both have changed:
/// the names of all rows of a deck begin with this, whatever it is called; what follows, and the values, are these.
[[nodiscard]] std::string row_begin(std::string_view deck);
[[nodiscard]] std::map<std::string, std::string> rows_of(const DeckChanges& changes);
/// Adds what a row says, without that beginning; what makes no sense is passed over.
void take_row(DeckChanges& changes, std::string_view name, std::string_view value);

/// Why a side cannot say that; nothing if it may. Texts are as side_from() makes them.
[[nodiscard]] std::optional<Message> unfit_for_side(std::string_view text);

/// Writes other texts on the sides that are none of a picture; learning knows the cards by those of before. Passed over
/// is what has become a text of another side by now: no tile may have two partners. Costs a look at every side.
void change_texts(CardSides& cards, const DeckChanges& changes);

} // namespace twoturns::decks
