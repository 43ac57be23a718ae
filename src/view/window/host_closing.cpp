// Closing the window: a member of Host.
#include <algorithm>
#include <chrono>

#include "view/window/host.hpp"

namespace twoturns::view {
namespace {

constexpr std::chrono::milliseconds last_patience{2500}; // longer than the store waits for another program
constexpr std::chrono::milliseconds closing_patience{500};
constexpr std::chrono::milliseconds dialog_patience{10};

} // namespace

bool Host::close() {
    autosave(now(), true);
    SDL_HideWindow(window_.get());
    const auto end = std::chrono::steady_clock::now() + last_patience;
    const auto left = [&] {
        const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        return std::max(time, std::chrono::milliseconds{0});
    };
    bool saved = true;
    if (store_thread_) {
        // Everything saved is durable; closing the file only tidies up.
        const bool all_safe = let_go_ || store_thread_->unsaved().empty();
        saved = store_thread_->finish(all_safe ? closing_patience : left());
        if (!let_go_ && !saved) static_cast<void>(keeps(true));
    }
    // An open dialog can only close while this window, its owner, handles the system's messages.
    while (!jobs_.finish(std::min(left(), dialog_patience)) && left().count() > 0) SDL_PumpEvents();
    const bool done = jobs_.finish({}) && sound_.finish(end) && speaker_.finish(end); // a device may hang, too
    return decks_.finish(left()) && looks_.finish(left()) && done && saved && !opens();
}

} // namespace twoturns::view
