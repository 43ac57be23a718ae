#include "app/saved_games.hpp"

#include <utility>

#include "app/game_start.hpp"

namespace twoturns::app {

Effects go_on(const game::GameSummary& game, const game::Record& record, Deal start, bool whole,
              const Context& context) {
    if (whole && game.key == context.game.key) return {CloseAll{}}; // it is the one on the board
    const bool same = whole && game.state == game::GameState::unfinished;
    auto resumed = game::resumed(record, std::move(start), same ? game.key : key_from(context.chance));
    if (!resumed)
        return {Say{{{N_("This game cannot be continued"), {}}, resumed.error(), context.now + 2 * note_time}}};
    auto next = std::make_shared<game::Game>(*std::move(resumed));
    if (same) {
        next->started = game.started;
        next->pace = game.pace;
    }
    return {StartGame{std::move(next)}};
}

Effects copied_id(const GameId& id, bool custom_board, const Context& context) {
    if (custom_board)
        return {Say{{{N_("This board has no game ID"), {}},
                     {N_("Save it to a file to pass it on."), {}},
                     context.now + note_time}}};
    return {Say{{{N_("Game ID copied"), {}},
                 {N_("Pasted into the game, it gives the same board."), {}},
                 context.now + note_time}},
            CopyText{to_text(id)}};
}

} // namespace twoturns::app
