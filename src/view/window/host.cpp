#include "view/window/host.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <utility>
#include <variant>

#include "app/play/play.hpp"
#include "app/state_text.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"
#include "view/drawing/baked_picture.hpp"
#include "view/window/opening.hpp"
#include "view/window/window_size.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr Time first_patience{60}; // enough to deal a board of the usual size, so that the first picture shows it
constexpr Time opening_look{30};   // how often to check whether the store is open
constexpr app::Ticket slow_pictures = 1;

/// Returns whether the pointer has moved on since, with nothing in between that depends on its position.
bool is_overtaken(const SDL_Event& event) {
    SDL_Event next;
    return event.type == SDL_MOUSEMOTION &&
           SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 &&
           next.type == SDL_MOUSEMOTION && next.motion.state == event.motion.state && event.motion.state == 0;
}

/// Returns whether the player does something.
bool is_input(const SDL_Event& event) {
    switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEWHEEL:
    case SDL_FINGERDOWN:
    case SDL_CONTROLLERBUTTONDOWN: return true;
    default: return false;
    }
}

std::optional<bool> visibility_after(const SDL_WindowEvent& window) {
    switch (window.event) {
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: return true;
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED: return false;
    default: return std::nullopt;
    }
}

bool text_is_edited() { return SDL_IsTextInputActive() == SDL_TRUE; }

} // namespace

Time Host::now() const { return clock_.at(Time{static_cast<Time::rep>(SDL_GetTicks64())}); }

bool Host::turn(int most) {
    show();
    SDL_Event event;
    const Time before = now();
    const int wait = wait_at_most(most);
    const bool any = wait_for(event, wait);
    if (wait >= 0) clock_.waited(Time{wait}, now() - before);
    go_on(any ? &event : nullptr, Time{0});
    return !quit_;
}

void Host::show() {
    app_.set_pads(pads_.open());
    pads_.set_pace(hold_pace());
    draw(now());
    if (drawn_ && (!desktop_ || desktop_->looks_for_pads())) pads_.start(); // must not delay the first picture
    if (drawn_ && !opens()) decks_.check_played(applied_);
    if (look_changed_.exchange(false)) next_look_ = now();
    if (drawn_ && now() >= next_look_) look_at_desktop();
}

void Host::go_on(SDL_Event* event, std::optional<Time> slices_until) {
    app_.set_date(std::time(nullptr), now()); // the calendar may jump, and only the date shows that the machine slept
    if (event != nullptr) {
        do {
            if (opens()) {
                take_while_opening(*event, now());
                continue;
            }
            if (is_overtaken(*event)) continue;
            take(*event, now());
            autosave(now()); // before the next event may start another game
        } while (SDL_PollEvent(event) != 0);
    }
    if (opens()) begin_when_open(now());
    if (opens()) return;
    while (const auto held = pads_.repeat(now(), text_is_edited())) app_.handle(*held, now());
    while (const auto held = held_key_.repeat(hold_pace(), now())) app_.handle(*held, now());
    if (slices_until) run_slices(*slices_until);
    app_.tick(now());
    take_answers(now());
    open_first(now());
    apply_settings(now());
    autosave(now());
    save_settings();
    follow_sound(now());
    follow_speech(now());
    serve_requests();
    keep_awake(now());
}

void Host::run_slices(Time until) {
    do {
        jobs_.run_slice();
        decks_.run_slice();
        looks_.run_slice();
        bakes_.run_slice();
    } while (now() < until && (jobs_.has_slices() || decks_.has_slices() || bakes_.has_slices()));
    if (store_thread_) store_thread_->run_slice();
    sound_.run_slice();
    speaker_.run_slice();
}

bool Host::wait_for(SDL_Event& event, int most) {
    const Time start = now();
    for (Time passed{0};; passed = now() - start) {
        pads_.look(now());
        Time wait{most < 0 ? -1 : std::max<Time::rep>(0, most - passed.count())};
        if (const auto look = pads_.next_look()) {
            const Time until_look = std::max(Time{0}, *look - now());
            wait = most < 0 ? until_look : std::min(wait, until_look);
        }
        if (SDL_WaitEventTimeout(&event, static_cast<int>(wait.count())) != 0) return true;
        if (most >= 0 && now() - start >= Time{most}) return false;
    }
}

