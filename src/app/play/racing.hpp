// The race that the game on the board is: the run it is against, and the player's own times.
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

    std::shared_ptr<const Race> race{}; ///< null while the game is no race
    game::PairTimes own_times{};        ///< in this game, whether it is one or not
    Seeks seeks = Seeks::nothing;       ///< what was asked for in order to race it

    /// The race as it stands.
    [[nodiscard]] std::optional<RaceView> view(const game::Session& session, game::Time now) const {
        if (!race) return std::nullopt;
        return RaceView{*race, own_times, session.elapsed(now)};
    }
};

} // namespace twoturns::app
