#include "view/host.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "platform/files.hpp"
#include "scene/state_text.hpp"
#include "scene/text.hpp"
#include "twoturns/notation.hpp"
#include "view/events.hpp"
#include "view/local_date.hpp"
#include "view/png.hpp"

namespace twoturns::view {
namespace {

using game::Time;

constexpr int smallest_width = 480;
constexpr int smallest_height = 360;
constexpr Time one_second{1000};
constexpr std::chrono::milliseconds last_patience{2500}; // longer than the store waits for another program

Time now() { return Time{static_cast<Time::rep>(SDL_GetTicks64())}; }

[[noreturn]] void refuse_without_display() {
    throw StartError("no display: start it in a desktop session, under xvfb-run, or with --screenshot FILE");
}

bool is_set(const char* variable) { return std::getenv(variable) != nullptr; }

Uint32 prepared() {
#ifdef __linux__
    // SDL would try every driver there is first, some of which complain in words of their own.
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("SDL_VIDEODRIVER")) refuse_without_display();
#endif
    const auto prefer = [](const char* hint, const char* value) {
        SDL_SetHintWithPriority(hint, value, SDL_HINT_DEFAULT);
    };
    // The board is drawn from ready-made pictures, a few milliseconds a frame: SDL's own renderer
    // does that on every machine alike, starts at once and never loses a texture. SDL_RENDER_DRIVER
    // in the environment still chooses another.
    prefer(SDL_HINT_RENDER_DRIVER, "software");
    prefer(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    prefer(SDL_HINT_WINDOWS_DPI_SCALING, "1");
    prefer(SDL_HINT_IME_SHOW_UI, "1");
    prefer(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"); // that is the player's wish, SDL_QUIT the system's
    prefer(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    return SDL_INIT_VIDEO;
}

/// Without a display SDL would go on with a driver nobody can see.
void require_display() {
    const std::string driver = SDL_GetCurrentVideoDriver() == nullptr ? "" : SDL_GetCurrentVideoDriver();
    if ((driver == "offscreen" || driver == "dummy") && !is_set("SDL_VIDEODRIVER")) refuse_without_display();
}

scene::Canvas fitting_window(const std::optional<scene::Canvas>& wanted) {
    if (wanted) return *wanted;
    SDL_Rect screen{0, 0, 1280, 720};
    SDL_GetDisplayUsableBounds(0, &screen);
    // Room for the frame around the window.
    return {std::clamp(screen.w * 4 / 5, smallest_width, 1280), std::clamp(screen.h * 4 / 5, smallest_height, 720)};
}

Uint32 fullscreen_flag(bool on) { return on ? Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP} : 0; }

/// The deck that is asked for; else the one used last, as long as it can be loaded.
Deck deck_for(const std::string& wanted, const game::KeyValues& stored, std::vector<Message>& notices) {
    if (!wanted.empty()) return load_deck(find_deck(wanted));
    if (const auto last = stored.find("deck"); last != stored.end()) {
        try {
            return load_deck(find_deck(last->second));
        } catch (const DeckError& error) {
            notices.push_back({N_("The pictures used last cannot be used"), {}});
            notices.push_back({"{0} ({1})", {scene::tr(error.why), error.file}});
        }
    }
    return load_deck(find_deck({}));
}

/// A deck's name as it can be found from anywhere.
std::string lasting_name(const std::string& deck) {
    if (find_deck(deck) != std::filesystem::path{deck}) return deck; // one that comes with the game
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::absolute(deck, failed);
    return failed ? deck : whole.string();
}

Window open_window(const HostOptions& options) {
    require_display();
    const scene::Canvas size = fitting_window(options.window);
    WindowPlace place{SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.width, size.height, false};
    if (const auto before = place_from(options.stored); before && !options.window) place = on_screen(*before);
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                         fullscreen_flag(options.start.settings.fullscreen) |
                         (place.maximised ? Uint32{SDL_WINDOW_MAXIMIZED} : 0);
    auto window = checked<Window>(SDL_CreateWindow("Two Turns", place.x, place.y, place.width, place.height, flags),
                                  "the window");
    SDL_SetWindowMinimumSize(window.get(), smallest_width, smallest_height);
    if (const Surface icon{IMG_Load((data_folder() / "icon.png").string().c_str())})
        SDL_SetWindowIcon(window.get(), icon.get());
    SDL_StopTextInput(); // letters are keys, not text for an input method
    SDL_EnableScreenSaver();
    return window;
}

Renderer open_renderer(SDL_Window& window) {
    SDL_Renderer* renderer = SDL_CreateRenderer(&window, -1, 0);
    return checked<Renderer>(renderer, "the renderer");
}

/// Called from the worker's thread: ends the wait for events, as there is an answer to take.
void wake_loop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

Result<std::vector<scene::FolderEntry>> listing_of(const std::string& folder) {
    auto found = platform::entries_of(folder);
    if (!found) return found.error();
    std::vector<scene::FolderEntry> entries;
    for (platform::FolderEntry& entry : *std::move(found)) entries.push_back({std::move(entry.name), entry.is_folder});
    return entries;
}

scene::Canvas output_of(SDL_Renderer& renderer) {
    scene::Canvas canvas;
    if (SDL_GetRendererOutputSize(&renderer, &canvas.width, &canvas.height) != 0 || canvas.width < 1 ||
        canvas.height < 1)
        return {};
    return canvas;
}

} // namespace

Host::Host(HostOptions options)
    : libraries_(prepared()), deck_(deck_for(options.deck, options.stored, options.start.notices)),
      fonts_(data_folder() / "fonts"), window_(open_window(options)), renderer_(open_renderer(*window_)),
      sprites_(*renderer_, deck_, fonts_), drawer_(*renderer_, sprites_),
      app_(std::move(options.start), options.chance, fonts_, output_of(*renderer_), local_date_text),
      worker_(wake_loop), store_folder_(std::move(options.store_folder)), state_file_(std::move(options.state_file)),
      stored_values_(std::move(options.stored)) {
    full_screen_this_time_ = app_.ui().settings.fullscreen && stored_values_["full-screen"] != "on";
    if (!options.store) return;
    store_thread_.emplace(std::move(options.store), wake_loop);
    if (!options.deck.empty()) save_values({{"deck", lasting_name(options.deck)}});
}

bool Host::turn(int most) {
    draw(now());
    int wait = most;
    if (const auto due = app_.next_change(now())) {
        const auto left = std::max<Time::rep>(0, (*due - now()).count());
        wait = most < 0 ? static_cast<int>(left) : std::min(most, static_cast<int>(left));
    }
    if (store_thread_ && app_.session().clock_running()) // at most a second of it is ever lost
        wait = wait < 0 ? until_next_second() : std::min(wait, until_next_second());
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, wait) != 0) {
        do {
            take(event, now());
            autosave(now()); // before the next event may begin another one
        } while (SDL_PollEvent(&event) != 0);
    }
    app_.tick(now());
    think(now());
    save_changes(now());
    for (auto requests = app_.take_requests(); !requests.empty(); requests = app_.take_requests())
        for (const scene::Request& request : requests) serve(request);
    return !quit_;
}

