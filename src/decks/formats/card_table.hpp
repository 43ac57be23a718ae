// Reads and writes tables of two-sided cards: text with a front and a back in each row, described in
// docs/decks-of-cards.md. Independent of SDL.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "decks/deck_report.hpp"
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

/// Which sides are translated for display, in decks that come with the game.
struct TranslatedSides {
    bool front = false;
    bool back = false;
    std::string context = "face"; ///< the context in the catalogue
    friend bool operator==(const TranslatedSides&, const TranslatedSides&) = default;
};

struct CardTable {
    std::string name;             ///< from the text; may be empty
    TranslatedSides translated{}; ///< from the text
    DeckReport report{};          ///< omissions the table itself lists, and rows that gave no card
    std::vector<Card> cards;
    friend bool operator==(const CardTable&, const CardTable&) = default;
};

/// How to interpret the bytes of a table.
struct TableForm {
    platform::Encoding encoding = platform::Encoding::utf8;
    std::string separator = ","; ///< one of separators()
    std::size_t front = 0;       ///< column index, from 0
    std::size_t back = 1;
    bool heading = false; ///< the first row is not a card
    bool html = false;    ///< cells are HTML, as the text says
    bool joined = false;  ///< a row with only a back continues the back of the card before
    friend bool operator==(const TableForm&, const TableForm&) = default;
};

[[nodiscard]] std::span<const std::string_view> separators();

struct TableGuess {
    TableForm form;
    bool lone_backs = false; ///< some rows below a card have only a back; it is unknown whether they continue it
    bool plain = false;      ///< nothing is ambiguous or left out
};

/// Guesses the form of a table. The encoding: the likeliest one if neither UTF-8 nor UTF-16 fits. The separator: from a
/// first line `sep=;`, from Anki's header (`#separator:tab`), or the one that splits most of the first 200 rows into
/// two cells. The heading: whether the first row describes the rows below. The sides: the first two filled columns,
/// except columns that number the rows or, by heading or Anki's header, hold tags, note types, decks or IDs.
[[nodiscard]] TableGuess guessed_form(std::string_view bytes);

/// Returns the names of the table's columns in this form, at most 32: from its heading, else empty.
[[nodiscard]] std::vector<std::string> columns_of(std::string_view bytes, const TableForm& form);

/// Parses the bytes of a table; quoted cells follow RFC 4180. Sides are trimmed, and each run of blanks becomes one
/// space. In a table with tabs, a line without a tab continues the card before. Rows without a card are listed, each
/// with its line. Returns a message if there is no card at all. Time and memory: O(bytes); 50,000 rows take about 50
/// ms.
Result<CardTable> parse_cards(std::string_view bytes, const TableForm& form);
/// Parses a table in its guessed form.
Result<CardTable> parse_cards(std::string_view bytes);

/// Calls a function for each row of any table, in its guessed form, with the raw cells and the line number.
void each_row(std::string_view bytes,
              const std::function<void(std::span<const std::string> cells, std::size_t line)>& take);

/// Returns a text as a side shows it: on one line, trimmed, each run of blanks as one space.
[[nodiscard]] std::string side_from(std::string_view text);

/// Returns a text that parse_cards() reads as this table, without `beyond` and `doubles`. Sides must come from
/// side_from(), none empty; no card may look like an earlier one or have two equal sides.
[[nodiscard]] std::string text_of(const CardTable& table);

} // namespace twoturns::decks
