// Loads the decks of the program: the deck at the start, and others while the game runs.
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

/// Whether a folder of pictures is played as two-sided cards with a picture and its name.
enum class Names : std::uint8_t {
    unplayed,
    played,
};

/// A deck, and the way it is played.
struct DeckChoice {
    std::string name; ///< as in the settings
    Names names = Names::unplayed;
    decks::DeckChanges changes{};
    friend bool operator==(const DeckChoice&, const DeckChoice&) = default;
};
/// Returns the deck chosen in the settings. The second overload returns `deck` with the settings for it.
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings);
[[nodiscard]] DeckChoice choice_of(const app::Settings& settings, std::string deck);

/// The result of loading a deck.
struct DeckLoadResult {
    DeckChoice choice;
    std::optional<DeckFaces> deck;
    decks::SharedScan pictures;                   ///< the content of a deck with the player's own pictures
    std::optional<decks::DeckProgress> progress;  ///< set until all pictures are read; all other members come last
    bool as_kept = false;                         ///< unchanged since it was last read; the deck is already shown
    Message why;                                  ///< the reason if the deck cannot be used
    std::string file;                             ///< the file that causes the error
    std::optional<std::u32string> without_font{}; ///< for a loaded deck: the characters that no font has
    std::shared_ptr<const Surface> whole{};       ///< a single picture, to be shown uncropped
};

/// Returns a job that removes leftovers of killed imports from a folder of decks. The job reports nothing.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> tidying_of(std::filesystem::path decks);

/// Returns a job that loads a deck in one slice. A deck with the player's own pictures takes one slice per picture and
/// reports progress. `kept` means that the cached deck is already shown; if nothing has changed since, the job makes no
/// deck.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> loading_of(DeckChoice choice, DeckCache cache, bool kept);
/// Does the same for only the first `faces` faces, so that several decks take little memory.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> loading_of_sample(DeckChoice choice, int faces,
                                                                               DeckCache cache);
/// Returns a job that reads one of the player's own pictures uncropped. `file` is its file name.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> reading_of_picture(std::string file);
/// Returns a job that deletes all cached pictures.
[[nodiscard]] std::unique_ptr<platform::Job<DeckLoadResult>> clearing_of(DeckCache cache);

/// The deck used for play.
struct ActiveDeck {
    DeckChoice choice;
    DeckFaces deck;
    decks::SharedScan pictures; ///< set for a deck of the player's own pictures
    bool as_kept = false;       ///< pictures come from the cache; check whether they have changed
};

/// Returns what each face of the deck is called, in the current language; empty names for those that are unknown.
[[nodiscard]] std::vector<std::string> names_of_faces(const ActiveDeck& deck);

enum class Decoding : std::uint8_t {
    now,
    later,
};

/// Returns the deck to start with. A non-empty `wanted` is written into the settings; throws StartError if that deck
/// cannot be loaded. If the deck in the settings cannot be loaded, adds a notice and sets the default deck. A deck with
/// the player's own pictures comes from the cache and must be loaded again to find changes. If it is not cached,
/// returns the default deck, under its own name, unless `decoding` is `now`.
[[nodiscard]] ActiveDeck deck_of_start(const std::string& wanted, app::Settings& settings,
                                       std::vector<Message>& notices, const DeckCache& cache, Decoding decoding);

/// Returns the error message for the player.
[[nodiscard]] Message reason(const DeckLoadResult& failed);

} // namespace twoturns::view
