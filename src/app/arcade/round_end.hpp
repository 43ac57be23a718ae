// A round of Arcade whose bar has run out.
#pragma once

#include <memory>
#include <optional>

#include "game/contests/run.hpp"
#include "game/store.hpp"
#include "scene/weave.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

struct RoundEnd {
    game::SavedGame played;                    ///< the game on the last board
    Deal start;                                ///< of that game
    std::int64_t points = 0;                   ///< of the round
    std::shared_ptr<const scene::Weave> weave; ///< the lines drawn on the last board
    game::RunResult before{};                  ///< the boards before it; empty outside a run
    std::optional<int> combo{};                ///< the longest of all boards, if known
};

} // namespace twoturns::app
