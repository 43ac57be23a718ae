#include "app/decks/deck_list.hpp"

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

const BuiltInDeck* built_in_deck(const std::string& setting) {
    if (setting.empty()) return &with_game.front();
    for (const BuiltInDeck& deck : with_game)
        if (setting == deck.name) return &deck;
    return nullptr;
}

std::vector<std::string> own_decks(const Settings& settings) { return settings.own_decks.names(most_own_decks); }

void remember_deck(Settings& settings) {
    const bool own = built_in_deck(settings.deck) == nullptr;
    if (own && !settings.own_decks.contains(settings.deck)) settings.own_decks.put(settings.deck, "", most_own_decks);
}

bool plays_names(const Settings& settings, const std::string& deck) { return settings.named_decks.contains(deck); }

void set_plays_names(Settings& settings, bool names) {
    settings.named_decks.remove(settings.deck);
    if (names && !settings.deck.empty()) settings.named_decks.put(settings.deck, "", most_own_decks);
}

decks::DeckChanges changes_of(const Settings& settings, const std::string& deck) {
    const std::string begin = decks::row_begin(deck);
    const game::Items& rows = settings.deck_changes.rows();
    decks::DeckChanges changes;
    for (auto row = rows.lower_bound(begin); row != rows.end() && row->first.starts_with(begin); ++row)
        decks::take_row(changes, std::string_view{row->first}.substr(begin.size()), row->second.value);
    return changes;
}

// The store accepts every list within this limit, so it never refuses a write here.
static_assert(decks::most_bytes_of_changes < game::most_setting_bytes);

bool set_changes(Settings& settings, const std::string& deck, const decks::DeckChanges& changes) {
    const std::string begin = decks::row_begin(deck);
    game::Items rows = settings.deck_changes.rows();
    std::erase_if(rows, [&](const auto& row) { return row.first.starts_with(begin); });
    for (auto& [name, value] : decks::rows_of(changes)) rows[begin + name] = {std::move(value), 0};
    std::size_t bytes = 0;
    for (const auto& [name, row] : rows) bytes += name.size() + row.value.size();
    if (bytes > decks::most_bytes_of_changes) return false;
    settings.deck_changes = KeptList{std::move(rows)};
    return true;
}

void forget_deck(Settings& settings, const std::string& folder) {
    settings.own_decks.remove(folder);
    settings.named_decks.remove(folder);
}

std::string chosen_deck(const Settings& settings) {
    return settings.deck.empty() ? built_in_decks().front().name : settings.deck;
}

bool places_bring_decks(const Settings& settings) {
    const BuiltInDeck* const chosen = built_in_deck(settings.deck);
    const bool of_words = chosen != nullptr && chosen->two_sided; // learnt where they were chosen, not on the journey
    const bool usual = chosen == &built_in_decks().front();       // also when it is chosen again
    return settings.world_tables && (usual || of_words);
}

bool place_brings_deck(const Settings& settings) {
    return !settings.place_deck.empty() && places_bring_decks(settings);
}

std::string deck_in_use(const Settings& settings) {
    return place_brings_deck(settings) ? settings.place_deck : chosen_deck(settings);
}

std::string deck_label(const Settings& settings, const std::string& setting) {
    if (const BuiltInDeck* const deck = built_in_deck(setting)) return platform::trc("deck", deck->label);
    const std::string title = changes_of(settings, setting).title;
    return one_line(title.empty() ? platform::name_of(platform::path_from(setting).filename()) : title);
}

} // namespace twoturns::app
