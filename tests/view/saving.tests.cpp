// The whole game on a store: what is played in the window is saved, and the next window resumes it.
#include <SDL.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "app/game_start.hpp"
#include "app/player.hpp"
#include "app/settings.hpp"
#include "game/game.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/scratch.hpp"
#include "twoturns/notation.hpp"
#include "view/host.hpp"
#include "view/place.hpp"
#include "view/quiet.hpp"

using namespace twoturns;
using namespace twoturns::test;
namespace fs = std::filesystem;
using view::Host;
using view::HostOptions;

namespace {

/// A window on a store, which begins as the program does.
struct Window {
    std::shared_ptr<Memory> memory;
    std::optional<Host> host;
    bool running = true;

    explicit Window(std::shared_ptr<Memory> shared) : memory(std::move(shared)) {
        quiet_sdl();
        auto store = std::make_unique<MemoryStore>(memory);
        game::Restored restored = store->open();
        app::Start start;
        start.settings = app::settings_from(restored.settings);
        if (restored.game) {
            start.game = *game::resumed(restored.game->record, *restored.game->start, restored.game->summary.key);
            start.game.started = restored.game->summary.started;
        } else {
            Random chance{7};
            start.game = *app::dealt({{{6, 8}, 12, Gravity::down}, "keep"}, chance);
        }
        HostOptions options;
        options.start = std::move(start);
        if (!restored.settings.contains("deck")) options.deck = "shapes"; // quicker to load
        options.window = ui::Canvas{800, 600};
        options.chance = 1;
        options.store = std::move(store);
        options.stored = std::move(restored.settings);
        host.emplace(std::move(options));
        turn();
    }

    void turn() {
        for (int i = 0; i < 3 && running; ++i) running = host->turn(0);
    }
    void press(Cell cell) {
        const ui::Point at = host->app().geometry(now()).cell_rect(cell).centre();
        SDL_Event event{};
        event.type = SDL_MOUSEBUTTONDOWN;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = static_cast<int>(at.x / host->scale());
        event.button.y = static_cast<int>(at.y / host->scale());
        SDL_PushEvent(&event);
        event.type = SDL_MOUSEBUTTONUP;
        SDL_PushEvent(&event);
        turn();
    }
    void key(SDL_Keycode code) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        SDL_PushEvent(&event);
        turn();
    }
    void key(SDL_Keycode code, SDL_Keymod modifier) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        event.key.keysym.mod = static_cast<Uint16>(modifier);
        SDL_PushEvent(&event);
        turn();
    }
    void close() {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = SDL_WINDOWEVENT_CLOSE;
        SDL_PushEvent(&event);
        turn();
    }
    void terminate() {
        SDL_Event event{};
        event.type = SDL_QUIT;
        SDL_PushEvent(&event);
        turn();
    }
    void make_a_move() {
        const Move move = session().open_moves().front();
        press(move.a);
        press(move.b);
    }
    static game::Time now() { return game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}; }
    [[nodiscard]] std::string screen() const { return host->app().top().name(); }
    [[nodiscard]] bool shows(const std::string& words) const { return test::shows(host->app().compose(now()), words); }
    [[nodiscard]] bool told_unsaved() const { return !host->app().saves(); }
    [[nodiscard]] const game::Session& session() const { return host->app().session(); }
    [[nodiscard]] game::GameKey game() const { return host->app().game().key; }
};

/// Gives the loop and the store time until something is so.
bool comes_true(Window& window, const std::function<bool()>& what) {
    for (int i = 0; i < 1000; ++i) {
        if (what()) return true;
        if (!window.running) return false;
        window.running = window.host->turn(5);
    }
    return false;
}

} // namespace

TEST_CASE("a window that is closed is as it was when it is opened again", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    std::optional<Window> window{memory};
    const game::GameKey key = window->game();
    window->make_a_move();
    window->make_a_move();
    window->key(SDLK_u);
    const Cell picked = window->session().open_moves().back().a;
    window->press(picked);
    window->key(SDLK_m);
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
    const Board board = window->session().board();
    const auto log = window->session().log();
    window.reset();

    const auto saved = memory->game(key);
    REQUIRE(saved);
    CHECK(saved->summary.started > 0);
    CHECK(saved->summary.undos == 1);
    CHECK(saved->summary.moves == 2);

    window.emplace(memory);
    CHECK(window->game() == key);
    CHECK(window->session().board() == board);
    CHECK(window->session().log() == log);
    CHECK(window->session().picked() == picked);
    CHECK(window->session().can_undo());
    CHECK(window->session().can_redo());
    CHECK_FALSE(window->host->app().settings().sound);
    CHECK_FALSE(window->session().clock_running()); // until the player goes on
    window->make_a_move();
    CHECK(window->session().clock_running());
}

