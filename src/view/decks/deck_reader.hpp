// Reads decks while the game runs: the chosen deck, samples of others, single pictures. Reports the results to the app
// and passes the pictures to the sprites.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "app/app.hpp"
#include "platform/jobs.hpp"
#include "view/decks/deck_loading.hpp"
#include "view/drawing/sprites.hpp"

namespace twoturns::view {

class DeckReader {
public:
    /// All references must outlive this object. `played` is the deck that `sprites` draws; this object replaces it when
    /// another deck is chosen. `data_folder` is the store's data folder; empty if there is none. `threads` (few are
    /// started) and `wake` are passed to platform::Jobs.
    DeckReader(ActiveDeck& played, std::filesystem::path data_folder, Sprites& sprites, app::App& app, unsigned threads,
               std::function<void()> wake);

    /// Checks whether the pictures of a deck shown from the cache are unchanged, and whether fonts have all characters
    /// of its texts. Call it after the first frame, which does not wait for it. Checks each deck once.
    void check_played(const app::Settings& settings);
    /// Handles a new deck in the settings, or a new way of playing the deck.
    void choose(DeckChoice choice, game::Time now);
    /// Reports to the app that the deck in play or its language has changed.
    void show_cards(game::Time now);
    /// Sends the deck status to the app again, because a new game has started.
    void tell_status(game::Time now);
    /// Measures the texts of the deck in play again when they are next needed.
    void forget_texts() { least_cell_.reset(); }
    /// Deletes all cached pictures.
    void clear_cache();

    /// Processes finished results. Returns true if a redraw is needed.
    [[nodiscard]] bool take(game::Time now);
    /// Reads decks and pictures that were missing in the scene, and drops decks and pictures that are no longer
    /// visible. Call it after the scene was drawn.
    void drawn(const scene::Scene& scene, const app::Settings& settings, game::Time now);

    /// See platform::Jobs.
    void run_slice() { jobs_.run_slice(); }
    [[nodiscard]] bool has_slices() const { return jobs_.has_slices(); }
    bool finish(std::chrono::milliseconds patience) { return jobs_.finish(patience); }

private:
    void take_played(DeckLoadResult loaded, game::Time now);
    void take_whole(const DeckLoadResult& read, game::Time now);
    void take_sample(DeckLoadResult loaded, game::Time now);
    /// Forgets which decks could not be used, so that they are tried again when they are next visible.
    void forget_unusable(game::Time now);
    void tell_cut_off(game::Time now);
    void tell_status(std::optional<decks::DeckProgress> progress, game::Time now);

    ActiveDeck& played_;
    std::optional<int> least_cell_; ///< of the deck in play; measured when it is first told
    DeckCache cache_;
    std::filesystem::path data_folder_; ///< a folder that is still to be tidied; empty when done
    Sprites& sprites_;
    app::App& app_;
    std::function<void()> wake_;
    platform::Jobs<DeckLoadResult> jobs_;
    bool checked_cache_ = false;
    bool checked_fonts_ = false;
    std::optional<decks::DeckProgress> progress_;
    std::optional<decks::WholePicture> whole_; ///< the picture that was read uncropped
    std::map<std::string, Message> unusable_;  ///< decks that were tried, and why they cannot be used
    std::string noticed_deck_;                 ///< the deck for which the notice about cut-off texts was shown
};

} // namespace twoturns::view
