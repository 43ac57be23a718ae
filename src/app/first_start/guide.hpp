// The board that teaches the rule: five pairs, the first three of which are shown one after another.
#pragma once

#include <optional>

#include "game/session.hpp"
#include "game/store.hpp"
#include "twoturns/board.hpp"
#include "twoturns/link.hpp"

namespace twoturns::app {

inline constexpr int guided_pairs = 5;

/// Returns a board of 2 x 5 tiles. The guide teaches three of its pairs, in this order: one joined by a straight line,
/// one by a line of two turns around the top, one by a line of two turns around the bottom. The player finds the other
/// two pairs alone.
[[nodiscard]] Board guided_board();

/// The name of the weave that the guided board leaves, to be translated.
inline constexpr const char* first_weave_name = N_("Your first weave");

/// Returns whether a game was on the guided board.
[[nodiscard]] bool is_guided(const game::GameSummary& game);

/// What the guide teaches next.
enum class GuideStep : std::uint8_t {
    equal,  ///< a line joins two equal tiles
    above,  ///< two turns, around the top
    below,  ///< two turns, around the bottom
    freely, ///< the player finds the remaining pairs without the guide
    done,
};

struct Guidance {
    GuideStep step = GuideStep::done;
    std::optional<Link> link{}; ///< the line that is shown; nullopt while the player finds pairs freely
};

/// Returns what to teach in a position of the guided board. Skips a pair that was taken already, or whose line no
/// longer has the turns that the guide teaches.
[[nodiscard]] Guidance guidance_of(const Board& board);

} // namespace twoturns::app
