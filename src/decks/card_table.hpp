// Cards with two sides as people keep them: a table of text with a front and a back in each row. docs/decks-of-cards.md
// describes it. Knows no SDL.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "decks/own_pictures.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The table in the folder of a deck.
inline constexpr const char* cards_file = "cards.csv";

struct Card {
    std::string front;
    std::string back;
    friend bool operator==(const Card&, const Card&) = default;
};

/// Which sides are in English and translated when they are shown, in decks that come with the game.
struct TranslatedSides {
    bool front = false;
    bool back = false;
    friend bool operator==(const TranslatedSides&, const TranslatedSides&) = default;
};

struct CardTable {
    std::string name;                     ///< as the text says; may be empty
    TranslatedSides translated{};         ///< as the text says
    std::vector<PictureLeftOut> unmade{}; ///< what the table lacks of that which it was made of, as it says itself
    std::vector<Card> cards;
    std::size_t left_out = 0; ///< cards with a side that an earlier card has, so that nobody could tell them apart
    friend bool operator==(const CardTable&, const CardTable&) = default;
};

/// Reads a table from the bytes of a file: UTF-8 or UTF-16, with a byte order mark or without one; between the cells a
/// tab, semicolon or comma, whichever fits the first rows best; cells in quotes as RFC 4180 has them. Sides come
/// without blanks at their ends, and with a single space for any others. The message names the line that is wrong;
/// there is also one for no cards at all and for more than deck_limits::cards. Time and memory grow with the bytes;
/// 50,000 rows take some 30 ms.
Result<CardTable> parse_cards(std::string_view bytes);

/// What stands on a side for a text: on one line, without blanks at its ends, with a single space for any others.
[[nodiscard]] std::string side_from(std::string_view text);

/// A table that parse_cards() reads as this one; `left_out` is not told. Sides must be as side_from() makes them, none
/// empty, and no card like an earlier one or with two sides that are the same.
[[nodiscard]] std::string text_of(const CardTable& table);

} // namespace twoturns::decks