void Host::think(Time now) {
    if (const auto answer = worker_.take()) app_.learn(*answer, now);
    worker_.ask(app_.session().question());
}

void Host::save_changes(Time now) {
    if (!store_thread_) return;
    for (const game::StoreNews& news : store_thread_->take()) app_.learn(news, now);
    autosave(now);
    Chosen chosen{app_.ui().settings, app_.game().origin.id.params, place_of(*window_)};
    if (chosen == chosen_) return;
    chosen_ = std::move(chosen);
    save_values(words_of(*chosen_));
}

void Host::save_values(const game::KeyValues& words) {
    game::KeyValues changed;
    for (const auto& [word, value] : words)
        if (std::string& before = stored_values_[word]; before != value) changed[word] = before = value;
    if (!changed.empty()) store_thread_->save(changed);
}

void Host::autosave(Time now) {
    if (!store_thread_) return;
    const game::Session& session = app_.session();
    const Mark mark{app_.game().key, session.log().size(), session.picked(), session.elapsed(now) / one_second};
    if (mark == last_saved_) return;
    last_saved_ = mark;
    store_thread_->save(app_.saved(now, std::time(nullptr)), app_.saved_entries());
}

game::KeyValues Host::words_of(const Chosen& chosen) const {
    game::KeyValues words = scene::to_key_values(chosen.settings);
    words.merge(scene::to_key_values(chosen.params));
    if (full_screen_this_time_) words["full-screen"] = "off";
    if (chosen.place) words.merge(to_key_values(*chosen.place));
    return words;
}

