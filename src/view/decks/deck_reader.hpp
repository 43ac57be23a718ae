// Reads decks while the game runs: the one that is chosen, samples of others, single pictures. Tells the game what came
// of it, and hands it to the sprites.
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
    /// All that is referred to must outlive it; `played` is the deck that `sprites` draws, and becomes the one that is
    /// chosen. `data_folder` is that of the store; empty: none. `threads`, of which it starts few, and `wake` are those
    /// of platform::Jobs.
    DeckReader(PlayedDeck& played, std::filesystem::path data_folder, Sprites& sprites, app::App& app, unsigned threads,
               std::function<void()> wake);

    /// To be called after the first picture, which does not wait for it: whether the pictures of a deck that was shown
    /// as it was kept are still the same, and whether there are fonts for all that stands on a deck. Once for each
    /// deck.
    void check_played(const app::Settings& settings);
    /// The deck of the settings is another than before, or is played in another way.
    void choose(DeckChoice choice, game::Time now);
    /// The deck that is played with is another one now, or is read in another language.
    void show_cards(game::Time now);
    /// Tells the game once more what it is told of pictures: it is another one.
    void tell_pictures(game::Time now);
    /// Throws away all that is kept of pictures.
    void clear_cache();

    /// Takes what was read; true when the picture is to be drawn anew.
    [[nodiscard]] bool take(game::Time now);
    /// That scene was drawn: reads what was missing in it, and forgets what is not seen any more.
    void drawn(const scene::Scene& scene, const app::Settings& settings, game::Time now);

    /// As those of platform::Jobs.
    void run_slice() { jobs_.run_slice(); }
    [[nodiscard]] bool has_slices() const { return jobs_.has_slices(); }
    bool finish(std::chrono::milliseconds patience) { return jobs_.finish(patience); }

private:
    void take_played(LoadedDeck loaded, game::Time now);
    void take_whole(const LoadedDeck& read, game::Time now);
    void take_sample(LoadedDeck loaded, game::Time now);
    /// Decks that could not be used are looked at again when they are seen the next time.
    void forget_unusable(game::Time now);
    void tell_cut_off(game::Time now);
    void tell_pictures(std::optional<decks::PictureProgress> progress, game::Time now);

    PlayedDeck& played_;
    DeckCache cache_;
    std::filesystem::path data_folder_; ///< still to be tidied; empty: it is
    Sprites& sprites_;
    app::App& app_;
    std::function<void()> wake_;
    platform::Jobs<LoadedDeck> jobs_;
    bool checked_pictures_ = false;
    bool checked_fonts_ = false;
    std::optional<decks::PictureProgress> progress_;
    std::optional<decks::WholePicture> whole_; ///< the picture that is looked at as a whole
    std::map<std::string, Message> unusable_;  ///< decks that were looked for, and why they cannot be used
    std::string told_cut_off_;                 ///< the deck of which it was told that some texts have no room on tiles
};

} // namespace twoturns::view
