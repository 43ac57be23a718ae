#include "decks/formats/deck_formats.hpp"

#include <algorithm>
#include <array>

#include "decks/formats/address_book.hpp"
#include "decks/formats/anki_deck.hpp"
#include "decks/formats/deck_file.hpp"
#include "decks/formats/table_deck.hpp"

namespace twoturns::decks {

namespace {

using namespace std::string_view_literals;

/// Spreadsheets are not read, only tables saved from them.
OpenedDeck refuse_spreadsheet(const std::string& /*file*/, const std::string& /*name*/) {
    return Message{N_("this is a spreadsheet: save it as CSV, which is read")};
}

template <Result<NewDeck> (*read)(const std::string& file, const std::string& name)>
OpenedDeck at_once(const std::string& file, const std::string& name) {
    return made_at_once(read(file, name));
}

constexpr std::array table_endings{".csv"sv, ".tsv"sv};
constexpr std::array book_endings{".vcf"sv};
constexpr std::array anki_endings{".apkg"sv, ".colpkg"sv};
constexpr std::array deck_endings{std::string_view{deck_ending}, ".zip"sv};
constexpr std::array sheet_endings{".xlsx"sv, ".xlsm"sv, ".xls"sv, ".ods"sv, ".numbers"sv};

constexpr std::array formats{
    DeckFormat{table_endings, ImportChoice::columns, true, at_once<read_table_deck>},
    DeckFormat{book_endings, ImportChoice::nothing, true, at_once<read_address_book>},
    DeckFormat{anki_endings, ImportChoice::fields, true, open_anki_deck},
    DeckFormat{deck_endings, ImportChoice::nothing, true, at_once<read_deck_file>},
    DeckFormat{sheet_endings, ImportChoice::nothing, false, refuse_spreadsheet},
};

bool ends_with(std::string_view file, std::string_view ending) {
    if (file.size() < ending.size()) return false;
    const std::string_view end = file.substr(file.size() - ending.size());
    return std::equal(end.begin(), end.end(), ending.begin(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

} // namespace

std::span<const DeckFormat> deck_formats() { return formats; }

const DeckFormat* format_of(std::string_view file) {
    for (const DeckFormat& format : formats)
        for (const std::string_view ending : format.endings)
            if (ends_with(file, ending)) return &format;
    return nullptr;
}

} // namespace twoturns::decks
