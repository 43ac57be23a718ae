// Reads and writes tables of two-sided cards: text with a front and a back in each row. docs/decks-of-cards.md
// describes the format. Independent of SDL.
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

/// The name of the table in a deck's folder.
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
    std::string name;             ///< the name in the table; may be empty
    TranslatedSides translated{}; ///< as the table says
    DeckReport report{};          ///< the left-out cards that the table lists, and rows that gave no card
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
    bool html = false;    ///< cells are HTML, as the table says
    bool joined = false;  ///< a row with only a back continues the back of the card in the row before
    friend bool operator==(const TableForm&, const TableForm&) = default;
};

[[nodiscard]] std::span<const std::string_view> separators();

struct TableGuess {
    TableForm form;
    bool lone_backs = false; ///< some rows below a card have only a back, which may continue the card
    bool plain = false;      ///< nothing is ambiguous or left out
};

/// Guesses the form of a table. Encoding: the likeliest one if neither UTF-8 nor UTF-16 fits. Separator: from a first
/// line `sep=;`, from Anki's header (`#separator:tab`), or the separator that splits most of the first 200 rows into
/// two cells. Heading: whether the first row describes the rows below. Sides: the first two filled columns, except
/// columns that number the rows, or that hold tags, note types, decks or IDs according to the heading or Anki's header.
[[nodiscard]] TableGuess guessed_form(std::string_view bytes);

/// Returns the names of the table's columns in this form, at most 32, from the heading; empty names without a heading.
[[nodiscard]] std::vector<std::string> columns_of(std::string_view bytes, const TableForm& form);

/// Parses the bytes of a table; quoted cells follow RFC 4180. Trims sides and replaces each run of blanks by one space.
/// In a table with tabs, a line without a tab continues the card before it. The report lists rows without a card, with
/// their line numbers. Returns a message if there is no card at all. Time and memory: O(bytes); 50,000 rows take about
/// 50 ms.
Result<CardTable> parse_cards(std::string_view bytes, const TableForm& form);
/// Parses a table in its guessed form.
Result<CardTable> parse_cards(std::string_view bytes);

/// Calls a function for each row of any table in its guessed form, with the raw cells and the line number.
void each_row(std::string_view bytes,
              const std::function<void(std::span<const std::string> cells, std::size_t line)>& take);

/// Returns a text as a side shows it: on one line, trimmed, with each run of blanks replaced by one space.
[[nodiscard]] std::string side_from(std::string_view text);

/// Returns a text that parse_cards() reads as this table, without `beyond` and `doubles`. Sides must come from
/// side_from() and not be empty. No card may look like an earlier card or have two equal sides.
[[nodiscard]] std::string text_of(const CardTable& table);

} // namespace twoturns::decks