TEST_CASE("a store that hangs is not felt", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    Window window{memory};
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->block_writes(true);
    const int before = memory->writes();
    for (int i = 0; i < 5; ++i) window.make_a_move();
    CHECK(window.session().pairs_left() == 19); // all played and shown while nothing was written
    CHECK(memory->writes() == before);
    memory->block_writes(false);
    CHECK(comes_true(window, [&] { return memory->game(window.game())->summary.moves == 5; }));
}

TEST_CASE("the time is written when the clock stops, and a clock that runs writes nothing for a while", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    Window window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window,
                       [&] { return memory->game(window.game()) && memory->game(window.game())->summary.moves == 1; }));
    REQUIRE(window.session().clock_running());
    const int writes = memory->writes();
    for (int i = 0; i < 30; ++i) static_cast<void>(window.host->turn(50));
    CHECK(memory->writes() == writes);
    const game::Time before = memory->game(window.game())->summary.elapsed;
    SECTION("when the game is paused") {
        window.key(SDLK_p);
        REQUIRE(window.session().paused());
    }
    SECTION("when the window is left") {
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
        SDL_PushEvent(&event);
        window.turn();
    }
    SECTION("when the window is closed for good") { CHECK(window.host->close()); }
    CHECK(comes_true(window, [&] { return memory->game(window.game())->summary.elapsed > before; }));
}

TEST_CASE("a failing store is mentioned, and play goes on", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    memory->fail_writes(Message{"The disk is full.", {}});
    Window window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window, [&] { return window.told_unsaved(); }));
    window.make_a_move();
    CHECK(window.session().pairs_left() == 22);
    memory->fail_writes({});
    window.make_a_move();
    CHECK(comes_true(window, [&] { return memory->games() == 1; }));
    CHECK(comes_true(window, [&] { return !window.told_unsaved(); }));
}

TEST_CASE("who closes the window with moves that are not on the disk is asked first", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    memory->fail_writes(Message{"The disk is full.", {}});
    Window window{memory};
    const auto ended = [&] { return !window.running; };
    const auto ask = [&] {
        switch (GENERATE(0, 1, 2)) {
        case 0: return window.close();
        case 1: return window.key(SDLK_q, KMOD_LCTRL);
        default: return window.terminate();
        }
    };
    SECTION("but not if nothing was done") {
        ask();
        for (int i = 0; i < 1000 && window.running; ++i) window.running = window.host->turn(5);
        CHECK_FALSE(window.running);
    }
    SECTION("and quits when they are there after all") {
        window.make_a_move();
        memory->fail_writes({});
        ask();
        for (int i = 0; i < 1000 && window.running; ++i) window.running = window.host->turn(5);
        CHECK(ended());
        CHECK(memory->game(window.game())->summary.moves == 1);
    }
    SECTION("and stays if the player likes") {
        window.make_a_move();
        ask();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        CHECK(window.shows("The disk is full."));
        window.key(SDLK_ESCAPE);
        CHECK(window.screen() == "none");
        window.make_a_move();
        CHECK(window.session().pairs_left() == 22);
        window.close();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        memory->fail_writes({});
        window.key(SDLK_DOWN);
        window.key(SDLK_RETURN); // to try again
        for (int i = 0; i < 1000 && window.running; ++i) window.running = window.host->turn(5);
        CHECK(ended());
        CHECK(memory->game(window.game())->summary.moves == 2);
    }
    SECTION("and quits without them if the player likes that") {
        window.make_a_move();
        ask();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        window.key(SDLK_DOWN);
        window.key(SDLK_DOWN);
        window.key(SDLK_RETURN);
        CHECK(ended());
        CHECK(window.host->close());
    }
    SECTION("and told to by the system a second time it quits") {
        window.make_a_move();
        window.terminate();
        REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; }));
        window.terminate();
        CHECK(ended());
    }
}

TEST_CASE("a window can be closed while the store hangs", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    Window window{memory};
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->block_writes(true);
    window.make_a_move();
    window.close();
    CHECK(window.running);
    REQUIRE(comes_true(window, [&] { return window.screen() == "leave"; })); // the picture goes on meanwhile
    CHECK(window.shows("The disk does not answer."));
    window.key(SDLK_DOWN);
    window.key(SDLK_DOWN);
    window.key(SDLK_RETURN);
    CHECK_FALSE(window.running);
    CHECK_FALSE(window.host->close());
    memory->block_writes(false);
}

