// A cleared board: its lines as a picture, and statistics of the game.
#pragma once

#include <memory>
#include <optional>

#include "app/play/win_figures.hpp"
#include "app/play/win_sounds.hpp"
#include "app/screen.hpp"
#include "game/game.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

/// The pointer at the last pair. As long as it rests there, its clicks were meant for the board: they do not press what
/// appears under it.
struct RestingPointer {
    ui::Point at;
    game::Time until; ///< from then on its clicks are meant for what they hit

    /// Returns whether the pointer has left its place. A finger that lifts, like a pointer outside the window, has not.
    [[nodiscard]] bool left_by(const ui::Input& input, float scale) const;
};

struct ClearedBoard {
    std::shared_ptr<const scene::Weave> weave;   ///< never null
    std::optional<game::Time> threads_begin{};   ///< when the lines begin to appear; nullopt if all are shown at once
    std::optional<RestingPointer> pointer{};     ///< nullopt once it has moved
    WinSounds sounds{};                          ///< what is still to be heard
    bool figures_asked = false;                  ///< the history was requested
    std::shared_ptr<const WinFigures> figures{}; ///< null until the history is read
};

/// Makes the picture of a cleared game. The seal keeps its picture from the day of the win.
[[nodiscard]] ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin);

/// Handles input on the page of a cleared board before anything else. Returns whether a click is ignored.
[[nodiscard]] bool ignores(ClearedBoard& cleared, const ui::Input& input, const Context& context);

/// Returns the picture of a kind, the last one taken, by which a game is remembered.
[[nodiscard]] game::SealPicture seal_picture(Face kind, const game::Game& game, const Context& context);

} // namespace twoturns::app
