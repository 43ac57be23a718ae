// Saving: members of Host.
#include <chrono>
#include <ctime>

#include "view/window/host.hpp"
#include "view/window/window_placement.hpp"

namespace twoturns::view {

using game::Time;

void Host::save_now() {
    if (last_call_) end_rest(); // from now on no frame may come for long
    autosave(now(), true);
    save_settings();
    if (store_thread_) store_thread_->run_slice();
}

void Host::save_all() {
    save_now();
    visible_ = false; // no frame may come to close the sound, and the system says when the window is seen again
    follow_sound(now());
    sound_.run_slice();
}

void Host::save_again() {
    last_saved_ = {};
    save_now();
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

} // namespace twoturns::view
