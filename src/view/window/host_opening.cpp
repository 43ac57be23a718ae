// The game's initial state, also after a slow disk has opened the store: members of Host.
#include <chrono>
#include <ctime>
#include <utility>
#include <variant>

#include "app/command.hpp"
#include "app/play/play.hpp"
#include "view/window/host.hpp"
#include "view/window/local_date.hpp"
#include "view/window/opening.hpp"
#include "view/window/window_placement.hpp"

namespace twoturns::view {

using game::Time;

app::Start Host::completed(app::Start start) const {
    start.two_sided = played_.deck.cards();
    start.face_names = names_of_faces(played_);
    start.cards = cards_of(played_.choice.name, played_.deck);
    if (desktop_) start.files = desktop_->files();
    start.system_keyboard = SDL_HasScreenKeyboardSupport() == SDL_TRUE;
    return start;
}

void Host::begin_saving(std::unique_ptr<game::Store> store, bool threaded) {
    if (store) store_thread_.emplace(std::move(store), store_folder_, wake_, threaded, keep_aside_);
}

void Host::open_first(Time now) {
    if (app_.play().awaited()) return;
    if (!first_deck_.empty()) app_.import_deck(std::exchange(first_deck_, {}), now);
    if (!first_file_.empty()) app_.handle(ui::Dropped{std::exchange(first_file_, {})}, now);
    if (const auto command = std::exchange(first_command_, {})) app_.run(*command, now);
}

void Host::take_while_opening(const SDL_Event& event, Time now) {
    switch (event.type) {
    case SDL_QUIT: quit_ = true; return; // nothing was done that could be lost
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: return take(event, now);
    case SDL_DROPFILE: first_file_ = event.drop.file; [[fallthrough]];
    case SDL_DROPTEXT: return SDL_free(event.drop.file);
    case SDL_KEYDOWN: {
        const auto input = input_from(event, {.scale = scale(), .takes_text = false});
        const auto* const key = input ? std::get_if<ui::KeyPress>(&*input) : nullptr;
        if (key != nullptr && app::command_for(*key, app::KeyContext::game) == app::Command::quit) quit_ = true;
        return;
    }
    case SDL_WINDOWEVENT: break;
    default: return;
    }
    if (event.window.event == SDL_WINDOWEVENT_CLOSE) quit_ = true;
    if (event.window.event == SDL_WINDOWEVENT_RESIZED) placed_ = true; // the user wants that size
    if (!quit_) take(event, now);
}

void Host::begin_when_open(Time now) {
    if (opening_.read.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return;
    ReadStart read = opening_.read.get();
    app::Start start = opening_.spoken(std::move(read.start));
    played_ = std::move(read.deck);
    sprites_.clear();
    decks_.forget_texts();
    stored_settings_ = StoredSettings(read.stored, start.settings);
    if (const auto place = place_from(read.stored.settings); place && !placed_) place_window(*window_, *place);
    const bool fullscreen = std::exchange(applied_, start.settings).fullscreen;
    app_ = app::App(completed(std::move(start)), chance_, fonts_, canvas(), local_time);
    app_.set_date(std::time(nullptr), now);
    begin_saving(std::move(read.store), /*threaded=*/true);
    shown_.reset();
    applied_.fullscreen = fullscreen;
    if (desktop_) desktop_->frame(*window_, app::is_dark(applied_));
    decks_.tell_status(now);
    open_first(now);
    serve_requests();
}

} // namespace twoturns::view
