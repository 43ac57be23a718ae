#include "running_game.hpp"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <system_error>
#include <thread>

#include "view/sdl.hpp"

namespace twoturns::bench {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Ms = std::chrono::duration<double, std::milli>;

fs::path program() {
    char* base = SDL_GetBasePath();
    fs::path found = fs::path{base} / "twoturns";
    SDL_free(base);
    return found;
}

/// Returns a line of a /proc file about a process, in MiB.
double mib_of(pid_t process, const std::string& file, const std::string& line_name) {
    std::ifstream in("/proc/" + std::to_string(process) + "/" + file);
    std::string line;
    while (std::getline(in, line))
        if (line.rfind(line_name, 0) == 0) return std::stod(line.substr(line_name.size())) / 1024;
    return 0;
}

} // namespace

bool has_display(std::ostream& out) {
    if (std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr) return true;
    out << "no display: run it under xvfb-run to time the program itself\n";
    return false;
}

RunningGame::RunningGame(const fs::path& data, const std::vector<std::string>& arguments)
    : state_(fs::temp_directory_path() / ("twoturns-bench-" + std::to_string(getpid()))) {
    fs::remove(state_);
    std::vector<std::string> all{"twoturns", "--data-dir", data.string(), "--state-file", state_.string()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& one : all) pointers.push_back(one.data());
    pointers.push_back(nullptr);
    const std::string file = program().string();
    const auto begin = Clock::now();
    process_ = fork();
    if (process_ == 0) {
        execv(file.c_str(), pointers.data());
        _exit(127);
    }
    constexpr Ms longest{10'000};
    while (!fs::exists(state_) && Clock::now() - begin < longest) // written after every frame
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    start_ms_ = Ms{Clock::now() - begin}.count();
}

RunningGame::~RunningGame() {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
    std::error_code gone;
    fs::remove(state_, gone);
}

double RunningGame::memory() const { return mib_of(process_, "smaps_rollup", "Pss:"); }
double RunningGame::peak_memory() const { return mib_of(process_, "status", "VmHWM:"); }

} // namespace twoturns::bench