int Host::wait_at_most(int most) const {
    if (jobs_.has_slices() || decks_.has_slices() || looks_.has_slices() || bakes_.has_slices() || !drawer_.finished())
        return 0;
    std::optional<Time> wait;
    if (opens()) return static_cast<int>(opening_look.count());
    const auto at_most = [&](Time time) { wait = std::max(Time{0}, std::min(time, wait.value_or(time))); };
    if (most >= 0) at_most(Time{most});
    const Time at = now();
    // What changes after the moment of the last picture; by now it may have ended, unseen, while that was drawn.
    if (const auto due = app_.next_change(composed_)) at_most(*due - at);
    if (const auto due = pads_.next_repeat()) at_most(*due - at);
    if (const auto due = held_key_.next_repeat()) at_most(*due - at);
    if (drawn_ && next_look_ != never) at_most(next_look_ - at); // show() checks once there is a picture
    if (awake_) at_most(one_minute);                             // it may have been left alone
    if (waits_for_board(at)) at_most(opened_ + first_patience - at);
    if (store_thread_) {
        if (const auto slice = store_thread_->until_slice()) at_most(Time{slice->count()});
    }
    for (const auto& slice : {sound_.until_slice(), speaker_.until_slice()})
        if (slice) at_most(Time{slice->count()});
    if (store_thread_ && app_.session().clock_running()) at_most(saved_time_ + one_minute - app_.session().elapsed(at));
    return wait ? static_cast<int>(wait->count()) : -1;
}

ui::Canvas Host::canvas() const {
    ui::Canvas canvas = canvas_of(*window_, *renderer_);
    canvas.scale *= fineness_;
    return canvas;
}

float Host::scale() const { return canvas_of(*window_, *renderer_).scale; }

// Events ------------------------------------------------------------------------------------------------

void Host::take(const SDL_Event& event, Time now) {
    if (is_input(event)) {
        sound_.attend();
        acted_ = now;
    }
    switch (event.type) {
    case SDL_QUIT: app_.quit(now, true); return; // a signal, or the end of the session
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        sprites_.clear();
        shown_.reset();
        return;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_CLOSE) app_.quit(now);
        // After two changes the size may be the same as before, but the window's content is lost.
        if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED || event.window.event == SDL_WINDOWEVENT_EXPOSED)
            shown_.reset();
        if (event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED) next_look_ = now; // it may have changed
        if (const auto visible = visibility_after(event.window)) visible_ = *visible;
        break;
    case SDL_AUDIODEVICEREMOVED:
        if (event.adevice.iscapture == 0) sound_.device_removed(event.adevice.which);
        return;
    case SDL_DROPFILE:
        app_.handle(ui::Dropped{event.drop.file}, now);
        SDL_free(event.drop.file);
        return;
    default: break;
    }
    if (imitates_mouse(event)) return;
    if (const auto touch = fingers_.take(event, app_.canvas())) app_.handle(*touch, now);
    if (const auto press = pads_.take(event, now, text_is_edited())) app_.handle(*press, now);
    if (event.type == SDL_KEYUP) held_key_.release(event.key.keysym.scancode);
    if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) held_key_.let_go();
    if (const auto input = input_from(event, {.scale = scale(), .takes_text = text_is_edited()});
        input && !is_repeat_to_ignore(event)) {
        hold_key(event, *input, now);
        app_.handle(*input, now);
    }
    if (event.type == SDL_TEXTEDITING_EXT) SDL_free(event.editExt.text);
}

HoldPace Host::hold_pace() const {
    const app::Settings& settings = app_.settings();
    return {settings.keys_repeat, Time{settings.hold_delay}, Time{settings.hold_pace}};
}

/// Returns whether the system repeats a key that the player wants repeated otherwise, or not at all.
bool Host::is_repeat_to_ignore(const SDL_Event& event) const {
    return event.type == SDL_KEYDOWN && event.key.repeat != 0 && HeldKey::replaces_system(hold_pace());
}

void Host::hold_key(const SDL_Event& event, const ui::Input& input, Time now) {
    const auto* key = std::get_if<ui::KeyPress>(&input);
    if (key == nullptr || key->again || event.type != SDL_KEYDOWN) return;
    // What is typed repeats as the system does it, or not at all.
    held_key_.press(event.key.keysym.scancode, *key, !text_is_edited() && repeats(*key), hold_pace(), now);
}

/// Applies every change of the window size, by the user, the desktop or the game itself: SDL reports it late or not at
/// all.
void Host::fit_canvas(Time now) {
    const ui::Canvas now_filled = canvas();
    if (now_filled == app_.canvas()) return;
    sprites_.clear_sized();
    bakes_.cancel(slow_pictures);
    app_.resize(now_filled, now);
    shown_.reset();
}

