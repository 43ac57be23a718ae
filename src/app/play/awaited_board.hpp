// A board that is being dealt or reshuffled while another board, or an undealt() game, is on the screen.
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "app/board/game_start.hpp"
#include "app/effect.hpp"
#include "game/clock.hpp"
#include "game/store.hpp"

namespace twoturns::app {

struct AwaitedDeal {
    bool undoable = false;  ///< undo returns to the earlier game
    bool own_board = false; ///< the player did not request it by ID, so cards may be chosen for it
};
/// A reshuffle of the current board's tiles.
struct AwaitedReshuffle {};
struct AwaitedRecord {
    std::shared_ptr<const GameFile> file;   ///< the file whose game is resumed on the dealt board
    std::optional<game::SavedGame> known{}; ///< the game of the history with the same record, if the store has one
};

struct AwaitedBoard {
    game::Time since{0};
    std::variant<AwaitedDeal, AwaitedReshuffle, AwaitedRecord> what{};
    float progress = 0; ///< 0 to 1; 0 while it is unknown

    [[nodiscard]] bool is_reshuffle() const { return std::holds_alternative<AwaitedReshuffle>(what); }
    /// Returns whether the wait is long enough to show its progress.
    [[nodiscard]] bool takes_long(game::Time now) const { return now >= since + deal_patience; }
};

} // namespace twoturns::app
