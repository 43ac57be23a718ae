// Handles the game's requests to the outside: members of Host.
#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "app/requests.hpp"
#include "ui/overloaded.hpp"
#include "view/decks/deck_export.hpp"
#include "view/drawing/weave_png.hpp"
#include "view/window/host.hpp"

namespace twoturns::view {
namespace {

constexpr std::chrono::milliseconds keep_patience{1000};

std::string clipboard() {
    char* text = SDL_GetClipboardText();
    std::string copy = text == nullptr ? "" : text;
    SDL_free(text);
    return copy;
}

/// Sets the size of the desktop that the window is on.
void fit_desktop(app::Wallpaper& wallpaper, SDL_Window* window) {
    SDL_DisplayMode mode{};
    const bool known = SDL_GetDesktopDisplayMode(std::max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0;
    wallpaper.width = known ? mode.w : 1920;
    wallpaper.height = known ? mode.h : 1080;
}

} // namespace

void Host::serve_requests() {
    for (auto requests = app_.take_tasks(); !requests.empty(); requests = app_.take_tasks())
        for (const app::HostTask& request : requests)
            std::visit(ui::overloaded{
                           [&](const app::AskedOutside& asked) { ask(asked); },
                           [&](const app::CancelOutside& cancel) {
                               jobs_.cancel(cancel.ticket, cancel.kind);
                               if (store_thread_ && cancel.kind == 0) store_thread_->cancel(cancel.ticket);
                           },
                           [&](const app::PlaySound& sound) { sound_.play(sound); },
                           [&](const app::Utterance& what) { speaker_.say(what); },
                           [&](const app::CopyText& copy) {
                               if (!desktop_ || !desktop_->copy(copy.text)) SDL_SetClipboardText(copy.text.c_str());
                           },
                           [&](const app::Vibrate& shake) {
                               if (shake.pad)
                                   pads_.shake(*shake.pad, shake.milliseconds);
                               else if (desktop_)
                                   desktop_->vibrate(shake.milliseconds);
                           },
                           [&](const app::FileUsed& file) {
                               if (desktop_) desktop_->used(file);
                           },
                           [&](const app::EndProgram& end) {
                               quit_ = true;
                               if (end.keeps) return;
                               let_go_ = true;
                               if (store_thread_) store_thread_->let_go();
                           },
                           [&](const app::SaveOther& other) {
                               if (!store_thread_) return;
                               store_thread_->save(other.game);
                               last_saved_ = {}; // so that the game in progress is saved again after it
                           },
                       },
                       request);
}

void Host::ask(const app::AskedOutside& asked) {
    std::visit(ui::overloaded{
                   [&](const app::ReadClipboard&) { read_clipboard(asked.ticket); },
                   [&](const app::ReportUnsaved& report) {
                       auto unsaved = store_thread_ ? store_thread_->unsaved() : std::vector<game::SavedGame>{};
                       if (report.keep != app::Keep::nowhere && keeps(report.keep == app::Keep::elsewhere))
                           unsaved.clear();
                       app_.answer(asked.ticket, game::StoreNews{game::AllTried{unsaved, report.why}}, now());
                   },
                   [&](const game::StoreRequest& request) { ask_store(asked.ticket, request); },
                   [&](const app::ChooseFile& what) {
                       if (!desktop_) return app_.answer(asked.ticket, app::FileChosen{}, now());
                       jobs_.start(asked.ticket, desktop_->choose(what, *window_), app::kind_of(what));
                   },
                   [&](app::WritePicture what) {
                       if (what.wallpaper && what.wallpaper->width == 0) fit_desktop(*what.wallpaper, window_.get());
                       jobs_.start(asked.ticket, app::writing_job(what.path, what.replace,
                                                                  png_of_weave(what, fonts_, sprites_), store_folder_));
                   },
                   [&](const app::WriteDeck& what) {
                       jobs_.start(asked.ticket, exporting_of(what, choice_of(applied_), deck_cache_, store_folder_));
                   },
                   [&](const auto& what) { // a JobRequest: for others, job_for() does not compile
                       jobs_.start(asked.ticket, app::job_for(what, store_folder_), app::kind_of(asked.request));
                   },
               },
               asked.request);
}

/// Waits only a moment, because that disk may hang as well.
bool Host::keeps(bool elsewhere) {
    let_go_ = store_thread_ && store_thread_->keep(keep_patience, elsewhere);
    return let_go_;
}

void Host::ask_store(app::Ticket ticket, const game::StoreRequest& request) {
    if (store_thread_) return store_thread_->ask(ticket, request);
    if (std::holds_alternative<game::WriteAll>(request)) // there is no store to write to
        return app_.answer(ticket, game::StoreNews{game::AllTried{}}, now());
    app_.answer(ticket, game::StoreNews{game::NotRead{{N_("Nothing is saved while this window is open.")}}}, now());
}

void Host::read_clipboard(app::Ticket ticket) {
    auto job = desktop_ ? desktop_->read_clipboard() : nullptr;
    if (job) return jobs_.start(ticket, std::move(job));
    app_.answer(ticket, app::ClipboardText{clipboard()}, now());
}

} // namespace twoturns::view
