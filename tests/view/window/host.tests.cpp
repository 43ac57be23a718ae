// The window around the game: its size, closing, text, sleep and the state file.
#include "view/window/host.hpp"

#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>

#include "support/catch.hpp"
#include "support/scratch.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::Host;
using view::HostOptions;

namespace {

/// A job may still wake the loop after its answer was taken.
constexpr int most_wakes = 3;

/// Sends an event after a delay, from another thread.
class Later {
public:
    explicit Later(Uint32 type)
        : thread_([this, type] {
              std::this_thread::sleep_for(std::chrono::milliseconds(250));
              sent_ = true;
              SDL_Event event{};
              event.type = type;
              SDL_PushEvent(&event);
          }) {}
    ~Later() { thread_.join(); }
    Later(const Later&) = delete;
    Later& operator=(const Later&) = delete;
    Later(Later&&) = delete;
    Later& operator=(Later&&) = delete;

    [[nodiscard]] bool came() const { return sent_; }

private:
    std::atomic<bool> sent_ = false;
    std::thread thread_;
};

} // namespace

TEST_CASE("a resized window is played on where the tiles are then", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    for (const ui::Canvas size : {ui::Canvas{1280, 720}, {480, 360}, {1000, 900}}) {
        SDL_SetWindowSize(the_window(), size.width, size.height);
        stage.turn();
        CHECK(stage.host.app().canvas() == size);
        const auto cells = stage.session().board().tile_cells();
        const Cell top = cells.front();
        stage.make({top, {2, top.col}});
        CHECK(static_cast<int>(stage.session().board().tile_cells().size()) == static_cast<int>(cells.size()) - 2);
    }
    CHECK(stage.state().find("; canvas 1000 900") != std::string::npos);
}

TEST_CASE("icons that are gone while the game runs are left out, and that is logged once", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    const ScratchFolder nothing;
    const DataFolder data{nothing.path()};
    int logged = 0;
    SDL_LogOutputFunction usual = nullptr;
    void* of_usual = nullptr;
    SDL_LogGetOutputFunction(&usual, &of_usual);
    SDL_LogSetOutputFunction([](void* count, int, SDL_LogPriority, const char*) { ++*static_cast<int*>(count); },
                             &logged);
    for (const int width : {1280, 1000, 600}) {
        SDL_SetWindowSize(the_window(), width, 720);
        stage.turn();
        stage.make(stage.session().open_moves().front());
    }
    SDL_LogSetOutputFunction(usual, of_usual);
    CHECK(stage.running);
    CHECK(stage.session().pairs_left() == 1);
    CHECK(logged == 1);
}

