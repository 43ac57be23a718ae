// Makes the window and all that it needs: the constructor of Host.
#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>

#include "app/journey/places.hpp"
#include "view/drawing/enlarged.hpp"
#include "view/window/host.hpp"
#include "view/window/local_date.hpp"
#include "view/window/opening.hpp"
#include "view/window/window_placement.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {
namespace {

constexpr std::chrono::milliseconds picture_patience{6}; // of a frame's 16
constexpr std::chrono::milliseconds board_patience{18};  // a board of the usual size is complete at once

/// Called from other threads: ends the wait for events, because a result is ready.
void wake_loop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

SoundPlayer::Options sound_options(OpenAudio open, const std::function<void()>& wake) {
    SoundPlayer::Options options;
    options.open = std::move(open);
    options.changed = wake;
    return options;
}

/// Returns the deck that was read for the start, or reads it now.
ActiveDeck deck_of(HostOptions& options, const DeckCache& cache) {
    if (options.read_deck) return *std::move(options.read_deck);
    app::Start& start = options.start;
    app::bring_deck(start.settings, start.game);
    return deck_of_start(options.deck, start.settings, start.notices, cache, Decoding::later);
}

} // namespace

Host::Host(HostOptions options)
    : libraries_(options.libraries ? std::move(options.libraries) : std::make_unique<Libraries>(prepared())),
      wake_(wake_loop), deck_cache_(options.store_folder), played_(deck_of(options, deck_cache_)),
      fonts_(data_folder() / "fonts", system_fonts(), data_folder() / "decks"),
      window_(open_window(options.window, place_from(options.stored.settings), options.start.settings.fullscreen)),
      renderer_(open_renderer(*window_)), present_(std::move(options.present)), fineness_(enlarged()),
      sprites_(*renderer_, played_.deck, fonts_), drawer_(*renderer_, sprites_),
      sound_(sound_options(std::move(options.open_audio), wake_)),
      speaker_({.threaded = options.threads > 0, .open = std::move(options.open_voice), .changed = wake_}),
      stored_settings_(std::move(options.stored), options.start.settings), applied_(options.start.settings),
      desktop_(std::move(options.desktop)), chance_(options.chance),
      app_(completed(std::move(options.start)), chance_, fonts_, canvas(), local_time),
      placed_(options.window.has_value()), jobs_(options.threads, wake_),
      decks_(played_, options.store_folder, sprites_, app_, options.threads, wake_),
      looks_(std::min(options.threads, 1U), wake_), bakes_(std::min(options.threads, 1U), wake_),
      opening_(std::move(options.opening)), store_folder_(std::move(options.store_folder)),
      keep_aside_(std::move(options.keep_aside)), state_file_(std::move(options.state_file)),
      first_file_(std::move(options.file)), first_deck_(std::move(options.deck_file)), first_command_(options.command) {
    sprites_.set_patience(picture_patience, board_patience);
    begin_saving(std::move(options.store), /*threaded=*/options.threads > 0);
    app_.set_date(std::time(nullptr), now());
    if (desktop_) desktop_->frame(*window_, app::is_dark(applied_));
    opened_ = now();
    if (opens()) return;
    open_first(opened_);
    serve_requests(); // the deal begins before the first picture is made
    opened_ = now();
}

} // namespace twoturns::view
