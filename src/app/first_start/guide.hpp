// Teaches the rule on the guided board: three of its five pairs are shown one after another.
#pragma once

#include <optional>

#include "game/guided_board.hpp"
#include "twoturns/board.hpp"
#include "twoturns/link.hpp"

namespace twoturns::app {

using game::guided_board;
using game::guided_pairs;
using game::is_guided;

/// The name of the weave that the guided board leaves, to be translated.
inline constexpr const char* first_weave_name = N_("Your first weave");

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
