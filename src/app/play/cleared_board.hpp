// A board that is cleared: its lines as a picture, and what the history says of the game.
#pragma once

#include <memory>
#include <optional>

#include "app/play/win_figures.hpp"
#include "game/game.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

struct ClearedBoard {
    std::shared_ptr<const scene::Weave> weave;   ///< never null
    std::optional<game::Time> threads_begin{};   ///< when the lines begin to appear; nothing where all are there
    bool figures_asked = false;                  ///< the history was asked for
    std::shared_ptr<const WinFigures> figures{}; ///< once the history is read
};

/// Makes the picture of a cleared game. The last tile looks as it did on the day of the win.
[[nodiscard]] ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin);

} // namespace twoturns::app
