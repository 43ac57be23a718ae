// A window of another program, to do things to the store while this one looks, and to be killed.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <string>

#include "game/store.hpp"

namespace twoturns::test {

/// Opens the store in a folder and goes on with the game it finds, or begins one. To be made before this program opens
/// a store itself, which a child must not inherit.
class OtherWindow {
public:
    OtherWindow(const std::filesystem::path& folder, game::GameKey key);
    ~OtherWindow() { kill(); }
    OtherWindow(const OtherWindow&) = delete;
    OtherWindow& operator=(const OtherWindow&) = delete;
    OtherWindow(OtherWindow&&) = delete;
    OtherWindow& operator=(OtherWindow&&) = delete;

    /// Opens the store; what it was told. Everything below wants this first.
    std::string open();
    /// A move is made and saved; what it was told, nothing when all went well.
    std::string move();
    /// The clock alone is saved.
    std::string wait();
    /// A setting is saved.
    std::string set();
    /// The list of games is read.
    std::string look();
    /// How many actions the game has in which moves were made, and its key.
    [[nodiscard]] std::size_t actions();
    [[nodiscard]] game::GameKey key();
    /// Closes the store as a program that ends does.
    void quit();
    void kill();

private:
    std::string ask(char what);

    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
};

} // namespace twoturns::test
