#include "decks/formats/deck_formats.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "decks/formats/deck_file.hpp"

namespace twoturns::decks {

#define FORMAT(result, read, ...) result read(const std::string& file, const std::string& name);
#include "deck_formats.def"
#undef FORMAT

/// Spreadsheets are not read, only tables saved from them.
OpenedDeck refuse_spreadsheet(const std::string& /*file*/, const std::string& /*name*/) {
    return Message{N_("this is a spreadsheet: save it as CSV, which is read")};
}

namespace {

/// Opens a file by a function that reads a whole deck, or one that opens its making.
template <auto read> OpenedDeck opened(const std::string& file, const std::string& name) {
    if constexpr (std::is_same_v<decltype(read(file, name)), OpenedDeck>)
        return read(file, name);
    else
        return made_at_once(read(file, name));
}

constexpr std::array formats{
#define FORMAT(result, read, choice, offered, ...) DeckFormat{{__VA_ARGS__}, choice, offered, opened<read>},
#include "deck_formats.def"
#undef FORMAT
};

bool ends_with(std::string_view file, std::string_view ending) {
    if (file.size() < ending.size()) return false;
    const std::string_view end = file.substr(file.size() - ending.size());
    return std::equal(end.begin(), end.end(), ending.begin(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

} // namespace

std::span<const std::string_view> DeckFormat::endings() const {
    const auto* const end = std::find(ending_list.begin(), ending_list.end(), std::string_view{});
    return {ending_list.begin(), end};
}

std::span<const DeckFormat> deck_formats() { return formats; }

const DeckFormat* format_of(std::string_view file) {
    for (const DeckFormat& format : formats)
        for (const std::string_view ending : format.endings())
            if (ends_with(file, ending)) return &format;
    return nullptr;
}

} // namespace twoturns::decks
