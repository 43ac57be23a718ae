#include "app/play/played_game.hpp"

#include <utility>

#include "app/board/game_start.hpp"
#include "app/journey/places.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {
namespace {

/// Returns whether an action only returns to an earlier position.
bool is_step(const game::RecordedAction& action) {
    return std::holds_alternative<game::Undone>(action) || std::holds_alternative<game::Redone>(action) ||
           std::holds_alternative<game::Restarted>(action) || std::holds_alternative<game::WentBack>(action);
}

} // namespace

PlayedGame::PlayedGame(game::Game played, bool own)
    : game(std::move(played)), own_board(own), saved_entries(game.session.log().size()) {}

int PlayedGame::level() const { return game.start.level > 0 ? game.start.level : game.origin.id.params.difficulty; }

std::optional<game::Time> PlayedGame::par() const {
    return game.origin.custom_board ? std::nullopt : game::par_of(game.origin.id);
}

std::optional<game::AnalysisRequest> PlayedGame::next_question() {
    if (undealt()) return std::nullopt;
    auto request = game.session.question();
    if (!request || request->serial == analysed) return std::nullopt;
    analysed = request->serial;
    return request;
}

game::SavedGame PlayedGame::saved(game::Time now, game::Date today) {
    if (game.started == 0) game.started = today;
    if (won() && game.cleared == 0) game.cleared = today;
    saved_on = won() ? game.cleared : today; // a cleared game keeps its day when it is saved again
    return game::saved(game, now, today);
}

void PlayedGame::take_key(game::GameKey key) {
    game.key = key;
    game.answers.clear();
}

void PlayedGame::play_on(Random& chance) {
    const auto& log = game.session.log();
    if (round_entries && log.size() != *round_entries) {
        round_entries.reset();
        become_new(chance);
    }
    if (!cleared_entries || log.size() == *cleared_entries) return;
    if (log.size() > *cleared_entries && is_step(log.back().action)) {
        if (won()) game.session.cut(*cleared_entries);
        return;
    }
    cleared_entries.reset();
    become_new(chance);
}

void PlayedGame::become_new(Random& chance) {
    saved_entries = 0;
    game.started = game.cleared = 0;
    take_key(key_from(chance));
}

} // namespace twoturns::app
