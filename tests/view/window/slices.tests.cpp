// A host without threads, as in a browser: everything runs in slices, one frame at a time, and nothing blocks.
#include <SDL.h>

#include <chrono>
#include <memory>
#include <optional>
#include <variant>

#include "app/board/game_start.hpp"
#include "game/game.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"
#include "support/play.hpp"
#include "view/sound/sound_player.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using store::StoreThread;
using view::Host;

namespace {

game::SavedGame game_of_key(game::GameKey key) {
    Random chance{std::uint64_t{1}};
    game::Game game = app::custom_game(board_of("A A\n"), Gravity::none, usual_difficulty, chance);
    game.key = key;
    game.started = 100;
    game::SavedGame saved = game::saved(game, game::Time{0}, 100);
    saved.record.log.push_back({game::Time{0}, game::HintAsked{}}); // so that something was done in the game
    return saved;
}

/// A store that runs in slices.
struct SlicedStore {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    std::optional<StoreThread> store;
    SlicedStore() {
        store.emplace(
            std::make_unique<MemoryStore>(memory), std::filesystem::path{}, [] {}, /*threaded=*/false);
    }
};

/// A host without threads, one frame at a time.
struct FramedWindow {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    std::optional<Host> host;
    bool running = true;

    explicit FramedWindow(app::Start start) {
        view::HostOptions options = options_for(std::move(start));
        options.threads = 0;
        auto store = std::make_unique<MemoryStore>(memory);
        static_cast<void>(store->open());
        options.store = std::move(store);
        host.emplace(std::move(options));
    }
    void frame() { running = host->frame(); }
    bool comes_true(const std::function<bool()>& what) {
        const auto next = [&] {
            frame();
            SDL_Delay(1);
        };
        return test::comes_true([&] { return !running || what(); }, next) && running;
    }
    void click(Cell cell) {
        const game::Time now{static_cast<game::Time::rep>(SDL_GetTicks64())};
        send_click(host->app().geometry(now).cell_rect(cell).centre(), host->scale());
        frame();
    }
    [[nodiscard]] const game::Session& session() const { return host->app().session(); }
};

} // namespace

TEST_CASE("without a thread the store writes and answers when it is given a slice, not before", "[slices]") {
    SlicedStore sliced;
    CHECK_FALSE(sliced.store->until_slice());
    sliced.store->save(game_of_key(1));
    sliced.store->save(game::KeyValues{{"sound", "off"}});
    sliced.store->ask(7, game::ReadGames{0, 10});
    CHECK(sliced.memory->writes() == 0);
    CHECK(sliced.store->take().empty());
    REQUIRE(sliced.store->until_slice());
    CHECK(sliced.store->until_slice()->count() == 0);
    CHECK(sliced.store->unsaved().size() == 1);
    sliced.store->run_slice();
    CHECK(sliced.memory->games() == 1);
    CHECK(sliced.memory->settings() == game::KeyValues{{"sound", "off"}});
    CHECK(sliced.store->unsaved().empty());
    const auto told = sliced.store->take();
    REQUIRE(told.size() == 1);
    CHECK(told.front().ticket == 7);
    REQUIRE(std::holds_alternative<game::GamesRead>(told.front().news));
    CHECK(std::get<game::GamesRead>(told.front().news).games.size() == 1); // saved before the question
    CHECK_FALSE(sliced.store->until_slice());
}

TEST_CASE("without a thread, what cannot be written is told once and tried again after a while", "[slices]") {
    SlicedStore sliced;
    sliced.memory->fail_writes(Message{"no room", {}});
    sliced.store->save(game_of_key(1));
    sliced.store->run_slice();
    auto told = sliced.store->take();
    REQUIRE(told.size() == 1);
    CHECK(std::holds_alternative<game::NotSaved>(told.front().news));
    const auto pause = sliced.store->until_slice();
    REQUIRE(pause);
    CHECK(pause->count() > 1000);
    const int writes = sliced.memory->writes();
    sliced.store->run_slice(); // too early
    CHECK(sliced.memory->writes() == writes);
    CHECK(sliced.store->take().empty());
    sliced.memory->fail_writes({});
    sliced.store->save(game_of_key(2)); // something new does not wait
    sliced.store->run_slice();
    CHECK(sliced.memory->games() == 2);
    told = sliced.store->take();
    REQUIRE(told.size() == 1);
    CHECK(std::holds_alternative<game::SavedAgain>(told.front().news));
    CHECK_FALSE(sliced.store->until_slice());
}

