// The race state of the game in progress: the run it is against, and the player's own times.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/board/race.hpp"
#include "game/contests/ghost.hpp"
#include "game/session.hpp"

namespace twoturns::app {

struct Racing {
    enum class Seeks : std::uint8_t {
        nothing,
        best, ///< the quickest run of this board
        last, ///< the run that was raced when the program ended
    };

    std::shared_ptr<const Race> race{}; ///< null if the game is not a race
    game::PairTimes own_times{};        ///< in this game, race or not
    Seeks seeks = Seeks::nothing;       ///< the run that was requested, to race it

    /// Returns the race in progress, nullopt if none.
    [[nodiscard]] std::optional<RaceView> view(const game::Session& session, game::Time now) const {
        if (!race) return std::nullopt;
        return RaceView{*race, own_times, session.elapsed(now)};
    }
};

} // namespace twoturns::app
