// The program itself, started as a player would.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace twoturns::bench {

/// Whether there is a display; where there is none it says so.
[[nodiscard]] bool has_display(std::ostream& out);

class RunningGame {
public:
    /// Starts it with these arguments and waits until its first frame is presented, 10 s at the most.
    RunningGame(const std::filesystem::path& data, const std::vector<std::string>& arguments = {});
    /// Ends it as a session does.
    ~RunningGame();
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    RunningGame(RunningGame&&) = delete;
    RunningGame& operator=(RunningGame&&) = delete;

    [[nodiscard]] double start_ms() const { return start_ms_; }
    /// Proportional memory in MiB; 0 where the system does not tell.
    [[nodiscard]] double memory() const;
    /// The most that was ever resident, in MiB, shared libraries with it.
    [[nodiscard]] double peak_memory() const;

private:
    std::filesystem::path state_; ///< what it writes after every frame
    pid_t process_ = 0;
    double start_ms_ = 0;
};

} // namespace twoturns::bench
