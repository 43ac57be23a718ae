// The program itself, started in the same way as by a player.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

namespace twoturns::bench {

/// Returns true if there is a display; otherwise prints that there is none.
[[nodiscard]] bool has_display(std::ostream& out);

class RunningGame {
public:
    /// Starts the program with these arguments and waits until its first frame is presented, at most 10 s.
    RunningGame(const std::filesystem::path& data, const std::vector<std::string>& arguments = {});
    /// Ends the program in the same way as the end of a desktop session.
    ~RunningGame();
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;
    RunningGame(RunningGame&&) = delete;
    RunningGame& operator=(RunningGame&&) = delete;

    [[nodiscard]] double start_ms() const { return start_ms_; }
    /// Returns the proportional memory in MiB; 0 if the system does not provide it.
    [[nodiscard]] double memory() const;
    /// Returns the peak resident memory in MiB, including shared libraries.
    [[nodiscard]] double peak_memory() const;

private:
    std::filesystem::path state_; ///< the file that the program writes after every frame
    pid_t process_ = 0;
    double start_ms_ = 0;
};

} // namespace twoturns::bench
