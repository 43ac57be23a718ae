// Runs the game in a web page, which calls for every frame and must not be blocked: members of Host.
#include <algorithm>
#include <optional>
#include <utility>

#include "view/window/host.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr Time slices_a_frame{8};    // time per frame for long tasks, without threads
constexpr int longest_rest = 60'000; // the date must be checked, too

} // namespace

bool Host::frame() {
    end_rest(); // a hidden page gets no calls
    const Time start = now();
    pads_.look(start);
    SDL_Event event;
    const bool any = SDL_PollEvent(&event) != 0;
    if (!any && start < next_frame_) {
        if (store_thread_) store_thread_->run_slice();
        return !quit_;
    }
    // What the player does is drawn first: long tasks wait for the next frame, but never for two.
    worked_ = !any || !worked_;
    go_on(any ? &event : nullptr, worked_ ? std::optional{start + slices_a_frame} : std::nullopt);
    show();
    const int wait = wait_at_most(longest_rest);
    next_frame_ = now() + Time{wait};
    return !quit_;
}

Time Host::rest() {
    Time until = next_frame_;
    if (const auto look = pads_.next_look()) until = std::min(until, *look);
    return rest_ = std::max(Time{0}, until - now());
}

void Host::end_rest() {
    if (last_call_) clock_.waited(std::exchange(rest_, Time{0}), now() - *last_call_);
    last_call_ = now();
}

void Host::play_id(const std::string& id) {
    app_.play_id(id, now());
    next_frame_ = Time{0};
}

void Host::fit(ui::Canvas size) {
    SDL_SetWindowMinimumSize(window_.get(), 1, 1);
    SDL_SetWindowSize(window_.get(), size.width, size.height);
    fineness_ = size.scale;
    shown_.reset(); // even with the same size the browser empties the canvas
    next_frame_ = Time{0};
}

void Host::fills_screen(bool on) {
    app::Settings settings = app_.settings();
    settings.fullscreen = applied_.fullscreen = on;
    app_.notify(app::Applied{std::move(settings), {}}, now());
    next_frame_ = Time{0};
}

void Host::drop(const std::string& path) {
    app_.handle(ui::Dropped{path}, now());
    next_frame_ = Time{0};
}

void Host::tell(app::Note note) {
    note.until = now() + 2 * app::note_time;
    app_.notify(app::Applied{app_.settings(), std::move(note)}, now());
    next_frame_ = Time{0};
}

void Host::begin_speaking() {
    if (!app::speaks(app_.settings())) app_.run(app::Command::speech, now());
    next_frame_ = Time{0};
}

std::vector<app::Control> Host::controls() const {
    return app::speaks(app_.settings()) ? app::controls_of(app_, now()) : std::vector<app::Control>{};
}

void Host::click(ui::Point at) {
    app_.handle(ui::Press{at}, now());
    app_.handle(ui::Release{ui::MouseButton::left, at}, now());
    next_frame_ = Time{0};
}

void Host::go_back() {
    app_.go_back(now());
    next_frame_ = Time{0};
}

void Host::wake() {
    next_look_ = Time{0};
    next_frame_ = Time{0};
}

} // namespace twoturns::view
