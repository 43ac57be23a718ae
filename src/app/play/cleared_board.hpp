// A cleared board: its lines as a picture, and statistics of the game.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/play/win_figures.hpp"
#include "app/screen.hpp"
#include "game/game.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

struct ClearedBoard {
    std::shared_ptr<const scene::Weave> weave;   ///< never null
    std::optional<game::Time> threads_begin{};   ///< when the lines begin to appear; nullopt if all are shown at once
    std::size_t stars_told = 0;                  ///< how many stars have been heard
    bool figures_asked = false;                  ///< the history was requested
    std::shared_ptr<const WinFigures> figures{}; ///< null until the history is read
};

/// Makes the picture of a cleared game. The seal keeps its picture from the day of the win.
[[nodiscard]] ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin);

/// Returns the picture of a kind, the last one taken, by which a game is remembered.
[[nodiscard]] game::SealPicture seal_picture(Face kind, const game::Game& game, const Context& context);

} // namespace twoturns::app
