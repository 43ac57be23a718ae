// How well a card of a deck was recalled in a game, as it outlives the game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "game/clock.hpp"

namespace twoturns::game {

/// How a card was recalled, the better the higher; the store has the numbers.
enum class Recall : std::uint8_t {
    missed, // another one was taken for it
    hinted,
    put_back,
    slow,
    found,
    quick,
};
inline constexpr int recalls = 6;

struct CardAnswer {
    std::string deck;      ///< as the settings name it
    std::string card;      ///< card_name()
    std::int64_t date = 0; ///< seconds since 1970
    Recall how = Recall::found;
    Time took{0};
    friend bool operator==(const CardAnswer&, const CardAnswer&) = default;
};

/// What a card is known by: what is on its sides, so that one that stays when its deck is changed keeps its answers.
[[nodiscard]] inline std::string card_name(std::string_view front, std::string_view back) {
    return std::string(front).append("\t").append(back); // no side has a tab
}

} // namespace twoturns::game
