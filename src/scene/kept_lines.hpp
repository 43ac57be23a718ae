// The lines of the pairs that are gone: they stay on the table, and grow into the weave of the game.
#pragma once

#include <cstdint>
#include <vector>

#include "game/timeline.hpp"
#include "scene/weave.hpp"
#include "twoturns/gravity.hpp"
#include "twoturns/link.hpp"
#include "twoturns/moves.hpp"

namespace twoturns::scene {

/// Remembers the lines of a game, because a line follows from the board before its pair went.
class KeptLines {
public:
    /// Returns the threads of all pairs from the start to the current position, as weave_of() does, but a thread keeps
    /// its lanes (see Lanes::as_played) and its colour until the board is cleared. The reference is valid until the
    /// next call. Cost: finds one link for each pair that the last call did not see; with nothing new, walks over the
    /// pairs.
    const std::vector<Thread>& threads(const game::Timeline& game);

private:
    struct Line {
        Move move;
        Link link;
    };

    std::uint64_t game_ = 0; ///< tells the start of one game from that of another
    Gravity gravity_{};
    std::vector<Line> lines_;
    std::vector<Thread> threads_;
};

} // namespace twoturns::scene
