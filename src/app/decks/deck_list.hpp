// The decks that come with the game, and those of the player's own.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "decks/deck_changes.hpp"

namespace twoturns::app {

struct BuiltInDeck {
    const char* name;  ///< as the settings have it
    const char* label; ///< in English, of the context "deck"
    const char* about; ///< in English
    int faces;         ///< how many pictures, or cards with two sides
    bool two_sided = false;
};

[[nodiscard]] inline std::string_view name_of(const BuiltInDeck& deck) { return deck.name; }

/// The first is the one of those who never chose.
[[nodiscard]] std::span<const BuiltInDeck> built_in_decks();

/// The deck that is played with, by its name or folder.
[[nodiscard]] std::string deck_in_use(const Settings& settings);

/// Which of them a setting means; their number where it is none of them, but a deck in a folder.
[[nodiscard]] std::size_t built_in_deck(const std::string& setting);

/// The folders of the player's own decks, as the settings have them; at most `most_own_decks`.
[[nodiscard]] std::vector<std::string> own_decks(const Settings& settings);
inline constexpr std::size_t most_own_decks = 24;
/// Puts the deck that is played with among them, in front, if it is one of the player's own and not there.
void remember_deck(Settings& settings);
/// Whether a deck, if it is a folder of pictures, is played as one of cards: a picture and its name.
[[nodiscard]] bool plays_names(const Settings& settings, const std::string& deck);
/// For the deck that is played with.
void set_plays_names(Settings& settings, bool names);
/// What the player changed about a deck.
[[nodiscard]] decks::DeckChanges changes_of(const Settings& settings, const std::string& deck);
/// False where there is no room for more, and nothing is changed.
[[nodiscard]] bool set_changes(Settings& settings, const std::string& deck, const decks::DeckChanges& changes);
/// Takes one out of them. The files stay what they are.
void forget_deck(Settings& settings, const std::string& folder);

/// Whether a file is a table of cards by the end of its name.
[[nodiscard]] bool is_card_table(std::string_view file);

/// What the player calls a deck: by the name he gave it, else by that of its folder or file.
[[nodiscard]] std::string deck_label(const Settings& settings, const std::string& setting);

} // namespace twoturns::app
