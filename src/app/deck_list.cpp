#include "app/deck_list.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

using platform::NC_;

constexpr std::array with_game{
    BuiltInDeck{"emoji", NC_("deck", "Mixed"), N_("a little of everything, as unlike as can be"), 42},
    BuiltInDeck{"animals", NC_("deck", "Animals"), N_("on land, in the sea and in the air"), 48},
    BuiltInDeck{"food", NC_("deck", "Food"), N_("fruit, dishes, sweets and drinks"), 48},
    BuiltInDeck{"nature", NC_("deck", "Nature"), N_("plants, small animals, sky and weather"), 48},
    BuiltInDeck{"travel", NC_("deck", "Travel"), N_("what one rides in, sees and takes along"), 48},
    BuiltInDeck{"things", NC_("deck", "Things"), N_("what lies about in a house"), 48},
    BuiltInDeck{"shapes", NC_("deck", "Shapes"), N_("each has an outline of its own, colour is never needed"), 42},
    BuiltInDeck{"mahjong", NC_("deck", "Mahjong"), N_("the faces of the old game, with small marks in the corner"), 42},
    BuiltInDeck{"mahjong-unmarked", NC_("deck", "Mahjong unmarked"),
                N_("the faces of the old game as they always were"), 42},
    BuiltInDeck{"letters", NC_("deck", "Letters and blocks"), N_("blocks of plain colour, each with a letter or digit"),
                42},
    BuiltInDeck{"numbers", NC_("deck", "Chinese numbers"), N_("from 1 to 100, in digits and in Chinese"), 100, true},
    BuiltInDeck{"words", NC_("deck", "First words"), N_("in English and in Chinese with pinyin"), 120, true},
    BuiltInDeck{"capitals", NC_("deck", "Capitals"), N_("countries and their capitals"), 111, true},
    BuiltInDeck{"flags", NC_("deck", "Flags"), N_("flags and their countries"), 141, true},
    BuiltInDeck{"notes", NC_("deck", "Musical notes"), N_("notes on a staff and their names"), 42, true},
    BuiltInDeck{"multiplication", NC_("deck", "Multiplication"), N_("up to 12 × 12, and what comes out"), 59, true},
    BuiltInDeck{"elements", NC_("deck", "Elements"), N_("chemical elements, sign and name"), 118, true},
};

} // namespace

std::span<const BuiltInDeck> built_in_decks() { return with_game; }

std::size_t built_in_deck(const std::string& setting) {
    if (setting.empty()) return 0;
    const auto* found =
        std::find_if(with_game.begin(), with_game.end(), [&](const auto& deck) { return setting == deck.name; });
    return static_cast<std::size_t>(found - with_game.begin());
}

namespace {

/// Lines are what tells folders apart.
std::vector<std::string> folders_of(std::string_view rest) {
    std::vector<std::string> folders;
    while (!rest.empty() && folders.size() < most_own_decks) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (end > 0) folders.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return folders;
}

std::string lines_of_folders(const std::vector<std::string>& folders) {
    std::string lines;
    for (const std::string& folder : folders) lines += folder + "\n";
    return lines;
}

/// Puts a folder in front, if it is not among them.
void add_folder(std::string& lines, const std::string& folder) {
    auto folders = folders_of(lines);
    const bool there = std::find(folders.begin(), folders.end(), folder) != folders.end();
    if (there || folder.empty() || folder.find('\n') != std::string::npos) return;
    folders.insert(folders.begin(), folder);
    folders.resize(std::min(folders.size(), most_own_decks));
    lines = lines_of_folders(folders);
}

void take_folder(std::string& lines, const std::string& folder) {
    auto folders = folders_of(lines);
    std::erase(folders, folder);
    lines = lines_of_folders(folders);
}

} // namespace

std::vector<std::string> own_decks(const Settings& settings) { return folders_of(settings.own_decks); }

void remember_deck(Settings& settings) {
    if (built_in_deck(settings.deck) == with_game.size()) add_folder(settings.own_decks, settings.deck);
}

bool plays_names(const Settings& settings, const std::string& deck) {
    const auto named = folders_of(settings.named_decks);
    return std::find(named.begin(), named.end(), deck) != named.end();
}

void set_plays_names(Settings& settings, bool names) {
    take_folder(settings.named_decks, settings.deck);
    if (names) add_folder(settings.named_decks, settings.deck);
}

decks::DeckChanges changes_of(const Settings& settings, const std::string& deck) {
    auto all = decks::changes_from(settings.deck_changes);
    const auto found = all.find(deck);
    return found == all.end() ? decks::DeckChanges{} : std::move(found->second);
}

bool set_changes(Settings& settings, const std::string& deck, decks::DeckChanges changes) {
    auto all = decks::changes_from(settings.deck_changes);
    all[deck] = std::move(changes);
    std::string text = decks::text_of(all);
    if (text.size() > decks::most_bytes_of_changes) return false;
    settings.deck_changes = std::move(text);
    return true;
}

void forget_deck(Settings& settings, const std::string& folder) {
    take_folder(settings.own_decks, folder);
    take_folder(settings.named_decks, folder);
}

bool is_card_table(std::string_view file) {
    std::string end{file.substr(file.size() - std::min<std::size_t>(4, file.size()))};
    std::transform(end.begin(), end.end(), end.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return end == ".csv" || end == ".tsv";
}

std::string deck_in_use(const Settings& settings) {
    return settings.deck.empty() ? built_in_decks().front().name : settings.deck;
}

std::string deck_label(const Settings& settings, const std::string& setting) {
    const std::size_t index = built_in_deck(setting);
    if (index < with_game.size()) return platform::trc("deck", with_game.at(index).label);
    const std::string title = changes_of(settings, setting).title;
    return one_line(title.empty() ? platform::name_of(platform::path_from(setting).filename()) : title);
}

} // namespace twoturns::app
