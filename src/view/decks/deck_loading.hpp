// Decides which pictures are shown: those at the start, and others while the game runs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/settings.hpp"
#include "decks/decks.hpp"
#include "platform/jobs.hpp"
#include "view/decks/assets.hpp"
#include "view/decks/deck_cache.hpp"

namespace twoturns::view {

/// Whether a folder of pictures becomes cards with two sides, picture and name.
enum class Names : std::uint8_t {
    unplayed,
    played,
};

/// A deck, and how it is played.
struct DeckChoice {
    std::string name; ///< as in the settings
    Names names = Names::unplayed;
    decks::DeckChanges changes{};
    friend bool operator==(const DeckChoice&, const DeckChoice&) = default;
};
/// Returns the deck chosen in the settings. The second overload returns how they set another deck.
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings);
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings, std::string deck);

/// The result of loading a deck.
struct DeckLoadResult {
    DeckChoice choice;
    std::optional<DeckFaces> deck;
    decks::SharedScan pictures;                   ///< the content of a deck with the player's own pictures
    std::optional<decks::DeckProgress> progress;  ///< not all pictures are read yet; all other members come later
    bool as_kept = false;                         ///< unchanged since it was last read: that deck is shown already
    Message why;                                  ///< why it cannot be used
    std::string file;                             ///< the file at fault
    std::optional<std::u32string> without_font{}; ///< for a deck already loaded: characters that no font has
    std::shared_ptr<const Surface> whole{};       ///< a single picture, to be seen as a whole
};

/// Removes leftovers of killed imports from a folder of decks; reports nothing.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> tidying_of(std::filesystem::path decks);

/// Loads a deck in one slice; a deck with the player's own pictures takes one slice per picture and reports progress.
/// `kept` is the cached deck already shown: if nothing has changed, no deck is made.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> loading_of(DeckChoice choice, DeckCache cache, bool kept);
/// Does the same for only a number of its pictures, so that several decks take little memory.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> loading_of_sample(DeckChoice choice, int faces,
                                                                               DeckCache cache);
/// Reads one of the player's own pictures, given by its file name, as a whole.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> reading_of_picture(std::string file);
/// Deletes all cached pictures.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> clearing_of(DeckCache cache);

/// The deck used for play.
struct ActiveDeck {
    DeckChoice choice;
    DeckFaces deck;
    decks::SharedScan pictures; ///< set for a deck of the player's own pictures
    bool as_kept = false;       ///< pictures come from the cache; check whether they have changed
};

enum class Decoding : std::uint8_t {
    now,
    later,
};

/// Returns the deck to start with. If `wanted` is not empty, it is put into the settings, and a StartError is thrown if
/// it cannot be loaded. If the deck in the settings cannot be loaded, a notice says so and the settings get the default
/// deck. A deck with the player's own pictures comes from the cache and must still be loaded to find changes; if it is
/// not cached, the result is the default deck, under its own name, unless the pictures are to be decoded now.
[[nodiscard]] ActiveDeck deck_of_start(const std::string& wanted, app::Settings& settings,
                                       std::vector<Message>& notices, const DeckCache& cache, Decoding decoding);

/// Returns the error message for the player.
[[nodiscard]] Message reason(const DeckLoadResult& failed);

} // namespace twoturns::view
