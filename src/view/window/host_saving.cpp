// Saving: members of Host.
#include <algorithm>
#include <chrono>
#include <ctime>

#include "view/window/host.hpp"
#include "view/window/window_placement.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr std::chrono::milliseconds last_patience{2500}; // longer than the store waits for another program
constexpr std::chrono::milliseconds closing_patience{500};
constexpr std::chrono::milliseconds dialog_patience{10};

} // namespace

void Host::save_all() {
    autosave(now(), true);
    save_settings();
    if (store_thread_) store_thread_->run_slice();
    visible_ = false; // no frame may come to close the sound, and the system says when the window is seen again
    follow_sound(now());
    sound_.run_slice();
}

void Host::save_again() {
    last_saved_ = {};
    save_all();
    next_frame_ = Time{0};
}

void Host::autosave(Time now, bool with_time) {
    if (!store_thread_ || !app_.to_be_saved()) return;
    const game::Session& session = app_.session();
    const Mark mark{app_.game().key, session.log().size(), session.picked(), session.clock_running()};
    const Time elapsed = session.elapsed(now);
    const bool time_counts = with_time ? elapsed != saved_time_ : elapsed >= saved_time_ + one_minute;
    if (mark == last_saved_ && !time_counts) return;
    last_saved_ = mark;
    saved_time_ = elapsed;
    store_thread_->save(app_.saved(now, std::time(nullptr)), app_.saved_entries());
}

void Host::save_settings() {
    if (!store_thread_) return;
    const auto changed = stored_settings_.changed(app_.settings(), app_.own_params(), place_of(*window_));
    if (!changed.empty()) store_thread_->save(changed);
    const auto items = stored_settings_.changed_items(app_.settings());
    if (!items.empty()) store_thread_->save(items);
}

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
    const bool done = jobs_.finish({}) && sound_.finish(end); // a device may hang, too
    return decks_.finish(left()) && looks_.finish(left()) && done && saved && !opens();
}

} // namespace twoturns::view
