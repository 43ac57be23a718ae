// The board that teaches the rule: five pairs, the first three of which are shown one after another.
#pragma once

#include <optional>

#include "game/session.hpp"
#include "game/store.hpp"
#include "twoturns/board.hpp"
#include "twoturns/link.hpp"

namespace twoturns::app {

inline constexpr int guided_pairs = 5;

/// Returns a board of 2 x 5 tiles. In the order of the guide a straight line takes the first pair, the second goes
/// around the top with two turns, the third around the bottom; then two pairs are left to find.
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
    freely, ///< nothing is shown any more
    done,
};

struct Guidance {
    GuideStep step = GuideStep::done;
    std::optional<Link> link{}; ///< the line that is shown; nullopt while the player finds pairs freely
};

/// Returns what to teach in a position of the guided board. A pair that the player took out of turn is not taught.
[[nodiscard]] Guidance guidance_of(const Board& board);

} // namespace twoturns::app
