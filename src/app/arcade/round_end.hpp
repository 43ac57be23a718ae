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
    Deal start;                                ///< the starting board of that game
    std::int64_t points = 0;                   ///< the points of the round, without earlier boards of the run
    std::shared_ptr<const scene::Weave> weave; ///< the lines drawn on the last board
    game::RunResult before{};                  ///< the result of the run's earlier boards; empty outside a run
    std::optional<int> combo{};                ///< the longest combo on all boards, if known
};

} // namespace twoturns::app
