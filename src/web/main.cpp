// The game in a web page: starts with the state that the browser keeps and the link that opened the page, then draws
// whenever the browser asks for a frame.
#include <SDL_events.h>
#include <emscripten.h>

#include <ctime>
#include <exception>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "start.hpp"
#include "store/store.hpp"
#include "twoturns/game_id.hpp"
#include "view/window/host.hpp"
#include "web/kept_store.hpp"
#include "web/page.hpp"
#include "web/page_audio.hpp"
#include "web/page_desktop.hpp"
#include "web/page_screen.hpp"
#include "web/page_voice.hpp"
#include "web/taken_files.hpp"

namespace {

using namespace twoturns;

std::unique_ptr<view::Host> host;         // exists as long as the page exists
std::vector<app::Control> shown_controls; // those that the reader of screens was told of
std::string control_lines;
int shown_ways_back = -1;
bool shown = false; // the page is

/// Returns the options of the host. The state is written to `state_file` after every change, for scripts; an empty path
/// disables this.
view::HostOptions options(std::string state_file) {
    const std::uint64_t entropy = std::random_device{}() * std::uint64_t{0x100000001} ^ std::random_device{}();
    Random chance{entropy};
    view::HostOptions options;
    options.state_file = std::move(state_file);
    options.store_folder = web::kept_folder;
    options.store = web::kept(store::make_store(options.store_folder, [] { return game::Date{std::time(nullptr)}; }));
    game::Restored stored = options.store->open();
    const bool all_read = stored.notices.empty();
    Arguments arguments;
    const std::string link = web::take_link();
    if (!link.empty()) {
        if (const auto id = parse_game_id(link)) {
            arguments.id = link;
        } else {
            stored.notices.push_back({N_("The link has no game ID that can be played.")});
            stored.notices.push_back(id.error());
        }
    }
    options.start = start_for(arguments, stored, chance);
    app::Settings& settings = options.start.settings;
    settings.fullscreen = false; // the browser allows full screen only after a click
    settings.dark = web::dark();
    settings.contrast = web::contrast();
    if (settings.motion_as_system) settings.motion = !web::still();
    if (all_read) web::forget_unused_files(settings);
    const std::string wish = web::take_wish();
    if (wish == "today") options.command = app::Command::daily;
    if (wish == "new") options.command = app::Command::new_game;
    options.start.page = web::address();
    options.present = web::show_parts;
    options.desktop = web::make_page_desktop();
    options.open_voice = web::make_page_voice;
    options.open_audio = web::open_page_audio;
    if (const auto spoken = view::speak(settings.language); !spoken) options.start.notices.push_back(spoken.error());
    options.chance = chance.next();
    options.stored = std::move(stored);
    return options;
}

/// Runs `something`; on an exception the page shows the error.
template <class Do> void guarded(const Do& something) {
    try {
        something();
    } catch (const std::exception& error) {
        emscripten_cancel_main_loop();
        web::fail(error.what());
    }
}

/// Tells the reader of screens of the controls that are there now.
void show_controls() {
    shown_controls = host->controls();
    std::string lines = app::control_lines(shown_controls);
    if (lines == control_lines) return;
    control_lines = std::move(lines);
    web::show_controls(control_lines);
}

/// Tells the page how often Back can be pressed before it leaves the page.
void show_ways_back() {
    const auto ways = static_cast<int>(host->app().ways_back());
    if (std::exchange(shown_ways_back, ways) != ways) web::show_ways_back(ways);
}

/// Asks the page for no frames as long as nothing is due.
void rest() {
    constexpr game::Time two_frames{33};
    const game::Time time = host->rest();
    if (time > two_frames) web::rest(static_cast<int>(time.count()));
}

void draw_frame() {
    guarded([] {
        const bool goes_on = host->frame();
        if (!shown && host->has_drawn()) web::show();
        shown = host->has_drawn();
        if (goes_on) {
            show_controls();
            show_ways_back();
            return rest();
        }
        emscripten_cancel_main_loop();
        host->save_all();
        web::end();
    });
}

} // namespace

// Callbacks of the page.
extern "C" {

/// The link in the address changed.
EMSCRIPTEN_KEEPALIVE void twoturns_follow_link() {
    shown_ways_back = -1; // the browser has an entry for the link
    if (!host) return;
    guarded([] {
        if (const std::string link = web::take_link(); !link.empty()) host->play_id(link);
    });
}

/// The page was resized.
EMSCRIPTEN_KEEPALIVE void twoturns_fit() {
    if (host) guarded([] { host->fit(web::size()); });
}

/// The page entered or left full screen.
EMSCRIPTEN_KEEPALIVE void twoturns_fills_screen() {
    if (host) guarded([] { host->fills_screen(web::fills_screen()); });
}

/// The player pressed the browser's Back.
EMSCRIPTEN_KEEPALIVE void twoturns_go_back() {
    shown_ways_back = -1; // the browser has gone back an entry, whatever the game does
    if (host) guarded([] { host->go_back(); });
}

/// A file was dropped onto the page and copied into the game's file system.
EMSCRIPTEN_KEEPALIVE void twoturns_take_dropped() {
    if (host) guarded([] { host->drop(web::take_dropped()); });
}

/// The page has a message about the player's files.
EMSCRIPTEN_KEEPALIVE void twoturns_take_news() {
    if (!host) return;
    guarded([] {
        while (const auto news = web::take_news()) host->tell(*news);
    });
}

/// The player wants to hear what happens.
EMSCRIPTEN_KEEPALIVE void twoturns_begin_speaking() {
    if (host) guarded([] { host->begin_speaking(); });
}

/// The player pressed a control that the reader of screens told of.
EMSCRIPTEN_KEEPALIVE void twoturns_press_control(int number) {
    if (!host || number < 0 || static_cast<std::size_t>(number) >= shown_controls.size()) return;
    guarded([&] { host->click(shown_controls[static_cast<std::size_t>(number)].at); });
}

/// The player pastes: the page has the clipboard content.
EMSCRIPTEN_KEEPALIVE void twoturns_paste() {
    if (!host) return;
    SDL_Event key{};
    key.type = SDL_KEYDOWN;
    key.key.keysym.sym = SDLK_v;
    key.key.keysym.mod = KMOD_LCTRL;
    SDL_PushEvent(&key);
}

/// The page has an answer, or the browser switched between light and dark.
EMSCRIPTEN_KEEPALIVE void twoturns_wake() {
    if (host) host->wake();
}

/// The page may be closed soon, or another tab takes over. Saves everything.
EMSCRIPTEN_KEEPALIVE void twoturns_save_all() {
    if (host) guarded([] { host->save_all(); });
}

/// The browser's storage refused to keep data.
EMSCRIPTEN_KEEPALIVE void twoturns_not_kept() {
    if (host) guarded([] { host->save_again(); });
}

} // extern "C"

int main(int argc, char** argv) {
    guarded([&] {
        host = std::make_unique<view::Host>(options(argc > 1 ? argv[1] : ""));
        host->fit(web::size());
        emscripten_set_main_loop(draw_frame, /*fps=*/0, /*simulate_infinite_loop=*/0);
    });
}
