// The whole game in a window nobody sees, played with SDL's own events.
#include "view/host.hpp"

#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/player.hpp"
#include "support/content_of.hpp"
#include "support/play.hpp"
#include "support/scratch.hpp"
#include "support/walk.hpp"
#include "view/quiet.hpp"

using namespace twoturns;
using namespace twoturns::test;
using game::Status;
using view::Host;
using view::HostOptions;

namespace {

HostOptions options_for(app::Start start, bool clock = true) {
    quiet_sdl();
    HostOptions options;
    options.start = std::move(start);
    options.start.settings.clock = clock;
    options.deck = "shapes";
    options.window = ui::Canvas{800, 600};
    options.chance = 42;
    return options;
}

app::Start at(const std::string& board) { return start_at(board); }

SDL_Window* the_window() {
    for (Uint32 id = 1; id < 100; ++id)
        if (SDL_Window* window = SDL_GetWindowFromID(id)) return window;
    return nullptr;
}

/// A host, its state file, and hands for mouse and keyboard.
struct Stage {
    ScratchFolder folder;
    std::filesystem::path state_file = folder.path() / "state";
    Host host;
    bool running = true;

    explicit Stage(HostOptions options) : host{with_state(std::move(options), state_file)} { turn(); }

    static HostOptions with_state(HostOptions options, const std::filesystem::path& file) {
        options.state_file = file;
        return options;
    }

    /// Takes what was sent and shows what came of it.
    void turn() {
        for (int i = 0; i < 3 && running; ++i) running = host.turn(0);
    }
    void send_button(Uint32 type, ui::Point point, Uint8 button) {
        SDL_Event event{};
        event.type = type;
        event.button.button = button;
        event.button.x = static_cast<int>(point.x / host.scale());
        event.button.y = static_cast<int>(point.y / host.scale());
        REQUIRE(SDL_PushEvent(&event) == 1);
    }
    void send_click(ui::Point point, Uint8 button = SDL_BUTTON_LEFT) {
        send_button(SDL_MOUSEBUTTONDOWN, point, button);
        send_button(SDL_MOUSEBUTTONUP, point, button);
    }
    void send_click(Cell cell) { send_click(host.app().geometry(now()).cell_rect(cell).centre()); }
    void send_key(SDL_Keycode code, int modifiers = KMOD_NONE) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        event.key.keysym.mod = static_cast<Uint16>(modifiers);
        REQUIRE(SDL_PushEvent(&event) == 1);
        event.type = SDL_KEYUP;
        REQUIRE(SDL_PushEvent(&event) == 1);
    }
    void key(SDL_Keycode code, int modifiers = KMOD_NONE) {
        send_key(code, modifiers);
        turn();
    }
    void make(Move move) {
        send_click(move.a);
        send_click(move.b);
        turn();
    }

    [[nodiscard]] const game::Session& session() const { return host.app().session(); }
    [[nodiscard]] std::string state() const { return content_of(state_file); }
    /// Where a button of that name is, by the state file.
    [[nodiscard]] std::optional<ui::Point> button(const std::string& name) const {
        std::istringstream lines(state());
        const std::string start = "; button " + name + " at ";
        for (std::string line; std::getline(lines, line);)
            if (line.rfind(start, 0) == 0) {
                ui::Point point;
                std::istringstream(line.substr(start.size())) >> point.x >> point.y;
                return point;
            }
        return std::nullopt;
    }
    static game::Time now() { return game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}; }
    /// Gives the loop and what it asked time until something is so.
    bool comes_true(const std::function<bool()>& what) {
        for (int i = 0; i < 2000 && running; ++i) {
            if (what()) {
                turn();
                return true;
            }
            running = host.turn(5);
        }
        return false;
    }
    [[nodiscard]] std::string screen() const { return host.app().top().name(); }
    void type(const std::string& text) {
        constexpr std::size_t piece = 16; // fits into an event
        for (std::size_t i = 0; i < text.size(); i += piece) {
            SDL_Event event{};
            event.type = SDL_TEXTINPUT;
            text.copy(event.text.text, piece, i);
            REQUIRE(SDL_PushEvent(&event) == 1);
        }
        turn();
    }
    /// Waits until nothing moves; the clock must not be shown.
    void rest() {
        REQUIRE_FALSE(host.app().settings().clock);
        REQUIRE(comes_true([&] { return !host.app().next_change(now()) && !session().question(); }));
    }
};

