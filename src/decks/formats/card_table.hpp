// Cards with two sides as people keep them: a table of text with a front and a back in each row. docs/decks-of-cards.md
// describes it. Knows no SDL.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/own_pictures.hpp"
#include "platform/encoding.hpp"
#include "twoturns/result.hpp"

namespace twoturns::decks {

/// The table in the folder of a deck.
inline constexpr const char* cards_file = "cards.csv";

struct Card {
    std::string front;
    std::string back;
    friend bool operator==(const Card&, const Card&) = default;
};

/// Which sides are translated when they are shown, in decks that come with the game.
struct TranslatedSides {
    bool front = false;
    bool back = false;
    std::string context = "face"; ///< under which the catalogue has them
    friend bool operator==(const TranslatedSides&, const TranslatedSides&) = default;
};

struct CardTable {
    std::string name;                     ///< as the text says; may be empty
    TranslatedSides translated{};         ///< as the text says
    std::vector<PictureLeftOut> unmade{}; ///< what the table lacks of that which it was made of, as it says itself, and
                                          ///< rows of which there is no card
    std::vector<Card> cards;
    std::size_t left_out = 0; ///< cards with a side that an earlier card has, so that nobody could tell them apart
    std::size_t beyond = 0;   ///< rows without a card that are not in `unmade`, or after the most cards there may be
    friend bool operator==(const CardTable&, const CardTable&) = default;
};

/// How the bytes of a table are to be taken.
struct TableForm {
    platform::Encoding encoding = platform::Encoding::utf8;
    std::string separator = ","; ///< one of separators()
    std::size_t front = 0;       ///< columns, counted from 0
    std::size_t back = 1;
    bool heading = false; ///< the first row is none of the cards
    bool html = false;    ///< cells are HTML, as the text says
    bool joined = false;  ///< a row that has a back alone goes on with the back of the card before
    friend bool operator==(const TableForm&, const TableForm&) = default;
};

[[nodiscard]] std::span<const std::string_view> separators();

struct TableGuess {
    TableForm form;
    bool lone_backs = false; ///< below a card there are rows with a back alone: whether they go on with it is unknown
    bool plain = false;      ///< there is nothing that could be meant otherwise, or that is left out
};

/// What a table looks like: in which encoding it is, if none fits that all of UTF-8 and UTF-16 are; its separator, by a
/// first line `sep=;`, by what Anki writes at the beginning (`#separator:tab`), or by that with which most of the first
/// 200 rows have two cells; whether its first row says what is below; the columns of the sides, which are the first two
/// that are filled in and neither numbers the rows nor, as the text says, holds tags, notes' types, decks or IDs.
[[nodiscard]] TableGuess guessed_form(std::string_view bytes);

/// What the columns are called that a table has in that form: by its heading, else by nothing. No more than 32.
[[nodiscard]] std::vector<std::string> columns_of(std::string_view bytes, const TableForm& form);

/// Reads a table from the bytes of a file, cells in quotes as RFC 4180 has them. Sides come without blanks at their
/// ends, and with a single space for any others. Where cells stand between tabs, a line without a tab goes on with the
/// card before. Rows without a card are listed, each with its line. The message says why there is none at all. Time
/// and memory grow with the bytes; 50,000 rows take some 50 ms.
Result<CardTable> parse_cards(std::string_view bytes, const TableForm& form);
/// The same by guessed_form().
Result<CardTable> parse_cards(std::string_view bytes);

/// Goes through the rows of any table, as its bytes are guessed to be meant, with their cells as they are, and the
/// line.
void each_row(std::string_view bytes,
              const std::function<void(std::span<const std::string> cells, std::size_t line)>& take);

/// What stands on a side for a text: on one line, without blanks at its ends, with a single space for any others.
[[nodiscard]] std::string side_from(std::string_view text);

/// A table that parse_cards() reads as this one; `left_out` and `beyond` are not told. Sides must be as side_from()
/// makes them, none empty, and no card like an earlier one or with two sides that are the same.
[[nodiscard]] std::string text_of(const CardTable& table);

} // namespace twoturns::decks
