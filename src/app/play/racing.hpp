// The race in the game in progress: the other run, and the times of the player's pairs.
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
    game::PairTimes own_times{};        ///< of the game in progress, even if it is not a race
    Seeks seeks = Seeks::nothing;       ///< which run was requested from the store, to race against it

    /// Returns the race in progress; nullopt if there is none.
    [[nodiscard]] std::optional<RaceView> view(const game::Session& session, game::Time now) const {
        if (!race) return std::nullopt;
        return RaceView{*race, own_times, session.elapsed(now)};
    }
};

} // namespace twoturns::app