TEST_CASE("two windows that resume one game at once end up with two", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    std::optional<Window> one{memory};
    one->make_a_move();
    const game::GameKey first = one->game();
    REQUIRE(comes_true(*one, [&] { return memory->games() == 1; }));
    one.reset();
    memory->block_writes(true);
    one.emplace(memory);
    REQUIRE(one->game() == first);
    MemoryStore other{memory};
    other.seize(first); // as if both had looked before either had it
    SECTION("before anything is done in it") {
        memory->block_writes(false);
        REQUIRE(comes_true(*one, [&] { return one->game() != first && one->game() != 0; }));
        CHECK(one->session().log().empty());
    }
    SECTION("and nothing is lost when something is") {
        one->make_a_move();
        memory->block_writes(false);
        REQUIRE(comes_true(*one, [&] { return one->game() != first; }));
        CHECK(one->session().log().size() == 2);
        REQUIRE(comes_true(*one, [&] { return memory->game(one->game()).has_value(); }));
        CHECK(memory->game(one->game())->summary.moves == 2);
    }
    CHECK(memory->game(first)->summary.moves == 1);
    CHECK(one->host->app().note());
}

TEST_CASE("a store that was rescued is mentioned, and nothing is lost", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    Window window{memory};
    window.make_a_move();
    REQUIRE(comes_true(window, [&] { return memory->games() == 1; }));
    memory->find_out(Message{"It was damaged.", {}});
    const Cell tile = window.session().open_moves().front().a;
    window.press(tile);
    REQUIRE(comes_true(window, [&] {
        const auto& note = window.host->app().note();
        return note && note->headline.id == "It was damaged.";
    }));
    CHECK(!window.told_unsaved());
    CHECK(comes_true(window, [&] { return memory->game(window.game())->record.picked == tile; }));
}

TEST_CASE("a deck asked for at a start counts for that start; one that is gone is left out", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    std::optional<Window> window{memory};
    CHECK(window->host->app().settings().deck == "shapes");
    window.reset();
    CHECK_FALSE(memory->settings().contains("deck"));
    CHECK(memory->settings().at("sound") == "on"); // all else is stored
    MemoryStore{memory}.save(game::KeyValues{{"deck", "shapes"}});
    window.emplace(memory);
    CHECK(window->host->app().settings().deck == "shapes");
    window.reset();
    MemoryStore{memory}.save(game::KeyValues{{"deck", "/nowhere/cats"}});
    window.emplace(memory);
    REQUIRE(window->host->app().note());
    CHECK(window->host->app().note()->headline.id == "The pictures used last cannot be used");
    CHECK(window->host->app().settings().deck.empty());
    window.reset();
    CHECK(memory->settings().at("deck") == "/nowhere/cats"); // it may be back another day
}

TEST_CASE("what a start was asked for is stored once the player sets it anew", "[saving]") {
    app::Settings at_start;
    at_start.fullscreen = true;
    at_start.language = "zh_CN";
    at_start.sound = false; // as it is stored
    view::StoredSettings stored{{{"sound", "off"}}, at_start};
    auto changed = stored.changed(at_start, DealParams{}, std::nullopt);
    CHECK_FALSE(changed.contains("full-screen"));
    CHECK_FALSE(changed.contains("language"));
    app::Settings settings = at_start;
    settings.fullscreen = false;
    changed = stored.changed(settings, DealParams{}, std::nullopt);
    CHECK(changed == game::KeyValues{{"full-screen", "off"}});
    settings.fullscreen = true; // as at the start, but this time it was the player
    changed = stored.changed(settings, DealParams{}, std::nullopt);
    CHECK(changed == game::KeyValues{{"full-screen", "on"}});
    CHECK(stored.changed(settings, DealParams{}, std::nullopt).empty());
    stored.are({}); // all was deleted
    settings.dark = false;
    CHECK(stored.changed(settings, DealParams{}, std::nullopt).contains("sound"));
}

TEST_CASE("no saved deck prevents the game from starting", "[saving]") {
    const ScratchFolder folder;
    fs::create_symlink("loop", folder.path() / "loop");
    fs::create_directory(folder.path() / "closed");
    fs::permissions(folder.path() / "closed", fs::perms::none);
    static_cast<void>(folder.file("deck.txt", "deck 1\natlas /dev/zero\ncell 8\ncolumns 8\nfaces 8\n"));
    for (const std::string& deck :
         {(folder.path() / "loop").string(), (folder.path() / "closed" / "deck").string(), folder.path().string(),
          std::string(5000, 'n'), std::string("\xFF\n\x01"), std::string("../decks\0", 9)}) {
        CAPTURE(deck.substr(0, 80));
        const auto memory = std::make_shared<Memory>();
        MemoryStore{memory}.save(game::KeyValues{{"deck", deck}});
        const Window window{memory};
        REQUIRE(window.host->app().note());
        CHECK(window.host->app().note()->headline.id == "The pictures used last cannot be used");
        CHECK(is_utf8(to_english(window.host->app().note()->detail)));
    }
    fs::permissions(folder.path() / "closed", fs::perms::owner_all);
}