void Host::take_answers(Time now) {
    for (auto& told : jobs_.take()) {
        const bool may_begin_another = !std::holds_alternative<app::Progress>(told.result) &&
                                       !std::holds_alternative<game::AnalysisResult>(told.result);
        if (may_begin_another) autosave(now, true);
        app_.answer(told.ticket, told.result, now);
        autosave(now);
    }
    for (const auto& told : looks_.take()) follow_desktop(told.result, now);
    if (decks_.take(now)) shown_.reset();
    for (auto& told : bakes_.take()) {
        sprites_.take_baked(std::move(told.result));
        shown_.reset();
    }
    if (!store_thread_) return;
    for (const store::StoreThread::Response& told : store_thread_->take()) {
        if (std::holds_alternative<game::Forgotten>(told.news)) {
            stored_settings_.are({});
            decks_.clear_cache();
        }
        if (const auto* back = std::get_if<game::BroughtBack>(&told.news)) stored_settings_.are(back->preferences);
        if (const auto* taken = std::get_if<game::TakenIn>(&told.news)) {
            stored_settings_.are(taken->preferences);
            decks_.clear_cache(); // files of decks may have come along
        }
        if (told.ticket == 0)
            app_.notify(told.news, now);
        else
            app_.answer(told.ticket, told.news, now);
        autosave(now);
    }
}

// Drawing -------------------------------------------------------------------------------------------------

bool Host::waits_for_board(Time now) const {
    return !drawn_ && app_.play().awaited() && now < opened_ + first_patience;
}

void Host::draw(Time now) {
    composed_ = now;
    if (!opens() && waits_for_board(now)) return;
    fit_canvas(now);
    scene::Scene scene = opens() ? opening_scene(app_.canvas(), app::theme_of(applied_), app::text_size_of(applied_))
                                 : app_.compose(now);
    if (scene == shown_ && drawer_.finished()) return;
    for (const auto& [kind, why] : drawer_.draw(scene, shown_ ? &*shown_ : nullptr)) {
        if (!drawn_) throw StartError(why); // something the first picture needs is missing
        if (undrawn_.insert(kind).second) SDL_Log("no %s can be drawn: %s", kind.c_str(), why.c_str());
    }
    drawn_ = true;
    present();
    decks_.drawn(scene, applied_, now);
    take_text(scene);
    if (!opens()) write_state(); // signals scripts that the game is ready
    // Last, because baking takes a processor from what the player waits for.
    for (const SlowPicture& wanted : sprites_.take_wanted_bakes()) {
        const bool table = !std::holds_alternative<LandPicture>(wanted); // a newer one replaces an older one
        bakes_.start(slow_pictures, baking_job(wanted), table ? (scene.calm ? 2U : 1U) : 0U);
    }
    shown_ = std::move(scene);
}

void Host::present() {
    if (!present_) return SDL_RenderPresent(renderer_.get());
    SDL_RenderFlush(renderer_.get());
    present_(*window_, drawer_.changed());
}

/// Keys go to an input method as text only while text is edited.
void Host::take_text(const scene::Scene& scene) {
    if (scene.caret) {
        const float points = 1 / scale();
        const auto whole = [&](float pixels) { return static_cast<int>(std::lround(pixels * points)); };
        const SDL_Rect caret{whole(scene.caret->x), whole(scene.caret->y), whole(scene.caret->w),
                             whole(scene.caret->h)};
        SDL_SetTextInputRect(&caret);
    }
    if (scene.takes_text == text_is_edited()) return;
    if (scene.takes_text)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

void Host::keep_awake(Time now) {
    constexpr Time thinking{5 * 60'000}; // a board that is left alone longer is not played
    const bool wanted = visible_ && app_.in_play() && now < acted_ + thinking;
    if (wanted == std::exchange(awake_, wanted) || (desktop_ && desktop_->keep_awake(wanted))) return;
    if (wanted)
        SDL_DisableScreenSaver();
    else
        SDL_EnableScreenSaver();
}

void Host::write_state() {
    if (state_file_.empty()) return;
    const auto written = platform::write_file(state_file_, app::state_text(app_, now()), true, platform::Sync::no);
    auto fault = written ? std::nullopt : std::optional{written.error()};
    if (fault && fault != state_fault_)
        SDL_Log("%s", one_line("--state-file " + state_file_ + ": " + to_english(*fault)).c_str());
    state_fault_ = std::move(fault);
}

} // namespace twoturns::view