int Host::until_next_second() const {
    return static_cast<int>((one_second - app_.session().elapsed(now()) % one_second).count());
}

float Host::scale() const {
    int points = 0;
    SDL_GetWindowSize(window_.get(), &points, nullptr);
    return points > 0 ? static_cast<float>(output_of(*renderer_).width) / static_cast<float>(points) : 1;
}

void Host::take(const SDL_Event& event, Time now) {
    switch (event.type) {
    case SDL_QUIT: app_.quit(now, true); return; // a signal, or the end of the session
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        sprites_.clear();
        shown_.reset();
        return;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED || event.window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED)
            fit_canvas();
        if (event.window.event == SDL_WINDOWEVENT_CLOSE) app_.quit(now);
        if (event.window.event == SDL_WINDOWEVENT_EXPOSED) shown_.reset();
        if (event.window.event == SDL_WINDOWEVENT_LEAVE) app_.handle(scene::Hover{{-1, -1}}, now);
        break;
    case SDL_DROPFILE:
        app_.handle(scene::Dropped{event.drop.file}, now);
        SDL_free(event.drop.file);
        return;
    default: break;
    }
    if (const auto input = input_from(event, scale())) app_.handle(*input, now);
}

void Host::fit_canvas() {
    const scene::Canvas canvas = output_of(*renderer_);
    if (canvas == app_.ui().canvas) return;
    sprites_.clear_sized();
    app_.resize(canvas);
    shown_.reset();
}

void Host::serve(const scene::Request& request) {
    if (std::holds_alternative<scene::Quit>(request)) quit_ = true;
    if (std::holds_alternative<scene::ToggleFullscreen>(request)) {
        full_screen_this_time_ = false;
        SDL_SetWindowFullscreen(window_.get(), fullscreen_flag(app_.ui().settings.fullscreen));
    }
    if (const auto* copy = std::get_if<scene::CopyText>(&request)) SDL_SetClipboardText(copy->text.c_str());
    if (std::holds_alternative<scene::PasteText>(request)) {
        char* text = SDL_GetClipboardText();
        app_.paste(text == nullptr ? "" : text, now());
        SDL_free(text);
    }
    if (const auto* list = std::get_if<scene::ListFolder>(&request))
        app_.listed(list->folder, listing_of(list->folder));
    if (const auto* read = std::get_if<scene::ReadFile>(&request)) {
        const auto refusal = refusal_of(read->path);
        app_.opened(read->path, refusal ? *refusal : platform::read_file(read->path), now());
    }
    if (const auto* write = std::get_if<scene::WriteFile>(&request)) {
        const auto refusal = refusal_of(write->path);
        app_.written(write->path, refusal ? refusal : platform::write_file(write->path, write->text, write->replace),
                     now());
    }
    if (const auto* question = std::get_if<game::StoreQuestion>(&request)) ask_store(*question);
    if (const auto* report = std::get_if<scene::ReportUnsaved>(&request))
        app_.learn(game::AllTried{store_thread_ ? store_thread_->unsaved() : std::vector<game::SavedGame>{}, report->why}, now());
    if (const auto* stored = std::get_if<scene::SaveGame>(&request); stored != nullptr && store_thread_) {
        store_thread_->save(stored->game);
        last_saved_ = {}; // so that the game in hand is kept again behind it
    }
    if (const auto* text = std::get_if<scene::TakeText>(&request)) {
        if (text->on)
            SDL_StartTextInput();
        else
            SDL_StopTextInput();
    }
    if (const auto* play = std::get_if<scene::Play>(&request)) sound_.play(play->sound);
}

