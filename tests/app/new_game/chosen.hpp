// What the page for a new game has chosen.
#pragma once

#include <string>

#include "app/player.hpp"

namespace twoturns::test {

/// Returns the ID of the chosen board, as scripts read it.
inline std::string choice_of(const Player& player) {
    const std::string state = player.state();
    const std::string word = "; choice ";
    const auto at = state.find(word);
    if (at == std::string::npos) return {};
    return state.substr(at + word.size(), state.find('\n', at) - at - word.size());
}

} // namespace twoturns::test