SDL_Keycode code_of(ui::Key key) {
    switch (key) {
    case ui::Key::up: return SDLK_UP;
    case ui::Key::down: return SDLK_DOWN;
    case ui::Key::left: return SDLK_LEFT;
    case ui::Key::right: return SDLK_RIGHT;
    default: return SDLK_TAB;
    }
}

using Clock = std::chrono::steady_clock;
double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

} // namespace

TEST_CASE("a dealt board is played with the mouse from the first click to the win", "[host]") {
    const Gravity gravity = GENERATE(Gravity::none, Gravity::down);
    Stage stage{options_for(dealt({{6, 8}, 12, gravity}, "mouse"))};
    const auto win = find_win(stage.session().board(), gravity);
    REQUIRE(win);
    for (const Move move : *win) stage.make(move);
    CHECK(stage.session().status() == Status::won);
    CHECK(stage.state().find("; status won") != std::string::npos);
    CHECK(stage.running);
}

TEST_CASE("a dealt board is played with the keyboard alone", "[host]") {
    Stage stage{options_for(dealt({{6, 8}, 12, Gravity::none}, "keys"))};
    const auto win = find_win(stage.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) {
        stage.key(SDLK_DOWN); // from a place that is empty by now to a tile
        const auto& board = stage.session().board();
        REQUIRE(stage.host.app().play().board().cursor);
        const auto way = keys_between(board, *stage.host.app().play().board().cursor, move.a);
        REQUIRE(way);
        for (const ui::Key key : *way) stage.send_key(code_of(key));
        stage.key(SDLK_RETURN);
        REQUIRE(stage.session().picked() == move.a);
        const auto twins = board.cells_by_kind()[board.kind(move.a)].size();
        for (std::size_t i = 0; i < twins && stage.host.app().play().board().cursor != move.b; ++i) stage.key(SDLK_TAB);
        stage.key(SDLK_RETURN);
    }
    CHECK(stage.session().status() == Status::won);
}

TEST_CASE("two pairs clicked at once both go before any animation ends", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    const auto start = Clock::now();
    for (const Cell cell : {Cell{1, 1}, Cell{2, 1}, Cell{1, 4}, Cell{2, 4}}) stage.send_click(cell);
    stage.running = stage.host.turn(0);
    CHECK(stage.session().pairs_left() == 2);
    CHECK(stage.host.app().play().board().effects.vanishing.size() == 2);
    CHECK(since(start) < 2); // far from it; the two animations alone would need 0.4 s each
}

TEST_CASE("a stuck board is helped by the Reshuffle button where the screen shows it", "[host]") {
    Stage stage{options_for(at("# # # #\n"
                               "# A B #\n"
                               "# B A #\n"
                               "# # # #\n"))};
    REQUIRE(stage.session().status() == Status::stuck);
    const auto button = stage.button("reshuffle");
    REQUIRE(button);
    stage.send_click(*button);
    stage.turn();
    CHECK(stage.comes_true([&] { return stage.session().reshuffles() == 1; }));
    CHECK(stage.session().status() == Status::playing);
    CHECK_FALSE(stage.button("reshuffle"));
    const auto win = find_win(stage.session().board(), Gravity::none);
    REQUIRE(win);
    for (const Move move : *win) stage.make(move);
    CHECK(stage.session().status() == Status::won);
}

TEST_CASE("a hint is taken by key, undo and redo too", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    stage.key(SDLK_h); // the first step comes with the worker's answer, or without it soon after
    for (int i = 0; i < 200 && stage.session().hints() == 0; ++i) stage.host.turn(10);
    CHECK(stage.session().hints() == 1);
    CHECK(stage.host.app().play().board().effects.hint);
    stage.turn();
    CHECK(stage.state().find("; hints 1") != std::string::npos);
    stage.make({{1, 1}, {2, 1}});
    stage.key(SDLK_z, KMOD_LCTRL);
    CHECK(stage.session().pairs_left() == 4);
    stage.key(SDLK_y, KMOD_LCTRL);
    CHECK(stage.session().pairs_left() == 3);
}

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
    // Whether the old size comes back is up to the window system; the dummy one keeps the large one.
    ui::Canvas now;
    SDL_GetWindowSize(the_window(), &now.width, &now.height);
    CHECK(stage.host.app().canvas() == now);
    stage.make({{1, 2}, {2, 2}});
    CHECK(stage.session().pairs_left() == 2);
}

