#include "decks/anki_deck.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "decks/anki_limits.hpp"
#include "decks/deck_limits.hpp"
#include "decks/file_names.hpp"
#include "decks/html_text.hpp"
#include "decks/picture_header.hpp"
#include "decks/picture_limits.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::decks {
namespace {

/// "a%20b" is "a b" in the addresses that some programs write.
std::string without_percents(std::string_view text) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool coded = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        plain += coded ? static_cast<char>(16 * digit(text[i + 1]) + digit(text[i + 2])) : text[i];
        if (coded) i += 2;
    }
    return plain;
}

/// The pictures that are taken along, each once.
class Pictures {
public:
    explicit Pictures(const AnkiPackage& package) : package_(package) {}

    /// The file that a picture of that name is to be; nothing where it cannot be taken.
    std::optional<std::string> file_of(const std::string& name) {
        const auto [known, is_new] = files_.try_emplace(name);
        if (is_new) known->second = take(name);
        return known->second;
    }
    [[nodiscard]] std::vector<NewDeck::Picture> all() && { return std::move(taken_); }

private:
    std::optional<std::string> take(const std::string& name) {
        if (taken_.size() == picture_limits::pictures) return std::nullopt;
        auto bytes = package_.picture(name);
        if (!bytes) bytes = package_.picture(without_percents(name));
        if (!bytes || bytes->size() > anki_limits::all_picture_bytes - size_) return std::nullopt;
        const auto header = parse_picture_header(*bytes);
        if (!header) return std::nullopt;
        size_ += bytes->size();
        const std::string stem = file_name_from(std::string_view{name}.substr(0, name.rfind('.')), "picture");
        std::string file = names_.take(stem, ending_of(header->kind));
        taken_.push_back({file, *std::move(bytes)});
        return file;
    }

    const AnkiPackage& package_;
    std::map<std::string, std::optional<std::string>> files_;
    FileNames names_;
    std::vector<NewDeck::Picture> taken_;
    std::size_t size_ = 0;
};

/// What a card shows for a field; empty where that is nothing.
std::string side_of(const std::vector<std::string>& note, std::size_t field, Pictures& pictures) {
    if (field >= note.size()) return {};
    HtmlText read = text_of_html(note[field]);
    if (read.text.size() > deck_limits::side_bytes) return {};
    if (!read.text.empty() || read.pictures.empty()) return std::move(read.text);
    return pictures.file_of(read.pictures.front()).value_or(std::string{});
}

} // namespace

AnkiSides best_sides(const std::vector<AnkiNoteType>& types) {
    constexpr std::size_t looked_at = 200;
    AnkiSides sides{0, 0, 1};
    if (types.empty()) return sides;
    const AnkiNoteType& type = types.front();
    const std::size_t notes = std::min(looked_at, type.notes.size());
    std::vector<std::size_t> filled;
    for (std::size_t field = 0; field < type.fields.size(); ++field) {
        const auto says_something = [&](const std::vector<std::string>& note) {
            if (field >= note.size()) return false;
            const HtmlText read = text_of_html(note[field]);
            return !read.text.empty() || !read.pictures.empty();
        };
        const auto end = type.notes.begin() + static_cast<std::ptrdiff_t>(notes);
        const auto count = std::count_if(type.notes.begin(), end, says_something);
        if (2 * static_cast<std::size_t>(count) > notes) filled.push_back(field);
    }
    if (!filled.empty()) sides.front = filled[0];
    sides.back = filled.size() > 1 ? filled[1] : sides.front == 0 ? 1 : 0;
    return sides;
}

AnkiDeck deck_of_notes(const AnkiPackage& package, const AnkiSides& sides, const std::string& name) {
    AnkiDeck made;
    made.deck.table.name = name;
    Pictures pictures{package};
    std::unordered_set<std::string> shown;
    for (const auto& note : package.types().at(sides.type).notes) {
        Card card{side_of(note, sides.front, pictures), side_of(note, sides.back, pictures)};
        if (card.front.empty() || card.back.empty() || card.front == card.back ||
            shown.count(card.front) + shown.count(card.back) > 0) {
            ++made.left_out;
            continue;
        }
        shown.insert(card.front);
        shown.insert(card.back);
        made.deck.table.cards.push_back(std::move(card));
    }
    made.deck.pictures = std::move(pictures).all();
    return made;
}

bool is_anki_package(std::string_view file) {
    constexpr std::string_view ending = ".apkg";
    if (file.size() < ending.size()) return false;
    std::string end{file.substr(file.size() - ending.size())};
    for (char& c : end)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return end == ending;
}

Result<NewDeck> read_anki_deck(const std::string& file, const std::string& name) {
    const auto package = AnkiPackage::open(file);
    if (!package) return package.error();
    AnkiDeck made = deck_of_notes(*package, best_sides(package->types()), name);
    if (made.deck.table.cards.empty()) return Message{N_("no card can be made of its notes"), {}};
    if (made.left_out > 0)
        made.deck.table.unmade.push_back({"+" + std::to_string(made.left_out), {N_("no card can be made of it"), {}}});
    return std::move(made.deck);
}

} // namespace twoturns::decks
