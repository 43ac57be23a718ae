// A cleared game of the history with its weave, made from its record.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/effect.hpp"
#include "game/store.hpp"
#include "platform/jobs.hpp"
#include "scene/weave.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {

struct WovenGame {
    game::SavedGame game;                      ///< `start` is always set
    std::shared_ptr<const scene::Weave> weave; ///< never null; has at least one thread
    std::vector<game::Time> times; ///< the time at which each pair was taken, in order; undone pairs are left out
};

/// Replays the record of a game from its starting board. Returns an error if the record breaks the rules. Costs as much
/// as game::Session::resumed().
[[nodiscard]] Result<std::shared_ptr<const WovenGame>> woven(game::SavedGame game, Deal start);

/// Returns the number of cells that a thread runs through, including both ends.
[[nodiscard]] int cells_of(const scene::Thread& thread);

/// Answers WeaveGame. Deals the board first if it was not saved.
class GameWeaver final : public platform::Job<Response> {
public:
    explicit GameWeaver(game::SavedGame game) : key_(game.summary.key), game_(std::move(game)) {}
    bool run() override;
    std::optional<Response> take() override { return std::exchange(answer_, std::nullopt); }

private:
    bool end(Result<Deal> start);

    game::GameKey key_;
    game::SavedGame game_;
    std::optional<Dealer> dealer_;
    std::optional<Response> answer_;
};

} // namespace twoturns::app