// A program that opens and closes a file loses all its locks on it, also SQLite's.
std::optional<Message> Host::refusal_of(const std::string& path) const {
    std::error_code none;
    const auto file = std::filesystem::weakly_canonical(platform::path_from(path), none);
    if (store_folder_.empty() || !std::filesystem::equivalent(file.parent_path(), store_folder_, none))
        return std::nullopt;
    return Message{N_("The game has its own files in this folder: another one is needed."), {}};
}

void Host::ask_store(const game::StoreQuestion& question) {
    const auto* exported = std::get_if<game::ExportGames>(&question);
    if (const auto refusal = exported == nullptr ? std::nullopt : refusal_of(exported->path))
        app_.learn(game::NotRead{*refusal}, now());
    else if (store_thread_)
        store_thread_->ask(question);
    else if (std::holds_alternative<game::WriteAll>(question)) // there is nothing to write to
        app_.learn(game::AllTried{}, now());
    else
        app_.learn(game::NotRead{{N_("Nothing is kept while this window is open."), {}}}, now());
}

bool Host::close() {
    SDL_HideWindow(window_.get());
    return !store_thread_ || store_thread_->finish(last_patience);
}

void Host::draw(Time now) {
    scene::Scene scene = app_.compose(now);
    if (scene == shown_) return;
    for (const auto& [kind, why] : drawer_.draw(scene)) {
        if (!drawn_) throw StartError(why); // what the first picture needs is missing
        if (undrawn_.insert(kind).second) SDL_Log("no %s can be drawn: %s", kind.c_str(), why.c_str());
    }
    drawn_ = true;
    SDL_RenderPresent(renderer_.get());
    write_state(scene);
    shown_ = std::move(scene);
}

void Host::write_state(const scene::Scene& scene) {
    if (state_file_.empty()) return;
    auto fault = platform::write_file(state_file_, scene::state_text(app_, scene), true, platform::Sync::no);
    if (fault && fault != state_fault_)
        SDL_Log("%s", one_line("--state-file " + state_file_ + ": " + to_english(*fault)).c_str());
    state_fault_ = std::move(fault);
}

void write_screenshot(const HostOptions& options, const std::string& file) {
    const Libraries libraries{0};
    const scene::Canvas canvas = options.window.value_or(scene::Canvas{});
    std::vector<Message> notices; // nobody would read them in a picture
    const Deck deck = deck_for(options.deck, options.stored, notices);
    const Fonts fonts{data_folder() / "fonts"};
    const Surface surface = make_surface(canvas.width, canvas.height);
    const auto renderer = checked<Renderer>(SDL_CreateSoftwareRenderer(surface.get()), "the renderer");
    Sprites sprites{*renderer, deck, fonts};
    const scene::App app{options.start, options.chance, fonts, canvas};
    const Undrawn undrawn = Drawer{*renderer, sprites}.draw(app.compose(Time{0}));
    if (!undrawn.empty()) throw StartError(undrawn.begin()->second);
    SDL_RenderFlush(renderer.get());
    if (const auto fault = platform::write_file(file, png_of(*surface), true))
        throw StartError(file + ": " + to_english(*fault));
}

std::vector<std::string> wished_languages() {
    std::vector<std::string> wishes;
    SDL_Locale* locales = SDL_GetPreferredLocales();
    for (const SDL_Locale* locale = locales; locale != nullptr && locale->language != nullptr; ++locale)
        wishes.push_back(std::string(locale->language) +
                         (locale->country == nullptr ? "" : std::string("_") + locale->country));
    SDL_free(locales);
    return wishes;
}

} // namespace twoturns::view
