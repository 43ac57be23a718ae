// The board that teaches the rule at the first start.
#pragma once

#include "game/store.hpp"
#include "twoturns/board.hpp"

namespace twoturns::game {

inline constexpr int guided_pairs = 5;

/// Returns a board of 2 x 5 tiles with three pairs that show, in this order: a straight line, a line of two turns
/// around the top, a line of two turns around the bottom. The player finds the other two pairs alone.
[[nodiscard]] Board guided_board();

/// Returns whether a game was on the guided board.
[[nodiscard]] bool is_guided(const GameSummary& game);

} // namespace twoturns::game
