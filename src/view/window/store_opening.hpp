// Reads what a start needs on a thread of its own: the disk may be slow, and a window is opened meanwhile.
#pragma once

#include <functional>
#include <future>
#include <memory>
#include <string>

#include "app/app.hpp"
#include "game/store.hpp"
#include "view/decks/deck_loading.hpp"

namespace twoturns::view {

/// What is read from the disk for a start.
struct ReadStart {
    std::unique_ptr<game::Store> store; ///< opened
    game::Preferences stored;
    app::Start start;
    ActiveDeck deck;
};

/// Makes the app's initial state of what the store has. May throw.
using MakeStart = std::function<app::Start(const game::Restored& restored)>;

/// Opens the store, makes the start, and reads its deck. A non-empty `deck` is played instead of the one in the
/// settings. Throws what `start` throws, and StartError or DeckError if `deck` cannot be used.
[[nodiscard]] ReadStart read_start(std::unique_ptr<game::Store> store, const MakeStart& start, const std::string& deck,
                                   const DeckCache& cache);
/// Does that on a detached thread, so that the program can end even if the disk never responds. Without threads, does
/// it before returning.
[[nodiscard]] std::future<ReadStart> read_start_on_thread(std::unique_ptr<game::Store> store, MakeStart start,
                                                          std::string deck, DeckCache cache);

/// A start that is being read.
struct Opening {
    std::future<ReadStart> read;                    ///< invalid: nothing is being read
    std::function<app::Start(app::Start)> spoken{}; ///< switches to the language of the start
};
[[nodiscard]] scene::Scene opening_scene(ui::Canvas canvas, const ui::Theme& theme, float text_size = 1);

} // namespace twoturns::view
