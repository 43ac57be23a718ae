#include "decks/formats/deck_text.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <set>
#include <utility>

#include "core/lines.hpp"
#include "decks/deck_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

/// A line of the text: its first word, and the rest.
struct Entry {
    std::string number; // line number, for messages
    std::string_view word;
    std::string_view value;
};

/// Parses a line; the entry is empty for a blank line.
Entry entry_of(const Line& line) {
    const auto words = words_of(line.text);
    Entry entry{std::to_string(line.number), {}, {}};
    if (words.empty()) return entry;
    entry.word = words.front();
    if (words.size() > 1)
        entry.value = {words[1].data(),
                       static_cast<std::size_t>(words.back().data() + words.back().size() - words[1].data())};
    return entry;
}

/// Returns whether the text is displayable on one line: UTF-8 without control characters, except blanks.
bool is_text(std::string_view text) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\t' && c != '\r'; };
    return is_utf8(text) && std::none_of(text.begin(), text.end(), is_control);
}

Result<void> read_name(const Entry& entry, std::size_t most, std::string& name) {
    if (entry.value.empty())
        return Message{N_("line {0}: nothing behind \"{1}\""), {entry.number, std::string(entry.word)}};
    if (entry.value.size() > most)
        return Message{N_("line {0}: more than {1} bytes behind \"{2}\""),
                       {entry.number, std::to_string(most), std::string(entry.word)}};
    name = entry.value;
    return {};
}

Result<void> read_number(const Entry& entry, int most, int& number) {
    const auto value = parse_number(entry.value);
    if (!value || *value < 1 || *value > most)
        return Message{N_("line {0}: no number from 1 to {1} behind \"{2}\""),
                       {entry.number, std::to_string(most), std::string(entry.word)}};
    number = *value;
    return {};
}

/// Parses a line `number noun`. The number must be the one of the next face.
Result<void> read_noun(const Entry& entry, DeckText& deck, std::set<std::string, std::less<>>& nouns) {
    const auto next = deck.nouns.size();
    if (next >= static_cast<std::size_t>(deck.faces) || parse_number(entry.word) != static_cast<int>(next))
        return Message{N_("line {0}: not what a deck says here"), {entry.number}};
    std::string noun;
    if (auto read = read_name(entry, deck_limits::name_bytes, noun); !read) return read;
    if (deck.named && !nouns.insert(noun).second)
        return Message{N_("line {0}: \"{1}\" a second time"), {entry.number, noun}};
    deck.nouns.push_back(std::move(noun));
    return {};
}

/// Parses `named` or `ink`, which must precede the nouns.
Result<void> read_mark(const Entry& entry, const DeckText& deck, bool& mark) {
    if (!entry.value.empty() || !deck.nouns.empty())
        return Message{N_("line {0}: not what a deck says here"), {entry.number}};
    mark = true;
    return {};
}

Result<void> read_entry(const Entry& entry, DeckText& deck) {
    if (entry.word == "name") return read_name(entry, deck_limits::name_bytes, deck.name);
    if (entry.word == "atlas") return read_name(entry, deck_limits::file_name_bytes, deck.atlas);
    if (entry.word == "cell") return read_number(entry, deck_limits::cell, deck.cell);
    if (entry.word == "columns") return read_number(entry, deck_limits::columns, deck.columns);
    if (entry.word == "named") return read_mark(entry, deck, deck.named);
    if (entry.word == "ink") return read_mark(entry, deck, deck.ink);
    if (entry.word == "faces") return read_number(entry, deck_limits::faces, deck.faces);
    return Message{N_("line {0}: not what a deck says here"), {entry.number}};
}

/// Returns the missing part of a text with this many lines.
std::optional<Message> missing(const DeckText& deck, std::size_t lines) {
    const std::string end = std::to_string(lines);
    if (deck.atlas.empty() || deck.cell == 0 || deck.columns == 0 || deck.faces == 0)
        return Message{N_("line {0}: the deck ends without {1}"),
                       {end, deck.atlas.empty()  ? "atlas"
                             : deck.cell == 0    ? "cell"
                             : deck.columns == 0 ? "columns"
                                                 : "faces"}};
    const bool any = deck.named || !deck.nouns.empty();
    if (any && deck.nouns.size() != static_cast<std::size_t>(deck.faces))
        return Message{N_("line {0}: the deck ends too soon: faces {1}, of {2}"),
                       {end, std::to_string(deck.nouns.size()), std::to_string(deck.faces)}};
    return std::nullopt;
}

} // namespace

Result<DeckText> parse_deck(std::string_view text) {
    if (text.size() > deck_limits::text_bytes) return Message{N_("the text of the deck takes too many bytes")};
    DeckText deck;
    std::set<std::string_view> said;
    std::set<std::string, std::less<>> nouns;
    std::size_t lines = 0;
    for (const Line& line : lines_of(text)) {
        lines = line.number;
        const Entry entry = entry_of(line);
        if (!is_text(line.text)) return Message{N_("line {0}: not text in UTF-8"), {entry.number}};
        if (entry.word.empty()) continue;
        Result<void> read;
        if (said.empty()) {
            if (entry.word != "deck" || entry.value != "1")
                read = Message{N_("line {0}: not a deck this version reads"), {entry.number}};
        } else if (deck.faces > 0 && parse_number(entry.word)) {
            read = read_noun(entry, deck, nouns);
        } else {
            read = read_entry(entry, deck);
        }
        if (!read) return read.error();
        if (!said.insert(entry.word).second)
            return Message{N_("line {0}: \"{1}\" a second time"), {entry.number, std::string(entry.word)}};
    }
    if (const auto wrong = missing(deck, lines + 1)) return *wrong;
    return deck;
}

std::optional<Message> misfit(const DeckText& deck, int width, int height) {
    // Divides, because the products of very large numbers would overflow.
    if (deck.columns <= width / deck.cell && (deck.faces - 1) / deck.columns < height / deck.cell) return std::nullopt;
    return Message{N_("the picture has {0} x {1} pixels, too few for the number of faces: {2}"),
                   {std::to_string(width), std::to_string(height), std::to_string(deck.faces)}};
}

} // namespace twoturns::decks
