// Divides a game into eight stretches and rates each: quicker or slower than usual, or with help.
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
    slower, ///< more than five quarters of the usual time
    helped, ///< a hint was used
};
inline constexpr std::size_t stretch_count = 8;
using Stretches = std::array<Stretch, stretch_count>;

/// Rates a game that was cleared with `pairs` pairs; each stretch is an eighth of them. A pair counts at the time of
/// its last match, after any undo. `usual` is the usual time for a pair; without it, each stretch is compared with this
/// game's median. Returns nullopt for fewer than eight pairs, or if the record leaves a pair unmatched.
[[nodiscard]] std::optional<Stretches> stretches_of(const Record& record, int pairs, std::optional<Time> usual);

/// Returns the player's usual time for a pair: the median over the other cleared games on boards with the gravity, rule
/// and difficulty of `game`, or if there are fewer than three such games, with its size. Returns nullopt if both groups
/// have fewer than three.
[[nodiscard]] std::optional<Time> usual_pair_time(std::span<const GameSummary> games, const GameSummary& game);

} // namespace twoturns::game