TEST_CASE("an earlier game is found in the list, replayed and resumed", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    Window window{memory};
    for (int i = 0; i < 3; ++i) window.make_a_move();
    const game::GameKey first = window.game();
    window.key(SDLK_n);
    window.key(SDLK_RETURN);
    REQUIRE(comes_true(window, [&] { return window.game() != first; }));
    window.make_a_move();
    const game::GameKey second = window.game();
    REQUIRE(comes_true(window, [&] { return memory->games() == 2; }));

    window.key(SDLK_l);
    REQUIRE(window.screen() == "games");
    const auto chosen = [&](game::GameKey key) {
        return app::state_text(window.host->app(), Window::now()).find(" key " + std::to_string(key)) !=
               std::string::npos;
    };
    REQUIRE(comes_true(window, [&] { return chosen(first) || chosen(second); }));
    if (!chosen(first)) window.key(SDLK_DOWN);
    REQUIRE(chosen(first));
    window.key(SDLK_TAB); // from the list to "Continue", and on to "Replay"
    window.key(SDLK_TAB);
    window.key(SDLK_RETURN);
    REQUIRE(comes_true(window, [&] { return window.screen() == "replay"; }));
    window.key(SDLK_HOME);
    window.key(SDLK_RIGHT);
    CHECK(window.host->app().shown(game::Time{0}).session.pairs_left() == 23);
    CHECK(window.session().pairs_left() == 23); // of the other game
    CHECK(window.game() == second);
    CHECK(memory->game(second)->summary.moves == 1);
}

TEST_CASE("a window without a store says that it has no list", "[saving]") {
    quiet_sdl();
    HostOptions options;
    options.start = start_at("A A\n");
    options.deck = "shapes";
    Host host{std::move(options)};
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = SDLK_l;
    SDL_PushEvent(&event);
    for (int i = 0; i < 3; ++i) static_cast<void>(host.turn(0));
    CHECK(host.app().top().name() == "games");
    CHECK(test::shows(host.app().compose(Window::now()), "Nothing is saved while this window is open."));
}

TEST_CASE("two windows have two games", "[saving]") {
    const auto memory = std::make_shared<Memory>();
    std::optional<Window> one{memory};
    one->make_a_move();
    const game::GameKey first = one->game();
    REQUIRE(comes_true(*one, [&] { return memory->games() == 1; }));
    MemoryStore other{memory};
    CHECK_FALSE(other.open().game);
    one.reset();
    MemoryStore third{memory};
    const auto restored = third.open();
    REQUIRE(restored.game);
    CHECK(restored.game->summary.key == first);
}

TEST_CASE("where a window stood comes back, if it still lies on a screen", "[saving]") {
    using view::WindowPlace;
    for (const WindowPlace& place : {WindowPlace{10, 20, 900, 700, false}, WindowPlace{-300, 0, 480, 360, false}}) {
        const auto words = view::to_key_values(place);
        CHECK(view::place_from(words) == place);
    }
    game::KeyValues words = view::to_key_values(WindowPlace{10, 20, 900, 700, false});
    words.merge(game::KeyValues{});
    words["window-maximised"] = "on";
    CHECK(view::place_from(words)->maximised);
    CHECK_FALSE(view::place_from({}));
    for (const char* text : {"", "1 2 3", "1 2 0 5", "a b c d", "1 2 99999999 5", "-2147483648 0 10 10"})
        CHECK_FALSE(view::place_from({{"window", text}}));

    quiet_sdl();
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    SDL_Rect screen{};
    SDL_GetDisplayUsableBounds(0, &screen);
    for (const WindowPlace& place :
         {WindowPlace{-5000, 90000, 900, 700, false}, WindowPlace{0, 0, 90000, 90000, false}}) {
        const WindowPlace moved = view::on_screen(place);
        CHECK(moved.x >= screen.x);
        CHECK(moved.y >= screen.y);
        CHECK(moved.x + moved.width <= screen.x + screen.w);
        CHECK(moved.y + moved.height <= screen.y + screen.h);
    }
    SDL_Quit();
}
