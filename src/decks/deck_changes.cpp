#include "decks/deck_changes.hpp"

#include <charconv>
#include <string>
#include <unordered_map>
#include <utility>

#include "decks/deck_limits.hpp"

namespace twoturns::decks {
namespace {

// The types of rows. Earlier versions kept all rows in one text; the store converts them to these.
constexpr std::string_view title_word = "title";
constexpr std::string_view text_word = "text\t"; // followed by the old text
constexpr std::string_view crop_word = "crop\t"; // followed by the file

/// Escapes tabs and line ends.
std::string escaped(std::string_view name) {
    std::string line;
    for (const char c : name) {
        if (c == '\\') line += "\\\\";
        if (c == '\n') line += "\\n";
        if (c == '\t') line += "\\t";
        if (c != '\\' && c != '\n' && c != '\t') line += c;
    }
    return line;
}

std::string unescaped(std::string_view line) {
    std::string name;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool pair = line[i] == '\\' && i + 1 < line.size();
        name += !pair ? line[i] : line[i + 1] == 'n' ? '\n' : line[i + 1] == 't' ? '\t' : line[i + 1];
        i += pair ? 1 : 0;
    }
    return name;
}

/// Parses three numbers such as "1500 1000 3000".
std::optional<Crop> crop_from(std::string_view numbers) {
    Crop crop;
    for (int* const number : {&crop.across, &crop.down, &crop.side}) {
        const auto [end, fault] = std::from_chars(numbers.data(), numbers.data() + numbers.size(), *number);
        if (fault != std::errc{}) return std::nullopt;
        numbers.remove_prefix(static_cast<std::size_t>(end - numbers.data()));
        if (!numbers.empty() && numbers.front() == ' ') numbers.remove_prefix(1);
    }
    if (!numbers.empty() || within_range(crop) != crop || crop == Crop{}) return std::nullopt;
    return crop;
}

} // namespace

std::string row_begin(std::string_view deck) { return escaped(deck) + '\t'; }

std::map<std::string, std::string> rows_of(const DeckChanges& changes) {
    std::map<std::string, std::string> rows;
    if (!changes.title.empty()) rows[std::string(title_word)] = changes.title;
    for (const auto& [was, now] : changes.texts) rows[std::string(text_word) + escaped(was)] = now;
    for (const auto& [file, crop] : changes.crops)
        rows[std::string(crop_word) + escaped(file)] =
            std::to_string(crop.across) + ' ' + std::to_string(crop.down) + ' ' + std::to_string(crop.side);
    return rows;
}

void take_row(DeckChanges& changes, std::string_view name, std::string_view value) {
    const auto after = [&](std::string_view word) {
        return name.starts_with(word) ? unescaped(name.substr(word.size())) : std::string{};
    };
    const bool is_side = side_from(value) == value && !unfit_for_side(value);
    if (name == title_word && side_from(value) == value) changes.title = value;
    if (std::string was = after(text_word); !was.empty() && is_side) changes.texts[std::move(was)] = value;
    if (std::string file = after(crop_word); !file.empty())
        if (const auto crop = crop_from(value)) changes.crops[std::move(file)] = *crop;
}

std::optional<Message> unfit_for_side(std::string_view text) {
    if (text.empty()) return Message{N_("There is nothing on it.")};
    if (text.size() > deck_limits::side_bytes)
        return Message{N_("More than {0} bytes have no room on a side."), {std::to_string(deck_limits::side_bytes)}};
    if (is_picture_cell(std::string{text}) || is_unread_picture_name(text))
        return Message{N_("This is the name of a picture, not a text.")};
    return std::nullopt;
}

void change_texts(CardSides& cards, const DeckChanges& changes) {
    if (changes.texts.empty()) return;
    std::unordered_map<std::string, CardSide*> says; // the side that currently has each text
    for (CardSide& side : cards.sides) says[side.text] = &side;
    for (const auto& [was, now] : changes.texts) {
        const auto found = says.find(was);
        if (found == says.end() || unfit_for_side(now)) continue;
        CardSide* const side = found->second;
        if (side->picture >= 0 || !side->learnt_as.empty() || says.count(now) > 0) continue;
        side->learnt_as = std::exchange(side->text, now);
        says.erase(found);
        says[now] = side;
    }
}

} // namespace twoturns::decks
