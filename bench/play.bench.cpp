// The frames of a game played quickly in a hidden window with all animations: how many exceed the 16.7 ms of a frame.
// TWOTURNS_BENCH_SECONDS sets the time for each window size.
#include "section.hpp"
#include "table.hpp"

#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>
#include <vector>

#include "app/app.hpp"
#include "app/board/game_start.hpp"
#include "input.hpp"
#include "twoturns/notation.hpp"
#include "view/window/host.hpp"

namespace twoturns::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Ms = std::chrono::duration<double, std::milli>;

constexpr Ms frame_time{1000.0 / 60};
constexpr Ms drawn{1}; // a shorter turn of the loop has drawn nothing

double seconds() {
    constexpr double usual = 20;
    const char* const text = std::getenv("TWOTURNS_BENCH_SECONDS");
    return text == nullptr ? usual : std::max(1.0, std::atof(text));
}

/// Returns the CPU time of this thread, which is hardly affected by other processes.
Ms thread_time() {
    std::timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return Ms{1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6};
}

/// A simulated player who uses all functions: pairs (some of them illegal), hints, undo and redo, reshuffles. The
/// player views each page after a win and goes on to the next board.
class QuickPlayer {
public:
    explicit QuickPlayer(const app::App& app) : app_(app) {}

    /// Does this frame's action, if any.
    void play(std::size_t frame) {
        constexpr std::size_t frames_a_step = 7; // 120 ms
        if (frame % frames_a_step != 0) return;
        const auto status = app_.session().status();
        if (app_.depth() > 1) return press(SDLK_ESCAPE);
        if (status == game::Status::won) return after_win();
        after_ = 0;
        if (status == game::Status::stuck) return press(SDLK_x);
        play_on(++steps_);
    }
    [[nodiscard]] std::size_t wins() const { return wins_; }

private:
    void play_on(std::size_t step) {
        if (step % 9 == 4) return press(SDLK_u);
        if (step % 9 == 5) return press(SDLK_y);
        if (step % 13 == 6) return press(SDLK_h);
        const auto& board = app_.session().board();
        const auto moves = app_.session().open_moves();
        if (moves.empty()) return;
        const Move move = moves[step * 7 % moves.size()];
        const auto tiles = board.tile_cells();
        pick(move.a);
        pick(step % 11 == 7 ? tiles[step % tiles.size()] : move.b); // sometimes a tile that does not match
    }
    void pick(Cell cell) { click(app_.geometry(game::Time{0}).cell_rect(cell).centre()); }

    void after_win() {
        constexpr std::array pages{SDLK_j, SDLK_t, SDLK_f, SDLK_n, SDLK_F1, SDLK_l};
        constexpr std::size_t sheet_seen = 16;
        const std::size_t step = after_++;
        if (step < sheet_seen) return;
        if (step - sheet_seen < pages.size()) return press(pages[step - sheet_seen]);
        if (step == sheet_seen + pages.size()) ++wins_;
        press(SDLK_RETURN);
    }

    const app::App& app_;
    std::size_t steps_ = 0;
    std::size_t after_ = 0; ///< the number of steps since the win
    std::size_t wins_ = 0;
};

struct Frames {
    std::vector<double> ms;
    void add_to(Table& table, const std::string& name, std::size_t wins) {
        std::sort(ms.begin(), ms.end());
        const auto late = ms.end() - std::upper_bound(ms.begin(), ms.end(), frame_time.count());
        const auto at = [&](std::size_t percent) { return figure(ms[(ms.size() - 1) * percent / 100]); };
        table.add({name, std::to_string(wins), std::to_string(ms.size()), at(50), at(99), at(100), std::to_string(late),
                   figure(100.0 * static_cast<double>(late) / static_cast<double>(ms.size()))});
    }
};

view::HostOptions options_for(ui::Canvas canvas) {
    const DealParams params{{8, 18}, 36, Gravity::down, BoardLayout{}, 2};
    Random chance{1};
    view::HostOptions options;
    options.start = {.game = *app::dealt({params, "bench"}, chance), .own = params};
    options.start.settings.pace = game::Pace::arcade;
    options.window = canvas;
    options.chance = 1;
    return options;
}

void run_canvas(ui::Canvas canvas, Table& table) {
    view::Host host{options_for(canvas)};
    QuickPlayer player{host.app()};
    Frames processor;
    Frames wall;
    const auto begin = Clock::now();
    auto next = begin;
    for (std::size_t frame = 0; Ms{Clock::now() - begin}.count() < 1000 * seconds(); ++frame) {
        player.play(frame);
        const auto start = Clock::now();
        const Ms before = thread_time();
        host.turn(0);
        const Ms taken = thread_time() - before;
        if (taken >= drawn) {
            processor.ms.push_back(taken.count());
            wall.ms.push_back(Ms{Clock::now() - start}.count());
        }
        next = std::max(next + std::chrono::duration_cast<Clock::duration>(frame_time), Clock::now());
        std::this_thread::sleep_until(next);
    }
    const std::string size = std::to_string(canvas.width) + "x" + std::to_string(canvas.height);
    processor.add_to(table, size + ", processor", player.wins());
    wall.add_to(table, size + ", clock on the wall", player.wins());
}

void run(std::ostream& out) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    Table table({"18x8, gravity, Arcade", "wins", "frames", "median ms", "99th %", "worst", "over 16.7", "%"});
    for (const ui::Canvas canvas : {ui::Canvas{1280, 720}, ui::Canvas{1920, 1080}, ui::Canvas{3840, 2160}})
        run_canvas(canvas, table);
    out << table;
}

} // namespace

const Section play_section{"play", "frames of a game played quickly, with all that moves", &run, nullptr};

} // namespace twoturns::bench
