// The board being dealt or reshuffled while another one, or an undealt() game, is on the screen.
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
    bool undoable = false;  ///< undo leads back to the game before
    bool own_board = false; ///< not asked for by ID: cards may be chosen for it
};
/// Other kinds on the cells of the current board.
struct AwaitedReshuffle {};
struct AwaitedRecord {
    std::shared_ptr<const GameFile> file;   ///< its game is resumed on the dealt board
    std::optional<game::SavedGame> known{}; ///< the game of the history with the same record, if the store has one
};

struct AwaitedBoard {
    game::Time since{0};
    std::variant<AwaitedDeal, AwaitedReshuffle, AwaitedRecord> what{};
    float progress = 0; ///< 0 to 1; 0 while unknown

    [[nodiscard]] bool is_reshuffle() const { return std::holds_alternative<AwaitedReshuffle>(what); }
    /// Returns whether the wait is long enough to show its progress.
    [[nodiscard]] bool takes_long(game::Time now) const { return now >= since + deal_patience; }
};

} // namespace twoturns::app
