// A monkey test of the real game: random keys, pointer, wheel, sizes, full screen, pages, decks and dropped files, many
// in one batch of events, and kills. The game must never crash, the number of tiles on the board is twice that of its
// pairs, and the store's content leads to the board on screen.
//
//     monkey SEED SECONDS        plays and kills for this long; exits with 1 and the failing seed after a failure
//     monkey hand SEED FOLDER    one window on the data in that folder
#include <SDL.h>
#include <signal.h> // NOLINT(modernize-deprecated-headers): kill() is POSIX
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "app/play/play.hpp"
#include "game/game.hpp"
#include "start.hpp"
#include "store/database.hpp"
#include "store/games.hpp"
#include "store/store.hpp"
#include "support/scratch.hpp"
#include "support/waiting.hpp"
#include "twoturns/moves.hpp"
#include "twoturns/random.hpp"
#include "view/quiet.hpp"
#include "view/window/host.hpp"

namespace {

using namespace twoturns;

void require(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

game::Time now() { return game::Time{static_cast<game::Time::rep>(SDL_GetTicks64())}; }

view::HostOptions options_on(const std::filesystem::path& folder, Random& chance) {
    view::HostOptions options;
    options.store_folder = folder / "data";
    options.store = store::make_store(options.store_folder, [] { return game::Date{std::time(nullptr)}; });
    const game::Restored restored = options.store->open();
    options.start = start_for({}, restored, chance);
    for (const Message& notice : options.start.notices)
        require(std::string{notice.id} != "The last game could not be continued.",
                "the last game could not be continued");
    options.stored = restored;
    options.window = ui::Canvas{800, 600};
    options.chance = chance.next();
    return options;
}

class Monkey {
public:
    Monkey(std::filesystem::path folder, std::uint64_t seed)
        : folder_(std::move(folder)), random_(seed), host_(options_on(folder_, random_)) {}

    void play() {
        const int rounds = 200 + below(400);
        for (int round = 0; round < rounds; ++round) {
            for (int batch = 1 + below(6); batch > 0; --batch) act();
            for (int turn = 1 + below(4); turn > 0; --turn)
                if (!host_.turn(below(12))) return;
            check_board();
            if (round % 50 == 49) check_store();
        }
        check_store();
        if (!host_.close())
            std::_Exit(0); // abandons what has not finished in time on a busy machine, as the program does
    }

private:
    int below(int end) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(end))); }
    template <std::size_t Count, class T> T one_of(const std::array<T, Count>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(Count)))];
    }

    void act() {
        switch (below(12)) {
        case 0:
        case 1:
        case 2: return key();
        case 3:
        case 4:
        case 5: return pair();
        case 6: return click({static_cast<float>(below(1400)), static_cast<float>(below(1000))});
        case 7: return move();
        case 8: return wheel();
        case 9: return size();
        case 10: return window();
        default: return drop();
        }
    }

    static void push(SDL_Event event) { SDL_PushEvent(&event); }

    void key() {
        constexpr std::array codes{SDLK_h,      SDLK_u,    SDLK_y,      SDLK_r,     SDLK_n,    SDLK_j,      SDLK_t,
                                   SDLK_l,      SDLK_f,    SDLK_k,      SDLK_p,     SDLK_e,    SDLK_g,      SDLK_x,
                                   SDLK_b,      SDLK_v,    SDLK_m,      SDLK_2,     SDLK_c,    SDLK_F1,     SDLK_F11,
                                   SDLK_ESCAPE, SDLK_TAB,  SDLK_RETURN, SDLK_UP,    SDLK_DOWN, SDLK_LEFT,   SDLK_RIGHT,
                                   SDLK_SPACE,  SDLK_PLUS, SDLK_0,      SDLK_MINUS, SDLK_END,  SDLK_PAGEUP, SDLK_DELETE,
                                   SDLK_ESCAPE, SDLK_HOME, SDLK_RETURN};
        constexpr std::array modifiers{KMOD_NONE, KMOD_NONE, KMOD_NONE, KMOD_LSHIFT, KMOD_LCTRL, KMOD_LALT};
        SDL_Event event{};
        event.key.keysym.sym = one_of(codes);
        event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym);
        event.key.keysym.mod = static_cast<Uint16>(one_of(modifiers));
        for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
            event.type = type;
            push(event);
        }
        if (below(8) != 0) return;
        SDL_Event text{};
        text.type = SDL_TEXTINPUT;
        text.text.text[0] = static_cast<char>('a' + below(26));
        push(text);
    }

    void click(ui::Point pixel, Uint8 button = SDL_BUTTON_LEFT) {
        SDL_Event event{};
        event.button.button = button;
        event.button.x = static_cast<int>(pixel.x / host_.scale());
        event.button.y = static_cast<int>(pixel.y / host_.scale());
        for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
            event.type = type;
            push(event);
        }
    }

    /// Clicks a removable pair, so that games progress; mostly on the board, sometimes under a page.
    void pair() {
        const auto moves = legal_moves(host_.app().session().board());
        if (moves.empty())
            return click({static_cast<float>(below(800)), static_cast<float>(below(600))}, SDL_BUTTON_RIGHT);
        const Move move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
        for (const Cell cell : {move.a, move.b}) click(host_.app().geometry(now()).cell_rect(cell).centre());
    }

    void move() {
        SDL_Event event{};
        event.type = SDL_MOUSEMOTION;
        event.motion.x = below(1400);
        event.motion.y = below(1000);
        push(event);
    }

    void wheel() {
        SDL_Event event{};
        event.type = SDL_MOUSEWHEEL;
        event.wheel.preciseY = static_cast<float>(below(7) - 3);
        push(event);
    }

    void size() {
        if (SDL_Window* window = SDL_GetWindowFromID(1)) SDL_SetWindowSize(window, 160 + below(1200), 120 + below(900));
    }

    void window() {
        constexpr std::array what{SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_EXPOSED,
                                  SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_SHOWN};
        SDL_Event event{};
        event.type = SDL_WINDOWEVENT;
        event.window.event = static_cast<Uint8>(one_of(what));
        push(event);
    }

    void drop() {
        constexpr std::array names{"board.twoturns", "cards.csv", "pictures", "missing", "noise.twoturns"};
        SDL_Event event{};
        event.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup((folder_ / one_of(names)).c_str());
        push(event);
    }

    void check_board() const {
        const game::Session& session = host_.app().session();
        require(session.board().tiles() == 2 * session.pairs_left(), "the tiles are not twice the pairs");
    }

    /// Replays the record in the store, which must lead to the board on screen.
    void check_store() {
        if (!host_.app().to_be_saved()) return;
        host_.save_all();
        const auto is_stored = [&] {
            const store::Database database(folder_ / "data" / "twoturns.db");
            const auto saved = store::read_game(database, host_.app().game().key);
            if (!saved) return false;
            const auto again = game::resumed(saved->record, host_.app().game().start, saved->summary.key);
            return again && again->session.board() == host_.app().session().board();
        };
        const bool stored = test::comes_true([&] { return is_stored() || !host_.app().to_be_saved(); },
                                             [&] { static_cast<void>(host_.turn(5)); });
        require(stored, "the store does not lead to the board on screen");
    }

    std::filesystem::path folder_;
    Random random_;
    view::Host host_;
};

