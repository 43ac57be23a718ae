// How well a card of a deck was recalled in a game; kept after the game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/clock.hpp"

namespace twoturns::game {

/// How a card was recalled, from worst to best; the store saves the numbers.
enum class Recall : std::uint8_t {
    missed, // the player took another card for it
    hinted,
    put_back,
    slow,
    found,
    quick,
};
inline constexpr int recalls = 6;

struct CardAnswer {
    std::string deck;      ///< the deck's name as in the settings
    std::string card;      ///< card_name()
    std::int64_t date = 0; ///< seconds since 1970
    Recall how = Recall::found;
    Time took{0};
    friend bool operator==(const CardAnswer&, const CardAnswer&) = default;
};

/// Returns the identity of a card: the text on its sides, so that a card keeps its answers when its deck is edited.
[[nodiscard]] inline std::string card_name(std::string_view front, std::string_view back) {
    return std::string(front).append("\t").append(back); // no side contains a tab
}

} // namespace twoturns::game
