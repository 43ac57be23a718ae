#include "app/board/resuming.hpp"

#include <utility>

#include "app/board/saved_games.hpp"

namespace twoturns::app {

Effects Resuming::ask(game::GameKey key) {
    wanted_ = key;
    return {Ask{game::StoreRequest{game::ReadGame{key}}}};
}

void Resuming::cancel() {
    wanted_.reset();
    taken_.reset();
}

bool Resuming::take(const game::SavedGame& game) {
    if (wanted_ != game.summary.key) return false;
    wanted_.reset();
    taken_ = game;
    return true;
}

std::optional<Effects> Resuming::refused(const Message& why, const Context& context) {
    if (!wanted_) return std::nullopt;
    damaged_ = std::exchange(wanted_, std::nullopt);
    return Effects{say({N_("This game cannot be read")}, why, context.now + 2 * note_time)};
}

Effects Resuming::go_on_from(const Deal* start, const Context& context) {
    if (!taken_ || start == nullptr) return {};
    const game::SavedGame game = *std::exchange(taken_, std::nullopt);
    return go_on(game.summary, game.record, *start, true, context);
}

} // namespace twoturns::app
