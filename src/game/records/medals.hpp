// Medals: 48 in eight families. They are computed from the history and the stored matches, so old games count at once.
// An earned medal stays earned, by the same game, regardless of later games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "game/records/tally.hpp"

namespace twoturns::game {

enum class MedalFamily : std::uint8_t {
    travels, // for places of the journey
    days,
    weaves,
    clean_play,
    speed,
    arcade,
    two_players,
    curiosity,
};
inline constexpr std::size_t medal_families = 8;
inline constexpr std::size_t medals_in_family = 6;
inline constexpr std::size_t medal_count = medal_families * medals_in_family;

struct Medal {
    MedalFamily family;
    const char* name; ///< in English, with the context "medal"
    const char* wish; ///< the condition; in English, with the context "medal"
    std::int64_t goal;
    std::int64_t (*count)(const Tally& tally);
};

/// Returns all medals, family by family.
[[nodiscard]] std::span<const Medal> medals();
[[nodiscard]] constexpr MedalFamily family_of(std::size_t medal) {
    return static_cast<MedalFamily>(medal / medals_in_family);
}

struct MedalState {
    std::int64_t count = 0; ///< the progress, at most the goal
    bool earned = false;
    Date date = 0;    ///< when it was earned
    GameKey game = 0; ///< the game that earned it; 0 for a match of two
    friend bool operator==(const MedalState&, const MedalState&) = default;
};
using MedalStates = std::array<MedalState, medal_count>;

/// Returns the state of each medal. Cost: some milliseconds for 10,000 games.
[[nodiscard]] MedalStates medals_of(const Past& past);

} // namespace twoturns::game
