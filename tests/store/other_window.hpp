// A window in another process, which changes the store while this one watches, and can be killed.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <string>

#include "game/store.hpp"

namespace twoturns::test {

/// Opens the store in a folder and continues the game in it, or begins a game. Create this object before this process
/// opens a store, because a child process must not inherit an open store.
class OtherWindow {
public:
    OtherWindow(const std::filesystem::path& folder, game::GameKey key);
    ~OtherWindow() { kill(); }
    OtherWindow(const OtherWindow&) = delete;
    OtherWindow& operator=(const OtherWindow&) = delete;
    OtherWindow(OtherWindow&&) = delete;
    OtherWindow& operator=(OtherWindow&&) = delete;

    /// Opens the store and returns its messages. Required before all functions below.
    std::string open();
    /// Makes and saves a move. Returns its messages, empty if it succeeded.
    std::string move();
    /// Saves only the clock.
    std::string wait();
    /// Saves a setting.
    std::string set();
    /// Reads the list of games.
    std::string look();
    /// Returns the number of actions of the game that move() plays; key() returns its key.
    [[nodiscard]] std::size_t actions();
    [[nodiscard]] game::GameKey key();
    /// Closes the store in the same way as the end of the program.
    void quit();
    void kill();

private:
    std::string ask(char what);

    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
};

} // namespace twoturns::test