TEST_CASE("without a thread, what waits is written at the end, and nothing after it", "[slices]") {
    SlicedStore sliced;
    sliced.store->save(game_of_key(1));
    CHECK(sliced.store->finish(std::chrono::milliseconds{0}));
    CHECK(sliced.memory->games() == 1);
    sliced.store->save(game_of_key(2));
    sliced.store->run_slice();
    CHECK(sliced.store->finish(std::chrono::milliseconds{0}));
    CHECK(sliced.memory->games() == 1);
}

TEST_CASE("a board is dealt, played and saved a frame at a time", "[slices]") {
    FramedWindow window{{.game = app::undealt({{{8, 18}, 36}, "moon"})}};
    REQUIRE(window.comes_true([&] { return !window.host->app().play().awaited(); }));
    CHECK(window.session().board() == Player{dealt({{8, 18}, 36}, "moon")}.session().board());
    const auto before = window.session().pairs_left();
    const Move move = window.session().open_moves().front();
    window.click(move.a);
    window.click(move.b);
    REQUIRE(window.comes_true([&] { return window.session().pairs_left() == before - 1; }));
    REQUIRE(window.comes_true([&] {
        const auto saved = window.memory->game(window.host->app().game().key);
        return saved && saved->record.log == window.session().log();
    }));
}

TEST_CASE("a frame does not wait for the end of a long search", "[slices]") {
    FramedWindow window{{.game = app::undealt({{{62, 62}, 100, Gravity::down}, "moon"})}};
    float before = 0;
    for (int i = 0; i < 5; ++i) { // the deal takes seconds
        window.frame();
        REQUIRE(window.host->app().play().awaited());
        const float progress = window.host->app().play().awaited()->progress;
        CHECK(progress >= before);
        before = progress;
    }
}

TEST_CASE("what is done right before a page goes is written when it says so", "[slices]") {
    FramedWindow window{at("A A B B\n")};
    REQUIRE(window.comes_true([&] { return window.memory->games() == 1; }));
    window.click({1, 1});
    window.click({1, 2});
    window.host->save_all();
    const auto saved = window.memory->game(window.host->app().game().key);
    REQUIRE(saved);
    CHECK(saved->record.log == window.session().log());
    CHECK_FALSE(saved->record.log.empty());
}

TEST_CASE("a game that is not kept after all is written again when that is known", "[slices]") {
    FramedWindow window{at("A A B B\n")};
    REQUIRE(window.comes_true([&] { return window.memory->games() == 1; }));
    for (int i = 0; i < 10; ++i) window.frame(); // settings, too
    const int writes = window.memory->writes();
    for (int i = 0; i < 10; ++i) window.frame();
    CHECK(window.memory->writes() == writes);
    window.memory->fail_writes(Message{"no room", {}});
    window.host->save_again();
    REQUIRE(window.comes_true([&] { return !window.host->app().saves(); }));
}

TEST_CASE("a page that shows a still board may rest for seconds, and not at all while tiles move", "[slices]") {
    FramedWindow window{at("A A B B\n")};
    REQUIRE(window.comes_true([&] { return window.host->rest() > game::Time{1000}; }));
    window.click({1, 1});
    window.click({1, 2});
    CHECK(window.host->rest() < game::Time{20});
    REQUIRE(window.comes_true([&] { return window.host->rest() > game::Time{500}; }));
}

TEST_CASE("the clock leaves out what a page rests longer than was granted, or after it was hidden", "[slices]") {
    FramedWindow window{at("A A B B\n")};
    window.click({1, 1}); // the clock runs
    REQUIRE(window.comes_true([&] { return window.host->rest() > game::Time{500}; }));
    const auto saved_time = [&] {
        window.host->save_all(); // as when it is hidden
        return window.memory->game(window.host->app().game().key)->summary.elapsed;
    };
    const game::Time before = saved_time();
    SDL_Delay(3200);
    window.frame();
    CHECK(saved_time() < before + game::Time{3000});
}

TEST_CASE("a link that comes while a game is played deals its board", "[slices]") {
    FramedWindow window{at("A A B B\n")};
    window.frame();
    window.host->play_id("tt1.8x6.12.down.full.3.moon");
    REQUIRE(window.comes_true([&] { return window.session().board().size() == Size{6, 8}; }));
    window.host->play_id("tt1.8x6.oops");
    window.frame();
    REQUIRE(window.host->app().note());
    CHECK(window.host->app().note()->headline.id == std::string("The link has no game ID that can be played."));
    CHECK(window.session().board().size() == Size{6, 8});
}

TEST_CASE("sounds are played without a thread, or left out where there is no device", "[slices]") {
    quiet_sdl();
    view::SoundPlayer::Options options;
    options.threaded = false;
    view::SoundPlayer player{options};
    for (int i = 0; i < 3; ++i) {
        player.play({});
        player.run_slice();
    }
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) != 0); // opened here, not by a thread
}
