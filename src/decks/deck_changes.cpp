#include "decks/deck_changes.hpp"

#include <charconv>
#include <string>
#include <unordered_map>
#include <utility>

#include "decks/deck_limits.hpp"

namespace twoturns::decks {
namespace {

// A line each: the deck, then its title, its texts, the new one before the old one, and the squares of its pictures.
// What may have any characters is the rest of the line.
constexpr std::string_view deck_word = "deck\t";
constexpr std::string_view title_word = "title\t";
constexpr std::string_view text_word = "text\t";
constexpr std::string_view crop_word = "crop\t";

/// On one line, as names of files may have several.
std::string escaped(std::string_view name) {
    std::string line;
    for (const char c : name) {
        if (c == '\\') line += "\\\\";
        if (c == '\n') line += "\\n";
        if (c != '\\' && c != '\n') line += c;
    }
    return line;
}

std::string unescaped(std::string_view line) {
    std::string name;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool pair = line[i] == '\\' && i + 1 < line.size();
        name += !pair ? line[i] : line[i + 1] == 'n' ? '\n' : line[i + 1];
        i += pair ? 1 : 0;
    }
    return name;
}

/// What follows a word at the beginning of a line; nothing if another one is there.
std::optional<std::string_view> after(std::string_view word, std::string_view line) {
    if (line.substr(0, word.size()) != word) return std::nullopt;
    return line.substr(word.size());
}

void take_text(std::string_view rest, DeckChanges& changes) {
    const std::size_t between = rest.find('\t');
    if (between == std::string_view::npos) return;
    const std::string_view now = rest.substr(0, between);
    std::string was = unescaped(rest.substr(between + 1));
    if (!was.empty() && side_from(now) == now && !unfit_for_side(now)) changes.texts[std::move(was)] = now;
}

/// "1500 1000 3000", a tab, and the file.
void take_crop(std::string_view rest, DeckChanges& changes) {
    const std::size_t between = rest.find('\t');
    if (between == std::string_view::npos) return;
    Crop crop;
    std::string_view numbers = rest.substr(0, between);
    for (int* const number : {&crop.across, &crop.down, &crop.side}) {
        const auto [end, fault] = std::from_chars(numbers.data(), numbers.data() + numbers.size(), *number);
        if (fault != std::errc{}) return;
        numbers.remove_prefix(static_cast<std::size_t>(end - numbers.data()));
        if (!numbers.empty() && numbers.front() == ' ') numbers.remove_prefix(1);
    }
    std::string file = unescaped(rest.substr(between + 1));
    if (!numbers.empty() || file.empty() || within_range(crop) != crop || crop == Crop{}) return;
    changes.crops[std::move(file)] = crop;
}

} // namespace

std::string text_of(const ChangesOfDecks& changes) {
    std::string text;
    for (const auto& [deck, of_deck] : changes) {
        if (of_deck.empty()) continue;
        text.append(deck_word).append(escaped(deck)) += '\n';
        if (!of_deck.title.empty()) text.append(title_word).append(of_deck.title) += '\n';
        for (const auto& [was, now] : of_deck.texts)
            (text.append(text_word).append(now) += '\t').append(escaped(was)) += '\n';
        for (const auto& [file, crop] : of_deck.crops) {
            text.append(crop_word).append(std::to_string(crop.across)) += ' ';
            text.append(std::to_string(crop.down)) += ' ';
            (text.append(std::to_string(crop.side)) += '\t').append(escaped(file)) += '\n';
        }
    }
    return text;
}

ChangesOfDecks changes_from(std::string_view text) {
    ChangesOfDecks changes;
    DeckChanges* of_deck = nullptr;
    text = text.substr(0, most_bytes_of_changes);
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (const auto deck = after(deck_word, line))
            of_deck = &changes[unescaped(*deck)];
        else if (of_deck == nullptr)
            continue;
        else if (const auto title = after(title_word, line); title && side_from(*title) == *title)
            of_deck->title = *title;
        else if (const auto rest = after(text_word, line))
            take_text(*rest, *of_deck);
        else if (const auto of_picture = after(crop_word, line))
            take_crop(*of_picture, *of_deck);
    }
    std::erase_if(changes, [](const auto& one) { return one.first.empty() || one.second.empty(); });
    return changes;
}

std::optional<Message> unfit_for_side(std::string_view text) {
    if (text.empty()) return Message{N_("There is nothing on it."), {}};
    if (text.size() > deck_limits::side_bytes)
        return Message{N_("More than {0} bytes have no room on a side."), {std::to_string(deck_limits::side_bytes)}};
    if (is_picture_cell(std::string{text}) || is_unread_picture_name(text))
        return Message{N_("This is the name of a picture, not a text."), {}};
    return std::nullopt;
}

void change_texts(CardSides& cards, const DeckChanges& changes) {
    if (changes.texts.empty()) return;
    std::unordered_map<std::string, CardSide*> says; // which side says that by now
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
