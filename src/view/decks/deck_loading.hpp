// Which pictures are shown: those of the start, and others while the game runs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "decks/deck_changes.hpp"
#include "decks/own_pictures.hpp"
#include "platform/jobs.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

/// Whether a folder of pictures becomes cards with two sides, a picture and its name.
enum class Names : std::uint8_t {
    unplayed,
    played,
};

/// A deck, and how it is played.
struct DeckChoice {
    std::string name; ///< as the settings have it
    Names names = Names::unplayed;
    decks::DeckChanges changes{};
    friend bool operator==(const DeckChoice&, const DeckChoice&) = default;
};
/// The one of the settings; and how another one of theirs is.
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings);
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings, std::string deck);

/// What came of loading a deck.
struct LoadedDeck {
    DeckChoice choice;
    std::optional<Deck> deck;
    decks::SharedPictures pictures;                 ///< it is one of the player's own; what is in it
    std::optional<decks::PictureProgress> progress; ///< its pictures are not all read: all else comes later
    bool as_kept = false; ///< it is one that is as it was when it was read last: that deck is shown already
    Message why;          ///< it cannot be used: what is wrong
    std::string file;     ///< with which file
    std::optional<std::u32string> without_font{}; ///< the deck is loaded already: characters that no font here has
    std::shared_ptr<const Surface> whole{};       ///< it is one picture, to be seen as a whole
};

/// Removes what imports left in a folder of decks when they were killed; tells nothing.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> tidying_of(std::filesystem::path decks);

/// Loads a deck, in one slice; one of the player's own pictures in a slice a picture, which
/// tells how far it is. `kept` is shown already, as it was kept: where nothing has changed, no deck is made.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> loading_of(DeckChoice choice, DeckCache cache, bool kept);
/// The same for so many of its pictures, so that several decks take little memory.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> loading_of_sample(DeckChoice choice, int faces,
                                                                           DeckCache cache);
/// Reads one picture of the player's own, named by its file, as a whole.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> reading_of_picture(std::string file);
/// Throws away all that is kept of pictures.
[[nodiscard]] std::unique_ptr<platform::Job<LoadedDeck>> clearing_of(DeckCache cache);

/// A deck as it is played with.
struct PlayedDeck {
    DeckChoice choice;
    Deck deck;
    decks::SharedPictures pictures; ///< it is one of the player's own
    bool as_kept = false;           ///< its pictures are to be looked at: they may have changed
};

enum class Decoding : std::uint8_t {
    now,
    later,
};

/// The deck to start with. If `wanted` is not empty it is put into the settings, and a StartError is thrown when it
/// cannot be loaded. If that of the settings cannot be loaded, a notice says so and they get the best there is.
/// One with the player's own pictures is as it was kept, and is still to be loaded to see what has changed; where
/// nothing is kept the deck is the best there is, by its own name, unless the pictures are to be decoded now.
[[nodiscard]] PlayedDeck deck_of_start(const std::string& wanted, app::Settings& settings,
                                       std::vector<Message>& notices, const DeckCache& cache, Decoding decoding);

/// What is wrong, for the player.
[[nodiscard]] Message reason(const LoadedDeck& failed);

} // namespace twoturns::view
