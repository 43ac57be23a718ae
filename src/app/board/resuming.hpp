// A page resumes a saved game: asks the store for its record, and begins once the game's board is dealt.
#pragma once

#include <optional>

#include "app/screen.hpp"
#include "game/store.hpp"
#include "game/store_news.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

class Resuming {
public:
    /// Returns whether the game can be asked for: false for one that could not be read, so that its board begins anew.
    [[nodiscard]] bool can_read(game::GameKey key) const { return key != damaged_; }
    /// Asks for a game.
    Effects ask(game::GameKey key);
    /// Drops the request, because the player has chosen another board.
    void cancel();
    /// Takes the record if it answers the request. Returns whether it does.
    bool take(const game::SavedGame& game);
    /// Tells the player why the requested game cannot be read. Returns nullopt if no game is requested.
    std::optional<Effects> refused(const Message& why, const Context& context);
    /// Resumes the game that was taken. `start`: its board; null while it is being dealt, then nothing happens.
    Effects go_on_from(const Deal* start, const Context& context);

private:
    std::optional<game::GameKey> wanted_;
    std::optional<game::SavedGame> taken_;
    std::optional<game::GameKey> damaged_;
};

} // namespace twoturns::app
