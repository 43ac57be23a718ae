// Programs that share a store and are killed at any moment.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <sstream>
#include <thread>

#include "store/saved.hpp"
#include "support/process.hpp"
#include "support/scale.hpp"

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX requires the program to declare it

using namespace twoturns;
using namespace twoturns::game;
using namespace twoturns::test;

namespace {

/// A running scripted_game, whose output is read from a pipe.
class Running {
public:
    Running(const std::filesystem::path& folder, std::uint64_t seed, int steps) {
        std::array<int, 2> in{};
        std::array<int, 2> ends{};
        REQUIRE(pipe2(in.data(), O_CLOEXEC) == 0);
        REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0);
        in_ = in[1];
        out_ = ends[0];
        posix_spawn_file_actions_t actions{};
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        std::array<std::string, 4> words{SCRIPTED_GAME, folder.string(), std::to_string(seed), std::to_string(steps)};
        std::array<char*, 5> argv{words[0].data(), words[1].data(), words[2].data(), words[3].data(), nullptr};
        REQUIRE(posix_spawn(&process_, SCRIPTED_GAME, &actions, nullptr, argv.data(), environ) == 0);
        posix_spawn_file_actions_destroy(&actions);
        close(in[0]);
        close(ends[1]);
    }
    ~Running() {
        kill();
        close(in_);
        close(out_);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    Running(Running&&) = delete;
    Running& operator=(Running&&) = delete;

    void wait_for_first_line() const {
        pollfd first{out_, POLLIN, 0};
        poll(&first, 1, 20'000);
    }
    void kill() {
        if (process_ == 0) return;
        ::kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }
    /// Returns the whole output after it has ended, without a truncated last line.
    [[nodiscard]] std::string all() const {
        std::string text;
        std::array<char, 4096> piece{};
        for (ssize_t count = 0; (count = read(out_, piece.data(), piece.size())) > 0;)
            text.append(piece.data(), static_cast<std::size_t>(count));
        return text.substr(0, text.find_last_of('\n') + 1);
    }

private:
    pid_t process_ = 0;
    int in_ = -1;
    int out_ = -1;
};

/// The last output of a program.
struct Said {
    GameKey started = 0; ///< may be saved without a line that says so
    GameKey saved = 0;
    std::size_t entries = 0;
};

void listen(Said& safe, const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word;
        words >> word;
        CAPTURE(line);
        REQUIRE((word == "started" || word == "saved"));
        if (word == "started")
            words >> safe.started;
        else
            words >> safe.saved >> safe.entries;
    }
}

int kills() {
    const char* const text = std::getenv("TWOTURNS_KILLS");
    return text == nullptr ? std::max(30, scaled(300)) : std::atoi(text);
}

} // namespace

TEST_CASE("whenever the program is killed, what it said was safe is there", "[store][kill]") {
    const ScratchFolder scratch;
    Random random{std::uint64_t{4}};
    Said safe;
    const int times = kills();
    for (int i = 0; i < times; ++i) {
        CAPTURE(i);
        {
            Running game(scratch.path(), random.next() >> 1U, 1'000'000);
            if (random.below(4) != 0) game.wait_for_first_line();
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(30'000)));
            game.kill();
            listen(safe, game.all());
        }
        if (safe.saved == 0) continue;
        check_whole(scratch.path());
        const Window window(scratch.path());
        REQUIRE(said(window.found.notices).empty());
        const auto saved = window.store->game(safe.saved);
        REQUIRE(saved);
        REQUIRE(saved->record.log.size() >= safe.entries);
        // The game started last may be saved already; the one cleared before it is not resumed.
        if (window.found.game) {
            const GameKey key = window.found.game->summary.key;
            REQUIRE((key == safe.saved || key == safe.started));
            REQUIRE(window.found.game->start);
            REQUIRE(Session::resumed(*window.found.game->start, window.found.game->record));
        } else {
            REQUIRE(saved->summary.state == GameState::cleared);
        }
    }
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path()))
        CHECK(entry.path().string().find("damaged") == std::string::npos);
}

TEST_CASE("programs that share a store do not disturb each other", "[store]") {
    const ScratchFolder scratch;
    const int steps = std::max(20, scaled(150));
    std::array<Said, 3> safe;
    {
        std::array<std::unique_ptr<Running>, 3> games;
        for (std::size_t i = 0; i < games.size(); ++i)
            games[i] = std::make_unique<Running>(scratch.path(), 7 + i, steps);
        for (std::size_t i = 0; i < games.size(); ++i) listen(safe[i], games[i]->all());
    }
    const Window window(scratch.path());
    CHECK(said(window.found.notices).empty());
    REQUIRE(window.found.game);
    std::size_t unfinished = 0; // in progress in this window, or unfinished from the closed ones
    const auto games = window.store->games(0, 1000);
    REQUIRE(games);
    for (const GameSummary& summary : *games)
        if (summary.state != GameState::cleared) ++unfinished;
    CHECK(unfinished == safe.size());
    for (const Said& one : safe) {
        const auto saved = window.store->game(one.saved);
        REQUIRE(saved);
        CHECK(saved->record.log.size() == one.entries);
        CHECK(Session::resumed(Player::dealt(saved->record.origin.id), saved->record));
    }
}
