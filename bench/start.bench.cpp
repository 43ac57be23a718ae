// From starting the process to its first frame on the screen, and its memory then. Needs a display;
// xvfb-run will do.
#include "section.hpp"
#include "table.hpp"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "saved_games.hpp"
#include "support/scratch.hpp"
#include "view/sdl.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Ms = std::chrono::duration<double, std::milli>;

/// Proportional memory of a process in MiB; 0 where the system does not tell.
double memory_of(pid_t process) {
    std::ifstream in("/proc/" + std::to_string(process) + "/smaps_rollup");
    std::string line;
    while (std::getline(in, line))
        if (line.rfind("Pss:", 0) == 0) return std::stod(line.substr(4)) / 1024;
    return 0;
}

struct Run {
    double ms = 0;
    double mib = 0;
};

/// Starts the game and waits for its state file, which it writes once the first frame is presented.
Run start_once(const fs::path& program, const fs::path& state, const fs::path& data) {
    fs::remove(state);
    const auto begin = Clock::now();
    const pid_t child = fork();
    if (child == 0) {
        execl(program.c_str(), "twoturns", "--data-dir", data.c_str(), "--state-file", state.c_str(), nullptr);
        _exit(127);
    }
    constexpr Ms longest{10'000};
    while (!fs::exists(state) && Clock::now() - begin < longest)
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    Run run{Ms{Clock::now() - begin}.count(), memory_of(child)};
    kill(child, SIGTERM);
    waitpid(child, nullptr, 0);
    return run;
}

void run(std::ostream& out) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) {
        out << "no display: run it under xvfb-run to time the start\n";
        return;
    }
    char* base = SDL_GetBasePath();
    const fs::path program = fs::path{base} / "twoturns";
    SDL_free(base);
    const fs::path state = fs::temp_directory_path() / ("twoturns-bench-" + std::to_string(getpid()));
    Table table({"start to first frame, 18x8", "least ms", "median ms", "most ms", "PSS MiB"});
    for (const bool years : {false, true}) {
        const test::ScratchFolder data;
        if (years) {
            fill_with_games(data.path());
            leave_a_game(data.path());
        }
        start_once(program, state, data.path()); // so that the disk is read
        std::vector<Run> runs(11);
        for (Run& one : runs) one = start_once(program, state, data.path());
        fs::remove(state);
        std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.ms < b.ms; });
        table.add({years ? "a game half played, 10,000 before it" : "a game just started, none before it",
                   figure(runs.front().ms), figure(runs[runs.size() / 2].ms), figure(runs.back().ms),
                   figure(runs[runs.size() / 2].mib)});
    }
    out << table;
}

} // namespace

const Section start_section{"start", "process start to the first frame, and memory", &run, nullptr};

} // namespace twoturns::bench
