// Reads decks while the game runs: the chosen deck, samples of others, single pictures. Reports the results to the game
// and hands them to the sprites.
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
    /// All references must outlive this object; `played` is the deck that `sprites` draws, and becomes the chosen one.
    /// `data_folder` is the store's data folder; empty if there is none. `threads` (few are started) and `wake` are
    /// passed to platform::Jobs.
    DeckReader(ActiveDeck& played, std::filesystem::path data_folder, Sprites& sprites, app::App& app, unsigned threads,
               std::function<void()> wake);

    /// Checks whether the pictures of a deck shown from the cache are unchanged, and whether all its text has fonts.
    /// Call it after the first picture, which does not wait for it. Checks each deck once.
    void check_played(const app::Settings& settings);
    /// Handles a new deck in the settings, or a new way of playing it.
    void choose(DeckChoice choice, game::Time now);
    /// Reports to the game that the deck in play has changed, or its language.
    void show_cards(game::Time now);
    /// Sends the game the information about pictures again, because the game is a new one.
    void tell_status(game::Time now);
    /// Deletes all cached pictures.
    void clear_cache();

    /// Takes finished results. Returns true if a redraw is needed.
    [[nodiscard]] bool take(game::Time now);
    /// Called after the scene was drawn: reads what was missing in it, and drops what is no longer visible.
    void drawn(const scene::Scene& scene, const app::Settings& settings, game::Time now);

    /// See platform::Jobs.
    void run_slice() { jobs_.run_slice(); }
    [[nodiscard]] bool has_slices() const { return jobs_.has_slices(); }
    bool finish(std::chrono::milliseconds patience) { return jobs_.finish(patience); }

private:
    void take_played(DeckLoadResult loaded, game::Time now);
    void take_whole(const DeckLoadResult& read, game::Time now);
    void take_sample(DeckLoadResult loaded, game::Time now);
    /// Forgets which decks could not be used, so that they are tried again the next time they are visible.
    void forget_unusable(game::Time now);
    void tell_cut_off(game::Time now);
    void tell_status(std::optional<decks::DeckProgress> progress, game::Time now);

    ActiveDeck& played_;
    DeckCache cache_;
    std::filesystem::path data_folder_; ///< still to be tidied; empty when done
    Sprites& sprites_;
    app::App& app_;
    std::function<void()> wake_;
    platform::Jobs<DeckLoadResult> jobs_;
    bool checked_cache_ = false;
    bool checked_fonts_ = false;
    std::optional<decks::DeckProgress> progress_;
    std::optional<decks::WholePicture> whole_; ///< the picture shown as a whole
    std::map<std::string, Message> unusable_;  ///< decks that were tried, and why they cannot be used
    std::string told_cut_off_;                 ///< the deck for which the notice about cut-off texts was shown
};

} // namespace twoturns::view
