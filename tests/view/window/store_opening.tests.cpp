// A store on a slow disk: the window opens first, and its game arrives when the store is open.
#include "view/window/store_opening.hpp"

#include <SDL.h>

#include <cstring>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/player.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "support/waiting.hpp"
#include "view/drawing/raster.hpp"
#include "view/quiet.hpp"
#include "view/send.hpp"
#include "view/window/host.hpp"

using namespace twoturns;
using namespace twoturns::test;

namespace {

constexpr const char* opening_words = "Opening your games…";
constexpr game::GameKey kept_key = 5;

game::SavedGame kept_game() {
    Random chance{7};
    const game::Game game = *app::dealt({{{6, 8}, 12, Gravity::down}, "keep"}, chance);
    game::SavedGame saved;
    saved.record = game::record_of(game, game::Time{0});
    saved.summary.key = kept_key;
    saved.start = game.start;
    return saved;
}

app::Start start_with(const game::Restored& restored) {
    app::Start start;
    start.settings = app::settings_from(restored);
    if (restored.game)
        start.game = *game::resumed(restored.game->record, *restored.game->start, restored.game->summary.key);
    return start;
}

/// A window on a store that opens when the test allows it.
struct SlowWindow {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    std::promise<view::ReadStart> disk;
    std::string deck;
    std::filesystem::path folder;
    std::optional<view::Host> host;
    bool running = true;

    explicit SlowWindow(std::string wanted = "shapes", std::filesystem::path data = {})
        : deck(std::move(wanted)), folder(std::move(data)) {
        quiet_sdl();
        memory->put(kept_game());
        view::HostOptions options;
        options.deck = this->deck;
        options.window = ui::Canvas{800, 600};
        options.chance = 1;
        options.store_folder = folder;
        options.opening = {disk.get_future(), [](app::Start start) { return start; }};
        host.emplace(std::move(options));
        turn(5);
    }
    void turn(int times = 3) {
        for (int i = 0; i < times && running; ++i) running = host->turn(0);
    }
    /// Lets the disk respond.
    void open() {
        disk.set_value(
            view::read_start(std::make_unique<MemoryStore>(memory), start_with, deck, view::DeckCache{folder}));
    }
    bool comes_true(const std::function<bool()>& what) {
        return test::comes_true([&] { return !running || what(); }, [&] { running = host->turn(5); }) && running;
    }
    [[nodiscard]] bool plays() const { return host->app().game().key == kept_key; }
    [[nodiscard]] std::string screen() const { return std::string{host->app().top().traits().name}; }
    [[nodiscard]] bool shows(const std::string& what) const {
        return test::shows(host->app().compose(game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}), what);
    }
};

void write_square(const ScratchFolder& folder, const std::string& name, std::uint32_t colour) {
    const view::Surface picture = view::make_surface(20, 20);
    SDL_FillRect(picture.get(), nullptr, colour);
    static_cast<void>(folder.file(name, bmp_file(*picture)));
}

void send_drop(const std::string& file) {
    SDL_Event event{};
    event.type = SDL_DROPFILE;
    event.drop.file = static_cast<char*>(SDL_malloc(file.size() + 1));
    std::memcpy(event.drop.file, file.c_str(), file.size() + 1);
    send(event);
}

} // namespace

TEST_CASE("what the store has comes when its disk answers, and nothing can be done before", "[saving][opening]") {
    SlowWindow window;
    REQUIRE(MemoryStore{window.memory}.save(game::KeyValues{{"sound", "off"}, {"dark", "off"}}));
    for (const SDL_Keycode key : {SDLK_n, SDLK_h, SDLK_r, SDLK_F11, SDLK_ESCAPE, SDLK_m}) send_key(key);
    send_click({400, 300}, window.host->scale());
    send_window(SDL_WINDOWEVENT_FOCUS_LOST);
    send_window(SDL_WINDOWEVENT_FOCUS_GAINED);
    window.turn();
    CHECK(window.running);
    CHECK(window.screen() == "none");
    CHECK(window.host->app().session().log().empty());
    CHECK(window.memory->writes() == 1);

    window.open();
    CHECK(window.comes_true([&] { return window.plays(); }));
    CHECK(window.host->app().session().pairs_left() == 24);
    CHECK_FALSE(window.host->app().settings().sound);
    const Move move = window.host->app().session().open_moves().front();
    for (const Cell cell : {move.a, move.b}) {
        const game::Time now{static_cast<game::Time::rep>(SDL_GetTicks64())};
        send_click(window.host->app().geometry(now).cell_rect(cell).centre(), window.host->scale());
        window.turn();
    }
    CHECK(window.comes_true([&] { return window.memory->game(kept_key)->record.log.size() == 1; })); // it is saved
    CHECK_FALSE(window.memory->settings().contains("deck")); // that deck is for this start only
    CHECK(window.host->close());
}

TEST_CASE("a window whose store never opens can be closed", "[saving][opening]") {
    SlowWindow window;
    switch (GENERATE(0, 1, 2)) {
    case 0: send(SDL_QUIT); break;
    case 1: send_window(SDL_WINDOWEVENT_CLOSE); break;
    default: send_key(SDLK_q, KMOD_LCTRL);
    }
    window.turn();
    CHECK_FALSE(window.running);
    CHECK_FALSE(window.host->close()); // the program does not wait for it
    window.disk.set_value({.store = nullptr, .stored = {}, .start = {}, .deck = {}});
}

TEST_CASE("a file dropped while the store is being opened is opened behind it", "[opening]") {
    const ScratchFolder folder;
    SlowWindow window;
    send_drop(folder.file("small.txt", "A A\nB B\n"));
    window.turn();
    CHECK(window.host->app().session().pairs_left() != 2);
    window.open();
    CHECK(window.comes_true([&] { return window.host->app().session().pairs_left() == 2; }));
}

TEST_CASE("pictures of one's own are there however slow the store opens", "[opening]") {
    const ScratchFolder folder;
    const ScratchFolder data;
    const std::string name = folder.path().string();
    write_square(folder, "a.bmp", 0xFFFF0000U);
    write_square(folder, "b.bmp", 0xFF00FF00U);
    const bool asked_for = GENERATE(true, false); // otherwise the ones used last
    for (const bool kept : {false, true}) {
        INFO("they were read before: " << kept);
        SlowWindow window{asked_for ? name : "", data.path()};
        if (!asked_for) REQUIRE(MemoryStore{window.memory}.save(game::KeyValues{{"deck", name}}));
        window.open();
        REQUIRE(window.comes_true([&] { return window.plays(); }));
        send_key(SDLK_k);
        CHECK(window.comes_true([&] { return window.shows("2 pictures"); }));
        CHECK(window.host->app().settings().deck == name);
        CHECK(window.host->close());
    }
}

TEST_CASE("pictures used last that are gone are told however slow the store opens", "[opening]") {
    SlowWindow window{""};
    REQUIRE(MemoryStore{window.memory}.save(game::KeyValues{{"deck", "/nowhere/at/all"}}));
    window.open();
    CHECK(window.comes_true([&] { return window.plays(); }));
    REQUIRE(window.host->app().note());
    CHECK(to_english(window.host->app().note()->headline) == "The pictures used last cannot be used");
    CHECK(window.host->close());
}

TEST_CASE("until the store is open the window says so", "[opening]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{390, 844}})
        for (const ui::TableKind table : ui::all_tables)
            CHECK(shows(view::opening_scene(canvas, ui::theme_of(table)), opening_words));
}
