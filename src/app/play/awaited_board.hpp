// The board the player waits for while another one, or none, is on the screen.
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
    bool undoable = false;  ///< undo leads back from it to the game before
    bool own_board = false; ///< nobody named it
};
/// Other kinds on the cells of the board that is played.
struct AwaitedReshuffle {};
struct AwaitedRecord {
    std::shared_ptr<const GameFile> file;   ///< whose game goes on on that board
    std::optional<game::SavedGame> known{}; ///< the game of the history it is the record of, if the store has one
};

struct AwaitedBoard {
    game::Time since{0};
    std::variant<AwaitedDeal, AwaitedReshuffle, AwaitedRecord> what{};
    float progress = 0; ///< 0 .. 1, where that is known

    [[nodiscard]] bool is_reshuffle() const { return std::holds_alternative<AwaitedReshuffle>(what); }
    /// Whether it takes so long that the progress is to be shown.
    [[nodiscard]] bool takes_long(game::Time now) const { return now >= since + deal_patience; }
};

} // namespace twoturns::app