TEST_CASE("the game ends when the window is closed, and by key", "[host]") {
    {
        Stage stage{options_for(at(four_pairs))};
        SDL_Event event{};
        event.type = SDL_QUIT;
        SDL_PushEvent(&event);
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
    stage.send_key(SDLK_SPACE); // comes as a key and as text
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

TEST_CASE("an idle game sleeps: nothing is drawn again and no time is spent", "[host]") {
    Stage stage{options_for(at(four_pairs), false)};
    stage.rest();
    stage.send_click(Cell{1, 1}); // the clock runs, but is not shown
    stage.turn();
    REQUIRE(stage.session().clock_running());
    std::filesystem::remove(stage.state_file); // written with every frame
    const auto start = Clock::now();
    const std::clock_t spent = std::clock();
    stage.running = stage.host.turn(400);
    CHECK(since(start) >= 0.39);
    CHECK(static_cast<double>(std::clock() - spent) / CLOCKS_PER_SEC < 0.2);
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
    const auto start = Clock::now();
    std::thread later([] {
        std::this_thread::sleep_for(std::chrono::milliseconds(250));
        SDL_Event event{};
        event.type = SDL_QUIT;
        SDL_PushEvent(&event);
    });
    const bool running = stage.host.turn();
    later.join();
    CHECK_FALSE(running);
    CHECK(since(start) >= 0.24);
}

TEST_CASE("a clock on screen draws once a second and not more", "[host]") {
    Stage stage{options_for(at(four_pairs))};
    stage.send_click(Cell{1, 1});
    stage.turn();
    int frames = 0;
    const auto start = Clock::now();
    while (since(start) < 2.2) {
        std::filesystem::remove(stage.state_file);
        stage.host.turn(2500 - static_cast<int>(since(start) * 1000));
        stage.host.turn(0);
        if (std::filesystem::exists(stage.state_file)) ++frames;
    }
    CHECK(frames >= 2);
    CHECK(frames <= 4);
}

TEST_CASE("a game goes from window to window by file, by drop and by clipboard", "[host]") {
    Stage stage{options_for(dealt({{4, 6}, 6, Gravity::down}, "travels"))};
    stage.make(stage.session().open_moves().front());
    const Board board = stage.session().board();
    const Board start = stage.host.app().game().start.board;

    // Saved under a name that is typed.
    const std::string file = (stage.folder.path() / "travels.twoturns").string();
    stage.key(SDLK_s, KMOD_CTRL);
    REQUIRE(stage.screen() == "file");
    stage.key(SDLK_a, KMOD_CTRL);
    stage.type(file);
    stage.key(SDLK_RETURN);
    REQUIRE(stage.comes_true([&] { return stage.screen() == "none"; }));
    REQUIRE(std::filesystem::exists(file));
    stage.key(SDLK_c, KMOD_CTRL);

    // Another game; then the file is dropped onto it.
    const auto new_game = [&] {
        stage.key(SDLK_n);
        const game::GameKey before = stage.host.app().game().key;
        stage.key(SDLK_RETURN);
        REQUIRE(stage.comes_true([&] { return stage.host.app().game().key != before; }));
        REQUIRE(stage.session().board() != board);
    };
    new_game();
    SDL_Event drop{};
    drop.type = SDL_DROPFILE;
    drop.drop.file = SDL_strdup(file.c_str());
    REQUIRE(SDL_PushEvent(&drop) == 1);
    CHECK(stage.comes_true([&] { return stage.session().board() == board; }));
    CHECK(stage.session().can_undo());

    new_game();
    stage.key(SDLK_v, KMOD_CTRL);
    CHECK(stage.comes_true([&] { return stage.session().board() == start; }));
}

TEST_CASE("a game starts, plays and ends many times over in one process", "[host]") {
    for (int i = 0; i < 5; ++i) {
        Stage stage{options_for(at("A A\n"))};
        stage.make({{1, 1}, {1, 2}});
        CHECK(stage.session().status() == Status::won);
    }
}

TEST_CASE("without threads the game is played all the same, a slice of what takes long a turn", "[host]") {
    HostOptions options = options_for(dealt({{6, 8}, 12, Gravity::down}, "slices"));
    options.threads = 0;
    Stage stage{std::move(options)};
    CHECK(stage.comes_true([&] { return !stage.session().question(); })); // all is known of the position
    stage.make(stage.session().open_moves().front());
    stage.key(SDLK_c, KMOD_CTRL);
    const Board start = stage.host.app().game().start.board;
    stage.key(SDLK_v, KMOD_CTRL);
    CHECK(stage.comes_true([&] { return stage.session().log().empty(); }));
    CHECK(stage.session().board() == start);
}

TEST_CASE("without a screen and without asking for none the game says so", "[host]") {
    HostOptions options = options_for(at(four_pairs));
    unsetenv("SDL_VIDEODRIVER");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy"); // what SDL would fall back to
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