TEST_CASE("full screen comes and goes, and the game with it", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    const auto is_full = [] {
        return (SDL_GetWindowFlags(the_window()) & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
    };
    stage.key(SDLK_F11);
    CHECK(is_full());
    SDL_Rect screen{};
    REQUIRE(SDL_GetDisplayBounds(0, &screen) == 0);
    CHECK(stage.host.app().canvas() == ui::Canvas{screen.w, screen.h});
    stage.make({{1, 1}, {2, 1}});
    CHECK(stage.session().pairs_left() == 3);
    stage.key(SDLK_F11);
    CHECK_FALSE(is_full());
    // Restoring the old size is up to the window system; the dummy driver keeps the large one.
    ui::Canvas now;
    SDL_GetWindowSize(the_window(), &now.width, &now.height);
    CHECK(stage.host.app().canvas() == now);
    stage.make({{1, 2}, {2, 2}});
    CHECK(stage.session().pairs_left() == 2);
}

TEST_CASE("the window grows and shrinks while a page turns", "[host][size]") {
    Stage stage{options_for(at(four_pairs), false)};
    constexpr std::array pages{SDLK_k, SDLK_n, SDLK_l, SDLK_j, SDLK_t, SDLK_f};
    const auto fills_window = [&] {
        ui::Canvas now;
        SDL_GetWindowSize(the_window(), &now.width, &now.height);
        return stage.host.app().canvas() == now;
    };
    for (const SDL_Keycode page : pages) {
        send_key(SDLK_F11);
        send_key(page);
        stage.turn();
        CHECK(stage.screen() != "none");
        CHECK(fills_window());
        SDL_SetWindowSize(the_window(), 500 + page, 400); // before SDL reports it
        stage.running = stage.host.turn(0);
        CHECK(fills_window());
        for (int i = 0; i < 3 && stage.screen() != "none"; ++i) stage.key(SDLK_ESCAPE);
    }
    CHECK(stage.running);
}

TEST_CASE("the game ends when the window is closed, and by key", "[host]") {
    {
        Stage stage{options_for(at(four_pairs))};
        send(SDL_QUIT);
        CHECK_FALSE(stage.host.turn(0));
    }
    Stage stage{options_for(at(four_pairs))};
    stage.key(SDLK_q, KMOD_LCTRL);
    CHECK_FALSE(stage.running);
}

TEST_CASE("letters are text where a text is edited, and nowhere else", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    CHECK_FALSE(SDL_IsTextInputActive());
    stage.key(SDLK_s, KMOD_CTRL);
    REQUIRE(stage.screen() == "file");
    CHECK(SDL_IsTextInputActive());
    stage.key(SDLK_a, KMOD_CTRL);
    send_key(SDLK_SPACE); // arrives as a key and as text
    stage.type(" ");
    stage.type("x");
    stage.key(SDLK_a, KMOD_CTRL);
    stage.key(SDLK_c, KMOD_CTRL);
    char* copied = SDL_GetClipboardText();
    CHECK(std::string(copied) == " x");
    SDL_free(copied);
    stage.key(SDLK_n); // no new game meanwhile
    CHECK(stage.screen() == "file");
    stage.key(SDLK_ESCAPE);
    CHECK(stage.screen() == "none");
    CHECK_FALSE(SDL_IsTextInputActive());
}

namespace {

/// A game on the table that has no texture, which is painted on another thread and then shown.
HostOptions on_plain_table(const char* board, bool clock = true) {
    HostOptions options = options_for(at(board), clock);
    options.start.settings.dark_as_system = false;
    options.start.settings.table = ui::TableKind::contrast;
    return options;
}

} // namespace

TEST_CASE("an idle game sleeps until something comes, and nothing is drawn again", "[host]") {
    Stage stage{on_plain_table(four_pairs, false)};
    stage.rest();
    stage.send_click(Cell{1, 1}); // the clock runs, but is hidden
    stage.turn();
    stage.rest();
    REQUIRE(stage.session().clock_running());
    std::filesystem::remove(stage.state_file); // written with every frame
    {
        const Later call{SDL_USEREVENT};
        for (int i = 0; i < most_wakes && !call.came(); ++i) stage.running = stage.host.turn();
        CHECK(call.came());
    }
    stage.turn();
    CHECK_FALSE(std::filesystem::exists(stage.state_file));
    stage.key(SDLK_h);
    CHECK(std::filesystem::exists(stage.state_file));
}

TEST_CASE("writing the state touches no other file", "[host]") {
    const ScratchFolder folder;
    const std::string own = folder.file("state.new", "somebody's own");
    HostOptions options = options_for(at(four_pairs));
    options.state_file = (folder.path() / "state").string();
    Host host{std::move(options)};
    host.turn(0);
    CHECK(std::filesystem::exists(folder.path() / "state"));
    std::ifstream in(own);
    std::string text;
    std::getline(in, text);
    CHECK(text == "somebody's own");
}

TEST_CASE("without a limit the game waits for whatever comes", "[host]") {
    Stage stage{options_for(at(four_pairs), false)};
    stage.rest();
    const Later quit{SDL_QUIT};
    for (int i = 0; i < most_wakes && stage.running; ++i) stage.running = stage.host.turn();
    CHECK_FALSE(stage.running);
    CHECK(quit.came());
}

TEST_CASE("a clock on screen draws once a second and not more", "[host]") {
    Stage stage{on_plain_table(four_pairs)};
    stage.send_click(Cell{1, 1});
    stage.turn();
    CHECK(stage.comes_true([&] { return stage.host.app().play().board().animations.picks.empty(); }));
    const auto seconds = [&] { return stage.session().elapsed(Stage::now()) / game::Time{1000}; };
    const auto first = seconds();
    int frames = 0;
    while (seconds() < first + 2) {
        std::filesystem::remove(stage.state_file);
        stage.host.turn(2500);
        if (std::filesystem::exists(stage.state_file)) ++frames;
    }
    CHECK(frames >= 1);
    CHECK(frames <= seconds() - first + 1);
}

TEST_CASE("without a screen and without asking for none the game says so", "[host]") {
    HostOptions options = options_for(at(four_pairs));
    unsetenv("SDL_VIDEODRIVER");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy"); // SDL's fallback
    CHECK_THROWS_WITH(Host{std::move(options)}, Catch::Contains("no display"));
    quiet_sdl();
}

TEST_CASE("the board of the start is dealt while the window is open, and saved from then on", "[host]") {
    app::Start start;
    start.game = app::undealt({{{4, 6}, 6}, "moon"});
    Stage stage{options_for(std::move(start))};
    REQUIRE(stage.comes_true([&] { return stage.state().find("; status playing") != std::string::npos; }));
    CHECK(stage.session().pairs_left() == 12);
    CHECK(stage.host.app().game().key != 0);
}
