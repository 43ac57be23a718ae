// The arguments of the program, and the game to start with.
#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "app/app.hpp"
#include "game/store.hpp"
#include "twoturns/notation.hpp"
#include "twoturns/result.hpp"

namespace twoturns {

/// An error in the arguments or in the files that they name. It is printed on one line, with exit status 2.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Arguments {
    std::optional<std::string> id;
    std::optional<std::string> size;
    std::optional<int> kinds;
    std::optional<std::string> gravity;
    std::optional<std::string> layout;
    std::optional<int> difficulty;
    std::optional<std::string> seed;
    std::optional<std::string> deck;
    std::optional<std::string> board;
    std::optional<std::string> language;
    std::optional<std::string> screenshot;
    std::optional<std::string> window;
    std::optional<std::string> state_file;
    std::optional<std::string> data_folder;
    std::optional<std::string> file;
    std::optional<std::string> save_everything;
    std::optional<std::string> take_everything;
    bool fullscreen = false;
    bool new_game = false;
    bool daily = false;

    /// Returns true if the arguments request nothing that is shown at the start.
    [[nodiscard]] bool is_plain() const {
        return !name_a_game() && !deck && !screenshot && !file && !new_game && !daily;
    }
    /// Returns true if the arguments request a game; otherwise the game in progress is resumed.
    [[nodiscard]] bool name_a_game() const {
        return id || size || kinds || gravity || layout || difficulty || seed || board;
    }
};

template <class T> T value_or_throw(Result<T> result, const std::string& where) {
    if (!result) throw UsageError(where + ": " + to_english(result.error()));
    return *std::move(result);
}

/// Returns the game that the arguments request; otherwise the last game in progress; otherwise a new game like the last
/// one. Throws UsageError.
[[nodiscard]] app::Start start_for(const Arguments& arguments, const game::Restored& stored, Random& chance);

} // namespace twoturns
