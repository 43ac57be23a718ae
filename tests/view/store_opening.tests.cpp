// A store whose disk takes its time: the window is there meanwhile, and its game comes when it is open.
#include "view/store_opening.hpp"

#include <SDL.h>

#include <memory>

#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "view/stored_window.hpp"

using namespace twoturns;
using namespace twoturns::test;

namespace {

constexpr const char* words = "Opening your games…";

/// A window on a store that is opened when the test says so.
struct SlowWindow {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    std::promise<view::OpenedStore> disk;
    std::optional<view::Host> host;
    bool running = true;

    SlowWindow() {
        quiet_sdl();
        view::HostOptions options;
        options.deck = "shapes";
        options.window = ui::Canvas{800, 600};
        options.chance = 1;
        options.opening = {disk.get_future(), [](const game::Restored& restored) {
                               app::Start start;
                               start.settings = app::settings_from(restored);
                               start.game = *game::resumed(restored.game->record, *restored.game->start,
                                                           restored.game->summary.key);
                               return start;
                           }};
        host.emplace(std::move(options));
    }
    void turn(int times = 3) {
        for (int i = 0; i < times && running; ++i) running = host->turn(0);
    }
    void push(Uint32 type, Uint8 event = 0) {
        SDL_Event what{};
        what.type = type;
        what.window.event = event;
        SDL_PushEvent(&what);
        turn();
    }
};

} // namespace

TEST_CASE("what the store has comes when its disk answers, and nothing can be done before", "[saving][opening]") {
    SlowWindow window;
    window.turn(10);
    SDL_Event key{};
    key.type = SDL_KEYDOWN;
    key.key.keysym.sym = SDLK_n;
    SDL_PushEvent(&key);
    window.turn();
    CHECK(window.running);
    CHECK(window.host->app().top().name() == "none");
    CHECK(window.host->app().session().log().empty());

    const GameId id{{{6, 8}, 12, Gravity::down}, "keep"};
    Random chance{7};
    game::Game game = *app::dealt(id, chance);
    game::SavedGame saved;
    saved.record = game::record_of(game, game::Time{0});
    saved.summary.key = 5;
    saved.start = game.start;
    window.memory->put(saved);
    MemoryStore{window.memory}.save(game::KeyValues{{"sound", "off"}});
    auto store = std::make_unique<MemoryStore>(window.memory);
    game::Restored restored = store->open();
    window.disk.set_value({std::move(store), std::move(restored)});
    for (int i = 0; i < 2000 && window.host->app().game().key != 5; ++i) window.turn(1);
    CHECK(window.host->app().game().key == 5);
    CHECK(window.host->app().session().pairs_left() == 24);
    CHECK_FALSE(window.host->app().settings().sound);
    CHECK(window.running);
    CHECK(window.host->close());
}

TEST_CASE("a window whose store never opens can be closed", "[saving][opening]") {
    SlowWindow window;
    window.turn(5);
    if (GENERATE(true, false))
        window.push(SDL_QUIT);
    else
        window.push(SDL_WINDOWEVENT, SDL_WINDOWEVENT_CLOSE);
    CHECK_FALSE(window.running);
    CHECK_FALSE(window.host->close()); // the program does not wait for it
    game::Restored none;
    window.disk.set_value({nullptr, none});
}

TEST_CASE("until the store is open the window says so", "[opening]") {
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{390, 844}})
        for (const bool dark : {true, false}) {
            const scene::Scene scene = view::opening_scene(canvas, dark);
            REQUIRE(scene.items.size() == 1);
            CHECK(std::get<ui::TextItem>(scene.items.front()).text == words);
        }
}
