// How a game went, in eight parts: whether each was quicker or slower than usual, or had help.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "game/record.hpp"
#include "game/store.hpp"

namespace twoturns::game {

enum class Stretch : std::uint8_t {
    quicker, ///< less than four fifths of the usual time
    usual,
    slower, ///< more than five quarters of it
    helped, ///< a hint was asked for
};
inline constexpr std::size_t stretch_count = 8;
using Stretches = std::array<Stretch, stretch_count>;

/// Of a game in which so many pairs went to clear the board, each stretch an eighth of them. A pair counts when it went
/// for good. `usual` is the time a pair usually takes; without it each stretch is compared with the median of this
/// game's own. Nothing for fewer than eight pairs, or a record in which they did not all go.
[[nodiscard]] std::optional<Stretches> stretches_of(const Record& record, int pairs, std::optional<Time> usual);

/// The time a pair usually takes the player on boards of the gravity and difficulty of `game`, or else of its size: the
/// median over the other cleared games. Nothing for fewer than three of either.
[[nodiscard]] std::optional<Time> usual_pair_time(std::span<const GameSummary> games, const GameSummary& game);

} // namespace twoturns::game
