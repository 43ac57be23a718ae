// The list of built-in decks and of the player's own decks.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/settings.hpp"
#include "decks/decks.hpp"

namespace twoturns::app {

struct BuiltInDeck {
    const char* name;  ///< the deck's name in the settings
    const char* label; ///< in English, with the context "deck"
    const char* about; ///< in English
    int faces;         ///< the number of pictures, or of two-sided cards
    bool two_sided = false;
};

[[nodiscard]] inline std::string_view name_of(const BuiltInDeck& deck) { return deck.name; }

/// Returns all built-in decks; the first one is the default.
[[nodiscard]] std::span<const BuiltInDeck> built_in_decks();

/// Returns the name or folder of the deck that the player chose, or of the default deck.
[[nodiscard]] std::string chosen_deck(const Settings& settings);
/// Returns whether the places of the journey bring their own decks: if worlds bring their pictures, and no deck was
/// chosen or a built-in one of words.
[[nodiscard]] bool places_bring_decks(const Settings& settings);
/// Returns whether the board in play is on such a place.
[[nodiscard]] bool place_brings_deck(const Settings& settings);
/// Returns the name or folder of the deck in use: that of the place on the journey if it brings one; otherwise the
/// chosen deck or the default.
[[nodiscard]] std::string deck_in_use(const Settings& settings);

/// Returns the built-in deck with this name in the settings; null for a player's own deck. This is the only function
/// that decides whether a deck is built in.
[[nodiscard]] const BuiltInDeck* built_in_deck(const std::string& setting);

/// Returns the folders and files of the player's own decks, at most `most_own_decks`.
[[nodiscard]] std::vector<std::string> own_decks(const Settings& settings);
inline constexpr std::size_t most_own_decks = 24;
/// Adds the deck in use at the front of the player's own decks, unless it is built in or already listed.
void remember_deck(Settings& settings);
/// Returns whether a deck that is a folder of pictures is played as two-sided cards: a picture and its name.
[[nodiscard]] bool plays_names(const Settings& settings, const std::string& deck);
/// Sets plays_names() for the deck in use.
void set_plays_names(Settings& settings, bool names);
/// Returns the player's changes to a deck.
[[nodiscard]] decks::DeckChanges changes_of(const Settings& settings, const std::string& deck);
/// Stores the changes to a deck. Returns false and changes nothing if there is no room for them.
[[nodiscard]] bool set_changes(Settings& settings, const std::string& deck, const decks::DeckChanges& changes);
/// Removes a deck from the list of the player's own decks. Its files stay unchanged.
void forget_deck(Settings& settings, const std::string& folder);

/// Returns the title that the player gave a deck; if there is none, the name of the deck's folder or file.
[[nodiscard]] std::string deck_label(const Settings& settings, const std::string& setting);

} // namespace twoturns::app