int hand(std::uint64_t seed, const std::filesystem::path& folder) {
    test::quiet_sdl();
    setenv("HOME", folder.c_str(), 1);
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1);
    try {
        Monkey{folder, seed}.play();
        return 0;
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "monkey: %s\n", fault.what());
        return 1;
    }
}

using Clock = std::chrono::steady_clock;

/// Returns the exit status of a process, which is killed when the time is up.
int status_until(pid_t process, Clock::time_point killed_at) {
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        if (Clock::now() >= killed_at) kill(process, SIGKILL);
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return status;
}

/// Lets a hand play until `end` at most, and sometimes kills it earlier. Returns whether it ended well.
bool try_once(const char* program, std::uint64_t seed, const std::filesystem::path& folder, Random& chance,
              Clock::time_point end) {
    const pid_t process = fork();
    if (process == 0) {
        execl(program, program, "hand", std::to_string(seed).c_str(), folder.c_str(), nullptr);
        _exit(127);
    }
    const bool killed = chance.below(3) == 0;
    const auto killed_at = killed ? Clock::now() + std::chrono::milliseconds{chance.below(3000)} : end;
    const int status = status_until(process, std::min(killed_at, end));
    return (WIFEXITED(status) && WEXITSTATUS(status) == 0) || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

int play_for(const char* program, std::uint64_t seed, std::chrono::seconds time) {
    const test::ScratchFolder scratch;
    static_cast<void>(scratch.file("board.twoturns", "A B C\nA B C\n"));
    static_cast<void>(scratch.file("cards.csv", "front,back\none,eins\ntwo,zwei\nthree,drei\n"));
    static_cast<void>(scratch.file("noise.twoturns", std::string("\x01\xFF two\n", 7)));
    std::filesystem::create_directory(scratch.path() / "pictures");
    Random chance{seed};
    const auto end = Clock::now() + time;
    int windows = 0;
    for (std::uint64_t one = seed; Clock::now() < end; ++one, ++windows) {
        if (try_once(program, one, scratch.path(), chance, end)) continue;
        std::printf("monkey: seed %llu failed after %d windows\n", static_cast<unsigned long long>(one), windows);
        return 1;
    }
    std::printf("monkey: %d windows, no fault\n", windows);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::string first = argc == 4 ? argv[1] : "";
    if (first == "hand") return hand(std::stoull(argv[2]), argv[3]);
    if (argc == 3) return play_for(argv[0], std::stoull(argv[1]), std::chrono::seconds{std::stoll(argv[2])});
    std::fputs("usage: monkey SEED SECONDS\n", stderr);
    return 2;
}
