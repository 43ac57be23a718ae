// A kept game while it is looked at.
#pragma once

#include <optional>

#include "game/replay.hpp"
#include "game/store.hpp"

namespace twoturns::scene {

struct Replaying {
    game::GameSummary summary;
    Deal start; ///< the board it began with, and a witness if one is known
    game::Replay replay;
    std::optional<game::Time> next; ///< while it plays: when the next entry comes

    /// Whether the game can be gone on with from here.
    [[nodiscard]] bool can_resume() const { return replay.session().status() != game::Status::won; }
};

} // namespace twoturns::scene
