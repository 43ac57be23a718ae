// A cleared board: its lines as a picture, and statistics of the game.
#pragma once

#include <memory>
#include <optional>

#include "app/play/win_figures.hpp"
#include "app/play/win_sounds.hpp"
#include "app/screen.hpp"
#include "game/game.hpp"
#include "scene/weave.hpp"
#include "twoturns/par.hpp"

namespace twoturns::app {

/// The pointer's position when the last pair was taken. Clicks are ignored while the pointer rests there, because the
/// player meant the board and not what appears under the pointer.
struct RestingPointer {
    ui::Point at;
    game::Time until; ///< clicks are ignored until this time at most

    /// Returns whether the input shows the pointer more than 12 points away. Ignores a finger that lifts and a pointer
    /// outside the window.
    [[nodiscard]] bool left_by(const ui::Input& input, float scale) const;
};

struct ClearedBoard {
    std::shared_ptr<const scene::Weave> weave;   ///< never null
    std::optional<game::Time> threads_begin{};   ///< when the lines begin to appear; nullopt if all are shown at once
    std::optional<RestingPointer> pointer{};     ///< nullopt once the pointer has moved, or its time is over
    WinSounds sounds{};                          ///< the sounds that are still to be played
    std::optional<Clearing> clearing{};          ///< the moves and turns; nullopt after a reshuffle
    bool turns_kept = false;                     ///< they were compared with the best known
    bool figures_asked = false;                  ///< the history was requested
    std::shared_ptr<const WinFigures> figures{}; ///< null until the history is read
};

/// Makes the picture of a cleared game. The seal keeps its picture from the day of the win.
[[nodiscard]] ClearedBoard cleared_board(const game::Game& game, std::optional<game::Time> threads_begin);

/// Handles input on the page of a cleared board before anything else. Returns whether a click is ignored.
[[nodiscard]] bool ignores(ClearedBoard& cleared, const ui::Input& input, const Context& context);

/// Returns the picture that represents a cleared game. `kind` is the kind of the last pair.
[[nodiscard]] game::SealPicture seal_picture(Face kind, const game::Game& game, const Context& context);

} // namespace twoturns::app
